"""The engine knows no game: the contract, records, chance, matches, replays, the registry, compiled playouts."""

"""The engine: contract, records, chance, matches, replays, registry, compiled playouts. It knows no game."""

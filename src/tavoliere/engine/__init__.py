"""The engine knows no game: the contract, records, chance, matches, replays, the registry, compiled playouts."""

from tavoliere.engine import compile_cache

# Before anything imports numba: its cache must not outlive an edit of our sources.
compile_cache.use()

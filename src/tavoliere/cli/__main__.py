"""`python -m tavoliere.cli` is the same as `tavoliere`."""

from tavoliere.cli import main

main()

"""`tavoliere backup`: copies the whole database into one file while the server runs."""

from pathlib import Path

from tavoliere.cli import cli_texts
from tavoliere.cli.serve import default_database
from tavoliere.server.settings import read_settings
from tavoliere.store.backup import back_up


def make_backup(language: str, db: str | None, config: Path | None, file: Path, may_replace: bool) -> None:
    """Copy the database that `tavoliere serve` would use with the same flags, environment and settings file."""
    settings = read_settings({"db": db, "language": language}, file=str(config or ""))
    size = back_up(settings.db or default_database(), file, may_replace)
    print(cli_texts(language)("backup-made", file=str(file), size=round(size / 1000)))

"""The commands and their options; each does its work in the module of its name."""

import json
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from tavoliere.cli import cli_texts, interruptible, usage_error
from tavoliere.engine.sources import hand_in


class Language(StrEnum):
    """Languages people can read."""

    en = "en"
    it = "it"


def build(language: str) -> typer.Typer:
    """The whole command line, its help in one language."""
    words = cli_texts(language)
    app = typer.Typer(
        help=words("help"), no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False,
        rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]},
    )  # fmt: skip
    lang = typer.Option("--lang", help=words("help-lang"))
    as_json = typer.Option("--json", help=words("help-json"))
    game_id = typer.Argument(metavar=words("meta-game"), help=words("help-game"))
    box = typer.Option("--box", metavar="FILE.toml", help=words("help-box"))
    option = typer.Option("--option", "-o", metavar="KEY=VALUE", help=words("help-option"))
    seed = typer.Option("--seed", help=words("help-seed"))
    meta_file = words("meta-file")

    @app.callback(invoke_without_command=True)
    def top(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=words("help-version"))] = False,
        added: Annotated[
            list[Path] | None,
            typer.Option("--add-game", metavar=words("meta-folder"), help=words("help-handed-in"), callback=hand_in),
        ] = None,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        if version:
            from tavoliere import __version__

            typer.echo(f"tavoliere {__version__}")
            raise typer.Exit

    @app.command("games", help=words("help-games"))
    def games(
        json_: Annotated[bool, as_json] = False,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.games import show_games

        show_games(language, json_)

    @app.command("bots", help=words("help-bots"))
    def bots(
        json_: Annotated[bool, as_json] = False,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.bots import show_bots

        show_bots(language, json_)

    @app.command("play", help=words("help-play"))
    def play(
        game: Annotated[str, game_id] = "paris",
        seats: Annotated[str, typer.Option("--seats", help=words("help-seats"))] = "me,normal",
        seed_: Annotated[int | None, seed] = None,
        box_: Annotated[Path | None, box] = None,
        option_: Annotated[list[str] | None, option] = None,
        position: Annotated[
            Path | None, typer.Option("--position", metavar="FILE.json", help=words("help-position"))
        ] = None,
        load: Annotated[Path | None, typer.Option("--load", metavar=meta_file, help=words("help-load"))] = None,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.play import play_in_terminal

        start = read_position(position) if position else None
        with interruptible():
            play_in_terminal(language, game, seats, seed_, box_, read_options(option_), start, load)

    @app.command("replay", help=words("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar=meta_file, help=words("help-file"))],
        check: Annotated[bool, typer.Option("--check", help=words("help-check"))] = False,
        verify: Annotated[bool, typer.Option("--verify", help=words("help-verify"))] = False,
        eyes: Annotated[int | None, typer.Option("--eyes", help=words("help-eyes"))] = None,
        json_: Annotated[bool, as_json] = False,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.replay import check_replay, show_replay, verify_dice

        with interruptible():
            if verify or check:
                (verify_dice if verify else check_replay)(language, file, json_)
            else:
                show_replay(language, file, None if eyes is None else eyes - 1, json_)  # people count from 1

    @app.command("rule", help=words("help-rule"))
    def rule(
        rule_id: Annotated[str, typer.Argument(metavar="ID", help=words("help-rule-id"))],
        json_: Annotated[bool, as_json] = False,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.rule import show_rule

        show_rule(language, rule_id, json_)

    @app.command("bench", help=words("help-bench"))
    def bench(
        game: Annotated[str | None, game_id] = None,
        seconds: Annotated[float, typer.Option("--seconds", min=0.1, help=words("help-seconds"))] = 3.0,
        seats: Annotated[int, typer.Option("--seats", min=2, max=4, help=words("help-bench-seats"))] = 4,
        json_: Annotated[bool, as_json] = False,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.bench import show_bench

        with interruptible():
            show_bench(language, game, seconds, seats, json_)

    @app.command("compile", help=words("help-compile"))
    def compile_(
        game: Annotated[str | None, game_id] = None,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.cli.compile import compile_games

        with interruptible():
            compile_games(language, game)

    @app.command("playthrough", help=words("help-playthrough"))
    def playthrough_(
        game: Annotated[str, game_id],
        seats: Annotated[int, typer.Option("--seats", help=words("help-bench-seats"))] = 2,
        seed_: Annotated[int, seed] = 1,
        option_: Annotated[list[str] | None, option] = None,
        chosen: Annotated[Language | None, lang] = None,
    ) -> None:
        from tavoliere.app import load as load_game
        from tavoliere.engine.playthrough import playthrough

        typer.echo(playthrough(load_game(game), seats, seed_, read_options(option_)), nl=False)

    add_arena(
        app, language, {"game": game_id, "seed": seed, "option": option, "box": box, "json": as_json, "lang": lang}
    )
    add_serve(app, language)
    return app


def add_arena(app: typer.Typer, language: str, shared: dict[str, Any]) -> None:
    """The command with the most options, beside those it shares with others."""
    words = cli_texts(language)

    @app.command("arena", help=words("help-arena"))
    def arena(
        game: Annotated[str, shared["game"]],
        bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=words("help-arena-bots"))],
        seats: Annotated[int, typer.Option("--seats", help=words("help-bench-seats"))] = 2,
        games: Annotated[int, typer.Option("--games", help=words("help-arena-games"))] = 100,
        seed_: Annotated[int, shared["seed"]] = 1,
        jobs: Annotated[int | None, typer.Option("--jobs", help=words("help-jobs"))] = None,
        cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help=words("help-cluster"))] = None,
        out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=words("help-out"))] = None,
        option_: Annotated[list[str] | None, shared["option"]] = None,
        box_: Annotated[Path | None, shared["box"]] = None,
        stop: Annotated[bool, typer.Option("--stop-when-decided", help=words("help-stop"))] = False,
        against: Annotated[float | None, typer.Option("--against", help=words("help-against"))] = None,
        move_limit: Annotated[float, typer.Option("--move-limit", help=words("help-move-limit"))] = 60.0,
        json_: Annotated[bool, shared["json"]] = False,
        chosen: Annotated[Language | None, shared["lang"]] = None,
    ) -> None:
        from tavoliere.app import load as load_game
        from tavoliere.bots.arena import Settings
        from tavoliere.cli.arena import hold_arena, runner_for

        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        settings = Settings(
            load_game(game, box_), names, seats, games, seed_, read_options(option_), move_limit, stop, against
        )
        hold_arena(language, settings, out, runner_for(jobs, cluster), json_)

    add_train(app, language, shared)


def add_train(app: typer.Typer, language: str, shared: dict[str, Any]) -> None:
    """The command that lets a bot learn a game."""
    words = cli_texts(language)

    @app.command("train", help=words("help-train"))
    def train(
        game: Annotated[str, shared["game"]],
        out: Annotated[Path, typer.Option("--out", metavar="DIR", help=words("help-train-out"))],
        seats: Annotated[int, typer.Option("--seats", help=words("help-train-seats"))] = 2,
        box_: Annotated[Path | None, shared["box"]] = None,
        hours: Annotated[float, typer.Option("--hours", help=words("help-train-hours"))] = 2.0,
        games: Annotated[int | None, typer.Option("--games", help=words("help-train-games"))] = None,
        jobs: Annotated[int | None, typer.Option("--jobs", help=words("help-train-jobs"))] = None,
        seed: Annotated[int, typer.Option("--seed", help=words("help-train-seed"))] = 1,
        chosen: Annotated[Language | None, shared["lang"]] = None,
    ) -> None:
        from tavoliere.app import load as load_game
        from tavoliere.bots.training import Settings
        from tavoliere.cli.train import train_a_net

        threads = (os.cpu_count() or 1) if jobs is None else jobs
        train_a_net(language, Settings(load_game(game, box_), seats, out, hours, games, threads, seed))


def add_serve(app: typer.Typer, language: str) -> None:
    """The command that serves tables, and the one that copies what it stored."""
    words = cli_texts(language)

    @app.command("serve", help=words("help-serve"))
    def serve(
        host: Annotated[str | None, typer.Option("--host", help=words("help-host"))] = None,
        port: Annotated[int | None, typer.Option("--port", min=0, max=65535, help=words("help-port"))] = None,
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=words("help-db"))] = None,
        public_url: Annotated[
            str | None, typer.Option("--public-url", metavar="URL", help=words("help-public-url"))
        ] = None,
        hosts: Annotated[str | None, typer.Option("--hosts", metavar="NAME,…", help=words("help-hosts"))] = None,
        log: Annotated[str | None, typer.Option("--log", metavar="auto|text|json", help=words("help-log"))] = None,
        config: Annotated[Path | None, typer.Option("--config", metavar="FILE.toml", help=words("help-config"))] = None,
        opens: Annotated[bool, typer.Option("--open", help=words("help-open"))] = False,
        chosen: Annotated[Language | None, typer.Option("--lang", help=words("help-lang"))] = None,
    ) -> None:
        from tavoliere.cli.serve import serve as serve_tables

        flags = {"host": host, "port": port, "db": db, "public_url": public_url, "hosts": hosts, "log": log}
        with interruptible():
            serve_tables(language, flags, config, opens)

    add_backup(app, language)


def add_backup(app: typer.Typer, language: str) -> None:
    """The command that copies the database."""
    words = cli_texts(language)

    @app.command("backup", help=words("help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(metavar=words("meta-file"), help=words("help-backup-file"))],
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=words("help-db"))] = None,
        config: Annotated[Path | None, typer.Option("--config", metavar="FILE.toml", help=words("help-config"))] = None,
        replace: Annotated[bool, typer.Option("--replace", help=words("help-replace"))] = False,
        chosen: Annotated[Language | None, typer.Option("--lang", help=words("help-lang"))] = None,
    ) -> None:
        from tavoliere.cli.backup import make_backup

        with interruptible():
            make_backup(language, db, config, file, replace)


def read_options(written: list[str] | None) -> dict[str, str]:
    """Options written as KEY=VALUE."""
    options = {}
    for text in written or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise usage_error("bad-option-text", text=text)
        options[key.strip()] = value.strip()
    return options


def read_position(path: Path) -> dict[str, Any]:
    """A position file."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise usage_error(
            "bad-position-file", file=str(path), reason=getattr(error, "strerror", None) or str(error)
        ) from error
    if not isinstance(data, dict):
        raise usage_error("bad-position-file", file=str(path), reason="not a JSON object")
    return data

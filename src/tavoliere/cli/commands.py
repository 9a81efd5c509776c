"""The commands and their options; each command is carried out by a module of its own."""

import os
from pathlib import Path
from typing import Annotated

import typer

from tavoliere.cli import interruptible
from tavoliere.cli.options import Language, Shared, read_options, read_position
from tavoliere.engine.sources import hand_in


def build(language: str) -> typer.Typer:
    """The whole command line, its help in one language."""
    shared = Shared.in_language(language)
    app = typer.Typer(
        help=shared.words("help"), no_args_is_help=True, pretty_exceptions_enable=False, add_completion=False,
        rich_markup_mode=None, context_settings={"help_option_names": ["-h", "--help"]},
    )  # fmt: skip
    for add in (
        add_top, add_lists, add_play, add_replay, add_rule, add_machine, add_playthrough, add_arena, add_train,
        add_reviews, add_puzzles, add_serve, add_backup, add_box,
    ):  # fmt: skip
        add(app, shared)
    return app


def add_top(app: typer.Typer, shared: Shared) -> None:
    """The options that stand before any command."""
    words = shared.words

    @app.callback(invoke_without_command=True)
    def top(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help=words("help-version"))] = False,
        added: Annotated[
            list[Path] | None,
            typer.Option("--add-game", metavar=words("meta-folder"), help=words("help-handed-in"), callback=hand_in),
        ] = None,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        if version:
            from tavoliere import __version__

            typer.echo(f"tavoliere {__version__}")
            raise typer.Exit


def add_lists(app: typer.Typer, shared: Shared) -> None:
    """The commands that list games and bots."""
    words = shared.words

    @app.command("games", help=words("help-games"))
    def games(
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.games import show_games

        show_games(shared.language, json_)

    @app.command("bots", help=words("help-bots"))
    def bots(
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.bots import show_bots

        show_bots(shared.language, json_)


def add_play(app: typer.Typer, shared: Shared) -> None:
    """The command that plays a match in the terminal."""
    words = shared.words

    @app.command("play", help=words("help-play"))
    def play(
        game: Annotated[str, shared.game] = "paris",
        seats: Annotated[str, typer.Option("--seats", help=words("help-seats"))] = "me,normal",
        seed_: Annotated[int | None, shared.seed] = None,
        box_: Annotated[Path | None, shared.box] = None,
        option_: Annotated[list[str] | None, shared.option] = None,
        position: Annotated[
            Path | None, typer.Option("--position", metavar="FILE.json", help=words("help-position"))
        ] = None,
        load: Annotated[Path | None, typer.Option("--load", metavar=shared.file, help=words("help-load"))] = None,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.play import play_in_terminal

        start = read_position(position) if position else None
        with interruptible():
            play_in_terminal(shared.language, game, seats, seed_, box_, read_options(option_), start, load)


def add_replay(app: typer.Typer, shared: Shared) -> None:
    """The command that replays a saved match."""
    words = shared.words

    @app.command("replay", help=words("help-replay"))
    def replay(
        file: Annotated[Path, typer.Argument(metavar=shared.file, help=words("help-file"))],
        check: Annotated[bool, typer.Option("--check", help=words("help-check"))] = False,
        verify: Annotated[bool, typer.Option("--verify", help=words("help-verify"))] = False,
        eyes: Annotated[int | None, typer.Option("--eyes", help=words("help-eyes"))] = None,
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.replay import check_replay, show_replay, verify_dice

        with interruptible():
            if verify or check:
                (verify_dice if verify else check_replay)(shared.language, file, json_)
            else:
                show_replay(shared.language, file, None if eyes is None else eyes - 1, json_)  # people count from 1


def add_rule(app: typer.Typer, shared: Shared) -> None:
    """The command that looks up a rule."""
    words = shared.words

    @app.command("rule", help=words("help-rule"))
    def rule(
        rule_id: Annotated[str, typer.Argument(metavar="ID", help=words("help-rule-id"))],
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.rule import show_rule

        show_rule(shared.language, rule_id, json_)


def add_machine(app: typer.Typer, shared: Shared) -> None:
    """The commands that measure speed and compile rules."""
    words = shared.words

    @app.command("bench", help=words("help-bench"))
    def bench(
        game: Annotated[str | None, shared.game] = None,
        seconds: Annotated[float, typer.Option("--seconds", min=0.1, help=words("help-seconds"))] = 3.0,
        seats: Annotated[int, typer.Option("--seats", min=2, max=4, help=words("help-seat-count"))] = 4,
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.bench import show_bench

        with interruptible():
            show_bench(shared.language, game, seconds, seats, json_)

    @app.command("compile", help=words("help-compile"))
    def compile_(
        game: Annotated[str | None, shared.game] = None,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.compile import compile_games

        with interruptible():
            compile_games(shared.language, game)


def add_playthrough(app: typer.Typer, shared: Shared) -> None:
    """The command that writes whole games as text."""
    words = shared.words

    @app.command("playthrough", help=words("help-playthrough"))
    def playthrough_(
        game: Annotated[str, shared.game],
        seats: Annotated[int, typer.Option("--seats", help=words("help-seat-count"))] = 2,
        seed_: Annotated[int, shared.seed] = 1,
        option_: Annotated[list[str] | None, shared.option] = None,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.app import load as load_game
        from tavoliere.engine.playthrough import playthrough

        typer.echo(playthrough(load_game(game), seats, seed_, read_options(option_)), nl=False)


def add_arena(app: typer.Typer, shared: Shared) -> None:
    """The command that lets bots play one another."""
    words = shared.words

    @app.command("arena", help=words("help-arena"))
    def arena(
        game: Annotated[str, shared.game],
        bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=words("help-arena-bots"))],
        seats: Annotated[int, typer.Option("--seats", help=words("help-seat-count"))] = 2,
        games: Annotated[int, typer.Option("--games", help=words("help-arena-games"))] = 100,
        seed_: Annotated[int, shared.seed] = 1,
        jobs: Annotated[int | None, typer.Option("--jobs", help=words("help-jobs"))] = None,
        cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS", help=words("help-cluster"))] = None,
        out: Annotated[Path | None, typer.Option("--out", metavar="DIR", help=words("help-out"))] = None,
        option_: Annotated[list[str] | None, shared.option] = None,
        box_: Annotated[Path | None, shared.box] = None,
        stop: Annotated[bool, typer.Option("--stop-when-decided", help=words("help-stop"))] = False,
        against: Annotated[float | None, typer.Option("--against", help=words("help-against"))] = None,
        move_limit: Annotated[float, typer.Option("--move-limit", help=words("help-move-limit"))] = 60.0,
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.app import load as load_game
        from tavoliere.bots.arena import Settings
        from tavoliere.cli.arena import hold_arena, runner_for

        names = tuple(name.strip() for name in bots.split(",") if name.strip())
        settings = Settings(
            load_game(game, box_), names, seats, games, seed_, read_options(option_), move_limit, stop, against
        )
        hold_arena(shared.language, settings, out, runner_for(jobs, cluster), json_)


def add_train(app: typer.Typer, shared: Shared) -> None:
    """The command that lets a bot learn a game."""
    words = shared.words

    @app.command("train", help=words("help-train"))
    def train(
        game: Annotated[str, shared.game],
        out: Annotated[Path, typer.Option("--out", metavar="DIR", help=words("help-train-out"))],
        seats: Annotated[int, typer.Option("--seats", help=words("help-seat-count"))] = 2,
        box_: Annotated[Path | None, shared.box] = None,
        hours: Annotated[float, typer.Option("--hours", help=words("help-train-hours"))] = 2.0,
        games: Annotated[int | None, typer.Option("--games", help=words("help-train-games"))] = None,
        jobs: Annotated[int | None, typer.Option("--jobs", help=words("help-train-jobs"))] = None,
        cluster: Annotated[
            str | None, typer.Option("--cluster", metavar="ADDRESS", help=words("help-train-cluster"))
        ] = None,
        seed: Annotated[int, typer.Option("--seed", help=words("help-train-seed"))] = 1,
        start: Annotated[Path | None, typer.Option("--from", metavar="NET", help=words("help-train-from"))] = None,
        against: Annotated[
            Path | None, typer.Option("--against", metavar="NET", help=words("help-train-against"))
        ] = None,
        searched: Annotated[
            float, typer.Option("--searched", min=0.0, max=1.0, help=words("help-train-searched"))
        ] = 0.0,
        policy: Annotated[float, typer.Option("--policy", min=0.0, max=1.0, help=words("help-train-policy"))] = 0.0,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.app import load as load_game
        from tavoliere.bots.training import Schedule, Settings
        from tavoliere.cli.train import net_to_beat, net_to_start_with, train_a_net

        threads, learned = (os.cpu_count() or 1) if jobs is None else jobs, load_game(game, box_)
        length, schedule = (hours, games, threads, seed), Schedule(searched_share=searched, policy_share=policy)
        nets = (net_to_start_with(learned, seats, start), net_to_beat(learned, seats, against))
        train_a_net(shared.language, Settings(learned, seats, out, *length, schedule, *nets), cluster)


def add_reviews(app: typer.Typer, shared: Shared) -> None:
    """The commands that review matches and answer questions about positions."""
    words = shared.words
    depth_option = typer.Option("--depth", help=words("help-depth"))

    @app.command("review", help=words("help-review"))
    def review(
        file: Annotated[Path, typer.Argument(metavar=shared.file, help=words("help-file"))],
        budget: Annotated[str | None, typer.Option("--budget", metavar="30s", help=words("help-budget"))] = None,
        depth: Annotated[str, depth_option] = "usual",
        seed: Annotated[int, typer.Option("--seed", help=words("help-review-seed"))] = 1,
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.review import show_review

        show_review(shared.language, file, json_, budget, depth, seed)

    @app.command("ask", help=words("help-ask"))
    def ask(
        file: Annotated[Path, typer.Argument(metavar=shared.file, help=words("help-position"))],
        seat: Annotated[int, typer.Option("--seat", min=1, max=4, help=words("help-ask-seat"))] = 1,
        game: Annotated[str | None, typer.Option("--game", help=words("help-game"))] = None,
        depth: Annotated[str, depth_option] = "usual",
        seed: Annotated[int, typer.Option("--seed", help=words("help-review-seed"))] = 1,
        json_: Annotated[bool, shared.json] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.review import show_answer

        with interruptible():
            show_answer(shared.language, file, seat, game, depth, json_, seed)


def add_puzzles(app: typer.Typer, shared: Shared) -> None:
    """The command that collects puzzles from games between bots."""
    words = shared.words

    @app.command("puzzles", help=words("help-puzzles"))
    def puzzles(
        game: Annotated[str, shared.game],
        seats: Annotated[int, typer.Option("--seats", min=2, max=4, help=words("help-seat-count"))] = 2,
        count: Annotated[int, typer.Option("--count", min=1, help=words("help-puzzles-count"))] = 12,
        worlds: Annotated[int, typer.Option("--worlds", min=10, help=words("help-puzzles-worlds"))] = 4000,
        seed: Annotated[int, typer.Option("--seed", help=words("help-review-seed"))] = 1,
        out: Annotated[Path | None, typer.Option("--out", metavar=shared.file, help=words("help-puzzles-out"))] = None,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.review import collect_puzzles

        with interruptible():
            collect_puzzles(shared.language, game, seats, count, worlds, seed, out)


def add_serve(app: typer.Typer, shared: Shared) -> None:
    """The command that serves tables."""
    words = shared.words

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
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.serve import serve as serve_tables

        flags = {"host": host, "port": port, "db": db, "public_url": public_url, "hosts": hosts, "log": log}
        with interruptible():
            serve_tables(shared.language, flags, config, opens)


def add_backup(app: typer.Typer, shared: Shared) -> None:
    """The command that copies the database."""
    words = shared.words

    @app.command("backup", help=words("help-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(metavar=shared.file, help=words("help-backup-file"))],
        db: Annotated[str | None, typer.Option("--db", metavar="URL", help=words("help-db"))] = None,
        config: Annotated[Path | None, typer.Option("--config", metavar="FILE.toml", help=words("help-config"))] = None,
        replace: Annotated[bool, typer.Option("--replace", help=words("help-replace"))] = False,
        chosen: Annotated[Language | None, shared.lang] = None,
    ) -> None:
        from tavoliere.cli.backup import make_backup

        with interruptible():
            make_backup(shared.language, db, config, file, replace)


def add_box(tavoliere: typer.Typer, shared: Shared) -> None:
    """The commands about boxes."""
    words = shared.words
    boxes = typer.Typer(help=words("help-boxes"), no_args_is_help=True, rich_markup_mode=None)
    tavoliere.add_typer(boxes, name="box")
    game_option = typer.Option("--game", metavar=words("meta-game"), help=words("help-box-game"))

    @boxes.command("check", help=words("help-box-check"))
    def check(
        file: Annotated[Path, typer.Argument(metavar=shared.file)],
        game: Annotated[str | None, game_option] = None,
    ) -> None:
        from tavoliere.cli.box import check_box

        check_box(shared.language, file, game)

    @boxes.command("diff", help=words("help-box-diff"))
    def diff(
        first: Annotated[str, typer.Argument(metavar=shared.file)],
        second: Annotated[str, typer.Argument(metavar=shared.file)],
        game: Annotated[str | None, game_option] = None,
        as_json: Annotated[bool, shared.json] = False,
    ) -> None:
        from tavoliere.cli.box import show_differences

        show_differences(first, second, game, as_json)

    @boxes.command("merge", help=words("help-box-merge"))
    def merge(
        files: Annotated[list[Path], typer.Argument(metavar=shared.file)],
        as_json: Annotated[bool, shared.json] = False,
    ) -> None:
        from tavoliere.cli.box import show_merged

        show_merged(shared.language, files, as_json)

"""`tavoliere train`: prints a line for every generation, and at the end where the net is."""

import math
from contextlib import closing
from pathlib import Path

from tavoliere.bots.nets import Net, lend_net, own_folder, read_net
from tavoliere.bots.training import Generation, Settings, Trainer, TrainingError, find_crew
from tavoliere.bots.training.crew import Crew
from tavoliere.cli import HERE, cli_texts
from tavoliere.engine.game import Game
from tavoliere.engine.text import Texts


def train_a_net(language: str, settings: Settings, cluster: str | None = None) -> None:
    """Train, continuing an earlier run, and print the progress."""
    words, crew = cli_texts(language), find_crew(settings, cluster)
    with closing(crew):
        train_with(crew, settings, words)


def train_with(crew: Crew, settings: Settings, words: Texts) -> None:
    """Train with the given workers; prints a line for each generation."""
    trainer = Trainer(settings, command_of(settings), crew)
    try:
        if not trainer.generations:
            print(words("train-compiling", game=settings.game.id), flush=True)
        for generation in trainer.run():
            print(line_of(generation, trainer.seconds_left, words), flush=True)
    except KeyboardInterrupt:
        error = TrainingError("train-interrupted", generations=len(trainer.generations), folder=str(settings.out))
        error.folders = (HERE,)
        raise error from None
    print(words("train-done", file=str(trainer.net_file), game=settings.game.id, folder=str(own_folder())))


def net_to_start_with(game: Game, seats: int, file: Path | None) -> Net | None:
    """The net in a file, also one for other seats; for an own box the printed one's, which knows the rules already."""
    return read_net(file, game, seats, any_box=True, any_seats=True) if file else lend_net(game, seats)


def net_to_beat(game: Game, seats: int, file: Path | None) -> Net | None:
    """The net in a file, which is to stay unchanged."""
    return read_net(file, game, seats) if file else None


def command_of(settings: Settings) -> str:
    """The command that trains such a net again; an owner's box is only named by its hash."""
    length = f"--games {settings.games}" if settings.games is not None else f"--hours {settings.hours:g}"
    table = f"{settings.game.id} --seats {settings.seats} {length}"
    start = " --from NET" if settings.start else ""
    start += " --against NET" if settings.against else ""
    searched = settings.schedule.searched_share
    start += f" --searched {searched:g}" if searched else ""
    start += f" --policy {settings.schedule.policy_share:g}" if settings.schedule.policy_share else ""
    return f"tavoliere train {table} --jobs {settings.jobs} --seed {settings.seed}{start} --out DIR"


def line_of(generation: Generation, seconds_left: float, words: Texts) -> str:
    """A generation as a sentence: games, CPU minutes, strength, time left."""
    gate = ""
    if generation.gate is not None:
        key = "train-gate-passed" if generation.accepted else "train-gate-failed"
        gate = words(key, share=percent(generation.gate))
    if generation.foreseen is not None:
        key = "train-policy-better" if generation.accepted else "train-policy-not-better"
        gate = words(key, share=percent(generation.foreseen))
    return words(
        "train-line",
        generation=generation.number,
        games=str(generation.games),
        cpu=f"{generation.cpu_minutes:.1f}",
        planner=percent(generation.planner),
        low=percent(generation.planner_low),
        high=percent(generation.planner_high),
        gate=gate,
        left=clock(seconds_left),
    )


def percent(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.0f}"


def clock(seconds: float) -> str:
    """Hours and minutes, as clocks show them."""
    minutes = math.ceil(seconds / 60) if math.isfinite(seconds) else 0
    return f"{minutes // 60}:{minutes % 60:02d} h"

"""`tavoliere train`: a line for every generation, and at the end where the net is."""

import math

from tavoliere.bots.training import Generation, Settings, Trainer, TrainingError
from tavoliere.cli import HERE, cli_texts
from tavoliere.engine.text import Texts


def train_a_net(language: str, settings: Settings) -> None:
    """Train, going on where an earlier run stopped, and say how it goes."""
    words, trainer = cli_texts(language), Trainer(settings, command_of(settings))
    if not trainer.generations:
        print(words("train-compiling", game=settings.game.id), flush=True)
    try:
        for generation in trainer.run():
            print(line_of(generation, trainer.seconds_left, words), flush=True)
    except KeyboardInterrupt:
        error = TrainingError("train-interrupted", generations=len(trainer.generations), folder=str(settings.out))
        error.folders = (HERE,)
        raise error from None
    print(words("train-done", file=str(trainer.net_file), game=settings.game.id))


def command_of(settings: Settings) -> str:
    """The command that trains such a net again; whose box it was stays in its hash."""
    length = f"--games {settings.games}" if settings.games is not None else f"--hours {settings.hours:g}"
    table = f"{settings.game.id} --seats {settings.seats} {length}"
    return f"tavoliere train {table} --jobs {settings.jobs} --seed {settings.seed} --out DIR"


def line_of(generation: Generation, seconds_left: float, words: Texts) -> str:
    """A generation as a sentence: games, CPU minutes, strength, time left."""
    gate = ""
    if generation.gate is not None:
        key = "train-gate-passed" if generation.accepted else "train-gate-failed"
        gate = words(key, share=percent(generation.gate))
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

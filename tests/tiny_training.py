"""What tests of training share: a training of a few games, and what it has logged."""

import json

from tavoliere.bots.training import Schedule, Settings

TINY = Schedule(
    planner_games=2,
    round_games=1,
    rounds=2,
    planner_share=2,
    gate_deals=2,
    final_deals=2,
    planner_deals=1,
    wide=8,
    narrow=4,
    batch=8,
    samples=2000,
)


def lines(settings):
    """What a training has logged, without how long it took."""
    logged = [json.loads(line) for line in (settings.out / "log.jsonl").read_text().splitlines()]
    return [{name: value for name, value in line.items() if name != "cpu_minutes"} for line in logged]


def press_ctrl_c(*_arguments):
    raise KeyboardInterrupt


def given(tiny, out, net, **more):
    """The same training, going on with a net."""
    return Settings(tiny.game, 2, out, games=4, schedule=TINY, start=net, **more)

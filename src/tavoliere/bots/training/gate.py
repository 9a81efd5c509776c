"""Measuring nets: head to head on the same deals, every deal from every seat."""

import numpy as np

from tavoliere.bots.arena.shares import ConfidenceSequence, Share, fixed_interval
from tavoliere.bots.forward import make_room
from tavoliere.bots.nets import Net
from tavoliere.bots.training.learner import core_of, deciding
from tavoliere.bots.training.playing import OTHER_NET, PLANNER
from tavoliere.bots.training.policy import Decisions, watch
from tavoliere.bots.training.settings import Settings
from tavoliere.engine.chance import seed_words
from tavoliere.engine.features import layout_of
from tavoliere.engine.game import Game
from tavoliere.engine.records import blank

DEALS_AT_ONCE = 50


def meet(game: Game, seats: int, net: Net, other: Net | None, deals: int, seed: int) -> list[float]:
    """The share of wins of a net on each deal, one seat against planners (None) or another net in all others."""
    room, wins = make_room(layout_of(game), net), np.zeros((deals, seats))
    setting_up = (game.box, blank(game.STATE), seats, game.options(), seed_words(seed))
    others = PLANNER if other is None else OTHER_NET
    core_of(game).net_match(*setting_up, deals, others, net.weights, (other or net).weights, room, wins)
    return [float(share) for share in wins.mean(axis=1)]


def against_planners(game: Game, seats: int, net: Net, deals: int, seed: int) -> Share:
    """How often a net wins against planners."""
    return against_reference(game, seats, net, None, deals, seed)


def against_reference(game: Game, seats: int, net: Net, other: Net | None, deals: int, seed: int) -> Share:
    """How often a net wins against planners, or against the net that it learns to beat."""
    return fixed_interval(meet(game, seats, net, other, deals, seed), deals * seats)


def pass_gate(game: Game, seats: int, nets: tuple[Net, Net], most: int, seed: int) -> tuple[bool, Share]:
    """Whether the first net is better than the second: more than its fair share of wins, beyond doubt.

    Looks after every few deals and stops when it is decided (an interval that allows looking), at most after `most`
    deals; then the usual interval decides.
    """
    sequence, fair, done = ConfidenceSequence(), 1 / seats, 0
    while done < most:
        deals = min(DEALS_AT_ONCE, most - done)
        for block in meet(game, seats, *nets, deals, (seed << 32) + done):
            sequence.add(block)
        done += deals
        share = sequence.share(done * seats)
        if share.excludes(fair):
            return share.low > fair, share
    share = fixed_interval(sequence.blocks, done * seats)
    return share.low > fair, share


def what_searches_choose(settings: Settings, net: Net, seed: int) -> Decisions:
    """Decisions for measuring a policy, which none was trained on; always the same for the same net."""
    game, schedule = settings.game, settings.schedule
    how = deciding(settings) | {"rows": schedule.policy_moves}
    table = (settings.seats, game.options(), seed_words(seed))
    return watch(core_of(game), game, table, schedule.policy_test, how, net.weights, make_room(layout_of(game), net))

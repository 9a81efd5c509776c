"""Games from which nets learn, and matches between nets and planners; compiled, hundreds a second.

Every choice of a net is a sample: the features after the move, and what they turned out to be worth. Of half the
choices the position before it is one, too, as the seat that chooses or another one knows it, so that a search may ask
about positions. The worth is TD(λ): partly how the game ended, partly what the net thought of its best move at the
seat's following choices.
"""

import math

import numpy as np

from tavoliere.bots.forward import features_after, sigmoid, value_moves
from tavoliere.bots.policies import heaviest
from tavoliere.engine import contract
from tavoliere.engine.chance import WORDS, below, next_word, split_stream
from tavoliere.engine.entry_points import entry_point, first_of
from tavoliere.engine.events import EVENT
from tavoliere.engine.records import PARTS, SEATS, float64, int16, int32, int64, record
from tavoliere.engine.rule import helper

NET, OTHER_NET, PLANNER = 0, 1, 2  # who sits in a seat
LONGEST = 1024  # choices of a seat in a game that can be remembered
POSITIONS = 2  # one choice in so many also gives its position as a sample
USUAL = 25.0  # choices of a seat in a game; where there are more, each counts for less of what is meant by the choice

HOW = record(
    [
        ("heat", float64),  # how far behind the best a move may be and still be made sometimes
        ("wander", float64),  # part of the choices made by lot
        ("keep", float64),  # λ: how much of what came later counts, rather than what was expected
        ("spread", float64),  # points by which good players usually differ
        ("everybody", int64),  # 1: planners' choices are samples too
    ]
)
TRACE = record(
    [
        ("sample", int32),
        ("position", int32),  # the sample of the position before the choice, or -1
        ("watched", int32),  # the sample of a position after it in which another seat chooses, or -1
        ("win", float64),  # what the net thought of its best move
        ("ahead", float64),
        ("trusts", int64),  # 0: a move by lot, after which the end says nothing of what was before
    ]
)


@helper
def uniform(chance):
    """A number from 0 to 1."""
    return next_word(chance) / 4294967296.0


@helper
def by_softmax(values, count, heat, chance):
    """An index, likelier the better its value."""
    best = values[:count].max()
    total = 0.0
    for place in range(count):
        total += math.exp((values[place] - best) / heat)
    left = uniform(chance) * total
    for place in range(count - 1):
        left -= math.exp((values[place] - best) / heat)
        if left < 0.0:
            return place
    return count - 1


@helper
def plan_move(box, state, imagined, seat, moves, count, values, chance):
    """The index of the move a planner makes."""
    imagined[0] = state
    contract.imagine(box, imagined[0], seat, chance)
    contract.plan(box, imagined[0], seat, moves, count, values)
    return heaviest(values, count, chance)


@helper
def keep_sample(pairs, room, store, samples):
    """Copy the pairs in the room to the store; returns the sample's number, or -1 if there is no more space."""
    starts, index, value, targets = store
    number, start = samples[0], starts[samples[0]]
    if number + 1 >= len(targets) or start + pairs > len(index):
        return -1
    for pair in range(pairs):
        index[start + pair], value[start + pair] = room[0][pair], room[1][pair]
    starts[number + 1] = start + pairs
    samples[0] += 1
    return number


@helper
def keep_position(box, state, seat, room, store, samples):
    """Make a sample of a position as a seat knows it; returns its number or -1."""
    room[4][:] = 0
    pairs = contract.features(box, state, seat, 0, room[4], room[0], room[1])
    return keep_sample(pairs, room, store, samples)


@helper
def watch_position(box, state, seat, traces, counts, room, store, samples, chance):
    """Make a sample of what another seat knows while this one chooses; it belongs to that seat's latest choice."""
    other = (seat + 1 + below(chance, state.seats - 1)) % state.seats
    latest = counts[other] - 1
    if latest >= 0 and traces[other, latest].watched < 0:
        traces[other, latest].watched = keep_position(box, state, other, room, store, samples)


@helper
def remember(box, state, seat, move, traces, counts, room, work, store, samples, chance):
    """Make samples of a seat's latest choice and, now and then, of the position before it."""
    trace = traces[seat, counts[seat] - 1]
    trace.position, trace.watched = -1, -1
    if below(chance, POSITIONS) == 0:
        if below(chance, 2) == 0:
            trace.position = keep_position(box, state, seat, room, store, samples)
        else:
            watch_position(box, state, seat, traces, counts, room, store, samples, chance)
    room[4][:] = 0
    pairs = features_after(box, state, seat, move, room, work)
    trace.sample = keep_sample(pairs, room, store, samples)


@helper
def pace(choices, players):
    """How much of what is meant for each choice applies where players made so many choices in all."""
    return USUAL / max(USUAL, choices / max(1, players))


@helper
def outcome(box, state, seats, spread, ranks, scores, win, ahead):
    """Write each seat's share of the win, and how far it is ahead as a share."""
    contract.ranking(box, state, ranks)
    contract.final_scores(box, state, scores)
    winners = 0
    for seat in range(seats):
        winners += ranks[seat] == 0
    for seat in range(seats):
        lead = 1e9
        for other in range(seats):
            if other != seat:
                lead = min(lead, scores[seat].sum() - scores[other].sum())
        win[seat] = 1.0 / winners if ranks[seat] == 0 else 0.0
        ahead[seat] = sigmoid(lead / spread)


@helper
def write_targets(traces, count, win, ahead, keep, targets):
    """Go a seat's choices back from the end and write what each turned out to be worth."""
    keep = keep ** pace(count, 1)
    for place in range(count - 1, -1, -1):
        trace = traces[place]
        if trace.sample >= 0:
            targets[trace.sample, 0], targets[trace.sample, 1] = win, ahead
        if trace.watched >= 0:
            targets[trace.watched, 0], targets[trace.watched, 1] = win, ahead
        trusted = keep * trace.trusts
        win = trusted * win + (1.0 - trusted) * trace.win
        ahead = trusted * ahead + (1.0 - trusted) * trace.ahead
        if trace.position >= 0:
            targets[trace.position, 0], targets[trace.position, 1] = win, ahead


@helper
def deal(box, state, fresh, seats, options, chance, seed):
    """Set up the next game, with a seed drawn from chance."""
    state[0] = fresh[0]
    split_stream(seed, chance)
    contract.set_up(box, state[0], seats, options, seed)


@helper
def best_move(box, state, seat, moves, count, net, room, work, opinions, chance):
    """The index of the move that a net likes best; what it thinks of each one stays in `opinions`."""
    values, both = opinions
    value_moves(box, state, seat, moves, count, net, room, work, values, both)
    return heaviest(values, count, chance)


@helper
def end_game(box, state, spread, keep, traces, counts, ends, store):
    """Write what the samples of a game turned out to be worth; returns how many choices were samples, and whose."""
    ranks, scores, win, ahead = ends
    outcome(box, state, state.seats, spread, ranks, scores, win, ahead)
    choices, choosers = 0, 0
    for seat in range(state.seats):
        write_targets(traces[seat], counts[seat], win[seat], ahead[seat], keep, store[3])
        choices, choosers = choices + counts[seat], choosers + (counts[seat] > 0)
    return choices, choosers


@helper
def make_ends():
    """Room for how a game ended: ranks, scores, each seat's share of the win, and how far it is ahead."""
    return (
        np.zeros(SEATS, int64),
        np.zeros((SEATS, PARTS), int64),
        np.zeros(SEATS, float64),
        np.zeros(SEATS, float64),
    )


@entry_point
def learning_games(box, state, seats, options, chance, games, players, how, net, other_net, room, store):
    """Play games, `players[game, seat]` in turn, and store samples of what the net chose; returns how many."""
    moves, values = np.empty(len(box[0].moves), int16), np.empty(len(box[0].moves), float64)
    # Zeros: where a planner chose, the net's opinion is multiplied by 0, which must not meet uninitialised memory.
    both, no_events = np.zeros((len(box[0].moves), 2), float64), np.empty(0, EVENT)
    opinions, ends = (values, both), make_ends()
    fresh, imagined, work = np.zeros_like(state), np.zeros_like(state), np.zeros_like(state)
    seed, samples, counts = np.empty(WORDS, int64), np.zeros(1, int64), np.zeros(SEATS, int64)
    traces = np.zeros((SEATS, LONGEST), TRACE)
    everybody, keep = how[0].everybody, 1.0 if how[0].everybody else how[0].keep
    choices, choosers = 0, 0
    for game in range(games):
        deal(box[0], state, fresh, seats, options[0], chance, seed)
        counts[:] = 0
        wander, heat = how[0].wander * pace(choices, choosers), how[0].heat * pace(choices, choosers)
        while not contract.is_over(box[0], state[0]):
            seat = first_of(contract.seats_to_act(box[0], state[0]))
            count = contract.legal_moves(box[0], state[0], seat, moves)
            chosen = 0
            if count > 1:
                who, best, trusts = players[game % len(players), seat], 0, 1
                if who == PLANNER:
                    chosen = plan_move(box[0], state[0], imagined, seat, moves, count, values, chance)
                elif who == OTHER_NET:
                    chosen = best_move(box[0], state[0], seat, moves, count, other_net, room, work, opinions, chance)
                else:
                    best = best_move(box[0], state[0], seat, moves, count, net, room, work, opinions, chance)
                    chosen = by_softmax(values, count, heat, chance) if heat > 0.0 else best
                if who != OTHER_NET and wander > 0.0 and uniform(chance) < wander:
                    chosen, trusts = below(chance, count), 0
                if (who == NET or everybody) and counts[seat] < LONGEST:
                    trace = traces[seat, counts[seat]]
                    counts[seat] += 1
                    trace.win, trace.ahead, trace.trusts = both[best, 0], both[best, 1], trusts or everybody
                    move = int64(moves[chosen])
                    remember(box[0], state[0], seat, move, traces, counts, room, work, store, samples, chance)
            contract.play(box[0], state[0], seat, int64(moves[chosen]), no_events)
        more = end_game(box[0], state[0], how[0].spread, keep, traces, counts, ends, store)
        choices, choosers = choices + more[0], choosers + more[1]
    return samples[0]


@entry_point
def net_match(box, state, seats, options, chance, deals, others, net, other_net, room, wins):
    """Play every deal once from each seat, the net in one and `others` in the rest; `wins[deal, seat]` of the net."""
    moves, values = np.empty(len(box[0].moves), int16), np.empty(len(box[0].moves), float64)
    both, no_events = np.empty((len(box[0].moves), 2), float64), np.empty(0, EVENT)
    fresh, imagined, work = np.zeros_like(state), np.zeros_like(state), np.zeros_like(state)
    seed, own = np.empty(WORDS, int64), np.empty(WORDS, int64)
    ranks, scores = np.zeros(SEATS, int64), np.zeros((SEATS, PARTS), int64)
    win, ahead = np.zeros(SEATS, float64), np.zeros(SEATS, float64)
    for deal in range(deals):
        split_stream(seed, chance)
        for place in range(seats):
            split_stream(own, chance)
            state[0] = fresh[0]
            contract.set_up(box[0], state[0], seats, options[0], seed)
            while not contract.is_over(box[0], state[0]):
                seat = first_of(contract.seats_to_act(box[0], state[0]))
                count = contract.legal_moves(box[0], state[0], seat, moves)
                chosen = 0
                if count > 1 and seat != place and others == PLANNER:
                    chosen = plan_move(box[0], state[0], imagined, seat, moves, count, values, own)
                elif count > 1:
                    if seat == place:
                        value_moves(box[0], state[0], seat, moves, count, net, room, work, values, both)
                    else:
                        value_moves(box[0], state[0], seat, moves, count, other_net, room, work, values, both)
                    chosen = heaviest(values, count, own)
                contract.play(box[0], state[0], seat, int64(moves[chosen]), no_events)
            outcome(box[0], state[0], seats, 1.0, ranks, scores, win, ahead)
            wins[deal, place] = win[place]

"""What holds in every game, whatever is played: found by Hypothesis."""

from itertools import pairwise

from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.match import Match
from tavoliere.games.old_london_bridge.names import EMPTY, Area, Building, Phase
from tavoliere.games.old_london_bridge.rules.bridge import can_append, number_falls, replaceable
from tavoliere.games.old_london_bridge.rules.scoring import measure
from tavoliere.games.old_london_bridge.tests.given import GAME, given, player

BOX = GAME.box[0]
RANDOM_FACES = dict.fromkeys(("chapel", "gate", "inn", "bridge"), "random")
seeds = st.integers(0, 2**32)
seat_counts = st.integers(2, 4)
few = settings(max_examples=8, deadline=None)


def random_match(seats, seed, options=RANDOM_FACES):
    """A random game, seen after every move with its events."""
    match = Match(GAME, seats, seed=seed, options=options)
    chance = seed_words(seed + 1)
    while not match.is_over:
        seat = match.to_act[below(chance, len(match.to_act))]
        moves = GAME.legal_moves(match.state, seat)
        yield match, match.play_move(seat, moves[below(chance, len(moves))])


@few
@for_all(seat_counts, seeds)
def test_OLB_4_2_every_stretch_between_gardens_falls_strictly(seats, seed):
    for match, _ in random_match(seats, seed):
        for seat in range(seats):
            player_ = match.state[0].players[seat]
            row = [int(building) for building in player_.bridge[: player_.built]]
            assert all(building == EMPTY for building in player_.bridge[player_.built :])
            assert all(number_falls(BOX, left, right) for left, right in pairwise(row))
            assert len(set(row)) == len(row)


@st.composite
def bridges(draw):
    """A bridge of up to eleven buildings built by the rules, and one more building."""
    order = draw(st.permutations(range(int(BOX.building_count))))
    length = draw(st.integers(0, 11))
    row = []
    for building in order[1:]:
        if len(row) < length and (not row or number_falls(BOX, row[-1], building)):
            row.append(building)
    return row, order[0]


@settings(max_examples=150, deadline=None)
@for_all(bridges())
def test_OLB_4_2_a_building_can_always_be_placed(case):
    row, building = case
    state = given(player(), player()).state
    me = state[0].players[0]
    me.bridge[: len(row)] = row
    me.built = len(row)
    assert can_append(BOX, me, building) or any(replaceable(BOX, me, space, building) for space in range(len(row)))


@few
@for_all(seat_counts, seeds)
def test_OLB_1_5_money_is_the_sum_of_the_events_that_changed_it(seats, seed):
    purse = [int(BOX.start_money)] * seats
    for match, events in random_match(seats, seed):
        for event in events:
            if "money" in event.values:
                purse[event.seat] += -event.money if event.kind == "centre-paid" else event.money
        assert [int(match.state[0].players[seat].money) for seat in range(seats)] == purse
        assert min(purse) >= 0


@few
@for_all(seat_counts, seeds)
def test_OLB_5_2_the_chapel_order_follows_the_track(seats, seed):
    for match, _ in random_match(seats, seed):
        order = [int(seat) for seat in match.state[0].chapel_order[:seats]]
        spaces = [int(match.state[0].players[seat].chapel) for seat in order]
        assert sorted(order) == list(range(seats))
        assert spaces == sorted(spaces, reverse=True)
        stairs = [int(match.state[0].players[seat].stair) for seat in order if match.state[0].players[seat].chapel == 0]
        assert stairs == sorted(stairs)


@st.composite
def final_tables(draw):
    """A final position with many ties: low counts, any order on the chapel track."""
    seats = draw(seat_counts)
    chapel = [draw(st.integers(0, 2)) for _ in range(seats)]
    numbers = iter(range(60, 0, -1))
    rows = [" ".join(str(next(numbers)) for _ in range(draw(st.integers(0, 2)))) for _ in range(seats)]
    order = sorted(draw(st.permutations(range(seats))), key=lambda seat: -chapel[seat])
    players = [
        player(
            rows[seat],
            chapel=chapel[seat],
            gate=draw(st.integers(0, 2)),
            hand=draw(st.sampled_from(["0", "1", "0 1", "2"])),
        )
        for seat in range(seats)
    ]
    faces = {
        area: draw(st.sampled_from(["printed", name]))
        for area, name in zip(RANDOM_FACES, ("9.1", "9.2", "9.3", "9.4"), strict=True)
    }
    return given(*players, phase="over", chapel_order=order, scoring=faces)


@settings(max_examples=150, deadline=None)
@for_all(final_tables())
def test_OLB_7_3_ties_at_every_prize_are_broken_by_the_chapel_track(match):
    state, seats = match.state[0], len(match.seat_names)
    order = match.view()["chapel_order"]
    prizes = {2: [5], 3: [5, 3], 4: [5, 3, 1]}[seats]
    for area in Area:
        counts = {seat: int(measure(BOX, state, area, seat)) for seat in range(seats)}
        free = area == Area.BRIDGE and state.face[area] == 0
        ranked = [seat for seat in sorted(order, key=lambda seat: -counts[seat]) if counts[seat] >= 1 or free]
        expected = dict(zip(ranked, prizes, strict=False))
        earned = [parts[area.name.lower()] for parts in match.scores()]
        assert earned == [expected.get(seat, 0) for seat in range(seats)]


@few
@for_all(seat_counts, seeds)
def test_GEN_7_nobody_is_asked_a_question_with_one_answer(seats, seed):
    always_asked = {Phase.CARDS, Phase.PAWN}
    for match, _ in random_match(seats, seed):
        if not match.is_over and Phase(int(match.state[0].phase)) not in always_asked:
            assert len(match.legal_moves()) > 1


@few
@for_all(seat_counts, seeds)
def test_OLB_3_4_stacks_and_bridges_hold_every_building_once(seats, seed):
    for match, _ in random_match(seats, seed):
        state = match.state[0]
        stacked = [int(building) for kind in Building for building in state.stack[kind] if building != EMPTY]
        built = [int(b) for seat in range(seats) for b in state.players[seat].bridge if b != EMPTY]
        assert len(set(stacked + built)) == len(stacked + built)
        assert len(stacked) == state.left.sum()

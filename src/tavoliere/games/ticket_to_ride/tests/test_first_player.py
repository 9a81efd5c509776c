"""Who begins, TTR-1.5: drawn and told when the first tickets are chosen, and not to be known before."""

from itertools import permutations

import numpy as np
import pytest

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.errors import BadPosition, UndoRefused
from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds, of_kind, phase
from tavoliere.games.ticket_to_ride.tests.given import BOTH, PARIS, SAN_FRANCISCO, given, holding

FIRST_PLAYER = 8  # its place in an observation
SEATS = (2, 3, 4)


def choose(match, seats, which=0):
    """Seats choose first tickets; returns the events of the last."""
    events = []
    for seat in seats:
        events = match.play(match.legal_moves(seat)[which], seat)
    return events


def all_but_one_have_chosen(game, seats, seed, options=None):
    """A match in which only the last seat has still to choose."""
    match = Match(game, seats, seed, options)
    choose(match, range(seats - 1))
    return match


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", SEATS)
def test_TTR_1_5_the_first_player_is_drawn_and_told_when_the_last_has_chosen(game, seats):
    for seed in range(4):
        match = Match(game, seats, seed)
        for seat in range(seats):
            position = match.position()
            assert (position["first"], position["active"], game.first_seat(match.state)) == (None, None, -1)
            assert {match.view(other)["first"] for other in (None, *range(seats))} == {None}
            events = choose(match, [seat])
            assert len(of_kind(events, "first-player")) == (seat == seats - 1)
        (told,) = of_kind(events, "first-player")
        assert (told.is_public, told.reveals, told.rule) == (True, True, "TTR-1.5")
        assert kinds(events).index("first-player") == max(
            index for index, kind in enumerate(kinds(events), 1) if kind == "kept-tickets"
        )
        assert match.position()["first"] == match.view(None)["first"] == game.first_seat(match.state) == told.seat
        assert match.to_act == [told.seat if game is PARIS else (told.seat - 1) % seats]


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", SEATS)
def test_TTR_1_5_every_seat_may_be_drawn_and_is_as_often_as_the_others(game, seats):
    firsts = []
    for seed in range(40 * seats):
        events = choose(Match(game, seats, seed), range(seats))
        firsts += [event.seat for event in of_kind(events, "first-player")]
    drawn = [firsts.count(seat) for seat in range(seats)]
    assert sum(drawn) == 40 * seats
    assert min(drawn) > 25
    assert max(drawn) < 55


@pytest.mark.parametrize("game", BOTH)
def test_TTR_1_5_nothing_in_a_state_tells_before_who_will_begin(game):
    match = all_but_one_have_chosen(game, 4, 5)
    (last,) = match.legal_moves(3)[:1]
    firsts = set()
    for seed in range(40):
        world = Match(game, 4, 5)
        world.state = game.imagine(match.state, 3, seed_words(seed))
        assert world.position()["first"] is None
        firsts.add(of_kind(world.play(last, 3), "first-player")[0].seat)
    assert firsts == {0, 1, 2, 3}
    assert "first-player" not in kinds(match.preview(last, 3))


@pytest.mark.parametrize("game", BOTH)
def test_TTR_1_5_choices_use_no_chance_so_neither_they_nor_their_order_sway_the_lot(game):
    before = Match(game, 3, 8).state[0].chance.tolist()
    firsts = set()
    for which in range(3):
        ends = set()
        for order in permutations(range(3)):
            match = Match(game, 3, 8)
            choose(match, order[:2], which)
            assert match.state[0].chance.tolist() == before
            firsts.add(of_kind(choose(match, order[2:], which), "first-player")[0].seat)
            ends.add(match.state.tobytes())
        assert len(ends) == 1
    chance = np.array(before)
    assert firsts == {int(below(chance, 3))}
    assert match.state[0].chance.tolist() == chance.tolist()


@pytest.mark.parametrize("game", BOTH)
def test_TTR_1_5_no_choice_is_taken_back_once_the_first_player_is_drawn(game):
    match = all_but_one_have_chosen(game, 3, 2)
    match.undo(0)
    choose(match, (0, 2))
    assert phase(match) != "choose-tickets"
    for seat in range(3):
        with pytest.raises(UndoRefused):
            match.undo(seat)


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("first", range(4))
def test_TTR_1_5_a_first_player_the_table_agreed_on_is_known_from_the_start(game, first):
    match = Match(game, 4, 1, {"first": str(first)})
    before = match.state[0].chance.tolist()
    assert match.view(None)["first"] == match.position()["first"] == game.first_seat(match.state) == first
    assert match.position()["active"] is None
    assert "first-player" not in kinds(choose(match, range(4)))
    assert (match.view(2)["first"], match.state[0].chance.tolist()) == (first, before)
    assert match.to_act == [first if game is PARIS else (first - 1) % 4]


@pytest.mark.parametrize("seats", SEATS)
def test_SF_1_6_stacks_are_placed_from_the_last_player_once_the_first_is_drawn(seats):
    for seed in range(6):
        match = Match(SAN_FRANCISCO, seats, seed)
        (told,) = of_kind(choose(match, range(seats)), "first-player")
        placers = []
        while phase(match) == "place-tourists":
            placers += match.to_act
            match.play(match.legal_moves()[0])
        last, last_but_one = (told.seat - 1) % seats, (told.seat - 2) % seats
        assert placers == ([last, last] if seats == 2 else [last, last_but_one])
        assert match.to_act == [told.seat]


# --- what bots, positions and the terminal know ----------------------------------------------------------------------


def test_TTR_1_5_an_observation_tells_who_begins_once_it_is_known():
    match = all_but_one_have_chosen(PARIS, 3, 4)
    assert [PARIS.observe(match.state, seat)[FIRST_PLAYER] for seat in range(3)] == [0, 0, 0]
    choose(match, [2])
    first = match.view(None)["first"]
    seen = [PARIS.observe(match.state, seat)[FIRST_PLAYER] for seat in range(3)]
    assert seen == [1 + (first - seat) % 3 for seat in range(3)]


@pytest.mark.parametrize("game", BOTH)
def test_TTR_1_5_an_opinion_about_first_tickets_does_not_depend_on_who_begins(game):
    open_lot, agreed = Match(game, 3, 9), Match(game, 3, 9, {"first": "2"})
    for seat in range(3):
        legal = np.array(game.legal_moves(open_lot.state, seat), np.int16)
        for judge in (game.core.weigh, game.core.plan):
            opinions = []
            for match in (open_lot, agreed):
                opinion = np.zeros(len(legal))
                judge(game.box, match.state, seat, legal, len(legal), opinion)
                opinions.append(opinion.tolist())
            assert opinions[0] == opinions[1]


@pytest.mark.parametrize("first", [None, 1])
def test_TTR_1_5_a_position_of_the_first_choice_may_leave_open_who_begins(first):
    match = Match(PARIS, 3, 6, None if first is None else {"first": str(first)})
    written = match.position()
    assert (written["first"], written["active"]) == (first, None)
    assert PARIS.place(written).tobytes() == match.state.tobytes()
    left_out = {name: value for name, value in written.items() if name not in ("first", "active")}
    assert Match(PARIS, 3, start=left_out).position()["first"] is None


def test_TTR_1_5_a_position_cannot_say_whose_turn_it_is_before_nor_leave_it_open_after():
    offers = [holding(offer="arc-lachaise opera-pantheon"), holding(offer="eiffel-italie louvre-nord")]
    with pytest.raises(BadPosition, match="active: while first tickets are chosen it's nobody's turn"):
        given(PARIS, *offers, phase="choose-tickets", active=0)
    for unknown in ("first", "active"):
        with pytest.raises(BadPosition, match=f"{unknown} must be from 0 to 1"):
            given(PARIS, holding(), holding(), **{unknown: None})
    with pytest.raises(BadPosition, match="first must be from 0 to 1"):
        given(PARIS, *offers, phase="choose-tickets", first=2)


def test_TTR_1_5_the_terminal_says_that_who_begins_is_still_to_be_drawn():
    match = all_but_one_have_chosen(SAN_FRANCISCO, 3, 3)
    assert "Start player: chosen at random" in SAN_FRANCISCO.picture(match.view(0), "en")
    assert "Chi comincia: si sorteggia" in SAN_FRANCISCO.picture(match.view(None), "it")
    choose(match, [2])
    picture = SAN_FRANCISCO.picture(match.view(0), "en")
    assert "chosen at random" not in picture
    (line,) = [line for line in picture.splitlines() if "start player" in line]
    assert f" {match.view(0)['first'] + 1} " in line

"""Tourists and ferries: SF-1.6, SF-4.11, SF-4.12 and SF-7.3."""

import pytest

from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds, legal, of_kind, phase, play, player, refused
from tavoliere.games.ticket_to_ride.tests.given import FIVE, SAN_FRANCISCO, cards, given, holding, stacks

FIXED = {"alcatraz", "ggb", "embarcadero", "sunset", "potrero"}
SYMBOLS = SAN_FRANCISCO.ids.symbols
FERRY = "claim fortmason-alcatraz:grey"


def chosen_tickets(seats: int, seed: int = 1, first: int = 0) -> Match:
    """A match in which everybody has chosen tickets."""
    match = Match(SAN_FRANCISCO, seats, seed, {"first": str(first)})
    for seat in range(seats):
        match.play(match.legal_moves(seat)[0], seat)
    return match


def waiting(match: Match) -> list[str]:
    """The symbols whose stacks are not placed yet."""
    return [symbol for symbol, stack in match.position()["stacks"].items() if stack["place"] is None]


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "fixed", "free"), [(2, 2, 1), (3, 2, 2), (4, 3, 3)])
def test_SF_1_6_five_stacks_lie_on_fixed_places_and_two_remain(seats, fixed, free):
    match = Match(SAN_FRANCISCO, seats, seed=6)
    laid = match.view(0)["stacks"]
    assert len(laid) == 7
    assert {stack["place"] for stack in laid.values() if stack["place"]} == FIXED
    assert [stack["left"] for stack in laid.values() if stack["place"]] == [fixed] * 5
    assert [stack["left"] for stack in laid.values() if not stack["place"]] == [free] * 2


def test_SF_1_6_which_symbol_lies_where_is_random():
    there = {
        next(
            symbol
            for symbol, stack in Match(SAN_FRANCISCO, 2, seed).position()["stacks"].items()
            if stack["place"] == "sunset"
        )
        for seed in range(40)
    }
    assert there == set(SYMBOLS)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
@pytest.mark.parametrize("seats", [3, 4])
def test_SF_1_6_the_last_player_places_a_stack_then_the_last_but_one(seats, first):
    first %= seats
    match = chosen_tickets(seats, first=first)
    assert (match.to_act, phase(match)) == ([(first - 1) % seats], "place-tourists")
    one, two = waiting(match)
    events = match.play(f"tourists {two} civic")
    placed = [(event.seat, event.symbol, event.place) for event in of_kind(events, "placed-tourists")]
    assert placed == [((first - 1) % seats, two, "civic")]
    assert (match.to_act, phase(match)) == ([(first - 2) % seats], "place-tourists")
    match.play(f"tourists {one} castro")
    assert (match.to_act, phase(match)) == ([first], "act")
    assert match.position()["stacks"][two] == {"place": "civic", "left": 3 if seats == 4 else 2}
    assert match.position()["stacks"][one] == {"place": "castro", "left": 3 if seats == 4 else 2}


@pytest.mark.parametrize("first", [0, 1])
def test_SF_1_6_with_two_players_the_second_places_both_of_one_token(first):
    match = chosen_tickets(2, first=first)
    one, two = waiting(match)
    assert match.to_act == [1 - first]
    match.play(f"tourists {one} civic")
    assert match.to_act == [1 - first]
    match.play(f"tourists {two} castro")
    assert (match.to_act, phase(match)) == ([first], "act")
    assert [match.position()["stacks"][symbol]["left"] for symbol in (one, two)] == [1, 1]


def test_SF_1_6_any_place_without_a_stack():
    match = chosen_tickets(3)
    one, two = waiting(match)
    free = [place for place in SAN_FRANCISCO.ids.places if place not in FIXED]
    assert legal(match) == [f"tourists {symbol} {place}" for symbol in (one, two) for place in free]
    for place in FIXED:
        assert refused(match, f"tourists {one} {place}") == "SF-1.6"
    match.play(f"tourists {one} civic")
    assert refused(match, f"tourists {two} civic") == "SF-1.6"
    assert legal(match) == [f"tourists {two} {place}" for place in free if place != "civic"]


def test_SF_1_6_only_a_stack_that_remains():
    match = chosen_tickets(3)
    laid = next(symbol for symbol in SYMBOLS if symbol not in waiting(match))
    assert refused(match, f"tourists {laid} civic") == "SF-1.6"
    one = waiting(match)[0]
    match.play(f"tourists {one} civic")
    assert refused(match, f"tourists {one} castro") == "SF-1.6"


def test_SF_1_6_nothing_else_can_be_done_meanwhile():
    match = chosen_tickets(3)
    assert refused(match, "draw deck") == "GEN-2"
    assert refused(match, f"tourists {waiting(match)[0]} civic", 0) == "GEN-2"


# --- ferries ---------------------------------------------------------------------------------------------------------


def test_SF_4_11_a_ferry_is_paid_with_a_wild():
    match = given(SAN_FRANCISCO, holding("red red red wild wild wild"), holding(), market=FIVE, discards="")
    mine = [text for text in legal(match, "claim") if text.startswith(FERRY)]
    assert mine == [f"{FERRY} red wild=1", f"{FERRY} red wild=2", f"{FERRY} wild=3"]
    assert refused(match, f"{FERRY} red") == "SF-4.11"
    match.play(f"{FERRY} red wild=1")
    assert match.position()["discards"] == {"wild": 1, "red": 2}


def test_SF_4_11_without_a_wild_it_cannot_be_claimed():
    match = given(SAN_FRANCISCO, holding("red red red red red"), holding())
    assert refused(match, f"{FERRY} red") == "SF-4.11"
    assert refused(match, f"{FERRY} red wild=1") == "TTR-4.2"
    assert not [text for text in legal(match, "claim") if "alcatraz" in text or "fortmason-ggb" in text]


def test_SF_4_11_other_routes_need_no_wild():
    match = given(SAN_FRANCISCO, holding("red red red"), holding())
    assert "claim soma-potrero:grey red" in legal(match)


# --- tourists --------------------------------------------------------------------------------------------------------

ROUTE = "claim mission-potrero:red red"  # from Mission to Potrero Hill, two spaces


def test_SF_4_12_a_token_at_one_end_is_taken_without_asking():
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="potrero 2", flower="sunset 2"))
    events = match.play(ROUTE)
    taken = [(event.seat, event.symbol, event.place) for event in of_kind(events, "took-token")]
    assert taken == [(0, "crab", "potrero")]
    assert match.view(1)["players"][0]["tokens"] == ["crab"]
    assert match.position()["stacks"]["crab"]["left"] == 1
    assert match.position()["stacks"]["flower"]["left"] == 2
    assert match.to_act == [1]


def test_SF_4_12_the_other_end_counts_as_well():
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="mission 1"))
    match.play(ROUTE)
    assert player(match, 0)["tokens"] == ["crab"]
    assert match.position()["stacks"]["crab"] == {"place": "mission", "left": 0}


def test_SF_4_12_from_both_ends_possible_the_player_chooses_one():
    for symbol, other in (("crab", "guitar"), ("guitar", "crab")):
        laid = stacks(crab="potrero 2", guitar="mission 1", flower="sunset 2")
        match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=laid, market=FIVE, discards="")
        match.play(ROUTE)
        assert (match.to_act, phase(match)) == ([0], "choose-token")
        assert legal(match) == ["token crab", "token guitar"]
        assert refused(match, "token flower") == "SF-4.12"
        assert refused(match, "draw deck") == "GEN-2"
        assert match.position()["discards"] == {"red": 2}
        match.play(f"token {symbol}")
        assert player(match, 0)["tokens"] == [symbol]
        assert match.position()["stacks"][symbol]["left"] == laid[symbol]["left"] - 1
        assert match.position()["stacks"][other] == laid[other]
        assert match.to_act == [1]


def test_SF_4_12_never_a_symbol_twice():
    laid = stacks(crab="potrero 2", guitar="mission 1")
    match = given(SAN_FRANCISCO, holding("red red", tokens="crab guitar"), holding(), stacks=laid)
    match.play(ROUTE)
    assert (player(match, 0)["tokens"], match.to_act, match.position()["stacks"]["crab"]["left"]) == (
        ["crab", "guitar"],
        [1],
        2,
    )
    match = given(SAN_FRANCISCO, holding("red red", tokens="crab"), holding(), stacks=laid)
    match.play(ROUTE)
    assert (player(match, 0)["tokens"], match.to_act) == (["crab", "guitar"], [1])
    match = given(SAN_FRANCISCO, holding("red red", tokens="guitar"), holding(tokens="crab"), stacks=laid)
    match.play(ROUTE)
    assert (player(match, 0)["tokens"], match.to_act) == (["crab", "guitar"], [1])


def test_SF_4_12_an_empty_stack_gives_nothing():
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="potrero 0", guitar="mission 1"))
    match.play(ROUTE)
    assert (player(match, 0)["tokens"], match.to_act) == (["guitar"], [1])
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="potrero 0"))
    assert of_kind(match.play(ROUTE), "took-token") == []


def test_SF_4_12_a_token_one_has_is_not_among_the_choices():
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="potrero 2", guitar="mission 2"))
    match.play(ROUTE)
    assert [refused(match, f"token {symbol}") for symbol in SYMBOLS if symbol not in ("crab", "guitar")] == [
        "SF-4.12"
    ] * 5


def test_SF_4_12_another_ends_stack_is_out_of_reach():
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="castro 2"))
    match.play(ROUTE)
    assert player(match, 0)["tokens"] == []


def test_SF_4_12_the_cards_are_discarded_before_the_choice():
    laid = stacks(crab="potrero 2", guitar="mission 1")
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=laid, market="blue", pile="")
    events = match.play(ROUTE)
    assert kinds(events) == ["claimed", "pile-renewed", "market-filled", "market-filled"]
    assert cards(match.position()["market"]) == "blue red red"
    play(match, "token crab")
    assert match.to_act == [1]


# --- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 6), (6, 9), (7, 12)])
def test_SF_7_3_points_for_different_tokens(count, points):
    match = given(SAN_FRANCISCO, holding(tokens=SYMBOLS[7 - count :]), holding())
    assert match.scores()[0]["tokens"] == points
    assert match.totals() == [points, 0]
    assert match.view(1)["players"][0]["token_points"] == points


def test_SF_7_3_tokens_decide_the_game():
    match = given(SAN_FRANCISCO, holding(tokens="crab"), holding(tokens="crab guitar"), phase="over")
    assert match.ranking() == [1, 0]

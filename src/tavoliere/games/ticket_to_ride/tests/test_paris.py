"""The French flag, PAR-4.9 and PAR-4.10."""

import pytest

from tavoliere.engine.testkit import kinds, legal, of_kind, phase, play, player, refused
from tavoliere.games.ticket_to_ride.tests.given import FIVE, PARIS, cards, given, holding

WHITE = "claim champs-louvre:white"  # two spaces, not double
FLAG_ROUTES = [("blue", "arc-champs:blue", 1), ("white", "champs-louvre:white", 2), ("red", "arc-champs:red", 1)]
OTHER_ROUTES = [
    ("yellow", "louvre-pantheon:yellow", 2),
    ("green", "belleville-bastille:green", 3),
    ("purple", "eiffel-montparnasse:purple", 3),
]


@pytest.mark.parametrize(("colour", "route", "length"), FLAG_ROUTES)
def test_PAR_4_9_one_card_of_a_blue_white_or_red_route_may_be_kept(colour, route, length):
    match = given(PARIS, holding(" ".join([colour] * length)), holding(), market=FIVE, discards="")
    events = match.play(f"claim {route} {colour}")
    assert kinds(events) == ["claimed"]
    assert (match.to_act, phase(match)) == ([0], "keep-flag-card")
    assert sorted(legal(match)) == sorted([f"flag {colour}", "flag no"])
    events = match.play(f"flag {colour}")
    assert [(event.seat, event.colour) for event in of_kind(events, "kept-flag-card")] == [(0, colour)]
    assert player(match, 0)["flag"] == [colour]
    assert match.view(1)["players"][0]["flag"] == [colour]
    assert match.to_act == [1]


@pytest.mark.parametrize(("colour", "route", "length"), OTHER_ROUTES)
def test_PAR_4_9_no_other_colour_makes_a_flag(colour, route, length):
    match = given(PARIS, holding(" ".join([colour] * length)), holding())
    match.play(f"claim {route} {colour}")
    assert (match.to_act, phase(match), player(match, 0)["flag"]) == ([1], "act", [])


def test_PAR_4_9_the_kept_card_is_not_discarded():
    match = given(PARIS, holding("white white"), holding(), market=FIVE, discards="green")
    play(match, f"{WHITE} white", "flag white")
    assert match.position()["discards"] == {"white": 1, "green": 1}
    assert player(match, 0)["hand"] == {}


def test_PAR_4_9_it_may_be_declined():
    match = given(PARIS, holding("white white"), holding(), market=FIVE, discards="green")
    events = play(match, f"{WHITE} white", "flag no")
    assert [event.seat for event in of_kind(events, "declined-flag-card")] == [0]
    assert match.position()["discards"] == {"white": 2, "green": 1}
    assert (player(match, 0)["flag"], match.to_act) == ([], [1])


def test_PAR_4_9_a_wild_is_never_kept():
    match = given(PARIS, holding("white wild"), holding(), market=FIVE, discards="")
    match.play(f"{WHITE} white wild=1")
    assert legal(match) == ["flag white", "flag no"]
    match.play("flag white")
    assert match.position()["discards"] == {"wild": 1}
    match = given(PARIS, holding("wild wild"), holding(), market=FIVE, discards="")
    match.play(f"{WHITE} wild=2")
    assert (match.to_act, player(match, 0)["flag"], match.position()["discards"]) == ([1], [], {"wild": 2})


def test_PAR_4_9_no_second_card_of_a_colour():
    match = given(PARIS, holding("white white", flag="white"), holding(), market=FIVE, discards="")
    match.play(f"{WHITE} white")
    assert (match.to_act, match.position()["discards"]) == ([1], {"white": 2})
    match = given(PARIS, holding("white white", flag="red"), holding(flag="white"))
    match.play(f"{WHITE} white")
    assert phase(match) == "keep-flag-card"


def test_PAR_4_9_only_the_colour_just_played():
    match = given(PARIS, holding("white white red blue"), holding())
    match.play(f"{WHITE} white")
    assert refused(match, "flag red") == "PAR-4.9"
    assert refused(match, "flag blue") == "PAR-4.9"


def test_PAR_4_9_the_cards_are_discarded_after_the_answer_and_gaps_are_filled_then():
    match = given(PARIS, holding("white wild"), holding(), market="blue red", pile="")
    events = match.play(f"{WHITE} white wild=1")
    assert kinds(events) == ["claimed"]
    position = match.position()
    assert (position["discards"], position["pile"], cards(position["market"])) == ({}, [], "blue red")
    assert position["claim"] == {"route": "champs-louvre:white", "colour": "white", "wilds": 1}
    events = match.play("flag white")
    assert kinds(events)[:3] == ["kept-flag-card", "pile-renewed", "market-filled"]
    position = match.position()
    assert (position["discards"], position["pile"], cards(position["market"])) == ({}, [], "blue red wild")
    assert position["claim"] is None


def test_PAR_4_9_points_come_before_the_answer():
    match = given(PARIS, holding("white white"), holding())
    match.play(f"{WHITE} white")
    assert (match.view(1)["players"][0]["points"], player(match, 0)["vehicles"]) == (2, 13)


@pytest.mark.parametrize(("colour", "route", "length"), FLAG_ROUTES)
def test_PAR_4_10_blue_white_and_red_in_front_score_four_points(colour, route, length):
    others = " ".join(other for other in ("blue", "white", "red") if other != colour)
    match = given(PARIS, holding(" ".join([colour] * length), flag=others), holding(), market=FIVE, discards="green")
    events = play(match, f"claim {route} {colour}", f"flag {colour}")
    assert [(event.seat, event.points) for event in of_kind(events, "completed-flag")] == [(0, 4)]
    assert (player(match, 0)["flag"], player(match, 0)["flags"]) == ([], 1)
    assert match.scores()[0]["flags"] == 4
    assert match.view(1)["players"][0]["points"] == 4 + length
    paid = [colour] * (length - 1)
    assert cards(match.position()["discards"]) == " ".join(sorted(["blue", "green", "red", "white", *paid]))


def test_PAR_4_10_two_colours_are_not_a_flag():
    match = given(PARIS, holding("white white", flag="blue"), holding(), discards="")
    events = play(match, f"{WHITE} white", "flag white")
    assert of_kind(events, "completed-flag") == []
    assert (player(match, 0)["flag"], player(match, 0)["flags"], match.scores()[0]["flags"]) == (
        ["blue", "white"],
        0,
        0,
    )


def test_PAR_4_10_again_and_again():
    match = given(PARIS, holding("red red", flag="blue white", flags=2), holding(), market=FIVE)
    play(match, "claim pantheon-bastille:red red", "flag red", "draw deck", "draw deck")
    assert (player(match, 0)["flags"], match.scores()[0]["flags"]) == (3, 12)
    play(match, "claim arc-champs:red red", "flag red")
    assert (player(match, 0)["flag"], player(match, 0)["flags"]) == (["red"], 3)


def test_PAR_4_10_the_flag_is_discarded_after_the_claims_own_cards():
    match = given(PARIS, holding("white wild", flag="blue red"), holding(), market="green green green", pile="")
    events = play(match, f"{WHITE} white wild=1", "flag white")
    order = kinds(events)
    assert order.index("pile-renewed") < order.index("market-filled") < order.index("completed-flag")
    position = match.position()
    assert position["market"].get("wild") == 1  # it came back first, alone
    assert sum(position["market"].values()) == 5
    assert len(position["pile"]) == 2


def test_PAR_4_10_another_players_flag_is_not_completed():
    match = given(PARIS, holding("white white", flag="blue"), holding(flag="red"), market=FIVE)
    play(match, f"{WHITE} white", "flag white")
    assert [player(match, seat)["flag"] for seat in (0, 1)] == [["blue", "white"], ["red"]]


def test_PAR_4_10_completed_before_the_last_turn_is_counted():
    match = given(PARIS, holding("red", flag="blue white"), holding(), turns_left=1, market=FIVE)
    play(match, "claim pantheon-bastille:red red", "flag red")
    assert match.is_over
    assert match.scores()[0]["flags"] == 4

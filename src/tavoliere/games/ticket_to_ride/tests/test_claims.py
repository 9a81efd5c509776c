"""Claiming a route, TTR-4.1 to TTR-4.8, and the order in which refusals are named."""

import pytest

from tavoliere.games.ticket_to_ride.names import Event
from tavoliere.games.ticket_to_ride.tests.table import (
    FIVE,
    GAMES,
    PARIS,
    SAN_FRANCISCO,
    cards,
    given,
    legal,
    of,
    player,
    refused,
)

PURPLE = "claim eiffel-montparnasse:purple"  # three spaces, not double


# --- paying ----------------------------------------------------------------------------------------------------------


def test_TTR_4_1_cards_are_discarded_and_a_vehicle_stands_on_each_space():
    match = given(PARIS, player("purple purple purple purple red"), player(), market=FIVE, discards="green")
    events = match.play(f"{PURPLE} purple")
    assert cards(of(match, 0)["hand"]) == "purple red"
    assert cards(match.position()["discards"]) == "green purple purple purple"
    assert of(match, 0)["vehicles"] == 12
    assert match.position()["routes"] == {"eiffel-montparnasse:purple": 0}
    assert [(event.a, event.b, event.c, event.d) for event in events if event.kind == Event.CLAIMED] == [
        (PARIS.ids.routes.index("eiffel-montparnasse:purple"), PARIS.ids.colours.index("purple"), 0, 4)
    ]


def test_TTR_4_1_all_cards_are_of_the_routes_colour():
    match = given(PARIS, player("green green green wild wild wild"), player())
    assert refused(match, f"{PURPLE} green") == "TTR-4.1"
    assert refused(match, f"{PURPLE} green wild=1") == "TTR-4.1"
    assert "claim belleville-bastille:green green" in legal(match)


def test_TTR_4_1_exactly_as_many_cards_as_spaces():
    match = given(PARIS, player("purple purple wild wild wild wild"), player())
    assert refused(match, f"{PURPLE} wild=4") == "TTR-4.1"
    assert refused(match, f"{PURPLE} purple wild=9") == "TTR-4.1"
    assert refused(match, f"{PURPLE} purple") == "TTR-4.1"
    assert legal(match, "claim").count(f"{PURPLE} purple wild=1") == 1


def test_TTR_4_1_the_cards_must_be_in_hand():
    match = given(PARIS, player("purple purple"), player("purple purple purple"))
    assert refused(match, f"{PURPLE} purple") == "TTR-4.1"
    match = given(PARIS, player("purple purple purple"), player())
    assert legal(match, "claim") == [
        f"claim {route}:purple purple"
        for route in (
            "nord-belleville",
            "nord-notredame",
            "montparnasse-italie",
            "bastille-italie",
            "eiffel-montparnasse",
            "lachaise-italie",
        )
    ]


def test_TTR_4_1_the_next_player_may_draw_what_was_paid():
    match = given(PARIS, player("purple purple purple"), player(), market=FIVE, pile="", ticket_pile=[])
    match.play(f"{PURPLE} purple")
    assert "draw deck" in match.legal_moves()


# --- wild cards ------------------------------------------------------------------------------------------------------


def test_TTR_4_2_any_number_of_wilds_as_the_player_likes():
    match = given(PARIS, player("purple purple purple wild wild wild"), player())
    mine = [text for text in legal(match, "claim") if text.startswith(PURPLE)]
    assert mine == [f"{PURPLE} purple", f"{PURPLE} purple wild=1", f"{PURPLE} purple wild=2", f"{PURPLE} wild=3"]


@pytest.mark.parametrize(
    ("payment", "left"),
    [
        ("purple wild=1", "purple wild wild"),
        ("purple wild=2", "purple purple wild"),
        ("wild=3", "purple purple purple"),
    ],
)
def test_TTR_4_2_wilds_are_paid_and_discarded(payment, left):
    match = given(PARIS, player("purple purple purple wild wild wild"), player(), market=FIVE, discards="")
    match.play(f"{PURPLE} {payment}")
    assert cards(of(match, 0)["hand"]) == left
    paid = sorted(["purple", "purple", "purple", "wild", "wild", "wild"])
    for card in left.split():
        paid.remove(card)
    assert cards(match.position()["discards"]) == " ".join(paid)


def test_TTR_4_2_the_wilds_must_be_in_hand():
    match = given(PARIS, player("purple purple purple wild"), player("wild wild"))
    assert refused(match, f"{PURPLE} purple wild=2") == "TTR-4.2"
    assert refused(match, f"{PURPLE} wild=3") == "TTR-4.2"


# --- vehicles and free routes ----------------------------------------------------------------------------------------


def test_TTR_4_3_not_without_a_vehicle_for_every_space():
    match = given(PARIS, player("purple purple purple white white", vehicles=2), player())
    assert refused(match, f"{PURPLE} purple") == "TTR-4.3"
    assert "claim champs-louvre:white white" in legal(match)
    match = given(PARIS, player("purple purple purple", vehicles=3), player())
    match.play(f"{PURPLE} purple")
    assert of(match, 0)["vehicles"] == 0


def test_TTR_4_4_a_taken_route_is_not_free():
    for owner in (0, 1):
        match = given(PARIS, player("purple purple purple"), player(), routes={"eiffel-montparnasse:purple": owner})
        assert refused(match, f"{PURPLE} purple") == "TTR-4.4"


def test_TTR_4_4_a_route_need_not_touch_ones_own():
    match = given(PARIS, player("purple purple purple"), player(), routes={"belleville-lachaise:red": 0})
    match.play(f"{PURPLE} purple")
    assert match.position()["routes"]["eiffel-montparnasse:purple"] == 0


def test_TTR_4_4_one_route_a_turn():
    match = given(PARIS, player("purple purple purple green green green"), player())
    match.play(f"{PURPLE} purple")
    assert match.to_act == [1]
    assert refused(match, "claim belleville-bastille:green green", 0) == "GEN-2"


# --- grey and double routes ------------------------------------------------------------------------------------------


def test_TTR_4_5_a_grey_route_takes_any_one_colour():
    match = given(SAN_FRANCISCO, player("pink pink black wild"), player())
    mine = [text for text in legal(match, "claim") if text.startswith("claim haight-castro:grey")]
    assert mine == [
        "claim haight-castro:grey black wild=1",
        "claim haight-castro:grey pink",
        "claim haight-castro:grey pink wild=1",
    ]
    assert refused(match, "claim haight-castro:grey black") == "TTR-4.1"
    match.play("claim haight-castro:grey pink")
    assert cards(of(match, 0)["hand"]) == "black wild"
    assert match.position()["discards"] == {"pink": 2}


def test_TTR_4_5_a_coloured_route_does_not():
    match = given(SAN_FRANCISCO, player("pink pink"), player())
    assert refused(match, "claim ladies-castro:red pink") == "TTR-4.1"
    assert "claim ladies-pacheights:pink pink" in legal(match)


def test_TTR_4_5_paris_has_no_grey_route():
    assert all(row.text("colour") != "grey" for row in PARIS.components.table("routes").rows())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TTR_4_6_nobody_owns_both_of_a_double_route(seats):
    others = [player() for _ in range(seats - 1)]
    match = given(PARIS, player("red blue"), *others, routes={"arc-champs:blue": 0})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.6"


def test_TTR_4_6_also_when_both_are_grey():
    match = given(SAN_FRANCISCO, player("red"), player(), player(), routes={"unionsq-soma:grey": 0})
    assert refused(match, "claim unionsq-soma:grey#2 red") == "TTR-4.6"
    match = given(SAN_FRANCISCO, player("red"), player(), player(), routes={"unionsq-soma:grey#2": 0})
    assert refused(match, "claim unionsq-soma:grey red") == "TTR-4.6"


def test_TTR_4_6_two_routes_between_other_places_are_no_double_route():
    match = given(PARIS, player("red"), player(), routes={"champs-invalides:blue": 0})
    assert "claim arc-champs:red red" in legal(match)


def test_TTR_4_7_with_two_players_the_other_route_is_closed():
    match = given(PARIS, player("red blue"), player(), routes={"arc-champs:blue": 1})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.7"
    assert refused(match, "claim arc-champs:red wild=1") == "TTR-4.7"


@pytest.mark.parametrize("seats", [3, 4])
def test_TTR_4_7_with_more_players_it_stays_open(seats):
    others = [player() for _ in range(seats - 1)]
    match = given(PARIS, player("red blue"), *others, routes={"arc-champs:blue": 1})
    match.play("claim arc-champs:red red")
    assert match.position()["routes"] == {"arc-champs:blue": 1, "arc-champs:red": 0}


def test_TTR_4_7_a_single_route_is_never_closed():
    match = given(PARIS, player("red"), player(), routes={"notredame-bastille:red": 1})
    assert "claim pantheon-bastille:red red" in legal(match)


# --- points ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("route", "payment", "points"),
    [
        ("unionsq-soma:grey", "red", 1),
        ("haight-castro:grey", "red", 2),
        ("soma-potrero:grey", "red", 4),
        ("embarcadero-alcatraz:grey", "red wild=1", 7),
        ("fortmason-ggb:grey", "red wild=1", 10),
    ],
)
def test_TTR_4_8_points_at_once_by_length(route, payment, points):
    match = given(SAN_FRANCISCO, player("red red red red wild"), player(), routes={"mission-potrero:blue": 0})
    assert match.view(1)["players"][0]["points"] == 2
    events = match.play(f"claim {route} {payment}")
    assert [event.d for event in events if event.kind == Event.CLAIMED] == [points]
    assert match.view(1)["players"][0]["points"] == 2 + points
    assert match.scores()[0]["routes"] == 2 + points
    assert match.scores()[1]["routes"] == 0


def test_TTR_4_8_points_of_paris():
    routes = {"arc-champs:red": 0, "arc-eiffel:white": 0, "nord-belleville:green": 0, "nord-opera:white": 1}
    match = given(PARIS, player(), player(), routes=routes)
    assert [parts["routes"] for parts in match.scores()] == [1 + 2 + 4, 2]


# --- when several rules forbid a claim -------------------------------------------------------------------------------


def test_TTR_4_4_is_named_before_4_6():
    match = given(PARIS, player(), player(), player(), routes={"arc-champs:red": 1, "arc-champs:blue": 0})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.4"


def test_TTR_4_6_is_named_before_4_7():
    match = given(PARIS, player(), player(), routes={"arc-champs:blue": 0})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.6"


def test_TTR_4_7_is_named_before_4_3():
    match = given(PARIS, player(vehicles=0), player(), routes={"arc-champs:blue": 1})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.7"


def test_TTR_4_3_is_named_before_4_1():
    match = given(PARIS, player(vehicles=2), player())
    assert refused(match, f"{PURPLE} green") == "TTR-4.3"
    assert refused(match, f"{PURPLE} wild=4") == "TTR-4.3"
    assert refused(match, f"{PURPLE} purple") == "TTR-4.3"


def test_TTR_4_1_number_and_colour_are_named_before_a_ferry():
    rows = [
        row.data | ({"colour": "red"} if row.data.get("ferries") else {})
        for row in SAN_FRANCISCO.components.table("routes").rows()
    ]
    game = GAMES.load("san_francisco", {"routes": {"rows": rows}})
    match = given(game, player("blue blue blue"), player())
    assert refused(match, "claim fortmason-alcatraz:red blue") == "TTR-4.1"
    assert refused(match, "claim fortmason-alcatraz:red red") == "SF-4.11"
    assert refused(match, "claim fortmason-alcatraz:red wild=4") == "TTR-4.1"


def test_SF_4_11_is_named_before_cards_in_hand():
    match = given(SAN_FRANCISCO, player(), player())
    assert refused(match, "claim fortmason-alcatraz:grey red") == "SF-4.11"
    assert refused(match, "claim fortmason-alcatraz:grey red wild=1") == "TTR-4.1"


def test_TTR_4_1_cards_in_hand_are_named_before_wilds_in_hand():
    match = given(PARIS, player("purple"), player())
    assert refused(match, f"{PURPLE} purple wild=1") == "TTR-4.1"
    assert refused(match, f"{PURPLE} purple wild=2") == "TTR-4.2"


# --- as players write a claim ----------------------------------------------------------------------------------------


def test_TTR_4_1_the_colour_may_be_left_out_for_a_coloured_route():
    match = given(PARIS, player("purple purple wild"), player())
    match.play("claim montparnasse-eiffel:purple wild=1")
    assert of(match, 0)["hand"] == {}


def test_TTR_4_6_refused_claims_tell_why_about_a_route():
    match = given(PARIS, player("red"), player(), routes={"arc-champs:blue": 0})
    refusal = match.why("arc-champs:red")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TTR-4.6", "refusal-twin-is-yours")

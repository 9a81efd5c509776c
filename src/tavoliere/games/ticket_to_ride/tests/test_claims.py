"""Claiming a route, TTR-4.1 to TTR-4.8, and the order in which refusals are named."""

import pytest

from tavoliere.engine.testkit import legal, of_kind, player, refused
from tavoliere.games.ticket_to_ride.tests.given import FIVE, GAMES, PARIS, SAN_FRANCISCO, cards, given, holding

PURPLE = "claim eiffel-montparnasse:purple"  # three spaces, not double


# --- paying ----------------------------------------------------------------------------------------------------------


def test_TTR_4_1_cards_are_discarded_and_a_vehicle_stands_on_each_space():
    match = given(PARIS, holding("purple purple purple purple red"), holding(), market=FIVE, discards="green")
    events = match.play(f"{PURPLE} purple")
    assert cards(player(match, 0)["hand"]) == "purple red"
    assert cards(match.position()["discards"]) == "green purple purple purple"
    assert player(match, 0)["vehicles"] == 12
    assert match.position()["routes"] == {"eiffel-montparnasse:purple": 0}
    claims = of_kind(events, "claimed")
    assert [(claim.route, claim.colour) for claim in claims] == [("eiffel-montparnasse:purple", "purple")]
    assert [(claim.wilds, claim.points) for claim in claims] == [(0, 4)]


def test_TTR_4_1_all_cards_are_of_the_routes_colour():
    match = given(PARIS, holding("green green green wild wild wild"), holding())
    assert refused(match, f"{PURPLE} green") == "TTR-4.1"
    assert refused(match, f"{PURPLE} green wild=1") == "TTR-4.1"
    assert "claim belleville-bastille:green green" in legal(match)


def test_TTR_4_1_exactly_as_many_cards_as_spaces():
    match = given(PARIS, holding("purple purple wild wild wild wild"), holding())
    assert refused(match, f"{PURPLE} wild=4") == "TTR-4.1"
    assert refused(match, f"{PURPLE} purple wild=9") == "TTR-4.1"
    assert refused(match, f"{PURPLE} purple") == "TTR-4.1"
    assert legal(match, "claim").count(f"{PURPLE} purple wild=1") == 1


def test_TTR_4_1_the_cards_must_be_in_hand():
    match = given(PARIS, holding("purple purple"), holding("purple purple purple"))
    assert refused(match, f"{PURPLE} purple") == "TTR-4.1"
    match = given(PARIS, holding("purple purple purple"), holding())
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
    match = given(PARIS, holding("purple purple purple"), holding(), market=FIVE, pile="", ticket_pile=[])
    match.play(f"{PURPLE} purple")
    assert "draw deck" in match.legal_moves()


# --- wild cards ------------------------------------------------------------------------------------------------------


def test_TTR_4_2_any_number_of_wilds_as_the_player_likes():
    match = given(PARIS, holding("purple purple purple wild wild wild"), holding())
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
    match = given(PARIS, holding("purple purple purple wild wild wild"), holding(), market=FIVE, discards="")
    match.play(f"{PURPLE} {payment}")
    assert cards(player(match, 0)["hand"]) == left
    paid = sorted(["purple", "purple", "purple", "wild", "wild", "wild"])
    for card in left.split():
        paid.remove(card)
    assert cards(match.position()["discards"]) == " ".join(paid)


def test_TTR_4_2_the_wilds_must_be_in_hand():
    match = given(PARIS, holding("purple purple purple wild"), holding("wild wild"))
    assert refused(match, f"{PURPLE} purple wild=2") == "TTR-4.2"
    assert refused(match, f"{PURPLE} wild=3") == "TTR-4.2"


# --- vehicles and free routes ----------------------------------------------------------------------------------------


def test_TTR_4_3_not_without_a_vehicle_for_every_space():
    match = given(PARIS, holding("purple purple purple white white", vehicles=2), holding())
    assert refused(match, f"{PURPLE} purple") == "TTR-4.3"
    assert "claim champs-louvre:white white" in legal(match)
    match = given(PARIS, holding("purple purple purple", vehicles=3), holding())
    match.play(f"{PURPLE} purple")
    assert player(match, 0)["vehicles"] == 0


def test_TTR_4_4_a_taken_route_is_not_free():
    for owner in (0, 1):
        match = given(PARIS, holding("purple purple purple"), holding(), routes={"eiffel-montparnasse:purple": owner})
        assert refused(match, f"{PURPLE} purple") == "TTR-4.4"


def test_TTR_4_4_a_route_need_not_touch_ones_own():
    match = given(PARIS, holding("purple purple purple"), holding(), routes={"belleville-lachaise:red": 0})
    match.play(f"{PURPLE} purple")
    assert match.position()["routes"]["eiffel-montparnasse:purple"] == 0


def test_TTR_4_4_one_route_a_turn():
    match = given(PARIS, holding("purple purple purple green green green"), holding())
    match.play(f"{PURPLE} purple")
    assert match.to_act == [1]
    assert refused(match, "claim belleville-bastille:green green", 0) == "GEN-2"


# --- grey and double routes ------------------------------------------------------------------------------------------


def test_TTR_4_5_a_grey_route_takes_any_one_colour():
    match = given(SAN_FRANCISCO, holding("pink pink black wild"), holding())
    mine = [text for text in legal(match, "claim") if text.startswith("claim haight-castro:grey")]
    assert mine == [
        "claim haight-castro:grey black wild=1",
        "claim haight-castro:grey pink",
        "claim haight-castro:grey pink wild=1",
    ]
    assert refused(match, "claim haight-castro:grey black") == "TTR-4.1"
    match.play("claim haight-castro:grey pink")
    assert cards(player(match, 0)["hand"]) == "black wild"
    assert match.position()["discards"] == {"pink": 2}


def test_TTR_4_5_a_coloured_route_does_not():
    match = given(SAN_FRANCISCO, holding("pink pink"), holding())
    assert refused(match, "claim ladies-castro:red pink") == "TTR-4.1"
    assert "claim ladies-pacheights:pink pink" in legal(match)


def test_TTR_4_5_paris_has_no_grey_route():
    assert all(row.text("colour") != "grey" for row in PARIS.components.table("routes").rows())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TTR_4_6_nobody_owns_both_of_a_double_route(seats):
    others = [holding() for _ in range(seats - 1)]
    match = given(PARIS, holding("red blue"), *others, routes={"arc-champs:blue": 0})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.6"


def test_TTR_4_6_also_when_both_are_grey():
    match = given(SAN_FRANCISCO, holding("red"), holding(), holding(), routes={"unionsq-soma:grey": 0})
    assert refused(match, "claim unionsq-soma:grey#2 red") == "TTR-4.6"
    match = given(SAN_FRANCISCO, holding("red"), holding(), holding(), routes={"unionsq-soma:grey#2": 0})
    assert refused(match, "claim unionsq-soma:grey red") == "TTR-4.6"


def test_TTR_4_6_two_routes_between_other_places_are_no_double_route():
    match = given(PARIS, holding("red"), holding(), routes={"champs-invalides:blue": 0})
    assert "claim arc-champs:red red" in legal(match)


def test_TTR_4_7_with_two_players_the_other_route_is_closed():
    match = given(PARIS, holding("red blue"), holding(), routes={"arc-champs:blue": 1})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.7"
    assert refused(match, "claim arc-champs:red wild=1") == "TTR-4.7"


@pytest.mark.parametrize("seats", [3, 4])
def test_TTR_4_7_with_more_players_it_stays_open(seats):
    others = [holding() for _ in range(seats - 1)]
    match = given(PARIS, holding("red blue"), *others, routes={"arc-champs:blue": 1})
    match.play("claim arc-champs:red red")
    assert match.position()["routes"] == {"arc-champs:blue": 1, "arc-champs:red": 0}


def test_TTR_4_7_a_single_route_is_never_closed():
    match = given(PARIS, holding("red"), holding(), routes={"notredame-bastille:red": 1})
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
    match = given(SAN_FRANCISCO, holding("red red red red wild"), holding(), routes={"mission-potrero:blue": 0})
    assert match.view(1)["players"][0]["points"] == 2
    events = match.play(f"claim {route} {payment}")
    assert [event.points for event in of_kind(events, "claimed")] == [points]
    assert match.view(1)["players"][0]["points"] == 2 + points
    assert match.scores()[0]["routes"] == 2 + points
    assert match.scores()[1]["routes"] == 0


def test_TTR_4_8_points_of_paris():
    routes = {"arc-champs:red": 0, "arc-eiffel:white": 0, "nord-belleville:green": 0, "nord-opera:white": 1}
    match = given(PARIS, holding(), holding(), routes=routes)
    assert [parts["routes"] for parts in match.scores()] == [1 + 2 + 4, 2]


# --- when several rules forbid a claim -------------------------------------------------------------------------------


def test_TTR_4_4_is_named_before_4_6():
    match = given(PARIS, holding(), holding(), holding(), routes={"arc-champs:red": 1, "arc-champs:blue": 0})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.4"


def test_TTR_4_6_is_named_before_4_7():
    match = given(PARIS, holding(), holding(), routes={"arc-champs:blue": 0})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.6"


def test_TTR_4_7_is_named_before_4_3():
    match = given(PARIS, holding(vehicles=0), holding(), routes={"arc-champs:blue": 1})
    assert refused(match, "claim arc-champs:red red") == "TTR-4.7"


def test_TTR_4_3_is_named_before_4_1():
    match = given(PARIS, holding(vehicles=2), holding())
    assert refused(match, f"{PURPLE} green") == "TTR-4.3"
    assert refused(match, f"{PURPLE} wild=4") == "TTR-4.3"
    assert refused(match, f"{PURPLE} purple") == "TTR-4.3"


def test_TTR_4_1_number_and_colour_are_named_before_a_ferry():
    rows = [
        row.data | ({"colour": "red"} if row.data.get("ferries") else {})
        for row in SAN_FRANCISCO.components.table("routes").rows()
    ]
    game = GAMES.load("san_francisco", {"routes": {"rows": rows}})
    match = given(game, holding("blue blue blue"), holding())
    assert refused(match, "claim fortmason-alcatraz:red blue") == "TTR-4.1"
    assert refused(match, "claim fortmason-alcatraz:red red") == "SF-4.11"
    assert refused(match, "claim fortmason-alcatraz:red wild=4") == "TTR-4.1"


def test_SF_4_11_is_named_before_cards_in_hand():
    match = given(SAN_FRANCISCO, holding(), holding())
    assert refused(match, "claim fortmason-alcatraz:grey red") == "SF-4.11"
    assert refused(match, "claim fortmason-alcatraz:grey red wild=1") == "TTR-4.1"


def test_TTR_4_1_cards_in_hand_are_named_before_wilds_in_hand():
    match = given(PARIS, holding("purple"), holding())
    assert refused(match, f"{PURPLE} purple wild=1") == "TTR-4.1"
    assert refused(match, f"{PURPLE} purple wild=2") == "TTR-4.2"


# --- as players write a claim ----------------------------------------------------------------------------------------


def test_TTR_4_1_the_colour_may_be_left_out_for_a_coloured_route():
    match = given(PARIS, holding("purple purple wild"), holding())
    match.play("claim montparnasse-eiffel:purple wild=1")
    assert player(match, 0)["hand"] == {}


def test_TTR_4_6_refused_claims_tell_why_about_a_route():
    match = given(PARIS, holding("red"), holding(), routes={"arc-champs:blue": 0})
    refusal = match.why("arc-champs:red")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("TTR-4.6", "refusal-twin-is-yours")

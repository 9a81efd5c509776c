"""The turn rule by rule: the played card, the pawn, building, power and the six effects."""

import pytest

from tavoliere.engine.testkit import of_kind, phase, play, reason, refused
from tavoliere.games.old_london_bridge.names import CENTRE, Building
from tavoliere.games.old_london_bridge.tests.given import BUILDINGS, GAME, bridge, given, of, player

BOX = GAME.box[0]
ALL_BUT_GARDENS = "chapel gate inn store guild"
LAST_GARDEN = {"garden": [next(name for name in BUILDINGS if name.startswith("garden"))]}


# --- the played card -------------------------------------------------------------------------------------------------


def test_OLB_3_1_the_card_goes_back_first_and_the_inn_may_take_it():
    match = given(player(hand="0 4"), player(hand="0"), player(hand="0"), tops="60", supply={"1": 1})
    play(match, "card 4", "card 0", "card 0")
    assert match.view()["supply"] == {"1": 1, "4": 1}
    assert list(of(match, 0).card) == [-1, -1]
    assert of(match, 0).hand[4] == 0


def test_OLB_3_1_the_supply_serves_the_inn_at_once():
    seats = [player("56 52 49", hand="0 4"), player(hand="0"), player(hand="0")]
    match = given(*seats, tops="48 40", wheel=0, supply={})
    play(match, "card 4", "card 0", "card 0", "pawn inn")
    assert match.view()["effect"]["power"] == 4
    play(match, "take 4")
    assert of(match, 0).hand[4] == 1


def test_OLB_3_1_a_zero_returns_to_the_hand():
    match = given(player(hand="0"), player(hand="0"), player(hand="0"))
    events = play(match, "card 0", "card 0", "card 0")
    first = match.to_act[0]
    assert [event.seat for event in of_kind(events, "card-taken-up")] == [first]
    assert of(match, first).hand[0] == 1
    assert match.state[0].supply[0] == 0


def test_OLB_3_1_a_raised_zero_still_returns_to_the_hand():
    seats = [player(hand="0", tiles="+1 reclaim"), player(hand="0"), player(hand="0")]
    match = given(*seats)
    play(match, "card 0", "card 0", "card 0", "plus-one 0")
    assert match.to_act == [0]
    assert phase(match) == "pawn"
    assert of(match, 0).hand[0] == 1


# --- the pawn --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "money"), [("chapel", 1), ("garden", 2), ("inn", 1), ("store", 2), ("guild", 3)])
def test_OLB_3_2_an_outer_space_pays_and_gives_the_top_building(kind, money):
    match = given(player(), player(), player(), phase="pawn", wheel=0)
    top = match.view()["stacks"][kind]["top"]
    events = play(match, f"pawn {kind}")
    assert [(event.seat, event.money) for event in of_kind(events, "wheel-paid")] == [(0, money)]
    assert match.view()["players"][0]["bridge"] == [top]
    assert match.view()["stacks"][kind]["left"] == 11
    assert match.view()["players"][0]["pawn"] == kind
    assert of_kind(events, "top-turned")


def test_OLB_3_2_never_on_x():
    match = given(player(), player(), player(), phase="pawn", wheel=0)
    assert refused(match, "pawn gate") == "OLB-3.2"
    match = given(player(), player(), player(), phase="pawn", wheel=1)
    assert refused(match, "pawn chapel") == "OLB-3.2"
    assert "pawn gate" in match.legal_moves()


def test_OLB_3_3_the_centre_costs_two_and_takes_from_any_stack():
    match = given(player(money=2), player(pawn="guild"), player(), phase="pawn", wheel=0)
    assert {f"pawn centre {kind.name.lower()}" for kind in Building} <= set(match.legal_moves())
    events = play(match, "pawn centre guild")
    assert of(match, 0).money == 0
    assert of(match, 0).pawn == CENTRE
    assert [(event.seat, event.money) for event in of_kind(events, "centre-paid")] == [(0, 2)]
    assert of_kind(events, "wheel-paid") == []
    assert match.view()["stacks"]["guild"]["left"] == 11


def test_OLB_3_3_not_without_two_pounds():
    match = given(player(money=1), player(), player(), phase="pawn", wheel=0)
    assert refused(match, "pawn centre gate") == "OLB-3.3"


def test_OLB_3_4_one_pawn_to_a_space():
    match = given(player(), player(pawn="guild"), player(pawn="centre"), phase="pawn", wheel=0)
    assert refused(match, "pawn guild") == "OLB-3.4"
    assert refused(match, "pawn centre guild") == "OLB-3.4"
    assert "pawn store" in match.legal_moves()


def test_OLB_3_4_an_empty_stack_is_closed():
    match = given(player(), player(), player(), phase="pawn", wheel=0, empty="guild")
    assert refused(match, "pawn guild") == "OLB-3.4"
    assert refused(match, "pawn centre guild") == "OLB-3.4"
    assert reason(match, "pawn guild") == "stack-is-empty"
    match = given(player(), player(), player(), phase="pawn", wheel=0, stacks={"guild": ["guild-49"]})
    events = play(match, "pawn guild")
    assert [(event.seat, event.stack) for event in of_kind(events, "stack-emptied")] == [(-1, "guild")]


def test_OLB_3_5_going_without_only_when_no_space_is_usable():
    match = given(player(), player(), player(), phase="pawn", wheel=0)
    assert refused(match, "no-pawn") == "OLB-3.5"
    seats = [player(tiles="occupied"), player(pawn="garden", tiles="x"), player(pawn="centre")]
    match = given(*seats, phase="pawn", wheel=0, empty=ALL_BUT_GARDENS)
    assert match.legal_moves() == ["pawn garden using occupied", "pawn centre garden using occupied", "no-pawn"]
    play(match, "no-pawn")
    assert of(match, 0).built == 0
    assert of(match, 0).tiles.sum() == 1
    assert match.is_over


def test_OLB_3_5_going_without_happens_by_itself_when_nothing_else_is_possible():
    seats = [player(hand="0 4"), player(hand="0 3", money=0), player(hand="0 2", tiles="gate+2")]
    match = given(*seats, phase="pawn", wheel=0, empty=ALL_BUT_GARDENS)
    events = play(match, "pawn garden")
    assert [event.seat for event in of_kind(events, "no-building")] == [1]
    assert all(event.reveals for event in of_kind(events, "no-building"))
    assert match.to_act == [2]
    assert "pawn centre garden" in match.legal_moves()
    seats = [player(), player(money=0), player(money=0, tiles="gate+2")]
    match = given(*seats, phase="pawn", wheel=0, empty=ALL_BUT_GARDENS)
    play(match, "pawn garden")
    assert match.to_act == [2]
    assert match.legal_moves() == ["use gate", "no-pawn"]
    play(match, "no-pawn")
    assert match.legal_moves() == ["done", "use gate"]


def test_OLB_3_5_going_without_reveals_the_purse_only_when_the_centre_is_free():
    def reveals(*seats):
        events = play(given(*seats, phase="pawn", wheel=0, empty=ALL_BUT_GARDENS), "pawn garden")
        return {event.reveals for event in of_kind(events, "no-building")}

    assert reveals(player(), player(money=0), player()) == {True}
    assert reveals(player(), player(money=0), player(pawn="centre")) == {False}
    seats = [player(), player(money=0), player(tiles="gate+2")]
    match = given(*seats, phase="pawn", wheel=0, stacks={kind: [] for kind in ALL_BUT_GARDENS.split()} | LAST_GARDEN)
    events = play(match, "pawn garden")
    assert [event.reveals for event in of_kind(events, "no-building")] == [False]


# --- building --------------------------------------------------------------------------------------------------------


def test_OLB_4_1_the_number_must_be_lower_than_the_one_to_the_left():
    match = given(player("40"), player("41"), player(), phase="pawn", tops="39 44", wheel=0)
    play(match, "pawn guild")
    assert bridge(match, 0) == "40 39"
    play(match, "pawn centre guild")
    assert bridge(match, 1) == "44"


def test_OLB_4_1_the_first_building_goes_anywhere():
    match = given(player(), player(), player(), phase="pawn", tops="4", wheel=0)
    events = play(match, "pawn guild")
    (built,) = of_kind(events, "built")
    assert (built.building, built.stack, built.space) == ("guild-4", "guild", 1)
    assert bridge(match, 0) == "4"


def test_OLB_4_2_replacing_in_any_stretch():
    match = given(player("50 30 garden 45 20 garden 10"), player(), player(), phase="pawn", tops="39", wheel=0)
    play(match, "pawn guild")
    assert match.legal_moves() == ["replace 10", "replace 20", "replace 30", "replace 45", "replace 50"]
    play(match, "replace 45")
    assert bridge(match, 0) == "50 30 garden 39 20 garden 10"
    assert of(match, 0).built == 7


def test_OLB_4_2_neighbours_decide():
    match = given(player("50 45 41 36 12 6"), player(), player(), phase="pawn", tops="39", wheel=0)
    play(match, "pawn guild")
    assert match.legal_moves() == ["replace 36", "replace 41"]
    assert refused(match, "replace 12") == "OLB-4.2"
    assert reason(match, "replace 12") == "numbers-must-fall"
    assert reason(match, "replace 60") == "not-on-the-bridge"


def test_OLB_4_2_a_single_place_is_not_asked_for():
    match = given(player("12"), player(), player(), phase="pawn", tops="39", wheel=0)
    events = play(match, "pawn guild")
    assert bridge(match, 0) == "39"
    assert len(of_kind(events, "replaced")) == 1
    assert match.state[0].replaced == 1


def test_OLB_4_2_crests_of_the_replaced_building_stop_counting():
    match = given(player("60 56 12"), player(), player(), phase="pawn", tops="20", wheel=0)
    play(match, "pawn inn", "replace 12")
    assert match.view()["effect"]["power"] == 3


def test_OLB_4_2_what_can_be_appended_never_replaces():
    match = given(player("50 40"), player(), player(), phase="pawn", tops="39", wheel=0)
    play(match, "pawn guild")
    assert bridge(match, 0) == "50 40 39"


def test_OLB_4_3_gardens_always_go_to_the_next_space_and_stay():
    match = given(player("12 garden"), player(), player(), phase="pawn", wheel=0)
    play(match, "pawn garden", "pawn centre garden", "pawn guild")
    assert bridge(match, 0) == "12 garden garden"
    assert bridge(match, 1) == "garden"
    match = given(player("garden 12"), player(), player(), phase="pawn", tops="39", wheel=0)
    play(match, "pawn guild")
    assert bridge(match, 0) == "garden 39"


def test_OLB_4_4_building_is_compulsory_the_effect_is_not():
    match = given(player(), player(), player(), phase="pawn", tops="52", wheel=0)
    play(match, "pawn chapel")
    assert match.legal_moves() == ["advance", "stay"]
    events = play(match, "stay")
    assert [(event.seat, event.effect) for event in of_kind(events, "stayed")] == [(0, "chapel")]
    assert of(match, 0).chapel == 0
    assert bridge(match, 0) == "52"
    assert match.to_act == [1]


def test_OLB_5_8_pawns_come_off_after_everybodys_turn():
    match = given(player(pawn="guild"), player(pawn="garden"), player(), phase="pawn", asked=2, wheel=0)
    events = play(match, "pawn store")
    assert len(of_kind(events, "pawns-removed")) == 1
    assert [seat["pawn"] for seat in match.view()["players"]] == [None] * 3
    assert phase(match) == "cards"

"""The effects of buildings rule by rule: power, both tracks, the inn, the store, bonus tiles."""

import pytest

from tavoliere.engine.testkit import kinds, of_kind, phase, play, refused
from tavoliere.games.old_london_bridge.rules.bridge import power_of
from tavoliere.games.old_london_bridge.tests.given import BUILDINGS, GAME, given, of, player

BOX = GAME.box[0]
ALL_BUT_GARDENS = "chapel gate inn store guild"
LAST_GARDEN = {"garden": [next(name for name in BUILDINGS if name.startswith("garden"))]}


def test_OLB_5_1_power_counts_crests_of_the_new_buildings_colour():
    match = given(player("60 59 garden-blue 57 56"), player(), player(), phase="pawn", tops="52 12", wheel=0)
    assert [power_of(BOX, of(match, 0), 1 << crest) for crest in range(4)] == [4, 1, 2, 1]
    events = play(match, "pawn chapel")
    (counted,) = of_kind(events, "power-counted")
    assert (counted.seat, counted.power, counted.crest, counted.effect) == (0, 5, "blue", "chapel")


def test_OLB_5_2_exactly_the_power_and_coins_on_the_way():
    match = given(player("60 56", chapel=3), player(), player(), phase="pawn", tops="52", wheel=0)
    play(match, "pawn chapel")
    before = of(match, 0).money
    events = play(match, "advance")
    assert of(match, 0).chapel == 6
    assert of(match, 0).money == before + 2
    assert [(event.seat, event.money, event.space) for event in of_kind(events, "coin-reached")] == [(0, 2, 5)]


def test_OLB_5_2_first_step_leads_to_space_one_and_on_top():
    seats = [player(stair="D"), player(chapel=1), player(chapel=1)]
    match = given(*seats, phase="pawn", tops="52", wheel=0, chapel_order=[2, 1, 0])
    play(match, "pawn chapel", "advance")
    assert of(match, 0).chapel == 1
    assert match.view()["chapel_order"] == [0, 2, 1]


def test_OLB_5_2_passing_and_joining_piles():
    seats = [player("60", chapel=1), player(chapel=2), player(chapel=3), player(chapel=4)]
    match = given(*seats, phase="pawn", tops="52", wheel=0)
    play(match, "pawn chapel", "advance")
    assert match.view()["chapel_order"] == [3, 0, 2, 1]


def test_OLB_5_3_tiles_for_every_bonus_space_reached_or_passed():
    match = given(player("60 59", gate=0), player(), player(), phase="pawn", tops="56", wheel=1)
    play(match, "pawn gate", "advance")
    assert of(match, 0).gate == 3
    assert match.state[0].bonus_due == 1
    top = match.view()["bonus"][2]["top"]
    events = play(match, "bonus 3")
    assert match.view()["players"][0]["new_tiles"] == {top: 1}
    assert len(of_kind(events, "tile-turned")) == 1
    assert match.view()["bonus"][2]["left"] == 7
    assert match.to_act == [1]


def test_OLB_5_3_a_tile_may_be_declined_and_the_open_ones_stay():
    bonus = [["x", "lady"], ["+1"], ["reclaim"]]
    match = given(player("60 59", gate=0), player(), player(), phase="pawn", tops="56", wheel=1, bonus=bonus)
    assert refused(match, "no-bonus") == "GEN-2"
    play(match, "pawn gate", "advance")
    assert match.legal_moves() == ["bonus 1", "bonus 2", "bonus 3", "no-bonus"]
    before = match.view()["bonus"]
    events = play(match, "no-bonus")
    assert [(event.seat, event.rule) for event in of_kind(events, "tile-declined")] == [(0, "OLB-5.3")]
    assert of_kind(events, "tile-taken") == of_kind(events, "tile-turned") == []
    assert match.view()["bonus"] == before
    assert of(match, 0).new_tiles.sum() == 0
    assert of(match, 0).gate == 3
    assert match.to_act == [1]


@pytest.mark.parametrize(
    ("answers", "taken"),
    [
        (("no-bonus", "bonus 1"), {"x": 1}),
        (("bonus 1", "no-bonus"), {"x": 1}),
        (("bonus 1", "bonus 1"), {"x": 1, "lady": 1}),
        (("no-bonus", "no-bonus"), {}),
    ],
)
def test_OLB_5_3_each_bonus_space_is_answered_by_itself(answers, taken):
    bonus = [["x", "lady", "reclaim"], ["occupied", "+1"], ["free-centre", "gate+2"]]
    match = given(player("55 51 47", gate=2), player(), player(), phase="pawn", tops="31", bonus=bonus, wheel=1)
    play(match, "pawn gate", "advance", answers[0])
    assert match.state[0].bonus_due == 1
    assert "no-bonus" in match.legal_moves()
    play(match, answers[1])
    assert match.view()["players"][0]["new_tiles"] == taken
    assert match.to_act == [1]


def test_OLB_5_3_a_declined_tile_can_be_taken_back():
    match = given(player("60 59", tiles="chapel+2"), player(), player(), phase="pawn", tops="56", wheel=1)
    play(match, "pawn gate", "advance", "no-bonus")
    assert phase(match) == "last-tiles"
    match.undo(0)
    assert "no-bonus" in match.legal_moves()
    play(match, "bonus 2")
    assert of(match, 0).new_tiles.sum() == 1


def test_OLB_5_3_no_tile_between_bonus_spaces():
    match = given(player(gate=3), player(), player(), phase="pawn", tops="56", wheel=1)
    play(match, "pawn gate", "advance")
    assert of(match, 0).gate == 4
    assert match.to_act == [1]


def test_OLB_5_4_cards_up_to_the_power_while_they_last():
    seats = [player("60 56"), player(), player()]
    match = given(*seats, phase="pawn", tops="40", wheel=0, supply={"2": 1, "4": 9})
    play(match, "pawn inn")
    assert match.legal_moves() == ["take 2", "enough"]
    assert refused(match, "take 4") == "OLB-5.4"
    assert refused(match, "take 1") == "OLB-5.4"
    events = play(match, "take 2")
    assert [(event.seat, event.value, event.power) for event in of_kind(events, "card-taken")] == [(0, 2, 1)]
    assert match.view()["supply"] == {"4": 9}
    assert match.to_act == [1]


def test_OLB_5_4_one_by_one_and_less_is_fine():
    match = given(player("60 56"), player(), player(), phase="pawn", tops="40", wheel=0)
    play(match, "pawn inn", "take 1")
    assert match.view()["effect"] == {"building": "inn-40", "left": 2, "crest": "blue", "power": 3, "guilds": 0}
    play(match, "enough")
    assert match.view(0)["players"][0]["hand"] == {"0": 1, "1": 1}
    assert match.to_act == [1]


def test_OLB_5_5_a_store_always_pays():
    match = given(player("60 56"), player(), player(), phase="pawn", tops="48", wheel=0)
    events = play(match, "pawn store")
    assert [(event.seat, event.money) for event in of_kind(events, "store-paid")] == [(0, 3)]
    assert of(match, 0).money == 5 + 2 + 3
    assert match.to_act == [1]


def test_OLB_5_6_gardens_and_guilds_do_nothing_now():
    match = given(player("60 56"), player("59"), player(), phase="pawn", tops="54", wheel=0)
    events = play(match, "pawn guild", "pawn garden")
    assert of_kind(events, "power-counted") == []
    assert match.to_act == [2]
    assert of(match, 0).money == 8
    play(match, "pawn chapel")
    assert phase(match) == "chapel"


@pytest.mark.parametrize("track", ["chapel", "gate"])
def test_OLB_5_7_the_end_pays_ten_and_steps_beyond_are_lost(track):
    tops, wheel = ("52", 0) if track == "chapel" else ("56", 1)
    match = given(player("60", **{track: 14}), player(), player(), phase="pawn", tops=tops, wheel=wheel)
    play(match, f"pawn {track}")
    before = of(match, 0).money
    events = play(match, "advance")
    assert of(match, 0)[track] == 15
    assert of(match, 0).money == before + 10
    kind = "chapel-end-reached" if track == "chapel" else "gate-end-reached"
    assert [(event.seat, event.money) for event in of_kind(events, kind)] == [(0, 10)]
    assert match.to_act == [1]


def test_OLB_5_7_later_arrivals_go_under():
    seats = [player("60", chapel=13), player(chapel=15), player(chapel=14)]
    match = given(*seats, phase="pawn", tops="52", wheel=0)
    play(match, "pawn chapel", "advance")
    assert match.view()["chapel_order"] == [1, 0, 2]


@pytest.mark.parametrize("track", ["chapel", "gate"])
def test_OLB_5_7_a_marker_at_the_end_is_not_asked(track):
    tops, wheel = ("52", 0) if track == "chapel" else ("56", 1)
    seats = [player(tiles=f"{track}+2", **{track: 15}), player(), player()]
    match = given(*seats, phase="pawn", tops=tops, wheel=wheel)
    assert refused(match, f"use {track}") == "OLB-5.7"
    events = play(match, f"pawn {track}")
    assert match.to_act == [1]
    assert not {"chapel-end-reached", "gate-end-reached"} & set(kinds(events))

"""Bonus tiles rule by rule, each in its own moment."""

import pytest

from tavoliere.engine.testkit import of_kind, phase, play, reason, refused
from tavoliere.games.old_london_bridge.names import CENTRE, Building, Tile
from tavoliere.games.old_london_bridge.tests.given import bridge, given, of, player, turns


def test_OLB_6_0_usable_from_the_round_after():
    seats = [player(new_tiles="x"), player(), player()]
    match = given(*seats, phase="pawn", wheel=0)
    assert refused(match, "pawn gate using x") == "OLB-6.3"
    match = given(player(), player(), player(new_tiles="x lady"), phase="pawn", asked=2, wheel=0, tops="49")
    play(match, "pawn guild")
    assert match.view()["players"][2]["tiles"] == {"x": 1, "lady": 1}
    assert match.view()["players"][2]["new_tiles"] == {}
    assert match.legal_moves(2) == ["lady", "no-lady"]


def test_OLB_6_0_a_tile_is_used_once_and_then_leaves_the_game():
    match = given(player(tiles="x", gate=0), player(), player(), phase="pawn", wheel=0)
    events = play(match, "pawn gate using x")
    assert [(event.seat, event.tile) for event in of_kind(events, "tile-used")] == [(0, "x")]
    assert of(match, 0).tiles.sum() == 0
    assert match.state[0].used == 1


def test_OLB_6_0_not_where_it_is_not_needed_except_free_centre():
    match = given(player(tiles="occupied x free-centre"), player(pawn="guild"), player(), phase="pawn", wheel=0)
    assert reason(match, "pawn store using occupied") == "occupied-not-needed"
    assert reason(match, "pawn store using x") == "x-not-needed"
    assert reason(match, "pawn guild using occupied,x") == "x-not-needed"
    assert reason(match, "pawn centre gate using occupied,free-centre") == "occupied-not-needed"
    assert "pawn centre gate using free-centre" in match.legal_moves()


def test_OLB_6_1_occupied_space_pays_as_usual():
    match = given(player(tiles="occupied"), player(pawn="guild"), player(), phase="pawn", wheel=0)
    assert refused(match, "pawn store using occupied") == "OLB-6.1"
    play(match, "pawn guild using occupied")
    assert of(match, 0).money == 8
    assert of(match, 0).pawn == Building.GUILD
    assert of(match, 0).tiles[Tile.OCCUPIED] == 0


def test_OLB_6_1_occupied_centre_is_paid_for():
    match = given(player(tiles="occupied"), player(pawn="centre"), player(), phase="pawn", wheel=0)
    play(match, "pawn centre guild using occupied")
    assert of(match, 0).money == 3


def test_OLB_6_1_not_without_the_tile():
    match = given(player(), player(pawn="guild"), player(), phase="pawn", wheel=0)
    assert refused(match, "pawn guild using occupied") == "OLB-6.1"
    assert reason(match, "pawn guild using occupied") == "no-occupied-tile"


def test_OLB_6_2_free_centre():
    match = given(player(tiles="free-centre", money=1), player(), player(), phase="pawn", wheel=0)
    assert refused(match, "pawn centre guild") == "OLB-3.3"
    events = play(match, "pawn centre guild using free-centre")
    assert of(match, 0).money == 1
    assert of(match, 0).pawn == CENTRE
    assert of(match, 0).tiles.sum() == 0
    assert of_kind(events, "centre-paid") == []
    assert refused(match, "pawn centre inn using free-centre", 1) == "OLB-6.2"


def test_OLB_6_3_x_builds_without_money():
    match = given(player(tiles="x"), player(), player(), phase="pawn", wheel=0, tops="56")
    assert refused(match, "pawn store using x") == "OLB-6.3"
    events = play(match, "pawn gate using x")
    assert of(match, 0).money == 5
    assert of_kind(events, "wheel-paid") == []
    assert bridge(match, 0) == "56"
    assert of(match, 0).tiles[Tile.X] == 0
    match = given(player(), player(), player(), phase="pawn", wheel=0)
    assert refused(match, "pawn gate using x") == "OLB-6.3"


def test_OLB_6_4_reclaim_returns_the_card_after_the_turn():
    seats = [player(hand="0 4", tiles="reclaim"), player(hand="0"), player(hand="0")]
    match = given(*seats, tops="49 60", wheel=0, supply={"1": 3})
    play(match, "card 4", "card 0", "card 0")
    assert match.legal_moves() == ["reclaim", "discard"]
    events = play(match, "reclaim")
    assert [(event.seat, event.value) for event in of_kind(events, "card-set-aside")] == [(0, 4)]
    assert of(match, 0).tiles.sum() == 0
    assert match.view()["supply"] == {"1": 3}
    events = play(match, "pawn guild")
    assert [(event.seat, event.value) for event in of_kind(events, "card-reclaimed")] == [(0, 4)]
    assert of(match, 0).hand[4] == 1
    assert list(of(match, 0).card) == [-1, -1]
    assert match.to_act == [1]


def test_OLB_6_4_the_card_set_aside_is_not_in_the_supply_for_an_inn():
    seats = [player("56 52 49", hand="0 4", tiles="reclaim"), player(hand="0"), player(hand="0")]
    match = given(*seats, tops="40", wheel=0, supply={"1": 1})
    play(match, "card 4", "card 0", "card 0", "reclaim", "pawn inn")
    assert match.legal_moves() == ["take 1", "enough"]
    assert reason(match, "take 4") == "no-card-left"
    events = play(match, "enough")
    assert [(event.seat, event.value) for event in of_kind(events, "card-reclaimed")] == [(0, 4)]
    assert match.view()["supply"] == {"1": 1}
    match = given(*seats, tops="40", wheel=0, supply={"1": 1})
    play(match, "card 4", "card 0", "card 0", "discard", "pawn inn")
    assert match.legal_moves() == ["take 1", "take 4", "enough"]


def test_OLB_6_4_the_inn_of_another_turn_finds_the_reclaimed_card_in_the_hand():
    seats = [player(hand="0 4", tiles="reclaim"), player("56 52 49", hand="0 1"), player(hand="0")]
    match = given(*seats, tops="59 40", wheel=0, supply={"2": 1})
    play(match, "card 4", "card 1", "card 0", "reclaim", "pawn guild", "pawn inn")
    assert match.to_act == [1]
    assert match.legal_moves() == ["take 1", "take 2", "enough"]
    assert of(match, 0).hand[4] == 1


def test_OLB_6_4_not_for_a_zero_and_not_forced():
    seats = [player(hand="0", tiles="reclaim", chapel=1), player(hand="0"), player(hand="0")]
    match = given(*seats)
    play(match, "card 0", "card 0", "card 0")
    assert phase(match) == "pawn"
    seats = [player(hand="0 4", tiles="reclaim"), player(hand="0"), player(hand="0")]
    match = given(*seats, wheel=0, tops="49")
    play(match, "card 4", "card 0", "card 0", "discard", "pawn guild")
    assert of(match, 0).hand[4] == 0
    assert of(match, 0).tiles[Tile.RECLAIM] == 1


def test_OLB_6_5_chapel_two_before_the_pawn_and_after_the_effect():
    match = given(player(tiles="chapel+2 chapel+2"), player(), player(), phase="pawn", wheel=0, tops="49")
    assert "use chapel" in match.legal_moves()
    assert refused(match, "use gate") == "OLB-6.6"
    events = play(match, "use chapel")
    assert of(match, 0).chapel == 2
    assert of(match, 0).money == 6
    assert [(event.seat, event.tile) for event in of_kind(events, "tile-used")] == [(0, "chapel+2")]
    assert phase(match) == "pawn"
    play(match, "pawn guild")
    assert match.legal_moves() == ["done", "use chapel"]
    play(match, "use chapel")
    assert of(match, 0).chapel == 4
    assert match.to_act == [1]
    assert refused(match, "use chapel", 1) == "OLB-6.5"


def test_OLB_6_5_done_ends_the_turn_and_keeps_the_tile():
    match = given(player(tiles="chapel+2"), player(), player(), phase="pawn", wheel=0, tops="49")
    play(match, "pawn guild", "done")
    assert of(match, 0).tiles[Tile.CHAPEL_TWO] == 1
    assert match.to_act == [1]


def test_OLB_6_6_gate_two_may_earn_tiles_before_the_pawn():
    match = given(player(tiles="gate+2", gate=2), player(), player(), phase="pawn", wheel=0, tops="49")
    play(match, "use gate")
    assert of(match, 0).gate == 4
    assert of(match, 0).tiles.sum() == 0
    assert phase(match) == "bonus"
    play(match, "bonus 1")
    assert phase(match) == "pawn"
    assert of(match, 0).new_tiles.sum() == 1
    play(match, "pawn guild")
    assert match.to_act == [1]


def test_OLB_6_6_a_tile_declined_before_the_pawn_leads_back_to_the_pawn():
    match = given(player(tiles="gate+2", gate=2), player(), player(), phase="pawn", wheel=0, tops="49")
    play(match, "use gate", "no-bonus")
    assert phase(match) == "pawn"
    assert of(match, 0).new_tiles.sum() == 0


# --- +1 --------------------------------------------------------------------------------------------------------------


def plus_match(*seats, **rest):
    """A match with the cards already chosen by everybody."""
    match = given(*seats, **rest)
    for seat, chosen in enumerate(seats):
        cards = sorted(chosen["hand"], reverse=True)
        match.play(f"card {cards[0]}", seat)
    return match


def test_OLB_6_7_asked_in_provisional_order_and_changes_the_order():
    seats = [player(hand="0 2", tiles="+1"), player(hand="0 3", tiles="+1"), player(hand="0 3", chapel=1)]
    match = plus_match(*seats)
    assert match.to_act == [1]
    assert match.legal_moves() == ["plus-one 3", "no-plus"]
    assert refused(match, "plus-one 2") == "OLB-6.7"
    events = play(match, "plus-one 3")
    assert [(event.seat, event.before, event.value) for event in of_kind(events, "card-raised")] == [(1, 3, 4)]
    assert of(match, 1).tiles.sum() == 0
    assert match.to_act == [0]
    play(match, "no-plus")
    assert turns(match) == [1, 2, 0]
    assert of(match, 0).tiles[Tile.PLUS_ONE] == 1
    assert match.to_act == [1]


def test_OLB_6_7_a_raised_card_shows_its_value_to_everybody():
    seats = [player(hand="0 2", tiles="+1 +1"), player(hand="0 3", chapel=1), player(hand="0 1")]
    match = plus_match(*seats)
    play(match, "plus-one 2")
    assert match.legal_moves() == ["plus-one 3", "no-plus"]
    for eyes in (0, 1, None):
        view = match.view(eyes)
        assert view["players"][0]["played"] == [3]
        assert [turn["value"] for turn in view["order"] if turn["seat"] == 0] == [3]
    play(match, "no-plus")
    assert match.to_act == [1]
    assert match.view(1)["players"][0]["played"] == [3]


def test_OLB_6_7_several_tiles_and_beyond_four():
    seats = [player(hand="0 4", tiles="+1 +1"), player(hand="0 4", chapel=1), player(hand="0")]
    match = plus_match(*seats)
    assert match.to_act == [0]
    play(match, "plus-one 4", "plus-one 5")
    assert match.view()["order"][0] == {"seat": 0, "card": 0, "value": 6}
    assert turns(match) == [0, 1, 2]
    assert of(match, 0).card[0] == -1
    assert match.state[0].supply[4] >= 1


def test_OLB_6_7_two_players_one_card_at_a_time():
    match = given(player(hand="3 2 0 0", tiles="+1"), player(hand="3 1 0 0", chapel=1))
    play(match, "cards 3 2", "cards 3 1")
    assert match.legal_moves(0) == ["plus-one 2", "plus-one 3", "no-plus"]
    play(match, "plus-one 2")
    assert [(turn["seat"], turn["card"], turn["value"]) for turn in match.view()["order"]] == [
        (1, 0, 3),
        (0, 0, 3),
        (0, 1, 3),
        (1, 1, 1),
    ]


def test_OLB_6_7_of_two_equal_cards_the_higher_printed_one_is_raised():
    match = given(player(hand="3 2 0 0", tiles="+1 +1"), player(hand="1 1 0 0"))
    play(match, "cards 3 2", "cards 1 1", "plus-one 2")
    assert match.legal_moves() == ["plus-one 3", "no-plus"]
    play(match, "plus-one 3")
    assert [(turn["card"], turn["value"]) for turn in match.view()["order"]][:2] == [(0, 4), (1, 3)]


# --- lady ------------------------------------------------------------------------------------------------------------


def test_OLB_6_8_lady_before_the_card_in_chapel_order():
    seats = [player(tiles="lady"), player(tiles="lady lady", chapel=2), player()]
    match = given(*seats, phase="lady", asked=0)
    assert match.to_act == [1]
    events = play(match, "lady")
    assert [(event.seat, event.value) for event in of_kind(events, "lady-joined")] == [(1, 2)]
    assert of(match, 1).hand[2] == 1
    assert match.state[0].supply[2] == 14
    assert match.to_act == [1]
    play(match, "no-lady")
    assert of(match, 1).tiles[Tile.LADY] == 1
    assert match.to_act == [0]
    play(match, "lady")
    assert phase(match) == "cards"
    assert "card 2" in match.legal_moves(0)


def test_OLB_6_8_not_when_no_two_is_left():
    seats = [player(), player(), player(tiles="lady", hand="0 2")]
    match = given(*seats, phase="pawn", asked=2, wheel=0, tops="49", supply={"1": 2})
    play(match, "pawn guild")
    assert phase(match) == "cards"
    match = given(player(tiles="lady", chapel=1), player(tiles="lady"), player(), phase="lady", supply={"2": 1})
    play(match, "lady")
    assert phase(match) == "cards"
    assert of(match, 1).tiles[Tile.LADY] == 1


# --- combining, empty stacks -----------------------------------------------------------------------------------------


def test_OLB_6_9_track_tiles_before_the_pawn_or_after_the_effect():
    match = given(player(tiles="chapel+2 gate+2"), player(), player(), phase="pawn", wheel=0, tops="52")
    assert {"use chapel", "use gate"} <= set(match.legal_moves())
    play(match, "pawn chapel")
    assert refused(match, "use chapel") == "GEN-2"
    play(match, "advance")
    assert match.legal_moves() == ["done", "use chapel", "use gate"]
    play(match, "use gate")
    assert match.legal_moves() == ["done", "use chapel"]


def test_OLB_6_9_occupied_combines_with_free_centre_and_x():
    seats = [player(tiles="occupied free-centre x", money=0), player(pawn="centre"), player(pawn="gate")]
    match = given(*seats, phase="pawn", wheel=0)
    assert refused(match, "pawn centre inn using free-centre") == "OLB-3.4"
    assert refused(match, "pawn gate using x") == "OLB-3.4"
    assert "pawn centre inn using occupied,free-centre" in match.legal_moves()
    play(match, "pawn gate using occupied,x")
    assert match.view()["players"][0]["tiles"] == {"free-centre": 1}
    assert of(match, 0).money == 0


def test_OLB_6_9_tiles_alone_make_the_question_real():
    for tiles, move in (
        ("occupied free-centre", "pawn centre garden using occupied,free-centre"),
        ("free-centre occupied", "pawn garden using occupied"),
    ):
        seats = [player(), player(money=0), player(money=0, tiles=tiles)]
        seats[1]["pawn"] = "centre"
        match = given(*seats, phase="pawn", asked=0, wheel=0, empty="chapel gate inn store guild")
        play(match, "pawn garden")
        assert match.to_act == [2]
        assert move in match.legal_moves()
        assert "no-pawn" in match.legal_moves()


def test_OLB_6_9_a_tile_of_the_first_of_two_turns_waits():
    bonus = [["gate+2", "x"], ["lady"], ["+1"]]
    seats = [player(gate=2), player()]
    match = given(*seats, phase="pawn", asked=0, wheel=1, tops="56 54", bonus=bonus)
    play(match, "pawn gate", "advance", "bonus 1", "pawn guild")
    assert match.to_act == [0]
    assert refused(match, "use gate") == "OLB-6.6"


def test_OLB_6_9_empty_bonus_stacks():
    seats = [player("60 55 51", gate=2), player(), player()]
    match = given(*seats, phase="pawn", wheel=1, tops="31", bonus=[[], ["lady", "x"], []])
    play(match, "pawn gate", "advance")
    assert match.legal_moves() == ["bonus 2", "no-bonus"]
    events = play(match, "bonus 2")
    assert [event.tile for event in of_kind(events, "tile-taken")] == ["lady"]
    match = given(*seats, phase="pawn", wheel=1, tops="31", bonus=[[], [], []])
    events = play(match, "pawn gate", "advance")
    assert of_kind(events, "tile-taken") == []
    assert match.to_act == [1]
    assert match.state[0].bonus_due == 0
    seats[0]["gate"] = 3
    match = given(*seats, phase="bonus", bonus=[["x"], [], ["lady"]], bonus_due=1)
    assert match.legal_moves() == ["bonus 1", "bonus 3", "no-bonus"]
    assert refused(match, "bonus 2") == "OLB-6.9"


def test_OLB_6_9_what_is_still_due_when_the_last_tile_goes_is_lost():
    match = given(player("55", gate=6), player(), player(), phase="bonus", bonus=[["x"], [], []], bonus_due=2)
    events = play(match, "bonus 1")
    assert of_kind(events, "tile-turned") == of_kind(events, "tile-declined") == []
    assert of(match, 0).new_tiles.sum() == 1
    assert match.state[0].bonus_due == 0
    assert phase(match) != "bonus"


# --- which rule is named first ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "text", "name"),
    [
        ({}, "pawn chapel using occupied", "stack-is-empty"),
        ({}, "pawn gate using occupied", "no-occupied-tile"),
        ({"new_tiles": "x"}, "pawn gate using x", "no-x-tile"),
        ({"pawn": "guild"}, "pawn guild", "pawn-must-move"),
        ({"tiles": "occupied", "pawn": "guild"}, "pawn guild using occupied", "pawn-must-move"),
        ({}, "pawn guild", "space-is-occupied"),
        ({"tiles": "occupied"}, "pawn gate using occupied", "occupied-not-needed"),
        ({"money": 0}, "pawn centre inn", "centre-costs-more"),
        ({}, "pawn gate", "x-is-closed"),
        ({"tiles": "x"}, "pawn store using x", "x-not-needed"),
    ],
)
def test_GEN_8_the_first_rule_of_the_list_is_named(seat, text, name):
    match = given(player(**seat), player(pawn="guild"), phase="pawn", wheel=0, empty="chapel")
    assert reason(match, text) == name

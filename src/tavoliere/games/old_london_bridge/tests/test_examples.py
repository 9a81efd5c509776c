"""The printed examples: each comes out as printed."""

from tavoliere.engine.testkit import of_kind, phase, play, refused
from tavoliere.games.old_london_bridge.rules.bridge import power_of
from tavoliere.games.old_london_bridge.tests.given import GAME, bridge, given, of, player, turns

LEO, LISA, TOM, PAOLA = 0, 1, 2, 3
CRESTS = {"blue": 1, "orange": 2, "grey": 4, "green": 8}


def test_OLB_2_3_example_cards_3_2_0_0():
    seats = [player(hand="3 0"), player(hand="2 0"), player(hand="0", stair="C"), player(hand="0", stair="D")]
    match = given(*seats, phase="cards")
    events = play(match, "card 3", "card 2", "card 0", "card 0")
    assert turns(match) == [LEO, LISA, TOM, PAOLA]
    fixed = [(event.seat, event.place, event.value) for event in of_kind(events, "order-fixed")]
    assert fixed == [(LEO, 1, 3), (LISA, 2, 2), (TOM, 3, 0), (PAOLA, 4, 0)]


def test_OLB_2_3_example_equal_twos():
    seats = [player(hand="0"), player(hand="0 2", chapel=4), player(hand="0"), player(hand="0 2", chapel=1)]
    match = given(*seats)
    play(match, "card 0", "card 2", "card 0", "card 2")
    assert turns(match)[:2] == [LISA, PAOLA]


def test_OLB_3_3_example_gate_for_three_pounds_then_chapel_through_the_centre():
    match = given(player(gate=2), player(), player(), player(), phase="pawn", wheel=1, tops="11 32")
    assert match.view()["wheel"]["gate"] == 3
    assert match.view()["wheel"]["chapel"] == "x"
    play(match, "pawn gate")
    assert of(match, LEO).money == 8
    play(match, "advance")
    assert phase(match) == "bonus"
    play(match, "bonus 2")
    assert refused(match, "pawn gate", LISA) == "OLB-3.4"
    assert refused(match, "pawn chapel", LISA) == "OLB-3.2"
    assert "pawn centre gate" in match.legal_moves(LISA)
    play(match, "pawn centre chapel")
    assert of(match, LISA).money == 3
    assert bridge(match, LISA) == "32"


def test_OLB_4_1_example_32_after_49():
    match = given(player("60 49"), player(), player(), phase="pawn", tops="32")
    play(match, "pawn centre chapel")
    assert bridge(match, 0) == "60 49 32"


def test_OLB_4_3_example_any_number_after_a_garden():
    match = given(player("59 51 48 33 25 6 garden"), player("23 garden"), player(), phase="pawn", tops="58 50")
    play(match, "pawn store")
    assert bridge(match, 0) == "59 51 48 33 25 6 garden 58"
    play(match, "pawn inn")
    assert bridge(match, 1) == "23 garden 50"


def test_OLB_4_2_example_20_replaces_23_or_15():
    match = given(player("23 15 11"), player(), player(), phase="pawn", tops="20")
    play(match, "pawn inn")
    assert match.legal_moves() == ["replace 15", "replace 23"]
    assert refused(match, "replace 11") == "OLB-4.2"
    play(match, "replace 15")
    assert bridge(match, 0) == "23 20 11"
    assert match.state[0].replaced == 1


def test_OLB_5_2_example_chapel_32_with_three_blue_crests():
    match = given(player("60 49"), player(), player(), phase="pawn", tops="32")
    play(match, "pawn centre chapel")
    money = of(match, 0).money
    play(match, "advance")
    assert of(match, 0).chapel == 3
    assert of(match, 0).money == money + 1


def test_OLB_5_5_example_stores_with_four_crests():
    match = given(player("55 51 47"), player("57 45 41"), player(), phase="pawn", tops="43 33", wheel=0)
    events = play(match, "pawn store")
    assert [(event.seat, event.money) for event in of_kind(events, "store-paid")] == [(0, 4)]
    events = play(match, "pawn centre store")
    assert [(event.seat, event.money) for event in of_kind(events, "store-paid")] == [(1, 4)]


def test_OLB_8_1_example_one_turn_two_turns_one_turn():
    match = given(player(hand="4 1 0 0"), player(hand="3 2 0 0"))
    play(match, "cards 4 1", "cards 3 2")
    assert turns(match) == [0, 1, 1, 0]


def test_OLB_5_3_example_gate_with_power_four_earns_two_tiles():
    bonus = [["x", "lady", "reclaim"], ["occupied", "+1"], ["free-centre", "gate+2"]]
    match = given(player("55 51 47", gate=2), player(), player(), phase="pawn", tops="31", bonus=bonus, wheel=1)
    play(match, "pawn gate", "advance")
    assert of(match, 0).gate == 6
    play(match, "bonus 1")
    assert match.view()["bonus"][0]["top"] == "lady"
    assert match.legal_moves() == ["bonus 1", "bonus 2", "bonus 3", "no-bonus"]
    play(match, "bonus 1")
    assert match.view()["players"][0]["new_tiles"] == {"x": 1, "lady": 1}
    assert match.to_act == [1]


def test_OLB_5_4_example_inn_20_with_power_six():
    for cards in ("3 2 1", "4 2", "1 1 1 1 1 1"):
        match = given(player("60 56 52 49 48 23 15 11"), player(), player(), phase="pawn", tops="20")
        play(match, "pawn inn", "replace 15")
        assert match.view()["effect"]["power"] == 6
        play(match, *(f"take {value}" for value in cards.split()))
        assert match.to_act == [1]
        assert match.view(0)["players"][0]["hand"] == {"0": 1, **{value: cards.count(value) for value in cards.split()}}


def test_OLB_5_1_example_guild():
    match = given(player("60 56 55 54 52 51 49 48 47 40"), player(), player())
    powers = {crest: power_of(GAME.box[0], of(match, 0), bit) for crest, bit in CRESTS.items()}
    assert powers == {"blue": 7, "orange": 5, "grey": 2, "green": 2}


TWELVE = "60 59 58 57 56 55 54 53 52 51 50 49"
OTHER_TWELVE = "48 47 46 45 44 43 42 41 40 39 38 37"
ELEVEN = "36 35 34 33 32 31 30 29 28 27 26"
OTHER_ELEVEN = "25 24 23 22 21 20 19 18 17 16 15"


def final_example():
    """Lisa and Tom have twelve buildings, Leo and Paola eleven; Paola is third at the chapel, first at the gate."""
    return given(
        player(ELEVEN, chapel=8, gate=3, hand="0 1"),
        player(TWELVE, chapel=10, gate=4, hand="0 2"),
        player(OTHER_TWELVE, chapel=0, gate=5, hand="0"),
        player(OTHER_ELEVEN, chapel=4, gate=9, hand="0", money=30, tiles="x", new_tiles="lady"),
        phase="over",
    )


def test_OLB_7_2_example_final_scoring_of_paola():
    match = final_example()
    parts = match.scores()[PAOLA]
    assert list(parts.values()) == [30, 1, 5, 0, 0, -1, 2, 0]
    assert match.totals()[PAOLA] == 37
    assert [place["seat"] for place in match.view()["standings"]["bridge"]] == [LISA, TOM, LEO, PAOLA]
    assert [place["seat"] for place in match.view()["standings"]["inn"]] == [LISA, LEO]


def faces(**scoring):
    """What each seat earns in an area whose face is named."""
    (area,) = scoring

    def scored(*seats):
        match = given(*seats, scoring=scoring, phase="over")
        return [parts[area] for parts in match.scores()]

    return scored


def test_OLB_9_4_example_run_of_six():
    match = given(player("59 51 48 33 25 6 garden 58"), player("60"), player(), scoring={"bridge": "9.4"}, phase="over")
    assert match.view()["standings"]["bridge"][0] == {"seat": 0, "count": 6, "money": 5, "tied": False}


def test_OLB_9_9_example_distances():
    seats = [player(chapel=space) for space in (12, 8, 6, 2)]
    assert faces(chapel="9.9")(*seats) == [10, 6, 4, 0]


def test_OLB_9_10_example_chapel_coins():
    assert faces(chapel="9.10")(player(chapel=11), player(), player())[0] == 11


def test_OLB_9_11_example_gate_steps():
    assert faces(gate="9.11")(*(player(gate=steps) for steps in (12, 10, 5, 5))) == [9, 9, 3, 3]


def test_OLB_9_12_example_three_tiles():
    assert faces(gate="9.12")(player(tiles="x lady", new_tiles="+1"), player(), player())[0] == 9


def test_OLB_9_13_example_five_cards():
    assert faces(inn="9.13")(player(hand="0 1 1 3 4"), player(), player())[0] == 7


def test_OLB_9_14_example_two_pairs():
    assert faces(inn="9.14")(player(hand="0 1 1 2 2"), player(), player())[0] == 10

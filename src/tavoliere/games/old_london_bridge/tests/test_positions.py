"""Positions no game could reach are refused, each with its reason; what is left out still takes plain values."""

import pytest

from tavoliere.engine.errors import BadPosition
from tavoliere.engine.testkit import play
from tavoliere.games.old_london_bridge.tests.given import GAME, given, player

LANGUAGES = ("en", "it")
TWELVE = "60 59 58 57 56 55 54 53 52 51 50 49"
ELEVEN = "60 59 58 57 56 55 54 53 52 51 50"


def why(*seats, **rest):
    """The reason a position is refused, and the place it names; the sentence is whole in both languages."""
    with pytest.raises(BadPosition) as refusal:
        given(*seats, **rest)
    path = refusal.value.words["path"]
    for language in LANGUAGES:
        sentence = refusal.value.sentence(language)
        assert path in sentence
        assert "{" not in sentence
        assert not sentence.startswith("position-")
    return refusal.value.key, path


# --- bridges ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bridge", "rest"),
    [
        (TWELVE, {"phase": "pawn"}),
        (TWELVE, {"phase": "cards", "round": 12}),
        (TWELVE, {"phase": "pawn", "round": 12}),
        ("60", {"phase": "cards", "round": 1}),
        ("60 59", {"phase": "pawn", "round": 2}),
        ("60 59", {"phase": "pawn", "round": 1, "asked": 2}),
        (TWELVE, {"phase": "bonus", "round": 12, "pawn_done": False}),
    ],
)
def test_OLB_1_5_a_bridge_needs_room_for_what_is_still_to_be_built(bridge, rest):
    seats = [player(bridge, gate=3), player(), player()]
    assert why(*seats, **rest) == ("position-no-room", "players[0].bridge")


def test_OLB_1_5_two_players_build_twice_a_round():
    assert given(player("60 59"), player(), round=2).to_act == [0, 1]
    assert why(player("60 59 58"), player(), round=2) == ("position-no-room", "players[0].bridge")
    assert given(player("60 59 58"), player(), phase="pawn", round=2, asked=1).to_act == [1]


def test_OLB_1_5_the_round_left_out_is_the_first_with_room():
    assert given(player(), player(), player()).state[0].round_number == 1
    assert given(player("60 59"), player(), player()).state[0].round_number == 3
    assert given(player("60"), player(), player(), phase="pawn", asked=1).state[0].round_number == 1
    assert given(player(TWELVE), player(), player(), phase="over").state[0].round_number == 1
    match = given(player(ELEVEN), player(), player(), phase="pawn", tops="49", wheel=0)
    play(match, "pawn guild")
    assert match.view()["players"][0]["bridge"][-1] == "guild-49"


@pytest.mark.parametrize("bridge", ["32 49", "60 garden 10 11", "60 12 garden 20 19 22"])
def test_OLB_4_2_stretches_between_gardens_fall(bridge):
    assert why(player(), player(bridge), player()) == ("position-numbers-rise", "players[1].bridge")
    assert why(player(), player(bridge), phase="over")[0] == "position-numbers-rise"


# --- cards -----------------------------------------------------------------------------------------------------------


def test_OLB_2_2_everybody_has_a_card_to_choose():
    few = "position-too-few-cards"
    assert why(player(hand=""), player(), player()) == (few, "players[0].hand")
    assert why(player(), player(hand=""), player(), phase="lady", round=12) == (few, "players[1].hand")
    assert why(player(hand=""), player(), player(), phase="pawn") == (few, "players[0].hand")
    assert why(player(hand="3 3"), player(), player(), round=10) == (few, "players[0].hand")
    assert given(player(hand="3 3"), player(), player(), round=11).to_act == [0, 1, 2]
    assert given(player(hand=""), player(), player(), phase="pawn", round=12).to_act == [0]
    assert given(player(hand=""), player(), player(), phase="over").is_over


def test_OLB_8_1_two_players_need_two_cards():
    assert why(player(hand="0"), player(), round=6) == ("position-too-few-cards", "players[0].hand")
    assert why(player(hand="0 3"), player(), round=5) == ("position-too-few-cards", "players[0].hand")
    assert given(player(hand="0 3"), player(), round=6).legal_moves(0) == ["cards 3 0"]


def test_OLB_1_3_the_supply_holds_what_is_left_of_the_box():
    seats = [player(hand="0 4 4"), player(), player()]
    assert given(*seats, supply={"4": 8}).view()["supply"] == {"4": 8}
    assert why(*seats, supply={"4": 9}) == ("position-supply", "supply.4")
    assert why(*seats, supply={"0": 1}) == ("position-supply", "supply.0")


def test_OLB_8_1_none_or_all_cards_are_chosen_the_higher_first():
    hand = "0 0 2 3"
    assert given(player(hand=hand, card=[3, 2]), player()).to_act == [1]
    assert given(player(hand=hand, card=[None, None]), player()).to_act == [0, 1]
    assert why(player(hand=hand, card=[3]), player()) == ("position-card-not-on-table", "players[0].card")
    assert why(player(hand=hand, card=[None, 3]), player())[0] == "position-card-not-on-table"
    assert why(player(hand=hand, card=[2, 3]), player()) == ("position-higher-first", "players[0].card")
    assert why(player(hand=hand, card=[4, 3]), player()) == ("position-card-not-held", "players[0].card")
    assert why(player(hand="0 3", card=[3, 0]), player(), player())[0] == "position-card-not-on-table"


@pytest.mark.parametrize("phase", ["lady", "over"])
def test_OLB_2_2_no_card_lies_there_before_the_choice(phase):
    seats = [player(tiles="lady", card=[3]), player(), player()]
    assert why(*seats, phase=phase) == ("position-card-not-on-table", "players[0].card")


def test_OLB_6_7_every_card_is_there_while_plus_ones_are_asked_for():
    cards = [player(hand="0 0", card=[3, 1], tiles="+1"), player(hand="0 0", card=[2, 2])]
    match = given(*cards, phase="plus-one")
    assert match.view()["order"] == [{"seat": 0, "card": 0, "value": 3}, {"seat": 1, "card": 0, "value": 2}]
    cards[1]["card"] = [2]
    assert why(*cards, phase="plus-one") == ("position-card-not-on-table", "players[1].card")
    cards[1]["card"] = [2, 3]
    assert why(*cards, phase="plus-one") == ("position-higher-first", "players[1].card")


def test_OLB_3_1_cards_of_past_turns_have_left_the_table():
    seats = [player(card=[3]), player(card=[1]), player()]
    assert given(*seats, phase="pawn").to_act == [0]  # set aside by a reclaim tile
    assert why(*seats, phase="pawn", asked=1) == ("position-card-not-on-table", "players[0].card")
    assert why(player(card=[0]), player(), player(), phase="pawn")[0] == "position-card-not-on-table"


def test_OLB_6_7_only_cards_on_the_table_are_raised():
    assert why(player(raised=[1]), player(), player()) == ("position-raised", "players[0].raised")
    assert why(player(raised=[1]), player(), player(), phase="pawn")[0] == "position-raised"
    match = given(player(card=[3], raised=[2]), player(card=[4]), player(), phase="pawn")
    assert [turn["value"] for turn in match.view()["order"]] == [5, 4, 0]


# --- the order of play -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "order"),
    [
        ("pawn", [(0, 0), (0, 0), (1, 0), (1, 1)]),
        ("pawn", [(0, 0), (0, 1), (0, 1), (1, 1)]),
        ("pawn", [(0, 0), (0, 1), (1, 0)]),
        ("plus-one", [(0, 0), (0, 0)]),
        ("plus-one", [(0, 0), (1, 1)]),
        ("plus-one", [(0, 0)]),
        ("plus-one", []),
        ("cards", [(0, 0), (0, 1), (1, 0), (1, 1)]),
        ("over", [(0, 0)]),
    ],
)
def test_OLB_2_3_every_card_of_every_seat_has_one_turn(phase, order):
    seats = [player(tiles="+1"), player()]
    if phase == "plus-one":
        seats = [player(tiles="+1", card=[2, 1]), player(card=[2, 1])]
    listed = [{"seat": seat, "card": card} for seat, card in order]
    assert why(*seats, phase=phase, order=listed) == ("position-order", "order")


def test_OLB_2_3_turns_to_come_have_the_value_of_their_cards_and_fall():
    seats = [player(), player(card=[3], raised=[1]), player(card=[2])]
    order = [{"seat": 0, "value": 4}, {"seat": 1, "value": 4}, {"seat": 2}]
    match = given(*seats, phase="pawn", order=order)
    assert [turn["value"] for turn in match.view()["order"]] == [4, 4, 2]
    wrong = [*order[:1], {"seat": 1, "value": 3}, *order[2:]]
    assert why(*seats, phase="pawn", order=wrong) == ("position-order-value", "order[1].value")
    rising = [order[0], order[2], order[1]]
    assert why(*seats, phase="pawn", order=rising) == ("position-order-falls", "order[2]")


def test_GEN_2_nobody_in_turn_is_asked_before_the_order_is_fixed():
    assert why(player(), player(), player(), phase="cards", asked=1) == ("position-not-in-range", "asked")
    assert why(player(), player(), player(), phase="pawn", asked=3) == ("position-not-in-range", "asked")


# --- limits and questions --------------------------------------------------------------------------------------------


def test_numbers_stay_within_the_record():
    assert why(player(money=10000), player(), player()) == ("position-not-in-range", "players[0].money")
    assert why(player(), player(), player(), turn=10000) == ("position-not-in-range", "turn")
    match = given(player(money=9999), player(), player(), phase="pawn", turn=9999, wheel=0, tops="49")
    play(match, "pawn guild")
    assert match.state[0].players[0].money == 10002
    assert match.state[0].turn == 10000


@pytest.mark.parametrize(
    ("phase", "done"), [("pawn", True), ("reclaim", True), ("chapel", False), ("replace", False), ("last-tiles", False)]
)
def test_OLB_3_2_the_question_says_whether_the_pawn_is_placed(phase, done):
    seats = [player("60 32", card=[3] if phase == "reclaim" else [], tiles="reclaim chapel+2"), player(), player()]
    building = {"chapel": {"building": "32"}, "replace": {"building": "50"}}.get(phase, {})
    assert why(*seats, phase=phase, pawn_done=done, **building) == ("position-pawn-done", "pawn_done")


@pytest.mark.parametrize("phase", ["lady", "cards", "plus-one", "over"])
def test_OLB_5_8_no_pawn_stands_on_the_wheel_between_rounds(phase):
    card = [1] if phase == "plus-one" else []
    seats = [player(tiles="lady +1", hand="0", card=card) for _ in range(3)]
    seats[1]["pawn"] = "guild"
    assert why(*seats, phase=phase) == ("position-pawn-on-wheel", "players[1].pawn")


def test_OLB_4_2_a_building_that_can_be_appended_replaces_none():
    assert why(player("50 40"), player(), player(), phase="replace", building="39") == (
        "position-can-append",
        "building",
    )
    assert why(player("50 40"), player(), player(), phase="replace", building="garden")[0] == "position-can-append"
    assert why(player("12"), player(), player(), phase="replace", building="39") == ("position-question", "building")
    match = given(player("50 40"), player(), player(), phase="replace", building="45")
    assert match.legal_moves() == ["replace 40", "replace 50"]


def test_OLB_5_1_the_building_in_question_stands_on_the_bridge_with_its_power():
    seats = [player("60 56 52"), player("32"), player()]
    assert given(*seats, phase="chapel", building="52").state[0].power == 3
    assert why(*seats, phase="chapel", building="32") == ("position-not-on-bridge", "building")
    assert why(*seats, phase="chapel", building="52", power=4) == ("position-not-in-range", "power")
    assert why(*seats, phase="chapel", building="52", power=2) == ("position-not-in-range", "power")
    assert why(*seats, phase="pawn", power=1) == ("position-not-in-range", "power")
    assert why(*seats, phase="pawn", building="52") == ("position-question", "building")
    assert given(*seats, phase="inn", building="60", power=1).legal_moves() == ["take 1", "enough"]
    assert why(*seats, phase="inn", building="60", power=4) == ("position-not-in-range", "power")


def test_OLB_5_3_no_more_tiles_are_due_than_bonus_spaces_were_reached():
    seats = [player("56", gate=6), player(), player()]
    match = given(*seats, phase="bonus", bonus_due=2, building="56", power=1)
    assert match.legal_moves() == ["bonus 1", "bonus 2", "bonus 3", "no-bonus"]
    assert why(*seats, phase="bonus", bonus_due=3) == ("position-not-in-range", "bonus_due")
    assert why(*seats, phase="pawn", bonus_due=1) == ("position-not-in-range", "bonus_due")
    assert why(*seats, phase="bonus", building="56", pawn_done=False) == ("position-question", "building")


def test_OLB_9_8_the_lowest_number_was_built_this_round():
    seats = [player("24"), player("30"), player()]
    rest = {"phase": "pawn", "asked": 1}
    assert given(*seats, **rest, lowest={"number": 24, "seat": 0}).view()["lowest"] == {"number": 24, "seat": 0}
    assert why(*seats, **rest, lowest={"number": 24, "seat": 1}) == ("position-lowest-seat", "lowest.seat")
    assert why(*seats, lowest={"number": 24, "seat": 0}) == ("position-lowest-seat", "lowest.seat")
    for number in (23, 30, 61, 30000):
        reason = why(*seats, **rest, lowest={"number": number, "seat": 0})
        assert reason == ("position-lowest-number", "lowest.number")
    replacing = {"phase": "replace", "building": "45", "lowest": {"number": 45, "seat": 0}}
    assert why(player("50 40"), player(), player(), **replacing)[0] == "position-lowest-number"


def test_a_short_position_takes_defaults():
    assert GAME.place({})[0].seats == 2
    for phase in ("cards", "pawn", "over"):
        state = GAME.place({"phase": phase, "players": [{}, {}, {}]})
        assert GAME.place(GAME.position(state)).tobytes() == state.tobytes()

"""London, Necropolis, bonus action and prestige: LNR-3, LNR-4, LNR-6, LNR-7."""

from typing import Any

import pytest

RICH = {"money": 30, "discs": {"blue": 3, "green": 3, "grey": 3, "orange": 3}}


# --- London -------------------------------------------------------------------------------------------------------


def test_LNR_3_1_side_a_then_side_b_for_the_price_it_covers(given: Any) -> None:
    table = given(card="a09", me=RICH).play("london c1")
    assert (table.player()["tiles"], table.player()["money"]) == ({"c1": "a"}, 30 - 3)
    assert table.event("tile_laid") == (2, 3, 0, 0)
    table = given(card="a09", me={**RICH, "tiles": {"c1": "a"}}).play("london c1")
    assert (table.player()["tiles"], table.player()["money"]) == ({"c1": "b"}, 30 - 2)
    assert table.event("tile_turned") == (2, 2, 0, 0)


def test_LNR_3_1_only_the_room_on_the_card(given: Any) -> None:
    table = given(card="a09", me=RICH)
    assert table.legal("london c") == ["london c1", "london c2", "london c1 orange", "london c2 orange"]
    assert table.refuses("london m1") == "LNR-3.1 card_shows_another_room"


def test_LNR_3_1_tiles_of_a_room_in_any_order(given: Any) -> None:
    table = given(card="a21", me={**RICH, "tiles": {"l2": "a"}})
    assert table.legal("london")[:3] == ["london l1", "london l2", "london l3"]


def test_LNR_3_1_the_price_must_be_there(given: Any) -> None:
    table = given(card="a09", me={"money": 2, "discs": {"blue": 1}})
    assert table.refuses("london c1") == "LNR-3.1 tile_too_dear"
    assert table.legal("london") == ["london c2"]


def test_LNR_3_1_a_finished_tile_stays(given: Any) -> None:
    table = given(card="a09", me={**RICH, "tiles": {"c1": "b"}})
    assert table.refuses("london c1") == "LNR-3.1 tile_is_finished"


def test_LNR_3_2_a_finished_room_cannot_be_chosen(given: Any) -> None:
    table = given(card="a09", me={**RICH, "tiles": {"c1": "b", "c2": "b"}})
    assert table.refuses("london c1") == "LNR-3.2 room_is_finished"
    assert table.legal("london") == []
    assert given(card="a09", me={**RICH, "tiles": {"c1": "b", "c2": "a"}}).legal("london") == [
        "london c2",
        "london c2 orange",
    ]
    half = given(card="a09", me={**RICH, "tiles": {"c1": "b", "c2": "a"}})
    assert half.refuses("london c1") == "LNR-3.1 tile_is_finished"


# --- Necropolis ---------------------------------------------------------------------------------------------------


def test_LNR_4_1_hire_for_two_pounds(given: Any) -> None:
    table = given(card="a01", me=RICH).play("hire row3")
    assert (table.player()["workers"], table.player()["money"]) == ({"row3": "staff"}, 28)
    assert table.now["staff"] == 29


def test_LNR_4_1_a_free_row_or_a_laid_tile(given: Any) -> None:
    me = {**RICH, "tiles": {"m1": "a", "l1": "b", "o1": "a"}, "workers": {"row2": "staff", "o1": "volunteer"}}
    table = given(card="a01", me=me)
    places = [text.split()[1] for text in table.legal("hire") if "orange" not in text]
    assert places == ["row1", "row3", "row4", "row5", "m1", "l1"]
    assert table.refuses("hire row2") == "LNR-4.1 place_is_taken"
    assert table.refuses("hire o1") == "LNR-4.1 place_is_taken"
    assert table.refuses("hire m2") == "LNR-4.1 no_tile_there"


def test_LNR_4_1_money_staff_and_symbol_must_be_there(given: Any) -> None:
    assert given(card="a01", me={"money": 1, "discs": {"green": 1}}).refuses("hire row1") == "LNR-4.1 staff_too_dear"
    assert given(card="a01", staff=0, me=RICH).refuses("hire row1") == "LNR-4.1 no_staff_left"
    assert given(card="a04", me=RICH).refuses("hire row1") == "LNR-4.1 card_shows_no_staff"
    assert given(card="a01", me={"money": 2, "discs": {"green": 1}}).refuses("hire row1") == "nothing"


def test_LNR_4_1_staff_stays_when_its_tile_is_turned(given: Any) -> None:
    table = given(card="a09", me={**RICH, "tiles": {"c1": "a"}, "workers": {"c1": "staff"}}).play("london c1")
    assert table.player()["workers"] == {"c1": "staff"}


@pytest.mark.parametrize(("colour", "price"), [("brown", 3), ("yellow", 6), ("white", 10)])
def test_LNR_4_2_crypts_cost_mourners(given: Any, colour: str, price: int) -> None:
    table = given(card="a04", me={"mourners": 11, "discs": {"green": 1}}).play(f"crypt {colour} col2")
    assert table.player()["mourners"] == 11 - price
    assert table.player()["crypts"] == {"col2": colour}
    assert table.now["crypts"][colour] == 5


def test_LNR_4_2_missing_mourners_cost_three_pounds_each(given: Any) -> None:
    table = given(card="a04", me={"mourners": 4, "money": 7, "discs": {"green": 1}})
    assert table.refuses("crypt white col1") == "LNR-4.2 mourners_too_dear"
    table.play("crypt yellow col1")
    assert (table.player()["mourners"], table.player()["money"]) == (0, 1)
    assert table.event("crypt_built") == (1, 0, 4, 6)


def test_LNR_4_2_one_crypt_a_column(given: Any) -> None:
    table = given(card="a04", me={**RICH, "mourners": 9, "crypts": {"col2": "brown", "col5": "white"}})
    assert table.refuses("crypt brown col2") == "LNR-4.2 column_has_a_crypt"
    assert [text for text in table.legal("crypt brown") if "orange" not in text] == [
        "crypt brown col1",
        "crypt brown col3",
        "crypt brown col4",
    ]


def test_LNR_4_2_supply_and_symbol_must_be_there(given: Any) -> None:
    none_left = given(card="a04", crypts={"brown": 0}, me={**RICH, "mourners": 9})
    assert none_left.refuses("crypt brown col1") == "LNR-4.2 no_crypt_left"
    assert given(card="a01", me={**RICH, "mourners": 9}).refuses("crypt brown col1") == "LNR-4.2 card_shows_no_crypt"


def test_LNR_4_3_both_symbols_for_one_disc(given: Any) -> None:
    table = given(card="a14", me={"money": 9, "mourners": 9, "discs": {"green": 1, "orange": 1}})
    table.play("hire row1")
    assert table.refuses("crypt brown col1 orange") == "LNR-4.3 disc_is_paid"
    table.play("crypt brown col1")
    assert table.player()["discs"] == {"orange": 1}
    assert table.refuses("hire row2") == "LNR-4.3 already_hired"
    assert table.refuses("crypt brown col2") == "LNR-4.3 already_built"


def test_LNR_4_3_in_either_order_and_the_first_may_pay_orange(given: Any) -> None:
    table = given(card="a14", me={"money": 9, "mourners": 9, "discs": {"orange": 1}})
    table.play("crypt brown col1 orange", "hire row1")
    assert table.player()["discs"] == {}


def test_LNR_4_3_the_train_icon_counts_once(given: Any, with_box: Any) -> None:
    card = {"id": "a14", "railway": "carriage", "london": "chapel", "trains": ["necropolis"]}
    game = with_box({"cards": {"change": [card]}})
    state = game.place({"card": "a14", "players": [{"money": 9, "mourners": 9, "discs": {"green": 1}}, {}]})
    for text in ("hire row1", "crypt brown col1"):
        game.play(state, 0, game.read_move(text))
    assert state[0].steps == 1


# --- bonus action -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "pounds", "steps"), [(1, 2, 0), (2, 1, 1), (3, 1, 0), (4, 0, 1)])
def test_LNR_6_1_four_bonus_actions(given: Any, action: int, pounds: int, steps: int) -> None:
    table = given(card="a01", me={"discs": {"grey": 1}}).play(f"bonus {action} grey")
    assert (table.player()["money"], table.now["steps"]) == (pounds, steps)
    assert table.player()["discs"] == {}
    assert table.now["bonus"] == {f"{action} grey": "grey"}
    assert table.event("bonus_taken") == (action - 1, 2, pounds, steps)


def test_LNR_6_1_once_a_turn(given: Any) -> None:
    table = given(card="a01", me={"discs": {"grey": 2, "blue": 1}}).play("bonus 1 grey")
    assert table.refuses("bonus 2 blue") == "LNR-6.1 bonus_is_used"


def test_LNR_6_1_each_space_once_a_game(given: Any) -> None:
    table = given(card="a01", bonus={"1 grey": "orange"}, me={"discs": {"grey": 1, "blue": 1}})
    assert table.refuses("bonus 1 grey") == "LNR-6.1 bonus_space_is_taken"
    assert "bonus 1 blue" in table.legal()


def test_LNR_6_1_orange_takes_any_space_and_stays_there(given: Any) -> None:
    table = given(card="a01", me={"discs": {"orange": 1}})
    assert table.refuses("bonus 3 green") == "LNR-6.1 no_disc_for_bonus"
    supply = table.now["supply"]
    table.play("bonus 3 green orange")
    assert table.now["bonus"] == {"3 green": "orange"}
    assert table.now["supply"] == supply


# --- prestige -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "now"), [(1, 1), (2, 2), (3, 0), (4, 0)])
def test_LNR_7_1_steps_of_the_turn(given: Any, level: int, now: int) -> None:
    table = given(card="a01", me={"discs": {"blue": 2, "green": 2, "grey": 1}, "prestige": level}).play("prestige")
    assert (table.now["steps"], table.player()["prestige"]) == (now, level + 1)


@pytest.mark.parametrize(("level", "moved"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 2)])
def test_LNR_7_1_steps_of_every_turn(given: Any, level: int, moved: int) -> None:
    assert given(card="a01", me={"prestige": level}).play("done").player()["train"] == moved


def test_LNR_7_1_lasting_steps_count_from_the_turn_that_buys_them(given: Any) -> None:
    me = {"discs": {"blue": 2, "green": 1, "grey": 1}, "prestige": 4}
    assert given(card="a01", me=me).play("prestige", "done").player()["train"] == 2


def test_LNR_7_1_once_a_turn_up_to_the_last_level(given: Any) -> None:
    table = given(card="a01", me={**RICH, "prestige": 1}).play("prestige")
    assert table.refuses("prestige") == "LNR-7.1 prestige_is_used"
    assert given(card="a01", me={**RICH, "prestige": 6}).refuses("prestige") == "LNR-7.1 prestige_is_highest"


def test_LNR_7_1_plain_pays_own_colours_and_orange_for_the_rest(given: Any) -> None:
    table = given(card="a01", me={"discs": {"blue": 1, "grey": 1, "orange": 2}, "prestige": 4}).play("prestige")
    assert table.event("discs_paid") == (1, 0, 1, 2)
    assert table.player()["discs"] == {}
    table = given(card="a01", me={"discs": {"blue": 1, "grey": 9, "orange": 1}, "prestige": 4})
    assert table.refuses("prestige") == "LNR-7.1 discs_are_missing"
    assert table.legal("prestige") == []


def test_LNR_7_1_another_mix_is_written_with_figures(given: Any) -> None:
    me = {"discs": {"blue": 1, "green": 1, "orange": 2}}
    table = given(card="a01", me=me)
    assert table.legal("prestige") == [
        "prestige",
        "prestige blue=0 green=0 grey=0 orange=2",
        "prestige blue=0 green=1 grey=0 orange=1",
        "prestige blue=1 green=0 grey=0 orange=1",
    ]
    assert table.refuses("prestige blue=1 green=1 grey=0 orange=0") == "LNR-7.1 same_as_plain"
    assert table.refuses("prestige blue=0 green=1 grey=1 orange=0") == "LNR-7.1 not_the_price"
    assert table.refuses("prestige blue=0 green=0 grey=0 orange=3") == "LNR-7.1 not_the_price"
    supply = table.now["supply"]
    table.play("prestige blue=1 green=0 grey=0 orange=1")
    assert table.player()["discs"] == {"green": 1, "orange": 1}
    assert table.event("discs_paid") == (1, 0, 0, 1)
    assert table.now["supply"] == {**supply, "blue": supply["blue"] + 1, "orange": supply["orange"] + 1}


def test_LNR_7_1_a_mix_needs_its_discs(given: Any) -> None:
    table = given(card="a01", me={"discs": {"blue": 1, "orange": 1}})
    assert table.refuses("prestige blue=0 green=0 grey=0 orange=2") == "LNR-7.1 discs_are_missing"
    assert table.refuses("prestige blue=0 green=1 grey=0 orange=1") == "LNR-7.1 discs_are_missing"
    assert given(card="a01", me={"discs": {"blue": 1, "green": 1}}).refuses(
        "prestige blue=1 green=0 grey=0 orange=1"
    ) == ("LNR-7.1 mix_needs_orange")


def test_LNR_7_1_the_last_level_gives_a_white_crypt(given: Any) -> None:
    me = {"discs": {"blue": 2, "green": 2, "grey": 1}, "prestige": 5}
    table = given(card="a01", me=me).play("prestige")
    assert (table.question, len(table.legal())) == ("white-crypt", 5)
    table.play("white-crypt col4")
    assert (table.player()["crypts"], table.now["crypts"]["white"]) == ({"col4": "white"}, 5)
    assert table.question == "act"


def test_LNR_7_1_a_white_crypt_may_be_lost(given: Any) -> None:
    me = {"discs": {"blue": 2, "green": 2, "grey": 1}, "prestige": 5}
    table = given(card="a01", crypts={"white": 0}, me=me).play("prestige")
    assert (table.question, table.events()[-1]) == ("act", "white_crypt_lost")
    full = {f"col{column}": "brown" for column in range(1, 6)}
    table = given(card="a01", me={**me, "crypts": full}).play("prestige")
    assert (table.question, table.player()["crypts"]) == ("act", full)


@pytest.mark.parametrize(("level", "value"), [(1, 1), (2, 3), (3, 5), (4, 10), (5, 15), (6, 20)])
def test_LNR_7_2_value_of_london_staff(given: Any, level: int, value: int) -> None:
    me = {"prestige": level, "tiles": {"m1": "b", "l1": "b"}, "workers": {"m1": "staff", "l1": "volunteer"}}
    assert given(phase="over", me=me).scores()["staff"] == 2 * value

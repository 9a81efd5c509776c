"""London, Necropolis, bonus action and prestige: LNR-3, LNR-4, LNR-6, LNR-7."""

import pytest

from tavoliere.engine.testkit import kinds, legal, phase, play, player, reason
from tavoliere.games.necropolis_railway.tests.given import after, events_of, given, last, refusal, with_box

RICH = {"money": 30, "discs": {"blue": 3, "green": 3, "grey": 3, "orange": 3}}


# --- London -------------------------------------------------------------------------------------------------------


def test_LNR_3_1_side_a_then_side_b_for_the_price_it_covers() -> None:
    match = after(given(card="a09", me=RICH), "london c1")
    assert (player(match)["tiles"], player(match)["money"]) == ({"c1": "a"}, 30 - 3)
    assert last(match, "tile-laid") == {"tile": "c1", "pounds": 3}
    match = after(given(card="a09", me={**RICH, "tiles": {"c1": "a"}}), "london c1")
    assert (player(match)["tiles"], player(match)["money"]) == ({"c1": "b"}, 30 - 2)
    assert last(match, "tile-turned") == {"tile": "c1", "pounds": 2}


def test_LNR_3_1_only_the_room_on_the_card() -> None:
    match = given(card="a09", me=RICH)
    assert legal(match, "london") == ["london c1", "london c2", "london c1 orange", "london c2 orange"]
    assert refusal(match, "london m1") == ("LNR-3.1", "card-shows-another-room")


def test_LNR_3_1_tiles_of_a_room_in_any_order() -> None:
    match = given(card="a21", me={**RICH, "tiles": {"l2": "a"}})
    assert legal(match, "london")[:3] == ["london l1", "london l2", "london l3"]


def test_LNR_3_1_the_price_must_be_there() -> None:
    match = given(card="a09", me={"money": 2, "discs": {"blue": 1}})
    assert refusal(match, "london c1") == ("LNR-3.1", "tile-too-dear")
    assert legal(match, "london") == ["london c2"]


def test_LNR_3_1_a_finished_tile_stays() -> None:
    match = given(card="a09", me={**RICH, "tiles": {"c1": "b"}})
    assert refusal(match, "london c1") == ("LNR-3.1", "tile-is-finished")


def test_LNR_3_2_a_finished_room_cannot_be_chosen() -> None:
    match = given(card="a09", me={**RICH, "tiles": {"c1": "b", "c2": "b"}})
    assert refusal(match, "london c1") == ("LNR-3.2", "room-is-finished")
    assert legal(match, "london") == []
    assert legal(given(card="a09", me={**RICH, "tiles": {"c1": "b", "c2": "a"}}), "london") == [
        "london c2",
        "london c2 orange",
    ]
    half = given(card="a09", me={**RICH, "tiles": {"c1": "b", "c2": "a"}})
    assert refusal(half, "london c1") == ("LNR-3.1", "tile-is-finished")


# --- Necropolis ---------------------------------------------------------------------------------------------------


def test_LNR_4_1_hire_for_two_pounds() -> None:
    match = after(given(card="a01", me=RICH), "hire row3")
    assert (player(match)["workers"], player(match)["money"]) == ({"row3": "staff"}, 28)
    assert match.position()["staff"] == 29


def test_LNR_4_1_a_free_row_or_a_laid_tile() -> None:
    me = {**RICH, "tiles": {"m1": "a", "l1": "b", "o1": "a"}, "workers": {"row2": "staff", "o1": "volunteer"}}
    match = given(card="a01", me=me)
    places = [text.split()[1] for text in legal(match, "hire") if "orange" not in text]
    assert places == ["row1", "row3", "row4", "row5", "m1", "l1"]
    assert refusal(match, "hire row2") == ("LNR-4.1", "place-is-taken")
    assert refusal(match, "hire o1") == ("LNR-4.1", "place-is-taken")
    assert refusal(match, "hire m2") == ("LNR-4.1", "no-tile-there")


def test_LNR_4_1_money_staff_and_symbol_must_be_there() -> None:
    poor = given(card="a01", me={"money": 1, "discs": {"green": 1}})
    assert refusal(poor, "hire row1") == ("LNR-4.1", "staff-too-dear")
    assert refusal(given(card="a01", staff=0, me=RICH), "hire row1") == ("LNR-4.1", "no-staff-left")
    assert refusal(given(card="a04", me=RICH), "hire row1") == ("LNR-4.1", "card-shows-no-staff")
    assert reason(given(card="a01", me={"money": 2, "discs": {"green": 1}}), "hire row1") == "nothing"


def test_LNR_4_1_staff_stays_when_its_tile_is_turned() -> None:
    match = after(given(card="a09", me={**RICH, "tiles": {"c1": "a"}, "workers": {"c1": "staff"}}), "london c1")
    assert player(match)["workers"] == {"c1": "staff"}


@pytest.mark.parametrize(("colour", "price"), [("brown", 3), ("yellow", 6), ("white", 10)])
def test_LNR_4_2_crypts_cost_mourners(colour: str, price: int) -> None:
    match = after(given(card="a04", me={"mourners": 11, "discs": {"green": 1}}), f"crypt {colour} col2")
    assert player(match)["mourners"] == 11 - price
    assert player(match)["crypts"] == {"col2": colour}
    assert match.position()["crypts"][colour] == 5


def test_LNR_4_2_missing_mourners_cost_three_pounds_each() -> None:
    match = given(card="a04", me={"mourners": 4, "money": 7, "discs": {"green": 1}})
    assert refusal(match, "crypt white col1") == ("LNR-4.2", "mourners-too-dear")
    play(match, "crypt yellow col1")
    assert (player(match)["mourners"], player(match)["money"]) == (0, 1)
    assert last(match, "crypt-built") == {"crypt": "yellow", "column": "col1", "mourners": 4, "pounds": 6}


def test_LNR_4_2_one_crypt_a_column() -> None:
    match = given(card="a04", me={**RICH, "mourners": 9, "crypts": {"col2": "brown", "col5": "white"}})
    assert refusal(match, "crypt brown col2") == ("LNR-4.2", "column-has-a-crypt")
    assert [text for text in legal(match, "crypt") if "brown" in text and "orange" not in text] == [
        "crypt brown col1",
        "crypt brown col3",
        "crypt brown col4",
    ]


def test_LNR_4_2_supply_and_symbol_must_be_there() -> None:
    none_left = given(card="a04", crypts={"brown": 0}, me={**RICH, "mourners": 9})
    assert refusal(none_left, "crypt brown col1") == ("LNR-4.2", "no-crypt-left")
    without = given(card="a01", me={**RICH, "mourners": 9})
    assert refusal(without, "crypt brown col1") == ("LNR-4.2", "card-shows-no-crypt")


def test_LNR_4_3_both_symbols_for_one_disc() -> None:
    match = given(card="a14", me={"money": 9, "mourners": 9, "discs": {"green": 1, "orange": 1}})
    play(match, "hire row1")
    assert refusal(match, "crypt brown col1 orange") == ("LNR-4.3", "disc-is-paid")
    play(match, "crypt brown col1")
    assert player(match)["discs"] == {"orange": 1}
    assert refusal(match, "hire row2") == ("LNR-4.3", "already-hired")
    assert refusal(match, "crypt brown col2") == ("LNR-4.3", "already-built")


def test_LNR_4_3_in_either_order_and_the_first_may_pay_orange() -> None:
    match = given(card="a14", me={"money": 9, "mourners": 9, "discs": {"orange": 1}})
    play(match, "crypt brown col1 orange", "hire row1")
    assert player(match)["discs"] == {}


def test_LNR_4_3_the_train_icon_counts_once() -> None:
    card = {"id": "a14", "railway": "carriage", "london": "chapel", "trains": ["necropolis"]}
    game = with_box({"cards": {"change": [card]}})
    state = game.place({"card": "a14", "players": [{"money": 9, "mourners": 9, "discs": {"green": 1}}, {}]})
    for text in ("hire row1", "crypt brown col1"):
        game.play(state, 0, game.read_move(text))
    assert state[0].steps == 1


# --- bonus action -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("action", "pounds", "steps"), [(1, 2, 0), (2, 1, 1), (3, 1, 0), (4, 0, 1)])
def test_LNR_6_1_four_bonus_actions(action: int, pounds: int, steps: int) -> None:
    match = after(given(card="a01", me={"discs": {"grey": 1}}), f"bonus {action} grey")
    assert (player(match)["money"], match.position()["steps"]) == (pounds, steps)
    assert player(match)["discs"] == {}
    assert match.position()["bonus"] == {f"{action} grey": "grey"}
    taken = {"bonus": f"bonus{action}", "colour": "grey", "disc": "grey", "pounds": pounds, "steps": steps}
    assert last(match, "bonus-taken") == taken


def test_LNR_6_1_once_a_turn() -> None:
    match = after(given(card="a01", me={"discs": {"grey": 2, "blue": 1}}), "bonus 1 grey")
    assert refusal(match, "bonus 2 blue") == ("LNR-6.1", "bonus-is-used")


def test_LNR_6_1_each_space_once_a_game() -> None:
    match = given(card="a01", bonus={"1 grey": "orange"}, me={"discs": {"grey": 1, "blue": 1}})
    assert refusal(match, "bonus 1 grey") == ("LNR-6.1", "bonus-space-is-taken")
    assert "bonus 1 blue" in legal(match)


def test_LNR_6_1_orange_takes_any_space_and_stays_there() -> None:
    match = given(card="a01", me={"discs": {"orange": 1}})
    assert refusal(match, "bonus 3 green") == ("LNR-6.1", "no-disc-for-bonus")
    supply = match.position()["supply"]
    play(match, "bonus 3 green orange")
    assert match.position()["bonus"] == {"3 green": "orange"}
    assert (last(match, "bonus-taken")["colour"], last(match, "bonus-taken")["disc"]) == ("green", "orange")
    assert match.position()["supply"] == supply


# --- prestige -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "now"), [(1, 1), (2, 2), (3, 0), (4, 0)])
def test_LNR_7_1_steps_of_the_turn(level: int, now: int) -> None:
    match = after(given(card="a01", me={"discs": {"blue": 2, "green": 2, "grey": 1}, "prestige": level}), "prestige")
    assert (match.position()["steps"], player(match)["prestige"]) == (now, level + 1)


@pytest.mark.parametrize(("level", "moved"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 2), (6, 2)])
def test_LNR_7_1_steps_of_every_turn(level: int, moved: int) -> None:
    assert player(after(given(card="a01", me={"prestige": level}), "done"))["train"] == moved


def test_LNR_7_1_lasting_steps_count_from_the_turn_that_buys_them() -> None:
    me = {"discs": {"blue": 2, "green": 1, "grey": 1}, "prestige": 4}
    assert player(after(given(card="a01", me=me), "prestige", "done"))["train"] == 2


def test_LNR_7_1_once_a_turn_up_to_the_last_level() -> None:
    match = after(given(card="a01", me={**RICH, "prestige": 1}), "prestige")
    assert refusal(match, "prestige") == ("LNR-7.1", "prestige-is-used")
    assert refusal(given(card="a01", me={**RICH, "prestige": 6}), "prestige") == ("LNR-7.1", "prestige-is-highest")


def test_LNR_7_1_plain_pays_own_colours_and_orange_for_the_rest() -> None:
    match = after(given(card="a01", me={"discs": {"blue": 1, "grey": 1, "orange": 2}, "prestige": 4}), "prestige")
    assert last(match, "discs-paid") == {"blue": 1, "green": 0, "grey": 1, "orange": 2}
    assert player(match)["discs"] == {}
    match = given(card="a01", me={"discs": {"blue": 1, "grey": 9, "orange": 1}, "prestige": 4})
    assert refusal(match, "prestige") == ("LNR-7.1", "discs-are-missing")
    assert legal(match, "prestige") == []


def test_LNR_7_1_another_mix_is_written_with_figures() -> None:
    me = {"discs": {"blue": 1, "green": 1, "orange": 2}}
    match = given(card="a01", me=me)
    assert legal(match, "prestige") == [
        "prestige",
        "prestige blue=0 green=0 grey=0 orange=2",
        "prestige blue=0 green=1 grey=0 orange=1",
        "prestige blue=1 green=0 grey=0 orange=1",
    ]
    assert refusal(match, "prestige blue=1 green=1 grey=0 orange=0") == ("LNR-7.1", "same-as-plain")
    assert refusal(match, "prestige blue=0 green=1 grey=1 orange=0") == ("LNR-7.1", "not-the-price")
    assert refusal(match, "prestige blue=0 green=0 grey=0 orange=3") == ("LNR-7.1", "not-the-price")
    supply = match.position()["supply"]
    play(match, "prestige blue=1 green=0 grey=0 orange=1")
    assert player(match)["discs"] == {"green": 1, "orange": 1}
    assert last(match, "discs-paid") == {"blue": 1, "green": 0, "grey": 0, "orange": 1}
    assert match.position()["supply"] == {**supply, "blue": supply["blue"] + 1, "orange": supply["orange"] + 1}


def test_LNR_7_1_a_mix_needs_its_discs() -> None:
    match = given(card="a01", me={"discs": {"blue": 1, "orange": 1}})
    assert refusal(match, "prestige blue=0 green=0 grey=0 orange=2") == ("LNR-7.1", "discs-are-missing")
    assert refusal(match, "prestige blue=0 green=1 grey=0 orange=1") == ("LNR-7.1", "discs-are-missing")
    without = given(card="a01", me={"discs": {"blue": 1, "green": 1}})
    assert refusal(without, "prestige blue=1 green=0 grey=0 orange=1") == ("LNR-7.1", "mix-needs-orange")


def test_LNR_7_1_the_last_level_gives_a_white_crypt() -> None:
    me = {"discs": {"blue": 2, "green": 2, "grey": 1}, "prestige": 5}
    match = after(given(card="a01", me=me), "prestige")
    assert (phase(match), len(legal(match))) == ("white-crypt", 5)
    play(match, "white-crypt col4")
    assert (player(match)["crypts"], match.position()["crypts"]["white"]) == ({"col4": "white"}, 5)
    assert phase(match) == "act"


def test_LNR_7_1_a_white_crypt_may_be_lost() -> None:
    me = {"discs": {"blue": 2, "green": 2, "grey": 1}, "prestige": 5}
    match = after(given(card="a01", crypts={"white": 0}, me=me), "prestige")
    assert (phase(match), kinds(events_of(match))[-1]) == ("act", "white-crypt-lost")
    full = {f"col{column}": "brown" for column in range(1, 6)}
    match = after(given(card="a01", me={**me, "crypts": full}), "prestige")
    assert (phase(match), player(match)["crypts"]) == ("act", full)


@pytest.mark.parametrize(("level", "value"), [(1, 1), (2, 3), (3, 5), (4, 10), (5, 15), (6, 20)])
def test_LNR_7_2_value_of_london_staff(level: int, value: int) -> None:
    me = {"prestige": level, "tiles": {"m1": "b", "l1": "b"}, "workers": {"m1": "staff", "l1": "volunteer"}}
    assert given(phase="over", me=me).scores()[0]["staff"] == 2 * value

"""Income, loading, wages and delivery: LNR-8 and LNR-9."""

from typing import Any

import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.position import chance_text

ROWS_TAKEN = {f"row{row}": "staff" for row in range(1, 6)}


def arrive(given: Any, me: dict[str, Any], **position: Any) -> Any:
    """A train one step before London moves on."""
    return given(steps=1, me={"train": 7, **me}, **position).play("done")


def deliver(given: Any, me: dict[str, Any], **position: Any) -> Any:
    """A train one step before the Necropolis moves on."""
    return given(steps=1, me={"train": 3, **me}, **position).play("done")


# --- income -------------------------------------------------------------------------------------------------------


def test_LNR_8_1_blank_spaces_yield_too(given: Any) -> None:
    table = arrive(given, {})
    assert table.event("income") == (2, 4, 3, 0)
    assert (table.player()["money"], table.player()["waiting_mourners"]) == (3, 1)


def test_LNR_8_1_a_finished_london_yields_what_side_b_prints(given: Any) -> None:
    tiles = dict.fromkeys(("m1", "m2", "c1", "c2", "o1", "l1", "l2", "l3"), "b")
    table = arrive(given, {"tiles": tiles})
    assert table.event("income") == (12, 16, 18, 2)
    assert table.player()["discs"] == {"orange": 2}


@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_LNR_8_1_limited_discs_are_told_as_they_come(given: Any, left: int, gained: int) -> None:
    me = {"tiles": {"o1": "b"}}
    table = arrive(given, me, limited_discs=True, supply={"orange": left})
    assert table.event("income")[3] == gained
    assert table.player()["discs"].get("orange", 0) == gained
    assert table.now["supply"]["orange"] == left - gained
    assert ("orange_gained" in table.events()) == (gained > 0)
    assert arrive(given, me, supply={"orange": 0}).event("income")[3] == 2


def test_LNR_8_1_coffins_leave_the_bag(given: Any) -> None:
    table = arrive(given, {}, bag={"purple": 0, "teal": 1, "red": 0, "black": 1})
    assert table.event("coffins_drawn") == (0, 1, 0, 1)
    assert sum(table.now["bag"].values()) == 0
    assert table.player()["coffins"] == {"coffin1": {"teal": 1, "black": 1}}
    assert [event.reveals for event in table.told if event.kind.name == "COFFINS_DRAWN"] == [True]


def test_LNR_8_1_an_empty_bag_gives_what_it_has(given: Any) -> None:
    table = arrive(given, {}, bag={"purple": 0, "teal": 1, "red": 0, "black": 0})
    assert table.player()["coffins"] == {"coffin1": {"teal": 1}}
    assert "coffins_drawn" not in arrive(given, {}, bag=dict.fromkeys(("purple", "teal", "red", "black"), 0)).events()


def test_LNR_8_1_coffins_are_drawn_by_lot(game: Any) -> None:
    drawn = set()
    for seed in range(12):
        position = {"steps": 1, "chance": chance_text(seed_words(seed)), "players": [{"train": 7}, {}]}
        state = game.place(position)
        told = game.play(state, 0, game.read_move("done"))
        drawn |= {(event.a, event.b, event.c, event.d) for event in told if event.kind.name == "COFFINS_DRAWN"}
    assert len(drawn) > 3


# --- loading ------------------------------------------------------------------------------------------------------


def test_LNR_8_2_what_fits_is_loaded_without_asking(given: Any) -> None:
    table = arrive(given, {"wagons": {"coffin1": "plain", "coffin2": "plain"}, "waiting_coffins": {"red": 2}})
    assert table.question == "take"
    assert table.player()["waiting_coffins"] == {}
    assert sum(sum(load.values()) for load in table.player()["coffins"].values()) == 4


def test_LNR_8_2_the_player_chooses_when_not_all_fit(given: Any) -> None:
    bag = {"purple": 0, "teal": 1, "red": 0, "black": 1}
    table = arrive(given, {"waiting_coffins": {"red": 1}}, bag=bag)
    assert (table.question, table.legal()) == ("load", ["load teal", "load red", "load black"])
    assert table.refuses("load purple") == "LNR-8.2 no_coffin_waits"
    table.play("load red", "load black")
    assert table.player()["coffins"] == {"coffin1": {"red": 1, "black": 1}}
    assert (table.player()["waiting_coffins"], table.question) == ({"teal": 1}, "take")


def test_LNR_8_2_a_full_train_loads_nothing(given: Any) -> None:
    table = arrive(given, {"coffins": {"coffin1": {"red": 2}}, "passengers": {"mourner1": 3}})
    assert table.question == "take"
    assert sum(table.player()["waiting_coffins"].values()) == 2
    assert table.player()["waiting_mourners"] == 4


def test_LNR_8_2_coffins_take_the_leftmost_wagon_with_room(given: Any) -> None:
    wagons = {"coffin1": "plain", "coffin3": "upgraded"}
    table = arrive(
        given, {"wagons": wagons, "coffins": {"coffin1": {"black": 1}}, "waiting_coffins": {"red": 1}}, bag=ONLY_RED
    )
    assert table.player()["coffins"] == {"coffin1": {"red": 1, "black": 1}, "coffin3": {"red": 2}}


ONLY_RED = {"purple": 0, "teal": 0, "red": 9, "black": 0}


@pytest.mark.parametrize(
    ("wagons", "aboard", "waiting", "expected"),
    [
        # four mourners come beside those waiting
        ({"mourner1": "upgraded", "mourner2": "plain"}, {}, 0, {"mourner1": 1, "mourner2": 3}),
        ({"mourner1": "plain", "mourner2": "plain"}, {}, 0, {"mourner1": 3, "mourner2": 1}),
        ({"mourner1": "plain", "mourner2": "upgraded"}, {"mourner2": 4}, 0, {"mourner1": 2, "mourner2": 6}),
        ({"mourner1": "plain", "mourner3": "plain"}, {}, 9, {"mourner1": 3, "mourner3": 3}),
    ],
)
def test_LNR_8_2_mourners_fill_the_wagon_nearest_to_full(
    given: Any, wagons: dict[str, str], aboard: dict[str, int], waiting: int, expected: dict[str, int]
) -> None:
    me = {"wagons": {"coffin1": "plain", **wagons}, "passengers": aboard, "waiting_mourners": waiting}
    table = arrive(given, me)
    assert table.player()["passengers"] == expected
    assert table.player()["waiting_mourners"] == waiting + 4 + sum(aboard.values()) - sum(expected.values())


@pytest.mark.parametrize(
    ("aboard", "left"),
    [
        ((3, 6, 2), (3, 6, 1)),  # the partly full wagon
        ((2, 6, 2), (2, 6, 1)),  # of two, the right one
        ((3, 6, 0), (3, 5, 0)),  # the biggest full one
        ((3, 0, 3), (3, 0, 2)),  # of equals, the right one
    ],
)
def test_LNR_8_2_a_carriage_empties_wagons_in_order(given: Any, aboard: tuple[int, ...], left: tuple[int, ...]) -> None:
    wagons = {"mourner1": "plain", "mourner2": "upgraded", "mourner3": "plain"}
    passengers = {f"mourner{number}": count for number, count in enumerate(aboard, 1)}
    me = {"discs": {"green": 1}, "tucked": ["a01"], "mourners": 2, "wagons": wagons, "passengers": passengers}
    table = given(card="a25", me=me).play("crypt brown col1 carriage")
    assert tuple(table.player()["passengers"].get(f"mourner{number}", 0) for number in (1, 2, 3)) == left


def test_LNR_8_2_a_carriage_goes_on_to_the_next_wagon(given: Any) -> None:
    me = {"discs": {"green": 1}, "tucked": ["a01"], "wagons": {"mourner1": "plain", "mourner2": "plain"}}
    table = given(card="a25", me={**me, "passengers": {"mourner1": 3, "mourner2": 1}})
    table.play("crypt brown col1 carriage")
    assert table.player()["passengers"] == {"mourner1": 1}


# --- wages --------------------------------------------------------------------------------------------------------


def test_LNR_8_3_two_pounds_for_each_staff_anywhere(given: Any) -> None:
    workers = {"row1": "staff", "row4": "volunteer", "c1": "staff"}
    table = arrive(given, {"money": 10, "tiles": {"c1": "a"}, "workers": workers})
    assert table.event("wages_paid") == (2, 4, 0, 0)
    assert (table.player()["money"], table.player()["workers"]) == (10 + 6 - 4, workers)


def test_LNR_8_3_wages_come_after_income(given: Any) -> None:
    table = arrive(given, {"workers": {"row1": "staff"}})
    assert (table.player()["money"], table.player()["workers"]) == (1, {"row1": "staff"})


def test_LNR_8_3_who_cannot_be_paid_leaves(given: Any) -> None:
    table = arrive(given, {"workers": {"row1": "staff", "row2": "staff", "row3": "staff", "row5": "volunteer"}})
    assert (table.question, table.legal()) == ("dismiss", ["dismiss row1", "dismiss row2", "dismiss row3"])
    assert table.refuses("dismiss row5") == "LNR-8.3 nobody_to_dismiss"
    assert table.refuses("dismiss row4") == "LNR-8.3 nobody_to_dismiss"
    staff = table.now["staff"]
    table.play("dismiss row2", "dismiss row3")
    assert table.player()["workers"] == {"row1": "staff", "row5": "volunteer"}
    assert (table.player()["money"], table.now["staff"]) == (3 - 2, staff + 2)
    assert table.question == "take"


def test_LNR_8_3_the_last_one_leaves_without_being_asked(given: Any) -> None:
    table = arrive(given, {"tiles": {"c1": "b"}, "workers": {"c1": "staff"}, "money": 0})
    assert table.player()["workers"] == {"c1": "staff"}
    broke = given(phase="dismiss", me={"workers": {"row1": "staff", "row2": "staff"}}).play("dismiss row1")
    assert broke.player()["workers"] == {}


# --- topping up ---------------------------------------------------------------------------------------------------


def waiting_in_london(**changes: Any) -> dict[str, Any]:
    """A full coffin wagon, coffins and mourners waiting."""
    load = {"coffins": {"coffin1": {"red": 2}}, "waiting_coffins": {"teal": 2, "black": 1}, "waiting_mourners": 2}
    return {"discs": {"grey": 1}, **load, **changes}


def test_LNR_8_4_a_new_wagon_in_london_is_filled_at_once(given: Any) -> None:
    table = given(card="a02", me=waiting_in_london()).play("wagon coffin2")
    assert table.player()["passengers"] == {"mourner1": 2}
    assert (table.question, table.legal()) == ("top-up", ["top-up teal", "top-up black"])
    table.play("top-up black")
    # only teal is left, for the last seat: not asked
    assert table.player()["coffins"]["coffin2"] == {"teal": 1, "black": 1}
    assert (table.player()["waiting_coffins"], table.question) == ({"teal": 1}, "act")


def test_LNR_8_4_everything_that_fits_without_asking(given: Any) -> None:
    me = waiting_in_london(wagons={"coffin1": "plain", "coffin2": "plain", "mourner1": "plain"})
    table = given(card="a02", me=me).play("wagon coffin2")
    assert (table.question, table.player()["waiting_coffins"]) == ("act", {})


def test_LNR_8_4_only_in_london(given: Any) -> None:
    table = given(card="a02", me=waiting_in_london(train=1)).play("wagon coffin2")
    assert (table.question, table.player()["waiting_mourners"]) == ("act", 2)


def test_LNR_8_4_after_the_bonus_of_the_pair(given: Any) -> None:
    wagons = {"coffin1": "plain", "coffin2": "plain", "mourner2": "upgraded"}
    table = given(card="a02", me=waiting_in_london(wagons=wagons)).play("wagon coffin2")
    assert table.question == "volunteer"
    table.play("volunteer row1")
    assert table.player()["coffins"]["coffin2"] == {"teal": 2, "black": 1}


def test_LNR_8_4_at_the_turn_of_the_century_too(given: Any) -> None:
    table = given(phase="century", me=waiting_in_london()).play("century wagon coffin2")
    assert (table.question, table.seat) == ("top-up", 0)
    table.play("top-up teal", "top-up teal")
    assert (table.question, table.seat) == ("century", 1)


# --- delivery -----------------------------------------------------------------------------------------------------


def test_LNR_9_1_all_mourners_get_off(given: Any) -> None:
    me = {
        "wagons": {"mourner1": "plain", "mourner2": "upgraded"},
        "passengers": {"mourner1": 1, "mourner2": 4},
        "mourners": 2,
    }
    table = deliver(given, me)
    assert (table.player()["mourners"], table.player()["passengers"]) == (7, {})
    assert table.event("mourners_arrived") == (5, 0, 0, 0)


def test_LNR_9_1_any_free_grave_of_a_staffed_row(given: Any) -> None:
    me = {
        "workers": {"row2": "staff"},
        "coffins": {"coffin1": {"red": 1, "black": 1}},
        "graves": {"row2": "teal . . . ."},
    }
    table = deliver(given, me)
    assert table.question == "bury"
    assert len(table.legal()) == 2 * 4
    assert table.refuses("bury red row2 col1") == "LNR-9.1 grave_is_taken"
    assert table.refuses("bury teal row2 col2") == "LNR-9.1 no_coffin_aboard"
    table.play("bury red row2 col5", "bury black row2 col4")
    assert table.player()["graves"] == {"row2": "teal . . black red"}
    assert table.player()["coffins"] == {}
    assert (table.question, table.seat) == ("take", 1)


def test_LNR_9_1_a_pound_on_the_own_colour(given: Any) -> None:
    me = {"workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 2}}}
    table = deliver(given, me).play("bury teal row1 col2")
    assert (table.player()["money"], table.event("coffin_buried")) == (1, (1, 0, 1, 1))
    table.play("bury teal row1 col3")
    assert (table.player()["money"], table.event("coffin_buried")) == (1, (1, 0, 2, 0))


def test_LNR_9_1_potters_field_only_without_a_free_grave(given: Any) -> None:
    me = {"workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 2}}}
    table = deliver(given, {**me, "graves": {"row1": "red red red . ."}})
    table.play("bury teal row1 col4")
    assert table.player()["graves"]["row1"] == "red red red teal teal"
    full = deliver(given, {**me, "graves": {"row1": "red red red red red"}})
    assert (full.player()["potter"], full.player()["coffins"]) == ({"teal": 2}, {})
    assert full.event("to_potters_field") == (0, 2, 0, 0)


def test_LNR_9_1_the_train_goes_on_after_the_delivery(given: Any) -> None:
    me = {"train": 3, "workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 1}}}
    table = given(steps=3, me=me).play("done")
    assert (table.question, table.player()["train"]) == ("bury", 4)
    assert table.play("bury teal row1 col1").player()["train"] == 6


def test_LNR_9_2_a_row_without_staff_takes_no_coffins(given: Any) -> None:
    me = {"workers": {"row2": "staff", "row4": "volunteer"}, "coffins": {"coffin1": {"red": 1}}}
    table = deliver(given, me)
    assert table.refuses("bury red row1 col1") == "LNR-9.2 row_has_no_staff"
    assert {text.split()[2] for text in table.legal()} == {"row2", "row4"}
    nobody = deliver(given, {"coffins": {"coffin1": {"red": 1}}})
    assert nobody.player()["potter"] == {"red": 1}


def test_LNR_9_2_an_unstaffed_row_counts_for_nothing(given: Any) -> None:
    graves = {"graves": {"row1": "red red red red red"}}
    assert sum(given(phase="over", me=graves).scores().values()) == 0
    assert sum(given(phase="over", me={**graves, "workers": {"row1": "volunteer"}}).scores().values()) == 10 + 5 * 2

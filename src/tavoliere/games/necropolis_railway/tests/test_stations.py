"""Income, loading, wages and delivery: LNR-8 and LNR-9."""

from typing import Any

import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.position_reader import chance_text
from tavoliere.engine.testkit import kinds, legal, of_kind, phase, play, player
from tavoliere.games.necropolis_railway.tests.given import after, events_of, given, last, refusal

ROWS_TAKEN = {f"row{row}": "staff" for row in range(1, 6)}


def arrive(me: dict[str, Any], **position: Any) -> Any:
    """A train one step before London moves on."""
    return after(given(steps=1, me={"train": 7, **me}, **position), "done")


def deliver(me: dict[str, Any], **position: Any) -> Any:
    """A train one step before the Necropolis moves on."""
    return after(given(steps=1, me={"train": 3, **me}, **position), "done")


# --- income -------------------------------------------------------------------------------------------------------


def test_LNR_8_1_blank_spaces_yield_too() -> None:
    match = arrive({})
    assert last(match, "income") == {"coffins": 2, "mourners": 4, "pounds": 3, "discs": 0}
    assert (player(match)["money"], player(match)["waiting_mourners"]) == (3, 1)


def test_LNR_8_1_a_finished_london_yields_what_side_b_prints() -> None:
    tiles = dict.fromkeys(("m1", "m2", "c1", "c2", "o1", "l1", "l2", "l3"), "b")
    match = arrive({"tiles": tiles})
    assert last(match, "income") == {"coffins": 12, "mourners": 16, "pounds": 18, "discs": 2}
    assert player(match)["discs"] == {"orange": 2}


@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_LNR_8_1_income_tells_the_discs_that_really_come(left: int, gained: int) -> None:
    me = {"tiles": {"o1": "b"}}
    match = arrive(me, limited_discs=True, supply={"orange": left})
    assert last(match, "income")["discs"] == gained
    assert player(match)["discs"].get("orange", 0) == gained
    assert match.position()["supply"]["orange"] == left - gained
    assert ("orange-gained" in kinds(events_of(match))) == (gained > 0)
    assert last(arrive(me, supply={"orange": 0}), "income")["discs"] == 2


def test_LNR_8_1_coffins_leave_the_bag() -> None:
    match = arrive({}, bag={"purple": 0, "teal": 1, "red": 0, "black": 1})
    assert last(match, "coffins-drawn") == {"purple": 0, "teal": 1, "red": 0, "black": 1}
    assert sum(match.position()["bag"].values()) == 0
    assert player(match)["coffins"] == {"coffin1": {"teal": 1, "black": 1}}
    assert [event.reveals for event in of_kind(events_of(match), "coffins-drawn")] == [True]


def test_LNR_8_1_an_empty_bag_gives_what_it_has() -> None:
    match = arrive({}, bag={"purple": 0, "teal": 1, "red": 0, "black": 0})
    assert player(match)["coffins"] == {"coffin1": {"teal": 1}}
    empty = arrive({}, bag=dict.fromkeys(("purple", "teal", "red", "black"), 0))
    assert "coffins-drawn" not in kinds(events_of(empty))


def test_LNR_8_1_coffins_are_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(12):
        match = arrive({}, chance=chance_text(seed_words(seed)))
        drawn.add(tuple(last(match, "coffins-drawn").values()))
    assert len(drawn) > 3


# --- loading ------------------------------------------------------------------------------------------------------


def test_LNR_8_2_what_fits_is_loaded_without_asking() -> None:
    match = arrive({"wagons": {"coffin1": "plain", "coffin2": "plain"}, "waiting_coffins": {"red": 2}})
    assert phase(match) == "take"
    assert player(match)["waiting_coffins"] == {}
    assert sum(sum(load.values()) for load in player(match)["coffins"].values()) == 4


def test_LNR_8_2_the_player_chooses_when_not_all_fit() -> None:
    bag = {"purple": 0, "teal": 1, "red": 0, "black": 1}
    match = arrive({"waiting_coffins": {"red": 1}}, bag=bag)
    assert (phase(match), legal(match)) == ("load", ["load teal", "load red", "load black"])
    assert refusal(match, "load purple") == ("LNR-8.2", "no-coffin-waits")
    play(match, "load red", "load black")
    assert player(match)["coffins"] == {"coffin1": {"red": 1, "black": 1}}
    assert (player(match)["waiting_coffins"], phase(match)) == ({"teal": 1}, "take")


def test_LNR_8_2_a_full_train_loads_nothing() -> None:
    match = arrive({"coffins": {"coffin1": {"red": 2}}, "passengers": {"mourner1": 3}})
    assert phase(match) == "take"
    assert sum(player(match)["waiting_coffins"].values()) == 2
    assert player(match)["waiting_mourners"] == 4


def test_LNR_8_2_coffins_take_the_leftmost_wagon_with_room() -> None:
    wagons = {"coffin1": "plain", "coffin3": "upgraded"}
    match = arrive(
        {"wagons": wagons, "coffins": {"coffin1": {"black": 1}}, "waiting_coffins": {"red": 1}}, bag=ONLY_RED
    )
    assert player(match)["coffins"] == {"coffin1": {"red": 1, "black": 1}, "coffin3": {"red": 2}}


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
    wagons: dict[str, str], aboard: dict[str, int], waiting: int, expected: dict[str, int]
) -> None:
    me = {"wagons": {"coffin1": "plain", **wagons}, "passengers": aboard, "waiting_mourners": waiting}
    match = arrive(me)
    assert player(match)["passengers"] == expected
    assert player(match)["waiting_mourners"] == waiting + 4 + sum(aboard.values()) - sum(expected.values())


@pytest.mark.parametrize(
    ("aboard", "left"),
    [
        ((3, 6, 2), (3, 6, 1)),  # the partly full wagon
        ((2, 6, 2), (2, 6, 1)),  # of two, the right one
        ((3, 6, 0), (3, 5, 0)),  # the biggest full one
        ((3, 0, 3), (3, 0, 2)),  # of equals, the right one
    ],
)
def test_LNR_8_2_a_carriage_empties_wagons_in_order(aboard: tuple[int, ...], left: tuple[int, ...]) -> None:
    wagons = {"mourner1": "plain", "mourner2": "upgraded", "mourner3": "plain"}
    passengers = {f"mourner{number}": count for number, count in enumerate(aboard, 1)}
    me = {"discs": {"green": 1}, "tucked": ["a01"], "mourners": 2, "wagons": wagons, "passengers": passengers}
    match = after(given(card="a25", me=me), "crypt brown col1 carriage")
    assert tuple(player(match)["passengers"].get(f"mourner{number}", 0) for number in (1, 2, 3)) == left


def test_LNR_8_2_a_carriage_goes_on_to_the_next_wagon() -> None:
    me = {"discs": {"green": 1}, "tucked": ["a01"], "wagons": {"mourner1": "plain", "mourner2": "plain"}}
    match = given(card="a25", me={**me, "passengers": {"mourner1": 3, "mourner2": 1}})
    play(match, "crypt brown col1 carriage")
    assert player(match)["passengers"] == {"mourner1": 1}


# --- wages --------------------------------------------------------------------------------------------------------


def test_LNR_8_3_two_pounds_for_each_staff_anywhere() -> None:
    workers = {"row1": "staff", "row4": "volunteer", "c1": "staff"}
    match = arrive({"money": 10, "tiles": {"c1": "a"}, "workers": workers})
    assert last(match, "wages-paid") == {"count": 2, "pounds": 4}
    assert (player(match)["money"], player(match)["workers"]) == (10 + 6 - 4, workers)


def test_LNR_8_3_wages_come_after_income() -> None:
    match = arrive({"workers": {"row1": "staff"}})
    assert (player(match)["money"], player(match)["workers"]) == (1, {"row1": "staff"})


def test_LNR_8_3_who_cannot_be_paid_leaves() -> None:
    match = arrive({"workers": {"row1": "staff", "row2": "staff", "row3": "staff", "row5": "volunteer"}})
    assert (phase(match), legal(match)) == ("dismiss", ["dismiss row1", "dismiss row2", "dismiss row3"])
    assert refusal(match, "dismiss row5") == ("LNR-8.3", "nobody-to-dismiss")
    assert refusal(match, "dismiss row4") == ("LNR-8.3", "nobody-to-dismiss")
    staff = match.position()["staff"]
    play(match, "dismiss row2", "dismiss row3")
    assert player(match)["workers"] == {"row1": "staff", "row5": "volunteer"}
    assert (player(match)["money"], match.position()["staff"]) == (3 - 2, staff + 2)
    assert phase(match) == "take"


def test_LNR_8_3_the_last_one_leaves_without_being_asked() -> None:
    match = arrive({"tiles": {"c1": "b"}, "workers": {"c1": "staff"}, "money": 0})
    assert player(match)["workers"] == {"c1": "staff"}
    broke = after(given(phase="dismiss", me={"workers": {"row1": "staff", "row2": "staff"}}), "dismiss row1")
    assert player(broke)["workers"] == {}


# --- topping up ---------------------------------------------------------------------------------------------------


def waiting_in_london(**changes: Any) -> dict[str, Any]:
    """A full coffin wagon, coffins and mourners waiting."""
    load = {"coffins": {"coffin1": {"red": 2}}, "waiting_coffins": {"teal": 2, "black": 1}, "waiting_mourners": 2}
    return {"discs": {"grey": 1}, **load, **changes}


def test_LNR_8_4_what_waits_may_be_loaded_after_a_new_wagon() -> None:
    match = after(given(card="a02", me=waiting_in_london()), "wagon coffin2")
    assert (phase(match), legal(match)) == ("load-waiting", ["load-all", "load-none"])
    assert (player(match)["waiting_mourners"], match.position()["topping_up"]) == (2, "offered")
    play(match, "load-all")
    assert player(match)["passengers"] == {"mourner1": 2}


def test_LNR_8_4_the_player_chooses_when_not_all_fit() -> None:
    match = after(given(card="a02", me=waiting_in_london()), "wagon coffin2", "load-all")
    assert (phase(match), legal(match)) == ("top-up", ["top-up teal", "top-up black"])
    assert match.position()["topping_up"] == "chosen"
    play(match, "top-up black")
    # only teal is left, for the last seat: not asked
    assert player(match)["coffins"]["coffin2"] == {"teal": 1, "black": 1}
    assert (player(match)["waiting_coffins"], phase(match)) == ({"teal": 1}, "act")
    assert match.position()["topping_up"] == "no"


def test_LNR_8_4_all_coffins_that_fit_are_not_asked_about() -> None:
    me = waiting_in_london(wagons={"coffin1": "plain", "coffin2": "plain", "mourner1": "plain"})
    match = after(given(card="a02", me=me), "wagon coffin2", "load-all")
    assert (phase(match), player(match)["waiting_coffins"]) == ("act", {})


def test_LNR_8_4_it_may_be_declined() -> None:
    match = after(given(card="a02", me=waiting_in_london()), "wagon coffin2")
    before = player(match)
    assert kinds(play(match, "load-none")) == ["nothing-loaded"]
    assert (player(match), phase(match), match.position()["topping_up"]) == (before, "act", "no")
    play(match, "done")
    assert (player(match)["waiting_coffins"], player(match)["waiting_mourners"]) == ({"teal": 2, "black": 1}, 2)


@pytest.mark.parametrize("upgrade", ["coffin1", "mourner1"])
def test_LNR_8_4_an_upgraded_wagon_makes_room_too(upgrade: str) -> None:
    me = waiting_in_london(passengers={"mourner1": 3}, waiting_coffins={"teal": 3})
    match = after(given(card="a02", me=me), f"wagon {upgrade}", "load-all")
    waiting = (sum(player(match)["waiting_coffins"].values()), player(match)["waiting_mourners"])
    assert waiting == {"coffin1": (1, 2), "mourner1": (3, 0)}[upgrade]


NOTHING_TO_LOAD = [
    ({"waiting_coffins": {}, "waiting_mourners": 0}, "coffin2"),  # nobody waits
    ({"waiting_coffins": {}, "passengers": {"mourner1": 3}}, "coffin2"),  # only mourners, only a coffin wagon
    ({"waiting_mourners": 0}, "mourner2"),  # the other way round
    ({"waiting_mourners": 0, "train": 1}, "coffin2"),  # not in London
]


@pytest.mark.parametrize(("changes", "wagon"), NOTHING_TO_LOAD)
def test_LNR_8_4_is_not_asked_when_nothing_waits_or_fits(changes: dict[str, Any], wagon: str) -> None:
    match = after(given(card="a02", me=waiting_in_london(**changes)), f"wagon {wagon}")
    assert (phase(match), match.position()["topping_up"]) == ("act", "no")


def test_LNR_8_4_only_in_london() -> None:
    match = after(given(card="a02", me=waiting_in_london(train=1)), "wagon coffin2")
    assert (phase(match), player(match)["waiting_mourners"]) == ("act", 2)


def test_LNR_8_4_after_the_bonus_of_the_pair() -> None:
    wagons = {"coffin1": "plain", "coffin2": "plain", "mourner2": "upgraded"}
    match = after(given(card="a02", me=waiting_in_london(wagons=wagons)), "wagon coffin2")
    assert phase(match) == "volunteer"
    play(match, "volunteer row1")
    assert phase(match) == "load-waiting"
    play(match, "load-all")
    assert player(match)["coffins"]["coffin2"] == {"teal": 2, "black": 1}


def test_LNR_8_4_at_the_turn_of_the_century_too() -> None:
    match = after(given(phase="century", me=waiting_in_london()), "century wagon coffin2")
    assert (phase(match), match.to_act[0]) == ("load-waiting", 0)
    play(match, "load-all", "top-up teal", "top-up teal")
    assert (phase(match), match.to_act[0]) == ("century", 1)
    declined = after(given(phase="century", me=waiting_in_london()), "century wagon coffin2", "load-none")
    assert (phase(declined), declined.to_act[0]) == ("century", 1)


def test_LNR_8_4_a_position_may_start_with_the_question() -> None:
    me = waiting_in_london(wagons={"coffin1": "plain", "coffin2": "plain", "mourner1": "plain"})
    match = after(given(card="a02", phase="load-waiting", me=me), "load-all")
    assert (phase(match), player(match)["passengers"]) == ("top-up", {"mourner1": 2})
    match = after(given(card="a02", phase="top-up", me=me), "top-up black")
    assert (phase(match), player(match)["coffins"]["coffin2"]) == ("act", {"teal": 1, "black": 1})


# --- delivery -----------------------------------------------------------------------------------------------------


def test_LNR_9_1_all_mourners_get_off() -> None:
    me = {
        "wagons": {"mourner1": "plain", "mourner2": "upgraded"},
        "passengers": {"mourner1": 1, "mourner2": 4},
        "mourners": 2,
    }
    match = deliver(me)
    assert (player(match)["mourners"], player(match)["passengers"]) == (7, {})
    assert last(match, "mourners-arrived") == {"count": 5}


def test_LNR_9_1_any_free_grave_of_a_staffed_row() -> None:
    me = {
        "workers": {"row2": "staff"},
        "coffins": {"coffin1": {"red": 1, "black": 1}},
        "graves": {"row2": "teal . . . ."},
    }
    match = deliver(me)
    assert phase(match) == "bury"
    assert len(legal(match)) == 2 * 4
    assert refusal(match, "bury red row2 col1") == ("LNR-9.1", "grave-is-taken")
    assert refusal(match, "bury teal row2 col2") == ("LNR-9.1", "no-coffin-aboard")
    play(match, "bury red row2 col5", "bury black row2 col4")
    assert player(match)["graves"] == {"row2": "teal . . black red"}
    assert player(match)["coffins"] == {}
    assert (phase(match), match.to_act[0]) == ("take", 1)


def test_LNR_9_1_a_pound_on_the_own_colour() -> None:
    me = {"workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 2}}}
    match, teal = after(deliver(me), "bury teal row1 col2"), {"coffin": "teal", "row": "row1"}
    assert (player(match)["money"], last(match, "coffin-buried")) == (1, {**teal, "column": "col2", "pounds": 1})
    play(match, "bury teal row1 col3")
    assert (player(match)["money"], last(match, "coffin-buried")) == (1, {**teal, "column": "col3", "pounds": 0})


def test_LNR_9_1_potters_field_only_without_a_free_grave() -> None:
    me = {"workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 2}}}
    match = deliver({**me, "graves": {"row1": "red red red . ."}})
    play(match, "bury teal row1 col4")
    assert player(match)["graves"]["row1"] == "red red red teal teal"
    full = deliver({**me, "graves": {"row1": "red red red red red"}})
    assert (player(full)["potter"], player(full)["coffins"]) == ({"teal": 2}, {})
    assert last(full, "to-potters-field") == {"purple": 0, "teal": 2, "red": 0, "black": 0}


def test_LNR_9_1_the_train_goes_on_after_the_delivery() -> None:
    me = {"train": 3, "workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 1}}}
    match = after(given(steps=3, me=me), "done")
    assert (phase(match), player(match)["train"]) == ("bury", 4)
    assert player(after(match, "bury teal row1 col1"))["train"] == 6


def test_LNR_9_2_a_row_without_staff_takes_no_coffins() -> None:
    me = {"workers": {"row2": "staff", "row4": "volunteer"}, "coffins": {"coffin1": {"red": 1}}}
    match = deliver(me)
    assert refusal(match, "bury red row1 col1") == ("LNR-9.2", "row-has-no-staff")
    assert {text.split()[2] for text in legal(match)} == {"row2", "row4"}
    nobody = deliver({"coffins": {"coffin1": {"red": 1}}})
    assert player(nobody)["potter"] == {"red": 1}


def test_LNR_9_2_an_unstaffed_row_counts_for_nothing() -> None:
    graves = {"graves": {"row1": "red red red red red"}}
    assert sum(given(phase="over", me=graves).scores()[0].values()) == 0
    assert sum(given(phase="over", me={**graves, "workers": {"row1": "volunteer"}}).scores()[0].values()) == 10 + 5 * 2

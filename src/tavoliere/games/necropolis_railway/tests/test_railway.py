"""The railway action, tucked cards, selling wagons: LNR-5."""

from typing import Any

import pytest

from tavoliere.engine.testkit import kinds, legal, phase, play, player, reason
from tavoliere.games.necropolis_railway.tests.given import after, events_of, given, last, refusal

GREY = {"discs": {"grey": 1}}
CARRIAGE, STAFF_CAR, DINING_CAR, TENDER = "a01", "a02", "a05", "a03"


# --- cards and wagons ---------------------------------------------------------------------------------------------


def test_LNR_5_1_tuck_the_card() -> None:
    match = after(given(card="a27", me={"money": 9, "discs": {"grey": 1, "blue": 1}}), "tuck")
    assert player(match)["tucked"] == ["a27"]
    play(match, "london l1", "done")
    assert player(match)["tucked"] == ["a27"]
    assert match.position()["discarded"] == 0
    assert after(given(card="a27"), "done").position()["discarded"] == 1


def test_LNR_5_1_at_most_three_cards() -> None:
    match = given(card="a27", me={**GREY, "tucked": ["a01", "a02", "a03"]})
    assert refusal(match, "tuck") == ("LNR-5.1", "three-cards-lie-there")
    assert "wagon coffin2" in legal(match)
    assert reason(given(card="a27", me={**GREY, "tucked": ["a01", "a02"]}), "tuck") == "nothing"


def test_LNR_5_1_room_for_a_card_once_another_is_used() -> None:
    tucked = [CARRIAGE, "a02", "a03"]
    me = {"discs": {"grey": 1, "green": 1}, "tucked": tucked, "mourners": 2, "passengers": {"mourner1": 3}}
    match = after(given(card="a27", me=me), "crypt brown col1 carriage", "tuck")
    assert player(match)["tucked"] == ["a02", "a03", "a27"]


def test_LNR_5_1_add_or_upgrade_any_wagon() -> None:
    match = after(given(card="a02", me={**GREY, "train": 2}), "wagon mourner3")
    assert player(match)["wagons"]["mourner3"] == "plain"
    assert (last(match, "wagon-added"), match.position()["steps"]) == ({"wagon": "mourner3"}, 1)
    me = {**GREY, "train": 2, "coffins": {"coffin1": {"red": 2}}}
    match = after(given(card="a02", me=me), "wagon coffin1")
    assert player(match)["wagons"]["coffin1"] == "upgraded"
    assert player(match)["coffins"] == {"coffin1": {"red": 2}}
    assert "wagon-upgraded" in kinds(events_of(match))


def test_LNR_5_1_an_upgraded_wagon_stays() -> None:
    match = given(card="a02", me={**GREY, "wagons": {"coffin1": "upgraded", "mourner1": "plain"}})
    assert refusal(match, "wagon coffin1") == ("LNR-5.1", "wagon-is-upgraded")
    assert legal(match, "wagon") == [
        "wagon coffin2",
        "wagon coffin3",
        "wagon mourner1",
        "wagon mourner2",
        "wagon mourner3",
    ]


# --- pair bonuses -------------------------------------------------------------------------------------------------


def pair(number: int) -> dict[str, Any]:
    """A player about to finish a pair of wagons."""
    return {**GREY, "train": 2, "wagons": {f"coffin{number}": "upgraded", f"mourner{number}": "plain"}}


def test_LNR_5_2_first_pair_gives_two_orange_discs() -> None:
    match = after(given(card="a02", me=pair(1)), "wagon mourner1")
    assert player(match)["discs"] == {"orange": 2}
    short = after(given(card="a02", limited_discs=True, supply={"orange": 1}, me=pair(1)), "wagon mourner1")
    assert player(short)["discs"] == {"orange": 1}


def test_LNR_5_2_a_half_upgraded_pair_gives_nothing() -> None:
    me = {**GREY, "train": 2, "wagons": {"coffin1": "plain", "mourner1": "plain"}}
    assert player(after(given(card="a02", me=me), "wagon mourner1"))["discs"] == {}
    added = {**GREY, "train": 2, "wagons": {"coffin1": "upgraded"}}
    assert player(after(given(card="a02", me=added), "wagon mourner1"))["discs"] == {}
    other = {**GREY, "train": 2, "wagons": {"coffin1": "upgraded", "mourner1": "upgraded", "coffin2": "plain"}}
    assert player(after(given(card="a02", me=other), "wagon coffin2"))["discs"] == {}


def test_LNR_5_2_middle_pair_gives_the_volunteer() -> None:
    me = {**pair(2), "tiles": {"m1": "a"}, "workers": {"row1": "staff"}}
    match = after(given(card="a02", me=me), "wagon mourner2")
    assert phase(match) == "volunteer"
    assert [text.split()[1] for text in legal(match)] == ["row2", "row3", "row4", "row5", "m1"]
    play(match, "volunteer row3")
    assert player(match)["workers"] == {"row1": "staff", "row3": "volunteer"}
    assert (player(match)["aside"], player(match)["volunteers"], phase(match)) == (0, 0, "act")


def test_LNR_5_2_last_pair_gives_a_white_crypt() -> None:
    match = after(given(card="a02", me=pair(3)), "wagon mourner3")
    assert phase(match) == "white-crypt"
    play(match, "white-crypt col5")
    assert player(match)["crypts"] == {"col5": "white"}
    four = {f"col{column}": "brown" for column in range(1, 5)}
    match = after(given(card="a02", me={**pair(3), "crypts": four}), "wagon mourner3")
    assert player(match)["crypts"] == {**four, "col5": "white"}


def test_LNR_5_2_a_white_crypt_is_lost_without_supply() -> None:
    match = after(given(card="a02", crypts={"white": 0}, me=pair(3)), "wagon mourner3")
    assert (phase(match), player(match)["crypts"]) == ("act", {})
    assert kinds(events_of(match))[-1] == "white-crypt-lost"


ROWS_TAKEN = {f"row{row}": "staff" for row in range(1, 6)}


def test_LNR_5_2_a_volunteer_without_a_place_waits() -> None:
    me = {**pair(2), "workers": ROWS_TAKEN, "money": 9, "discs": {"grey": 1, "blue": 1}}
    match = after(given(card="a02", me=me), "wagon mourner2")
    assert (phase(match), player(match)["volunteers"]) == ("act", 1)
    play(match, "london m2")
    assert player(match)["workers"]["m2"] == "volunteer"
    assert player(match)["volunteers"] == 0


def test_LNR_5_2_a_volunteer_comes_between_two_dismissals() -> None:
    me = {"train": 7, "money": 0, "workers": ROWS_TAKEN, "volunteers": 1}
    match = after(given(steps=1, me=me), "done")
    assert phase(match) == "dismiss"
    play(match, "dismiss row2")
    assert player(match)["workers"]["row2"] == "volunteer"
    assert phase(match) == "dismiss"
    assert refusal(match, "dismiss row2") == ("LNR-8.3", "nobody-to-dismiss")


# --- tucked cards -------------------------------------------------------------------------------------------------


def carriage_player(**changes: Any) -> dict[str, Any]:
    """Two mourners in the Necropolis, three on the train, a Carriage."""
    me = {"discs": {"green": 1}, "tucked": [CARRIAGE], "mourners": 2, "passengers": {"mourner1": 3}}
    return {**me, **changes}


def test_LNR_5_3_carriage_lets_the_train_pay() -> None:
    match = given(card="a25", me=carriage_player())
    assert refusal(match, "crypt brown col1") == ("LNR-4.2", "mourners-too-dear")
    play(match, "crypt brown col1 carriage")
    assert (player(match)["mourners"], player(match)["passengers"]) == (0, {"mourner1": 2})
    assert (player(match)["tucked"], match.position()["discarded"]) == ([], 1)
    assert last(match, "card-used") == {"ability": "carriage", "count": 1}


def test_LNR_5_3_carriage_and_pounds_together() -> None:
    match = after(given(card="a25", me=carriage_player(money=3)), "crypt yellow col1 carriage")
    assert (player(match)["mourners"], player(match)["passengers"], player(match)["money"]) == (0, {}, 0)


def test_LNR_5_3_carriage_only_if_the_train_pays_something() -> None:
    match = given(card="a25", me=carriage_player(mourners=3))
    assert refusal(match, "crypt brown col1 carriage") == ("LNR-5.3", "train-cannot-pay")
    empty = given(card="a25", me=carriage_player(passengers={}, money=9))
    assert refusal(empty, "crypt brown col1 carriage") == ("LNR-5.3", "train-cannot-pay")


def test_LNR_5_3_carriage_must_be_held_and_unused() -> None:
    match = given(card="a25", me=carriage_player(tucked=[TENDER]))
    assert refusal(match, "crypt brown col1 carriage") == ("LNR-5.3", "no-carriage")
    match = given(card="a25", abilities_used=["carriage"], me=carriage_player())
    assert refusal(match, "crypt brown col1 carriage") == ("LNR-5.3", "carriage-is-used")


def test_LNR_5_3_a_card_works_in_the_turn_that_tucked_it() -> None:
    me = carriage_player(tucked=[], discs={"green": 1, "grey": 1})
    match = after(given(card="a04", me=me), "tuck", "crypt brown col1 carriage")
    assert player(match)["crypts"] == {"col1": "brown"}
    assert match.position()["discarded"] == 1
    assert after(match, "done").position()["discarded"] == 1


def test_LNR_5_3_staff_car_halves_the_wages() -> None:
    me = {"train": 7, "workers": {"row1": "staff", "row2": "staff", "row3": "volunteer"}, "tucked": [STAFF_CAR]}
    match = after(given(steps=1, me=me), "done")
    assert (phase(match), legal(match)) == ("staff-car", ["staff-car", "full-wages"])
    play(match, "staff-car")
    assert last(match, "wages-paid") == {"count": 2, "pounds": 2}
    assert (player(match)["money"], player(match)["tucked"]) == (3 - 2, [])
    full = after(given(steps=1, me={**me, "money": 4}), "done", "full-wages")
    assert (player(full)["money"], player(full)["tucked"]) == (4 + 3 - 4, [STAFF_CAR])


def test_LNR_5_3_everybody_sees_the_wages_that_the_staff_car_leaves() -> None:
    rows = {f"row{number}": "staff" for number in range(1, 6)}
    me = {"train": 7, "money": 0, "workers": rows, "tucked": [STAFF_CAR]}
    match = after(given(steps=1, me=me), "done")
    assert [match.view(eyes)["players"][0]["wages"] for eyes in (0, 1, None)] == [10, 10, 10]
    play(match, "staff-car")
    assert phase(match) == "dismiss"
    assert [match.view(eyes)["players"][0]["wages"] for eyes in (0, 1, None)] == [5, 5, 5]


def test_LNR_5_3_staff_car_is_not_asked_without_staff() -> None:
    match = after(given(steps=1, me={"train": 7, "tucked": [STAFF_CAR], "workers": {"row1": "volunteer"}}), "done")
    assert phase(match) == "take"


def test_LNR_5_3_dining_car_pays_for_full_wagons() -> None:
    wagons = {"mourner1": "plain", "mourner2": "upgraded", "mourner3": "plain"}
    me = {"train": 3, "wagons": wagons, "passengers": {"mourner1": 3, "mourner2": 5, "mourner3": 3}}
    match = after(given(steps=1, me={**me, "tucked": [DINING_CAR]}), "done")
    assert (phase(match), legal(match)) == ("dining-car", ["dining-car", "no-dining-car"])
    play(match, "dining-car")
    assert (player(match)["money"], player(match)["mourners"], player(match)["tucked"]) == (4, 11, [])
    assert last(match, "dining-paid") == {"count": 2, "pounds": 4}
    kept = after(given(steps=1, me={**me, "tucked": [DINING_CAR]}), "done", "no-dining-car")
    assert (player(kept)["money"], player(kept)["mourners"], player(kept)["tucked"]) == (0, 11, [DINING_CAR])


def test_LNR_5_3_dining_car_is_not_asked_without_a_full_wagon() -> None:
    me = {"train": 3, "passengers": {"mourner1": 2}, "tucked": [DINING_CAR]}
    assert phase(after(given(steps=1, me=me), "done")) == "take"


@pytest.mark.parametrize("tucked", [[TENDER], [TENDER, CARRIAGE], [CARRIAGE, TENDER, STAFF_CAR]])
def test_LNR_5_3_tender_counts_every_tucked_card(tucked: list[str]) -> None:
    match = after(given(card="a09", me={"tucked": tucked}), "done", "tender")
    assert player(match)["train"] == len(tucked)
    assert player(match)["tucked"] == [card for card in tucked if card != TENDER]
    assert player(after(given(card="a09", me={"tucked": tucked}), "done", "no-tender"))["train"] == 0


def test_LNR_5_3_one_of_a_kind_a_turn() -> None:
    match = after(given(card="a09", me={"tucked": [TENDER, "a06"]}), "done", "tender")
    assert phase(match) == "take"
    me = {"train": 7, "money": 9, "tiles": {"c1": "a"}, "workers": {"c1": "staff"}, "tucked": [STAFF_CAR, "a07"]}
    twice = after(given(steps=9, me=me), "done", "staff-car")
    assert kinds(events_of(twice)).count("wages-paid") == 2
    assert player(twice)["tucked"] == ["a07"]


def test_LNR_5_3_the_turn_of_the_century_is_a_turn_of_its_own() -> None:
    me = carriage_player(tucked=[CARRIAGE, "a04"], mourners=0, passengers={"mourner1": 3})
    match = after(given(card="a09", round=6, first=1, active=0, abilities_used=["carriage"], me=me), "done")
    play(match, "century pass")
    assert "century crypt brown col1 carriage" in legal(match)


# --- selling ------------------------------------------------------------------------------------------------------


def poor(**changes: Any) -> dict[str, Any]:
    """One pound short for the Chapel's second tile, two empty plain wagons."""
    return {"money": 1, "discs": {"blue": 1}, **changes}


def test_LNR_5_4_sell_a_wagon_when_short() -> None:
    match = given(card="a09", me=poor())
    assert legal(match, "sell") == ["sell coffin1", "sell mourner1"]
    play(match, "sell mourner1")
    assert (player(match)["money"], player(match)["wagons"]) == (3, {"coffin1": "plain"})
    assert last(match, "wagon-sold") == {"wagon": "mourner1", "pounds": 2}
    assert refusal(match, "sell coffin1") == ("LNR-5.4", "money-is-not-short")


def test_LNR_5_4_only_plain_empty_wagons_on_the_board() -> None:
    wagons = {"coffin1": "plain", "coffin2": "upgraded", "mourner1": "plain", "mourner2": "plain"}
    load = {"coffins": {"coffin1": {"red": 1}}, "passengers": {"mourner1": 1}}
    match = given(card="a09", me=poor(wagons=wagons, **load))
    assert refusal(match, "sell coffin1") == ("LNR-5.4", "wagon-is-occupied")
    assert refusal(match, "sell mourner1") == ("LNR-5.4", "wagon-is-occupied")
    assert refusal(match, "sell coffin2") == ("LNR-5.4", "upgraded-is-not-sold")
    assert refusal(match, "sell coffin3") == ("LNR-5.4", "no-wagon-there")
    assert legal(match, "sell") == ["sell mourner2"]


def test_LNR_5_4_all_sales_together_must_cover_what_is_missing() -> None:
    # a white crypt would cost 30 pounds: two wagons bring four
    hopeless = given(card="a19", me={"money": 0, "discs": {"green": 1}})
    assert refusal(hopeless, "sell coffin1") == ("LNR-5.4", "money-is-not-short")
    near = given(card="a19", me={"money": 5, "discs": {"green": 1}})
    assert reason(near, "sell coffin1") == "nothing"


def test_LNR_5_4_short_for_a_tile() -> None:
    assert legal(given(card="a09", me=poor(money=0)), "sell") != []
    assert legal(given(card="a09", me=poor(discs={})), "sell") == []
    assert legal(given(card="a09", me=poor(discs={"orange": 1})), "sell") != []
    assert legal(given(card="a09", used=["london"], me=poor()), "sell") == []
    assert legal(given(card="a09", me=poor(tiles={"c1": "b", "c2": "b"})), "sell") == []
    assert legal(given(card="a09", me=poor(money=3)), "sell") == []


def test_LNR_5_4_short_for_a_hire() -> None:
    me = {"money": 1, "discs": {"green": 1}}
    assert legal(given(card="a01", me=me), "sell") != []
    assert legal(given(card="a01", me={**me, "money": 2}), "sell") == []
    assert legal(given(card="a01", staff=0, me=me), "sell") == []
    assert legal(given(card="a01", me={**me, "workers": ROWS_TAKEN}), "sell") == []
    assert legal(given(card="a01", me={**me, "workers": ROWS_TAKEN, "tiles": {"m1": "a"}}), "sell") != []
    assert legal(given(card="a01", used=["necropolis"], hired=True, me=me), "sell") == []
    assert legal(given(card="a01", me={**me, "discs": {}}), "sell") == []


def test_LNR_5_4_short_for_a_crypt() -> None:
    me = {"money": 1, "mourners": 2, "discs": {"green": 1}}
    assert legal(given(card="a19", me=me), "sell") != []
    assert legal(given(card="a19", crypts={"brown": 0}, me=me), "sell") == []
    assert legal(given(card="a19", me={**me, "mourners": 3, "money": 0}), "sell") == []
    columns = {f"col{column}": "brown" for column in range(1, 6)}
    assert legal(given(card="a19", crypts={"brown": 1}, me={**me, "crypts": columns}), "sell") == []
    both = {**me, "discs": {}, "mourners": 2}
    assert legal(given(card="a14", used=["necropolis"], hired=True, me=both), "sell") != []
    assert legal(given(card="a14", used=["necropolis"], hired=True, built=True, me=both), "sell") == []


def test_LNR_5_4_short_for_a_crypt_with_a_carriage() -> None:
    wagons = {"mourner1": "plain", "mourner2": "plain"}
    me = {"money": 1, "mourners": 2, "discs": {"green": 1}, "wagons": wagons, "passengers": {"mourner1": 3}}
    dear = {"brown": 0, "white": 0}
    # yellow: six mourners, two are here, three on the train: three pounds with a Carriage, twelve without
    assert legal(given(card="a19", crypts=dear, me=me), "sell") == []
    assert legal(given(card="a19", crypts=dear, me={**me, "tucked": [CARRIAGE]}), "sell") == ["sell mourner2"]


def test_LNR_5_4_never_for_wages() -> None:
    match = after(
        given(steps=1, me={"train": 7, "workers": {"row1": "staff", "row2": "staff", "row3": "staff"}}), "done"
    )
    assert phase(match) == "dismiss"
    assert refusal(match, "sell coffin1") == ("GEN-2", "another-question")


def test_LNR_5_4_a_sold_wagon_can_be_added_again() -> None:
    match = after(given(card="a09", me=poor(discs={"blue": 1, "grey": 1})), "sell mourner1", "wagon mourner1")
    assert player(match)["wagons"] == {"coffin1": "plain", "mourner1": "plain"}

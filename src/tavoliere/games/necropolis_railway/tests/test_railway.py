"""The railway action, tucked cards, selling wagons: LNR-5."""

from typing import Any

import pytest

GREY = {"discs": {"grey": 1}}
CARRIAGE, STAFF_CAR, DINING_CAR, TENDER = "a01", "a02", "a05", "a03"


# --- cards and wagons ---------------------------------------------------------------------------------------------


def test_LNR_5_1_tuck_the_card(given: Any) -> None:
    table = given(card="a27", me={"money": 9, "discs": {"grey": 1, "blue": 1}}).play("tuck")
    assert table.player()["tucked"] == ["a27"]
    table.play("london l1", "done")
    assert table.player()["tucked"] == ["a27"]
    assert table.now["discarded"] == 0
    assert given(card="a27", me=GREY).play("done").now["discarded"] == 1


def test_LNR_5_1_at_most_three_cards(given: Any) -> None:
    table = given(card="a27", me={**GREY, "tucked": ["a01", "a02", "a03"]})
    assert table.refuses("tuck") == "LNR-5.1 three_cards_lie_there"
    assert "wagon coffin2" in table.legal()
    assert given(card="a27", me={**GREY, "tucked": ["a01", "a02"]}).refuses("tuck") == "nothing"


def test_LNR_5_1_room_for_a_card_once_another_is_used(given: Any) -> None:
    tucked = [CARRIAGE, "a02", "a03"]
    me = {"discs": {"grey": 1, "green": 1}, "tucked": tucked, "mourners": 2, "passengers": {"mourner1": 3}}
    table = given(card="a27", me=me).play("crypt brown col1 carriage", "tuck")
    assert table.player()["tucked"] == ["a02", "a03", "a27"]


def test_LNR_5_1_add_or_upgrade_any_wagon(given: Any) -> None:
    table = given(card="a02", me={**GREY, "train": 2}).play("wagon mourner3")
    assert table.player()["wagons"]["mourner3"] == "plain"
    assert (table.event("wagon_added"), table.now["steps"]) == ((5, 0, 0, 0), 1)
    me = {**GREY, "train": 2, "coffins": {"coffin1": {"red": 2}}}
    table = given(card="a02", me=me).play("wagon coffin1")
    assert table.player()["wagons"]["coffin1"] == "upgraded"
    assert table.player()["coffins"] == {"coffin1": {"red": 2}}
    assert "wagon_upgraded" in table.events()


def test_LNR_5_1_an_upgraded_wagon_stays(given: Any) -> None:
    table = given(card="a02", me={**GREY, "wagons": {"coffin1": "upgraded", "mourner1": "plain"}})
    assert table.refuses("wagon coffin1") == "LNR-5.1 wagon_is_upgraded"
    assert table.legal("wagon") == [
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


def test_LNR_5_2_first_pair_gives_two_orange_discs(given: Any) -> None:
    table = given(card="a02", me=pair(1)).play("wagon mourner1")
    assert table.player()["discs"] == {"orange": 2}
    short = given(card="a02", limited_discs=True, supply={"orange": 1}, me=pair(1)).play("wagon mourner1")
    assert short.player()["discs"] == {"orange": 1}


def test_LNR_5_2_a_half_upgraded_pair_gives_nothing(given: Any) -> None:
    me = {**GREY, "train": 2, "wagons": {"coffin1": "plain", "mourner1": "plain"}}
    assert given(card="a02", me=me).play("wagon mourner1").player()["discs"] == {}
    added = {**GREY, "train": 2, "wagons": {"coffin1": "upgraded"}}
    assert given(card="a02", me=added).play("wagon mourner1").player()["discs"] == {}
    other = {**GREY, "train": 2, "wagons": {"coffin1": "upgraded", "mourner1": "upgraded", "coffin2": "plain"}}
    assert given(card="a02", me=other).play("wagon coffin2").player()["discs"] == {}


def test_LNR_5_2_middle_pair_gives_the_volunteer(given: Any) -> None:
    me = {**pair(2), "tiles": {"m1": "a"}, "workers": {"row1": "staff"}}
    table = given(card="a02", me=me).play("wagon mourner2")
    assert table.question == "volunteer"
    assert [text.split()[1] for text in table.legal()] == ["row2", "row3", "row4", "row5", "m1"]
    table.play("volunteer row3")
    assert table.player()["workers"] == {"row1": "staff", "row3": "volunteer"}
    assert (table.player()["aside"], table.player()["volunteers"], table.question) == (0, 0, "act")


def test_LNR_5_2_last_pair_gives_a_white_crypt(given: Any) -> None:
    table = given(card="a02", me=pair(3)).play("wagon mourner3")
    assert table.question == "white-crypt"
    table.play("white-crypt col5")
    assert table.player()["crypts"] == {"col5": "white"}
    four = {f"col{column}": "brown" for column in range(1, 5)}
    table = given(card="a02", me={**pair(3), "crypts": four}).play("wagon mourner3")
    assert table.player()["crypts"] == {**four, "col5": "white"}


def test_LNR_5_2_a_white_crypt_is_lost_without_supply(given: Any) -> None:
    table = given(card="a02", crypts={"white": 0}, me=pair(3)).play("wagon mourner3")
    assert (table.question, table.player()["crypts"]) == ("act", {})
    assert table.events()[-1] == "white_crypt_lost"


ROWS_TAKEN = {f"row{row}": "staff" for row in range(1, 6)}


def test_LNR_5_2_a_volunteer_without_a_place_waits(given: Any) -> None:
    me = {**pair(2), "workers": ROWS_TAKEN, "money": 9, "discs": {"grey": 1, "blue": 1}}
    table = given(card="a02", me=me).play("wagon mourner2")
    assert (table.question, table.player()["volunteers"]) == ("act", 1)
    table.play("london m2")
    assert table.player()["workers"]["m2"] == "volunteer"
    assert table.player()["volunteers"] == 0


def test_LNR_5_2_a_volunteer_comes_between_two_dismissals(given: Any) -> None:
    me = {"train": 7, "money": 0, "workers": ROWS_TAKEN, "volunteers": 1}
    table = given(steps=1, me=me).play("done")
    assert table.question == "dismiss"
    table.play("dismiss row2")
    assert table.player()["workers"]["row2"] == "volunteer"
    assert table.question == "dismiss"
    assert table.refuses("dismiss row2") == "LNR-8.3 nobody_to_dismiss"


# --- tucked cards -------------------------------------------------------------------------------------------------


def carriage_player(**changes: Any) -> dict[str, Any]:
    """Two mourners in the Necropolis, three on the train, a Carriage."""
    me = {"discs": {"green": 1}, "tucked": [CARRIAGE], "mourners": 2, "passengers": {"mourner1": 3}}
    return {**me, **changes}


def test_LNR_5_3_carriage_lets_the_train_pay(given: Any) -> None:
    table = given(card="a25", me=carriage_player())
    assert table.refuses("crypt brown col1") == "LNR-4.2 mourners_too_dear"
    table.play("crypt brown col1 carriage")
    assert (table.player()["mourners"], table.player()["passengers"]) == (0, {"mourner1": 2})
    assert (table.player()["tucked"], table.now["discarded"]) == ([], 1)
    assert table.event("card_used") == (0, 1, 0, 0)


def test_LNR_5_3_carriage_and_pounds_together(given: Any) -> None:
    table = given(card="a25", me=carriage_player(money=3)).play("crypt yellow col1 carriage")
    assert (table.player()["mourners"], table.player()["passengers"], table.player()["money"]) == (0, {}, 0)


def test_LNR_5_3_carriage_only_if_the_train_pays_something(given: Any) -> None:
    table = given(card="a25", me=carriage_player(mourners=3))
    assert table.refuses("crypt brown col1 carriage") == "LNR-5.3 train_cannot_pay"
    empty = given(card="a25", me=carriage_player(passengers={}, money=9))
    assert empty.refuses("crypt brown col1 carriage") == "LNR-5.3 train_cannot_pay"


def test_LNR_5_3_carriage_must_be_held_and_unused(given: Any) -> None:
    table = given(card="a25", me=carriage_player(tucked=[TENDER]))
    assert table.refuses("crypt brown col1 carriage") == "LNR-5.3 no_carriage"
    table = given(card="a25", abilities_used=["carriage"], me=carriage_player())
    assert table.refuses("crypt brown col1 carriage") == "LNR-5.3 carriage_is_used"


def test_LNR_5_3_a_card_works_in_the_turn_that_tucked_it(given: Any) -> None:
    me = carriage_player(tucked=[], discs={"green": 1, "grey": 1})
    table = given(card="a04", me=me).play("tuck", "crypt brown col1 carriage")
    assert table.player()["crypts"] == {"col1": "brown"}
    assert table.now["discarded"] == 1
    assert table.play("done").now["discarded"] == 1


def test_LNR_5_3_staff_car_halves_the_wages(given: Any) -> None:
    me = {"train": 7, "workers": {"row1": "staff", "row2": "staff", "row3": "volunteer"}, "tucked": [STAFF_CAR]}
    table = given(steps=1, me=me).play("done")
    assert (table.question, table.legal()) == ("staff-car", ["staff-car", "full-wages"])
    table.play("staff-car")
    assert table.event("wages_paid") == (2, 2, 0, 0)
    assert (table.player()["money"], table.player()["tucked"]) == (3 - 2, [])
    full = given(steps=1, me={**me, "money": 4}).play("done", "full-wages")
    assert (full.player()["money"], full.player()["tucked"]) == (4 + 3 - 4, [STAFF_CAR])


def test_LNR_5_3_staff_car_is_not_asked_without_staff(given: Any) -> None:
    table = given(steps=1, me={"train": 7, "tucked": [STAFF_CAR], "workers": {"row1": "volunteer"}}).play("done")
    assert table.question == "take"


def test_LNR_5_3_dining_car_pays_for_full_wagons(given: Any) -> None:
    wagons = {"mourner1": "plain", "mourner2": "upgraded", "mourner3": "plain"}
    me = {"train": 3, "wagons": wagons, "passengers": {"mourner1": 3, "mourner2": 5, "mourner3": 3}}
    table = given(steps=1, me={**me, "tucked": [DINING_CAR]}).play("done")
    assert (table.question, table.legal()) == ("dining-car", ["dining-car", "no-dining-car"])
    table.play("dining-car")
    assert (table.player()["money"], table.player()["mourners"], table.player()["tucked"]) == (4, 11, [])
    assert table.event("dining_paid") == (2, 4, 0, 0)
    kept = given(steps=1, me={**me, "tucked": [DINING_CAR]}).play("done", "no-dining-car")
    assert (kept.player()["money"], kept.player()["mourners"], kept.player()["tucked"]) == (0, 11, [DINING_CAR])


def test_LNR_5_3_dining_car_is_not_asked_without_a_full_wagon(given: Any) -> None:
    me = {"train": 3, "passengers": {"mourner1": 2}, "tucked": [DINING_CAR]}
    assert given(steps=1, me=me).play("done").question == "take"


@pytest.mark.parametrize("tucked", [[TENDER], [TENDER, CARRIAGE], [CARRIAGE, TENDER, STAFF_CAR]])
def test_LNR_5_3_tender_counts_every_tucked_card(given: Any, tucked: list[str]) -> None:
    table = given(card="a09", me={"tucked": tucked}).play("done", "tender")
    assert table.player()["train"] == len(tucked)
    assert table.player()["tucked"] == [card for card in tucked if card != TENDER]
    assert given(card="a09", me={"tucked": tucked}).play("done", "no-tender").player()["train"] == 0


def test_LNR_5_3_one_of_a_kind_a_turn(given: Any) -> None:
    table = given(card="a09", me={"tucked": [TENDER, "a06"]}).play("done", "tender")
    assert table.question == "take"
    me = {"train": 7, "money": 9, "tiles": {"c1": "a"}, "workers": {"c1": "staff"}, "tucked": [STAFF_CAR, "a07"]}
    twice = given(steps=9, me=me).play("done", "staff-car")
    assert twice.events().count("wages_paid") == 2
    assert twice.player()["tucked"] == ["a07"]


def test_LNR_5_3_the_turn_of_the_century_is_a_turn_of_its_own(given: Any) -> None:
    me = carriage_player(tucked=[CARRIAGE, "a04"], mourners=0, passengers={"mourner1": 3})
    table = given(card="a09", round=6, first=1, active=0, abilities_used=["carriage"], me=me).play("done")
    table.play("century pass")
    assert "century crypt brown col1 carriage" in table.legal()


# --- selling ------------------------------------------------------------------------------------------------------


def poor(**changes: Any) -> dict[str, Any]:
    """One pound short for the Chapel's second tile, two empty plain wagons."""
    return {"money": 1, "discs": {"blue": 1}, **changes}


def test_LNR_5_4_sell_a_wagon_when_short(given: Any) -> None:
    table = given(card="a09", me=poor())
    assert table.legal("sell") == ["sell coffin1", "sell mourner1"]
    table.play("sell mourner1")
    assert (table.player()["money"], table.player()["wagons"]) == (3, {"coffin1": "plain"})
    assert table.event("wagon_sold") == (3, 2, 0, 0)
    assert table.refuses("sell coffin1") == "LNR-5.4 money_is_not_short"


def test_LNR_5_4_only_plain_empty_wagons_on_the_board(given: Any) -> None:
    wagons = {"coffin1": "plain", "coffin2": "upgraded", "mourner1": "plain", "mourner2": "plain"}
    load = {"coffins": {"coffin1": {"red": 1}}, "passengers": {"mourner1": 1}}
    table = given(card="a09", me=poor(wagons=wagons, **load))
    assert table.refuses("sell coffin1") == "LNR-5.4 wagon_is_occupied"
    assert table.refuses("sell mourner1") == "LNR-5.4 wagon_is_occupied"
    assert table.refuses("sell coffin2") == "LNR-5.4 upgraded_is_not_sold"
    assert table.refuses("sell coffin3") == "LNR-5.4 no_wagon_there"
    assert table.legal("sell") == ["sell mourner2"]


def test_LNR_5_4_all_sales_together_must_cover_what_is_missing(given: Any) -> None:
    # a white crypt would cost 30 pounds: two wagons bring four
    hopeless = given(card="a19", me={"money": 0, "discs": {"green": 1}})
    assert hopeless.refuses("sell coffin1") == "LNR-5.4 money_is_not_short"
    near = given(card="a19", me={"money": 5, "discs": {"green": 1}})
    assert near.refuses("sell coffin1") == "nothing"


def test_LNR_5_4_short_for_a_tile(given: Any) -> None:
    assert given(card="a09", me=poor(money=0)).legal("sell") != []
    assert given(card="a09", me=poor(discs={})).legal("sell") == []
    assert given(card="a09", me=poor(discs={"orange": 1})).legal("sell") != []
    assert given(card="a09", used=["london"], me=poor()).legal("sell") == []
    assert given(card="a09", me=poor(tiles={"c1": "b", "c2": "b"})).legal("sell") == []
    assert given(card="a09", me=poor(money=3)).legal("sell") == []


def test_LNR_5_4_short_for_a_hire(given: Any) -> None:
    me = {"money": 1, "discs": {"green": 1}}
    assert given(card="a01", me=me).legal("sell") != []
    assert given(card="a01", me={**me, "money": 2}).legal("sell") == []
    assert given(card="a01", staff=0, me=me).legal("sell") == []
    assert given(card="a01", me={**me, "workers": ROWS_TAKEN}).legal("sell") == []
    assert given(card="a01", me={**me, "workers": ROWS_TAKEN, "tiles": {"m1": "a"}}).legal("sell") != []
    assert given(card="a01", used=["necropolis"], hired=True, me=me).legal("sell") == []
    assert given(card="a01", me={**me, "discs": {}}).legal("sell") == []


def test_LNR_5_4_short_for_a_crypt(given: Any) -> None:
    me = {"money": 1, "mourners": 2, "discs": {"green": 1}}
    assert given(card="a19", me=me).legal("sell") != []
    assert given(card="a19", crypts={"brown": 0}, me=me).legal("sell") == []
    assert given(card="a19", me={**me, "mourners": 3, "money": 0}).legal("sell") == []
    columns = {f"col{column}": "brown" for column in range(1, 6)}
    assert given(card="a19", crypts={"brown": 1}, me={**me, "crypts": columns}).legal("sell") == []
    both = {**me, "discs": {}, "mourners": 2}
    assert given(card="a14", used=["necropolis"], hired=True, me=both).legal("sell") != []
    assert given(card="a14", used=["necropolis"], hired=True, built=True, me=both).legal("sell") == []


def test_LNR_5_4_short_for_a_crypt_with_a_carriage(given: Any) -> None:
    wagons = {"mourner1": "plain", "mourner2": "plain"}
    me = {"money": 1, "mourners": 2, "discs": {"green": 1}, "wagons": wagons, "passengers": {"mourner1": 3}}
    dear = {"brown": 0, "white": 0}
    # yellow: six mourners, two are here, three on the train: three pounds with a Carriage, twelve without
    assert given(card="a19", crypts=dear, me=me).legal("sell") == []
    assert given(card="a19", crypts=dear, me={**me, "tucked": [CARRIAGE]}).legal("sell") == ["sell mourner2"]


def test_LNR_5_4_never_for_wages(given: Any) -> None:
    table = given(steps=1, me={"train": 7, "workers": {"row1": "staff", "row2": "staff", "row3": "staff"}}).play("done")
    assert table.question == "dismiss"
    assert table.refuses("sell coffin1") == "GEN-2 another_question"


def test_LNR_5_4_a_sold_wagon_can_be_added_again(given: Any) -> None:
    table = given(card="a09", me=poor(discs={"blue": 1, "grey": 1})).play("sell mourner1", "wagon mourner1")
    assert table.player()["wagons"] == {"coffin1": "plain", "mourner1": "plain"}

"""Turn of the Century, final runs and purchases, scoring: LNR-10, LNR-11, LNR-12."""

from typing import Any

import pytest

from tavoliere.engine.match import Match

B_SIDES = ("m1", "m2", "c1", "c2", "o1", "l1", "l2", "l3")


# --- Turn of the Century ------------------------------------------------------------------------------------------


def test_LNR_10_1_after_round_six_in_turn_order(game: Any, given: Any) -> None:
    table = given(card="a01", round=6, first=1, active=0).play("done")
    assert (table.question, table.seat, table.events()[-1]) == ("century", 1, "century_began")
    table.play("century pass")
    assert (table.question, table.seat) == ("century", 0)
    table.play("century pass")
    assert (table.question, table.seat, table.now["round"]) == ("take", 1, 7)
    assert given(card="a01", round=5, first=1, active=0).play("done").question == "take"


def test_LNR_10_1_four_free_things(given: Any) -> None:
    me = {"mourners": 3, "train": 2}
    tile = given(phase="century", me=me).play("century london c1")
    assert (tile.player()["tiles"], tile.player()["money"], tile.seat) == ({"c1": "a"}, 0, 1)
    assert given(phase="century", me=me).play("century wagon coffin3").player()["wagons"]["coffin3"] == "plain"
    assert given(phase="century", me=me).play("century hire row5").player()["workers"] == {"row5": "staff"}
    crypt = given(phase="century", me=me).play("century crypt brown col3")
    assert (crypt.player()["crypts"], crypt.player()["mourners"]) == ({"col3": "brown"}, 0)
    assert given(phase="century", me=me).play("century pass").player() == given(phase="century", me=me).player()


def test_LNR_10_1_no_train_moves(given: Any) -> None:
    table = given(phase="century", me={"prestige": 6, "tucked": ["a03"]}).play("century hire row1")
    assert (table.player()["train"], table.seat) == (0, 1)


def test_LNR_10_1_what_is_forbidden_stays_forbidden(given: Any) -> None:
    me = {"tiles": {"o1": "b", "m1": "b"}, "workers": {"row1": "staff"}, "mourners": 2, "crypts": {"col1": "brown"}}
    wagons = {"coffin1": "upgraded", "mourner1": "plain"}
    table = given(phase="century", me={**me, "wagons": wagons})
    assert table.refuses("century london o1") == "LNR-3.2 room_is_finished"
    assert table.refuses("century london m1") == "LNR-3.1 tile_is_finished"
    assert table.refuses("century hire row1") == "LNR-4.1 place_is_taken"
    assert table.refuses("century wagon coffin1") == "LNR-5.1 wagon_is_upgraded"
    assert table.refuses("century crypt brown col2") == "LNR-4.2 mourners_too_dear"
    assert given(phase="century", staff=0).refuses("century hire row1") == "LNR-4.1 no_staff_left"


def test_LNR_10_1_crypts_are_paid_as_usual(given: Any) -> None:
    me = {"money": 3, "mourners": 1, "tucked": ["a01"], "passengers": {"mourner1": 1}}
    table = given(phase="century", me=me)
    assert table.legal("century crypt") == [f"century crypt brown col{column} carriage" for column in range(1, 6)]
    table.play("century crypt brown col2 carriage")
    assert (table.player()["money"], table.player()["passengers"], table.player()["tucked"]) == (0, {}, [])


def test_LNR_10_1_pair_bonuses_are_gained(given: Any) -> None:
    me = {"train": 2, "wagons": {"coffin1": "upgraded", "mourner1": "plain"}}
    assert given(phase="century", me=me).play("century wagon mourner1").player()["discs"] == {"orange": 2}


# --- final runs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("train", [0, 1, 3])
def test_LNR_11_1_run_to_the_necropolis(given: Any, train: int) -> None:
    table = given(phase="run", me={"train": train, "passengers": {"mourner1": 2}})
    assert table.legal() == ["run", "stay"]
    table.play("run")
    assert (table.player()["train"], table.player()["mourners"]) == (4, 2)
    assert (table.question, table.seat) == ("run", 1)


@pytest.mark.parametrize("train", [4, 5, 7])
def test_LNR_11_1_run_to_london(given: Any, train: int) -> None:
    table = given(phase="run", me={"train": train, "workers": {"row1": "staff"}}).play("run")
    assert (table.player()["train"], table.player()["money"]) == (0, 3 - 2)


def test_LNR_11_1_or_stay(given: Any) -> None:
    table = given(phase="run", me={"train": 3, "passengers": {"mourner1": 2}}).play("stay")
    assert (table.player()["train"], table.player()["mourners"], table.seat) == (3, 0, 1)


def test_LNR_11_1_one_run_is_finished_before_the_next(given: Any) -> None:
    me = {"train": 3, "coffins": {"coffin1": {"red": 1}}, "workers": {"row1": "staff"}}
    table = given(phase="run", first=0, me=me).play("run")
    assert (table.question, table.seat) == ("bury", 0)
    table.play("bury red row1 col3")
    assert (table.question, table.seat) == ("run", 1)


def test_LNR_11_1_after_the_last_round(given: Any) -> None:
    table = given(card="a01", round=12, first=1, active=0).play("done")
    assert (table.question, table.seat, table.events()[-1]) == ("run", 1, "runs_began")


# --- final purchases ----------------------------------------------------------------------------------------------


def test_LNR_11_2_in_reverse_turn_order(given: Any) -> None:
    rich = {"money": 9, "mourners": 9}
    table = given(phase="run", seats=3, first=1, active=0, me=rich, others=[rich, rich]).play("stay")
    assert (table.question, table.seat, table.events()[-1]) == ("purchase", 0, "purchases_began")
    table.play("final hire row1")
    assert table.seat == 2
    table.play("final crypt brown col1")
    assert table.seat == 1
    table.play("final pass")
    assert (table.question, table.events()[-1]) == ("over", "game_ended")


def test_LNR_11_2_usual_prices_without_a_disc(given: Any) -> None:
    me = {"money": 5, "mourners": 2, "workers": {"row1": "staff"}}
    hired = given(phase="purchase", first=1, active=0, me=me).play("final hire row3")
    assert (hired.player()["money"], hired.player()["workers"]["row3"]) == (3, "staff")
    built = given(phase="purchase", first=1, active=0, me=me).play("final crypt brown col1")
    assert (built.player()["money"], built.player()["mourners"]) == (2, 0)
    assert given(phase="purchase", me=me).refuses("final crypt white col1") == "LNR-4.2 mourners_too_dear"
    assert (
        given(phase="purchase", me={"money": 1, "mourners": 9}).refuses("final hire row1") == "LNR-4.1 staff_too_dear"
    )


def test_LNR_11_2_a_carriage_may_help(given: Any) -> None:
    me = {"mourners": 1, "tucked": ["a01"], "passengers": {"mourner1": 2}}
    table = given(phase="purchase", first=1, active=0, me=me).play("final crypt brown col1 carriage")
    assert (table.player()["mourners"], table.player()["tucked"]) == (0, [])


def test_LNR_11_2_a_lone_pass_happens_by_itself(given: Any) -> None:
    table = given(phase="purchase", first=0, active=1, me={}, others=[{"money": 2}]).play("final pass")
    assert (table.question, table.events()[-2:]) == ("over", ["passed", "game_ended"])


# --- scoring ------------------------------------------------------------------------------------------------------


def test_LNR_12_1_staff_on_finished_tiles_only(given: Any) -> None:
    tiles = {"m1": "b", "m2": "a", "c1": "b", "l1": "b"}
    me = {"prestige": 3, "tiles": tiles, "workers": {"m1": "staff", "m2": "staff", "c1": "volunteer", "row1": "staff"}}
    assert given(phase="over", me=me).scores()["staff"] == 2 * 5


@pytest.mark.parametrize(
    ("tiles", "pairs"), [("m1 m2", 1), ("m1 c1", 0), ("o1 l1 l2 l3", 2), (" ".join(B_SIDES), 4), ("l1 l2", 0)]
)
def test_LNR_12_2_pairs_of_finished_tiles(given: Any, tiles: str, pairs: int) -> None:
    assert given(phase="over", me={"tiles": dict.fromkeys(tiles.split(), "b")}).scores()["pairs"] == 10 * pairs
    assert given(phase="over", me={"tiles": dict.fromkeys(tiles.split(), "a")}).scores()["pairs"] == 0


def test_LNR_12_3_full_staffed_rows(given: Any) -> None:
    full, gap = "red red red red red", "red red red red ."
    me = {"graves": {"row1": full, "row2": full, "row3": gap}, "workers": {"row1": "staff", "row3": "staff"}}
    assert given(phase="over", me=me).scores()["rows"] == 10


@pytest.mark.parametrize(("crypt", "each"), [(None, 2), ("brown", 4), ("yellow", 6), ("white", 8)])
def test_LNR_12_4_most_frequent_colour_times_the_crypt(given: Any, crypt: str | None, each: int) -> None:
    graves = {"row1": "red . . . .", "row2": "teal . . . .", "row3": "teal . . . .", "row4": "teal . . . ."}
    workers = {"row1": "staff", "row2": "staff", "row3": "volunteer"}
    crypts = {"col1": crypt} if crypt else {}
    scores = given(phase="over", me={"graves": graves, "workers": workers, "crypts": crypts}).scores()
    assert scores["column-1"] == 2 * each
    assert scores["column-2"] == 0


def test_LNR_12_5_potters_field(given: Any) -> None:
    assert given(phase="over", me={"potter": {"red": 2, "black": 1}}).scores()["potters-field"] == 3


@pytest.mark.parametrize(("money", "mourners", "points"), [(4, 0, 0), (5, 0, 1), (3, 1, 1), (2, 4, 2), (0, 7, 2)])
def test_LNR_12_6_five_pounds_a_point(given: Any, money: int, mourners: int, points: int) -> None:
    me = {"money": money, "mourners": mourners, "waiting_mourners": 9, "passengers": {"mourner1": 3}}
    me |= {"waiting_coffins": {"red": 3}, "coffins": {"coffin1": {"red": 2}}, "discs": {"orange": 9}}
    scores = given(phase="over", me=me).scores()
    assert (scores["money"], sum(scores.values())) == (points, points)


def test_LNR_12_7_most_points_win(game: Any, given: Any) -> None:
    table = given(phase="over", me={"money": 5}, others=[{"money": 10}, {"money": 0}])
    assert game.ranking(table.state) == [1, 0, 2]


def test_LNR_12_7_ties(game: Any, given: Any) -> None:
    white, brown, none = {"crypts": {"col1": "white"}}, {"crypts": {"col1": "brown", "col2": "yellow"}}, {}
    ranked = given(phase="over", me=none, others=[brown, white, {"crypts": {"col3": "brown"}}])
    assert game.ranking(ranked.state) == [3, 1, 0, 2]
    shared = given(phase="over", me=white, others=[{}, {"crypts": {"col5": "white"}}, {}])
    assert game.ranking(shared.state) == [0, 2, 0, 2]


def test_LNR_12_7_a_whole_game_ends_with_a_ranking(game: Any) -> None:
    match = Match(game, 2, seed=4)
    while not match.is_over:
        match.play(match.legal_moves()[-1])
    assert sorted(match.ranking())[0] == 0
    assert [event.kind.name for event in match.rows[-1].told][-1] == "GAME_ENDED"

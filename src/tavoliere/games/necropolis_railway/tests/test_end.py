"""Turn of the Century, final runs and purchases, scoring: LNR-10, LNR-11, LNR-12."""

import pytest

from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds, legal, phase, play, player
from tavoliere.games.necropolis_railway.tests.given import GAME, after, events_of, given, refusal

B_SIDES = ("m1", "m2", "c1", "c2", "o1", "l1", "l2", "l3")


# --- Turn of the Century ------------------------------------------------------------------------------------------


def test_LNR_10_1_after_round_six_in_turn_order() -> None:
    match = after(given(card="a01", round=6, first=1, active=0), "done")
    assert (phase(match), match.to_act[0], kinds(events_of(match))[-1]) == ("century", 1, "century-began")
    play(match, "century pass")
    assert (phase(match), match.to_act[0]) == ("century", 0)
    play(match, "century pass")
    assert (phase(match), match.to_act[0], match.position()["round"]) == ("take", 1, 7)
    assert phase(after(given(card="a01", round=5, first=1, active=0), "done")) == "take"


def test_LNR_10_1_four_free_things() -> None:
    me = {"mourners": 3, "train": 2}
    tile = after(given(phase="century", me=me), "century london c1")
    assert (player(tile)["tiles"], player(tile)["money"], tile.to_act[0]) == ({"c1": "a"}, 0, 1)
    assert player(after(given(phase="century", me=me), "century wagon coffin3"))["wagons"]["coffin3"] == "plain"
    assert player(after(given(phase="century", me=me), "century hire row5"))["workers"] == {"row5": "staff"}
    crypt = after(given(phase="century", me=me), "century crypt brown col3")
    assert (player(crypt)["crypts"], player(crypt)["mourners"]) == ({"col3": "brown"}, 0)
    assert player(after(given(phase="century", me=me), "century pass")) == player(given(phase="century", me=me))


def test_LNR_10_1_no_train_moves() -> None:
    match = after(given(phase="century", me={"prestige": 6, "tucked": ["a03"]}), "century hire row1")
    assert (player(match)["train"], match.to_act[0]) == (0, 1)


def test_LNR_10_1_what_is_forbidden_stays_forbidden() -> None:
    me = {"tiles": {"o1": "b", "m1": "b"}, "workers": {"row1": "staff"}, "mourners": 2, "crypts": {"col1": "brown"}}
    wagons = {"coffin1": "upgraded", "mourner1": "plain"}
    match = given(phase="century", me={**me, "wagons": wagons})
    assert refusal(match, "century london o1") == ("LNR-3.2", "room-is-finished")
    assert refusal(match, "century london m1") == ("LNR-3.1", "tile-is-finished")
    assert refusal(match, "century hire row1") == ("LNR-4.1", "place-is-taken")
    assert refusal(match, "century wagon coffin1") == ("LNR-5.1", "wagon-is-upgraded")
    assert refusal(match, "century crypt brown col2") == ("LNR-4.2", "mourners-too-dear")
    assert refusal(given(phase="century", staff=0), "century hire row1") == ("LNR-4.1", "no-staff-left")


def test_LNR_10_1_crypts_are_paid_as_usual() -> None:
    me = {"money": 3, "mourners": 1, "tucked": ["a01"], "passengers": {"mourner1": 1}}
    match = given(phase="century", me=me)
    crypts = [text for text in legal(match, "century") if "crypt" in text]
    assert crypts == [f"century crypt brown col{column} carriage" for column in range(1, 6)]
    play(match, "century crypt brown col2 carriage")
    assert (player(match)["money"], player(match)["passengers"], player(match)["tucked"]) == (0, {}, [])


def test_LNR_10_1_pair_bonuses_are_gained() -> None:
    me = {"train": 2, "wagons": {"coffin1": "upgraded", "mourner1": "plain"}}
    assert player(after(given(phase="century", me=me), "century wagon mourner1"))["discs"] == {"orange": 2}


# --- final runs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("train", [0, 1, 3])
def test_LNR_11_1_run_to_the_necropolis(train: int) -> None:
    match = given(phase="run", me={"train": train, "passengers": {"mourner1": 2}})
    assert legal(match) == ["run", "stay"]
    play(match, "run")
    assert (player(match)["train"], player(match)["mourners"]) == (4, 2)
    assert (phase(match), match.to_act[0]) == ("run", 1)


@pytest.mark.parametrize("train", [4, 5, 7])
def test_LNR_11_1_run_to_london(train: int) -> None:
    match = after(given(phase="run", me={"train": train, "workers": {"row1": "staff"}}), "run")
    assert (player(match)["train"], player(match)["money"]) == (0, 3 - 2)


def test_LNR_11_1_or_stay() -> None:
    match = after(given(phase="run", me={"train": 3, "passengers": {"mourner1": 2}}), "stay")
    assert (player(match)["train"], player(match)["mourners"], match.to_act[0]) == (3, 0, 1)


def test_LNR_11_1_one_run_is_finished_before_the_next() -> None:
    me = {"train": 3, "coffins": {"coffin1": {"red": 1}}, "workers": {"row1": "staff"}}
    match = after(given(phase="run", first=0, me=me), "run")
    assert (phase(match), match.to_act[0]) == ("bury", 0)
    play(match, "bury red row1 col3")
    assert (phase(match), match.to_act[0]) == ("run", 1)


def test_LNR_11_1_after_the_last_round() -> None:
    match = after(given(card="a01", round=12, first=1, active=0), "done")
    assert (phase(match), match.to_act[0], kinds(events_of(match))[-1]) == ("run", 1, "runs-began")


# --- final purchases ----------------------------------------------------------------------------------------------


def test_LNR_11_2_in_reverse_turn_order() -> None:
    rich = {"money": 9, "mourners": 9}
    match = after(given(phase="run", seats=3, first=1, active=0, me=rich, others=[rich, rich]), "stay")
    assert (phase(match), match.to_act[0], kinds(events_of(match))[-1]) == ("purchase", 0, "purchases-began")
    play(match, "final hire row1")
    assert match.to_act[0] == 2
    play(match, "final crypt brown col1")
    assert match.to_act[0] == 1
    play(match, "final pass")
    assert (phase(match), kinds(events_of(match))[-1]) == ("over", "game-ended")


def test_LNR_11_2_usual_prices_without_a_disc() -> None:
    me = {"money": 5, "mourners": 2, "workers": {"row1": "staff"}}
    hired = after(given(phase="purchase", first=1, active=0, me=me), "final hire row3")
    assert (player(hired)["money"], player(hired)["workers"]["row3"]) == (3, "staff")
    built = after(given(phase="purchase", first=1, active=0, me=me), "final crypt brown col1")
    assert (player(built)["money"], player(built)["mourners"]) == (2, 0)
    assert refusal(given(phase="purchase", me=me), "final crypt white col1") == ("LNR-4.2", "mourners-too-dear")
    assert refusal(given(phase="purchase", me={"money": 1, "mourners": 9}), "final hire row1") == (
        "LNR-4.1",
        "staff-too-dear",
    )


def test_LNR_11_2_a_carriage_may_help() -> None:
    me = {"mourners": 1, "tucked": ["a01"], "passengers": {"mourner1": 2}}
    match = after(given(phase="purchase", first=1, active=0, me=me), "final crypt brown col1 carriage")
    assert (player(match)["mourners"], player(match)["tucked"]) == (0, [])


def test_LNR_11_2_a_lone_pass_happens_by_itself() -> None:
    match = after(given(phase="purchase", first=0, active=1, me={}, others=[{"money": 2}]), "final pass")
    assert (phase(match), kinds(events_of(match))[-2:]) == ("over", ["passed", "game-ended"])


# --- scoring ------------------------------------------------------------------------------------------------------


def test_LNR_12_1_staff_on_finished_tiles_only() -> None:
    tiles = {"m1": "b", "m2": "a", "c1": "b", "l1": "b"}
    me = {"prestige": 3, "tiles": tiles, "workers": {"m1": "staff", "m2": "staff", "c1": "volunteer", "row1": "staff"}}
    assert given(phase="over", me=me).scores()[0]["staff"] == 2 * 5


@pytest.mark.parametrize(
    ("tiles", "pairs"), [("m1 m2", 1), ("m1 c1", 0), ("o1 l1 l2 l3", 2), (" ".join(B_SIDES), 4), ("l1 l2", 0)]
)
def test_LNR_12_2_pairs_of_finished_tiles(tiles: str, pairs: int) -> None:
    assert given(phase="over", me={"tiles": dict.fromkeys(tiles.split(), "b")}).scores()[0]["pairs"] == 10 * pairs
    assert given(phase="over", me={"tiles": dict.fromkeys(tiles.split(), "a")}).scores()[0]["pairs"] == 0


def test_LNR_12_3_full_staffed_rows() -> None:
    full, gap = "red red red red red", "red red red red ."
    me = {"graves": {"row1": full, "row2": full, "row3": gap}, "workers": {"row1": "staff", "row3": "staff"}}
    assert given(phase="over", me=me).scores()[0]["rows"] == 10


@pytest.mark.parametrize(("crypt", "each"), [(None, 2), ("brown", 4), ("yellow", 6), ("white", 8)])
def test_LNR_12_4_most_frequent_colour_times_the_crypt(crypt: str | None, each: int) -> None:
    graves = {"row1": "red . . . .", "row2": "teal . . . .", "row3": "teal . . . .", "row4": "teal . . . ."}
    workers = {"row1": "staff", "row2": "staff", "row3": "volunteer"}
    crypts = {"col1": crypt} if crypt else {}
    scores = given(phase="over", me={"graves": graves, "workers": workers, "crypts": crypts}).scores()[0]
    assert scores["column-1"] == 2 * each
    assert scores["column-2"] == 0


def test_LNR_12_5_potters_field() -> None:
    assert given(phase="over", me={"potter": {"red": 2, "black": 1}}).scores()[0]["potters-field"] == 3


@pytest.mark.parametrize(("money", "mourners", "points"), [(4, 0, 0), (5, 0, 1), (3, 1, 1), (2, 4, 2), (0, 7, 2)])
def test_LNR_12_6_five_pounds_a_point(money: int, mourners: int, points: int) -> None:
    me = {"money": money, "mourners": mourners, "waiting_mourners": 9, "passengers": {"mourner1": 3}}
    me |= {"waiting_coffins": {"red": 3}, "coffins": {"coffin1": {"red": 2}}, "discs": {"orange": 9}}
    scores = given(phase="over", me=me).scores()[0]
    assert (scores["money"], sum(scores.values())) == (points, points)


def test_LNR_12_7_most_points_win() -> None:
    match = given(phase="over", me={"money": 5}, others=[{"money": 10}, {"money": 0}])
    assert GAME.ranking(match.state) == [1, 0, 2]


def test_LNR_12_7_ties() -> None:
    white, brown, none = {"crypts": {"col1": "white"}}, {"crypts": {"col1": "brown", "col2": "yellow"}}, {}
    ranked = given(phase="over", me=none, others=[brown, white, {"crypts": {"col3": "brown"}}])
    assert GAME.ranking(ranked.state) == [3, 1, 0, 2]
    shared = given(phase="over", me=white, others=[{}, {"crypts": {"col5": "white"}}, {}])
    assert GAME.ranking(shared.state) == [0, 2, 0, 2]


def test_LNR_12_7_a_whole_game_ends_with_a_ranking() -> None:
    match = Match(GAME, 2, seed=4)
    while not match.is_over:
        match.play(match.legal_moves()[-1])
    assert sorted(match.ranking())[0] == 0
    assert kinds(match.rows[-1].events)[-1] == "game-ended"

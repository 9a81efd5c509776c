"""The printed examples come out as printed."""

from tavoliere.engine.testkit import play, player
from tavoliere.games.necropolis_railway.tests.given import given, last

EDIE = {
    "money": 2,
    "mourners": 4,
    "prestige": 4,
    "tiles": {"m1": "b", "m2": "b", "c1": "b", "c2": "b", "l1": "a"},
    "workers": {
        **dict.fromkeys(("m1", "m2", "c1", "c2"), "staff"),
        **dict.fromkeys(("row1", "row2", "row3", "row4"), "staff"),
    },
    "graves": {
        "row1": "teal black red purple red",
        "row2": "teal black red purple teal",
        "row3": "teal black purple purple black",
        "row4": ". black . . .",
        "row5": ". . . purple .",
    },
    "crypts": {"col1": "yellow", "col2": "white", "col4": "brown", "col5": "white"},
}


def test_LNR_2_1_sadie_takes_the_middle_card() -> None:
    match = given(
        phase="take",
        round=12,
        first=1,
        active=0,
        face_up=[{"card": "a01"}, {"card": "a03", "discs": ["green", "orange"]}, {"card": "a09"}],
        deck=["a10", "a04"],
    )
    play(match, "take 2")
    assert player(match)["discs"] == {"green": 1, "orange": 1}
    assert match.position()["card"] == "a03"
    assert match.position()["face_up"][1] == {"card": "a10", "discs": ["green", "grey"]}


def test_LNR_2_3_oscar_moves_two_spaces() -> None:
    match = given(card="a03", me={"money": 9, "discs": {"blue": 1, "green": 1}})
    play(match, "london m1", "hire row1", "done")
    assert last(match, "train-moved") == {"steps": 2, "origin": 0, "destination": 2}
    assert player(match)["train"] == 2
    assert player(match)["discs"] == {}


def test_LNR_8_1_gabriel_earns_his_income() -> None:
    tiles = {"c1": "b", "c2": "a", "o1": "a", "l3": "a"}
    wagons = {"coffin1": "upgraded", "mourner1": "plain"}
    match = given(steps=1, me={"train": 7, "tiles": tiles, "workers": {"c1": "staff"}, "wagons": wagons})
    play(match, "done")
    assert last(match, "income") == {"coffins": 4, "mourners": 8, "pounds": 9, "discs": 1}
    assert last(match, "wages-paid") == {"count": 1, "pounds": 2}
    assert player(match)["money"] == 9 - 2
    assert player(match)["discs"] == {"orange": 1}


def test_LNR_12_1_edie_scores_166() -> None:
    match = given(phase="over", me=EDIE)
    scores = match.scores()[0]
    columns = [scores[f"column-{column}"] for column in range(1, 6)]
    assert (scores["pairs"], scores["staff"], scores["rows"]) == (20, 40, 30)
    assert columns == [18, 32, 4, 12, 8]
    assert (scores["potters-field"], scores["money"]) == (0, 2)
    assert sum(scores.values()) == 166


def test_LNR_12_4_edies_breakdown_is_shown() -> None:
    match = given(phase="over", me=EDIE)
    shown = match.game.view(match.state, 0)["players"][0]
    assert shown["london_score"] == {"staff": 4, "value": 10}
    assert shown["column_score"][1] == {"colour": "black", "count": 4, "multiplier": 8, "points": 32}
    assert shown["column_score"][3] == {"colour": "purple", "count": 3, "multiplier": 4, "points": 12}
    assert shown["points"] == 166

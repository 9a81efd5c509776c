"""The printed examples come out as printed."""

from typing import Any

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


def test_LNR_2_1_sadie_takes_the_middle_card(given: Any) -> None:
    table = given(
        phase="take",
        round=12,
        first=1,
        active=0,
        face_up=[{"card": "a01"}, {"card": "a03", "discs": ["green", "orange"]}, {"card": "a09"}],
        deck=["a10", "a04"],
    )
    table.play("take 2")
    assert table.player()["discs"] == {"green": 1, "orange": 1}
    assert table.now["card"] == "a03"
    assert table.now["face_up"][1] == {"card": "a10", "discs": ["green", "grey"]}


def test_LNR_2_3_oscar_moves_two_spaces(given: Any) -> None:
    table = given(card="a03", me={"money": 9, "discs": {"blue": 1, "green": 1}})
    table.play("london m1", "hire row1", "done")
    assert table.event("train_moved") == (2, 0, 2, 0)
    assert table.player()["train"] == 2
    assert table.player()["discs"] == {}


def test_LNR_8_1_gabriel_earns_his_income(given: Any) -> None:
    tiles = {"c1": "b", "c2": "a", "o1": "a", "l3": "a"}
    wagons = {"coffin1": "upgraded", "mourner1": "plain"}
    table = given(steps=1, me={"train": 7, "tiles": tiles, "workers": {"c1": "staff"}, "wagons": wagons})
    table.play("done")
    assert table.event("income") == (4, 8, 9, 1)
    assert table.event("wages_paid") == (1, 2, 0, 0)
    assert table.player()["money"] == 9 - 2
    assert table.player()["discs"] == {"orange": 1}


def test_LNR_12_1_edie_scores_166(given: Any) -> None:
    table = given(phase="over", me=EDIE)
    scores = table.scores()
    columns = [scores[f"column-{column}"] for column in range(1, 6)]
    assert (scores["pairs"], scores["staff"], scores["rows"]) == (20, 40, 30)
    assert columns == [18, 32, 4, 12, 8]
    assert (scores["potters-field"], scores["money"]) == (0, 2)
    assert sum(scores.values()) == 166


def test_LNR_12_4_edies_breakdown_is_shown(given: Any) -> None:
    table = given(phase="over", me=EDIE)
    shown = table.game.view(table.state, 0)["players"][0]
    assert shown["london_score"] == {"staff": 4, "value": 10}
    assert shown["column_score"][1] == {"colour": "black", "count": 4, "multiplier": 8, "points": 32}
    assert shown["column_score"][3] == {"colour": "purple", "count": 3, "multiplier": 4, "points": 12}
    assert shown["points"] == 166

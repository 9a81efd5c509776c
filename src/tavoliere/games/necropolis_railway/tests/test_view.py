"""What a view says beside the boards, so that no screen has to know a rule."""

from tavoliere.engine.testkit import of_kind, play
from tavoliere.games.necropolis_railway.tests.given import GAME, after, given

RICH = {"money": 30, "discs": {"blue": 3, "green": 3, "grey": 3, "orange": 3}}
NO_STEPS = {"london": 0, "necropolis": 0, "railway": 0}


def test_LNR_2_3_the_way_names_the_steps_of_everything_still_to_do() -> None:
    match = given(card="a03", me={**RICH, "prestige": 2, "tucked": ["a01"]})
    assert match.view(0)["way"] == {
        "steps": 0,
        "added": {
            **{"london": 1, "necropolis": 1, "railway": 0},
            **{"bonus1": 0, "bonus2": 1, "bonus3": 0, "bonus4": 1},
            **{"prestige": 2, "tender": 1},
        },
    }
    play(match, "london m1")
    way = match.view(0)["way"]
    assert (way["steps"], way["added"]["london"]) == (1, 0)


def test_LNR_7_1_the_way_counts_the_lasting_steps_of_the_next_level() -> None:
    added = [given(card="a01", me={"prestige": level}).view(0)["way"]["added"]["prestige"] for level in range(1, 7)]
    assert added == [1, 2, 1, 1, 0, 0]


def test_LNR_2_3_the_way_adds_what_the_moves_really_add() -> None:
    for text, part in (("london m1", "london"), ("hire row1", "necropolis"), ("bonus 2 blue", "bonus2")):
        match = given(card="a03", me=RICH)
        added = match.view(0)["way"]["added"][part]
        assert after(match, text).view(0)["way"]["steps"] == added, text
    raised = given(card="a03", me={**RICH, "prestige": 3})
    added = raised.view(0)["way"]["added"]["prestige"]
    assert after(raised, "prestige").view(0)["way"]["steps"] == added


def test_LNR_2_1_without_a_card_no_section_adds_a_step() -> None:
    added = given(phase="take").view(0)["way"]["added"]
    assert {section: added[section] for section in NO_STEPS} == NO_STEPS


def test_LNR_11_1_the_way_of_a_final_run_ends_at_the_next_station() -> None:
    assert given(phase="run", me={"train": 5}).view(0)["way"] == {"steps": 3, "added": {}}
    assert given(phase="century").view(0)["way"] is None


def test_LNR_2_4_stations_ahead_of_every_train() -> None:
    ahead = given(card="a01", me={"train": 5}).view(0)["players"][0]["stations_ahead"]
    assert ahead[:2] == [{"station": "london", "steps": 3}, {"station": "necropolis", "steps": 7}]
    assert [one["steps"] for one in ahead] == [3, 7, 11, 15]


def test_LNR_9_1_burials_that_earn_a_pound() -> None:
    me = {"train": 3, "workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 1, "red": 1}}}
    match = after(given(steps=1, me=me), "done")
    paying = match.view(0)["burial_pounds"]
    assert {"coffin": "teal", "row": "row1", "column": "col2", "pounds": 1} in paying
    for one in paying:
        trial = match.copy()
        buried = play(trial, f"bury {one['coffin']} {one['row']} {one['column']}")[0]
        assert buried.pounds == one["pounds"]
    assert given(card="a01").view(0)["burial_pounds"] == []


def test_LNR_12_1_points_that_staff_in_london_score() -> None:
    workers = {"m1": "staff", "c1": "volunteer", "m2": "staff", "row1": "staff"}
    me = {"prestige": 4, "tiles": {"m1": "b", "c1": "b", "m2": "a"}, "workers": workers}
    assert given(card="a01", me=me).view(0)["players"][0]["staff_points"] == {"m1": 10, "c1": 10}


def test_LNR_5_2_pairs_that_are_upgraded() -> None:
    wagons = {"coffin1": "upgraded", "mourner1": "upgraded", "coffin2": "upgraded", "mourner2": "plain"}
    assert given(card="a01", me={"wagons": wagons}).view(0)["players"][0]["upgraded_pairs"] == [True, False, False]


def test_LNR_7_1_the_payment_of_the_next_level() -> None:
    me = {"discs": {"blue": 1, "grey": 1, "orange": 2}, "prestige": 4}
    match = given(card="a01", me=me)
    payment = match.view(0)["players"][0]["prestige_payment"]
    [paid] = of_kind(play(match, "prestige"), "discs-paid")
    assert payment == dict(paid.values)
    assert given(card="a01", me={"prestige": 6}).view(0)["players"][0]["prestige_payment"] is None


def test_LNR_2_1_face_up_cards_name_their_space() -> None:
    view = GAME.view(GAME.set_up(2, 1), 0)
    assert [lying["space"] for lying in view["face_up"]] == ["space1", "space2", "space3"]


def test_moves_name_their_parts() -> None:
    parts = {text: dict(GAME.parts_of(GAME.read_move(text))) for text in ("take 2", "bury red row2 col3", "done")}
    assert parts == {
        "take 2": {"space": "space2"},
        "bury red row2 col3": {"coffin": "red", "row": "row2", "column": "col3"},
        "done": {},
    }
    crypt = GAME.parts_of(GAME.read_move("crypt white col1 carriage orange"))
    assert crypt == {"crypt": "white", "column": "col1", "extras": ["orange", "carriage"]}
    bonus = GAME.parts_of(GAME.read_move("bonus 3 green"))
    assert bonus == {"bonus": "bonus3", "colour": "green", "extras": []}
    mix = GAME.parts_of(GAME.read_move("prestige blue=1 green=0 grey=0 orange=1"))
    assert mix == {"payment": {"blue": 1, "green": 0, "grey": 0, "orange": 1}, "discs": 2}


def test_lists_show_turn_round_and_rounds() -> None:
    state = given(card="a01", round=5, first=1).state
    assert GAME.progress(state) == {"turn": 1, "round": 5, "rounds": 12}
    assert GAME.first_seat(state) == 1


def test_LNR_12_4_a_view_tells_what_a_burial_would_do_to_its_column_and_row() -> None:
    me = {"train": 3, "workers": {"row1": "staff"}, "coffins": {"coffin1": {"teal": 2}}}
    me["graves"] = {"row1": "teal red black purple ."}
    match = after(given(steps=1, me={**me, "crypts": {"col5": "brown"}}), "done")
    told = given(card="a01").view(0)["burial_points"]
    assert told is None
    assert match.view(0)["burial_points"] is None, "one grave is no choice"


def test_LNR_12_4_the_points_of_a_burial_are_those_it_brings() -> None:
    me = {"train": 3, "workers": {"row1": "staff", "row2": "staff"}, "coffins": {"coffin1": {"teal": 1, "red": 1}}}
    me["graves"] = {"row1": "teal red black purple .", "row2": "teal . . . ."}
    match = after(given(steps=1, me={**me, "crypts": {"col2": "brown"}}), "done")
    told = match.view(0)["burial_points"]
    assert told["columns"]["red"][1] == 8
    assert told["columns"]["teal"][1] == 4
    assert told["rows"] == {"row1": 10}
    for text, colour, column in (("bury red row2 col2", "red", 1), ("bury teal row2 col3", "teal", 2)):
        then = after(match, text).view(0)["players"][0]["column_score"][column]["points"]
        assert then == told["columns"][colour][column], text


def test_LNR_4_2_a_view_tells_what_crypts_cost_and_bring() -> None:
    me = {**RICH, "mourners": 2, "workers": {"row1": "staff"}, "graves": {"row1": "teal . . . ."}}
    match = given(card="a04", me={**me, "crypts": {"col2": "brown"}})
    yellow = match.view(0)["crypt_outlook"]["yellow"]
    money = match.view(0)["players"][0]["money"]
    built = after(match, "crypt yellow col1").view(0)["players"][0]
    assert money - built["money"] == yellow["pounds"]
    assert 2 - built["mourners"] == yellow["mourners"]
    assert built["column_score"][0]["points"] == yellow["columns"][0] == 6
    assert yellow["columns"][1] == match.view(0)["players"][0]["column_score"][1]["points"]


def test_LNR_8_3_a_view_tells_who_could_not_be_paid_at_the_next_stop_in_london() -> None:
    staff = {"row1": "staff", "row2": "staff", "row3": "staff"}
    me = {"train": 5, "money": 0, "workers": staff, "graves": {"row1": "teal teal teal teal ."}}
    match = given(phase="run", me=me)
    income = match.view(0)["players"][0]["income"]["money"]
    told = match.view(0)["payday"]
    assert (told["wages"], told["money"]) == (6, income)
    assert told["leaving"] == 3 - income // 2
    assert given(phase="run", me={**me, "money": 30}).view(0)["payday"]["leaving"] == 0
    assert given(phase="century").view(0)["payday"] is None


def test_LNR_8_3_those_who_are_missed_least_leave_first() -> None:
    staff = {"row1": "staff", "row2": "staff", "row3": "staff", "row4": "staff"}
    me = {"train": 5, "money": 0, "workers": staff, "graves": {"row1": "teal teal teal teal ."}}
    told = given(phase="run", me=me).view(0)["payday"]
    assert 0 < told["leaving"] < 4
    assert told["points"] >= 0, "the row with coffins keeps its staff"

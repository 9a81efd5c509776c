"""Set-up, taking cards, the order of a turn, movement: LNR-1 and LNR-2, and the general rules as this game has them."""

from collections import Counter
from typing import Any

import pytest

from tavoliere.engine import contract
from tavoliere.engine.errors import BadBox, BadOption, UnreadableMove
from tavoliere.engine.match import Match

LONG_DECKS = {2: 28, 3: 40, 4: 52}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_LNR_1_1_deck_by_dots(game: Any, seats: int) -> None:
    now = game.position(game.set_up(seats, 7))
    assert len(now["deck"]) + len(now["face_up"]) == LONG_DECKS[seats]
    dots = {row.text("id"): row.whole("dots") for row in game.components.table("cards").rows()}
    assert all(dots[card] <= seats for card in now["deck"])


def test_LNR_1_1_deck_is_shuffled(game: Any) -> None:
    decks = {tuple(game.position(game.set_up(2, seed))["deck"]) for seed in range(5)}
    assert len(decks) == 5


def test_LNR_1_1_discs_lie_under_each_card_by_the_next_back(game: Any) -> None:
    backs = {row.text("id"): row.texts("back") for row in game.components.table("cards").rows()}
    now = game.position(game.set_up(3, 4))
    following = [space["card"] for space in now["face_up"][1:]] + [now["deck"][0]]
    assert [Counter(space["discs"]) for space in now["face_up"]] == [Counter(backs[card]) for card in following]


def test_LNR_1_1_first_player_is_drawn_or_chosen(game: Any) -> None:
    drawn = {game.position(game.set_up(4, seed))["first"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    chosen = game.position(game.set_up(4, 1, {"first": "2"}))
    assert (chosen["first"], chosen["active"]) == (2, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_LNR_1_1_the_first_player_must_sit_at_the_table(game: Any, seats: int) -> None:
    assert game.position(game.set_up(seats, 1, {"first": str(seats - 1)}))["first"] == seats - 1
    for language, sentence in (("en", f"the seats are 0 to {seats - 1}"), ("it", f"i posti vanno da 0 a {seats - 1}")):
        with pytest.raises(BadOption) as refused:
            game.set_up(seats, 1, {"first": str(seats)})
        assert sentence in refused.value.sentence(language)


def test_LNR_1_1_turns_go_round_for_twelve_rounds(game: Any) -> None:
    match = Match(game, 2, seed=1, options={"first": "1"})
    takers = []
    while not match.is_over:
        moves = match.legal_moves()
        if moves[0] == "take 1":
            takers.append(match.to_act[0])
        match.play(next(move for move in ("done", "century pass", "stay", "final pass", moves[0]) if move in moves))
    assert takers == [1, 0] * 12


def test_LNR_1_2_bag_and_crypts(game: Any) -> None:
    now = game.position(game.set_up(4, 3))
    drawn = sum((Counter(load) for player in now["players"] for load in player["coffins"].values()), Counter())
    assert all(now["bag"][colour] + drawn[colour] == 25 for colour in now["bag"])
    assert now["crypts"] == {"brown": 8, "yellow": 8, "white": 8}
    assert game.position(game.set_up(2, 3))["crypts"] == {"brown": 6, "yellow": 6, "white": 6}
    assert now["staff"] == 30
    assert now["bonus"] == {}


def test_LNR_1_3_start_of_a_player(game: Any) -> None:
    player = game.position(game.set_up(2, 5))["players"][0]
    assert player["money"] == 10
    assert player["discs"] == {"blue": 1, "green": 1, "grey": 1}
    assert player["wagons"] == {"coffin1": "plain", "mourner1": "plain"}
    assert sum(player["coffins"]["coffin1"].values()) == 2
    assert player["passengers"] == {"mourner1": 3}
    assert (player["mourners"], player["train"], player["prestige"]) == (3, 0, 1)
    assert (player["tiles"], player["workers"], player["graves"], player["tucked"]) == ({}, {}, {}, [])
    assert (player["aside"], player["volunteers"]) == (1, 0)


def test_LNR_1_3_first_staff_in_turn_order(game: Any) -> None:
    match = Match(game, 3, seed=2, options={"first": "1"})
    assert match.legal_moves() == ["staff row1", "staff row2", "staff row3", "staff row4", "staff row5"]
    for seat, row in ((1, "row4"), (2, "row1"), (0, "row4")):
        assert match.to_act == [seat]
        match.play(f"staff {row}")
        assert match.position()["players"][seat]["workers"] == {row: "staff"}
    assert match.position()["staff"] == 27
    assert (match.to_act, match.legal_moves()) == ([1], ["take 1", "take 2", "take 3"])


def test_LNR_1_4_only_deck_and_bag_are_hidden(game: Any) -> None:
    state = game.set_up(3, 9)
    view, text = game.view(state, 0), str(game.view(state, 0))
    hidden = game.position(state)["deck"]
    assert not any(f"'{card}'" in text for card in hidden)
    assert view["deck"] == len(hidden)
    assert {**game.view(state, 1), "seat": 0} == view


def test_LNR_1_4_imagined_decks_keep_the_back_in_sight(game: Any) -> None:
    state = game.set_up(4, 9)
    tops, backs = set(), set()
    for number in range(60):
        imagined = game.imagine(state, 0, chance_of(number))
        deck = game.position(imagined)["deck"]
        assert sorted(deck) == sorted(game.position(state)["deck"])
        tops.add(deck[0])
        backs.add(tuple(game.view(imagined, 0)["next_back"]))
    assert backs == {tuple(game.view(state, 0)["next_back"])}
    alike = [card for card in deck if sorted(back_of(game, card)) == sorted(back_of(game, deck[0]))]
    assert tops == set(alike)
    assert len(alike) > 1


def chance_of(number: int) -> Any:
    """A stream of chance."""
    from tavoliere.engine.chance import seed_words

    return seed_words(number)


def back_of(game: Any, card: str) -> list[str]:
    """The discs on a card's back."""
    return next(row.texts("back") for row in game.components.table("cards").rows() if row.text("id") == card)


def test_LNR_1_4_observation_is_the_same_for_equal_knowledge(game: Any) -> None:
    state = game.set_up(2, 3)
    imagined = game.imagine(state, 1, chance_of(5))
    assert (game.observe(state, 1) == game.observe(imagined, 1)).all()
    assert game.observe(state, 1).any()
    assert (game.observe(state, 0) != game.observe(state, 1)).any()


# --- a turn -------------------------------------------------------------------------------------------------------


def test_LNR_2_1_the_gap_is_filled_at_once(given: Any) -> None:
    table = given(phase="take")
    before = table.now
    table.play("take 3")
    after = table.now
    assert after["card"] == before["face_up"][2]["card"]
    assert after["face_up"][2]["card"] == before["deck"][0]
    assert after["face_up"][:2] == before["face_up"][:2]
    assert after["deck"] == before["deck"][1:]
    assert Counter(after["face_up"][2]["discs"]) == Counter(back_of(table.game, after["deck"][0]))
    assert any(event.reveals for event in table.told)


def test_LNR_2_1_limited_discs_are_not_placed_when_missing(given: Any) -> None:
    supply = {"blue": 0, "green": 0, "grey": 0, "orange": 0}
    table = given(phase="take", limited_discs=True, supply=supply).play("take 1")
    assert table.now["face_up"][0]["discs"] == []
    assert table.now["supply"] == supply
    unlimited = given(phase="take", supply=supply).play("take 1")
    assert len(unlimited.now["face_up"][0]["discs"]) == 2


def test_LNR_2_2_each_section_once_for_a_disc_of_its_colour(given: Any) -> None:
    table = given(card="a09", me={"money": 20, "discs": {"blue": 2, "green": 2, "grey": 2}})
    table.play("london c1", "wagon coffin2", "hire row2")
    assert table.player()["discs"] == {"blue": 1, "green": 1, "grey": 1}
    for move in ("london c2", "wagon coffin3", "tuck", "hire row3"):
        assert table.refuses(move) == "LNR-2.2 section_is_used"
    assert table.now["supply"]["blue"] == given(card="a09", me={"discs": {"blue": 1}}).now["supply"]["blue"]


def test_LNR_2_2_orange_pays_any_section(given: Any) -> None:
    table = given(card="a09", me={"money": 20, "discs": {"orange": 3}})
    for move in ("london c1", "hire row1", "tuck", "wagon coffin2"):
        assert table.refuses(move) == "LNR-2.2 no_such_disc"
    table.play("london c1 orange", "hire row1 orange", "tuck orange")
    assert table.player()["discs"] == {}
    assert given(card="a09", me={"discs": {"grey": 1}}).refuses("tuck orange") == "LNR-2.2 no_such_disc"


def test_LNR_2_2_own_colours_are_offered_first(given: Any) -> None:
    table = given(card="a09", me={"money": 20, "discs": {"blue": 1, "orange": 1}})
    assert table.legal("london") == ["london c1", "london c2", "london c1 orange", "london c2 orange"]


def test_LNR_2_2_no_action_at_all_is_allowed(given: Any) -> None:
    table = given(card="a09", me={"money": 20, "discs": {"blue": 1, "green": 1, "grey": 1}}).play("done")
    assert (table.seat, table.question) == (1, "take")


def test_LNR_2_2_a_turn_ends_only_with_done(given: Any) -> None:
    table = given(card="a01")
    assert table.legal() == ["done"]
    assert table.question == "act"


def test_LNR_2_2_a_new_turn_starts_afresh(given: Any) -> None:
    me = {"money": 20, "discs": {"blue": 2, "green": 2, "grey": 2, "orange": 5}}
    table = given(card="a14", first=0, me=me, others=[{"workers": {"row1": "staff"}}])
    table.play(
        "london c1", "hire row1", "crypt brown col1", "tuck", "bonus 1 blue", "prestige blue=0 green=0 grey=0 orange=2"
    )
    table.play("done")
    used = ("used", "hired", "built", "bonus_used", "prestige_used", "abilities_used", "steps", "card", "card_kept")
    assert [table.now[key] for key in used] == [[], False, False, False, False, [], 0, None, False]


def test_LNR_2_2_tender_is_asked_before_moving(given: Any) -> None:
    table = given(card="a09", me={"tucked": ["a03", "a01"]}).play("done")
    assert (table.question, table.legal()) == ("tender", ["tender", "no-tender"])
    assert given(card="a09", me={"tucked": ["a01"]}).play("done").question == "take"


def test_LNR_2_3_every_cause_is_summed(given: Any) -> None:
    me = {"money": 20, "discs": {"blue": 9, "green": 9, "grey": 9}, "prestige": 2, "tucked": ["a03", "a01"]}
    table = given(card="a17", me=me)
    table.play("london o1", "hire row1", "wagon coffin2", "bonus 2 blue", "prestige", "done", "tender")
    # three icons, the bonus, two for level 3, a Tender with two cards
    assert table.event("train_moved") == (3 + 1 + 2 + 2, 0, 0, 0)


def test_LNR_2_3_sections_without_icon_do_not_move(given: Any) -> None:
    table = given(card="a27", me={"money": 20, "discs": {"blue": 1, "green": 1, "grey": 1}})
    table.play("london l1", "hire row1")
    assert table.now["steps"] == 0
    table.play("tuck")
    assert table.now["steps"] == 1


def test_LNR_2_3_lasting_prestige_moves_without_actions(given: Any) -> None:
    assert given(card="a01", me={"prestige": 5}).play("done").player()["train"] == 2
    assert given(card="a01", me={"prestige": 3}).play("done").events()[0] == "train_stood"


def test_LNR_2_4_stations_in_the_order_passed(given: Any) -> None:
    table = given(steps=6, me={"train": 7, "passengers": {"mourner1": 2}}).play("done")
    kinds = table.events()
    assert kinds.index("income") < kinds.index("mourners_arrived")
    assert table.player()["train"] == 5


def test_LNR_2_4_both_stations_in_one_turn_the_other_way_round(given: Any) -> None:
    table = given(steps=5, me={"train": 3, "passengers": {"mourner1": 2}}).play("done")
    kinds = table.events()
    assert kinds.index("mourners_arrived") < kinds.index("income")


def test_LNR_2_4_starting_in_a_station_does_not_count(given: Any) -> None:
    table = given(steps=1, me={"train": 0}).play("done")
    assert "income" not in table.events()
    assert given(steps=1, me={"train": 7}).play("done").events().count("income") == 1


def test_LNR_2_4_the_train_view_says_what_done_would_do(given: Any) -> None:
    table = given(steps=4, me={"train": 7, "prestige": 4})
    assert table.game.view(table.state, 0)["train"] == {"steps": 5, "to": 4, "stations": ["london", "necropolis"]}


# --- the general rules --------------------------------------------------------------------------------------------


def test_GEN_1_other_ways_to_type_a_move(game: Any) -> None:
    assert game.text_of(game.read_move("crypt white col1 orange carriage")) == "crypt white col1 carriage orange"
    assert game.text_of(game.read_move("prestige orange=1 blue=1")) == "prestige blue=1 green=0 grey=0 orange=1"
    with pytest.raises(UnreadableMove):
        game.read_move("hire row9")


def test_GEN_2_only_the_seat_that_is_asked(game: Any, given: Any) -> None:
    table = given(card="a01")
    assert game.seats_to_act(table.state) == [0]
    assert game.forbidden_by(table.state, 1, game.read_move("done")).name == "NOT_ASKED"
    assert table.refuses("take 1") == "GEN-2 another_question"
    assert table.refuses("tender") == "GEN-2 another_question"
    assert game.seats_to_act(given(card="a01", active=1).state) == [1]


def test_GEN_3_nothing_after_the_end(game: Any, given: Any) -> None:
    table = given(phase="over")
    assert table.refuses("done") == "GEN-3 game_is_over"
    assert (game.seats_to_act(table.state), table.legal()) == ([], [])
    assert contract.is_over(game.box[0], table.state[0])
    assert not contract.is_over(game.box[0], given(card="a01").state[0])


def test_GEN_4_undo_within_the_turn_until_something_is_revealed(game: Any) -> None:
    match = Match(game, 2, seed=3)
    match.play("staff row1")
    match.play("staff row1")
    match.play("take 1")
    assert match.undo_forbidden_by(match.to_act[0]) == "undo-something-was-revealed"
    before = match.position()
    bonus = next(move for move in match.legal_moves() if move.startswith("bonus"))
    match.play(bonus)
    match.undo()
    assert match.position() == before


def test_GEN_6_a_view_says_nothing_of_deck_order_and_chance(game: Any) -> None:
    state = game.set_up(2, 1)
    scrambled = state.copy()
    game.scramble(scrambled, 0, chance_of(8))
    assert scrambled.tobytes() != state.tobytes()
    assert game.view(scrambled, 0) == game.view(state, 0)


def test_GEN_7_a_question_with_one_answer_is_not_asked(given: Any) -> None:
    full = {f"row{row}": "black black black black black" for row in range(2, 6)} | {"row1": "red red red red ."}
    workers = dict.fromkeys(full, "staff")
    me = {"train": 3, "graves": full, "workers": workers, "coffins": {"coffin1": {"teal": 2}}}
    table = given(steps=1, me=me).play("done")
    assert table.player()["graves"]["row1"] == "red red red red teal"
    assert table.player()["potter"] == {"teal": 1}
    assert table.question == "take"


# --- boxes --------------------------------------------------------------------------------------------------------


def test_LNR_1_1_a_deck_that_cannot_last_is_refused(with_box: Any, game: Any) -> None:
    few = [dict(row.data) for row in game.components.table("cards").rows()][:51]
    with pytest.raises(BadBox) as refused:
        with_box({"cards": {"rows": few}})
    assert refused.value.reason == "box-few-cards"


def test_LNR_1_3_an_owners_values_replace_the_printed_ones(with_box: Any) -> None:
    game = with_box({"start": {"money": 17}, "track": {"spaces": 10, "necropolis": 5}})
    assert game.position(game.set_up(2, 1))["players"][0]["money"] == 17
    with pytest.raises(BadBox):
        with_box({"track": {"necropolis": 0}})

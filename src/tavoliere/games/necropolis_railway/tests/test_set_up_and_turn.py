"""Set-up, taking cards, the order of a turn, movement: LNR-1 and LNR-2, and the general rules as this game has them."""

from collections import Counter
from typing import Any

import pytest

from tavoliere.engine import contract
from tavoliere.engine.errors import BadBox, BadOption, UnreadableMove
from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds, legal, phase, play, player, refused
from tavoliere.games.necropolis_railway.tests.given import GAME, after, events_of, given, last, refusal, with_box

LONG_DECKS = {2: 28, 3: 40, 4: 52}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_LNR_1_1_deck_by_dots(seats: int) -> None:
    now = GAME.position(GAME.set_up(seats, 7))
    assert len(now["deck"]) + len(now["face_up"]) == LONG_DECKS[seats]
    dots = {row.text("id"): row.data["dots"] for row in GAME.components.table("cards").rows()}
    assert all(dots[card] <= seats for card in now["deck"])


def test_LNR_1_1_deck_is_shuffled() -> None:
    decks = {tuple(GAME.position(GAME.set_up(2, seed))["deck"]) for seed in range(5)}
    assert len(decks) == 5


def test_LNR_1_1_discs_lie_under_each_card_by_the_next_back() -> None:
    backs = {row.text("id"): row.data["back"] for row in GAME.components.table("cards").rows()}
    now = GAME.position(GAME.set_up(3, 4))
    following = [space["card"] for space in now["face_up"][1:]] + [now["deck"][0]]
    assert [Counter(space["discs"]) for space in now["face_up"]] == [Counter(backs[card]) for card in following]


def test_LNR_1_1_first_player_is_drawn_or_chosen() -> None:
    drawn = {GAME.position(GAME.set_up(4, seed))["first"] for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    chosen = GAME.position(GAME.set_up(4, 1, {"first": "2"}))
    assert (chosen["first"], chosen["active"]) == (2, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_LNR_1_1_the_first_player_must_sit_at_the_table(seats: int) -> None:
    assert GAME.position(GAME.set_up(seats, 1, {"first": str(seats - 1)}))["first"] == seats - 1
    for language, sentence in (("en", f"it goes from 0 to {seats - 1}"), ("it", f"va da 0 a {seats - 1}")):
        with pytest.raises(BadOption) as refused:
            GAME.set_up(seats, 1, {"first": str(seats)})
        assert sentence in refused.value.sentence(language)


def test_LNR_1_1_turns_go_round_for_twelve_rounds() -> None:
    match = Match(GAME, 2, seed=1, options={"first": "1"})
    takers = []
    while not match.is_over:
        moves = match.legal_moves()
        if moves[0] == "take 1":
            takers.append(match.to_act[0])
        match.play(next(move for move in ("done", "century pass", "stay", "final pass", moves[0]) if move in moves))
    assert takers == [1, 0] * 12


def test_LNR_1_2_bag_and_crypts() -> None:
    now = GAME.position(GAME.set_up(4, 3))
    drawn = sum((Counter(load) for seat in now["players"] for load in seat["coffins"].values()), Counter())
    assert all(now["bag"][colour] + drawn[colour] == 25 for colour in now["bag"])
    assert now["crypts"] == {"brown": 8, "yellow": 8, "white": 8}
    assert GAME.position(GAME.set_up(2, 3))["crypts"] == {"brown": 6, "yellow": 6, "white": 6}
    assert now["staff"] == 30
    assert now["bonus"] == {}


def test_LNR_1_3_start_of_a_player() -> None:
    start = GAME.position(GAME.set_up(2, 5))["players"][0]
    assert start["money"] == 10
    assert start["discs"] == {"blue": 1, "green": 1, "grey": 1}
    assert start["wagons"] == {"coffin1": "plain", "mourner1": "plain"}
    assert sum(start["coffins"]["coffin1"].values()) == 2
    assert start["passengers"] == {"mourner1": 3}
    assert (start["mourners"], start["train"], start["prestige"]) == (3, 0, 1)
    assert (start["tiles"], start["workers"], start["graves"], start["tucked"]) == ({}, {}, {}, [])
    assert (start["aside"], start["volunteers"]) == (1, 0)


def test_LNR_1_3_first_staff_in_turn_order() -> None:
    match = Match(GAME, 3, seed=2, options={"first": "1"})
    assert match.legal_moves() == ["staff row1", "staff row2", "staff row3", "staff row4", "staff row5"]
    for seat, row in ((1, "row4"), (2, "row1"), (0, "row4")):
        assert match.to_act == [seat]
        match.play(f"staff {row}")
        assert match.position()["players"][seat]["workers"] == {row: "staff"}
    assert match.position()["staff"] == 27
    assert (match.to_act, match.legal_moves()) == ([1], ["take 1", "take 2", "take 3"])


def test_LNR_1_4_only_deck_and_bag_are_hidden() -> None:
    state = GAME.set_up(3, 9)
    view, text = GAME.view(state, 0), str(GAME.view(state, 0))
    hidden = GAME.position(state)["deck"]
    assert not any(f"'{card}'" in text for card in hidden)
    assert view["deck"] == len(hidden)
    assert {**GAME.view(state, 1), "seat": 0} == view


def test_LNR_1_4_imagined_decks_keep_the_back_in_sight() -> None:
    state = GAME.set_up(4, 9)
    tops, backs = set(), set()
    for number in range(60):
        imagined = GAME.imagine(state, 0, chance_of(number))
        deck = GAME.position(imagined)["deck"]
        assert sorted(deck) == sorted(GAME.position(state)["deck"])
        tops.add(deck[0])
        backs.add(tuple(GAME.view(imagined, 0)["next_back"]))
    assert backs == {tuple(GAME.view(state, 0)["next_back"])}
    alike = [card for card in deck if sorted(back_of(card)) == sorted(back_of(deck[0]))]
    assert tops == set(alike)
    assert len(alike) > 1


def chance_of(number: int) -> Any:
    """A stream of chance."""
    from tavoliere.engine.chance import seed_words

    return seed_words(number)


def back_of(card: str) -> list[str]:
    """The discs on a card's back."""
    return next(row.data["back"] for row in GAME.components.table("cards").rows() if row.text("id") == card)


def test_LNR_1_4_observation_is_the_same_for_equal_knowledge() -> None:
    state = GAME.set_up(2, 3)
    imagined = GAME.imagine(state, 1, chance_of(5))
    assert (GAME.observe(state, 1) == GAME.observe(imagined, 1)).all()
    assert GAME.observe(state, 1).any()
    assert (GAME.observe(state, 0) != GAME.observe(state, 1)).any()


# --- a turn -------------------------------------------------------------------------------------------------------


def test_LNR_2_1_the_gap_is_filled_at_once() -> None:
    match = given(phase="take")
    before = match.position()
    play(match, "take 3")
    now = match.position()
    assert now["card"] == before["face_up"][2]["card"]
    assert now["face_up"][2]["card"] == before["deck"][0]
    assert now["face_up"][:2] == before["face_up"][:2]
    assert now["deck"] == before["deck"][1:]
    assert Counter(now["face_up"][2]["discs"]) == Counter(back_of(now["deck"][0]))
    assert any(event.reveals for event in events_of(match))


def test_LNR_2_1_limited_discs_are_not_placed_when_missing() -> None:
    supply = {"blue": 0, "green": 0, "grey": 0, "orange": 0}
    match = after(given(phase="take", limited_discs=True, supply=supply), "take 1")
    assert match.position()["face_up"][0]["discs"] == []
    assert match.position()["supply"] == supply
    unlimited = after(given(phase="take", supply=supply), "take 1")
    assert len(unlimited.position()["face_up"][0]["discs"]) == 2


def test_LNR_2_2_each_section_once_for_a_disc_of_its_colour() -> None:
    match = given(card="a09", me={"money": 20, "discs": {"blue": 2, "green": 2, "grey": 2}})
    play(match, "london c1", "wagon coffin2", "hire row2")
    assert player(match)["discs"] == {"blue": 1, "green": 1, "grey": 1}
    for move in ("london c2", "wagon coffin3", "tuck", "hire row3"):
        assert refusal(match, move) == ("LNR-2.2", "section-is-used")
    assert (
        match.position()["supply"]["blue"] == given(card="a09", me={"discs": {"blue": 1}}).position()["supply"]["blue"]
    )


def test_LNR_2_2_orange_pays_any_section() -> None:
    match = given(card="a09", me={"money": 20, "discs": {"orange": 3}})
    for move in ("london c1", "hire row1", "tuck", "wagon coffin2"):
        assert refusal(match, move) == ("LNR-2.2", "no-such-disc")
    play(match, "london c1 orange", "hire row1 orange", "tuck orange")
    assert player(match)["discs"] == {}
    assert refusal(given(card="a09", me={"discs": {"grey": 1}}), "tuck orange") == ("LNR-2.2", "no-such-disc")


def test_LNR_2_2_own_colours_are_offered_first() -> None:
    match = given(card="a09", me={"money": 20, "discs": {"blue": 1, "orange": 1}})
    assert legal(match, "london") == ["london c1", "london c2", "london c1 orange", "london c2 orange"]


def test_LNR_2_2_a_turn_ends_only_with_done() -> None:
    match = given(card="a01")
    assert legal(match) == ["done"]
    assert phase(match) == "act"


def test_LNR_2_2_a_new_turn_starts_afresh() -> None:
    me = {"money": 20, "discs": {"blue": 2, "green": 2, "grey": 2, "orange": 5}}
    match = given(card="a14", first=0, me=me, others=[{"workers": {"row1": "staff"}}])
    play(
        match,
        "london c1",
        "hire row1",
        "crypt brown col1",
        "tuck",
        "bonus 1 blue",
        "prestige blue=0 green=0 grey=0 orange=2",
    )
    play(match, "done")
    used = ("used", "hired", "built", "bonus_used", "prestige_used", "abilities_used", "steps", "card", "card_kept")
    assert [match.position()[key] for key in used] == [[], False, False, False, False, [], 0, None, False]


def test_LNR_2_2_tender_is_asked_before_moving() -> None:
    match = after(given(card="a09", me={"tucked": ["a03", "a01"]}), "done")
    assert (phase(match), legal(match)) == ("tender", ["tender", "no-tender"])
    assert phase(after(given(card="a09", me={"tucked": ["a01"]}), "done")) == "take"


def test_LNR_2_3_every_cause_is_summed() -> None:
    me = {"money": 20, "discs": {"blue": 9, "green": 9, "grey": 9}, "prestige": 2, "tucked": ["a03", "a01"]}
    match = given(card="a17", me=me)
    play(match, "london o1", "hire row1", "wagon coffin2", "bonus 2 blue", "prestige", "done", "tender")
    # three icons, the bonus, two for level 3, a Tender with two cards
    assert last(match, "train-moved") == {"steps": 3 + 1 + 2 + 2, "origin": 0, "destination": 0}


def test_LNR_2_3_sections_without_icon_do_not_move() -> None:
    match = given(card="a27", me={"money": 20, "discs": {"blue": 1, "green": 1, "grey": 1}})
    play(match, "london l1", "hire row1")
    assert match.position()["steps"] == 0
    play(match, "tuck")
    assert match.position()["steps"] == 1


def test_LNR_2_3_lasting_prestige_moves_without_actions() -> None:
    assert player(after(given(card="a01", me={"prestige": 5}), "done"))["train"] == 2
    assert kinds(events_of(after(given(card="a01", me={"prestige": 3}), "done")))[0] == "train-stood"


def test_LNR_2_4_stations_in_the_order_passed() -> None:
    match = after(given(steps=6, me={"train": 7, "passengers": {"mourner1": 2}}), "done")
    happened = kinds(events_of(match))
    assert happened.index("income") < happened.index("mourners-arrived")
    assert player(match)["train"] == 5


def test_LNR_2_4_both_stations_in_one_turn_the_other_way_round() -> None:
    match = after(given(steps=5, me={"train": 3, "passengers": {"mourner1": 2}}), "done")
    happened = kinds(events_of(match))
    assert happened.index("mourners-arrived") < happened.index("income")


def test_LNR_2_4_starting_in_a_station_does_not_count() -> None:
    match = after(given(steps=1, me={"train": 0}), "done")
    assert "income" not in kinds(events_of(match))
    assert kinds(events_of(after(given(steps=1, me={"train": 7}), "done"))).count("income") == 1
    assert kinds(events_of(after(given(me={"train": 0}), "done"))) == ["train-stood"]


def test_LNR_2_4_the_train_view_says_what_done_would_do() -> None:
    match = given(steps=4, me={"train": 7, "prestige": 4})
    assert match.game.view(match.state, 0)["train"] == {"steps": 5, "to": 4, "stations": ["london", "necropolis"]}


# --- the general rules --------------------------------------------------------------------------------------------


def test_GEN_1_other_ways_to_type_a_move() -> None:
    assert GAME.text_of(GAME.read_move("crypt white col1 orange carriage")) == "crypt white col1 carriage orange"
    assert GAME.text_of(GAME.read_move("prestige orange=1 blue=1")) == "prestige blue=1 green=0 grey=0 orange=1"
    with pytest.raises(UnreadableMove):
        GAME.read_move("hire row9")


def test_GEN_2_only_the_seat_that_is_asked() -> None:
    match = given(card="a01")
    assert GAME.seats_to_act(match.state) == [0]
    assert GAME.forbidden_by(match.state, 1, GAME.read_move("done")).name == "NOT_ASKED"
    assert refusal(match, "take 1") == ("GEN-2", "another-question")
    assert refusal(match, "tender") == ("GEN-2", "another-question")
    assert GAME.seats_to_act(given(card="a01", active=1).state) == [1]


def test_GEN_3_nothing_after_the_end() -> None:
    match = given(phase="over")
    assert refused(match, "done") == "GEN-3"
    assert (GAME.seats_to_act(match.state), legal(match)) == ([], [])
    assert contract.is_over(GAME.box[0], match.state[0])
    assert not contract.is_over(GAME.box[0], given(card="a01").state[0])


def test_GEN_4_undo_within_the_turn_until_something_is_revealed() -> None:
    match = Match(GAME, 2, seed=3)
    match.play("staff row1")
    match.play("staff row1")
    match.play("take 1")
    assert match.undo_forbidden_by(match.to_act[0]) == "undo-something-was-revealed"
    before = match.position()
    bonus = next(move for move in match.legal_moves() if move.startswith("bonus"))
    match.play(bonus)
    match.undo()
    assert match.position() == before


def test_GEN_6_a_view_says_nothing_of_deck_order_and_chance() -> None:
    state = GAME.set_up(2, 1)
    scrambled = state.copy()
    GAME.scramble(scrambled, 0, chance_of(8))
    assert scrambled.tobytes() != state.tobytes()
    assert GAME.view(scrambled, 0) == GAME.view(state, 0)


def test_GEN_7_a_question_with_one_answer_is_not_asked() -> None:
    full = {f"row{row}": "black black black black black" for row in range(2, 6)} | {"row1": "red red red red ."}
    workers = dict.fromkeys(full, "staff")
    me = {"train": 3, "graves": full, "workers": workers, "coffins": {"coffin1": {"teal": 2}}}
    match = after(given(steps=1, me=me), "done")
    assert player(match)["graves"]["row1"] == "red red red red teal"
    assert player(match)["potter"] == {"teal": 1}
    assert phase(match) == "take"


# --- boxes --------------------------------------------------------------------------------------------------------


def test_LNR_1_1_a_deck_that_cannot_last_is_refused() -> None:
    few = [dict(row.data) for row in GAME.components.table("cards").rows()][:51]
    with pytest.raises(BadBox) as refused:
        with_box({"cards": {"rows": few}})
    assert refused.value.reason == "box-few-cards"


def test_LNR_1_3_an_owners_values_replace_the_printed_ones() -> None:
    game = with_box({"start": {"money": 17}, "track": {"spaces": 10, "necropolis": 5}})
    assert game.position(game.set_up(2, 1))["players"][0]["money"] == 17
    with pytest.raises(BadBox):
        with_box({"track": {"necropolis": 0}})

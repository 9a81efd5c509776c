"""The rules that hold for every game, GEN-1 to GEN-8 without undo (GEN-4), at the tables of Paris and San Francisco."""

import pytest

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.errors import AmbiguousMove, ForbiddenMove, UnreadableMove
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.engine.testkit import kinds, legal, phase, play, player, refused, undo_refused
from tavoliere.games.ticket_to_ride.tests.given import BOTH, FIVE, PARIS, SAN_FRANCISCO, given, holding, stacks

WHITE = "claim champs-louvre:white white"
PURPLE = "claim eiffel-montparnasse:purple purple"
RED = "claim pantheon-bastille:red red"
NO_CARDS = {"market": "", "pile": "", "ticket_pile": []}


def refusal(match: Match, text: str, seat: int | None = None) -> ForbiddenMove:
    """The error a forbidden move raises."""
    with pytest.raises(ForbiddenMove) as caught:
        match.play(text, seat)
    return caught.value


# --- GEN-1: unreadable -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", " ", "fly to the moon", "draw", "draw black", "claim", "claim arc-louvre:red", "keep"]
)
def test_GEN_1_a_text_that_is_no_move_is_unreadable(text):
    match = given(PARIS, holding(), holding())
    before = match.state.tobytes()
    with pytest.raises(UnreadableMove) as caught:
        match.play(text)
    assert caught.value.rule == "GEN-1"
    assert match.state.tobytes() == before


def test_GEN_1_the_closest_moves_are_named():
    with pytest.raises(UnreadableMove) as caught:
        given(PARIS, holding(), holding()).play("drow red")
    assert "draw red" in caught.value.closest
    assert all("draw red" in caught.value.sentence(language) for language in ("en", "it"))
    assert all("GEN-1" in caught.value.sentence(language) for language in ("en", "it"))


def test_GEN_1_spaces_and_capitals_do_not_matter():
    match = given(PARIS, holding(), holding(), market=FIVE)
    match.play("  Draw   RED ")
    assert player(match, 0)["hand"] == {"red": 1}


def test_GEN_1_a_text_that_could_be_several_moves_is_not_guessed():
    match = given(SAN_FRANCISCO, holding("red pink"), holding())
    with pytest.raises(AmbiguousMove) as caught:
        match.play("claim japgarden-richmond:grey")
    assert {"claim japgarden-richmond:grey red", "claim japgarden-richmond:grey pink"} <= set(caught.value.candidates)


# --- GEN-2: only when asked ------------------------------------------------------------------------------------------


def test_GEN_2_not_in_anothers_turn():
    match = given(PARIS, holding(), holding(), holding(), active=1)
    assert match.to_act == [1]
    for seat in (0, 2):
        error = refusal(match, "draw deck", seat)
        assert (error.rule, error.key) == ("GEN-2", "refusal-not-asked")
        assert "Seat 1" in error.sentence("en")
        assert match.legal_moves(seat) == []
    match.play("draw deck", 1)


def test_GEN_2_the_refusal_says_which_question_is_open():
    match = given(PARIS, holding("white white"), holding())
    match.play(WHITE)
    error = refusal(match, "draw deck")
    assert (error.rule, error.key) == ("GEN-2", "refusal-another-question")
    for language in ("en", "it"):
        assert PARIS.texts(language)("question-keep-flag-card") in error.sentence(language)


@pytest.mark.parametrize(
    ("before", "other", "question"),
    [
        ("draw blue", "tickets", "question-second-card"),
        ("tickets", "draw deck", "question-keep-tickets"),
        ("claim mission-potrero:red red", "draw deck", "question-choose-token"),
    ],
)
def test_GEN_2_every_open_question_is_named(before, other, question):
    laid = stacks(crab="potrero 2", guitar="mission 2")
    match = given(SAN_FRANCISCO, holding("red red"), holding(), market=FIVE, stacks=laid)
    match.play(before)
    assert SAN_FRANCISCO.texts("en")(question) in refusal(match, other).sentence("en")


def test_GEN_2_a_seat_that_does_not_exist_is_not_asked():
    match = given(PARIS, holding(), holding())
    for seat in (2, -1):
        assert refusal(match, "draw deck", seat).rule == "GEN-2"


# --- GEN-3: after the end --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_GEN_3_after_the_end_there_are_no_moves(game):
    match = given(game, holding("red red red"), holding(), turns_left=1)
    play(match, "draw deck", "draw deck")
    assert (match.is_over, match.to_act) == (True, [])
    assert game.core.seats_to_act(game.box, match.state) == 0
    for seat in (0, 1):
        assert match.legal_moves(seat) == []
        for text in ("draw deck", "tickets", "pass"):
            assert refused(match, text, seat) == "GEN-3"
    assert undo_refused(match, 0)


# --- GEN-5: chance ---------------------------------------------------------------------------------------------------


def random_match(game, seed: int, moves: int = 60) -> Match:
    """A match of some random moves."""
    match, chance = Match(game, 3, seed=seed), seed_words(99)
    for _ in range(moves):
        if not match.is_over:
            listed = match.legal_moves()
            match.play(listed[below(chance, len(listed))])
    return match


@pytest.mark.parametrize("game", BOTH)
def test_GEN_5_the_same_seed_and_moves_give_the_same_game(game):
    match = random_match(game, 5)
    again = Match(game, 3, seed=5)
    for row in match.history:
        again.play(game.text_of(row.move), row.seat)
    assert again.state.tobytes() == match.state.tobytes()
    assert [row.events for row in again.history] == [row.events for row in match.history]


@pytest.mark.parametrize("game", BOTH)
def test_GEN_5_another_seed_gives_another_game(game):
    starts = {Match(game, 2, seed=seed).state.tobytes() for seed in (0, 1, 2, 1 << 64, (1 << 128) - 1)}
    assert len(starts) == 5


def test_GEN_5_random_numbers_stay_below_their_limit_and_all_occur():
    chance = seed_words(1)
    for limit in (1, 2, 3, 7, 46):
        assert {int(below(chance, limit)) for _ in range(600)} == set(range(limit))


def test_GEN_5_looking_and_asking_use_no_chance():
    match = Match(PARIS, 2, seed=4)
    before = match.state.tobytes()
    match.view(0), match.scores(), match.ranking(), match.legal_moves(), match.preview(match.legal_moves()[0])
    PARIS.observe(match.state, 0)
    PARIS.imagine(match.state, 0, seed_words(3))
    assert match.state.tobytes() == before


# --- GEN-6: secrets --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_GEN_6_a_seat_sees_its_own_hand_and_nobody_elses(game):
    match = random_match(game, 6, moves=20)
    for seat in (0, 1, 2, None):
        for other, seen in enumerate(match.view(seat)["players"]):
            shown = {"hand", "offer", "chosen", "own_tickets"} & set(seen)
            assert shown == ({"hand", "offer", "chosen", "own_tickets"} if other == seat else set())
            assert seen["cards"] == sum(player(match, other)["hand"].values())


@pytest.mark.parametrize("game", BOTH)
def test_GEN_6_views_and_observations_do_not_depend_on_what_is_hidden(game):
    match = random_match(game, 7, moves=24)
    for seat in (0, 1, 2):
        for seed in range(3):
            other = match.state.copy()
            game.scramble(other, seat, seed_words(seed))
            assert other.tobytes() != match.state.tobytes()
            assert game.view(other, seat) == game.view(match.state, seat)
            imagined = game.imagine(match.state, seat, seed_words(seed))
            assert imagined.tobytes() != match.state.tobytes()
            assert game.view(imagined, seat) == game.view(match.state, seat)
            assert game.view(imagined, NOBODY) == game.view(match.state, NOBODY)
            assert list(game.observe(imagined, seat)) == list(game.observe(match.state, seat))


def test_GEN_6_an_observation_tells_what_the_seat_knows():
    match = given(PARIS, holding("red red wild", tickets="arc-lachaise"), holding("blue"), routes={"arc-champs:red": 1})
    mine, his = PARIS.observe(match.state, 0), PARIS.observe(match.state, 1)
    assert list(mine[9:16]) == [1, 0, 2, 0, 0, 0, 0]
    assert list(his[9:16]) == [0, 1, 0, 0, 0, 0, 0]
    assert (mine[1], his[1]) == (1, 0)
    assert PARIS.core.observe(PARIS.box, match.state, 0, mine) == PARIS.OBSERVATION
    assert list(mine) != list(his)


def test_GEN_6_neither_seed_nor_piles_are_shown():
    match = Match(PARIS, 2, seed=12345)
    for seat in (0, None):
        view = match.view(seat)
        assert isinstance(view["pile"], int)
        assert isinstance(view["ticket_pile"], int)
        assert not {"chance", "seed", "ticket_known"} & set(view)


def test_GEN_6_a_preview_stops_at_the_first_thing_it_would_reveal():
    match = given(PARIS, holding(), holding(), market=FIVE)
    assert kinds(match.preview("draw blue")) == ["took-card"]
    assert kinds(match.preview("draw deck")) == ["drew-blind"]


# --- GEN-7: one possible answer --------------------------------------------------------------------------------------


def test_GEN_7_a_single_last_ticket_is_kept_without_asking():
    match = given(PARIS, holding(), holding(), ticket_pile="arc-lachaise")
    events = match.play("tickets")
    assert (match.to_act, player(match, 0)["tickets"]) == ([1], ["arc-lachaise"])
    assert "kept-tickets" in kinds(events)


def test_GEN_7_a_single_token_is_taken_without_asking():
    match = given(SAN_FRANCISCO, holding("red red"), holding(), stacks=stacks(crab="potrero 2"))
    events = match.play("claim mission-potrero:red red")
    assert (match.to_act, player(match, 0)["tokens"]) == ([1], ["crab"])
    assert "took-token" in kinds(events)


def test_GEN_7_no_flag_question_where_nothing_can_be_kept():
    match = given(PARIS, holding("wild wild"), holding())
    match.play("claim champs-louvre:white wild=2")
    assert match.to_act == [1]


def test_GEN_7_a_pass_happens_by_itself():
    match = given(PARIS, holding("red red"), holding(), **NO_CARDS)
    events = play(match, RED, "flag red")
    assert (match.to_act, kinds(events).count("passed")) == ([0], 1)


def test_GEN_7_without_a_second_card_nothing_is_asked():
    match = given(PARIS, holding(), holding(), market="red wild", pile="")
    match.play("draw red")
    assert match.to_act == [1]


def test_GEN_7_the_second_card_is_asked_for_even_when_only_one_can_be_taken():
    match = given(PARIS, holding(), holding(), market="red blue wild", pile="")
    match.play("draw red")
    assert (match.to_act, phase(match), legal(match)) == ([0], "second-card", ["draw blue"])


def test_GEN_7_a_real_choice_is_asked_and_the_action_of_a_turn_always():
    match = given(PARIS, holding("red"), holding(), **{**NO_CARDS, "ticket_pile": ["arc-lachaise"]})
    play(match, RED)
    assert legal(match) == ["flag red", "flag no"]
    match.play("flag red")
    assert (match.to_act, legal(match)) == ([1], ["tickets"])


@pytest.mark.parametrize("game", BOTH)
def test_GEN_7_whoever_is_asked_in_a_random_game_has_a_choice(game):
    match, chance = Match(game, 2, seed=13), seed_words(5)
    for _ in range(80):
        if match.is_over:
            break
        listed = match.legal_moves()
        assert len(listed) > 1 or phase(match) in ("act", "second-card")
        match.play(listed[below(chance, len(listed))])


# --- GEN-8: which rule is named --------------------------------------------------------------------------------------


def test_GEN_8_unreadable_before_wrong_seat_before_wrong_moment_before_the_moves_own_rules():
    match = given(PARIS, holding("white white"), holding(), routes={"arc-champs:red": 1})
    match.play(WHITE)
    with pytest.raises(UnreadableMove):
        match.play("claim arc-champs:grey red", 1)
    assert refusal(match, "claim arc-champs:red red", 1).key == "refusal-not-asked"
    assert refusal(match, "claim arc-champs:red red", 0).key == "refusal-another-question"
    match.play("flag no")
    assert refusal(match, "claim arc-champs:red red", 1).rule == "TTR-4.4"


def test_GEN_8_the_first_rule_of_the_list_is_named():
    match = given(PARIS, holding(vehicles=0), holding(), routes={"arc-champs:red": 1})
    assert refused(match, "claim arc-champs:red blue") == "TTR-4.4"  # 4.3 and 4.1 forbid it as well
    assert refused(match, "claim arc-champs:blue red") == "TTR-4.7"
    assert refused(match, "claim arc-eiffel:white red") == "TTR-4.3"
    match = given(PARIS, holding(), holding(), market="blue", pile="", phase="second-card")
    assert refused(match, "draw wild") == "TTR-3.1"


@pytest.mark.parametrize("game", BOTH)
def test_GEN_8_every_refusal_names_a_rule_in_both_languages(game):
    match = given(game, holding("red"), holding(), market=FIVE)
    for move in range(0, game.move_count, 7):
        found = match.why(game.text_of(move))
        if found is not None:
            assert found.rule in game.names.REFUSED_BY.values()
            sentences = [game.texts(language)(found.key, **found.words) for language in ("en", "it")]
            assert sentences[0] != sentences[1]
            assert "{" not in "".join(sentences)

"""The rules of Pebbles, one test or more for each number."""

import pytest

from tavoliere.engine.errors import BadBox, BadPosition
from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds, legal, of_kind, phase, play, player, reason, refused, start

ALL = {"grey": 3, "white": 3, "red": 3}


def given(game, *hands, **position):
    """A match in which these hands are held; pebbles of all colours lie on the beach and in the bag."""
    players = [{"hand": hand} if isinstance(hand, list) else hand for hand in hands]
    return start(game, players, **{"beach": ALL, "bag": ALL, "pile": [1, 2, 3, 4], **position})


def test_PEB_1_1_everybody_is_dealt_four_hidden_cards(pebbles):
    match = Match(pebbles, 3, seed=5)
    hands = [player(match, seat)["hand"] for seat in range(3)]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert sorted(card for cards in (*hands, match.position()["pile"]) for card in cards) == list(range(1, 53))
    assert match.view(0)["players"][0]["hand"] == hands[0]
    assert "hand" not in match.view(0)["players"][1]
    assert hands != [player(Match(pebbles, 3, seed=6), seat)["hand"] for seat in range(3)]


def test_PEB_1_1_hidden_cards_are_imagined_anew(pebbles):
    from tavoliere.engine.chance import seed_words

    match = given(pebbles, [10, 11], [20, 21], pile=[30, 31, 32])
    hands = set()
    for seed in range(30):
        imagined = pebbles.position(pebbles.imagine(match.state, 0, seed_words(seed)))
        assert imagined["players"][0]["hand"] == [10, 11]
        hands.add(tuple(imagined["players"][1]["hand"]))
    assert len(hands) == 10  # two of the five cards that seat 0 does not see


def test_PEB_1_2_two_pebbles_lie_on_the_beach_before_the_first_wave(pebbles):
    match = Match(pebbles, 2, seed=5)
    position = match.position()
    assert sum(position["beach"].values()) == 3
    assert sum(position["bag"].values()) == 11
    assert pebbles.census(match.state) == {"cards": 52, "grey": 6, "white": 5, "red": 3}


def test_PEB_2_1_each_wave_brings_a_pebble(pebbles):
    match = given(pebbles, [10, 11], [20, 21], beach={"red": 1}, bag={"white": 2})
    events = play(match, "lay 10", "lay 20")
    assert [event.pebble for event in of_kind(events, "washed-up")] == ["white"]
    assert match.position()["beach"] == {"white": 1}
    assert match.position()["bag"] == {"white": 1}
    assert match.view()["turn"] == 2


def test_PEB_2_1_every_pebble_in_the_bag_is_equally_likely(pebbles):
    brought = [Match(pebbles, 2, seed=seed).position()["beach"] for seed in range(300)]
    red = sum(beach.get("red", 0) for beach in brought) / 900
    assert 0.17 < red < 0.26  # 3 of 14


def test_PEB_2_2_everybody_lays_in_secret_at_the_same_time(pebbles):
    match = given(pebbles, [10, 11], [20, 21], [30, 31])
    assert match.to_act == [0, 1, 2]
    events = match.play("lay 20", 1)
    assert kinds(events) == ["laid", "own-card"]
    assert [event.is_public for event in events] == [True, False]
    assert match.to_act == [0, 2]
    assert match.view(0)["players"][1] == {"pebbles": {}, "points": 0, "cards": 2, "has_laid": True}
    assert match.view(1)["players"][1]["choice"] == 20
    assert refused(match, "lay 21", 1) == "GEN-2"


def test_PEB_2_2_only_a_card_in_the_hand_can_be_laid(pebbles):
    match = given(pebbles, [10, 11], [20, 21])
    assert legal(match) == ["lay 10", "lay 11"]
    assert refused(match, "lay 20") == "PEB-2.2"
    assert reason(match, "lay 20") == "card-not-in-hand"
    assert refused(match, "take red") == "GEN-2"


def test_PEB_2_2_a_card_that_was_laid_may_be_any_of_the_hand(pebbles):
    from tavoliere.engine.chance import seed_words

    match = given(pebbles, [10, 11], {"hand": [20, 21], "choice": 20}, pile=[])
    choices = {
        pebbles.position(pebbles.imagine(match.state, 0, seed_words(seed)))["players"][1]["choice"]
        for seed in range(20)
    }
    assert choices == {20, 21}


def test_PEB_2_3_the_highest_card_takes_a_pebble_of_any_colour_on_the_beach(pebbles):
    match = given(pebbles, [10, 11], [40, 21], [30, 31], beach={"red": 1, "grey": 2})
    events = play(match, "lay 10", "lay 40", "lay 30")
    assert [event.card for event in of_kind(events, "turned-up")] == [10, 40, 30]
    assert (phase(match), match.to_act) == ("take", [1])
    assert match.view()["seen"] == [10, 30, 40]
    assert legal(match) == ["take grey", "take red"]
    assert refused(match, "take white") == "PEB-2.3"
    play(match, "take red")
    assert player(match, 1)["pebbles"] == {"red": 1}
    assert phase(match) == "lay"


def test_PEB_2_3_a_single_colour_is_taken_without_a_question(pebbles):
    match = given(pebbles, [10, 11], [20, 21], beach={"grey": 2})
    assert [event.pebble for event in of_kind(play(match, "lay 10", "lay 20"), "took")] == ["grey"]
    assert player(match, 1)["pebbles"] == {"grey": 1}


def test_PEB_2_4_everybody_draws_while_there_are_cards(pebbles):
    match = given(pebbles, [10, 11], [20, 21], [30, 31], pile=[7, 8])
    events = play(match, "lay 10", "lay 20", "lay 30", "take red")
    assert [(event.seat, event.card) for event in of_kind(events, "got-card")] == [(0, 8), (1, 7)]
    assert not any(event.is_public for event in of_kind(events, "got-card"))
    assert [event.seat for event in of_kind(events, "drew")] == [0, 1]
    assert [len(player(match, seat)["hand"]) for seat in range(3)] == [2, 2, 1]


@pytest.mark.parametrize(("length", "goal"), [("normal", 6), ("short", 4)])
def test_PEB_3_1_the_game_ends_when_somebody_has_enough_pebbles(pebbles, length, goal):
    assert Match(pebbles, 2, 1, {"length": length}).view()["goal"] == goal
    for held, is_over in ((goal - 2, False), (goal - 1, True)):
        match = given(pebbles, {"hand": [40, 41], "pebbles": {"grey": held}}, [20, 21], goal=goal)
        events = play(match, "lay 40", "lay 20", "take red")
        assert match.is_over == is_over
        assert ("ended" in kinds(events)) == is_over
    assert refused(match, "take red", 0) == "GEN-3"


def test_PEB_3_1_the_game_ends_with_the_bag(pebbles):
    match = given(pebbles, [40, 41], [20, 21], bag={})
    play(match, "lay 40", "lay 20", "take red")
    assert match.is_over
    assert phase(match) == "over"


def test_PEB_3_2_each_pebble_has_its_points(pebbles):
    match = given(pebbles, {"hand": [10], "pebbles": {"grey": 2, "red": 1}}, {"hand": [20], "pebbles": {"white": 3}})
    assert [parts["pebbles"] for parts in match.scores()] == [6, 6]


def test_PEB_3_3_each_set_of_three_colours_has_points(pebbles):
    match = given(pebbles, {"hand": [10], "pebbles": {"grey": 3, "white": 2, "red": 2}}, [20])
    assert [parts["sets"] for parts in match.scores()] == [10, 0]


def test_PEB_3_4_most_points_win_then_most_pebbles(pebbles):
    match = given(
        pebbles,
        {"hand": [1], "pebbles": {"grey": 4}},
        {"hand": [2], "pebbles": {"red": 1}},
        {"hand": [3], "pebbles": {"white": 4}},
        {"hand": [4], "pebbles": {"red": 1}},
        phase="over",
        pile=[],
    )
    assert match.totals() == [4, 4, 8, 4]
    assert match.ranking() == [1, 2, 0, 2]


def test_a_move_is_read_from_its_number_or_colour_alone(pebbles):
    assert pebbles.text_of(pebbles.read_move("17")) == "lay 17"
    assert pebbles.text_of(pebbles.read_move("Red")) == "take red"


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        ({"pile": [10]}, "10 is there twice"),
        ({"beach": {}}, "beach"),
        ({"players": [{"hand": [10], "choice": 11}, {"hand": [20]}]}, "11 is not in the hand"),
        ({"players": [{"hand": []}, {"hand": [20]}]}, "players"),
        ({"pile": [53]}, "from 1 to 52"),
    ],
)
def test_a_position_that_cannot_be_is_refused(pebbles, change, cause):
    position = {"players": [{"hand": [10]}, {"hand": [20]}], "beach": ALL}
    pebbles.place(position)
    with pytest.raises(BadPosition, match=cause):
        pebbles.place({**position, **change})


def test_a_box_with_too_few_cards_is_refused():
    import tavoliere

    with pytest.raises(BadBox, match="40 cards are too few"):
        tavoliere.load("pebbles", {"cards": {"highest": 40}})

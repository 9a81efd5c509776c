"""Matches: queries, playing, undoing, saving, and everything that can be wrong with a file."""

import json

import pytest

import tavoliere
from tavoliere.engine.errors import AmbiguousMove, BadMatchFile, BadPosition, ForbiddenMove, UnknownGame, UnreadableMove


@pytest.fixture
def match():
    match = tavoliere.new_match("paris", ["Ada", "Leo"], seed=7, options={"first": "0"})
    for seat in (0, 1):
        match.play(match.legal_moves(seat)[0], seat)
    return match


def test_an_unknown_game_names_the_closest():
    with pytest.raises(UnknownGame, match="paris"):
        tavoliere.load("pariss")


def test_a_wrong_move_names_the_rule_and_changes_nothing(match):
    before = match.state.tobytes()
    with pytest.raises(ForbiddenMove, match=r"TTR-4\.1") as refusal:
        match.play("claim nord-notredame:green green")
    assert refusal.value.rule == "TTR-4.1"
    assert "TTR-4.1" in refusal.value.sentence("it")
    assert match.state.tobytes() == before


def test_moves_may_be_typed_loosely(match):
    read = match.game.read_move
    text = match.game.text_of
    assert text(read("CLAIM  arc-eiffel:white")) == "claim arc-eiffel:white white"
    assert text(read("claim arc-eiffel:white wild=1")) == "claim arc-eiffel:white white wild=1"
    assert text(read("claim arc-eiffel:white white wild=0")) == "claim arc-eiffel:white white"
    assert text(read("claim arc-eiffel:white white wild=2")) == "claim arc-eiffel:white wild=3"  # a card too many
    assert text(read("claim eiffel-arc:yellow")) == "claim arc-eiffel:yellow yellow"
    assert text(read("claim arc-eiffel yellow")) == "claim arc-eiffel:yellow yellow"
    assert text(read("claim arc-eiffel:white wild=9")) == "claim arc-eiffel:white wild=3"
    one, two = match.game.ids.tickets[3], match.game.ids.tickets[1]
    assert text(read(f"keep {one} {two}")) == f"keep {two} {one}"


def test_an_ambiguous_move_lists_what_it_could_be(match):
    with pytest.raises(AmbiguousMove) as error:
        match.play("claim arc-eiffel")
    assert error.value.candidates == ["claim arc-eiffel:white white", "claim arc-eiffel:yellow yellow"]
    san_francisco = tavoliere.load("san_francisco")
    with pytest.raises(AmbiguousMove, match="grey blue"):
        san_francisco.read_move("claim soma-potrero:grey")


@pytest.mark.parametrize(
    "text", ["", "   ", "claim", "claim x", "draw", "keep", "keep a b c", "\x00", "x" * 100_000, "é"]
)
def test_what_is_no_move_is_unreadable(match, text):
    with pytest.raises(UnreadableMove) as error:
        match.play(text)
    assert error.value.rule == "GEN-1"
    assert len(error.value.sentence("it")) < 1000


def test_an_unreadable_move_names_the_closest(match):
    for text, closest in (
        ("claim arc-eifel:white white", "claim arc-eiffel:white white"),
        ("tick", "tickets"),
        ("claim", "claim"),
    ):
        with pytest.raises(UnreadableMove) as error:
            match.play(text)
        assert any(closest in move for move in error.value.closest)


def test_why_answers_for_a_move_and_for_a_target(match):
    assert match.why("draw deck") is None
    assert match.why("pass").rule == "TTR-6"
    assert match.why("nord-notredame:green").rule in ("TTR-4.1", "TTR-4.2")
    assert match.why("arc") is None or match.why("arc").rule.startswith("TTR-4")
    with pytest.raises(UnreadableMove):
        match.why("nonsense")


def test_why_explains_the_payment_that_misses_fewest_cards():
    match = tavoliere.new_match("paris", start={"players": [{"hand": {"green": 2}}, {}]})
    refusal = match.why("nord-notredame:green", 0)
    assert (refusal.rule, refusal.words["needed"], refusal.words["held"]) == ("TTR-4.1", 3, 2)


def test_a_seat_that_does_not_exist_is_refused(match):
    for ask in (lambda: match.play("draw deck", 5), lambda: match.undo(5), lambda: match.view(-2)):
        with pytest.raises(ForbiddenMove, match="no seat"):
            ask()


def test_a_match_can_start_from_any_position():
    start = {"game": "paris", "players": [{"hand": {"red": 3}, "vehicles": 4}, {}], "routes": {"arc-champs:red": 1}}
    match = tavoliere.new_match("paris", start=start)
    assert "claim eiffel-invalides:red red" in match.legal_moves(0)
    assert match.why("claim arc-champs:red red").rule == "TTR-4.4"


def test_a_match_from_a_position_is_saved_with_it(tmp_path):
    match = tavoliere.new_match("paris", start={"players": [{"hand": {"red": 1}}, {}]})
    match.play("claim arc-champs:red red")
    match.play("flag red")
    tavoliere.save_match(match, tmp_path / "match.json")
    assert tavoliere.load_match(tmp_path / "match.json").state.tobytes() == match.state.tobytes()


def test_a_position_can_be_drawn_as_a_short_text():
    game = tavoliere.load("paris")
    text = """
        # what is left out takes its plain value
        seats 3
        routes {arc-champs:red=1 arc-eiffel:white=2}
        players.0.hand {red=2 wild=1}
        players.1.tickets [arc-lachaise]
        pile [blue red wild]
    """
    state = game.place_text(text)
    position = game.position(state)
    assert position["players"][0]["hand"] == {"wild": 1, "red": 2}
    assert position["pile"] == ["blue", "red", "wild"]
    drawn = game.position_text(state)
    assert "players.1.tickets [arc-lachaise]\n" in drawn
    assert "turns_left -\n" in drawn
    assert game.place_text(drawn).tobytes() == state.tobytes()


@pytest.mark.parametrize(
    "text", ["pile [red", "seats", "players.0 }", "routes {a}", "players.99999.hand {}", "a.b.c 1", "[ ]"]
)
def test_a_text_that_is_no_position_is_refused(text):
    with pytest.raises(BadPosition):
        tavoliere.load("paris").place_text(text)


BAD_POSITIONS = [
    {"nonsense": 1},
    {"game": "san_francisco"},
    {"seats": 7},
    {"phase": "nonsense"},
    {"players": [{"hand": {"mauve": 1}}]},
    {"players": [{"hand": {"red": 7}}]},
    {"players": [{"hand": {"red": -1}}]},
    {"players": [{"hand": {"red": 1}, "seen": {"red": 2}}]},
    {"players": [{"tickets": ["arc-lachaise"]}, {"tickets": ["arc-lachaise"]}]},
    {"players": "me"},
    {"pile": ["red"] * 9},
    {"pile": "red"},
    {"routes": {"arc-champs:red": 5}},
    {"routes": {"arc-champs:mauve": 0}},
    {"chance": "nonsense"},
    {"chance": "0-0-0-0"},
    {"phase": "keep-flag-card"},
    {"phase": "keep-tickets"},
    {"claim": {"route": "nowhere"}},
    {"turn": "x"},
    {"players": [{"vehicles": 99}]},
    {"market": {"red": 3, "blue": 3}},
    {"routes": {"arc-champs:red": 0, "arc-champs:blue": 1}},
    {"turns_left": 3},
    {
        "phase": "keep-flag-card",
        "claim": {"route": "arc-champs:red", "colour": "blue"},
        "routes": {"arc-champs:red": 0},
    },
]


@pytest.mark.parametrize("position", BAD_POSITIONS, ids=lambda position: json.dumps(position)[:40])
def test_a_position_that_cannot_be_is_refused_in_both_languages(position):
    game = tavoliere.load("paris")
    with pytest.raises(BadPosition) as error:
        game.place(position)
    assert error.value.sentence("en") != error.value.sentence("it")
    assert "position-" not in error.value.sentence("en")


def saved(match, **changes):
    from tavoliere.engine import matchfile

    return {**matchfile.to_dict(match), **changes}


BAD_FILES = {
    "format": ("nonsense", "format"),
    "version": (99, "version 99"),
    "rules_version": (0, "rules version 0"),
    "box": ({"hash": "other"}, "another box"),
    "options": ([], "options"),
    "seats": (["Ada"], "This game is for 2 to 4 players, not 1"),
    "seed": ("x", "seed"),
    "moves": ([[0, "draw deck"]], "move 1 (draw deck)"),
    "game": (3, "game"),
    "digest": ("0" * 16, "doesn't replay"),
}


@pytest.mark.parametrize("key", BAD_FILES)
def test_a_broken_match_file_is_refused_with_a_reason(match, key, tmp_path):
    value, reason = BAD_FILES[key]
    path = tmp_path / "match.json"
    path.write_text(json.dumps(saved(match, **{key: value})))
    with pytest.raises(tavoliere.TavoliereError) as error:
        tavoliere.load_match(path)
    assert reason in error.value.sentence("en")
    assert error.value.sentence("en") != error.value.sentence("it")


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"format": "tavoliere-match"}', "\x00"])
def test_what_is_no_match_file_is_refused(text, tmp_path):
    path = tmp_path / "match.json"
    path.write_text(text)
    with pytest.raises(BadMatchFile):
        tavoliere.load_match(path)


def test_saving_leaves_the_old_file_when_it_fails(match, tmp_path, monkeypatch):
    path = tmp_path / "match.json"
    tavoliere.save_match(match, path)
    old = path.read_bytes()
    match.play("draw deck")
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(BadMatchFile, match="No space left"):
        tavoliere.save_match(match, path)
    assert path.read_bytes() == old
    assert [file.name for file in tmp_path.iterdir()] == ["match.json"]


def test_bots_see_only_what_their_seat_knows(match):
    from tavoliere.bots import decide
    from tavoliere.engine.chance import seed_words

    class Spy:
        def choose(self, game, imagined, seat, chance):
            self.seen = imagined.tobytes()
            return game.legal_moves(imagined, seat)[0]

    one, other = Spy(), Spy()
    seat = match.to_act[0]
    decide(one, match.game, match.state, seat, 5)
    decide(other, match.game, match.game.imagine(match.state, seat, seed_words(77)), seat, 5)
    assert one.seen == other.seen
    assert one.seen != match.state.tobytes()

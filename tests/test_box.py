"""An owner's own box: laid over the printed values, or refused with file, table, row and reason."""

import pytest

import tavoliere
from tavoliere.engine.errors import BadBox

TICKET = '{ a = "arc", b = "lachaise", points = 9 }'


def write(tmp_path, text):
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_table_of_ones_own_replaces_the_printed_one(tmp_path):
    path = write(tmp_path, "[vehicles]\neach = 30\n[points]\nby_length = [0, 2, 4, 8]\n")
    game = tavoliere.load("paris", path)
    assert int(game.box[0].vehicles) == 30
    assert list(game.box[0].points[:4]) == [0, 2, 4, 8]
    assert game.components.table("vehicles").status == "own"
    assert game.components.table("cards").status == "verified"
    assert game.box_hash != tavoliere.load("paris").box_hash


def test_a_single_row_can_be_changed(tmp_path):
    path = write(tmp_path, '[tickets]\nchange = [{ a = "arc", b = "lachaise", points = 9 }]\n')
    game, printed = tavoliere.load("paris", path), tavoliere.load("paris")
    ticket = game.ids.tickets.index("arc-lachaise")
    assert int(game.box[0].ticket_points[ticket]) == 9
    assert int(printed.box[0].ticket_points[ticket]) != 9
    assert game.ids == printed.ids


def test_a_row_with_an_id_can_change_its_words_too():
    own = {"places": {"change": [{"id": "arc", "name": "Étoile"}]}}
    assert tavoliere.load("paris", own).ids.place_names[0] == "Étoile"


def test_printed_values_typed_in_again_are_the_same_box():
    printed = tavoliere.load("paris")
    again = tavoliere.load("paris", {"points": {"by_length": [0, 1, 2, 4]}})
    assert again.box_hash == printed.box_hash


def test_a_saved_match_carries_its_own_box(tmp_path):
    match = tavoliere.new_match("paris", 2, seed=1, box={"vehicles": {"each": 30}})
    tavoliere.save_match(match, tmp_path / "match.json")
    again = tavoliere.load_match(tmp_path / "match.json")
    assert int(again.game.box[0].vehicles) == 30
    assert again.game.box_hash == match.game.box_hash


BROKEN = {
    "unknown table": ("[rotues]\n", "[rotues]"),
    "unknown key": ("[vehicles]\neech = 3\n", '"eech"'),
    "unknown key in a row": ('[tickets]\nrows = [{ a = "arc", b = "opera", pionts = 3 }]\n', '"pionts"'),
    "unknown place": ('[tickets]\nrows = [{ a = "arc", b = "opra", points = 3 }]\n', "opera"),
    "route of length 0": ('[routes]\nchange = [{ a = "arc", b = "champs", colour = "red", length = 0 }]\n', "length"),
    "route from a place to itself": (
        '[routes]\nrows = [{ a = "arc", b = "arc", colour = "red", length = 1 }]\n', "same place"
    ),
    "unknown colour": ('[routes]\nrows = [{ a = "arc", b = "opera", colour = "mauve", length = 1 }]\n', "mauve"),
    "ticket between unconnected places": (
        '[routes]\nrows = [{ a = "arc", b = "opera", colour = "red", length = 1 }]\n', "could never be completed"
    ),
    "cards that cannot be dealt": (
        '[cards]\nrows = [{ colour = "wild", count = 1 }, { colour = "red", count = 9 }]\n', "are too few"
    ),
    "too many cards": ('[cards]\nchange = [{ colour = "red", count = 60 }]\n', "too many"),
    "tickets that cannot be dealt": (f"[tickets]\nrows = [{TICKET}]\n", "are too few"),
    "negative points": ('[tickets]\nchange = [{ a = "arc", b = "lachaise", points = -3 }]\n', "from 1 to 999"),
    "a double route with one line": (
        '[routes]\nrows = [{ a = "arc", b = "opera", colour = "red", length = 1, double = "x" }]\n', "exactly two"
    ),
    "a double route of two lengths": (
        '[routes]\nchange = [{ a = "arc", b = "eiffel", colour = "white", length = 1 }]\n', "the same length"
    ),
    "a change that fits nothing": ('[tickets]\nchange = [{ a = "arc", b = "arc", points = 3 }]\n', "exactly one"),
    "a change that fits several": ('[tickets]\nchange = [{ points = 3 }]\n', "exactly one"),
    "text instead of a number": ('[vehicles]\neach = "many"\n', "whole number"),
    "no TOML": ("[vehicles\n", "TOML"),
    "rows of the wrong kind": ("[tickets]\nrows = 3\n", "inline tables"),
    "too many places": (
        "[places]\nrows = [" + ",".join(f'{{ id = "p{n}", name = "P" }}' for n in range(40)) + "]\n", "40 rows"
    ),
    "a place twice": ('[places]\nrows = [{ id = "arc", name = "A" }, { id = "arc", name = "B" }]\n', "twice"),
    "an id with a space": ('[places]\nrows = [{ id = "a b", name = "A" }, { id = "c", name = "B" }]\n', "lower-case"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_box_is_refused_with_file_table_and_reason(name, tmp_path):
    text, reason = BROKEN[name]
    path = write(tmp_path, text)
    with pytest.raises(BadBox) as refusal:
        tavoliere.load("paris", path)
    sentence = refusal.value.sentence("en")
    assert "mine.toml" in sentence
    assert reason in sentence
    assert "{" not in sentence.replace("{ a", "")
    italian = refusal.value.sentence("it")
    assert italian != sentence
    assert "mine.toml" in italian


def test_the_row_is_named(tmp_path):
    rows = ", ".join([TICKET] * 7 + ['{ a = "arc", b = "nowhere", points = 1 }'])
    with pytest.raises(BadBox, match=r"table \[tickets\], row 8 \(arc nowhere\)"):
        tavoliere.load("paris", write(tmp_path, f"[tickets]\nrows = [{rows}]\n"))


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadBox, match=r"Can\'t read .*none\.toml"):
        tavoliere.load("paris", tmp_path / "none.toml")


def test_a_game_with_an_own_box_can_be_played(tmp_path):
    from walks import walk

    rows = [
        {"a": "arc", "b": "opera", "colour": "grey", "length": 3},
        {"a": "opera", "b": "nord", "colour": "red", "length": 2},
    ]
    tickets = [{"a": "arc", "b": "nord", "points": points} for points in range(1, 10)]
    game = tavoliere.load("paris", {"routes": {"rows": rows}, "tickets": {"rows": tickets}})
    assert game.ids.tickets[1] == "arc-nord#2"
    for seats in (2, 3, 4):
        *_, match = walk(game, seats, seats)
        assert match.is_over

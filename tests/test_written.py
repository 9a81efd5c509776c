"""Match files of other rules, or with a box that cannot be made any more: read as they are written, never replayed."""

import json
from pathlib import Path

import pytest

import tavoliere
from tavoliere.engine import matchfile
from tavoliere.engine.errors import BadMatchFile
from tavoliere.engine.written import CannotReplay
from test_cli import run
from walks import walk

FIXTURES = Path(__file__).parent / "fixtures" / "v0.1.0"


@pytest.fixture(scope="module")
def ended():
    """A match of Paris that is over, as its file says it."""
    *_, match = walk(tavoliere.load("paris"), 2, 5)
    assert match.is_over
    return matchfile.to_dict(match)


def write(tmp_path, data, **changes):
    """A match file with something changed."""
    path = tmp_path / "match.json"
    path.write_text(json.dumps({**data, **changes}), encoding="utf-8")
    return path


def cannot(path):
    """Why a file cannot be replayed."""
    with pytest.raises(CannotReplay) as refused:
        tavoliere.load_match(path)
    return refused.value


def test_the_result_is_written_once_it_is_known(ended):
    match = tavoliere.new_match("paris", seed=5)
    assert "result" not in matchfile.to_dict(match)
    assert [sum(parts.values()) for parts in ended["result"]["scores"]]
    assert sorted(ended["result"]["ranking"])[0] == 0


@pytest.mark.parametrize("version", [0, 99])
def test_the_error_names_both_versions_and_the_way_out(tmp_path, ended, version):
    known = tavoliere.load("paris").rules_version
    refused = cannot(write(tmp_path, ended, rules_version=version))
    assert f"rules version {version} of paris; this program plays version {known}" in str(refused)
    assert f"tavoliere replay {tmp_path / 'match.json'}" in str(refused)
    assert f"la versione {version} delle regole di paris" in refused.sentence("it")
    assert "tavoliere replay" in refused.sentence("it")


def test_rules_raised_since_make_a_file_read_only(tmp_path, ended, monkeypatch):
    path = write(tmp_path, ended)
    assert tavoliere.load_match(path).is_over
    monkeypatch.setattr(type(tavoliere.load("paris")), "rules_version", ended["rules_version"] + 1)
    written = cannot(path).written
    assert written.rules_version == ended["rules_version"]
    assert [list(move) for move in written.moves] == ended["moves"]
    assert (written.result.scores, written.result.ranking) == tuple(ended["result"].values())


def test_other_boxes_can_be_read_too(tmp_path, ended):
    other = {"hash": "0123456789abcdef", "own": None}
    assert "another box" in str(cannot(write(tmp_path, ended, box=other)))
    broken = cannot(write(tmp_path, ended, box={**other, "own": {"cards": {"rows": []}}}))
    assert "its own box, which this program can't read" in str(broken)
    assert broken.sentence("it") != str(broken)
    assert broken.written.own == {"cards": {"rows": []}}


def test_rules_are_compared_before_a_box_is_made_of_them(tmp_path, ended):
    refused = cannot(write(tmp_path, ended, rules_version=0, box={"hash": "x", "own": {"no": "table"}}))
    assert refused.key == "match-rules-version"


@pytest.mark.parametrize(
    "change",
    [
        {"seats": ["Ada"]},
        {"seats": ["a"] * 5},
        {"seats": ["Ada", ""]},
        {"seats": ["Ada", "L\neo"]},
        {"moves": [[2, "draw deck"]]},
        {"moves": [[-1, "draw deck"]]},
        {"moves": [[True, "draw deck"]]},
        {"moves": [[0, "x" * 201]]},
        {"moves": [[0, "\ud800"]]},
        {"options": {"first": {"a": 1}}},
        {"options": {str(number): "x" for number in range(21)}},
        {"seed": "9" * 60},
        {"box": {"hash": 3}},
        {"result": []},
        {"result": {"scores": [{}], "ranking": [0]}},
        {"result": {"scores": [{"routes": "x"}, {}], "ranking": [0, 1]}},
        {"result": {"scores": [{"<b>": 1}, {}], "ranking": [0, 1]}},
        {"result": {"scores": [{"routes": 10**9}, {}], "ranking": [0, 1]}},
        {"result": {"scores": [{}, {}], "ranking": [0, 2]}},
        {"rules_version": -1},
        {"rules_version": 10**30},
    ],
    ids=lambda change: json.dumps(change)[:50],
)
def test_what_nobody_can_have_played_is_refused(tmp_path, ended, change):
    with pytest.raises(BadMatchFile) as refused:
        tavoliere.load_match(write(tmp_path, ended, **{"rules_version": 0, **change}))
    assert not isinstance(refused.value, CannotReplay)
    assert next(iter(change)) in str(refused.value)


def test_replay_prints_why_the_moves_and_the_result(tmp_path, ended):
    path = write(tmp_path, ended, rules_version=0)
    done = run("replay", path, "--lang", "it")
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{path} è stata giocata con la versione 0 delle regole")
    names = ended["seats"]
    assert lines[1 : len(ended["moves"]) + 1] == [
        f"{number}. {names[seat]}: {move}" for number, (seat, move) in enumerate(ended["moves"], 1)
    ]
    totals = [str(sum(parts.values())) for parts in ended["result"]["scores"]]
    (total,) = (line for line in lines if "Totale" in line)
    assert [part.strip() for part in total.strip("│ ").split("│")[1:]] == totals
    told = json.loads(run("replay", path, "--json").stdout)
    assert told["scores"] == ended["result"]["scores"]
    assert [[one["seat"], one["move"]] for one in told["moves"]] == ended["moves"]
    assert "rules version 0" in told["problem"]


def test_replay_with_the_eyes_of_a_seat_shows_its_moves_only(tmp_path, ended):
    path = write(tmp_path, ended, rules_version=0)
    told = json.loads(run("replay", path, "--json", "--eyes", "2").stdout)
    assert {one["seat"] for one in told["moves"] if "move" in one} == {1}
    assert len(told["moves"]) == len(ended["moves"])
    refused = run("replay", path, "--eyes", "3", "--lang", "en")
    assert refused.returncode == 2
    assert "seats are 1 to 2, and 0 is a spectator" in " ".join(refused.stderr.split())


def test_a_result_that_was_not_written_is_not_invented(tmp_path, ended):
    path = write(tmp_path, ended, rules_version=0, result=None)
    assert "doesn't say how the game ended" in run("replay", path).stdout
    assert json.loads(run("replay", path, "--json").stdout)["scores"] is None


def test_check_says_what_cannot_be_checked(tmp_path, ended):
    done = run("replay", write(tmp_path, ended, rules_version=0), "--check")
    assert (done.returncode, done.stdout) == (1, "")
    assert "rules version 0" in done.stderr
    assert "Can't check" in done.stderr


def test_verify_checks_the_dice_and_says_that_the_moves_were_not(tmp_path):
    data = json.loads((FIXTURES / "paris.match.json").read_text(encoding="utf-8"))
    done = run("replay", write(tmp_path, data, rules_version=0), "--verify")
    assert done.returncode == 1
    assert data["fair"]["promise"] in done.stdout
    assert "Can't check whether its moves follow from that game code" in done.stderr
    forged = {**data["fair"], "numbers": {}}
    done = run("replay", write(tmp_path, data, rules_version=0, fair=forged), "--verify")
    assert (done.returncode, done.stdout) == (1, "")
    assert "doesn't follow" in done.stderr


def test_playing_on_from_a_file_says_why_not(tmp_path, ended):
    done = run("play", "--load", write(tmp_path, ended, rules_version=0))
    assert done.returncode == 1
    assert "rules version 0" in done.stderr

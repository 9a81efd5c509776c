"""Bots of every kind in every game: legal, in time, repeatable, and blind to what their seat cannot know."""

import threading
import time
from pathlib import Path

import numpy as np
import pytest

import tavoliere
from tavoliere.bots import CHARACTERS, LEVELS, bot_names, decide, find_arena_bot, find_bot
from tavoliere.bots.nets import find_net
from tavoliere.bots.policies import Policy
from tavoliere.bots.search import PART, Budget, SearchBot, Settings, grow_from, hidden_moves
from tavoliere.engine import contract, entry_points
from tavoliere.engine.chance import seed_words
from tavoliere.engine.errors import BadOption
from tavoliere.engine.records import same
from tavoliere.engine.text import texts
from walks import walk

FEW = "search:12it"
BLIND = ("random", "easy", "greedy", "planner", FEW)


def positions(game, seats, seed, every):
    """Some positions of a game between planners, each with a seat that has a choice."""
    match = tavoliere.new_match(game, seats=seats, seed=seed)
    planner, decisions, waiting = find_bot("planner"), 0, every // 2
    while not match.is_over:
        seat = match.to_act[-1]
        waiting += 1
        if waiting >= every and len(game.legal_moves(match.state, seat)) > 1:
            waiting = 0
            yield match.state.copy(), seat
        match.play_move(seat, decide(planner, game, match.state, seat, decisions))
        decisions += 1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", BLIND)
def test_a_bot_decides_the_same_when_what_its_seat_cannot_know_is_changed(game, name, seats):
    bot = find_bot(name)
    for number, (state, seat) in enumerate(positions(game, seats, seats, 40)):
        other = game.imagine(state, seat, seed_words(1000 + number))
        assert not same(state, other)
        assert decide(bot, game, state, seat, number) == decide(bot, game, other, seat, number)


def test_whole_games_between_policies(game):
    wins, points = np.zeros(4), np.zeros(4)
    policies = np.array([Policy.GREEDY, Policy.RANDOM, Policy.RANDOM, Policy.RANDOM])
    arguments = (game.box, game.set_up(2, 1), 2, game.options(), seed_words(3))
    assert entry_points.pure.policy_games(*arguments, 3, policies, wins, points) > 60
    assert wins.tolist() == [3, 0, 0, 0]
    assert points[0] > points[1]


def test_a_cheater_does_look_and_plays_only_in_the_arena(game):
    with pytest.raises(BadOption, match="cheater"):
        find_bot("cheater")
    cheater, honest = find_arena_bot("cheater:12it"), find_bot("search:12it")
    state, seat = next(positions(game, 3, 5, 16))
    worlds = [game.imagine(state, seat, seed_words(seed)) for seed in range(4)]
    seen = {tuple(cheater.think(game, world, seat, seed_words(1)).expected) for world in worlds}
    assert len(seen) > 1
    known = {tuple(honest.think(game, world, seat, seed_words(1)).expected) for world in worlds}
    assert len(known) == 1


@pytest.mark.parametrize("name", [*BLIND, *LEVELS])
def test_every_bot_plays_legal_moves(game, name):
    bot = find_bot(name)
    for number, (state, seat) in enumerate(positions(game, 4, 9, 40)):
        assert decide(bot, game, state, seat, number) in game.legal_moves(state, seat)


def test_opinions_are_positive_and_leave_the_state_alone(game):
    for seats in (2, 3, 4):
        for state, seat in positions(game, seats, 3, 11):
            before, moves = state.copy(), game.legal_moves(state, seat)
            weights, planned, points = game.weigh(state, seat, moves), game.plan(state, seat, moves), game.worth(state)
            assert (weights > 0).all()
            assert np.isfinite([*weights, *planned, *points]).all()
            assert len(points) == seats
            assert same(before, state)


def test_the_move_rated_best_weighs_most(game):
    rated = np.empty(len(game.box[0].moves))
    for seats in (2, 4):
        for state, seat in positions(game, seats, 3, 11):
            moves = np.array(game.legal_moves(state, seat), np.int16)
            weights = game.weigh(state, seat, moves.tolist())
            contract.rate(game.box[0], state[0], seat, moves, len(moves), rated)
            assert weights[np.argmax(rated[: len(moves)])] == weights.max()


def test_the_guess_at_the_end_is_the_score(game):
    for seats in (2, 3, 4):
        *_, match = walk(game, seats, seed=seats)
        assert game.worth(match.state) == match.totals()


def test_a_search_in_one_thread_with_a_number_of_iterations_repeats_itself(game):
    state, seat = next(positions(game, 3, 1, 30))
    thoughts = [SearchBot(Budget(iterations=30)).think(game, state, seat, seed_words(4)) for _ in range(2)]
    assert thoughts[0].visits == thoughts[1].visits
    assert thoughts[0].expected == thoughts[1].expected
    assert sum(thoughts[0].visits) == thoughts[0].iterations == 30
    assert thoughts[0].best in game.legal_moves(state, seat)
    assert all(0.0 <= value <= 1.0 for value in thoughts[0].expected)


def test_compiled_and_uncompiled_search_grow_the_same_tree(game):
    if game.core_for(PART) is entry_points.pure:
        pytest.skip("the search is not compiled: run `tavoliere compile`")
    for state, seat in positions(game, 3, 2, 60):
        trees = []
        for core in (game.compiled, entry_points.pure):
            growth, settings = grow_from(seed_words(6), 512), Settings().record(game)
            grown = (growth.nodes, growth.edges, growth.used, growth.chance)
            core.search(game.box, state, seat, hidden_moves(game), settings, *grown, 5, 1)
            trees.append(growth)
        assert same(trees[0].nodes, trees[1].nodes)
        assert (trees[0].edges["visits"] == trees[1].edges["visits"]).all()
        assert trees[0].edges["total"] == pytest.approx(trees[1].edges["total"])


def test_several_threads_share_the_work(game):
    state, seat = next(positions(game, 2, 7, 20))
    thought = SearchBot(Budget(iterations=10), threads=3).think(game, state, seat, seed_words(1))
    assert sum(thought.visits) == thought.iterations == 30


def test_a_search_stops_when_it_is_told_to(game):
    state, seat = next(positions(game, 2, 7, 20))
    stop = threading.Event()
    threading.Timer(0.2, stop.set).start()
    start = time.perf_counter()
    thought = SearchBot(Budget(seconds=120)).think(game, state, seat, seed_words(1), stop)
    assert thought.iterations > 0
    assert time.perf_counter() - start < 60


def test_a_full_tree_is_searched_on_without_growing(game):
    state, seat = next(positions(game, 2, 7, 20))
    growth, settings = grow_from(seed_words(6), 2), Settings().record(game)
    grown = (growth.nodes, growth.edges, growth.used, growth.chance)
    game.core_for(PART).search(game.box, state, seat, hidden_moves(game), settings, *grown, 20, 1)
    assert growth.used[0] == 2
    assert (growth.nodes["key"] != 0).sum() <= len(growth.nodes)


@pytest.mark.parametrize("seats", [2, 3])
def test_while_the_search_is_not_compiled_a_timed_bot_plays_by_its_net_or_its_plan(game, seats, monkeypatch):
    monkeypatch.setenv("TAVOLIERE_PURE", "1")
    like = "learned" if find_net(game, seats) else "planner"
    for number, (state, seat) in enumerate(positions(game, seats, 1, 60)):
        expert, other = (decide(find_bot(name), game, state, seat, number) for name in ("expert", like))
        assert expert == other


@pytest.mark.parametrize("text", ["", "5", "0ms", "-3it", "5 s", "1h", "1e9it"])
def test_a_budget_that_cannot_be_read_is_refused_with_examples(text):
    with pytest.raises(BadOption, match="200ms"):
        Budget.read(text)


def test_budgets_are_read_as_people_write_them():
    assert Budget.read("200ms").seconds == 0.2
    assert Budget.read("1.5s").seconds == 1.5
    assert Budget.read("5000it").iterations == 5000


def test_every_level_says_in_both_languages_how_it_plays():
    from tavoliere.bots import HERE

    for language in ("en", "it"):
        for level in (*LEVELS, *CHARACTERS):
            assert texts(language, (HERE,))(f"level-{level}")


@pytest.mark.parametrize("name", ["", "nobody", "planner:3s", "search:", "search:x"])
def test_an_unknown_bot_is_refused_naming_those_there_are(name):
    if name == "search:":
        assert isinstance(find_bot(name), SearchBot)
        return
    with pytest.raises(BadOption):
        find_bot(name)
    assert {"random", "greedy", "planner", *LEVELS} <= set(bot_names())


def test_a_bot_of_another_package_is_found_by_its_entry_point_and_plays(tmp_path, monkeypatch):
    guide = (Path(__file__).parents[1] / "docs" / "adding-a-bot.md").read_text(encoding="utf-8")
    code = guide.split("```python\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 20
    (tmp_path / "my_bots").mkdir()
    (tmp_path / "my_bots" / "hoarder.py").write_text(code)
    announced = guide.split("```toml\n[project.entry-points.")[1].split("```")[0].replace('"', "").replace("]", "", 1)
    group, announcement = announced.strip().splitlines()
    (tmp_path / "my_bots-1.dist-info").mkdir()
    (tmp_path / "my_bots-1.dist-info" / "METADATA").write_text("Name: my-bots\nVersion: 1\n")
    (tmp_path / "my_bots-1.dist-info" / "entry_points.txt").write_text(f"[{group}]\n{announcement}\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert "hoarder" in bot_names()
    game, hoarder = tavoliere.load("paris"), find_bot("hoarder")
    for number, (state, seat) in enumerate(positions(game, 3, 4, 10)):
        assert decide(hoarder, game, state, seat, number) in game.legal_moves(state, seat)

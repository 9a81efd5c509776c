"""A net's policy: it changes no value, is asked where its card says so, and learns what searches choose."""

import json
from contextlib import closing
from dataclasses import replace

import numpy as np
import pytest

from tavoliere.bots import net_tree, tree
from tavoliere.bots.forward import PART, make_room, values_of
from tavoliere.bots.net_search import NetSearch, NetSettings
from tavoliere.bots.nets import (
    ARRAYS,
    OUTPUTS,
    WITH_POLICY,
    BadNet,
    Net,
    file_name,
    find_net,
    fitting,
    new_net,
    read_net,
    write_net,
)
from tavoliere.bots.search import Budget, SearchBot, hidden_moves
from tavoliere.bots.training import Settings, Trainer, TrainingError, find_crew
from tavoliere.bots.training.checkpoint import FILE
from tavoliere.bots.training.learner import core_of, deciding, is_for_policy, teach_policy
from tavoliere.bots.training.policy import Decisions, watch
from tavoliere.cli import cli_texts
from tavoliere.cli.train import command_of, line_of
from tavoliere.engine.chance import seed_words
from tavoliere.engine.records import blank, int16, same
from test_nets import choices
from tiny_training import TINY, lines, press_ctrl_c

SHORT = replace(
    TINY,
    policy_share=1.0,
    policy_games=2,
    policy_test=1,
    policy_every=3,
    policy_moves=4000,
    least_search=3,
    most_search=6,
)


def given_net(game, seats=2, seed=3, policy=True, **card):
    """A net that has learned nothing, with a policy that has neither."""
    net = Net(new_net(game.FEATURES.size, seed, 8, 4).weights, {**fitting(game, seats), **card})
    draw = np.random.default_rng(seed)
    return net.with_policy(draw.normal(size=4).astype(np.float32)) if policy else net


def logits_of(game, state, seat, moves, net):
    """What a policy says of each legal move."""
    room, values, says = (
        make_room(game.FEATURES, net, WITH_POLICY),
        np.zeros(len(moves)),
        np.zeros((len(moves), WITH_POLICY)),
    )
    asked = (np.array(moves, int16), len(moves), net.weights, room, blank(game.STATE))
    game.core_for(PART).move_values(game.box, state, seat, *asked, values, says)
    return says[:, OUTPUTS]


def test_a_policy_changes_no_value(game):
    if game.FEATURES is None:
        pytest.skip("the game offers no features")
    net = given_net(game, 3)
    bare = net.with_policy(None)
    assert (net.has_policy, bare.has_policy) == (True, False)
    assert not bare.policy.any()
    for state, seat, moves in choices(game, 3, 5, 97):
        values = values_of(game, state, seat, moves, bare)
        assert values.tobytes() == values_of(game, state, seat, moves, net).tobytes()


@pytest.mark.parametrize("seats", [2, 3])
def test_GEN_6_what_a_seat_cannot_see_changes_neither_values_nor_policy(game, seats):
    if game.FEATURES is None:
        pytest.skip("the game offers no features")
    net, worlds, differ = given_net(game, seats), 0, 0
    for number, (state, seat, moves) in enumerate(choices(game, seats, seats + 4, 11)):
        world = game.imagine(state, seat, seed_words(number))
        assert game.legal_moves(world, seat) == moves
        assert values_of(game, state, seat, moves, net).tobytes() == values_of(game, world, seat, moves, net).tobytes()
        logits = logits_of(game, state, seat, moves, net)
        assert logits.tobytes() == logits_of(game, world, seat, moves, net).tobytes()
        differ += np.ptp(logits) > 0
        world["chance"] = state["chance"]
        worlds += not same(state, world)
    assert worlds  # something that the seat cannot see was dealt anew
    assert differ


def test_a_net_with_a_policy_is_read_back_and_one_without_is_as_it_was(pebbles, tmp_path):
    for net in (given_net(pebbles), given_net(pebbles, policy=False)):
        path = tmp_path / file_name(pebbles, 2)
        write_net(net, path)
        again = read_net(path, pebbles, 2)
        assert again.has_policy == net.has_policy
        assert again.policy == pytest.approx(net.policy, abs=1e-3)
        assert again.weights[3].flags.c_contiguous


@pytest.mark.parametrize(
    ("name", "change", "said"),
    [
        ("outputs_bias", lambda array: array[:OUTPUTS], "arrays"),
        ("outputs", lambda array: array[:, :OUTPUTS], "arrays"),
        ("outputs", lambda array: np.column_stack((array, array[:, 0])), "arrays"),
        ("outputs", lambda array: array * np.float32(np.nan), "no numbers"),
    ],
)
def test_a_broken_policy_is_refused(pebbles, tmp_path, name, change, said):
    net, path = given_net(pebbles), tmp_path / file_name(pebbles, 2)
    arrays = dict(zip(ARRAYS, net.weights, strict=True))
    arrays[name] = change(arrays[name])
    np.savez(path, card=np.frombuffer(json.dumps(dict(net.card)).encode(), np.uint8), **arrays)
    with pytest.raises(BadNet, match=said):
        read_net(path, pebbles, 2)


@pytest.mark.parametrize(
    ("policy", "prior", "asked"),
    [
        (True, "policy", True),
        (True, "values", False),
        (True, None, False),
        (True, ["policy"], False),
        (False, "policy", False),
    ],
)
def test_the_policy_is_the_prior_only_where_the_card_says_so(pebbles, monkeypatch, tmp_path, policy, prior, asked):
    """Else the tree is the one of the same net without a policy, to the byte."""
    monkeypatch.setattr(pebbles, "folders", (*pebbles.folders, tmp_path))
    (tmp_path / "nets").mkdir()
    thoughts = []
    for net in (given_net(pebbles, policy=False), given_net(pebbles, policy=policy, prior=prior)):
        write_net(net, tmp_path / "nets" / file_name(pebbles, 2))
        find_net.__globals__["_usable"].cache_clear()
        thoughts.append(SearchBot(Budget(iterations=30)).think(pebbles, pebbles.set_up(2, 3), 0, seed_words(4)))
    assert find_net(pebbles, 2).asks_policy is asked
    same_tree = (thoughts[0].visits, thoughts[0].expected) == (thoughts[1].visits, thoughts[1].expected)
    assert same_tree is not asked


def root_priors(game, state, seat, net, policy):
    """What a search thinks at its root of each legal move before it has tried them."""
    moves = np.array(game.legal_moves(state, seat), int16)
    search = NetSearch(game, state, seat, moves, net, hidden_moves(game), NetSettings(policy=policy))
    growth = search.plant(seed_words(6), 64)
    search.grow(growth, 1)
    root = growth.nodes[growth.nodes["key"] == tree.key_after(0, seat)][0]
    return np.array([growth.edges[net_tree.edge_of(root, growth.edges, move)]["prior"] for move in moves])


def test_the_prior_is_a_softmax_of_the_policy_a_fifth_shared_evenly(pebbles):
    net, state = given_net(pebbles), pebbles.set_up(2, 3)
    moves = pebbles.legal_moves(state, 0)
    likely = np.exp(logits_of(pebbles, state, 0, moves, net))
    expected = 0.8 * likely / likely.sum() + 0.2 / len(moves)
    assert root_priors(pebbles, state, 0, net, 1) == pytest.approx(expected, abs=1e-5)
    assert np.ptp(expected) > 1e-4
    assert root_priors(pebbles, state, 0, net, 0) != pytest.approx(expected, abs=1e-5)


def some_decisions(policy, count=400):
    """Decisions made by a policy, as often as it says."""
    draw = np.random.default_rng(5)
    sizes = draw.integers(2, 9, count)
    starts = np.append(0, np.cumsum(sizes)[:-1])
    layers = np.maximum(0, draw.normal(size=(sizes.sum(), len(policy))))
    likely = Decisions(starts, layers, layers[:, 0]).likely(policy)
    return Decisions(starts, layers, likely)


def test_what_is_fitted_is_the_policy_that_decided():
    policy = np.array([1.5, -0.8, 0.0, 0.4, 3.0])
    decisions = some_decisions(policy)
    assert np.add.reduceat(decisions.shares, decisions.starts) == pytest.approx(1.0)
    fitted = decisions.fit(np.zeros(5, np.float32))
    assert fitted == pytest.approx(policy, abs=0.15)  # held a little near the one before
    assert decisions.fit(fitted) == pytest.approx(policy, abs=0.05)
    assert decisions.surprise(policy) < decisions.surprise(fitted) < decisions.surprise(np.zeros(5))
    assert decisions.foreseen(policy) == 1.0
    assert decisions.foreseen(-policy) < 0.4


def test_from_no_decisions_nothing_is_learned():
    nothing = Decisions(np.empty(0, int), np.empty((0, 3)), np.empty(0))
    before = np.array([1.0, 2.0, 3.0], np.float32)
    assert (nothing.fit(before) == before).all()
    assert nothing.surprise(before) == nothing.foreseen(before) == 0.0


@pytest.mark.parametrize("planners", [True, False])
def test_planners_choose_one_move_and_searches_try_several(pebbles, tmp_path, planners):
    settings = Settings(pebbles, 2, tmp_path, games=5, schedule=SHORT)
    net = settings.new_net()
    how = deciding(settings, planners) | {"rows": 4000}
    table = (2, pebbles.options(), seed_words(3))
    seen = watch(core_of(pebbles), pebbles, table, 2, how, net.weights, make_room(pebbles.FEATURES, net))
    assert len(seen.starts) > 5
    assert np.add.reduceat(seen.shares, seen.starts) == pytest.approx(1.0)
    assert (np.diff(np.append(seen.starts, len(seen.shares))) > 1).all()  # all legal moves of a choice
    assert (set(np.unique(seen.shares)) == {0.0, 1.0}) is planners
    assert (seen.layers >= 0).all()
    assert seen.layers.any()
    short = watch(
        core_of(pebbles), pebbles, table, 2, how | {"rows": 30}, net.weights, make_room(pebbles.FEATURES, net)
    )
    assert 0 < len(short.shares) <= 30


def test_a_policy_learns_what_planners_choose(pebbles, tmp_path):
    """It foresees choices of games it never saw better than one that thinks all moves the same."""
    settings = Settings(pebbles, 2, tmp_path, games=5, schedule=replace(SHORT, policy_every=1))
    net = Net(new_net(pebbles.FEATURES.size, 1).weights)
    net.weights[0][1:] *= 5  # a new net hardly tells moves apart
    seen = []
    for seed in (1, 2):
        table, how = (2, pebbles.options(), seed_words(seed)), deciding(settings, planners=True) | {"rows": 40_000}
        seen.append(watch(core_of(pebbles), pebbles, table, 12, how, net.weights, make_room(pebbles.FEATURES, net)))
    fitted = seen[0].fit(net.policy)
    assert seen[1].surprise(fitted) < 0.8 * seen[1].surprise(net.policy)
    assert seen[1].foreseen(fitted) > seen[1].foreseen(np.arange(32) * 1e-6) + 0.1


def test_a_finished_net_is_given_a_policy_that_leaves_its_values_as_they_are(pebbles, tmp_path):
    """To the byte, and what its card says too; repeatable, also when it was interrupted."""
    net = given_net(
        pebbles, policy=False, mix=0.5, prior="policy", trained={"games": 7, "cpu_minutes": 1, "command": "x"}
    )
    settings = Settings(pebbles, 2, tmp_path / "whole", games=5, schedule=SHORT, start=net)
    trainer = Trainer(settings, command=command_of(settings))
    generations = list(trainer.run())
    assert [one.games for one in generations] == [0, 2, 4, 6]
    assert generations[0].foreseen is None
    assert all(0 <= one.foreseen <= 1 for one in generations[1:])
    assert generations[1].accepted
    assert len({one.planner for one in generations}) == 1
    found = read_net(trainer.net_file, pebbles, 2)
    assert found.policy.any()
    write_net(net, tmp_path / "before.npz")
    before = read_net(tmp_path / "before.npz", pebbles, 2)
    for one, other in zip(found.with_policy(None).weights, before.weights, strict=True):
        assert one.tobytes() == other.tobytes()
    assert found.card["trained"]["games"] == 7
    assert found.card["mix"] == 0.5
    assert found.card["prior"] == "values"  # until it is measured
    assert "--from NET --policy 1" in found.card["policy"]["command"]
    again = replace(settings, out=tmp_path / "again")
    next(Trainer(again).run())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tavoliere.bots.training.trainer.what_searches_choose", press_ctrl_c)
        with pytest.raises(KeyboardInterrupt):
            next(Trainer(again).run())
    list(Trainer(again).run())
    assert lines(again) == lines(settings)
    assert Trainer(again).state.best.policy.tobytes() == trainer.state.best.policy.tobytes()


def test_a_policy_is_kept_only_if_it_foresees_more(pebbles, tmp_path, monkeypatch):
    settings = Settings(pebbles, 2, tmp_path, games=3, schedule=SHORT, start=given_net(pebbles))
    monkeypatch.setattr(Decisions, "fit", lambda _self, policy: policy * 0 - 50)
    trainer = Trainer(settings)
    generations = list(trainer.run())
    assert [one.accepted for one in generations] == [True, False, False]
    assert (trainer.state.best.policy == settings.start.policy).all()
    monkeypatch.setattr(Decisions, "fit", lambda _self, policy: policy * np.float32(np.nan))
    with pytest.raises(TrainingError, match="nonsense"):
        next(Trainer(replace(settings, games=9)).run())


def test_the_last_part_of_a_training_learns_a_policy_for_its_best_net(pebbles, tmp_path):
    settings = Settings(pebbles, 2, tmp_path, games=8, schedule=replace(SHORT, policy_share=0.5))
    assert [is_for_policy(settings, part) for part in (0.0, 0.49, 0.5)] == [False, False, True]
    trainer = Trainer(settings)
    generations = list(trainer.run())
    assert [one.foreseen is None for one in generations] == [True, True, False, False]
    card = read_net(trainer.net_file, pebbles, 2).card
    assert card["policy"]["foreseen"] in {one.foreseen for one in generations}
    assert not trainer.state.learner.weights[3].shape[1] > OUTPUTS
    damaged = (tmp_path / FILE).read_bytes()
    with np.load(tmp_path / FILE) as stored:
        arrays = dict(stored)
    arrays["best-outputs"] = arrays["best-outputs"][:, :1]
    np.savez(tmp_path / "checkpoint", **arrays)
    with pytest.raises(TrainingError, match="damaged"):
        Trainer(settings)
    (tmp_path / FILE).write_bytes(damaged)
    with pytest.raises(TrainingError, match="schedule"):
        Trainer(replace(settings, schedule=replace(settings.schedule, policy_share=0.2)))


def test_a_net_whose_values_learn_on_loses_its_policy(pebbles, tmp_path):
    net = given_net(pebbles)
    assert not Settings(pebbles, 2, tmp_path, start=net, schedule=TINY).start.has_policy
    assert Settings(pebbles, 2, tmp_path, start=net, schedule=SHORT).start.has_policy
    settings = Settings(pebbles, 2, tmp_path, games=3, start=net, against=net, schedule=TINY)
    assert list(Trainer(settings).run())  # a net with a policy is beaten like any other


def test_several_jobs_and_a_cluster_fit_the_same_policy(pebbles, tmp_path):
    """Each job its own, then their mean, the same but for rounding; the values are the given ones even so."""
    net, policies = given_net(pebbles, policy=False), []
    for number, cluster in enumerate((None, "local")):
        settings = Settings(pebbles, 2, tmp_path / str(number), games=2, jobs=3, start=net, schedule=SHORT)
        with closing(find_crew(settings, cluster)) as crew:
            learned, loss = teach_policy(settings, crew, net, 1)
        assert np.isfinite(loss)
        for one, other in zip(learned.with_policy(None).weights, net.weights, strict=True):
            assert one.tobytes() == other.tobytes()
        policies.append(learned.policy)
    assert np.allclose(*policies, rtol=1e-4, atol=1e-6)
    assert policies[0].any()


def test_the_command_says_what_a_policy_is_for(command, pebbles, tmp_path):
    code, _printed, told = command("train", "paris", "--policy", "2", "--out", tmp_path / "x", "--lang", "en")
    assert code == 2
    assert "--policy" in told
    assert not (tmp_path / "x").exists()
    settings = Settings(pebbles, 2, tmp_path, games=3, schedule=SHORT, start=given_net(pebbles, policy=False))
    first, second = list(Trainer(settings).run())[:2]
    for language, word in (("en", "foresees"), ("it", "prevede")):
        assert word not in line_of(first, 60, cli_texts(language))
        assert word in line_of(second, 60, cli_texts(language))

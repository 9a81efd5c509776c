"""Training: a tiny game is learned in a minute; what is interrupted goes on, and the same seed makes the same net."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import tavoliere
from tavoliere.bots.arena.shares import fixed_interval
from tavoliere.bots.forward import make_room
from tavoliere.bots.nets import BadNet, Net, file_name, fitting, new_net, read_net
from tavoliere.bots.training import Schedule, Settings, Trainer, TrainingError
from tavoliere.bots.training.checkpoint import FILE
from tavoliere.bots.training.crew import Cluster, Hand, find_crew, written
from tavoliere.bots.training.gate import against_planners, meet, pass_gate
from tavoliere.bots.training.learner import (
    Job,
    Learner,
    seats_against_a_net,
)
from tavoliere.bots.training.playing import NET, OTHER_NET
from tavoliere.cli.train import net_to_beat, net_to_start_with
from tavoliere.engine import compiling
from tavoliere.engine.errors import BadOption
from tavoliere.engine.sources import VARIABLE
from tiny_training import TINY, given, lines, press_ctrl_c
from walks import FIFTH

# A tiny game takes larger steps than those it is shipped with.
SMALL = Schedule(
    planner_games=4000, round_games=2000, rounds=6, gate_deals=200, planner_deals=200, samples=120_000, rate=1e-3
)
EXAMPLE = Path(tavoliere.__file__).parent / "games/ticket_to_ride/maps/paris/examples/lantern_bay.toml"
IS_COMPILED = not compiling.is_forbidden() and not os.environ.get("NUMBA_DISABLE_JIT")


@pytest.fixture
def tiny(pebbles, tmp_path):
    """A training of a few games."""
    return Settings(pebbles, 2, tmp_path / "trained", games=5, schedule=TINY)


def test_a_training_keeps_its_generations_its_curve_and_its_best_net(tiny):
    trainer = Trainer(tiny, command="tavoliere train pebbles …")
    generations = list(trainer.run())
    assert [one.number for one in generations] == [0, 1, 2]
    assert [one.games for one in generations] == [2, 4, 6]
    assert all(0.0 <= one.planner <= 1.0 for one in generations)
    assert generations[0].gate is None
    assert trainer.progress == 1.0
    assert trainer.seconds_left == 0.0
    net = read_net(trainer.net_file, tiny.game, 2)
    assert net.card["trained"]["command"] == "tavoliere train pebbles …"
    assert net.card["trained"]["games"] in {2, 4, 6}
    assert len(lines(tiny)) == 3
    curve = (tiny.out / "curve.svg").read_text()
    assert curve.count("<circle") == 3
    assert not list(tiny.out.glob("*.unfinished"))
    assert list(Trainer(tiny).run()) == []  # it is done


def test_the_same_seed_makes_the_same_net_also_when_it_was_interrupted(tiny, tmp_path):
    whole = Trainer(tiny)
    list(whole.run())
    again = Settings(tiny.game, 2, tmp_path / "again", games=5, schedule=TINY)
    next(Trainer(again).run())  # a crash after the first generation
    interrupted = Trainer(again)
    with pytest.MonkeyPatch.context() as patch:  # Ctrl-C in the middle of the second
        patch.setattr("tavoliere.bots.training.trainer.against_reference", press_ctrl_c)
        with pytest.raises(KeyboardInterrupt):
            next(interrupted.run())
    assert len(interrupted.generations) == 1
    list(Trainer(again).run())
    assert lines(again) == lines(tiny)
    for one, other in zip(whole.state.learner.weights, Trainer(again).state.learner.weights, strict=True):
        assert one.tobytes() == other.tobytes()
    other_seed = Settings(tiny.game, 2, tmp_path / "other", games=5, seed=2, schedule=TINY)
    list(Trainer(other_seed).run())
    assert lines(other_seed) != lines(tiny)


def test_a_training_goes_on_with_a_net_that_is_given(tiny, tmp_path):
    """The first generation is the net as it came; features that are not met again stay as they were learned."""
    net = new_net(tiny.game.FEATURES.size, 7, 12, 6)  # its own number of units
    settings = given(tiny, tmp_path / "on", net)
    trainer = Trainer(settings)
    run = trainer.run()
    first = next(run)
    assert (first.games, first.gate, first.accepted) == (0, None, True)
    assert [array.tobytes() for array in trainer.state.best.weights] == [array.tobytes() for array in net.weights]
    generations = list(run)
    assert [one.games for one in generations] == [2, 4]
    playing = trainer.state.learner.playing_net()
    assert playing.shape == (12, 6)
    unmoved = (playing.weights[0] == net.weights[0]).all(axis=1)
    assert unmoved.any()
    assert not unmoved.all()
    again = given(tiny, tmp_path / "again", net)
    next(Trainer(again).run())
    list(Trainer(again).run())  # interrupted and gone on with
    assert lines(again) == lines(settings)
    with pytest.raises(TrainingError, match="start"):
        Trainer(given(tiny, tmp_path / "on", new_net(tiny.game.FEATURES.size, 8, 12, 6)))
    with pytest.raises(TrainingError, match="another"):
        Trainer(Settings(tiny.game, 2, tmp_path / "on", games=4, schedule=TINY))


def test_a_cluster_is_told_how_many_units_the_given_net_has(tiny, tmp_path):
    settings = given(tiny, tmp_path, new_net(tiny.game.FEATURES.size, 7, 12, 6))
    hand = Hand(written(settings), 0)
    assert hand.settings.new_net().shape == (12, 6)


def test_an_own_box_begins_with_the_net_of_the_printed_one():
    printed = tavoliere.load("paris")
    own = tavoliere.load("paris", EXAMPLE)
    assert net_to_start_with(printed, 2, None) is None
    assert net_to_start_with(own, 2, None).card["borrowed"] == printed.box_hash
    file = printed.folders[-1] / "nets" / file_name(printed, 2)
    assert net_to_start_with(own, 2, file).card["box"] == own.box_hash
    for_three = net_to_start_with(printed, 3, file)
    assert (for_three.card["seats"], for_three.card["helps-search"]) == (3, False)
    own, three = (net.weights[0] for net in (net_to_start_with(printed, 2, file), for_three))
    rivals = printed.FEATURES.find("rivals/points")
    assert np.allclose(three[rivals[0]], own[rivals[0]] / 2)  # two count for as much as the one did
    assert np.array_equal(three[rivals[0]], three[rivals[1]])
    assert not three[rivals[2]].any()
    with pytest.raises(BadNet, match="2 seats, not with 3"):  # but it is no opponent at three seats
        net_to_beat(printed, 3, file)


def test_the_last_part_of_a_training_learns_from_searches(tiny, tmp_path):
    """Repeatable, also when it was interrupted; a search moves what the net thought of the move it prefers."""
    schedule = replace(TINY, searched_share=0.5, searched_games=1, searched_every=2, least_search=3, most_search=6)
    runs = []
    for name in ("whole", "again"):
        settings = Settings(tiny.game, 2, tmp_path / name, games=8, schedule=schedule)
        run = Trainer(settings).run()
        next(run)
        if name == "again":
            run.close()
            run = Trainer(settings).run()
        list(run)
        runs.append((lines(settings), [array.tobytes() for array in Trainer(settings).state.learner.weights]))
    assert runs[0] == runs[1]
    played = Settings(tiny.game, 2, tmp_path / "played", games=8, schedule=TINY)
    list(Trainer(played).run())
    assert [line["games"] for line in lines(played)] == [line["games"] for line in runs[0][0]]
    assert lines(played)[-1]["loss"] != runs[0][0][-1]["loss"]


def test_what_a_search_finds_is_learned(tiny):
    """The targets of a game that was thought over lie between how it ended and what the search thought."""
    schedule = replace(TINY, searched_every=1, least_search=4, most_search=9)
    settings = Settings(tiny.game, 2, tiny.out, games=5, schedule=schedule)
    job, learner = Job(settings, 0, 0), Learner.new(settings.new_net())
    job.think(learner.calm, 3, 0)
    targets = job.stores[0][3][: job.filled[0]]
    assert job.filled[0] > 30
    assert ((targets >= 0) & (targets <= 1)).all()
    assert len(np.unique(targets[:, 0])) > 10  # not only wins and losses


def test_an_exploiter_learns_to_beat_one_net_alone(tiny, tmp_path):
    """It sits alone against the net that stays as it is; only its own choices are learned from."""
    rows = seats_against_a_net(3)
    assert [row[:3].tolist() for row in rows] == [[NET, OTHER_NET, OTHER_NET], [1, 0, 1], [1, 1, 0]]
    net = new_net(tiny.game.FEATURES.size, 7, 8, 4)
    settings = Settings(tiny.game, 2, tmp_path / "against", games=6, schedule=TINY, start=net, against=net)
    trainer = Trainer(settings)
    generations = list(trainer.run())
    assert generations[0].planner == 0.5  # against itself, every deal from both seats
    best = max(generations, key=lambda one: (one.planner, -one.number))
    assert best.accepted
    assert [one.number for one in generations if one.accepted][-1] == best.number
    with pytest.raises(TrainingError, match="against"):
        Trainer(Settings(tiny.game, 2, tmp_path / "against", games=6, schedule=TINY, start=net))
    with pytest.raises(BadOption, match="numbers of units"):
        Settings(tiny.game, 2, tmp_path, start=net, against=new_net(tiny.game.FEATURES.size, 7, 12, 4))
    job = Job(settings, 0, 1)
    how = {"wander": 0.0, "everybody": 0, "keep": 1.0, "heat": 0.0}
    job.play(net.weights, 2, rows[:1], how, 0, net.weights)
    alone = job.filled[0]
    job.play(net.weights, 2, np.full((1, 4), NET, np.int64), how, 0, net.weights)
    assert 0 < alone < job.filled[0]


def test_several_jobs_learn_together(tiny, tmp_path):
    nets = []
    for name in ("one", "two"):
        settings = Settings(tiny.game, 2, tmp_path / name, games=4, jobs=2, schedule=TINY)
        list(Trainer(settings).run())
        nets.append(Trainer(settings).state.learner.weights)
    for one, other in zip(*nets, strict=True):
        assert one.tobytes() == other.tobytes()
        assert np.isfinite(one).all()


def test_a_cluster_learns_what_threads_learn_and_a_lost_worker_is_replaced(tiny, tmp_path):
    """Two actors on a local Ray; the first generation's weights are those of two threads, to the bit."""
    threads = Settings(tiny.game, 2, tmp_path / "threads", games=4, jobs=2, schedule=TINY)
    list(Trainer(threads).run())
    settings = Settings(tiny.game, 2, tmp_path / "cluster", games=4, jobs=2, schedule=TINY)
    with closing(find_crew(settings, "local")) as crew:
        trainer = Trainer(settings, crew=crew)
        run = trainer.run()
        next(run)
        crew._ray.kill(crew.hands[1])
        list(run)
        assert crew.cpu_seconds > 0
    assert lines(settings) == lines(threads)
    for one, other in zip(trainer.state.learner.weights, Trainer(threads).state.learner.weights, strict=True):
        assert one.tobytes() == other.tobytes()


def test_a_machine_with_another_version_is_refused(tiny, monkeypatch):
    cluster = Cluster.__new__(Cluster)
    cluster.settings, cluster.address = tiny, "10.0.0.1:6379"
    hand = Hand(written(tiny), 0)
    monkeypatch.setattr("tavoliere.bots.training.crew.__version__", "0.0.1")
    found = hand.fits()
    monkeypatch.undo()
    with pytest.raises(TrainingError, match=r"another version \(0\.0\.1, here"):
        cluster.compare(found)


def test_what_cannot_be_trained_is_refused(tiny, tmp_path, monkeypatch):
    game, out = tiny.game, tmp_path
    for wrong in ({"hours": 0}, {"hours": -1}, {"games": 0}, {"jobs": 0}, {"jobs": 1000}, {"seed": -1}, {"seats": 5}):
        with pytest.raises(BadOption) as refusal:
            Settings(**{"game": game, "seats": 2, "out": out, **wrong})
        for language in ("en", "it"):
            assert "{" not in refusal.value.sentence(language)
            assert " " in refusal.value.sentence(language)
    monkeypatch.setattr(type(game), "FEATURES", None)
    with pytest.raises(BadOption, match="no features"):
        Settings(game, 2, out)


def test_a_folder_of_another_training_is_left_alone(tiny, tmp_path):
    next(Trainer(tiny).run())
    before = (tiny.out / FILE).read_bytes()
    for change, said in (({"seats": 3}, "another seats"), ({"seed": 9}, "another seed")):
        changed = {"game": tiny.game, "seats": 2, "out": tiny.out, "games": 5, "schedule": TINY, **change}
        with pytest.raises(TrainingError, match=said):
            Trainer(Settings(**changed))
    assert (tiny.out / FILE).read_bytes() == before


def test_a_damaged_checkpoint_and_a_full_disk_are_sentences(tiny, monkeypatch):
    next(Trainer(tiny).run())
    before = (tiny.out / FILE).read_bytes()
    trainer = Trainer(tiny)

    def no_space(_path, _data):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", no_space)
        with pytest.raises(TrainingError, match="No space left"):
            next(trainer.run())
    assert (tiny.out / FILE).read_bytes() == before
    (tiny.out / FILE).write_bytes(before[: len(before) // 2])
    with pytest.raises(TrainingError, match="damaged"):
        Trainer(tiny)
    (tiny.out / FILE).write_bytes(before)
    with np.load(tiny.out / FILE) as stored:
        arrays = dict(stored)
    arrays["weights-second"][0, 0] = np.nan
    np.savez(tiny.out / "checkpoint", **arrays)
    with pytest.raises(TrainingError, match="damaged"):
        Trainer(tiny)


def test_a_disk_that_was_full_when_the_net_was_written_loses_no_net(tiny, monkeypatch):
    """The same command writes it again from the checkpoint, also when the training was over, but only once."""

    def no_space(_net, _path):
        raise OSError(28, "No space left on device")

    one = replace(tiny, games=1)
    with monkeypatch.context() as patch:
        patch.setattr("tavoliere.bots.training.trainer.write_net", no_space)
        with pytest.raises(TrainingError, match="No space left"):
            next(Trainer(one).run())
    trainer = Trainer(one)
    assert trainer.progress == 1.0
    assert not trainer.net_file.exists()
    (one.out / "log.jsonl").unlink()
    assert list(trainer.run()) == []
    best = [array.astype(np.float16).astype(np.float32) for array in trainer.state.best.weights]
    net = read_net(trainer.net_file, one.game, 2)
    assert [array.tobytes() for array in net.weights] == [array.tobytes() for array in best]
    assert net.card["trained"]["games"] == 2
    assert len(lines(one)) == 1
    written = trainer.net_file.stat().st_mtime_ns
    assert list(Trainer(one).run()) == []
    assert trainer.net_file.stat().st_mtime_ns == written


def test_the_last_net_meets_the_best_one_again_at_the_end(tiny, monkeypatch):
    """However small its advantage is, unlike on the way."""
    from tavoliere.bots.training import trainer as module

    monkeypatch.setattr(module, "pass_gate", lambda *_given: (False, fixed_interval([0.5, 0.6], 4)))
    monkeypatch.setattr(module, "meet", lambda *_given: [0.5, 0.51])
    trainer = Trainer(tiny)
    assert [one.accepted for one in trainer.run()] == [True, False, True]
    last = trainer.state.learner.playing_net()
    assert trainer.generations[-1].gate == pytest.approx(0.505)
    for one, other in zip(trainer.state.best.weights, last.weights, strict=True):
        assert one.tobytes() == other.tobytes()


def test_a_net_that_is_no_better_does_not_pass(pebbles):
    net = new_net(pebbles.FEATURES.size, 1, 8, 4)
    deals = 100 if IS_COMPILED else 4
    shares = meet(pebbles, 2, net, net, deals, 5)
    assert np.mean(shares) == pytest.approx(0.5, abs=0.2 if IS_COMPILED else 0.5)
    accepted, share = pass_gate(pebbles, 2, (net, net), deals, 3)
    assert not accepted
    assert share.games <= 2 * deals


@pytest.mark.skipif(not IS_COMPILED, reason="uncompiled it would take an hour")
def test_a_tiny_game_is_learned(pebbles, tmp_path):
    settings = Settings(pebbles, 2, tmp_path, games=40_000, jobs=1, schedule=SMALL)
    trainer = Trainer(settings)
    before = against_planners(pebbles, 2, settings.new_net(), 200, 1)
    generations = list(trainer.run())
    assert before.value < 0.4
    best = read_net(trainer.net_file, pebbles, 2)
    after = against_planners(pebbles, 2, best, 500, 2)
    assert after.low > 0.5, (before, after, generations)


def test_the_room_of_a_net_fits_its_layout(pebbles):
    net = Net(new_net(pebbles.FEATURES.size, 0).weights, fitting(pebbles, 2))
    room = make_room(pebbles.FEATURES, net)
    assert len(room[0]) == pebbles.FEATURES.most
    assert len(room[5]) == pebbles.FEATURES.size


def test_the_command_refuses_in_sentences(command, tmp_path):
    for wrong, said in (
        (("paris", "--hours", "0"), "hours"),
        (("paris", "--jobs", "0"), "jobs"),
        (("paris", "--seats", "7"), "7"),
    ):
        code, _printed, told = command("train", *wrong, "--out", tmp_path / "x", "--lang", "en")
        assert code == 2
        assert said in told
    assert not (tmp_path / "x").exists()


def interrupt(child):
    """Press Ctrl-C until a process ends, as people do; what it says then.

    An interrupt is lost when it comes while numpy asks a record for an attribute, as uncompiled rules do all the time.
    """
    for _ in range(20):
        child.send_signal(signal.SIGINT)
        try:
            return child.communicate(timeout=15)[1]
        except subprocess.TimeoutExpired:
            continue
    child.kill()
    raise AssertionError("Ctrl-C does not end it")


def test_ctrl_c_says_what_is_kept(tmp_path):
    settings = {**os.environ, VARIABLE: str(FIFTH), "TAVOLIERE_PURE": "1", "NUMBA_DISABLE_JIT": "1"}
    given = ["train", "pebbles", "--out", str(tmp_path / "x"), "--jobs", "1", "--lang", "en"]
    given = [sys.executable, "-m", "tavoliere.cli", *given]
    with subprocess.Popen(given, env=settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert "pebbles" in child.stdout.readline()
        err = interrupt(child)
    assert child.returncode == 1
    assert "Interrupted after 0 generations" in err
    assert "Traceback" not in err

"""How a net learns from games: its targets, the slope of the loss, rates, and who sits where."""

import numpy as np
import pytest

from tavoliere.bots.nets import Net, borrowed, new_net
from tavoliere.bots.training import Settings
from tavoliere.bots.training.adam import step_row
from tavoliere.bots.training.learner import AGAIN, Job, Learner, core_of, new_store, rates_of, seats_against_planners
from tavoliere.bots.training.playing import NET, PLANNER, TRACE, USUAL, watch_position, write_targets
from tiny_training import TINY, given


@pytest.fixture
def tiny(pebbles, tmp_path):
    """A training of a few games."""
    return Settings(pebbles, 2, tmp_path / "trained", games=5, schedule=TINY)


def test_learning_moves_the_net_towards_its_targets(tiny):
    job, learner = Job(tiny, 0, 0), Learner.new(tiny.new_net())
    how = {"wander": 0.0, "everybody": 1, "keep": 1.0, "heat": 0.0}
    job.play(learner.calm, 4, np.full((1, 4), PLANNER, np.int64), how, 0)
    assert job.filled[0] > 50
    targets = job.stores[0][3][: job.filled[0]]
    assert set(np.unique(targets[:, 0])) <= {0.0, 0.5, 1.0}
    assert ((targets[:, 1] > 0) & (targets[:, 1] < 1)).all()
    losses = [job.learn(learner, [0], 0.01) for _ in range(8)]
    assert losses[-1] < 0.8 * losses[0]


def test_the_gradient_is_the_slope_of_the_loss(tiny):
    """A step of Adam from nothing goes by the rate against the sign of the gradient: compared with differences."""
    job, learner = Job(tiny, 0, 0), Learner.new(tiny.new_net())
    how = {"wander": 0.1, "everybody": 1, "keep": 1.0, "heat": 0.0}
    job.play(learner.calm, 2, np.full((1, 4), PLANNER, np.int64), how, 0)
    order, weights = np.arange(16), learner.weights

    def loss(changed, rate=0.0):
        means, squares = ([np.zeros_like(array) for array in changed] for _ in range(2))
        given = (tuple(changed), tuple(means), tuple(squares), job.gradients, job.room, job.stores[0])
        return core_of(tiny.game).learn(*given, order, 16, rate, 0.0, 0)[0]

    for layer, place in ((1, (3, 2)), (2, (1,)), (3, (2, 1)), (4, (0,)), (0, (0, 7))):
        up, down = ([array.astype(np.float32).copy() for array in weights] for _ in range(2))
        up[layer][place] += 0.01
        down[layer][place] -= 0.01
        slope = (loss(up) - loss(down)) / 0.02
        stepped = [array.copy() for array in weights]
        loss(stepped, 1e-3)
        moved = float(stepped[layer][place] - weights[layer][place])
        if abs(slope) > 1e-3:
            assert np.sign(moved) == -np.sign(slope)
            assert abs(moved) == pytest.approx(1e-3, rel=0.05)


def test_a_weight_that_is_met_late_begins_gently():
    weights, mean, square = (np.zeros(1, np.float32) for _ in range(3))
    step_row(weights, mean, square, np.array([2.0], np.float32), np.float32(0.5), np.float32(0.01), np.float32(0.0))
    assert weights[0] == pytest.approx(-0.001, rel=1e-3)
    assert square[0] == 1.0


def traces_of(choices):
    """What is remembered of a seat that trusted all its choices and thought the game even at each."""
    traces = np.zeros(choices, TRACE)
    traces["sample"], traces["position"], traces["watched"] = np.arange(choices), -1, -1
    traces["win"], traces["ahead"], traces["trusts"] = 0.5, 0.5, 1
    return traces


def test_a_position_in_which_another_seat_chooses_is_worth_what_the_latest_choice_is(tiny):
    traces, targets = traces_of(2), np.zeros((4, 2), np.float32)
    traces["position"][0], traces["watched"][0] = 2, 3
    write_targets(traces, 2, 1.0, 0.5, 0.9, targets)
    assert targets[:, 0].tolist() == pytest.approx([0.95, 1.0, 0.905, 0.95])
    assert set(targets[:, 1].tolist()) == {0.5}
    job, traces, samples = Job(tiny, 0, 0), np.zeros((4, 1), TRACE), np.zeros(1, np.int64)
    traces["watched"] = -1
    state, store = tiny.game.set_up(2, seed=1)[0], new_store(5, 80)
    given = (traces, np.array([1, 0]), job.room, store, samples, job.chance)
    for _ in range(2):  # one is enough for each choice
        watch_position(tiny.game.box[0], state, 1, *given)
        assert (samples[0], traces[0, 0].watched) == (1, 0)
    watch_position(tiny.game.box[0], state, 0, *given)  # the other seat has not chosen yet
    assert samples[0] == 1


def test_the_end_of_a_long_game_counts_as_much_as_that_of_a_short_one():
    firsts = []
    for choices in (int(USUAL), 4 * int(USUAL)):
        targets = np.zeros((choices, 2), np.float32)
        write_targets(traces_of(choices), choices, 1.0, 1.0, 0.9, targets)
        firsts.append(float(targets[0, 0]))
    assert firsts[0] == pytest.approx(firsts[1], rel=0.01)


def test_the_rate_falls_smoothly_and_begins_gently_for_a_net_that_knows_the_game(tiny, tmp_path):
    rates = [rate for generation in (1, 2, 3) for rate in rates_of(tiny, generation, generation / 4)]
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] < 0.15 * TINY.rate < 0.85 * TINY.rate < rates[0]
    net = new_net(tiny.game.FEATURES.size, 7, 8, 4)
    assert rates_of(given(tiny, tmp_path, net), 1, 0.0)[0] == pytest.approx(AGAIN * TINY.rate)
    other = borrowed(Net(net.weights, {"seats": 3}), tiny.game, 2)
    assert rates_of(given(tiny, tmp_path, other), 1, 0.0)[0] == pytest.approx(TINY.rate)


def test_nets_sit_against_nets_and_planners():
    rows = seats_against_planners(3, 4)
    assert rows.shape == (12, 4)
    assert [int((row[:3] == NET).sum()) for row in rows] == [3, 3, 3, 1] * 3
    alone = [int(np.argmax(row[:3] == NET)) for row in rows if (row[:3] == PLANNER).any()]
    assert alone == [0, 1, 2]

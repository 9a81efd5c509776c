"""Learning from samples: the gradients of a small net and Adam, compiled (Kingma and Ba, 2015).

Only the rows of the first layer that a batch touches are changed, so a batch costs what its features cost.
"""

import math

import numpy as np

from tavoliere.bots.forward import later_layers, sigmoid
from tavoliere.bots.nets import OUTPUTS
from tavoliere.engine.entry_points import entry_point
from tavoliere.engine.rule import helper

FIRST, SECOND = np.float32(0.9), np.float32(0.999)  # how slowly the means of gradients and of their squares change
TINY = np.float32(1e-8)
UNTOUCHED = np.float32(1e-12)  # a mean square up to this has not seen a slope yet
LEAST = 1e-7  # a chance below this counts as this: its logarithm stays finite


@helper
def first_layer(sample, net, room, store):
    """Sum the first layer over the pairs of a sample."""
    starts, index, value, _targets = store
    wide, first = room[6], net[0]
    for unit in range(len(wide)):
        wide[unit] = 0.0
    for pair in range(starts[sample], starts[sample + 1]):
        row, amount = index[pair], value[pair]
        for unit in range(len(wide)):
            wide[unit] += amount * first[row, unit]


@helper
def errors(sample, room, store, slopes):
    """Write how far both outputs are off; returns the loss."""
    out, targets, loss = room[8], store[3], 0.0
    for output in range(OUTPUTS):
        guess, target = sigmoid(out[output]), targets[sample, output]
        slopes[output] = guess - target
        loss -= target * math.log(max(guess, LEAST)) + (1.0 - target) * math.log(max(1.0 - guess, LEAST))
    return loss


@helper
def add_later_gradients(net, gradients, room, slopes, narrow_slopes, wide_slopes):
    """Add a sample's gradients of the later layers, and write the slopes of the first one."""
    _first, second, _bias, outputs, _outputs_bias = net
    _g_first, g_second, g_bias, g_outputs, g_outputs_bias = gradients
    wide, narrow = room[6], room[7]
    for output in range(OUTPUTS):
        g_outputs_bias[output] += slopes[output]
    for unit in range(len(narrow)):
        narrow_slopes[unit] = 0.0
        if narrow[unit] > 0.0:
            for output in range(OUTPUTS):
                g_outputs[unit, output] += slopes[output] * narrow[unit]
                narrow_slopes[unit] += slopes[output] * outputs[unit, output]
        g_bias[unit] += narrow_slopes[unit]
    for source in range(len(wide)):
        slope, amount = np.float32(0.0), wide[source]
        if amount > 0.0:
            for unit in range(len(narrow)):
                g_second[source, unit] += amount * narrow_slopes[unit]
                slope += narrow_slopes[unit] * second[source, unit]
        wide_slopes[source] = slope


@helper
def add_first_gradients(sample, gradients, store, wide_slopes, touched, is_touched, marks):
    """Add a sample's gradients of the first layer; returns how many rows are touched now."""
    starts, index, value, _targets = store
    g_first = gradients[0]
    for pair in range(starts[sample], starts[sample + 1]):
        row, amount = index[pair], value[pair]
        if not is_touched[row]:
            is_touched[row] = 1
            touched[marks] = row
            marks += 1
        for unit in range(len(wide_slopes)):
            g_first[row, unit] += amount * wide_slopes[unit]
    return marks


@helper
def step_row(weights, mean, square, gradient, scale, rate, decay):
    """Move some weights against their gradient, which is then nothing.

    The first slope of a weight is its mean square at once: rows that are met late begin gently, too.
    """
    for place in range(len(weights)):
        slope = gradient[place] * scale
        gradient[place] = 0.0
        mean[place] = FIRST * mean[place] + (np.float32(1.0) - FIRST) * slope
        if square[place] <= UNTOUCHED:
            square[place] = max(square[place], slope * slope)
        else:
            square[place] = SECOND * square[place] + (np.float32(1.0) - SECOND) * slope * slope
        weights[place] -= rate * mean[place] / (np.float32(math.sqrt(square[place])) + TINY) + decay * weights[place]


@entry_point
def learn(net, means, squares, gradients, room, store, order, batch, rate, decay, step):
    """Go through the samples in this order, in batches; returns the mean loss and the number of steps so far."""
    rows, wide = net[0].shape
    touched, is_touched = np.zeros(rows, np.int64), np.zeros(rows, np.int8)
    slopes, narrow_slopes = np.zeros(OUTPUTS, np.float32), np.zeros(net[1].shape[1], np.float32)
    wide_slopes, loss, scale = np.zeros(wide, np.float32), 0.0, np.float32(1.0 / batch)
    for start in range(0, len(order) - batch + 1, batch):
        marks = 0
        for place in range(start, start + batch):
            first_layer(order[place], net, room, store)
            later_layers(net, room)
            loss += errors(order[place], room, store, slopes)
            add_later_gradients(net, gradients, room, slopes, narrow_slopes, wide_slopes)
            marks = add_first_gradients(order[place], gradients, store, wide_slopes, touched, is_touched, marks)
        step += 1
        now = np.float32(rate / (1.0 - 0.9**step))
        shrink = np.float32(rate * decay)
        for mark in range(marks):
            row = touched[mark]
            is_touched[row] = 0
            step_row(net[0][row], means[0][row], squares[0][row], gradients[0][row], scale, now, shrink)
        for row in range(wide):
            step_row(net[1][row], means[1][row], squares[1][row], gradients[1][row], scale, now, np.float32(0.0))
        for row in range(net[3].shape[0]):
            step_row(net[3][row], means[3][row], squares[3][row], gradients[3][row], scale, now, np.float32(0.0))
        step_row(net[2], means[2], squares[2], gradients[2], scale, now, np.float32(0.0))
        step_row(net[4], means[4], squares[4], gradients[4], scale, now, np.float32(0.0))
    return loss / max(1, len(order) // batch * batch), step

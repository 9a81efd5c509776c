"""How much of the game is left for a seat: turns, steps of its train, visits to London, the final run and purchase."""

from math import floor

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import Stage, Step

# As plain numbers: uncompiled, an enum's member is found slowly, and these are read for every guess.
OPENING, ACTIONS = int(Step.OPENING), int(Step.ACTIONS)


@helper
def place_in_round(state, seat):
    """How many seats are before this one in a round; without a division, since every guess asks it."""
    place = int64(seat) - state.first
    return place + state.seats if place < 0 else place


@helper
def turns_after_this(box, state, seat):
    """How many turns with a card the seat still begins; the one it is in does not count."""
    if state.stage == Stage.SET_UP:
        return int64(box.rounds)
    if state.stage >= Stage.RUNS:
        return 0
    left = int64(box.rounds - state.round_number)
    if state.stage == Stage.CENTURY:
        return left
    place, now = place_in_round(state, seat), place_in_round(state, state.seat)
    waits = place > now or (place == now and state.step == OPENING)
    return left + 1 if waits else left


@helper
def steps_of_this_turn(box, state, seat):
    """Steps the seat's train makes before the turn ends, as far as they are settled."""
    if seat != state.seat or state.step == OPENING:
        return 0
    steps = int64(state.steps)
    return steps + box.level_every_turn[state.players[seat].prestige] if state.step == ACTIONS else steps


@helper
def a_purchase_is_to_come(state, seat):
    """Whether the seat has not made its final purchase."""
    if state.stage < Stage.PURCHASES:
        return True
    place, now = place_in_round(state, seat), place_in_round(state, state.seat)
    return place < now or (place == now and state.step == OPENING)


@helper
def a_run_is_to_come(state, seat):
    """Whether the seat's final run is still open."""
    if state.stage != Stage.RUNS:
        return state.stage < Stage.RUNS
    place, now = place_in_round(state, seat), place_in_round(state, state.seat)
    return place > now or (place == now and state.step == OPENING)


@helper
def visits_to_london(box, me, steps, turns):
    """How often the train will reach London: whole visits when steps are settled, smoothed while they are not."""
    distance = (box.london - me.train - 1) % box.spaces + 1
    visits = (steps - distance) / box.spaces + 1.0
    if visits <= -0.5:
        return 0.0
    whole = float(floor(visits))
    doubt = min(1.0, 0.25 * turns)
    if doubt > 0.0:
        rest = visits - whole
        whole += max(0.0, 0.5 * doubt - 1.0 + rest) / doubt - max(0.0, 0.5 * doubt - rest) / doubt
    return max(0.0, whole)


@helper
def load_will_arrive(box, state, seat):
    """Whether what is aboard now will be delivered: the train is on its way out, and something still moves it."""
    me = state.players[seat]
    if seat == state.seat and (state.step == Step.DINING_CAR or state.step == Step.BURY):
        return True
    way_out = (me.train - box.london) % box.spaces < (box.necropolis - box.london) % box.spaces
    return way_out and (a_run_is_to_come(state, seat) or (seat == state.seat and state.steps > 0))

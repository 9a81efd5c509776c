"""What a seat knows as sparse features, for bots that learn."""

from pebbles.names import CARDS, COLOURS, NONE
from pebbles.rules.wave import bit
from pebbles.strategy.worth import gain
from tavoliere.engine.features import Layout, put, put_number
from tavoliere.engine.records import SEATS
from tavoliere.engine.rule import helper

MOST_PEBBLES = 8
TENTH = 0.1

FEATURES = Layout(version=1, most=4 + 2 * CARDS + (3 + SEATS) * COLOURS)
ALWAYS = FEATURES.block("always", 1, "always there")
AWAITED = FEATURES.block("awaited", 3, "what is awaited after a move; 0: nothing, the position lies there")
HAND = FEATURES.block("hand", CARDS, "a card in hand, the one laid left out")
LAID = FEATURES.block("laid", CARDS, "the card laid")
BEATEN = FEATURES.block("beaten", 1, "of the cards that others may lay, the part that the card laid beats")
BEACH = FEATURES.block("beach", COLOURS * MOST_PEBBLES, "pebbles on the beach, by colour and number")
BAG = FEATURES.block("bag", COLOURS, "a tenth of the pebbles in the bag, by colour")
GAIN = FEATURES.block("gain", COLOURS, "a tenth of what a pebble on the beach is worth, by colour")
GOAL = FEATURES.block("goal", 1, "a tenth of the pebbles that end the game")
PEBBLES = FEATURES.block("pebbles", SEATS * COLOURS * MOST_PEBBLES, "pebbles of each seat, the own first")


@helper
def features(box, state, seat, awaited, notes, index, value):
    """Write what the seat knows: its cards, the beach, the bag and everybody's pebbles."""
    me = state.players[seat]
    count = put(index, value, 0, ALWAYS, 1.0)
    count = put(index, value, count, AWAITED + awaited, 1.0)
    count = put(index, value, count, GOAL, TENTH * state.goal)
    for card in range(1, box.cards + 1):
        if me.hand & bit(card) and card != me.choice:
            count = put(index, value, count, HAND + card - 1, 1.0)
    if me.choice != NONE:
        count = put(index, value, count, LAID + me.choice - 1, 1.0)
        count = put(index, value, count, BEATEN, beaten_by(box, state, me))
    for colour in range(box.colours):
        start = BEACH + colour * MOST_PEBBLES
        count = put_number(index, value, count, start, state.beach[colour], MOST_PEBBLES)
        count = put(index, value, count, BAG + colour, TENTH * state.bag[colour])
        if state.beach[colour] > 0:
            count = put(index, value, count, GAIN + colour, TENTH * gain(box, me.pebbles, colour))
        for turn in range(state.seats):
            held = state.players[(seat + turn) % state.seats].pebbles[colour]
            start = PEBBLES + (turn * COLOURS + colour) * MOST_PEBBLES
            count = put_number(index, value, count, start, held, MOST_PEBBLES)
    return count


@helper
def beaten_by(box, state, player):
    """The part of the cards a player has not seen that are lower than the one it laid."""
    lower, unknown = 0, 0
    for card in range(1, box.cards + 1):
        if not (state.seen | player.hand) & bit(card):
            unknown += 1
            lower += card < player.choice
    return lower / max(1, unknown)

"""How the features of Old London Bridge are laid out: the table, then each seat in the order of play, the own first.

A feature is 1 or absent unless its block says otherwise; the last of a row of numbers means "or more". Every card and
coin changes hands in the open (OLB-1.7), so hands and purses are known; a card that lies face down is not.
"""

from tavoliere.engine.features import Layout
from tavoliere.engine.records import SEATS
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    CARD_VALUES,
    FACE_COUNT,
    ROUNDS,
    TILE_KINDS,
    TRACK,
    WHEEL,
    Phase,
)

# What is awaited after the certain part of a move; 0 is a position as it lies there.
REVEAL, CARDS, ORDER, TURN = range(1, 5)
# More than that: the stack whose next top, still unknown, is turned up; building stacks first, then bonus stacks.
FRESH = 8
NOT_FRESH = -1

TENTH = 0.1  # pounds are counted in tens: values near 1 are learned best
POWERS = 12
TOP_POWERS = POWERS + 1  # 0: the number does not fall, the building would replace another
FALLS = 12
HELD = 6
PAIRS_OF_CARDS = CARD_VALUES * (CARD_VALUES + 1) // 2
FACINGS = 5  # X, or pounds
POUNDS = 20
EARLIER_TURNS = 13
LEADS = 41

FEATURES = Layout(version=2, most=352)
_table = FEATURES.block

ALWAYS = _table("always", 1, "always there")
AWAITED = _table("awaited", 5, "what is awaited after a move; 0: the position lies there")
ASKED = _table("asked", 2, "whether the seat is asked or its turn goes on")
QUESTION = _table("question", len(Phase), "the question that is open, whoever is asked")
ROUND = _table("round", ROUNDS + 1, "rounds begun")
FACE = _table("face", AREA_COUNT * FACE_COUNT, "how each area is scored")
LEFT = _table("left", WHEEL * 13, "buildings left in each stack")
FACING = _table("facing", WHEEL * FACINGS, "what a free space pays that faces a stack, while turns of the round follow")
CENTRE_FREE = _table("centre free", 1, "nobody's pawn is in the centre, while turns of the round follow")
BONUS = _table("bonus", TILE_KINDS, "open bonus tiles")
BONUS_DUE = _table("bonus due", 5, "bonus tiles that the seat may still take")
EFFECT = _table("effect", WHEEL * POWERS, "the seat's building whose effect is open, by kind and power")
SUPPLY = _table("supply", CARD_VALUES, "by value, a tenth of the cards that the inn has")
CHOSEN = _table("chosen", CARD_VALUES + PAIRS_OF_CARDS, "the seat's card that lies face down, or its pair of cards")
EARLIER = _table(
    "earlier", 2 * EARLIER_TURNS, "turns of others that probably come before each of those cards, by quarters"
)
PROMISE = _table("promise", POUNDS, "pounds that the rest of the round will probably gain the seat")
PROMISE_POUNDS = _table("promise in pounds", 1, "a tenth of them")
LOWEST = _table("lowest", 2 * 8, "lowest number of the round by eights, where it is paid: the own, another's")
LEAD = _table("lead", LEADS, "pounds ahead of the best other seat as they will probably end, by twos, 20 being none")
LEAD_POUNDS = _table("lead in pounds", 1, "a tenth of them")
LEAD_NOW = _table("lead now", LEADS, "pounds ahead if the game ended now, by twos, 20 being none")

PLAYER = Layout()
_player = PLAYER.block
MONEY = _player("money", POUNDS, "pounds, by threes")
MONEY_POUNDS = _player("money in pounds", 1, "a tenth of the pounds")
WORTH = _player("worth", 1, "a tenth of the pounds that the seat will probably end with")
AREA = _player("area", AREA_COUNT, "a tenth of what each area would pay now")
TO_COME = _player("turns", ROUNDS + 1, "turns still to come")
THIS_ROUND = _player(
    "this round", 5, "turns of others before the seat's next one in this round; the last: none to come"
)
GAIN = _player("gain", 1, "a tenth of the pounds that the rest of the round will probably gain the seat")
HAND = _player("hand", (CARD_VALUES - 1) * HELD, "cards in hand by value, from 1 on, and number")
CARD_POINTS = _player("card points", 24, "the sum of the cards in hand")
STRENGTH = _player("strength", 4 * POWERS, "power of the strongest colour, the second, and so on")
POWER_TO_COME = _player("power to come", 1, "a hundredth of the power of all colours by the turns to come")
TOP = _player("top", WHEEL * TOP_POWERS, "the power that the top of each stack would have; 0: it would replace another")
CEILING = _player("ceiling", 17, "below which the next number must be, by fours")
ROOM = _player("room", 16, "how far numbers may fall a turn, by twos")
BUILT = _player("built", 13, "buildings")
SHORT = _player("short", 8, "spaces that no turn is left for")
CHAPEL = _player("chapel", TRACK, "space on the chapel track")
CHAPEL_PLACE = _player("chapel place", SEATS, "place on the chapel track")
GATE = _player("gate", TRACK, "space on the gate track")
KINDS = _player("kinds", WHEEL * HELD, "buildings by kind and number, where a scoring counts them")
RUN = _player("run", 13, "the longest run of numbers, where it is compared")
TILES = _player("tiles", TILE_KINDS, "bonus tiles that may be used")
NEW_TILES = _player("new tiles", TILE_KINDS, "bonus tiles of this round")
TILE_COUNT = _player("tile count", 7, "bonus tiles")
FALL = _player("fall", WHEEL * FALLS, "how far the next number would fall to the top of each stack, by twos")

PLAYERS = FEATURES.repeat("players", PLAYER, SEATS, "for each seat in the order of play, the own first:")

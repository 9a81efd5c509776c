"""The strategy's working record: every seat's board, and a trial board to change instead of the state."""

from tavoliere.engine.records import SEATS, float64, int16, int64, record
from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import (
    CARD_VALUES,
    CRESTS,
    TILE_KINDS,
    TURNS,
    WHEEL,
    Area,
    Building,
    Face,
    Phase,
)
from tavoliere.games.old_london_bridge.rules.bridge import crest_of

COLOURS = len(CRESTS)

BOARD = record(
    [
        ("power", int64, (COLOURS,)),  # crests of each colour on the bridge
        ("ceiling", int64),  # below which the next house number must be
        ("built", int64),
        ("chapel", int64),
        ("gate", int64),
        ("kinds", int64, (WHEEL,)),  # buildings of each kind
        ("low", int64),  # buildings with a low number
        ("run", int64),  # numbered buildings since the last garden
        ("longest", int64),  # the longest such run
        ("tiles", int64),
        ("hand", int64, (CARD_VALUES,)),
        ("points", int64),  # the sum of the hand
    ]
)

# Compiled code frees an array after its last mention, even while a record taken from it is in use. So one function
# makes the array, hands it to another one as an argument, and only that one takes the record out.
TABLE = record(
    [
        ("me", int64),  # the seat that thinks
        ("highest", int64),  # the highest house number in the box
        ("boards", BOARD, (SEATS,)),
        ("trial", BOARD),  # a copy to try things on
        ("gains", float64, (SEATS, WHEEL)),  # of the top of each stack for each seat
        ("held", float64, (SEATS, CARD_VALUES)),  # the likely hands of the others, in parts of cards
        ("chances", float64, (SEATS, CARD_VALUES)),  # how likely each of the others plays each card
        ("order", int64, (TURNS,)),  # the seats in the order in which they pick
        ("pawns", int64, (SEATS,)),  # where the pawns stand by now
        ("first", int64, (SEATS,)),  # the first building each seat has picked; EMPTY
        ("taken", int64),  # the stacks that were picked from, as bits
    ]
)


# --- time ------------------------------------------------------------------------------------------------------------


@helper
def rounds_after(box, state):
    """How many rounds follow this one: fewer than printed when stacks are about to run out."""
    rounds = int(box.rounds[state.seats] - state.round_number)
    turns = int(state.seats * box.cards_played[state.seats])
    # About every second building comes from the stacks that run out first.
    buildings = 2 * buildings_of_thinnest(state, box.empty_stacks_end)
    return rounds if rounds * turns <= buildings else buildings // turns


@helper
def buildings_of_thinnest(state, stacks):
    """How many buildings are left in so many of the thinnest stacks."""
    left, buildings = state.left, 0
    for stack in range(WHEEL):
        thinner = 0
        for other in range(WHEEL):
            thinner += left[other] < left[stack] or (left[other] == left[stack] and other < stack)
        if thinner < stacks:
            buildings += int(left[stack])
    return buildings


@helper
def turns_to_come(box, state, seat):
    """How many turns a seat still has."""
    if state.phase == Phase.OVER:
        return 0
    cards = int(box.cards_played[state.seats])
    turns = rounds_after(box, state) * cards
    if state.phase <= Phase.PLUS_ONE:
        return turns + cards
    for place in range(state.asked, state.seats * cards):
        if state.order[place] == seat and (place > state.asked or not state.pawn_done):
            turns += 1
    return turns


# --- boards ----------------------------------------------------------------------------------------------------------


@helper
def highest_number(box):
    """The highest house number in the box."""
    highest, numbers = int16(1), box.number  # as narrow as the numbers: eight or more are compared at once
    for building in range(box.building_count):
        highest = max(highest, numbers[building])
    return int(highest)


@helper
def fill_boards(box, state, table):
    """Copy every seat's board from the state, hands included."""
    table.highest = highest_number(box)
    for seat in range(state.seats):
        fill_board(box, state.players[seat], table.highest, table.boards[seat])


@helper
def fill_board(box, player, highest, board):
    """Copy a player's things, the hand included."""
    fill_bridge(box, player, highest, board)
    board.chapel = player.chapel
    board.gate = player.gate
    tiles, new_tiles, hand = player.tiles, player.new_tiles, player.hand
    board.tiles = 0
    for tile in range(TILE_KINDS):
        board.tiles += tiles[tile] + new_tiles[tile]
    board.points = 0
    for value in range(CARD_VALUES):
        board.hand[value] = hand[value]
        board.points += value * hand[value]


@helper
def fill_bridge(box, player, highest, board):
    """Copy a bridge, building by building."""
    board.power[:] = 0
    board.kinds[:] = 0
    board.built = board.low = board.run = board.longest = 0
    board.ceiling = highest + 1
    for space in range(player.built):
        add_building(box, int(player.bridge[space]), highest, board)


@helper
def add_building(box, building, highest, board):
    """Append a building to a board's bridge."""
    add_crests(box, building, 1, board)
    board.built += 1
    if box.kind[building] == Building.GARDEN:
        board.ceiling = highest + 1
        board.run = 0
    else:
        board.ceiling = box.number[building]
        board.run += 1
        board.longest = max(board.longest, board.run)


@helper
def add_crests(box, building, change, board):
    """Add a building's crests, kind and low number to a board, or take them away."""
    crests = int(box.crests[building])
    for colour in range(COLOURS):
        board.power[colour] += change * (crests >> colour & 1)
    board.kinds[box.kind[building]] += change
    if 0 < box.number[building] <= box.face_number[Area.BRIDGE, Face.FIRST_OWN]:
        board.low += change


@helper
def replace_building(box, player, space, building, board):
    """Replace a building on a board."""
    add_crests(box, int(player.bridge[space]), -1, board)
    add_crests(box, building, 1, board)
    if space == player.built - 1:
        board.ceiling = box.number[building]


@helper
def power_on(box, building, board):
    """The power of a building's effect on a board."""
    return board.power[crest_of(int(box.crests[building]))]

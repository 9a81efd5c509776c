"""The state of a game as one record, and the set-up in the order of the rulebook."""

from tavoliere.engine.chance import WORDS, below, shuffle, start_stream
from tavoliere.engine.records import NOBODY, SEATS, int8, int16, int64, record
from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    BONUS_STACK,
    BONUS_STACKS,
    BRIDGE,
    CARD_VALUES,
    CARDS_PLAYED,
    EMPTY,
    FACE_COUNT,
    MARKERS,
    NO_CARD,
    NOWHERE,
    RANDOM_FACE,
    STACK,
    TILE_KINDS,
    TURNS,
    WHEEL,
    Area,
)

PLAYER = record(
    [
        ("money", int16),  # hidden from the others
        ("hand", int16, (CARD_VALUES,)),  # how many of each value; hidden from the others
        (
            "card",
            int8,
            (CARDS_PLAYED,),
        ),  # chosen, the higher first; hidden until all have chosen; NO_CARD once off the table
        ("raised", int16, (CARDS_PLAYED,)),  # what +1 tiles added to it
        ("bridge", int8, (BRIDGE,)),  # building in each space, left to right; EMPTY
        ("built", int16),  # how many spaces are used
        ("stair", int16),  # where the chapel marker started
        ("chapel", int16),  # space on the chapel track, 0 on the stairs
        ("gate", int16),  # space on the gate track
        ("pawn", int8),  # the stack its outer space faces, CENTRE or NOWHERE
        ("tiles", int16, (TILE_KINDS,)),  # bonus tiles that may be used
        ("new_tiles", int16, (TILE_KINDS,)),  # bonus tiles taken this round
    ]
)

STATE = record(
    [
        ("chance", int64, (WORDS,)),  # hidden
        ("seats", int16),
        ("turn", int16),  # counts the turns of all seats, and each round's secret choice
        ("phase", int16),
        ("round_number", int16),  # 1 in the first
        ("wheel", int16),  # how far it has turned
        ("face", int16, (AREA_COUNT,)),  # how each area is scored
        ("stack", int8, (WHEEL, STACK)),  # buildings by kind, the top last; hidden below the top
        ("left", int16, (WHEEL,)),  # how many are left in each
        ("marker", int8, (MARKERS,)),  # turn markers; hidden from `round_number` on
        ("supply", int16, (CARD_VALUES,)),  # cards of the inn by value
        ("bonus", int8, (BONUS_STACKS, BONUS_STACK)),  # bonus tiles, the top last; hidden below the top
        ("bonus_left", int16, (BONUS_STACKS,)),
        ("chapel_order", int8, (SEATS,)),  # seats from the foremost chapel marker to the last; NOBODY
        ("order", int8, (TURNS,)),  # seats in order of play, provisional while +1 tiles are asked for; NOBODY
        ("order_card", int8, (TURNS,)),  # which of the seat's cards each turn belongs to
        ("order_value", int8, (TURNS,)),  # value of the card each turn was played with
        ("asked", int16),  # position in `order` (in `chapel_order` while lady tiles are asked for)
        ("pawn_done", int16),  # 1 once the pawn of this turn is placed
        ("building", int16),  # the building being placed or used; EMPTY
        ("power", int16),  # what is left of the power of its effect
        ("bonus_due", int16),  # bonus tiles still to be taken
        ("lowest", int16),  # lowest house number built this round; NONE_BUILT
        ("lowest_seat", int16),  # who built it; NOBODY
        ("replaced", int16),  # buildings that left the game
        ("used", int16),  # bonus tiles that left the game
        ("players", PLAYER, (SEATS,)),
    ]
)


@rule("OLB-1.1")
def stack_buildings(box, state):
    """Each kind shuffled into a stack of its own."""
    for kind in range(WHEEL):
        state.stack[kind][:] = EMPTY
    for building in range(box.building_count):
        kind = box.kind[building]
        state.stack[kind, state.left[kind]] = building
        state.left[kind] += 1
    for kind in range(WHEEL):
        shuffle(state.chance, state.stack[kind], state.left[kind])


@rule("OLB-1.2")
def lay_turn_markers(box, state):
    """The wheel in a random position, the turn markers shuffled; those beyond the last round are never seen."""
    state.wheel = below(state.chance, WHEEL)
    for marker in range(box.marker_count):
        state.marker[marker] = box.marker[marker]
    shuffle(state.chance, state.marker, box.marker_count)


@rule("OLB-1.3")
def lay_out_supply(box, state):
    """The cards of value 1 and more lie open at the inn."""
    for value in range(1, CARD_VALUES):
        state.supply[value] = box.card_count[value]


@rule("OLB-1.4")
def stack_bonus_tiles(box, state):
    """Bonus tiles by their backs, each stack shuffled."""
    for stack in range(BONUS_STACKS):
        for tile in range(BONUS_STACK):
            state.bonus[stack, tile] = box.bonus_tiles[stack, tile]
        state.bonus_left[stack] = box.bonus_count[stack]
        shuffle(state.chance, state.bonus[stack], state.bonus_left[stack])


@rule("OLB-1.5")
def seat_players(box, state):
    """Money, an empty bridge, and the chapel markers on stairs drawn at random, the foremost stair first."""
    state.chapel_order[:] = NOBODY
    for seat in range(SEATS):
        clear_player(state.players[seat])
    for seat in range(state.seats):
        state.players[seat].money = box.start_money
        state.chapel_order[seat] = seat
    shuffle(state.chance, state.chapel_order, state.seats)
    for stair in range(state.seats):
        state.players[state.chapel_order[stair]].stair = stair


@helper
def clear_player(player):
    """A bridge without buildings, a pawn off the wheel, no card on the table."""
    player.bridge[:] = EMPTY
    player.card[:] = NO_CARD
    player.pawn = NOWHERE


@rule("OLB-1.6", "OLB-8.1")
def deal_hands(box, state):
    """The 0 cards, and five more that depend on the stair."""
    for seat in range(state.seats):
        player = state.players[seat]
        player.hand[0] = box.zero_cards[state.seats]
        for value in range(1, CARD_VALUES):
            player.hand[value] = box.first_hand[player.stair, value]
            state.supply[value] -= player.hand[value]


@rule("OLB-9.0")
def choose_face(state, area, option):
    """The scoring of an area: printed, a named face, or a face drawn at random."""
    if option == RANDOM_FACE:
        state.face[area] = 1 + below(state.chance, FACE_COUNT - 1)
    else:
        state.face[area] = option


@helper
def prepare(box, state, seats, options, seed):
    """Everything up to the first round, in the order of the rulebook."""
    start_stream(state.chance, seed)
    state.seats = seats
    stack_buildings(box, state)
    lay_turn_markers(box, state)
    lay_out_supply(box, state)
    stack_bonus_tiles(box, state)
    seat_players(box, state)
    choose_face(state, Area.CHAPEL, options.chapel)
    choose_face(state, Area.GATE, options.gate)
    choose_face(state, Area.INN, options.inn)
    choose_face(state, Area.BRIDGE, options.bridge)
    deal_hands(box, state)
    state.order[:] = NOBODY
    state.building = EMPTY
    state.lowest_seat = NOBODY

"""Notes of a seat's board as plain numbers, so that a building can be tried on them without touching the state."""

from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import CARD_VALUES, TILE_KINDS, WHEEL, Area, Building, Face, Phase
from tavoliere.games.old_london_bridge.rules.bridge import crest_of

# Where each note stands. Powers are by colour, kinds by kind of building, the hand by value.
POWER, CEILING, BUILT, CHAPEL, GATE, KIND, LOW, RUN, LONGEST, TILES, HAND, POINTS = (
    0,
    4,
    5,
    6,
    7,
    8,
    14,
    15,
    16,
    17,
    18,
    23,
)
NOTES = 24
COLOURS = 4


# --- time ------------------------------------------------------------------------------------------------------------


@helper
def rounds_after(box, state):
    """How many rounds follow this one: fewer than printed when stacks are about to run out."""
    rounds = int(box.rounds[state.seats] - state.round_number)
    left = state.left
    counted, buildings = 0, 0
    for _ in range(box.empty_stacks_end):
        thinnest = -1
        for stack in range(WHEEL):
            if not counted >> stack & 1 and (thinnest < 0 or left[stack] < left[thinnest]):
                thinnest = stack
        counted |= 1 << thinnest
        buildings += int(left[thinnest])
    # About every second building comes from the stacks that run out first.
    return min(rounds, 2 * buildings // int(state.seats * box.cards_played[state.seats]))


@helper
def turns_to_come(box, state, seat):
    """How many buildings a seat can still take."""
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


# --- notes -----------------------------------------------------------------------------------------------------------


@helper
def highest_number(box):
    """The highest house number in the box."""
    highest, numbers = 1, box.number
    for building in range(box.building_count):
        highest = max(highest, int(numbers[building]))
    return highest


@helper
def note_seat(box, state, seat, highest, note):
    """Take notes of a seat, its hand included."""
    player = state.players[seat]
    note_bridge(box, player, highest, note)
    note[CHAPEL] = player.chapel
    note[GATE] = player.gate
    tiles, new_tiles, hand = player.tiles, player.new_tiles, player.hand
    note[TILES] = 0
    for tile in range(TILE_KINDS):
        note[TILES] += tiles[tile] + new_tiles[tile]
    for value in range(CARD_VALUES):
        note[HAND + value] = hand[value]
    note[POINTS] = 0
    for value in range(1, CARD_VALUES):
        note[POINTS] += value * note[HAND + value]


@helper
def note_bridge(box, player, highest, note):
    """Take notes of a bridge, building by building."""
    for place in range(CHAPEL):
        note[place] = 0
    for place in range(KIND, TILES):
        note[place] = 0
    note[CEILING] = highest + 1
    for space in range(player.built):
        note_building(box, int(player.bridge[space]), highest, note)


@helper
def note_building(box, building, highest, note):
    """Append a building to the notes of a bridge."""
    kind = int(box.kind[building])
    note_crests(box, building, 1, note)
    note[BUILT] += 1
    if kind == Building.GARDEN:
        note[CEILING] = highest + 1
        note[RUN] = 0
    else:
        note[CEILING] = box.number[building]
        note[RUN] += 1
        note[LONGEST] = max(note[LONGEST], note[RUN])


@helper
def note_crests(box, building, change, note):
    """Add a building's crests, kind and low number to the notes, or take them away."""
    crests = int(box.crests[building])
    for colour in range(COLOURS):
        note[POWER + colour] += change * (crests >> colour & 1)
    note[KIND + box.kind[building]] += change
    if 0 < box.number[building] <= box.face_number[Area.BRIDGE, Face.FIRST_OWN]:
        note[LOW] += change


@helper
def note_replacement(box, player, space, building, note):
    """Put a building in another's place in the notes."""
    note_crests(box, int(player.bridge[space]), -1, note)
    note_crests(box, building, 1, note)
    if space == player.built - 1:
        note[CEILING] = box.number[building]


@helper
def power_in(box, building, note):
    """The power of a building's effect by the notes."""
    return note[POWER + crest_of(int(box.crests[building]))]

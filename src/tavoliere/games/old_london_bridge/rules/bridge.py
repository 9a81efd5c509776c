"""Building on a bridge: where a building goes, which one it replaces, and the power of its effect."""

from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.events import tell_built, tell_power_counted, tell_replaced, tell_store_paid
from tavoliere.games.old_london_bridge.names import EMPTY, NONE_BUILT, NOWHERE, Building, Forbidden, Phase
from tavoliere.games.old_london_bridge.rules.tracks import earn


@rule("OLB-4.1", "OLB-4.3")
def number_falls(box, left, right):
    """Whether two neighbours are in order: numbers fall from left to right, and a garden fits anywhere."""
    if left == EMPTY or right == EMPTY or box.kind[left] == Building.GARDEN or box.kind[right] == Building.GARDEN:
        return True
    return box.number[left] > box.number[right]


@rule("OLB-4.1", "OLB-4.3")
def can_append(box, player, building):
    """Whether a building may stand in the next free space."""
    return player.built == 0 or number_falls(box, player.bridge[player.built - 1], building)


@rule("OLB-4.2")
def fits_in(box, player, space, building):
    """Whether numbers still fall around a space with another building in it."""
    left = player.bridge[space - 1] if space > 0 else EMPTY
    right = player.bridge[space + 1] if space + 1 < player.built else EMPTY
    return number_falls(box, left, building) and number_falls(box, building, right)


@rule("OLB-4.2", "OLB-4.3")
def replaceable(box, player, space, building):
    """Whether a building may replace the one in a space: that one has a number, and the numbers still fall."""
    return box.kind[player.bridge[space]] != Building.GARDEN and fits_in(box, player, space, building)


@helper
def space_of(player, building):
    """Where on the bridge a building stands."""
    for space in range(player.built):
        if player.bridge[space] == building:
            return space
    return NOWHERE


@rule("OLB-4.2")
def replace_forbidden_by(box, player, old, building):
    """Which rule forbids putting the new building in the place of an old one."""
    space = space_of(player, old)
    if space == NOWHERE:
        return Forbidden.NOT_ON_THE_BRIDGE
    if not replaceable(box, player, space, building):
        return Forbidden.NUMBERS_MUST_FALL
    return Forbidden.NOTHING


@helper
def only_replaceable(box, player, building):
    """The one space whose building can be replaced, or NOWHERE if there are several.

    There is always one. Some space is free (a game has no more turns than a bridge has spaces), so a building that
    could not be appended did not fall: its number N is above that of the last building, which ends a stretch
    b1 > b2 > … > bk < N. Take the first bi below N. To its left is a garden, nothing, or b(i-1), which is above N
    because no number occurs twice; to its right is nothing or b(i+1) < bi < N. So bi can be replaced.
    """
    found = NOWHERE
    for space in range(player.built):
        if replaceable(box, player, space, building):
            if found != NOWHERE:
                return NOWHERE
            found = space
    return found


@rule("OLB-4.1")
def append(box, state, events, seat, building):
    """Build in the next free space from the left."""
    player = state.players[seat]
    player.bridge[player.built] = building
    player.built += 1
    tell_built(events, seat, building, box.kind[building], player.built)


@rule("OLB-4.2")
def replace(box, state, events, seat, space, building):
    """Build in the place of another building, which leaves the game with its crests."""
    player = state.players[seat]
    old = int(player.bridge[space])
    player.bridge[space] = building
    state.replaced += 1
    tell_replaced(events, seat, building, box.kind[building], old, space + 1)


@rule("OLB-9.8")
def record_lowest(box, state, seat, building):
    """Remember the lowest house number built this round; gardens do not count."""
    number = box.number[building]
    if box.kind[building] != Building.GARDEN and (state.lowest == NONE_BUILT or number < state.lowest):
        state.lowest = number
        state.lowest_seat = seat


@rule("OLB-5.1")
def power_of(box, player, crests):
    """How many buildings of a bridge show a crest of this colour; guilds show all four."""
    power = 0
    for space in range(player.built):
        if box.crests[player.bridge[space]] & crests:
            power += 1
    return power


@helper
def crest_of(crests):
    """The colour of a single crest."""
    crest = 0
    while crests >> crest > 1:
        crest += 1
    return crest


@rule("OLB-5.6")
def has_effect(kind):
    """Whether a kind of building has an effect when built; gardens and guilds have none."""
    return kind != Building.GARDEN and kind != Building.GUILD


@rule("OLB-5.5")
def pay_store(state, events, seat):
    """Pay the power of a store."""
    earn(state, seat, state.power)
    tell_store_paid(events, seat, state.power)


@helper
def start_effect(box, state, events, seat):
    """Count the power of the new building; a store pays at once, other effects open a question."""
    building = state.building
    kind = box.kind[building]
    record_lowest(box, state, seat, building)
    state.phase = Phase.LAST_TILES
    if not has_effect(kind):
        return
    state.power = power_of(box, state.players[seat], box.crests[building])
    tell_power_counted(events, seat, state.power, crest_of(box.crests[building]), kind)
    if kind == Building.STORE:
        pay_store(state, events, seat)
    elif kind == Building.CHAPEL:
        state.phase = Phase.CHAPEL
    elif kind == Building.GATE:
        state.phase = Phase.GATE
    else:
        state.phase = Phase.INN

"""Final scoring: prizes, scoring faces, empty spaces, unused tiles; every tie is broken by the chapel track."""

from tavoliere.engine.rule import helper, rule
from tavoliere.games.old_london_bridge.names import (
    AREA_COUNT,
    CARD_VALUES,
    PRIZES,
    TILE_KINDS,
    WHEEL,
    Area,
    Building,
    Face,
    Part,
)
from tavoliere.games.old_london_bridge.rules.tracks import is_ahead

PARTS_BEFORE_FLOOR = Part.NOT_BELOW_ZERO

# --- what is compared ------------------------------------------------------------------------------------------------


@rule("OLB-7.2")
def card_sum(player):
    """The sum of the card values in hand."""
    points = 0
    for value in range(CARD_VALUES):
        points += value * player.hand[value]
    return points


@rule("OLB-9.1", "OLB-9.2", "OLB-9.3")
def buildings_of(box, player, kind):
    """How many buildings of a kind stand on a bridge."""
    count = 0
    for space in range(player.built):
        if box.kind[player.bridge[space]] == kind:
            count += 1
    return count


@rule("OLB-9.4")
def longest_run(box, player):
    """The longest run of numbered buildings; a garden ends it and is no part of it."""
    longest, run = 0, 0
    for space in range(player.built):
        run = 0 if box.kind[player.bridge[space]] == Building.GARDEN else run + 1
        longest = max(longest, run)
    return longest


@rule("OLB-7.2")
def printed_measure(player, area):
    """What the printed scoring of an area compares."""
    if area == Area.CHAPEL:
        return int(player.chapel)
    if area == Area.GATE:
        return int(player.gate)
    if area == Area.INN:
        return int(card_sum(player))
    return int(player.built)


@helper
def measure(box, state, area, seat):
    """What a ranking of an area compares: the printed scoring, or the first of its faces."""
    player = state.players[seat]
    if state.face[area] == Face.PRINTED:
        return printed_measure(player, area)
    if area == Area.CHAPEL:
        return buildings_of(box, player, Building.CHAPEL)
    if area == Area.GATE:
        return buildings_of(box, player, Building.GATE)
    if area == Area.INN:
        return buildings_of(box, player, Building.INN)
    return longest_run(box, player)


# --- prizes ----------------------------------------------------------------------------------------------------------


@helper
def is_ranked(state, area):
    """Whether an area pays prizes by rank."""
    return state.face[area] == Face.PRINTED or state.face[area] == Face.MOST


@rule("OLB-7.2")
def takes_part(state, area, count):
    """Whether a seat is ranked: it has at least one of what is compared, except in the printed bridge scoring."""
    return count >= 1 or (area == Area.BRIDGE and state.face[area] == Face.PRINTED)


@rule("OLB-7.3")
def ranks_before(state, seat, count, other, other_count):
    """Whether a seat is placed before another: more of what counts, or ahead on the chapel track."""
    if count != other_count:
        return count > other_count
    return is_ahead(state, seat, other)


@helper
def place_of(box, state, area, seat, count):
    """The place in an area's ranking of a seat that has so much of what is compared, 0 for the first."""
    place = 0
    for other in range(state.seats):
        if other != seat:
            other_count = measure(box, state, area, other)
            if takes_part(state, area, other_count) and ranks_before(state, other, other_count, seat, count):
                place += 1
    return place


@rule("OLB-8.3")
def place_money(box, state, place):
    """What a place earns; fewer places are paid with fewer players."""
    return int(box.prize[state.seats, place]) if place < PRIZES else 0


@rule("OLB-7.2", "OLB-8.3")
def prize(box, state, area, seat):
    """What a seat's place earns."""
    count = measure(box, state, area, seat)
    if not takes_part(state, area, count):
        return 0
    return place_money(box, state, place_of(box, state, area, seat, count))


# --- faces that do not compare players -------------------------------------------------------------------------------


@helper
def table_money(box, area, face, count):
    """What a count earns by a face's table."""
    money = 0
    for step in range(box.face_steps[area, face]):
        if count >= box.face_from[area, face, step]:
            money = int(box.face_earns[area, face, step])
    return money


@rule("OLB-9.9")
def lead_money(box, state, seat):
    """Money for each space ahead of the last on the chapel track."""
    last = state.players[seat].chapel
    for other in range(state.seats):
        last = min(last, state.players[other].chapel)
    return (state.players[seat].chapel - last) * box.face_money[Area.CHAPEL, Face.FIRST_OWN]


@rule("OLB-9.10")
def coins_again(box, player):
    """The coins of the chapel track reached or passed, without what its end pays."""
    money = 0
    for space in range(player.chapel + 1):
        money += box.chapel_coin[space]
    return money


@rule("OLB-9.11")
def gate_steps_money(box, player):
    """Money for the steps made on the gate track."""
    return table_money(box, Area.GATE, Face.FIRST_OWN, player.gate)


@helper
def unused_tiles(player):
    """How many bonus tiles are left."""
    count = 0
    for tile in range(TILE_KINDS):
        count += player.tiles[tile] + player.new_tiles[tile]
    return count


@rule("OLB-9.12")
def tiles_by_table(box, player):
    """Money for unused bonus tiles by the face's table."""
    return table_money(box, Area.GATE, Face.SECOND_OWN, unused_tiles(player))


@rule("OLB-9.13")
def hand_money(box, player):
    """Money for the number of cards in hand, 0 cards included."""
    cards = 0
    for value in range(CARD_VALUES):
        cards += player.hand[value]
    return table_money(box, Area.INN, Face.FIRST_OWN, cards)


@rule("OLB-9.14")
def sets_money(box, player):
    """Money for sets 1+2, 1+2+3 and 1+2+3+4, each card once: the best of all ways to split the hand."""
    best = 0
    pairs = min(player.hand[1], player.hand[2])
    threes = min(pairs, player.hand[3])
    fours = min(threes, player.hand[4])
    for of_four in range(fours + 1):
        for of_three in range(threes - of_four + 1):
            money = set_money(box, 4) * of_four + set_money(box, 3) * of_three
            best = max(best, money + set_money(box, 2) * (pairs - of_four - of_three))
    return best


@helper
def set_money(box, cards):
    """What one set of so many cards earns."""
    return table_money(box, Area.INN, Face.SECOND_OWN, cards)


@rule("OLB-9.15")
def low_numbers_money(box, player):
    """Money for each building whose house number is low enough."""
    count, highest = 0, box.face_number[Area.BRIDGE, Face.FIRST_OWN]
    for space in range(player.built):
        building = player.bridge[space]
        if box.kind[building] != Building.GARDEN and box.number[building] <= highest:
            count += 1
    return count * box.face_money[Area.BRIDGE, Face.FIRST_OWN]


@rule("OLB-9.16")
def complete_sets_money(box, player):
    """Money for each complete set of all kinds of building."""
    sets = int(player.built)
    for kind in range(WHEEL):
        sets = min(sets, buildings_of(box, player, kind))
    return sets * box.face_money[Area.BRIDGE, Face.SECOND_OWN]


@helper
def own_money(box, state, area, seat):
    """What a face pays that does not compare the players."""
    player = state.players[seat]
    first = state.face[area] == Face.FIRST_OWN
    if area == Area.CHAPEL:
        return int(lead_money(box, state, seat)) if first else int(coins_again(box, player))
    if area == Area.GATE:
        return gate_steps_money(box, player) if first else tiles_by_table(box, player)
    if area == Area.INN:
        return hand_money(box, player) if first else sets_money(box, player)
    return int(low_numbers_money(box, player)) if first else int(complete_sets_money(box, player))


# --- the whole score -------------------------------------------------------------------------------------------------


@rule("OLB-9.0")
def area_money(box, state, area, seat):
    """What an area pays at the end: a prize, its face, or nothing because it paid in every round."""
    if is_ranked(state, area):
        return prize(box, state, area, seat)
    if state.face[area] == Face.EACH_ROUND:
        return 0
    return own_money(box, state, area, seat)


@rule("OLB-7.4")
def empty_spaces_cost(box, player):
    """What the empty spaces of a bridge cost, by the printed table."""
    return int(box.empty_cost[min(box.bridge_spaces - player.built, box.empty_cost_last)])


@rule("OLB-7.5", "OLB-9.12")
def tiles_money(box, state, player):
    """What unused bonus tiles earn, unless the gate area's face counts them instead."""
    if state.face[Area.GATE] == Face.SECOND_OWN:
        return 0
    return int(unused_tiles(player) * box.unused_money)


@rule("OLB-7.4")
def not_below_zero(money):
    """What is added so that the total is not below 0."""
    return max(0, -money)


@helper
def write_score(box, state, seat, parts):
    """Write the parts of one seat's final money."""
    player = state.players[seat]
    parts[Part.MONEY] = player.money
    parts[Part.CHAPEL] = area_money(box, state, Area.CHAPEL, seat)
    parts[Part.GATE] = area_money(box, state, Area.GATE, seat)
    parts[Part.INN] = area_money(box, state, Area.INN, seat)
    parts[Part.BRIDGE] = area_money(box, state, Area.BRIDGE, seat)
    parts[Part.EMPTY_SPACES] = -empty_spaces_cost(box, player)
    parts[Part.BONUS_TILES] = tiles_money(box, state, player)
    money = 0
    for part in range(PARTS_BEFORE_FLOOR):
        money += parts[part]
    parts[Part.NOT_BELOW_ZERO] = not_below_zero(money)


@helper
def final_money(box, state, seat):
    """The sum of all parts of one seat's final money."""
    player = state.players[seat]
    money = int(player.money) - empty_spaces_cost(box, player) + tiles_money(box, state, player)
    for area in range(AREA_COUNT):
        money += area_money(box, state, area, seat)
    return money + not_below_zero(money)


def final_scores(box, state, out):
    """The points of every seat by part."""
    for seat in range(state.seats):
        write_score(box, state, seat, out[seat])


@rule("OLB-7.5")
def finishes_before(money, state, seat, other):
    """Most money wins; the chapel track breaks the tie."""
    if money[seat] != money[other]:
        return money[seat] > money[other]
    return is_ahead(state, seat, other)


def ranking(box, state, out):
    """Each seat's rank; no place is ever shared."""
    for seat in range(state.seats):
        out[seat] = final_money(box, state, seat)
    ranks = 0  # packed, a byte for each seat: the money in `out` is needed until all are known
    for seat in range(state.seats):
        for other in range(state.seats):
            if other != seat and finishes_before(out, state, other, seat):
                ranks += 1 << 8 * seat
    for seat in range(state.seats):
        out[seat] = ranks >> 8 * seat & 255

"""Deduces the others' hands: every card changes hands in the open, so what is not seen is held by them."""

from tavoliere.engine.rule import helper
from tavoliere.games.old_london_bridge.names import CARD_VALUES, CARDS_PLAYED, Phase
from tavoliere.games.old_london_bridge.rules.tracks import is_ahead

ZERO_CHANCE = 0.34  # that somebody with other cards plays a 0
CARD_CHANCE = (0.0, 0.3, 0.3, 0.2, 0.2)  # how likely the others are played by those who hold them, in proportion


@helper
def on_table(state, seat, value):
    """How many cards of a value a seat has on the table."""
    if state.phase <= Phase.CARDS:
        return 0
    cards, count = state.players[seat].card, 0
    for slot in range(CARDS_PLAYED):
        if cards[slot] == value:
            count += 1
    return count


@helper
def held_by_others(box, state, seat, value):
    """How many cards of a value, 1 or more, all the others hold together."""
    count = int(box.card_count[value] - state.supply[value] - state.players[seat].hand[value])
    for other in range(state.seats):
        count -= on_table(state, other, value)
    return max(0, count)


@helper
def cards_beside_zeros(box, state, seat):
    """How many cards of value 1 or more a seat holds; everybody sees how many cards it has."""
    cards, hand = 0, state.players[seat].hand
    for value in range(CARD_VALUES):
        cards += hand[value]
    return max(0, int(cards + on_table(state, seat, 0) - box.zero_cards[state.seats]))


@helper
def deduce_hands(box, state, table):
    """Write the likely hands of the others, each with its share of the unseen cards."""
    me, held = table.me, table.held
    together = 0
    for other in range(state.seats):
        if other != me:
            together += cards_beside_zeros(box, state, other)
    for value in range(1, CARD_VALUES):
        unseen = held_by_others(box, state, me, value)
        for other in range(state.seats):
            held[other, value] = unseen * cards_beside_zeros(box, state, other) / max(1, together)
    for other in range(state.seats):
        if other != me:
            held[other, 0] = box.zero_cards[state.seats] - on_table(state, other, 0)
            write_hand(held[other], table.boards[other])


@helper
def write_hand(held, board):
    """Write a likely hand to a board, in whole cards and points."""
    points = 0.5
    for value in range(CARD_VALUES):
        board.hand[value] = int(held[value] + 0.5)
        points += value * held[value]
    board.points = int(points)


@helper
def guess_cards(state, table):
    """Write how likely each of the others plays each card."""
    held, chances = table.held, table.chances
    for other in range(state.seats):
        if other != table.me:
            total = 0.0
            for value in range(1, CARD_VALUES):
                chances[other, value] = CARD_CHANCE[value] * min(1.0, held[other, value])
                total += chances[other, value]
            chances[other, 0] = ZERO_CHANCE if total > 0.0 else 1.0
            for value in range(1, CARD_VALUES):
                chances[other, value] *= (1.0 - ZERO_CHANCE) / max(total, 0.01)


@helper
def comes_before(state, seat, other, card, other_card):
    """Whether another seat's card would be played before this seat's."""
    return other_card > card or (other_card == card and is_ahead(state, other, seat))


@helper
def before_chance(state, table, other, card):
    """The chance that another seat's card is played before a card of mine."""
    chance = 0.0
    for value in range(CARD_VALUES):
        if comes_before(state, table.me, other, card, value):
            chance += table.chances[other, value]
    return chance


@helper
def pair_chance(table, other, one, two):
    """The chance that another seat plays two cards, not normalised."""
    if one == two and table.held[other, one] < CARDS_PLAYED:
        return 0.0
    return table.chances[other, one] * table.chances[other, two]

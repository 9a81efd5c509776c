"""The cards on the table: the pile, the open market and the discards."""

from tavoliere.engine.chance import shuffle
from tavoliere.engine.records import NOBODY
from tavoliere.engine.rule import helper, rule
from tavoliere.games.ticket_to_ride.events import tell_market_filled, tell_market_swept, tell_pile_renewed
from tavoliere.games.ticket_to_ride.names import COLOURS, SWEEPS, WILD


@helper
def take_top_card(state):
    """Take the pile's top card; returns its colour."""
    state.pile_count -= 1
    colour = int(state.pile[state.pile_count])
    state.pile[state.pile_count] = 0
    return colour


@rule("TTR-3.5")
def renew_empty_pile(box, state, events):
    """As soon as the pile is empty the discards are shuffled into a new one."""
    if state.pile_count > 0:
        return
    for colour in range(box.colours):
        for _ in range(state.discards[colour]):
            state.pile[state.pile_count] = colour
            state.pile_count += 1
        state.discards[colour] = 0
    if state.pile_count > 0:
        shuffle(state.chance, state.pile, state.pile_count)
        for seat in range(state.seats):
            state.players[seat].blind[:] = 0
        tell_pile_renewed(events, NOBODY, state.pile_count)


@helper
def market_total(state):
    """How many cards lie open."""
    total = 0
    for colour in range(COLOURS):
        total += state.market[colour]
    return total


@rule("TTR-3.1", "TTR-3.7")
def fill_gaps(box, state, events):
    """Turn up cards until the market is full or no card is left; returns how many."""
    filled = 0
    for _ in range(box.market_size - market_total(state)):
        if state.pile_count == 0:
            break
        colour = take_top_card(state)
        state.market[colour] += 1
        filled += 1
        tell_market_filled(events, NOBODY, colour)
        renew_empty_pile(box, state, events)
    return filled


@rule("TTR-3.6")
def fill_market(box, state, events):
    """Fill the gaps; the market is checked only if a new card came, and swept at most three times."""
    if fill_gaps(box, state, events) == 0:
        return
    for _ in range(SWEEPS):
        if not must_be_swept(box, state):
            break
        sweep(box, state, events)


@rule("TTR-3.4", "TTR-3.6")
def must_be_swept(box, state):
    """Whether the market is swept: three open wild cards, and enough others to lay a better one."""
    return state.market[WILD] >= box.wild_limit and ordinary_cards(box, state) > box.market_size - box.wild_limit


@helper
def ordinary_cards(box, state):
    """Cards that are not wild in market, pile and discards together."""
    count = 0
    for colour in range(1, box.colours):
        count += state.market[colour] + state.discards[colour]
    for index in range(state.pile_count):
        if state.pile[index] != WILD:
            count += 1
    return count


@rule("TTR-3.4")
def sweep(box, state, events):
    """Discard the whole market and turn up new cards."""
    tell_market_swept(events, NOBODY)
    for colour in range(box.colours):
        state.discards[colour] += state.market[colour]
        state.market[colour] = 0
    renew_empty_pile(box, state, events)
    fill_gaps(box, state, events)


@rule("TTR-4.1")
def discard_payment(box, state, kept, events):
    """Discard the cards of a claim together, but for one kept for the flag; then fill gaps in the market."""
    state.discards[state.colour] += box.length[state.route] - state.wilds - kept
    state.discards[WILD] += state.wilds
    refill_after_discard(box, state, events)


@rule("TTR-3.5", "TTR-3.7")
def refill_after_discard(box, state, events):
    """Renew an empty pile and fill gaps in the market."""
    renew_empty_pile(box, state, events)
    fill_market(box, state, events)

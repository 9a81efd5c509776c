"""What a seat can know: hidden things dealt anew for search, and its knowledge as plain numbers."""

from tavoliere.engine.chance import below, shuffle, split_stream
from tavoliere.engine.records import SEATS, int64
from tavoliere.engine.rule import helper, rule
from tavoliere.engine.scratch import scratch
from tavoliere.games.ticket_to_ride.names import CARDS, COLOURS, NONE, ROUTES, SYMBOLS, TICKETS
from tavoliere.games.ticket_to_ride.rules.scoring import route_points

# --- imagine: what a perfect memory could not know is dealt anew -----------------------------------------------------


@rule("GEN-6", "TTR-3.8", "TTR-5.3")
def imagine(box, state, seat, chance):
    """Deal hidden cards, tickets and future chance anew for a seat; what everybody saw stays."""
    imagine_cards(box, state, seat, chance)
    imagine_tickets(box, state, seat, chance)
    imagine_choices(box, state, seat, chance)
    split_stream(state.chance, chance)


@helper
def reshuffle(box, state, chance):
    """Shuffle the pile, and the tickets in their pile that nobody knows, and begin chance anew."""
    shuffle(chance, state.pile, state.pile_count)
    unknown = scratch(TICKETS, int64)
    count = 0
    for index in range(state.ticket_count):
        if state.ticket_known[state.ticket_pile[index]] == 0:
            unknown[count] = state.ticket_pile[index]
            count += 1
    shuffle(chance, unknown, count)
    put = 0
    for index in range(state.ticket_count):
        if state.ticket_known[state.ticket_pile[index]] == 0:
            state.ticket_pile[index] = unknown[put]
            put += 1
    split_stream(state.chance, chance)


@helper
def imagine_cards(box, state, seat, chance):
    """Deal the pile from cards it can still hold, then the other hands from the rest, beside what was seen."""
    from_this_pile = scratch(COLOURS, int64)  # in the pile, or drawn unseen from it by others
    hidden = scratch(COLOURS, int64)  # in the pile or unseen in other hands
    for colour in range(COLOURS):
        from_this_pile[colour], hidden[colour] = 0, 0
    for index in range(state.pile_count):
        from_this_pile[state.pile[index]] += 1
        hidden[state.pile[index]] += 1
    for other in range(state.seats):
        if other != seat:
            for colour in range(box.colours):
                from_this_pile[colour] += state.players[other].blind[colour]
                hidden[colour] += state.players[other].hand[colour] - state.players[other].seen[colour]
    deck = scratch(CARDS, int64)
    possible = scratch(COLOURS, int64)
    for colour in range(COLOURS):
        possible[colour] = min(hidden[colour], from_this_pile[colour])
    count = lay_out(box, possible, deck)
    shuffle(chance, deck, count)
    for index in range(state.pile_count):
        state.pile[index] = deck[index]
        hidden[deck[index]] -= 1
        from_this_pile[deck[index]] -= 1
    deal_hands(box, state, seat, hidden, chance)
    deal_blind(box, state, seat, from_this_pile, chance)


@helper
def lay_out(box, counts, deck):
    """Write cards given by colour as a sorted list; returns how many."""
    total = 0
    for colour in range(box.colours):
        for _ in range(counts[colour]):
            deck[total] = colour
            total += 1
    return total


@helper
def total(counts):
    """The sum of all numbers."""
    result = 0
    for index in range(len(counts)):
        result += counts[index]
    return result


@helper
def deal_hands(box, state, seat, hidden, chance):
    """Deal the other hands: the cards everybody saw, and as many hidden ones as before."""
    deck = scratch(CARDS, int64)
    shuffle(chance, deck, lay_out(box, hidden, deck))
    dealt = 0
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            unseen = total(player.hand) - total(player.seen)
            for colour in range(COLOURS):
                player.hand[colour] = player.seen[colour]
            for _ in range(unseen):
                player.hand[deck[dealt]] += 1
                dealt += 1


@helper
def deal_blind(box, state, seat, drawn, chance):
    """Deal which cards the others drew unseen from the present pile, as many as before."""
    deck = scratch(CARDS, int64)
    shuffle(chance, deck, lay_out(box, drawn, deck))
    dealt = 0
    for other in range(state.seats):
        if other != seat:
            blind = state.players[other].blind
            count = total(blind)
            for colour in range(COLOURS):
                blind[colour] = 0
            for _ in range(count):
                blind[deck[dealt]] += 1
                dealt += 1


@helper
def imagine_tickets(box, state, seat, chance):
    """Shuffle the tickets whose place the seat does not know among their places."""
    unknown = scratch(TICKETS, int64)
    in_play = tickets_in_play(box, state)
    count = 0
    for ticket in range(box.tickets):
        if (in_play >> ticket) & 1 and not (state.ticket_known[ticket] >> seat) & 1:
            unknown[count] = ticket
            count += 1
    shuffle(chance, unknown, count)
    put_tickets(box, state, seat, unknown)


@helper
def tickets_in_play(box, state):
    """A bit mask of all tickets that are somewhere: a position may leave some out."""
    mask = int64(0)
    for index in range(state.ticket_count):
        mask |= 1 << int64(state.ticket_pile[index])
    for seat in range(state.seats):
        mask |= state.players[seat].tickets
        for index in range(len(state.players[seat].offer)):
            if state.players[seat].offer[index] != NONE:
                mask |= 1 << int64(state.players[seat].offer[index])
    return mask


@helper
def put_tickets(box, state, seat, unknown):
    """Fill the places of unknown tickets, in a fixed order: the pile, then each other seat's offer and hand."""
    known = scratch(TICKETS, int64)
    for ticket in range(box.tickets):
        known[ticket] = (state.ticket_known[ticket] >> seat) & 1
        state.ticket_known[ticket] = known[ticket] << seat
    put = 0
    for index in range(state.ticket_count):
        if not known[state.ticket_pile[index]]:
            state.ticket_pile[index] = unknown[put]
            put += 1
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            for index in range(len(player.offer)):
                if player.offer[index] != NONE and not known[player.offer[index]]:
                    player.offer[index] = unknown[put]
                    put += 1
            held = player.tickets
            player.tickets = 0
            for ticket in range(box.tickets):
                if (held >> ticket) & 1:
                    player.tickets |= 1 << ticket if known[ticket] else 1 << unknown[put]
                    put += 1 - known[ticket]
            mark_as_known(box, state, other)


@helper
def mark_as_known(box, state, seat):
    """Mark a seat's own tickets as known to it."""
    player = state.players[seat]
    for ticket in range(box.tickets):
        if (player.tickets >> ticket) & 1 or ticket == player.offer[0] or ticket == player.offer[1]:
            state.ticket_known[ticket] |= 1 << seat


@helper
def imagine_choices(box, state, seat, chance):
    """Draw anew what others, who have already chosen, keep of their first tickets."""
    for other in range(state.seats):
        if other != seat and state.players[other].choice != 0:
            state.players[other].choice = random_choice(box, chance)


@helper
def random_choice(box, chance):
    """One or both of two tickets on offer, as the box allows."""
    both = (1 << box.tickets_dealt) - 1
    return both if box.tickets_kept == box.tickets_dealt else 1 + below(chance, both)


# --- observe: what a seat knows, as numbers --------------------------------------------------------------------------

PER_SEAT = 8 + COLOURS + SYMBOLS  # numbers written about each seat
OBSERVATION = 9 + 3 * COLOURS + 2 * TICKETS + ROUTES + 2 * SYMBOLS + SEATS * PER_SEAT


@rule("GEN-6")
def observe(box, state, seat, out):
    """Write what a seat knows: the table, its own hand and tickets, then each seat's public things, own seat first."""
    me = state.players[seat]
    out[0], out[1], out[2] = state.phase, state.active == seat, state.turns_left
    out[3], out[4], out[5] = state.pile_count, state.ticket_count, state.route
    out[6], out[7] = state.colour, state.wilds
    out[8] = 0 if state.first == NONE else 1 + (state.first - seat) % state.seats
    at = 9
    for colour in range(COLOURS):
        out[at + colour] = me.hand[colour]
        out[at + COLOURS + colour] = state.market[colour]
        out[at + 2 * COLOURS + colour] = state.discards[colour]
    at += 3 * COLOURS
    for ticket in range(TICKETS):
        out[at + ticket] = (me.tickets >> ticket) & 1
        out[at + TICKETS + ticket] = ticket == me.offer[0] or ticket == me.offer[1]
    at += 2 * TICKETS
    for route in range(ROUTES):
        out[at + route] = 0 if state.owner[route] == NONE else 1 + (state.owner[route] - seat) % state.seats
    at += ROUTES
    for symbol in range(SYMBOLS):
        out[at + symbol] = state.stack_place[symbol]
        out[at + SYMBOLS + symbol] = state.stack_left[symbol]
    at += 2 * SYMBOLS
    for place in range(state.seats):
        observe_seat(box, state, (seat + place) % state.seats, out[at + place * PER_SEAT :])
    return OBSERVATION


@helper
def observe_seat(box, state, seat, out):
    """Write what everybody knows of a seat, cards it took openly included."""
    player = state.players[seat]
    tickets = 0
    for ticket in range(box.tickets):
        tickets += (player.tickets >> ticket) & 1
    out[0], out[1], out[2] = 1, player.vehicles, total(player.hand)
    out[3], out[4], out[5] = tickets, route_points(box, state, seat), player.flags_done
    out[6], out[7] = player.flag, player.choice != 0
    for colour in range(COLOURS):
        out[8 + colour] = player.seen[colour]
    for symbol in range(SYMBOLS):
        out[8 + COLOURS + symbol] = (player.tokens >> symbol) & 1

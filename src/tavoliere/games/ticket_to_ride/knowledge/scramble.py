"""For tests: every field changed that a seat must not see."""

from tavoliere.engine.chance import below
from tavoliere.engine.records import NOBODY, SEATS, Array, Record
from tavoliere.games.ticket_to_ride.knowledge.imagine import imagine
from tavoliere.games.ticket_to_ride.names import Phase


def scramble(box: Record, state: Record, seat: int, chance: Array) -> None:
    """Change everything the seat's view must not show, even what a good memory knows."""
    if seat == NOBODY:
        seat = SEATS  # a watcher knows as little as a fifth seat would
    others = [other for other in range(int(state.seats)) if other != seat]
    for other in others:
        state.players[other].seen[:] = 0
    know_only_own_tickets(box, state, seat)
    imagine(box, state, seat, chance)
    for other in others:
        player = state.players[other]
        unseen = int(player.blind.sum())
        player.blind[:] = 0
        for _ in range(unseen):
            player.blind[below(chance, int(box.colours))] += 1
        for colour in range(int(box.colours)):
            player.seen[colour] = below(chance, int(player.hand[colour]) + 1)
        for ticket in range(int(box.tickets)):
            state.ticket_known[ticket] ^= below(chance, 2) << other


def know_only_own_tickets(box: Record, state: Record, seat: int) -> None:
    """Forget all tickets but the seat's own; at the end all lie open."""
    state.ticket_known[:] = 0
    for holder in range(int(state.seats)):
        if holder == seat or state.phase == Phase.OVER:
            player = state.players[holder]
            for ticket in range(int(box.tickets)):
                if int(player.tickets) >> ticket & 1 or ticket in player.offer:
                    state.ticket_known[ticket] |= 1 << seat

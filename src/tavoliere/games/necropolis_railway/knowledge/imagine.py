"""What a seat knows: only the order of the deck and future chance are hidden, and from everybody alike."""

from tavoliere.engine.chance import below, shuffle, split_stream
from tavoliere.engine.records import SEATS, int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.names import (
    ABILITIES,
    BONUSES,
    CARDS,
    COFFIN_COLOURS,
    COLUMNS,
    CRYPT_COLOURS,
    DISC_COLOURS,
    DISCS_UNDER,
    FACE_UP,
    NONE,
    PAIRS,
    PLACES,
    ROWS,
    SECTIONS,
    TILES,
    TUCKED,
    WAGONS,
)

assert CARDS <= 64  # a deck is sorted with a bit for each card


@rule("LNR-1.4", "GEN-6")
def imagine(box, state, seat, chance):
    """Deal the rest of the deck and all future chance anew; the visible back stays."""
    reshuffle(box, state, chance)


@helper
def reshuffle(box, state, chance):
    """The same for everybody: no seat knows anything that others do not."""
    count = int64(state.deck_count)
    top = int64(state.deck[count - 1]) if count else NONE
    sort_deck(box, state)
    shuffle(chance, state.deck, count)
    keep_the_visible_back_on_top(box, state, top, chance)
    split_stream(state.chance, chance)


@helper
def sort_deck(box, state):
    """Put the cards left in the deck into the order of the box; a card is a bit of `left` meanwhile."""
    left = int64(0)
    for place in range(state.deck_count):
        left |= 1 << int64(state.deck[place])
    count = 0
    for card in range(box.cards):
        if (left >> card) & 1:
            state.deck[count] = card
            count += 1


@rule("LNR-1.4")
def same_back(box, one, other):
    """Whether two cards show the same discs on their backs."""
    return box.card_back[one, 0] == box.card_back[other, 0] and box.card_back[one, 1] == box.card_back[other, 1]


@rule("LNR-1.4")
def keep_the_visible_back_on_top(box, state, top, chance):
    """Any card with the back of the one that was on top may be the next one, each as likely."""
    count, deck = state.deck_count, state.deck
    if count == 0:
        return
    alike = 0
    for place in range(count):
        alike += same_back(box, deck[place], top)
    chosen = below(chance, alike)
    for place in range(count):
        if same_back(box, deck[place], top):
            if chosen == 0:
                deck[place], deck[count - 1] = deck[count - 1], deck[place]
                return
            chosen -= 1


# --- observe: what a seat knows, as numbers -----------------------------------------------------------------------

TABLE = 16
PER_SEAT = (
    8
    + DISC_COLOURS
    + TILES
    + PLACES
    + COFFIN_COLOURS
    + WAGONS
    + PAIRS * (COFFIN_COLOURS + 1)
    + TUCKED
    + ROWS * COLUMNS
    + COLUMNS
    + COFFIN_COLOURS
)
CENTRE = (
    FACE_UP * (1 + DISCS_UNDER)
    + DISCS_UNDER
    + COFFIN_COLOURS
    + DISC_COLOURS
    + CRYPT_COLOURS
    + BONUSES * 3
    + SECTIONS
    + ABILITIES
)
OBSERVATION = TABLE + CENTRE + CARDS + SEATS * PER_SEAT


@rule("LNR-1.4", "GEN-6")
def observe(box, state, seat, out):
    """Write the table, the cards still in the deck, then each seat's boards, own seat first: all of it is public."""
    out[0], out[1], out[2], out[3] = state.phase, state.stage, state.round_number, state.seats
    out[4], out[5] = (state.seat - seat) % state.seats, (state.first - seat) % state.seats
    out[6], out[7], out[8], out[9] = state.deck_count, state.card, state.card_kept, state.staff
    out[10], out[11], out[12], out[13] = state.hired, state.built, state.bonus_used, state.prestige_used
    out[14], out[15] = state.steps, state.wage
    at = observe_centre(box, state, out, TABLE)
    for card in range(CARDS):
        out[at + card] = 0
    for place in range(state.deck_count):
        out[at + state.deck[place]] = 1
    at += CARDS
    for place in range(state.seats):
        at = observe_seat(state.players[(seat + place) % state.seats], out, at)
    return OBSERVATION


@helper
def write(values, out, at):
    """Write a list of numbers; returns the place after it."""
    for index in range(len(values)):
        out[at + index] = values[index]
    return at + len(values)


@helper
def observe_centre(box, state, out, at):
    """Write cards, discs, the next back, bag, supplies, bonus spaces, and what the turn has used."""
    at = write(state.face_up, out, at)
    for space in range(FACE_UP):
        at = write(state.discs_under[space], out, at)
    at = write(box.card_back[state.deck[state.deck_count - 1]], out, at)
    at = write(state.bag, out, at)
    at = write(state.supply, out, at)
    at = write(state.crypts, out, at)
    for action in range(BONUSES):
        at = write(state.bonus[action], out, at)
    at = write(state.used, out, at)
    return write(state.abilities, out, at)


@helper
def observe_seat(me, out, at):
    """Write a player's three boards."""
    out[at], out[at + 1], out[at + 2], out[at + 3] = me.money, me.prestige, me.train, me.mourners
    out[at + 4], out[at + 5], out[at + 6], out[at + 7] = me.waiting_mourners, me.aside, me.volunteers, 0
    at = write(me.discs, out, at + 8)
    at = write(me.tiles, out, at)
    at = write(me.workers, out, at)
    at = write(me.waiting_coffins, out, at)
    at = write(me.wagons, out, at)
    for pair in range(PAIRS):
        at = write(me.coffins[pair], out, at)
    at = write(me.passengers, out, at)
    at = write(me.tucked, out, at)
    for row in range(ROWS):
        at = write(me.graves[row], out, at)
    at = write(me.crypts, out, at)
    return write(me.potter, out, at)

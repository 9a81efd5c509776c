"""The set-up, in the order of the rulebook; and turning up cards, which goes on during the game."""

from tavoliere.engine.chance import below, shuffle, start_stream
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.names import (
    BONUSES,
    CARDS,
    COFFIN_COLOURS,
    COLUMNS,
    CRYPT_COLOURS,
    DISC_COLOURS,
    DISCS_UNDER,
    FACE_UP,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    TUCKED,
    Phase,
    Stage,
    Step,
    Wagon,
    WagonKind,
)
from tavoliere.games.necropolis_railway.rules.discs import take_disc
from tavoliere.games.necropolis_railway.rules.income import draw_coffin


@helper
def set_up(box, state, seats, options, seed):
    """Fill a zeroed state, in the order of the rulebook."""
    start_stream(state.chance, seed)
    state.seats = seats
    state.limited_discs = options.limited_discs
    fill_central_board(box, state)
    for seat in range(seats):
        give_start(box, state, state.players[seat])
    shuffle_deck(box, state)
    for space in range(FACE_UP):
        state.face_up[space] = NONE
        state.discs_under[space, 0] = state.discs_under[space, 1] = NONE
    for space in range(box.face_up):
        turn_up(box, state, space)
    choose_first_player(state, options)
    state.stage, state.step, state.phase = Stage.SET_UP, Step.OPENING, Phase.FIRST_STAFF
    state.card = NONE


@rule("LNR-1.1")
def choose_first_player(state, options):
    """Choose a random seat, unless the option names one; both use the same number of draws."""
    state.first = below(state.chance, state.seats)
    if options.first > 0:
        state.first = options.first - 1
    state.seat = state.first


@rule("LNR-1.2")
def fill_central_board(box, state):
    """Put all coffins in the bag, and lay out the crypts of this number of players; every bonus space is free."""
    state.staff = box.staff_pieces
    for colour in range(COFFIN_COLOURS):
        state.bag[colour] = box.coffin_pieces
    for colour in range(DISC_COLOURS):
        state.supply[colour] = box.disc_pieces
    for colour in range(CRYPT_COLOURS):
        state.crypts[colour] = box.crypt_supply[state.seats, colour]
    for action in range(BONUSES):
        for colour in range(OWN_COLOURS):
            state.bonus[action, colour] = NONE


@rule("LNR-1.3")
def give_start(box, state, me):
    """Give a player money, discs, wagons with their load, mourners, a volunteer and empty graves."""
    me.money, me.aside = box.start_money, box.start_volunteers
    for colour in range(DISC_COLOURS):
        me.discs[colour] = box.start_discs[colour]
        state.supply[colour] -= box.start_discs[colour]
    clear_necropolis(me)
    me.mourners = box.start_gathered
    me.train = box.london
    me.wagons[box.start_pair] = me.wagons[WagonKind.MOURNER * PAIRS + box.start_pair] = Wagon.PLAIN
    me.passengers[box.start_pair] = box.start_mourners
    for _ in range(box.start_coffins):
        me.coffins[box.start_pair, draw_coffin(state)] += 1


@helper
def clear_necropolis(me):
    """Remove all coffins, crypts and tucked cards."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            me.graves[row, column] = NONE
    for column in range(COLUMNS):
        me.crypts[column] = NONE
    for place in range(TUCKED):
        me.tucked[place] = NONE


@rule("LNR-1.1")
def shuffle_deck(box, state):
    """Shuffle the cards for this number of players."""
    state.deck_count = 0
    for card in range(CARDS):
        state.deck[card] = NONE
    for card in range(box.cards):
        if box.card_dots[card] <= state.seats:
            state.deck[state.deck_count] = card
            state.deck_count += 1
    shuffle(state.chance, state.deck, state.deck_count)


@rule("LNR-1.1", "LNR-2.1")
def turn_up(box, state, space):
    """Turn up a card; under it go the discs on the back of the next one."""
    state.deck_count -= 1
    state.face_up[space] = state.deck[state.deck_count]
    state.deck[state.deck_count] = NONE
    following = state.deck[state.deck_count - 1]
    placed = 0
    for place in range(DISCS_UNDER):
        state.discs_under[space, place] = NONE
    for place in range(DISCS_UNDER):
        disc = int64(box.card_back[following, place])
        if take_disc(state, disc):
            state.discs_under[space, placed] = disc
            placed += 1

"""The state of a game: one record, one commented line per field, and how it is set up."""

from tavoliere.engine.chance import WORDS, below, shuffle, start_stream
from tavoliere.engine.records import SEATS, int16, int64, record
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.names import Phase, Stage, Step
from tavoliere.games.necropolis_railway.pieces import (
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
    OWN_COLOURS,
    PAIRS,
    PLACES,
    ROWS,
    SECTIONS,
    TILES,
    TUCKED,
    WAGONS,
    Wagon,
    WagonKind,
)

PLAYER = record(
    [
        ("money", int16),
        ("discs", int16, (DISC_COLOURS,)),
        ("tiles", int16, (TILES,)),  # Side of each London position
        ("workers", int16, (PLACES,)),  # Worker in each row, then on each London tile
        ("prestige", int16),  # level reached; 0 is the start
        ("waiting_coffins", int16, (COFFIN_COLOURS,)),  # in London, by colour
        ("waiting_mourners", int16),  # in London
        ("wagons", int16, (WAGONS,)),  # Wagon on each space: coffin wagons from the left, then mourner wagons
        ("coffins", int16, (PAIRS, COFFIN_COLOURS)),  # aboard, by coffin wagon and colour
        ("passengers", int16, (PAIRS,)),  # mourners aboard, by mourner wagon
        ("tucked", int16, (TUCKED,)),  # cards under the railway, from the left; NONE
        ("train", int16),  # space of the track
        ("graves", int16, (ROWS, COLUMNS)),  # colour of the coffin buried there; NONE
        ("crypts", int16, (COLUMNS,)),  # colour of the crypt over each column; NONE
        ("mourners", int16),  # gathered in the Necropolis
        ("potter", int16, (COFFIN_COLOURS,)),  # coffins in Potter's Field, by colour
        ("aside", int16),  # volunteers not yet earned
        ("volunteers", int16),  # volunteers that wait for a free place
    ]
)

STATE = record(
    [
        ("chance", int64, (WORDS,)),  # secret: the stream of chance
        ("seats", int16),  # how many play
        ("turn", int16),  # number of the turn, those of the set-up and of the special rounds included
        ("phase", int16),  # Phase: the question that is open
        ("stage", int16),  # Stage of the game
        ("step", int16),  # Step of the turn
        ("round_number", int16),  # 1 to 12; 0 during the set-up
        ("first", int16),  # the first player
        ("seat", int16),  # whose turn it is
        ("limited_discs", int16),  # option: a disc that is not in the supply is not placed or gained
        ("deck", int16, (CARDS,)),  # secret but for the back of the last one: cards, the next to come last; NONE
        ("deck_count", int16),
        ("discarded", int16),  # how many cards
        ("face_up", int16, (FACE_UP,)),  # cards to choose from
        ("discs_under", int16, (FACE_UP, DISCS_UNDER)),  # discs under each; NONE
        ("bag", int16, (COFFIN_COLOURS,)),  # coffins left in the bag, by colour
        ("supply", int16, (DISC_COLOURS,)),  # discs left; below zero when the supply is not limited
        ("crypts", int16, (CRYPT_COLOURS,)),  # crypts left
        ("staff", int16),  # staff left
        ("bonus", int16, (BONUSES, OWN_COLOURS)),  # disc on each bonus space, by action and colour; NONE
        ("card", int16),  # the card taken this turn; NONE
        ("card_kept", int16),  # 1: it was tucked, so it is not discarded at the end of the turn
        ("used", int16, (SECTIONS,)),  # 1: the section's disc has been paid this turn
        ("hired", int16),  # 1: staff hired this turn
        ("built", int16),  # 1: crypt built this turn
        ("bonus_used", int16),  # 1: bonus action taken this turn
        ("prestige_used", int16),  # 1: prestige raised this turn
        ("abilities", int16, (ABILITIES,)),  # 1: a tucked card of this kind was used this turn
        ("steps", int16),  # steps the train still has to make
        ("white_crypts", int16),  # gained and not yet placed
        ("topping_up", int16),  # 1: a new wagon in London is being filled
        ("wage", int16),  # pounds for each staff at this income
        ("players", PLAYER, (SEATS,)),
    ]
)


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
    """Drawn by lot, unless the option names a seat; in either case chance moves on alike."""
    state.first = below(state.chance, state.seats)
    if options.first > 0:
        state.first = options.first - 1
    state.seat = state.first


@rule("LNR-1.2")
def fill_central_board(box, state):
    """All coffins in the bag, the crypts of this number of players, every bonus space free."""
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
    """A player's money, discs, wagons with their load, mourners, volunteer and empty graves."""
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
    """No coffin, no crypt and no tucked card."""
    for row in range(ROWS):
        for column in range(COLUMNS):
            me.graves[row, column] = NONE
    for column in range(COLUMNS):
        me.crypts[column] = NONE
    for place in range(TUCKED):
        me.tucked[place] = NONE


@helper
def coffins_in_bag(state):
    """How many coffins the bag holds."""
    return state.bag[0] + state.bag[1] + state.bag[2] + state.bag[3]


@helper
def draw_coffin(state):
    """Take a random coffin out of the bag and return its colour."""
    drawn = below(state.chance, coffins_in_bag(state))
    colour = 0
    while drawn >= state.bag[colour]:
        drawn -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    return colour


@rule("LNR-1.1")
def shuffle_deck(box, state):
    """The cards for this number of players, shuffled."""
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


@helper
def take_disc(state, disc):
    """Take a disc from the supply; without the option for limited discs there is always one."""
    if state.limited_discs and state.supply[disc] <= 0:
        return False
    state.supply[disc] -= 1
    return True

"""A position typed by a person or saved by us, back into a state; what cannot be is refused by name."""

from collections.abc import Sequence
from typing import Any

from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import SEATS, Array
from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.knowledge.position import (
    FREE,
    cards_in_play,
    coffins_in_play,
    crypts_in_play,
    discs_in_play,
    workers_in_play,
)
from tavoliere.games.necropolis_railway.knowledge.validation import (
    cards_used,
    check_cards,
    check_question,
    check_turn,
    left_over,
    read_volunteers,
    read_wage,
    rounds_of,
    stages_of,
    steps_of,
)
from tavoliere.games.necropolis_railway.limits import MOST_COFFINS, MOST_DISCS, MOST_MONEY, MOST_MOURNERS, most_steps
from tavoliere.games.necropolis_railway.names import (
    ABILITY_IDS,
    CARDS,
    COFFIN_IDS,
    CRYPT_IDS,
    DISC_IDS,
    NONE,
    ORANGE,
    OWN_COLOURS,
    PAIRS,
    ROWS,
    SECTION_IDS,
    SIDE_IDS,
    STAGE_IDS,
    STEP_IDS,
    TOPPING_UP_IDS,
    WAGON_IDS,
    WORKER_IDS,
    Phase,
    Side,
    Stage,
    ToppingUp,
    Wagon,
    WagonKind,
    Worker,
)
from tavoliere.games.necropolis_railway.rules.income import coffins_in_wagon
from tavoliere.games.necropolis_railway.rules.set_up import clear_necropolis

POSITION_KEYS = (
    "stage",
    "step",
    "round",
    "first",
    "active",
    "limited_discs",
    "deck",
    "discarded",
    "face_up",
    "crypts",
    "staff",
    "bonus",
    "supply",
    "bag",
    "card",
    "card_kept",
    "used",
    "hired",
    "built",
    "bonus_used",
    "prestige_used",
    "abilities_used",
    "steps",
    "white_crypts",
    "topping_up",
    "wage",
)
PLAYER_KEYS = [
    "money",
    "discs",
    "tiles",
    "workers",
    "prestige",
    "waiting_coffins",
    "waiting_mourners",
    "wagons",
    "coffins",
    "passengers",
    "tucked",
    "train",
    "graves",
    "crypts",
    "mourners",
    "potter",
    "volunteers",
    "aside",
]
TOPPING_UP_OF = {Phase.LOAD_WAITING: ToppingUp.OFFERED, Phase.TOP_UP: ToppingUp.CHOSEN}


def read_parts(ids: Ids, box: Any, read: Reader, states: Array) -> None:
    """Read a position; pieces left out lie in the supply, cards in the deck."""
    state = states[0]
    players = read.parts("players", SEATS)
    read_moment(box, state, read)
    read_turn(box, state, read)
    for seat in range(int(state.seats)):
        part = players[seat] if seat < len(players) else Reader({}, f"players[{seat}]")
        read_player(ids, box, state.players[seat], part)
    read_cards(ids, box, state, read)
    read_centre(box, state, read)
    read_supplies(box, state, read)
    check_turn(state, read)
    check_question(box, state, read)


def read_moment(box: Any, state: Any, read: Reader) -> None:
    """Whose turn it is, in which round, and which question is open."""
    last, phase = int(state.seats) - 1, Phase(int(state.phase))
    state.stage = read_one_of(read, "stage", STAGE_IDS, stages_of(phase))
    state.step = read_one_of(read, "step", STEP_IDS, steps_of(phase, Stage(int(state.stage))))
    first_round, last_round = rounds_of(box, Stage(int(state.stage)))
    state.round_number = read.whole("round", first_round, first_round, last_round)
    state.first = read.whole("first", 0, 0, last)
    state.seat = read.whole("active", int(state.first), 0, last)
    state.limited_discs = read.yes("limited_discs")


def read_turn(box: Any, state: Any, read: Reader) -> None:
    """What the turn has used so far."""
    for section in read.words("used", SECTION_IDS):
        state.used[section] = 1
    for ability in read.words("abilities_used", ABILITY_IDS):
        state.abilities[ability] = 1
    topping_up = TOPPING_UP_OF.get(Phase(int(state.phase)), ToppingUp.NO)
    state.topping_up = read.word("topping_up", TOPPING_UP_IDS, TOPPING_UP_IDS[topping_up])
    state.card_kept = read.yes("card_kept")
    state.hired, state.built = read.yes("hired"), read.yes("built")
    state.bonus_used, state.prestige_used = read.yes("bonus_used"), read.yes("prestige_used")
    state.steps, state.white_crypts = read.whole("steps", 0, 0, most_steps(box)), read.whole("white_crypts", 0, 0, 9)
    state.wage = read_wage(box, state, read)


def read_one_of(read: Reader, key: str, ids: list[str], numbers: Sequence[int]) -> int:
    """A word that must be one of some of its kind; the first of them is the usual one."""
    return numbers[read.word(key, [ids[number] for number in numbers], ids[numbers[0]])]


# --- a player -----------------------------------------------------------------------------------------------------


def read_player(ids: Ids, box: Any, me: Any, read: Reader) -> None:
    """A player's three boards."""
    read.only(PLAYER_KEYS)
    clear_necropolis(me)
    me.money = read.whole("money", 0, 0, MOST_MONEY)
    me.discs[:] = read.counts("discs", DISC_IDS, MOST_DISCS)
    me.prestige = read.whole("prestige", 1, 1, int(box.levels)) - 1
    tiles = read.part("tiles")
    tiles.only(ids.tiles)
    for index, tile in enumerate(ids.tiles):
        me.tiles[index] = tiles.word(tile, SIDE_IDS, SIDE_IDS[Side.BLANK])
    workers = read.part("workers")
    workers.only(list(ids.places.values()))
    for index, spot in ids.places.items():
        me.workers[index] = workers.word(spot, WORKER_IDS, WORKER_IDS[Worker.NOBODY])
        if index >= ROWS and me.workers[index] and me.tiles[index - ROWS] == Side.BLANK:
            workers.refuse("position-no-tile", spot)
    me.waiting_coffins[:] = read.counts("waiting_coffins", COFFIN_IDS, MOST_COFFINS)
    me.waiting_mourners = read.whole("waiting_mourners", 0, 0, MOST_MOURNERS)
    read_train(ids, box, me, read)
    read_necropolis(ids, me, read)
    read_volunteers(box, me, read)


def read_train(ids: Ids, box: Any, me: Any, read: Reader) -> None:
    """Wagons, their load, tucked cards and the train's space; by default the two plain wagons of the start, empty."""
    me.train = read.whole("train", int(box.london), 0, int(box.spaces) - 1)
    wagons = read.part("wagons")
    wagons.only(list(ids.wagons.values()))
    start = (int(box.start_pair), WagonKind.MOURNER * PAIRS + int(box.start_pair))
    coffins, passengers = read.part("coffins"), read.part("passengers")
    coffins.only([wagon for index, wagon in ids.wagons.items() if index < PAIRS])
    passengers.only([wagon for index, wagon in ids.wagons.items() if index >= PAIRS])
    for index, wagon in ids.wagons.items():
        usual = Wagon.PLAIN if index in start and not read.has("wagons") else Wagon.MISSING
        me.wagons[index] = wagons.word(wagon, WAGON_IDS, WAGON_IDS[usual])
        pair, kind = index % PAIRS, index // PAIRS
        if kind == WagonKind.COFFIN:
            me.coffins[pair] = coffins.counts(wagon, COFFIN_IDS)
            load = coffins_in_wagon(me, pair)
        else:
            load = me.passengers[pair] = passengers.whole(wagon, 0, 0, 999)
        if load > box.capacity[kind, me.wagons[index]]:
            read.refuse(
                "position-wagon-too-full", "wagons", wagon=wagon, count=int(box.capacity[kind, me.wagons[index]])
            )
    tucked = read.words("tucked", ids.cards, int(box.tucked))
    me.tucked[: len(tucked)] = tucked


def read_necropolis(ids: Ids, me: Any, read: Reader) -> None:
    """Graves drawn row by row, crypts, mourners, Potter's Field."""
    graves = read.part("graves")
    graves.only(ids.rows)
    for index, row in enumerate(ids.rows):
        word = graves.data.get(row, "")
        drawn = (word.split() or [FREE] * len(ids.columns)) if isinstance(word, str) else []
        if len(drawn) != len(ids.columns) or not set(drawn) <= {FREE, *COFFIN_IDS}:
            graves.refuse("position-graves", row, count=len(ids.columns), known=", ".join([FREE, *COFFIN_IDS]))
        me.graves[index, : len(drawn)] = [NONE if word == FREE else COFFIN_IDS.index(word) for word in drawn]
    crypts = read.part("crypts")
    crypts.only(ids.columns)
    for index, column in enumerate(ids.columns):
        if crypts.has(column):
            me.crypts[index] = crypts.word(column, CRYPT_IDS)
    me.mourners = read.whole("mourners", 0, 0, MOST_MOURNERS)
    me.potter[:] = read.counts("potter", COFFIN_IDS, MOST_COFFINS)


# --- the central board --------------------------------------------------------------------------------------------


def read_cards(ids: Ids, box: Any, state: Any, read: Reader) -> None:
    """Cards face up and in hand; by default the first ones that lie nowhere else, and the deck is the rest."""
    state.face_up[:] = state.card = NONE
    state.discs_under[:] = NONE
    shown = read.parts("face_up", int(box.face_up))
    for space, part in enumerate(shown):
        part.only(("card", "discs"))
        state.face_up[space] = part.word("card", ids.cards)
    if read.has("card"):
        state.card = read.word("card", ids.cards)
    deck = read.words("deck", ids.cards, CARDS)
    rest = [card for card in cards_used(box, state) if card not in {*deck, *cards_in_play(state)}]
    if state.card == NONE and state.stage == Stage.ROUNDS and state.phase != Phase.TAKE:
        state.card = rest.pop(0) if rest else NONE
    for space in range(len(shown), int(box.face_up)):
        state.face_up[space] = rest.pop(0) if rest else NONE
    state.discarded = read.whole("discarded", 0, 0, len(rest))
    deck = deck if read.has("deck") else rest[: len(rest) - int(state.discarded)]
    check_cards(ids, box, state, deck, read)
    everything = deck + cards_in_play(state)
    if len(set(everything)) < len(everything):
        read.refuse("position-card-twice", "deck")
    state.deck[:] = NONE
    state.deck[: len(deck)] = deck[::-1]
    state.deck_count = len(deck)
    for space in range(int(box.face_up)):
        back = [DISC_IDS[disc] for disc in box.card_back[deck[0]]] if deck else []
        discs = (
            shown[space].words("discs", DISC_IDS, 2, back)
            if space < len(shown)
            else [DISC_IDS.index(disc) for disc in back]
        )
        state.discs_under[space, : len(discs)] = discs
    if len(deck) <= cards_still_taken(box, state) or NONE in state.face_up[: int(box.face_up)]:
        read.refuse("position-deck-too-short", "deck", needed=cards_still_taken(box, state) + 1)


def cards_still_taken(box: Any, state: Any) -> int:
    """How many cards will be taken until the end of the last round."""
    if state.stage in (Stage.RUNS, Stage.PURCHASES):
        return 0
    rounds = (int(box.rounds) - int(state.round_number)) * int(state.seats)
    if state.stage != Stage.ROUNDS:
        return rounds
    turns_done = (int(state.seat) - int(state.first)) % int(state.seats) + (state.phase != Phase.TAKE)
    return rounds + int(state.seats) - int(turns_done)


def read_centre(box: Any, state: Any, read: Reader) -> None:
    """The bonus spaces, and the crypts and staff that are left."""
    state.bonus[:] = NONE
    spaces = {
        f"{bonus + 1} {DISC_IDS[colour]}": (bonus, colour)
        for bonus in range(int(box.bonuses))
        for colour in range(OWN_COLOURS)
    }
    discs = read.part("bonus")
    discs.only(list(spaces))
    for word, (bonus, colour) in spaces.items():
        if discs.has(word):
            paid = discs.word(word, [DISC_IDS[colour], DISC_IDS[ORANGE]])
            state.bonus[bonus, colour] = (colour, ORANGE)[paid]
    crypts = read.part("crypts")
    crypts.only(CRYPT_IDS)
    for colour, word in enumerate(CRYPT_IDS):
        pieces, in_play = box.crypt_supply[state.seats, colour], crypts_in_play(state, colour)
        left = left_over(read, int(pieces), in_play, "position-too-many-crypts", colour=word)
        state.crypts[colour] = crypts.whole(word, left, 0, left)
    left = left_over(read, int(box.staff_pieces), workers_in_play(state, Worker.STAFF), "position-too-many-staff")
    state.staff = read.whole("staff", left, 0, left)


def read_supplies(box: Any, state: Any, read: Reader) -> None:
    """Discs and coffins that are left; only the supply of discs may be unlimited."""
    supply, bag = read.part("supply"), read.part("bag")
    supply.only(DISC_IDS)
    bag.only(COFFIN_IDS)
    for disc, word in enumerate(DISC_IDS):
        pieces, in_play = int(box.disc_pieces), discs_in_play(state, disc)
        if state.limited_discs:
            left = left_over(read, pieces, in_play, "position-too-many-discs", colour=word)
            state.supply[disc] = supply.whole(word, left, 0, left)
        else:
            state.supply[disc] = supply.whole(word, pieces - in_play, -9999, 9999)
    for colour, word in enumerate(COFFIN_IDS):
        in_play = coffins_in_play(state, colour)
        left = left_over(read, int(box.coffin_pieces), in_play, "position-too-many-coffins", colour=word)
        state.bag[colour] = bag.whole(word, left, 0, left)

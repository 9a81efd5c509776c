"""Checks a typed position: what no game could reach is refused with a reason."""

from itertools import pairwise

from tavoliere.engine.events import no_events
from tavoliere.engine.position_reader import Reader
from tavoliere.engine.records import Array, Record
from tavoliere.games.old_london_bridge.names import CARDS_PLAYED, EMPTY, NO_CARD, NONE_BUILT, NOWHERE, Building, Phase
from tavoliere.games.old_london_bridge.rules.bridge import can_append, number_falls, replaceable, space_of
from tavoliere.games.old_london_bridge.rules.play import waits

NO_ORDER = (Phase.LADY, Phase.CARDS, Phase.OVER)
NOT_IN_TURN = (*NO_ORDER, Phase.PLUS_ONE)
BEFORE_PAWN = (Phase.RECLAIM, Phase.PAWN)
ASKS_FOR = {Phase.CHAPEL: Building.CHAPEL, Phase.GATE: Building.GATE, Phase.INN: Building.INN}
SHOWS_BUILDING = {**ASKS_FOR, Phase.BONUS: Building.GATE}  # bonus tiles may be due to a tile as well


def check(box: Record, states: Array, read: Reader) -> None:
    """Refuse an impossible position with the first reason found."""
    state = states[0]
    check_bridges(box, state, read)
    check_table_cards(box, state, read)
    check_hands(box, state, read)
    check_pawns(state, read)
    check_building(box, state, read)
    check_lowest(box, state, read)
    if not waits(box, states.copy()[0], no_events()):
        read.refuse("position-question", "phase")


def acting(state: Record) -> Record:
    """The player whose turn it is; only asked for in a turn."""
    return state.players[state.order[state.asked]]


# --- bridges ---------------------------------------------------------------------------------------------------------


def builds_to_come(box: Record, state: Record, seat: int, round_number: int) -> int:
    """How many times a seat may still build, in this round and in all later ones."""
    if state.phase == Phase.OVER:
        return 0
    cards = int(box.cards_played[state.seats])
    later = (int(box.rounds[state.seats]) - round_number) * cards
    if state.phase in NOT_IN_TURN:
        return later + cards
    built = bool(state.pawn_done) and state.phase != Phase.REPLACE
    return later + int((state.order[int(state.asked) + built :] == seat).sum())


def has_room(box: Record, state: Record, seat: int, round_number: int) -> bool:
    """Whether a bridge has a space for everything its seat may still build."""
    built = int(state.players[seat].built)
    return built + builds_to_come(box, state, seat, round_number) <= int(box.bridge_spaces)


def first_round_with_room(box: Record, state: Record) -> int:
    """The first round in which bridges so long are possible; the last when there is none."""
    last = int(box.rounds[state.seats])
    for round_number in range(1, last):
        if all(has_room(box, state, seat, round_number) for seat in range(int(state.seats))):
            return round_number
    return last


def check_bridges(box: Record, state: Record, read: Reader) -> None:
    """House numbers fall between gardens, and what is still to be built finds room."""
    round_number = int(state.round_number)
    for seat in range(int(state.seats)):
        player, path = state.players[seat], f"players[{seat}].bridge"
        if not all(number_falls(box, left, right) for left, right in pairwise(player.bridge[: player.built])):
            read.refuse("position-numbers-rise", path)
        if not has_room(box, state, seat, round_number):
            count = builds_to_come(box, state, seat, round_number)
            read.refuse("position-no-room", path, built=int(player.built), count=count, spaces=int(box.bridge_spaces))


# --- cards -----------------------------------------------------------------------------------------------------------


def check_table_cards(box: Record, state: Record, read: Reader) -> None:
    """On the table lie the cards of the turns to come, the higher of two first; only these can have been raised."""
    for seat in range(int(state.seats)):
        player, path = state.players[seat], f"players[{seat}].card"
        lying = {slot for slot in range(CARDS_PLAYED) if player.card[slot] != NO_CARD}
        if lying not in slots_possible(box, state, seat):
            read.refuse("position-card-not-on-table", path)
        if len(lying) == CARDS_PLAYED and player.card[0] < player.card[1]:
            read.refuse("position-higher-first", path)
        chosen = [int(player.card[slot]) for slot in lying] if state.phase == Phase.CARDS else []
        if any(chosen.count(card) > player.hand[card] for card in chosen):
            read.refuse("position-card-not-held", path)
        revealed = lying if state.phase not in NO_ORDER else set()
        if any(player.raised[slot] and slot not in revealed for slot in range(CARDS_PLAYED)):
            read.refuse("position-raised", f"players[{seat}].raised")


def slots_possible(box: Record, state: Record, seat: int) -> list[set[int]]:
    """Which of a seat's cards may lie on the table: all, none, or those of its turns to come and one set aside."""
    every = set(range(int(box.cards_played[state.seats])))
    if state.phase in NOT_IN_TURN:
        return {Phase.CARDS: [set(), every], Phase.PLUS_ONE: [every]}.get(Phase(int(state.phase)), [set()])
    asked = int(state.asked)
    first = asked + (state.phase != Phase.RECLAIM)
    to_come = {int(state.order_card[place]) for place in range(first, len(state.order)) if state.order[place] == seat}
    slot = int(state.order_card[asked])
    aside = {slot} if state.order[asked] == seat and state.players[seat].card[slot] > 0 else set()
    return [to_come, to_come | aside]


def check_hands(box: Record, state: Record, read: Reader) -> None:
    """Nobody may run out of cards: the 0 cards that always come back, or enough for every choice to come."""
    if state.phase == Phase.OVER:
        return
    cards = int(box.cards_played[state.seats])
    choices = int(box.rounds[state.seats]) - int(state.round_number) + (state.phase in (Phase.LADY, Phase.CARDS))
    for seat in range(int(state.seats)):
        player = state.players[seat]
        zeros, held = int(player.hand[0]), int(player.hand.sum())
        if state.phase != Phase.CARDS:
            zeros += int((player.card == 0).sum())
            held += int((player.card == 0).sum())
        if zeros < cards and held < cards * choices:
            read.refuse("position-too-few-cards", f"players[{seat}].hand", count=cards)


# --- the open question -----------------------------------------------------------------------------------------------


def check_pawns(state: Record, read: Reader) -> None:
    """Pawns stand on the wheel during turns only, and the question tells whether this turn's has been placed."""
    for seat in range(int(state.seats)):
        if state.phase in NOT_IN_TURN and state.players[seat].pawn != NOWHERE:
            read.refuse("position-pawn-on-wheel", f"players[{seat}].pawn")
    in_turn = state.phase not in NOT_IN_TURN and state.phase != Phase.BONUS
    if in_turn and bool(state.pawn_done) != (state.phase not in BEFORE_PAWN):
        read.refuse("position-pawn-done", "pawn_done")


def most_tiles_due(box: Record, state: Record) -> int:
    """No more bonus tiles are due than the gate marker has reached bonus spaces."""
    if state.phase != Phase.BONUS:
        return 0
    return int(box.gate_bonus[: int(acting(state).gate) + 1].sum())


def check_building(box: Record, state: Record, read: Reader) -> None:
    """The question must be about a building where it needs one: taken but not placed, or on the bridge."""
    phase, building = Phase(int(state.phase)), int(state.building)
    if building == EMPTY:
        if phase in ASKS_FOR or phase == Phase.REPLACE:
            read.refuse("position-question", "building")
    elif phase == Phase.REPLACE:
        check_replacing(box, acting(state), building, read)
    elif phase not in SHOWS_BUILDING or box.kind[building] != SHOWS_BUILDING[phase] or not state.pawn_done:
        read.refuse("position-question", "building")
    elif space_of(acting(state), building) == NOWHERE:
        read.refuse("position-not-on-bridge", "building")


def check_replacing(box: Record, player: Record, building: int, read: Reader) -> None:
    """A building that can be appended never replaces, and a single place is not asked for."""
    if can_append(box, player, building):
        read.refuse("position-can-append", "building")
    if sum(bool(replaceable(box, player, space, building)) for space in range(int(player.built))) < 2:
        read.refuse("position-question", "building")


def check_lowest(box: Record, state: Record, read: Reader) -> None:
    """The lowest number of the round was built by a seat that has had a turn, and has left its stack."""
    if state.lowest == NONE_BUILT:
        return
    seat, had_turn = int(state.lowest_seat), state.order[: int(state.asked) + int(state.pawn_done)]
    if state.phase in NOT_IN_TURN or seat not in had_turn:
        read.refuse("position-lowest-seat", "lowest.seat")
    named = [building for building in range(int(box.building_count)) if box.number[building] == state.lowest]
    elsewhere = [int(building) for building in state.stack.flat]
    elsewhere += [int(b) for other in range(int(state.seats)) if other != seat for b in state.players[other].bridge]
    if state.phase == Phase.REPLACE:
        elsewhere.append(int(state.building))
    if not named or named[0] in elsewhere:
        read.refuse("position-lowest-number", "lowest.number", number=int(state.lowest))

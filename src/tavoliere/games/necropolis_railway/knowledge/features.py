"""What a seat knows as sparse features; feature_layout.py says what each one means.

All boards are public. Of the deck nothing is read, and of the bag only what is left in it.
"""

from tavoliere.engine.features import put, put_number
from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.knowledge import feature_layout as at
from tavoliere.games.necropolis_railway.knowledge.boards_features import after_payday, put_boards
from tavoliere.games.necropolis_railway.knowledge.feature_layout import HUNDREDTH, RIVAL
from tavoliere.games.necropolis_railway.knowledge.turn_features import put_turn
from tavoliere.games.necropolis_railway.names import (
    CRYPT_COLOURS,
    DISC_COLOURS,
    DISCS_UNDER,
    FACE_UP,
    NONE,
    ORANGE,
    OWN_COLOURS,
    Phase,
    Worker,
)
from tavoliere.games.necropolis_railway.rules.income import coffins_in_bag
from tavoliere.games.necropolis_railway.rules.scoring import all_points, scoring_staff
from tavoliere.games.necropolis_railway.strategy.opinions import coffins_on_train, open_rooms
from tavoliere.games.necropolis_railway.strategy.time_left import turns_after_this
from tavoliere.games.necropolis_railway.strategy.worth import COFFIN_WAGON, expected_points, room

RIVAL_SIZE = RIVAL.size
ROOM_OPEN = 2  # the third row of its block


@helper
def features(box, state, seat, awaited, notes, index, value):
    """Write what the seat knows of the turn, its own boards, the table and the others."""
    count = put(index, value, 0, at.ALWAYS, 1.0)
    count = put_turn(box, state, seat, awaited, index, value, count)
    count = put_boards(box, state, seat, awaited, index, value, count)
    count = put_table(box, state, seat, index, value, count)
    is_over = state.phase == Phase.OVER
    points = int64(all_points(box, state.players[seat]))
    expected = float(points) if is_over else expected_points(box, state, seat)
    count = put(index, value, count, at.POINTS, HUNDREDTH * points)
    count = put(index, value, count, at.POINTS + 1, HUNDREDTH * expected)
    count = put(index, value, count, at.POINTS + 2, HUNDREDTH * (expected - points))
    best, best_expected = int64(-1000), -1000.0
    for turn in range(1, state.seats):
        other = (seat + turn) % state.seats
        theirs = int64(all_points(box, state.players[other]))
        theirs_expected = float(theirs) if is_over else expected_points(box, state, other)
        best, best_expected = max(best, theirs), max(best_expected, theirs_expected)
        start = at.RIVALS + (turn - 1) * RIVAL_SIZE
        count = put(index, value, count, start + at.R_POINTS, HUNDREDTH * theirs)
        count = put(index, value, count, start + at.R_POINTS + 1, HUNDREDTH * theirs_expected)
        count = put_rival(box, state, other, start, index, value, count)
    lead, lead_expected = points - best, expected - best_expected
    count = put_lead(index, value, count, at.LEAD_NOW, float(lead))
    count = put_lead(index, value, count, at.LEAD, lead_expected)
    count = put(index, value, count, at.LEADS, HUNDREDTH * lead)
    return put(index, value, count, at.LEADS + 1, HUNDREDTH * lead_expected)


@helper
def put_lead(index, value, count, first, points):
    """Points ahead, by threes."""
    return put_number(index, value, count, first, at.NO_LEAD + int64(round(points / 3.0)), at.LEAD_SIZE)


@helper
def put_table(box, state, seat, index, value, count):
    """The central board: bonus spaces, supplies, open cards."""
    for bonus in range(box.bonuses):
        for colour in range(OWN_COLOURS):
            if state.bonus[bonus, colour] == NONE:
                count = put(index, value, count, at.FREE_BONUS + bonus * OWN_COLOURS + colour, 1.0)
    for colour in range(CRYPT_COLOURS):
        count = put_number(index, value, count, at.CRYPTS_LEFT + colour * 4, int64(state.crypts[colour]), 4)
    count = put_number(index, value, count, at.STAFF_LEFT, int64(state.staff), 12)
    count = put(index, value, count, at.BAG, HUNDREDTH * coffins_in_bag(state))
    return put_open_cards(box, state, state.players[seat], index, value, count)


@helper
def put_open_cards(box, state, me, index, value, count):
    """Discs under the open cards, and how many of these show what."""
    discs, hires, builds, rooms = int64(0), int64(0), int64(0), int64(0)
    unfinished = open_rooms(box, me)
    for space in range(FACE_UP):
        card = state.face_up[space]
        if card == NONE:
            continue
        hires += box.card_hires[card]
        builds += box.card_builds[card]
        rooms += (unfinished >> int64(box.card_room[card])) & 1
        for place in range(DISCS_UNDER):
            if state.discs_under[space, place] != NONE:
                discs += 1 << (8 * int64(state.discs_under[space, place]))
    for colour in range(DISC_COLOURS):
        count = put_number(index, value, count, at.DISCS_OPEN + colour * 6, (discs >> (8 * colour)) & 255, 6)
    count = put_number(index, value, count, at.CARDS_OPEN, hires, 4)
    count = put_number(index, value, count, at.CARDS_OPEN + 4, builds, 4)
    return put_number(index, value, count, at.CARDS_OPEN + 4 * ROOM_OPEN, rooms, 4)


@helper
def put_rival(box, state, other, start, index, value, count):
    """The boards of another seat."""
    rival = state.players[other]
    staff, own = int64(scoring_staff(box, rival)), rival.discs[0] + rival.discs[1] + rival.discs[2]
    count = put_number(index, value, count, start + at.R_PRESTIGE + int64(rival.prestige) * at.STAFF, staff, at.STAFF)
    count = put_number(index, value, count, start + at.R_MONEY, int64(rival.money), at.POUNDS)
    pounds = at.NO_POUNDS + after_payday(box, state, other)
    count = put_number(index, value, count, start + at.R_PAYDAY, pounds, at.POUNDS)
    count = put_number(index, value, count, start + at.R_DISCS, int64(own), 12)
    count = put_number(index, value, count, start + at.R_ORANGE, int64(rival.discs[ORANGE]), 8)
    count = put_number(index, value, count, start + at.R_TURNS, turns_after_this(box, state, other), at.TURNS)
    part = int64(rival.train) * at.PART_OF_TRACK // box.spaces
    count = put_number(index, value, count, start + at.R_TRAIN, part, at.PART_OF_TRACK)
    count = put_number(index, value, count, start + at.R_ABOARD, int64(coffins_on_train(box, rival)), 16)
    count = put_number(index, value, count, start + at.R_ROOM, room(box, rival, COFFIN_WAGON), 16)
    count = put_number(index, value, count, start + at.R_MOURNERS, int64(rival.mourners), at.MOURNERS)
    staffed = int64(0)
    for row in range(box.rows):
        staffed += rival.workers[row] != Worker.NOBODY
    count = put_number(index, value, count, start + at.R_ROWS, staffed, 7)
    for column in range(box.columns):
        count = put(index, value, count, start + at.R_CRYPTS + 1 + int64(rival.crypts[column]), 1.0)
    for tile in range(box.tiles):
        count = put(index, value, count, start + at.R_TILES + int64(rival.tiles[tile]), 1.0)
    return count

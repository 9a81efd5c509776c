"""`plan`, a thought-out opinion: try every action on a copy of the state, then find those that go together best."""

import numpy as np

from tavoliere.engine.events import EVENT
from tavoliere.engine.records import float64, int64, record
from tavoliere.engine.rule import helper, keep
from tavoliere.engine.scratch import scratch
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import (
    ABILITIES,
    DISCS_UNDER,
    NONE,
    OWN_COLOURS,
    PAIRS,
    ROOMS,
    ROWS,
    Extra,
    Forbidden,
    Phase,
    Section,
    Side,
    Step,
    Wagon,
)
from tavoliere.games.necropolis_railway.rules.discs import raise_prestige
from tavoliere.games.necropolis_railway.rules.legality import card_was_used
from tavoliere.games.necropolis_railway.rules.london import improve_tile, tile_price
from tavoliere.games.necropolis_railway.rules.necropolis import (
    build_crypt,
    crypt_forbidden_by,
    hire,
    place_forbidden_by,
)
from tavoliere.games.necropolis_railway.rules.play import carry_out
from tavoliere.games.necropolis_railway.rules.railway import improve_wagon
from tavoliere.games.necropolis_railway.rules.tucked_cards import tucked_cards
from tavoliere.games.necropolis_railway.state import STATE
from tavoliere.games.necropolis_railway.strategy.assumptions import ASSUMPTIONS
from tavoliere.games.necropolis_railway.strategy.coffins import plan_burial, plan_first_staff, plan_loading
from tavoliere.games.necropolis_railway.strategy.time_left import turns_after_this
from tavoliere.games.necropolis_railway.strategy.turn_actions import (
    ANY_BONUS,
    BONUS,
    BUDGET,
    CARD_USED,
    CRYPT,
    HIRE,
    NEVER,
    PRESTIGE,
    RAIL,
    TILE,
    TURN,
    action_of,
    best_combination,
    clear_actions,
    fill_budget,
    fill_combinations,
    fill_step_worth,
    offer,
)
from tavoliere.games.necropolis_railway.strategy.worth import boards_worth, expected_points

# Lines of the table of everything that some card could allow: tiles by room, then these.
ANY_HIRE, ANY_CRYPT, ANY_WAGON, ANY_TUCK = ROOMS, ROOMS + 1, ROOMS + 2, ROOMS + 3
ANY_PRESTIGE = ANY_TUCK + ABILITIES
CANDIDATES = ANY_PRESTIGE + 1
CANDIDATE = record([("gain", float64), ("pounds", float64)])  # the best of its line: points, and what it costs

SALE = 1.0  # points that a wagon sold is missed by


@helper
def plan(box, state, seat, moves, count, out):
    """Write a weight for each move after trying it."""
    phase = state.phase
    if phase == Phase.ACT:
        plan_actions(box, state, seat, moves, count, out)
    elif phase == Phase.TAKE:
        plan_card(box, state, seat, moves, count, out)
    elif phase == Phase.BURY:
        plan_burial(box, state, seat, moves, count, out)
    elif phase == Phase.LOAD or phase == Phase.TOP_UP:
        plan_loading(box, state, seat, moves, count, out)
    elif phase == Phase.FIRST_STAFF:
        plan_first_staff(box, state, seat, moves, count, out)
    else:
        plan_by_trying(box, state, seat, moves, count, out)


@helper
def plan_by_trying(box, state, seat, moves, count, out):
    """Rate each move by the points expected after it."""
    copies, no_events = scratch(1, STATE), scratch(0, EVENT)
    for index in range(count):
        copies[0] = state
        carry_out(box, copies[0], box.moves[moves[index]], no_events)
        out[index] = expected_points(box, copies[0], seat)


# --- actions --------------------------------------------------------------------------------------------------------


@helper
def plan_actions(box, state, seat, moves, count, out):
    """Rate each action together with the best that can still follow it."""
    copies, plans, budgets = scratch(2, STATE), scratch(1, TURN), np.empty(count + 1, BUDGET)
    turn, now = plans[0], budgets[count]
    copies[0] = copies[1] = state
    fill_step_worth(box, copies[0], seat, turn)
    try_actions(box, copies, seat, moves, count, out, budgets, turn)
    total = fill_combinations(turn, now)
    turns = turns_after_this(box, state, seat)
    used = CARD_USED if card_was_used(state) else 0
    for index in range(count):
        chosen = box.moves[moves[index]]
        action = action_of(chosen)
        if action == NONE:
            out[index] = best_combination(turn, now, 1, CARD_USED, turns)
            out[index] -= SALE if chosen.kind == Kind.SELL else 0.0
        else:
            done = ANY_BONUS if action >= BONUS else 1 << action
            out[index] += best_combination(turn, budgets[index], total, used | done, turns)
    keep(plans)


@helper
def try_actions(box, copies, seat, moves, count, out, budgets, turn):
    """Find what each move adds to the boards and leaves of the budget, and the best way to do each action.

    The first copy is played on, the second stays as it is; the last budget is the one before any move.
    """
    no_events = scratch(0, EVENT)
    copy, before, now = copies[0], copies[1], budgets[count]
    worth_now = boards_worth(box, before, seat)
    fill_budget(before, seat, before.steps, now)
    clear_actions(box, before, before.players[seat], turn)
    for index in range(count):
        action = action_of(box.moves[moves[index]])
        out[index] = 0.0
        if action == NONE:
            continue
        copies[0] = copies[1]
        carry_out(box, copy, box.moves[moves[index]], no_events)
        left = budgets[index]
        fill_budget(copy, seat, before.steps, left)
        copy.steps = before.steps
        twin = earlier_twin(box, moves, index)
        out[index] = out[twin] if twin != NONE else boards_worth(box, copy, seat) - worth_now
        offer(turn, action, out[index], now.pounds - left.pounds, left.steps)


@helper
def earlier_twin(box, moves, index):
    """An earlier move of the list that does the same for other discs; NONE if there is none."""
    chosen = box.moves[moves[index]]
    kind = int64(chosen.kind)
    if kind == Kind.PRESTIGE_MIX:
        kind = int64(Kind.PRESTIGE)
    elif kind != Kind.BONUS and not chosen.extras & Extra.ORANGE:
        return NONE
    for earlier in range(index - 1, -1, -1):
        other = box.moves[moves[earlier]]
        if other.kind < kind:
            return NONE
        if other.kind == kind and has_same_target(kind, chosen, other):
            return earlier
    return NONE


@helper
def has_same_target(kind, one, other):
    """Whether two moves of a kind differ in nothing but the discs that pay them."""
    if kind == Kind.LONDON:
        return one.tile == other.tile
    if kind == Kind.HIRE:
        return one.place == other.place
    if kind == Kind.CRYPT:
        same_carriage = (one.extras | Extra.ORANGE) == (other.extras | Extra.ORANGE)
        return one.crypt == other.crypt and one.column == other.column and same_carriage
    if kind == Kind.WAGON:
        return one.wagon == other.wagon
    return one.bonus == other.bonus if kind == Kind.BONUS else True


# --- cards --------------------------------------------------------------------------------------------------------


@helper
def plan_card(box, state, seat, moves, count, out):
    """Rate each card with its discs, by the best turn it allows."""
    copies, plans, budgets = scratch(2, STATE), scratch(1, TURN), scratch(1, BUDGET)
    candidates = scratch(CANDIDATES, CANDIDATE)
    copies[0] = state
    copy, turn, budget = copies[0], plans[0], budgets[0]
    copy.step = Step.ACTIONS
    copies[1] = copies[0]
    turns = turns_after_this(box, copy, seat)
    fill_step_worth(box, copy, seat, turn)
    find_candidates(box, copies, seat, candidates)
    me = copy.players[seat]
    for index in range(count):
        space = box.moves[moves[index]].space
        fill_budget(copy, seat, copy.steps, budget)
        for place in range(DISCS_UNDER):
            if state.discs_under[space, place] != NONE:
                budget.discs[state.discs_under[space, place]] += 1.0
        clear_actions(box, copy, me, turn)
        offer_card(box, state.face_up[space], candidates, turn)
        offer_other_actions(box, state, me, candidates, turn)
        total = fill_combinations(turn, budget)
        out[index] = best_combination(turn, budget, total, 0, turns)
    keep(copies)
    keep(plans)
    keep(budgets)


@helper
def offer_candidate(turn, action, candidate, steps):
    """Offer a candidate, if there is one, as an action of this card."""
    if candidate.gain > NEVER:
        offer(turn, action, candidate.gain, candidate.pounds, float(steps))


@helper
def offer_card(box, card, candidates, turn):
    """Offer the sections of a card."""
    trains = box.card_trains[card]
    offer_candidate(turn, TILE, candidates[box.card_room[card]], trains[Section.LONDON])
    if box.card_hires[card]:
        offer_candidate(turn, HIRE, candidates[ANY_HIRE], trains[Section.NECROPOLIS])
    if box.card_builds[card]:
        offer_candidate(turn, CRYPT, candidates[ANY_CRYPT], trains[Section.NECROPOLIS])
    offer_candidate(turn, RAIL, candidates[ANY_WAGON], trains[Section.RAILWAY])
    offer_candidate(turn, RAIL, candidates[ANY_TUCK + box.card_ability[card]], trains[Section.RAILWAY])


@helper
def offer_other_actions(box, state, me, candidates, turn):
    """Offer prestige and bonus actions."""
    if me.prestige + 1 < box.levels:
        offer_candidate(turn, PRESTIGE, candidates[ANY_PRESTIGE], box.level_now[me.prestige + 1])
    for colour in range(OWN_COLOURS):
        for bonus in range(box.bonuses):
            if state.bonus[bonus, colour] == NONE:
                pounds, steps = box.bonus_money[bonus], box.bonus_steps[bonus]
                offer(turn, BONUS + colour, pounds * ASSUMPTIONS.pound, -float(pounds), float(steps))


@helper
def find_candidates(box, copies, seat, candidates):
    """Find what the best tile of each room, hire, crypt, wagon, tucked card and the next prestige level would bring."""
    for line in range(CANDIDATES):
        candidates[line].gain, candidates[line].pounds = NEVER, 0.0
    no_events = scratch(0, EVENT)
    now = boards_worth(box, copies[0], seat)
    copy = copies[0]
    me = copy.players[seat]
    for tile in range(box.tiles):
        if me.tiles[tile] != Side.B and tile_price(box, me, tile) <= me.money:
            improve_tile(copy, me, tile, tile_price(box, me, tile), no_events)
            keep_if_better(box, copies, seat, candidates[box.tile_room[tile]], now)
    find_hires(box, copies, seat, candidates, now)
    find_crypts(box, copies, seat, candidates, now)
    for number in range(2 * PAIRS):
        if number % PAIRS < box.pairs and me.wagons[number] != Wagon.UPGRADED:
            improve_wagon(box, copy, me, number, no_events)
            keep_if_better(box, copies, seat, candidates[ANY_WAGON], now)
    find_tucked_cards(box, copies, seat, candidates, now)
    if me.prestige + 1 < box.levels:
        raise_prestige(box, copy, me, no_events)
        keep_if_better(box, copies, seat, candidates[ANY_PRESTIGE], now)


@helper
def keep_if_better(box, copies, seat, candidate, now):
    """Compare what was done on the first copy with the best so far, and undo it."""
    copy, before = copies[0], copies[1]
    copy.steps = before.steps
    gain = boards_worth(box, copy, seat) - now
    if gain > candidate.gain:
        candidate.gain = gain
        candidate.pounds = before.players[seat].money - copy.players[seat].money
    copies[0] = copies[1]


@helper
def find_hires(box, copies, seat, candidates, now):
    """Try staff in every free place."""
    no_events = scratch(0, EVENT)
    copy = copies[0]
    me = copy.players[seat]
    if copy.staff == 0 or me.money < box.hire_price:
        return
    for place in range(ROWS + box.tiles):
        if (place < box.rows or place >= ROWS) and place_forbidden_by(me, place) == Forbidden.NOTHING:
            hire(copy, me, place, int64(box.hire_price), no_events)
            keep_if_better(box, copies, seat, candidates[ANY_HIRE], now)


@helper
def find_crypts(box, copies, seat, candidates, now):
    """Try every crypt over every bare column, without a Carriage."""
    no_events = scratch(0, EVENT)
    copy = copies[0]
    me = copy.players[seat]
    for number in range(box.first_block[Phase.CENTURY], box.first_block[Phase.CENTURY + 1]):
        block = box.blocks[number]
        first = box.moves[block.first]
        if first.kind != Kind.CENTURY_CRYPT or first.extras != Extra.PLAIN:
            continue
        if crypt_forbidden_by(box, copy, me, int64(first.crypt), 0) != Forbidden.NOTHING:
            continue
        for move in range(block.first, block.end):
            if me.crypts[box.moves[move].column] == NONE:
                build_crypt(box, copy, box.moves[move], no_events)
                keep_if_better(box, copies, seat, candidates[ANY_CRYPT], now)


@helper
def find_tucked_cards(box, copies, seat, candidates, now):
    """Try a card of each kind under the railway."""
    me = copies[0].players[seat]
    place = tucked_cards(me)
    if place >= box.tucked:
        return
    for card in range(box.cards):
        candidate = candidates[ANY_TUCK + int64(box.card_ability[card])]
        if candidate.gain <= NEVER:
            me.tucked[place] = card
            keep_if_better(box, copies, seat, candidate, now)

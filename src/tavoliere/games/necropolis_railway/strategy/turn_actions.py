"""What can be done once in a turn, and which of it goes together: what each action brings, and every combination."""

from tavoliere.engine.records import float64, int64, record
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.moves import Kind
from tavoliere.games.necropolis_railway.names import DISC_COLOURS, NECROPOLIS, NONE, ORANGE, OWN_COLOURS, Disc
from tavoliere.games.necropolis_railway.strategy.worth import boards_worth, discs_worth

# A bonus action counts apart for each colour of its disc.
TILE, HIRE, CRYPT, RAIL, PRESTIGE, BONUS = range(6)
ACTIONS = BONUS + OWN_COLOURS
ANY_BONUS = 7 << BONUS
NECROPOLIS_SECTION = 1 << HIRE | 1 << CRYPT
CARD_ACTIONS = 1 << TILE | NECROPOLIS_SECTION | 1 << RAIL
CARD_USED = 1 << ACTIONS  # among what is done: an action of the card, earlier in the turn
COMBINATIONS = 1 << ACTIONS
MOST_STEPS = 7
NEVER = -1000.0  # the gain of what cannot be done
BLUE, GREEN, GREY = int(Disc.BLUE), int(Disc.GREEN), int(Disc.GREY)

ACTION = record(
    [
        ("gain", float64),  # points expected on the boards
        ("pounds", float64),  # that it costs
        ("steps", float64),
        ("discs", float64, (OWN_COLOURS,)),  # that it costs, in own colours
        ("members", int64),  # of a combination: a bit for each of its actions
    ]
)
BUDGET = record(
    [
        ("discs", float64, (DISC_COLOURS,)),
        ("pounds", float64),
        ("steps", float64),  # already made
    ]
)
TURN = record(
    [
        ("step_worth", float64, (MOST_STEPS,)),  # what so many more steps add to what the seat may expect
        ("actions", ACTION, (ACTIONS,)),  # the best way to do each
        ("combinations", ACTION, (COMBINATIONS,)),
    ]
)


@helper
def action_of(chosen):
    """Which of the actions a move belongs to; NONE for the others."""
    kind = chosen.kind
    if kind == Kind.LONDON:
        return TILE
    if kind == Kind.HIRE:
        return HIRE
    if kind == Kind.CRYPT:
        return CRYPT
    if kind == Kind.TUCK or kind == Kind.WAGON:
        return RAIL
    if kind == Kind.BONUS:
        return BONUS + int64(chosen.colour)
    return PRESTIGE if kind == Kind.PRESTIGE or kind == Kind.PRESTIGE_MIX else NONE


@helper
def fill_step_worth(box, copy, seat, turn):
    """What so many more steps add to what the seat may expect."""
    steps, step_worth = copy.steps, turn.step_worth
    for more in range(MOST_STEPS):
        copy.steps = steps + more
        step_worth[more] = boards_worth(box, copy, seat)
    copy.steps = steps
    for more in range(MOST_STEPS):
        step_worth[MOST_STEPS - 1 - more] -= step_worth[0]


@helper
def worth_of_steps(turn, steps):
    """What some steps add; more than the table holds add no more."""
    return turn.step_worth[min(MOST_STEPS - 1, int64(steps))]


# --- actions --------------------------------------------------------------------------------------------------------


@helper
def clear_actions(box, state, me, turn):
    """Reset all actions, with what each costs in discs of own colours."""
    for number in range(ACTIONS):
        action = turn.actions[number]
        action.gain, action.pounds, action.steps, action.members = NEVER, 0.0, 0.0, 1 << number
        for colour in range(OWN_COLOURS):
            action.discs[colour] = 0.0
    turn.actions[TILE].discs[BLUE] = 1.0
    turn.actions[HIRE].discs[GREEN] = turn.actions[CRYPT].discs[GREEN] = 0.0 if state.used[NECROPOLIS] else 1.0
    turn.actions[RAIL].discs[GREY] = 1.0
    for colour in range(OWN_COLOURS):
        turn.actions[BONUS + colour].discs[colour] = 1.0
        if me.prestige + 1 < box.levels:
            turn.actions[PRESTIGE].discs[colour] = box.level_cost[me.prestige + 1, colour]


@helper
def offer(turn, number, gain, pounds, steps):
    """Keep the best way to do something, its steps included."""
    best = turn.actions[number]
    if gain + worth_of_steps(turn, steps) > best.gain + worth_of_steps(turn, best.steps):
        best.gain, best.pounds, best.steps = gain, pounds, steps


@helper
def fill_budget(state, seat, steps, budget):
    """What a seat has to spend, and the steps it has gathered since `steps`."""
    me = state.players[seat]
    for disc in range(DISC_COLOURS):
        budget.discs[disc] = me.discs[disc]
    budget.pounds, budget.steps = me.money, state.steps - steps


# --- combinations ---------------------------------------------------------------------------------------------------


@helper
def orange_needed(budget, blue, green, grey):
    """How many orange discs replace missing ones."""
    discs = budget.discs
    return max(0.0, blue - discs[BLUE]) + max(0.0, green - discs[GREEN]) + max(0.0, grey - discs[GREY])


@helper
def add(one, other, total):
    """The sum of two actions or combinations."""
    total.gain, total.pounds, total.steps = one.gain + other.gain, one.pounds + other.pounds, one.steps + other.steps
    for colour in range(OWN_COLOURS):
        total.discs[colour] = one.discs[colour] + other.discs[colour]
    total.members = one.members | other.members


@helper
def fill_combinations(turn, budget):
    """Every combination of actions that discs and pounds allow, the empty one first; returns how many."""
    combinations = turn.combinations
    empty = combinations[0]
    empty.gain = empty.pounds = empty.steps = 0.0
    empty.discs[BLUE] = empty.discs[GREEN] = empty.discs[GREY] = 0.0
    empty.members = 0
    count = 1
    for number in range(ACTIONS):
        action = turn.actions[number]
        if action.gain <= NEVER:
            continue
        for known in range(count):
            members, new = combinations[known].members, combinations[count]
            if number > BONUS and members & ANY_BONUS:
                continue
            add(combinations[known], action, new)
            if number == CRYPT and (members >> HIRE) & 1:
                # One disc and one train icon for the whole section.
                new.discs[GREEN] -= action.discs[GREEN]
                new.steps -= action.steps
            short = orange_needed(budget, new.discs[BLUE], new.discs[GREEN], new.discs[GREY])
            if new.pounds <= budget.pounds and short <= budget.discs[ORANGE]:
                count += 1
    return count


@helper
def leaves_a_card_action(turn, budget, one):
    """Whether discs and pounds are left for an action of the card after a combination."""
    for number in range(PRESTIGE):
        action = turn.actions[number]
        if action.gain <= NEVER or one.pounds + action.pounds > budget.pounds:
            continue
        blue, green = one.discs[BLUE] + action.discs[BLUE], one.discs[GREEN] + action.discs[GREEN]
        if orange_needed(budget, blue, green, one.discs[GREY] + action.discs[GREY]) <= budget.discs[ORANGE]:
            return True
    return False


@helper
def best_combination(turn, budget, count, done, turns):
    """What the best combination without anything `done` brings, with the discs that stay and all the steps made.

    No turn ends without an action of the card while one is possible.
    """
    discs = budget.discs
    own = discs[BLUE] + discs[GREEN] + discs[GREY]
    paid = done & NECROPOLIS_SECTION
    best = NEVER
    for number in range(count):
        one = turn.combinations[number]
        if one.members & done:
            continue
        if not (one.members | done) & (CARD_ACTIONS | CARD_USED) and leaves_a_card_action(turn, budget, one):
            continue
        # The other half of the section is free once one half has paid.
        green = one.discs[GREEN] - 1.0 if paid and one.members & NECROPOLIS_SECTION else one.discs[GREEN]
        short = orange_needed(budget, one.discs[BLUE], green, one.discs[GREY])
        if one.members and (short > discs[ORANGE] or one.pounds > budget.pounds):
            continue
        spent = one.discs[BLUE] + green + one.discs[GREY] - short
        value = (
            one.gain
            + worth_of_steps(turn, budget.steps + one.steps)
            + discs_worth(own - spent, discs[ORANGE] - short, turns)
        )
        best = max(best, value)
    return best

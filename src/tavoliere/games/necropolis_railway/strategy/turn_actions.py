"""What can be done in one turn, and which of it goes together: tables of doings and of sets of doings."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper
from tavoliere.games.necropolis_railway.names import Kind
from tavoliere.games.necropolis_railway.pieces import DISC_COLOURS, NECROPOLIS, NONE, ORANGE, OWN_COLOURS
from tavoliere.games.necropolis_railway.prospects import boards_worth, discs_worth

# What can be done once in a turn; a bonus action counts apart for each colour of its disc.
TILE, HIRE, CRYPT, RAIL, PRESTIGE, BONUS = range(6)
DOINGS = BONUS + OWN_COLOURS
ANY_BONUS = 7 << BONUS
NECROPOLIS_SECTION = 1 << HIRE | 1 << CRYPT
SETS = 1 << DOINGS
# Columns of the table of doings and of sets of doings.
GAIN, POUNDS, STEPS, BLUE, GREEN, GREY = range(6)
WIDTH = 6
# What can be spent: discs by colour, pounds; and the steps already made.
MONEY, MADE = DISC_COLOURS, DISC_COLOURS + 1
PURSE = DISC_COLOURS + 2
MOST_STEPS = 7
NEVER = -1000.0


@helper
def doing_of(row):
    """Which of the things done once in a turn a move belongs to; NONE for the others."""
    kind = row.kind
    if kind == Kind.LONDON:
        return TILE
    if kind == Kind.HIRE:
        return HIRE
    if kind == Kind.CRYPT:
        return CRYPT
    if kind == Kind.TUCK or kind == Kind.WAGON:
        return RAIL
    if kind == Kind.BONUS:
        return BONUS + int64(row.b)
    return PRESTIGE if kind == Kind.PRESTIGE or kind == Kind.PRESTIGE_MIX else NONE


@helper
def fill_tempo(box, copy, seat, tempo, taste):
    """What so many more steps add to what the seat may expect."""
    steps = copy.steps
    for more in range(MOST_STEPS):
        copy.steps = steps + more
        tempo[more] = boards_worth(box, copy, seat, taste)
    copy.steps = steps
    for more in range(MOST_STEPS):
        tempo[MOST_STEPS - 1 - more] -= tempo[0]


# --- doings and sets of doings --------------------------------------------------------------------------------------


@helper
def clear_doings(doings):
    """Nothing can be done."""
    for doing in range(DOINGS):
        for column in range(WIDTH):
            doings[doing, column] = 0.0
        doings[doing, GAIN] = NEVER


@helper
def offer(doings, doing, gain, pounds, steps, tempo):
    """Keep the best way of doing something, its steps included."""
    known = doings[doing]
    if gain + tempo[made_of(steps)] > known[GAIN] + tempo[made_of(known[STEPS])]:
        known[GAIN], known[POUNDS], known[STEPS] = gain, pounds, steps


@helper
def made_of(steps):
    """Steps as a line of the table of tempo."""
    return min(MOST_STEPS - 1, int64(steps))


@helper
def price_doings(box, state, me, doings):
    """The discs each doing costs, in own colours."""
    doings[TILE, BLUE] = 1.0
    doings[HIRE, GREEN] = doings[CRYPT, GREEN] = 0.0 if state.used[NECROPOLIS] else 1.0
    doings[RAIL, GREY] = 1.0
    for colour in range(OWN_COLOURS):
        doings[BONUS + colour, BLUE + colour] = 1.0
        if me.prestige + 1 < box.levels:
            doings[PRESTIGE, BLUE + colour] = box.level_cost[me.prestige + 1, colour]


@helper
def fill_purse(state, seat, steps, purse):
    """What a seat has to spend, and the steps it has gathered since `steps`."""
    me = state.players[seat]
    for disc in range(DISC_COLOURS):
        purse[disc] = me.discs[disc]
    purse[MONEY], purse[MADE] = me.money, state.steps - steps


@helper
def orange_needed(purse, blue, green, grey):
    """How many orange discs must help out."""
    return max(0.0, blue - purse[0]) + max(0.0, green - purse[1]) + max(0.0, grey - purse[2])


@helper
def add_up_sets(doings, purse, sets, masks):
    """Sum up every set of doings that discs and pounds allow, the empty one first; returns how many."""
    sets[0] = 0.0
    masks[0] = 0
    count = 1
    for doing in range(DOINGS):
        if doings[doing, GAIN] <= NEVER:
            continue
        for known in range(count):
            mask, line = masks[known], sets[count]
            if doing > BONUS and mask & ANY_BONUS:
                continue
            for column in range(WIDTH):
                line[column] = sets[known, column] + doings[doing, column]
            if doing == CRYPT and (mask >> HIRE) & 1:
                # One disc and one train icon for the whole section.
                line[GREEN] -= doings[CRYPT, GREEN]
                line[STEPS] -= doings[CRYPT, STEPS]
            masks[count] = mask | (1 << doing)
            short = orange_needed(purse, line[BLUE], line[GREEN], line[GREY])
            if line[POUNDS] <= purse[MONEY] and short <= purse[ORANGE]:
                count += 1
    return count


@helper
def best_set(purse, sets, masks, count, done, tempo, turns, taste):
    """What the best set without anything `done` brings, with the discs that stay and the steps made in all."""
    own = purse[0] + purse[1] + purse[2]
    paid = done & NECROPOLIS_SECTION
    best = NEVER
    for number in range(count):
        mask = masks[number]
        if mask & done:
            continue
        line = sets[number]
        # The other half of the section is free once one half has paid.
        green = line[GREEN] - 1.0 if paid and mask & NECROPOLIS_SECTION else line[GREEN]
        short = orange_needed(purse, line[BLUE], green, line[GREY])
        if mask and (short > purse[ORANGE] or line[POUNDS] > purse[MONEY]):
            continue
        spent = line[BLUE] + green + line[GREY] - short
        value = (
            line[GAIN]
            + tempo[made_of(purse[MADE] + line[STEPS])]
            + discs_worth(own - spent, purse[ORANGE] - short, turns, taste)
        )
        best = max(best, value)
    return best

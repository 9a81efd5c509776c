"""Cards tucked under the railway: what they do and when they may be used."""

from tavoliere.engine.records import int64
from tavoliere.engine.rule import helper, rule
from tavoliere.games.necropolis_railway.events import tell_card_used
from tavoliere.games.necropolis_railway.names import NONE, PAIRS, TUCKED, Ability, Forbidden, WagonKind


@helper
def tucked_cards(me):
    """How many cards lie under the railway."""
    count = 0
    for place in range(TUCKED):
        count += me.tucked[place] != NONE
    return count


@helper
def holds(box, me, ability):
    """Whether a card of this kind lies under the railway."""
    for place in range(TUCKED):
        if me.tucked[place] != NONE and box.card_ability[me.tucked[place]] == ability:
            return True
    return False


@rule("LNR-5.3")
def can_use(box, state, me, ability):
    """Whether a tucked card of a kind can be used: one of each a turn."""
    return state.abilities[ability] == 0 and holds(box, me, ability)


@rule("LNR-5.3")
def carriage_forbidden_by(box, state, me):
    """Which rule forbids a Carriage: one must lie there, and none have been used this turn."""
    if not holds(box, me, Ability.CARRIAGE):
        return Forbidden.NO_CARRIAGE
    return Forbidden.CARRIAGE_IS_USED if state.abilities[Ability.CARRIAGE] else Forbidden.NOTHING


@rule("LNR-5.3")
def use_card(box, state, ability, amount, events):
    """Discard one card of this kind; the others move up."""
    me = state.players[state.seat]
    place = 0
    while box.card_ability[me.tucked[place]] != ability:
        place += 1
    for left in range(place, TUCKED - 1):
        me.tucked[left] = me.tucked[left + 1]
    me.tucked[TUCKED - 1] = NONE
    state.abilities[ability] = 1
    state.discarded += 1
    tell_card_used(events, state.seat, int64(ability), amount)


@rule("LNR-5.3", "LNR-2.3")
def use_tender(box, state, me, events):
    """Add a step for each tucked card, the Tender included."""
    steps = tucked_cards(me)
    state.steps += steps
    use_card(box, state, Ability.TENDER, steps, events)


# --- mourners of the train ----------------------------------------------------------------------------------------


@helper
def passengers_aboard(box, me):
    """How many mourners the train carries."""
    count = 0
    for pair in range(box.pairs):
        count += me.passengers[pair]
    return count


@rule("LNR-8.2", "LNR-5.3")
def leave_train(box, me, count):
    """Let mourners get off to pay a crypt, wagon by wagon."""
    while count > 0:
        wagon = wagon_to_empty(box, me)
        leaving = min(count, me.passengers[wagon])
        me.passengers[wagon] -= leaving
        count -= leaving


@rule("LNR-8.2")
def wagon_to_empty(box, me):
    """The wagon that mourners leave first: a partly full one, else the biggest full one; right before left."""
    best, best_seats = NONE, 0
    for pair in range(box.pairs):
        seats = box.capacity[WagonKind.MOURNER, me.wagons[WagonKind.MOURNER * PAIRS + pair]]
        if me.passengers[pair] == 0:
            continue
        # A partly full wagon outdoes every full one.
        rank = seats if me.passengers[pair] == seats else 32767
        if rank >= best_seats:
            best, best_seats = pair, rank
    return best

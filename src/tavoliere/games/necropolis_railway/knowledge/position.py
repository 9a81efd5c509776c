"""The whole state as a readable dict, and the census of everything in the box."""

from typing import Any

from tavoliere.engine.position import chance_text, named_counts
from tavoliere.games.necropolis_railway.box import words
from tavoliere.games.necropolis_railway.names import Phase, Stage, Step
from tavoliere.games.necropolis_railway.notation import ABILITIES, COFFINS, CRYPTS, DISCS, SIDES, WORKERS, Names
from tavoliere.games.necropolis_railway.pieces import NONE, PAIRS, Section, Wagon, Worker

PHASES = words(Phase)
STAGES = words(Stage)
STEPS = words(Step)
SECTIONS = words(Section)
WAGONS = words(Wagon)
FREE = "."  # an empty grave in a drawn row


def position(names: Names, game_id: str, state: Any) -> dict[str, Any]:
    """Everything in a state, with readable names; the deck is listed from the top."""
    deck = [names.cards[card] for card in state.deck[: state.deck_count][::-1]]
    return {
        "game": game_id,
        "seats": int(state.seats),
        "turn": int(state.turn),
        "phase": PHASES[state.phase],
        "stage": STAGES[state.stage],
        "step": STEPS[state.step],
        "round": int(state.round_number),
        "first": int(state.first),
        "active": int(state.seat),
        "limited_discs": bool(state.limited_discs),
        "deck": deck,
        "discarded": int(state.discarded),
        **centre(names, state),
        "supply": {disc: int(count) for disc, count in zip(DISCS, state.supply, strict=True)},
        "bag": {colour: int(count) for colour, count in zip(COFFINS, state.bag, strict=True)},
        **turn(names, state),
        "chance": chance_text(state.chance),
        "players": [player(names, state.players[seat]) for seat in range(int(state.seats))],
    }


def centre(names: Names, state: Any) -> dict[str, Any]:
    """The central board: cards with their discs, crypts, staff, bonus spaces."""
    spaces = zip(state.face_up, state.discs_under, strict=True)
    return {
        "face_up": [
            {"card": names.cards[card], "discs": [DISCS[disc] for disc in discs if disc != NONE]}
            for card, discs in spaces
            if card != NONE
        ],
        "crypts": {colour: int(count) for colour, count in zip(CRYPTS, state.crypts, strict=True)},
        "staff": int(state.staff),
        "bonus": {
            f"{action + 1} {DISCS[colour]}": DISCS[state.bonus[action, colour]]
            for action in range(len(state.bonus))
            for colour in range(3)
            if state.bonus[action, colour] != NONE
        },
    }


def turn(names: Names, state: Any) -> dict[str, Any]:
    """What the turn has used so far and what it still owes."""
    return {
        "card": None if state.card == NONE else names.cards[state.card],
        "card_kept": bool(state.card_kept),
        "used": [section for section, used in zip(SECTIONS, state.used, strict=True) if used],
        "hired": bool(state.hired),
        "built": bool(state.built),
        "bonus_used": bool(state.bonus_used),
        "prestige_used": bool(state.prestige_used),
        "abilities_used": [ability for ability, used in zip(ABILITIES, state.abilities, strict=True) if used],
        "steps": int(state.steps),
        "white_crypts": int(state.white_crypts),
        "topping_up": bool(state.topping_up),
        "wage": int(state.wage),
    }


def player(names: Names, me: Any) -> dict[str, Any]:
    """A player's three boards."""
    return {
        "money": int(me.money),
        "discs": named_counts(me.discs, DISCS),
        "tiles": {tile: SIDES[side] for tile, side in zip(names.tiles, me.tiles, strict=False) if side},
        "workers": {place: WORKERS[me.workers[index]] for index, place in names.places.items() if me.workers[index]},
        "prestige": int(me.prestige) + 1,
        "waiting_coffins": named_counts(me.waiting_coffins, COFFINS),
        "waiting_mourners": int(me.waiting_mourners),
        "wagons": {wagon: WAGONS[me.wagons[index]] for index, wagon in names.wagons.items() if me.wagons[index]},
        "coffins": {
            wagon: named_counts(me.coffins[index], COFFINS)
            for index, wagon in names.wagons.items()
            if index < PAIRS and me.coffins[index].any()
        },
        "passengers": {
            wagon: int(me.passengers[index - PAIRS])
            for index, wagon in names.wagons.items()
            if index >= PAIRS and me.passengers[index - PAIRS]
        },
        "tucked": [names.cards[card] for card in me.tucked if card != NONE],
        "train": int(me.train),
        "graves": {
            row: " ".join(
                FREE if colour == NONE else COFFINS[colour] for colour in me.graves[index][: len(names.columns)]
            )
            for index, row in enumerate(names.rows)
            if (me.graves[index] != NONE).any()
        },
        "crypts": {
            column: CRYPTS[crypt] for column, crypt in zip(names.columns, me.crypts, strict=False) if crypt != NONE
        },
        "mourners": int(me.mourners),
        "potter": named_counts(me.potter, COFFINS),
        "volunteers": int(me.volunteers),
        "aside": int(me.aside),
    }


# --- census -------------------------------------------------------------------------------------------------------


def cards_in_play(state: Any) -> list[int]:
    """The cards that lie face up, in hand or under a railway."""
    tucked = [int(card) for seat in range(int(state.seats)) for card in state.players[seat].tucked]
    in_hand = [] if state.card_kept else [int(state.card)]
    return [card for card in [*map(int, state.face_up), *in_hand, *tucked] if card != NONE]


def coffins_in_play(state: Any, colour: int) -> int:
    """Coffins of a colour outside the bag."""
    count = 0
    for seat in range(int(state.seats)):
        me = state.players[seat]
        count += int(
            me.waiting_coffins[colour] + me.coffins[:, colour].sum() + me.potter[colour] + (me.graves == colour).sum()
        )
    return count


def discs_in_play(state: Any, disc: int) -> int:
    """Discs of a colour outside the supply."""
    held = sum(int(state.players[seat].discs[disc]) for seat in range(int(state.seats)))
    return held + int((state.discs_under == disc).sum()) + int((state.bonus == disc).sum())


def workers_in_play(state: Any, worker: int) -> int:
    """Staff or volunteers that stand somewhere."""
    return sum(int((state.players[seat].workers == worker).sum()) for seat in range(int(state.seats)))


def crypts_in_play(state: Any, colour: int) -> int:
    """Crypts of a colour over some column."""
    return sum(int((state.players[seat].crypts == colour).sum()) for seat in range(int(state.seats)))


def census(names: Names, state: Any) -> dict[str, int]:
    """Every card, coffin, disc, crypt, staff and volunteer, wherever it lies."""
    players = [state.players[seat] for seat in range(int(state.seats))]
    counted = {"cards": int(state.deck_count) + int(state.discarded) + len(cards_in_play(state))}
    for colour, word in enumerate(COFFINS):
        counted[f"coffins {word}"] = int(state.bag[colour]) + coffins_in_play(state, colour)
    for disc, word in enumerate(DISCS):
        counted[f"discs {word}"] = int(state.supply[disc]) + discs_in_play(state, disc)
    for colour, word in enumerate(CRYPTS):
        counted[f"crypts {word}"] = int(state.crypts[colour]) + crypts_in_play(state, colour)
    counted["staff"] = int(state.staff) + workers_in_play(state, Worker.STAFF)
    waiting = sum(int(me.volunteers) + int(me.aside) for me in players)
    counted["volunteers"] = waiting + workers_in_play(state, Worker.VOLUNTEER)
    return counted

"""The whole state as a readable dict, and a count of everything in the box."""

from typing import Any

from tavoliere.engine.position_reader import named_counts
from tavoliere.games.necropolis_railway.box import Ids
from tavoliere.games.necropolis_railway.names import (
    ABILITY_IDS,
    COFFIN_IDS,
    CRYPT_IDS,
    DISC_IDS,
    NONE,
    OWN_COLOURS,
    PAIRS,
    SECTION_IDS,
    SIDE_IDS,
    STAGE_IDS,
    STEP_IDS,
    TOPPING_UP_IDS,
    WAGON_IDS,
    WORKER_IDS,
    Worker,
)

FREE = "."  # an empty grave in a drawn row


def position_parts(ids: Ids, state: Any) -> dict[str, Any]:
    """Everything in a state, with readable names; the deck is listed from the top."""
    deck = [ids.cards[card] for card in state.deck[: state.deck_count][::-1]]
    return {
        "stage": STAGE_IDS[state.stage],
        "step": STEP_IDS[state.step],
        "round": int(state.round_number),
        "first": int(state.first),
        "active": int(state.seat),
        "limited_discs": bool(state.limited_discs),
        "deck": deck,
        "discarded": int(state.discarded),
        **centre(ids, state),
        "supply": {disc: int(count) for disc, count in zip(DISC_IDS, state.supply, strict=True)},
        "bag": {colour: int(count) for colour, count in zip(COFFIN_IDS, state.bag, strict=True)},
        **turn(ids, state),
        "players": [player(ids, state.players[seat]) for seat in range(int(state.seats))],
    }


def centre(ids: Ids, state: Any) -> dict[str, Any]:
    """The central board: cards with their discs, crypts, staff, bonus spaces."""
    spaces = zip(state.face_up, state.discs_under, strict=True)
    return {
        "face_up": [
            {"card": ids.cards[card], "discs": [DISC_IDS[disc] for disc in discs if disc != NONE]}
            for card, discs in spaces
            if card != NONE
        ],
        "crypts": {colour: int(count) for colour, count in zip(CRYPT_IDS, state.crypts, strict=True)},
        "staff": int(state.staff),
        "bonus": {
            f"{bonus + 1} {DISC_IDS[colour]}": DISC_IDS[state.bonus[bonus, colour]]
            for bonus in range(len(state.bonus))
            for colour in range(OWN_COLOURS)
            if state.bonus[bonus, colour] != NONE
        },
    }


def turn(ids: Ids, state: Any) -> dict[str, Any]:
    """What the turn has used so far and what it still owes."""
    return {
        "card": None if state.card == NONE else ids.cards[state.card],
        "card_kept": bool(state.card_kept),
        "used": [section for section, used in zip(SECTION_IDS, state.used, strict=True) if used],
        "hired": bool(state.hired),
        "built": bool(state.built),
        "bonus_used": bool(state.bonus_used),
        "prestige_used": bool(state.prestige_used),
        "abilities_used": [ability for ability, used in zip(ABILITY_IDS, state.abilities, strict=True) if used],
        "steps": int(state.steps),
        "white_crypts": int(state.white_crypts),
        "topping_up": TOPPING_UP_IDS[state.topping_up],
        "wage": int(state.wage),
    }


def player(ids: Ids, me: Any) -> dict[str, Any]:
    """A player's three boards."""
    return {
        "money": int(me.money),
        "discs": named_counts(me.discs, DISC_IDS),
        "tiles": {tile: SIDE_IDS[side] for tile, side in zip(ids.tiles, me.tiles, strict=False) if side},
        "workers": {place: WORKER_IDS[me.workers[index]] for index, place in ids.places.items() if me.workers[index]},
        "prestige": int(me.prestige) + 1,
        "waiting_coffins": named_counts(me.waiting_coffins, COFFIN_IDS),
        "waiting_mourners": int(me.waiting_mourners),
        "wagons": {wagon: WAGON_IDS[me.wagons[index]] for index, wagon in ids.wagons.items() if me.wagons[index]},
        "coffins": {
            wagon: named_counts(me.coffins[index], COFFIN_IDS)
            for index, wagon in ids.wagons.items()
            if index < PAIRS and me.coffins[index].any()
        },
        "passengers": {
            wagon: int(me.passengers[index - PAIRS])
            for index, wagon in ids.wagons.items()
            if index >= PAIRS and me.passengers[index - PAIRS]
        },
        "tucked": [ids.cards[card] for card in me.tucked if card != NONE],
        "train": int(me.train),
        "graves": {
            row: " ".join(
                FREE if colour == NONE else COFFIN_IDS[colour] for colour in me.graves[index][: len(ids.columns)]
            )
            for index, row in enumerate(ids.rows)
            if (me.graves[index] != NONE).any()
        },
        "crypts": {
            column: CRYPT_IDS[crypt] for column, crypt in zip(ids.columns, me.crypts, strict=False) if crypt != NONE
        },
        "mourners": int(me.mourners),
        "potter": named_counts(me.potter, COFFIN_IDS),
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


def census(state: Any) -> dict[str, int]:
    """Every card, coffin, disc, crypt, staff and volunteer, wherever it lies."""
    players = [state.players[seat] for seat in range(int(state.seats))]
    counted = {"cards": int(state.deck_count) + int(state.discarded) + len(cards_in_play(state))}
    for colour, word in enumerate(COFFIN_IDS):
        counted[f"coffins {word}"] = int(state.bag[colour]) + coffins_in_play(state, colour)
    for disc, word in enumerate(DISC_IDS):
        counted[f"discs {word}"] = int(state.supply[disc]) + discs_in_play(state, disc)
    for colour, word in enumerate(CRYPT_IDS):
        counted[f"crypts {word}"] = int(state.crypts[colour]) + crypts_in_play(state, colour)
    counted["staff"] = int(state.staff) + workers_in_play(state, Worker.STAFF)
    waiting = sum(int(me.volunteers) + int(me.aside) for me in players)
    counted["volunteers"] = waiting + workers_in_play(state, Worker.VOLUNTEER)
    return counted

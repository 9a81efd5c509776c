"""Ticket to Ride: the family's rules once; maps/paris and maps/san_francisco hold what differs.

Source: the Italian rulebooks of both maps, numbered in RULEBOOK.it.md and RULEBOOK.en.md, rulings and gaps included.
Rules version history: 1, first.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from tavoliere.engine.components import Components
from tavoliere.engine.contract import implement
from tavoliere.engine.errors import BadOption
from tavoliere.engine.game import Game, Told, View, Words
from tavoliere.engine.records import Array
from tavoliere.engine.text import Texts, Word
from tavoliere.games.ticket_to_ride import box as box_module
from tavoliere.games.ticket_to_ride import (
    names,
    notation,
    position,
    rules,
    scoring,
    secrets,
    state,
    strategy,
    terminal,
    turns,
    views,
)
from tavoliere.games.ticket_to_ride.names import NONE, Event, Forbidden

implement(
    state.STATE,
    set_up=state.set_up,
    seats_to_act=turns.seats_to_act,
    legal_moves=rules.legal_moves,
    forbidden_by=rules.forbidden_by,
    play=rules.play,
    is_over=rules.is_over,
    final_scores=scoring.final_scores,
    ranking=scoring.ranking,
    imagine=secrets.imagine,
    observe=secrets.observe,
    weigh=strategy.weigh,
    worth=strategy.worth,
    plan=strategy.plan,
)


class TicketToRide(Game):
    """A map of the family with its box."""

    rules_version = 1
    names: ClassVar = names
    STATE = state.STATE
    OPTIONS: ClassVar = {"first": ("random", "0", "1", "2", "3")}
    OBSERVATION = secrets.OBSERVATION
    SPREAD = strategy.SPREAD
    HORIZON = strategy.HORIZON
    HIDDEN_KINDS: ClassVar = frozenset({names.Kind.KEEP})
    SECRET = secrets.SECRET

    def make_box(self, components: Components) -> Array:
        """The box, and the names of everything in it."""
        box = box_module.make_box(components)
        self.ids = notation.names_of(components)
        return box

    def move_text(self, move: int) -> str:
        """A move as players write it."""
        return notation.move_text(self.ids, self.box[0].moves[move])

    def read_loosely(self, text: str) -> list[int]:
        """What people also type."""
        return notation.read_loosely(self.ids, self.box[0], text) if text else []

    def view(self, state: Array, seat: int) -> View:
        """The table as a seat sees it."""
        return views.view(self.ids, self.id, self.plain_box, self.plain_state(state), seat)

    def position(self, state: Array) -> View:
        """Everything in a state, with readable names."""
        return position.position(self.ids, self.id, state[0])

    def read_position(self, position_: View) -> Array:
        """The state of a position."""
        return position.place(self.ids, self.id, self.box[0], position_)

    def census(self, state: Array) -> dict[str, int]:
        """Every card, ticket, vehicle and token, wherever it lies."""
        return position.census(self.ids, self.box[0], state[0])

    def scramble(self, state: Array, seat: int, chance: Array) -> None:
        """For tests: change everything the seat must not see."""
        secrets.scramble(self.box[0], state[0], seat, chance)

    def draw(self, view: View, catalogue: Texts) -> Any:
        """The table for the terminal."""
        return terminal.draw(self, view, catalogue)

    def nearest(self, state: Array, seat: int, moves: Sequence[int]) -> int:
        """Of several payments a player cannot afford, the one that misses fewest cards explains best."""
        best = super().nearest(state, seat, moves)
        if self.forbidden_by(state, seat, best) not in (Forbidden.TOO_FEW_CARDS, Forbidden.TOO_FEW_WILDS):
            return best
        close = (Forbidden.TOO_FEW_CARDS, Forbidden.TOO_FEW_WILDS)
        return min(
            (move for move in moves if self.forbidden_by(state, seat, move) in close),
            key=lambda move: missing_cards(self.box[0], state[0].players[seat].hand, self.box[0].moves[move]),
        )

    def check_options(self, seats: int, chosen: Mapping[str, str]) -> None:
        """Whoever is to begin must sit at the table."""
        first = str(chosen.get("first", "random"))
        if first.isdecimal() and int(first) >= seats:
            raise BadOption("option-first-beyond", {"seat": first, "last": seats - 1}, self.folders)

    def event_words(self, event: Told) -> Words:
        """The names an event's sentence mentions."""
        return event_words(self.ids, self.box[0], event)

    def refusal_words(self, state: Array, seat: int, move: int, reason: int) -> Words:
        """The names and numbers a refusal mentions."""
        return refusal_words(self, state[0], seat, move, reason)


def event_words(ids: notation.Names, box: Any, event: Told) -> Words:
    """The names and numbers of an event; sentences take what they need."""
    kind = event.kind
    if kind in (Event.TOOK_CARD, Event.GOT_CARD, Event.MARKET_FILLED, Event.KEPT_FLAG_CARD):
        return {"colour": colour_word(ids, event.a)}
    if kind in (Event.KEEPS_TICKET, Event.OFFERED_TICKET, Event.TICKET_DONE, Event.TICKET_FAILED):
        return {"ticket": ids.tickets[event.a], "points": event.b}
    if kind in (Event.PLACED_TOURISTS, Event.TOOK_TOKEN):
        return {"symbol": Word(f"symbol-{ids.symbols[event.a]}"), "place": ids.place_names[event.b]}
    if kind == Event.CLAIMED:
        cards = int(box.length[event.a]) - event.c
        payment = {"colour": colour_word(ids, event.b), "cards": cards, "wilds": event.c}
        return {"route": ids.routes[event.a], "points": event.d, **payment}
    if kind == Event.COMPLETED_FLAG:
        return {"points": event.a}
    return {"count": event.a}


def missing_cards(box: Any, hand: Any, row: Any) -> int:
    """How many cards a hand lacks for a payment."""
    ordinary = int(box.length[row.a]) - int(row.c)
    lacking = max(0, ordinary - int(hand[row.b])) if ordinary else 0
    return lacking + max(0, int(row.c) - int(hand[names.WILD]))


def colour_word(ids: notation.Names, colour: int) -> Word:
    """The key of a colour's name."""
    return Word(f"colour-{ids.colours[colour]}")


def refusal_words(game: TicketToRide, state: Any, seat: int, move: int, reason: int) -> Words:
    """What a refusal mentions: the route and what is needed and held."""
    ids, box, row = game.ids, game.box[0], game.box[0].moves[move]
    me = state.players[seat]
    if Forbidden.ROUTE_IS_TAKEN <= reason <= Forbidden.TOO_FEW_WILDS:
        route, length = int(row.a), int(box.length[row.a])
        grey = box.route_colour[route] == names.GREY
        return {
            "route": ids.routes[route],
            "length": length,
            "vehicles": int(me.vehicles),
            "colour": colour_word(ids, int(row.b)),
            "own": Word("colour-grey") if grey else colour_word(ids, int(box.route_colour[route])),
            "needed": length - int(row.c),
            "held": int(me.hand[row.b]),
            "wilds": int(row.c),
            "wilds_held": int(me.hand[names.WILD]),
            "ferries": int(box.ferries[route]),
        }
    if reason in (Forbidden.NOT_IN_THE_MARKET, Forbidden.NOT_THAT_COLOUR):
        return {"colour": Word("none") if row.a == NONE else colour_word(ids, int(row.a))}
    if reason in (Forbidden.SYMBOL_ALREADY_PLACED, Forbidden.PLACE_HAS_A_STACK):
        return {"symbol": Word(f"symbol-{ids.symbols[row.a]}"), "place": ids.place_names[row.b]}
    if reason == Forbidden.TOKEN_NOT_AT_AN_END:
        return {"symbol": Word(f"symbol-{ids.symbols[row.a]}")}
    return {"least": int(box.tickets_kept)}


GAME = TicketToRide

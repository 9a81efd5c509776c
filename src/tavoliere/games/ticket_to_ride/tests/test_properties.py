"""What must hold in any position: the market, legal claims, tickets, flags and the ranking, against plain oracles."""

from typing import Any

import networkx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds
from tavoliere.games.ticket_to_ride.tests.given import BOTH, PARIS

FLAG_COLOURS = {"blue", "white", "red"}
IN_HANDS = st.sampled_from(
    (0, 10, 24, 30, 34, 36, 38, 40, 44)
)  # near the end cards are scarce: that is where it is hard
IN_PILE = st.sampled_from((1, 2, 3, 6, 46))


def examples(count: int) -> Any:
    """Few examples, never a deadline: uncompiled rules are slow."""
    return settings(max_examples=count, deadline=None, suppress_health_check=[HealthCheck.too_slow])


# --- positions -------------------------------------------------------------------------------------------------------


class Printed:
    """The box in plain Python, read from the component tables."""

    def __init__(self, game: Game) -> None:
        self.routes = dict(
            zip(game.ids.routes, (row.data for row in game.components.table("routes").rows()), strict=True)
        )
        self.tickets = dict(
            zip(game.ids.tickets, (row.data for row in game.components.table("tickets").rows()), strict=True)
        )
        self.cards = {row.text("colour"): row.data["count"] for row in game.components.table("cards").rows()}
        self.points = game.components.table("points").data["by_length"]
        self.vehicles = game.components.table("vehicles").data["each"]

    def twin(self, name: str) -> str | None:
        """The other one of a double route."""
        label = self.routes[name].get("double")
        return next(
            (other for other, row in self.routes.items() if label and other != name and row.get("double") == label),
            None,
        )


PRINTED = {game.id: Printed(game) for game in BOTH}


@st.composite
def positions(draw: Any, games: Any = BOTH) -> tuple[Game, dict[str, Any]]:
    """Any game in the middle: routes, cards and tickets anywhere they can legally be."""
    game = draw(st.sampled_from(games))
    printed = PRINTED[game.id]
    seats = draw(st.integers(2, 4))
    chance = seed_words(draw(st.integers(0, 2**64)))
    players: list[dict[str, Any]] = [{"hand": {}, "tickets": [], "vehicles": printed.vehicles} for _ in range(seats)]
    position: dict[str, Any] = {"players": players, "active": draw(st.integers(0, seats - 1))}
    position["routes"] = owned(printed, players, draw(st.integers(0, 40)), chance)
    lay_cards(printed, position, draw(IN_HANDS), draw(IN_PILE), chance)
    deal_tickets(printed, position, draw(st.integers(0, 12)), chance)
    if game is PARIS:
        keep_flags(position, chance)
    return game, position


def keep_flags(position: dict[str, Any], chance: Any) -> None:
    """Put some cards of the hands in front, never all three colours."""
    for player in position["players"]:
        held = [colour for colour in sorted(FLAG_COLOURS) if player["hand"].get(colour)]
        player["flag"] = [colour for colour in held if below(chance, 2)][:2]
        for colour in player["flag"]:
            player["hand"][colour] -= 1


def owned(printed: Printed, players: list[dict[str, Any]], tries: int, chance: Any) -> dict[str, int]:
    """Some routes, owned as the rules of double routes and the number of vehicles allow."""
    routes: dict[str, int] = {}
    names = list(printed.routes)
    for _ in range(tries):
        name, seat = names[below(chance, len(names))], below(chance, len(players))
        length, twin = printed.routes[name]["length"], printed.twin(name)
        closed = twin in routes and (len(players) == 2 or routes[twin] == seat)
        if name not in routes and not closed and players[seat]["vehicles"] >= length + 3:
            routes[name] = seat
            players[seat]["vehicles"] -= length
    return routes


def shuffled(cards: list[str], chance: Any) -> list[str]:
    """The cards in random order."""
    cards = list(cards)
    return [cards.pop(below(chance, len(cards))) for _ in range(len(cards))]


def lay_cards(printed: Printed, position: dict[str, Any], in_hands: int, in_pile: int, chance: Any) -> None:
    """Cards in hands, market, pile and discards; an empty pile leaves no discards, and gaps need both empty."""
    deck = shuffled([colour for colour, count in printed.cards.items() for _ in range(count)], chance)
    if below(chance, 2):
        deck.sort(key=lambda colour: colour != "wild")  # wild cards are the last to be held: many are on the table
    for _ in range(min(in_hands, len(deck))):
        hand = position["players"][below(chance, len(position["players"]))]["hand"]
        colour = deck.pop()
        hand[colour] = hand.get(colour, 0) + 1
    deck = shuffled(deck, chance)
    market, deck = deck[:5], deck[5:]
    position["market"] = {colour: market.count(colour) for colour in set(market)}
    position["pile"] = deck[: max(1, in_pile)]
    rest = deck[max(1, in_pile) :]
    position["discards"] = {colour: rest.count(colour) for colour in set(rest)}


def deal_tickets(printed: Printed, position: dict[str, Any], dealt: int, chance: Any) -> None:
    """Some tickets in hands, some still in the pile."""
    names = list(printed.tickets)
    for _ in range(dealt):
        player = position["players"][below(chance, len(position["players"]))]
        player["tickets"].append(names.pop(below(chance, len(names))))
    position["ticket_pile"] = names[: below(chance, len(names) + 1)]


def can_do_something(match: Match) -> bool:
    """Positions in which the active player would pass by itself never arise."""
    return bool(match.legal_moves())


# --- the market ------------------------------------------------------------------------------------------------------


def ordinary(position: dict[str, Any]) -> int:
    """Cards that are not wild in market, pile and discards."""
    piles = [
        *(position["market"].items()),
        *(position["discards"].items()),
        *((colour, 1) for colour in position["pile"]),
    ]
    return sum(count for colour, count in piles if colour != "wild")


def check_market(before: dict[str, Any], after: dict[str, Any], kinds: list[str]) -> None:
    """TTR-3.4 to TTR-3.7 after one move; completing a flag begins a check of its own."""
    open_cards = sum(after["market"].values())
    assert after["pile"] or not after["discards"]
    assert open_cards == 5 or (open_cards < 5 and not after["pile"] and not after["discards"])
    cut = kinds.index("completed-flag") if "completed-flag" in kinds else 0
    checks = [kinds[:cut], kinds[cut:]]
    assert all(check.count("market-swept") <= 3 for check in checks)
    assert all("market-filled" in check for check in checks if "market-swept" in check)
    last = checks[1]
    if "market-filled" in last and last.count("market-swept") < 3:
        assert after["market"].get("wild", 0) < 3 or ordinary(after) < 3
    if "market-swept" in last:
        assert ordinary(after) >= 3
    if "market-filled" not in kinds and not any(kind in kinds for kind in ("took-card", "market-swept")):
        assert after["market"] == before["market"]


@examples(60)
@given(positions(), st.integers(0, 2**32))
def test_market_pile_and_discards_in_random_play(start, seed):
    game, position = start
    match, chance = Match(game, seed=0, start=position), seed_words(seed)
    census = game.census(match.state)
    for _ in range(12):
        moves = game.legal_moves(match.state, match.to_act[0]) if not match.is_over else []
        if not moves:
            break
        before = match.position()
        # Draws move the market, so they are made more often than the many claims would let them.
        draws = [move for move in moves if game.text_of(move).startswith("draw")]
        chosen = draws if draws and below(chance, 2) else moves
        events = match.play_move(match.to_act[0], chosen[below(chance, len(chosen))])
        check_market(before, match.position(), kinds(events))
        assert game.census(match.state) == census
        if not match.is_over:
            assert can_do_something(match)


# --- claims ----------------------------------------------------------------------------------------------------------


def claims_by_the_rulebook(game: Game, position: dict[str, Any]) -> set[str]:
    """Every payment of every route, tried one by one against the rulebook's sentences."""
    printed, seat = PRINTED[game.id], position["active"]
    me = position["players"][seat]
    found = set()
    for name, route in printed.routes.items():
        twin_owner = position["routes"].get(printed.twin(name))
        if (
            name in position["routes"]
            or twin_owner == seat
            or (twin_owner is not None and len(position["players"]) == 2)
        ):
            continue
        if me["vehicles"] < route["length"]:
            continue
        for colour in printed.cards:
            for wilds in range(route["length"] + 1):
                plain = route["length"] - wilds
                if (colour == "wild") != (plain == 0) or (plain and route["colour"] not in ("grey", colour)):
                    continue
                enough = me["hand"].get("wild", 0) >= wilds and (not plain or me["hand"].get(colour, 0) >= plain)
                if enough and wilds >= route.get("ferries", 0):
                    words = [f"claim {name}", *([colour] if plain else []), *([f"wild={wilds}"] if wilds else [])]
                    found.add(" ".join(words))
    return found


@examples(60)
@given(positions())
def test_legal_claims_are_those_of_a_brute_force_enumeration(start):
    game, position = start
    match = Match(game, seed=0, start=position)
    listed = [text for text in match.legal_moves() if text.startswith("claim")]
    assert len(listed) == len(set(listed))
    assert set(listed) == claims_by_the_rulebook(game, position)


# --- tickets and the ranking -----------------------------------------------------------------------------------------


def plain_score(game: Game, position: dict[str, Any], seat: int) -> tuple[dict[str, int], int]:
    """A seat's points by part and its completed tickets, with networkx."""
    printed = PRINTED[game.id]
    graph = networkx.Graph()
    graph.add_nodes_from(game.ids.places)
    mine = [printed.routes[name] for name, owner in position["routes"].items() if owner == seat]
    graph.add_edges_from((route["a"], route["b"]) for route in mine)
    done, failed, completed = 0, 0, 0
    for name in position["players"][seat]["tickets"]:
        ticket = printed.tickets[name]
        if networkx.has_path(graph, ticket["a"], ticket["b"]):
            done, completed = done + ticket["points"], completed + 1
        else:
            failed -= ticket["points"]
    routes = sum(printed.points[route["length"]] for route in mine)
    flags = 4 * position["players"][seat].get("flags", 0)
    return {"routes": routes, "tickets-done": done, "tickets-failed": failed, "flags": flags, "tokens": 0}, completed


def plain_ranking(worths: list[tuple[int, int]]) -> list[int]:
    """Places by points, then completed tickets; what is tied is shared."""
    order = sorted(worths, reverse=True)
    return [order.index(worth) for worth in worths]


@examples(80)
@given(positions(), st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_scores_and_ranking_against_networkx_and_a_plain_sort(start, flags):
    game, position = start
    if game is PARIS:
        for player, count in zip(position["players"], flags, strict=False):
            player["flags"] = count
    match = Match(game, seed=0, start={**position, "phase": "over"})
    expected = [plain_score(game, position, seat) for seat in range(len(position["players"]))]
    assert match.scores() == [parts for parts, _ in expected]
    assert match.ranking() == plain_ranking([(sum(parts.values()), completed) for parts, completed in expected])


@examples(80)
@given(st.integers(2, 4), st.integers(0, 2**32))
def test_ranking_where_ties_are_common(seats, seed):
    chance = seed_words(seed)
    worth_two = ["arc-champs:red", "champs-invalides:blue"]  # two points, and a ticket of two
    routes = dict.fromkeys(worth_two, below(chance, seats))
    players = [{"flags": below(chance, 3), "tickets": []} for _ in range(seats)]
    players[below(chance, seats)]["tickets"] = ["arc-invalides"]
    position = {"players": players, "routes": routes, "phase": "over"}
    match = Match(PARIS, seed=0, start=position)
    expected = [plain_score(PARIS, position, seat) for seat in range(seats)]
    assert match.ranking() == plain_ranking([(sum(parts.values()), completed) for parts, completed in expected])


# --- flags -----------------------------------------------------------------------------------------------------------


@examples(60)
@given(positions(games=(PARIS,)), st.integers(0, 2**32))
def test_flags_are_asked_for_kept_and_completed_as_printed(start, seed):
    game, position = start
    match, chance = Match(game, seed=0, start=position), seed_words(seed)
    claims = [text for text in match.legal_moves() if text.startswith("claim")] if not match.is_over else []
    if not claims:
        return
    flagged = [text for text in claims if text.split(":")[1].split()[0] in FLAG_COLOURS]
    text = (flagged or claims)[below(chance, len(flagged or claims))]
    seat = match.to_act[0]
    front = set(match.position()["players"][seat]["flag"])
    colour = text.split(":")[1].split()[0]
    match.play(text)
    paid_plain = len(text.split()) > 2 and not text.split()[2].startswith("wild=")
    asked = match.position()["phase"] == "keep-flag-card"
    assert asked == (colour in FLAG_COLOURS and paid_plain and colour not in front)
    if asked:
        keeps = bool(below(chance, 3))
        match.play(f"flag {colour}" if keeps else "flag no")
        front |= {colour} if keeps else set()
        me = match.position()["players"][seat]
        assert me["flags"] == (front == FLAG_COLOURS)
        assert set(me["flag"]) == (front if front != FLAG_COLOURS else set())

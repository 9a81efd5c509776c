"""What holds in every game: nothing is created or lost, wages, movement, scoring against a slow oracle."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import Phase as Step
from hypothesis import given as vary
from hypothesis import settings
from hypothesis import strategies as st

from tavoliere.engine.events import Event
from tavoliere.engine.testkit import kinds, of_kind
from tavoliere.games.necropolis_railway.names import Part, Phase
from tavoliere.games.necropolis_railway.tests.given import GAME

COLOURS = ("purple", "teal", "red", "black")
STEPS = (Step.explicit, Step.generate)  # a whole random game does not shrink to anything readable
FEW = settings(max_examples=4, deadline=None, database=None, phases=STEPS)
MANY = settings(max_examples=60, deadline=None, database=None)

# Events that say how many pounds their seat receives or pays.
EARNED = ("wagon-sold", "bonus-taken", "income", "dining-paid", "coffin-buried")
PAID = ("tile-laid", "tile-turned", "staff-hired", "crypt-built", "wages-paid")


def pounds(event: Event) -> int:
    """What an event adds to the money of its seat."""
    sign = (event.kind in EARNED) - (event.kind in PAID)
    return sign * int(event.pounds) if sign else 0


def random_game(seats: int, seed: int, picks: Any, options: dict[str, str] | None = None) -> Any:
    """Each step of a random game: the state before, the move's text, the events, the state after."""
    state = GAME.set_up(seats, seed, options)
    while asked := GAME.seats_to_act(state):
        moves = GAME.legal_moves(state, asked[0])
        move = moves[picks.randrange(len(moves))]
        before = state.copy()
        events = GAME.play(state, asked[0], move)
        yield before, GAME.text_of(move), events, state


games = {"seats": st.integers(2, 4), "seed": st.integers(0, 2**128 - 1), "picks": st.randoms(use_true_random=False)}


@FEW
@vary(**games, limited=st.sampled_from(["no", "yes"]))
def test_LNR_1_2_nothing_is_created_or_lost(seats: int, seed: int, picks: Any, limited: str) -> None:
    census = None
    for before, _text, _events, state in random_game(seats, seed, picks, {"limited-discs": limited}):
        census = census or GAME.census(before)
        assert GAME.census(state) == census
        assert (state[0].bag >= 0).all()
        assert state[0].staff >= 0
        assert (state[0].crypts >= 0).all()
        if limited == "yes":
            assert (state[0].supply >= 0).all()
        for seat in range(seats):
            me = state[0].players[seat]
            assert me.money >= 0
            assert (me.discs >= 0).all()
            assert me.mourners >= 0
    cards = [int(card) for seat in range(seats) for card in state[0].players[seat].tucked if card >= 0]
    assert len(set(cards)) == len(cards)


@FEW
@vary(**games)
def test_LNR_8_1_pounds_and_mourners_agree_with_the_events(seats: int, seed: int, picks: Any) -> None:
    for before, _text, events, state in random_game(seats, seed, picks):
        for seat in range(seats):
            old, new = before[0].players[seat], state[0].players[seat]
            own = [event for event in events if event.seat == seat]
            assert int(new.money) - int(old.money) == sum(pounds(event) for event in own)
            came = sum(event.mourners for event in of_kind(own, "income"))
            paid = sum(event.mourners for event in of_kind(own, "crypt-built"))
            paid += sum(event.count for event in of_kind(own, "card-used") if event.ability == "carriage")
            assert mourners(new) - mourners(old) == came - paid


def mourners(me: Any) -> int:
    """All mourners of a player, wherever they are."""
    return int(me.mourners) + int(me.waiting_mourners) + int(me.passengers.sum())


@FEW
@vary(**games)
def test_LNR_8_3_wages_are_paid_and_no_more_staff_leaves_than_must(seats: int, seed: int, picks: Any) -> None:
    for before, text, events, state in random_game(seats, seed, picks):
        counts = Counter(kinds(events))
        hired = counts["staff-hired"] + counts["first-staff-placed"]
        assert int(before[0].staff) - int(state[0].staff) == hired - counts["staff-left"]
        seat = int(before[0].seat)
        money, staff_left = int(before[0].players[seat].money), 0
        if text.startswith("dismiss"):
            assert money < int(before[0].wage) * int((before[0].players[seat].workers == 1).sum())
        for event in events:
            staff_left += event.kind == "staff-left"
            if event.kind == "wages-paid":
                wage = event.pounds // event.count
                assert wage in (1, 2)
                assert wage * event.count <= money < wage * (event.count + 1) or not staff_left
            money += pounds(event)


@FEW
@vary(**games)
def test_LNR_2_3_movement_is_the_sum_of_its_causes(seats: int, seed: int, picks: Any) -> None:
    """Train icons of used sections, bonus, prestige and Tender, recounted from moves and events alone."""
    earned, sections, trains = 0, set(), {}
    for before, text, events, state in random_game(seats, seed, picks):
        seat = int(before[0].seat)
        verb = text.split()[0]
        if verb == "take":
            earned, sections = 0, set()
            card = GAME.components.table("cards").rows()[int(state[0].card)]
            trains = {"london": ("london",), "necropolis": ("hire", "crypt"), "railway": ("tuck", "wagon")}
            trains = {section: verbs for section, verbs in trains.items() if section in card.data["trains"]}
        for section, verbs in trains.items():
            if verb in verbs and section not in sections:
                sections.add(section)
                earned += 1
        earned += sum(event.steps for event in (*of_kind(events, "bonus-taken"), *of_kind(events, "prestige-raised")))
        earned += sum(event.count for event in of_kind(events, "card-used") if event.ability == "tender")
        moved = [event.steps for event in of_kind(events, "train-moved")]
        moved += [0 for _event in of_kind(events, "train-stood")]
        if moved and before[0].stage == 1:
            always = {4: 1, 5: 2, 6: 2}.get(int(before[0].players[seat].prestige) + 1, 0)
            assert moved == [earned + always]


@FEW
@vary(**games)
def test_LNR_2_2_sections_and_extras_at_most_once_a_turn(seats: int, seed: int, picks: Any) -> None:
    turn: list[str] = []
    for before, text, _events, _state in random_game(seats, seed, picks):
        turn = [] if text.startswith("take") else turn
        turn.append(text.split()[0])
        counts = Counter(turn)
        if before[0].stage == 1:
            assert all(counts[verb] <= 1 for verb in ("london", "hire", "crypt", "bonus", "prestige"))
            assert counts["tuck"] + counts["wagon"] <= 1


CARD_ACTIONS = ("london", "hire", "crypt", "tuck", "wagon")


@FEW
@vary(**games)
def test_LNR_2_2_done_is_legal_when_the_card_was_used_or_cannot_be(seats: int, seed: int, picks: Any) -> None:
    was_used, refused = False, 0
    for before, text, _events, _state in random_game(seats, seed, picks):
        was_used = was_used and not text.startswith("take")
        if before[0].phase == Phase.ACT:
            verbs = {GAME.text_of(move).split()[0] for move in GAME.legal_moves(before, int(before[0].seat))}
            assert ("done" in verbs) == (was_used or verbs.isdisjoint(CARD_ACTIONS))
            refused += "done" not in verbs
        was_used = was_used or text.split()[0] in CARD_ACTIONS
    assert refused


@FEW
@vary(**games)
def test_LNR_8_4_loading_is_asked_about_in_london_only_and_all_or_nothing(seats: int, seed: int, picks: Any) -> None:
    for before, text, events, state in random_game(seats, seed, picks):
        if before[0].phase == Phase.LOAD_WAITING:
            was, now = (one[0].players[int(before[0].seat)] for one in (before, state))
            assert was.train == GAME.box[0].london
            loaded = sum(event.count for event in events if event.kind in ("coffin-loaded", "mourners-loaded"))
            left = int(was.waiting_mourners - now.waiting_mourners + (was.waiting_coffins - now.waiting_coffins).sum())
            assert (loaded == left) if text == "load-all" else (loaded == left == 0)


# --- scoring against an oracle ------------------------------------------------------------------------------------

grave = st.sampled_from([".", *COLOURS])
boards = st.fixed_dictionaries(
    {
        "graves": st.lists(st.lists(grave, min_size=5, max_size=5), min_size=5, max_size=5),
        "staffed": st.lists(st.sampled_from([None, "staff", "volunteer"]), min_size=5, max_size=5).filter(
            lambda workers: workers.count("volunteer") <= 1
        ),
        "crypts": st.lists(st.sampled_from([None, "brown", "yellow", "white"]), min_size=5, max_size=5),
    }
)


def oracle(board: dict[str, Any]) -> tuple[int, list[int]]:
    """Rows and columns scored the slow and obvious way."""
    counted = [row for row, worker in zip(board["graves"], board["staffed"], strict=True) if worker]
    rows = 10 * sum("." not in row for row in counted)
    columns = []
    for number, crypt in enumerate(board["crypts"]):
        coffins = Counter(row[number] for row in counted if row[number] != ".")
        times = {None: 2, "brown": 4, "yellow": 6, "white": 8}[crypt]
        columns.append(max(coffins.values(), default=0) * times)
    return rows, columns


@MANY
@vary(board=boards)
def test_LNR_12_4_rows_and_columns_agree_with_the_oracle(board: dict[str, Any]) -> None:
    me = {
        "graves": {f"row{number}": " ".join(row) for number, row in enumerate(board["graves"], 1)},
        "workers": {f"row{number}": worker for number, worker in enumerate(board["staffed"], 1) if worker},
        "crypts": {f"col{number}": crypt for number, crypt in enumerate(board["crypts"], 1) if crypt},
    }
    scores = GAME.scores(GAME.place({"phase": "over", "players": [me, {}]}))[0]
    rows, columns = oracle(board)
    assert scores["rows"] == rows
    assert [scores[f"column-{number}"] for number in range(1, 6)] == columns


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_LNR_12_7_scores_and_ranking_agree(seats: int) -> None:
    state = GAME.set_up(seats, 11)
    while asked := GAME.seats_to_act(state):
        GAME.play(state, asked[0], GAME.legal_moves(state, asked[0])[0])
    totals = [sum(parts.values()) for parts in GAME.scores(state)]
    order = sorted(range(seats), key=lambda seat: GAME.ranking(state)[seat])
    assert all(totals[first] >= totals[second] for first, second in pairwise(order))
    assert len(Part) == len(GAME.scores(state)[0])

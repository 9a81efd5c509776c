"""Setting up, TTR-1.1 to TTR-1.5, and whose turn it is, TTR-2; who begins is in test_first_player.py."""

from itertools import permutations

import pytest

from tavoliere.engine.chance import seed_words, shuffle
from tavoliere.engine.errors import BadOption
from tavoliere.engine.match import Match
from tavoliere.engine.testkit import kinds, of_kind, phase, play, player, refused
from tavoliere.games.ticket_to_ride.tests.given import BOTH, FIVE, PARIS, SAN_FRANCISCO, given, holding

PARIS_CARDS = {"wild": 8, "white": 8, "blue": 6, "red": 6, "yellow": 6, "green": 6, "purple": 6}
SAN_FRANCISCO_CARDS = {"wild": 8, "blue": 6, "green": 6, "black": 6, "pink": 6, "red": 6, "orange": 6}


def first_tickets(*choices: str) -> Match:
    """Two players choose first tickets, those after the first two of each on offer form the pile."""
    seats = [holding(offer="arc-lachaise opera-pantheon"), holding(offer="eiffel-italie louvre-nord")]
    pile = {"ticket_pile": "arc-invalides bastille-nord"}
    match = given(PARIS, *seats, phase="choose-tickets", turn=0, first=0, **pile)
    for seat, choice in enumerate(choices):
        match.play(choice, seat)
    return match


@pytest.mark.parametrize(("game", "vehicles"), [(PARIS, 15), (SAN_FRANCISCO, 20)])
def test_TTR_1_1_two_to_four_players_take_their_vehicles(game, vehicles):
    for seats in (2, 3, 4):
        match = Match(game, seats, seed=3)
        assert [player(match, seat)["vehicles"] for seat in range(seats)] == [vehicles] * seats
        assert match.totals() == [0] * seats
    for seats in (1, 5):
        with pytest.raises(BadOption):
            Match(game, seats, seed=3)


@pytest.mark.parametrize(("game", "cards"), [(PARIS, PARIS_CARDS), (SAN_FRANCISCO, SAN_FRANCISCO_CARDS)])
def test_TTR_1_2_cards_of_the_box(game, cards):
    census = game.census(Match(game, 4, seed=5).state)
    assert {name.removeprefix("cards "): count for name, count in census.items() if name.startswith("cards ")} == cards


@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TTR_1_3_two_cards_each_five_open_the_rest_in_the_pile(game, seats):
    position = Match(game, seats, seed=8).position()
    assert [sum(seat["hand"].values()) for seat in position["players"]] == [2] * seats
    assert sum(position["market"].values()) == 5
    swept = sum(position["discards"].values())
    assert len(position["pile"]) + swept == sum(int(count) for count in game.box[0].card_count) - 5 - 2 * seats


@pytest.mark.parametrize(("game", "tickets"), [(PARIS, 20), (SAN_FRANCISCO, 24)])
def test_TTR_1_4_everybody_is_dealt_two_different_tickets_and_asked_at_once(game, tickets):
    match = Match(game, 4, seed=2)
    position = match.position()
    offers = [ticket for seat in position["players"] for ticket in seat["offer"]]
    assert [len(seat["offer"]) for seat in position["players"]] == [2] * 4
    assert len(set(offers + position["ticket_pile"])) == tickets
    assert position["ticket_pile"] != sorted(position["ticket_pile"], key=game.ids.tickets.index)
    assert match.to_act == [0, 1, 2, 3]
    assert phase(match) == "choose-tickets"
    one, two = sorted(position["players"][2]["offer"], key=game.ids.tickets.index)
    assert match.legal_moves(2) == [f"keep {one}", f"keep {two}", f"keep {one} {two}"]


def test_TTR_1_4_only_dealt_tickets_can_be_kept():
    match = first_tickets()
    assert refused(match, "keep eiffel-italie", 0) == "TTR-1.4"
    assert refused(match, "keep arc-lachaise eiffel-italie", 0) == "TTR-1.4"
    assert refused(match, "keep arc-lachaise", 1) == "TTR-1.4"


def test_TTR_1_4_tickets_given_back_go_under_the_pile_in_order_of_seats():
    results = set()
    for order in permutations((0, 1)):
        match = first_tickets()
        for seat in order:
            match.play(["keep opera-pantheon", "keep eiffel-italie"][seat], seat)
        position = match.position()
        assert position["ticket_pile"] == ["arc-invalides", "bastille-nord", "arc-lachaise", "louvre-nord"]
        assert [seat["tickets"] for seat in position["players"]] == [["opera-pantheon"], ["eiffel-italie"]]
        assert [seat["offer"] + seat["chosen"] for seat in position["players"]] == [[], []]
        results.add(match.state.tobytes())
    assert len(results) == 1


def test_TTR_1_4_the_order_of_four_choices_leaves_no_trace():
    start = Match(SAN_FRANCISCO, 4, seed=11)
    results = set()
    for order in permutations(range(4)):
        match = Match(SAN_FRANCISCO, 4, seed=11)
        for seat in order:
            match.play(start.legal_moves(seat)[(seat * 2) % 3], seat)
        results.add(match.state.tobytes())
    assert len(results) == 1


def test_TTR_1_4_both_may_be_kept_and_play_begins():
    match = first_tickets("keep arc-lachaise opera-pantheon", "keep eiffel-italie louvre-nord")
    assert [len(player(match, seat)["tickets"]) for seat in (0, 1)] == [2, 2]
    assert match.position()["ticket_pile"] == ["arc-invalides", "bastille-nord"]
    assert (phase(match), match.to_act, match.position()["turn"]) == ("act", [0], 1)


def test_TTR_1_4_how_many_were_kept_is_public_only_when_all_have_chosen():
    match = first_tickets()
    events = match.play("keep opera-pantheon", 0)
    assert kinds([event for event in events if event.is_for(1)]) == ["chose-tickets"]
    assert [(event.seat, event.ticket) for event in of_kind(events, "keeps-ticket")] == [(0, "opera-pantheon")]
    seen = match.view(1)["players"][0]
    assert (seen["has_chosen"], seen["tickets"], seen["on_offer"]) == (True, 0, 2)
    assert match.view(0)["players"][0]["chosen"] == ["opera-pantheon"]
    assert match.to_act == [1]
    events = match.play("keep eiffel-italie louvre-nord", 1)
    assert [(event.seat, event.count) for event in of_kind(events, "kept-tickets")] == [(0, 1), (1, 2)]
    assert [seat["tickets"] for seat in match.view(None)["players"]] == [1, 2]


def test_TTR_1_4_whoever_has_chosen_is_not_asked_again_but_may_take_it_back():
    match = first_tickets()
    before = match.state.tobytes()
    match.play("keep opera-pantheon", 0)
    assert refused(match, "keep arc-lachaise", 0) == "GEN-2"
    match.undo(0)
    assert match.state.tobytes() == before
    match.play("keep arc-lachaise", 0)
    match.play("keep louvre-nord", 1)
    assert player(match, 0)["tickets"] == ["arc-lachaise"]


def test_TTR_1_5_play_goes_round_the_table():
    match = given(PARIS, holding(), holding(), holding(), active=1, first=1)
    order = []
    for _ in range(4):
        order.append(match.to_act[0])
        play(match, "draw deck", "draw deck")
    assert order == [1, 2, 0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_TTR_1_5_cards_and_tickets_are_dealt_from_seat_0_two_at_a_time(seats):
    chance = seed_words(4)
    deck = [colour for colour in range(7) for _ in range(PARIS.box[0].card_count[colour])]
    shuffle(chance, deck, len(deck))
    tickets = list(range(20))
    shuffle(chance, tickets, 20)
    state = Match(PARIS, seats, seed=4).state[0]
    for seat in range(seats):
        hand = [deck[-1 - 2 * seat], deck[-2 - 2 * seat]]
        assert sorted(hand) == sorted(colour for colour in range(7) for _ in range(state.players[seat].hand[colour]))
        assert list(state.players[seat].offer) == tickets[2 * seat : 2 * seat + 2]
    assert list(state.ticket_pile[: state.ticket_count]) == tickets[2 * seats :]
    assert list(state.chance) == list(chance)


# --- a turn ----------------------------------------------------------------------------------------------------------


def test_TTR_2_a_turn_is_one_of_three_actions():
    match = given(PARIS, holding("purple purple purple white white"), holding(), market=FIVE, pile="red red")
    verbs = [text.split()[0] for text in match.legal_moves()]
    assert set(verbs) == {"draw", "claim", "tickets"}


@pytest.mark.parametrize(
    ("action", "others"),
    [
        ("draw blue", ["claim eiffel-montparnasse:purple purple", "tickets", "pass", "flag no"]),
        ("draw deck", ["claim eiffel-montparnasse:purple purple", "tickets"]),
        ("tickets", ["draw blue", "draw deck", "claim eiffel-montparnasse:purple purple", "tickets"]),
        ("claim champs-louvre:white white", ["draw blue", "claim eiffel-montparnasse:purple purple", "tickets"]),
    ],
)
def test_TTR_2_whoever_has_begun_one_action_cannot_begin_another(action, others):
    match = given(PARIS, holding("purple purple purple white white"), holding(), market=FIVE)
    match.play(action)
    assert match.to_act == [0]
    for other in others:
        assert refused(match, other) == "GEN-2"


@pytest.mark.parametrize("action", ["draw wild", "claim eiffel-montparnasse:purple purple"])
def test_TTR_2_after_the_action_the_next_player_is_asked(action):
    match = given(PARIS, holding("purple purple purple"), holding(), market="wild blue red red green", turn=7)
    events = match.play(action)
    assert (match.to_act, phase(match), match.position()["turn"]) == ([1], "act", 8)
    assert [event.seat for event in of_kind(events, "turn-begins")] == [1]


def test_TTR_2_other_questions_take_their_own_answers_only():
    match = first_tickets()
    for text in ("draw deck", "draw blue", "tickets", "claim arc-champs:red red", "flag no", "pass"):
        assert refused(match, text, 0) == "GEN-2"
    match = given(PARIS, holding(), holding())
    for text in ("keep arc-lachaise", "flag red"):
        assert refused(match, text) == "GEN-2"
    match = given(SAN_FRANCISCO, holding(), holding())
    for text in ("tourists crab alcatraz", "token crab"):
        assert refused(match, text) == "GEN-2"

"""Drawing tickets, TTR-5.1 to TTR-5.3, passing, TTR-6, and the end, TTR-7.1 to TTR-7.4."""

import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.games.ticket_to_ride.names import Event
from tavoliere.games.ticket_to_ride.tests.table import (
    BOTH,
    FIVE,
    PARIS,
    SAN_FRANCISCO,
    given,
    kinds,
    legal,
    of,
    phase,
    play,
    player,
    refused,
    told,
)

NO_CARDS = {"market": "", "pile": "", "ticket_pile": []}
RED = "claim pantheon-bastille:red red"  # one space, not double
PURPLE = "claim eiffel-montparnasse:purple purple"


# --- tickets ---------------------------------------------------------------------------------------------------------


def test_TTR_5_1_the_top_two_are_taken_and_one_goes_under_the_pile():
    match = given(
        PARIS,
        player(tickets="arc-invalides"),
        player(),
        ticket_pile="eiffel-italie arc-lachaise louvre-nord opera-pantheon",
    )
    match.play("tickets")
    assert (match.to_act, phase(match)) == ([0], "keep-tickets")
    assert of(match, 0)["offer"] == ["eiffel-italie", "arc-lachaise"]
    assert legal(match) == ["keep arc-lachaise", "keep eiffel-italie", "keep arc-lachaise eiffel-italie"]
    match.play("keep arc-lachaise")
    assert sorted(of(match, 0)["tickets"]) == ["arc-invalides", "arc-lachaise"]
    assert match.position()["ticket_pile"] == ["louvre-nord", "opera-pantheon", "eiffel-italie"]
    assert (match.to_act, of(match, 0)["offer"]) == ([1], [])


def test_TTR_5_1_both_may_be_kept():
    match = given(PARIS, player(), player(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    events = play(match, "tickets", "keep eiffel-italie arc-lachaise")
    assert sorted(of(match, 0)["tickets"]) == ["arc-lachaise", "eiffel-italie"]
    assert match.position()["ticket_pile"] == ["louvre-nord"]
    assert told(events, Event.KEPT_TICKETS) == [(0, 2, 0)]
    assert match.to_act == [1]


def test_TTR_5_1_at_least_one_of_those_on_offer():
    match = given(PARIS, player(), player(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    match.play("tickets")
    assert refused(match, "keep louvre-nord") == "TTR-5.1"
    assert refused(match, "keep eiffel-italie louvre-nord") == "TTR-5.1"
    assert not match.game.is_move("keep")


def test_TTR_5_1_only_the_own_seat_sees_what_is_on_offer():
    match = given(PARIS, player(), player(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    events = match.play("tickets")
    assert kinds([event for event in events if event.is_for(1)]) == ["DREW_TICKETS"]
    assert told(events, Event.DREW_TICKETS) == [(0, 2, 0)]
    assert [PARIS.ids.tickets[a] for _, a, _ in told(events, Event.OFFERED_TICKET)] == ["eiffel-italie", "arc-lachaise"]
    assert match.view(0)["players"][0]["offer"] == ["eiffel-italie", "arc-lachaise"]
    assert "offer" not in match.view(1)["players"][0]
    assert match.view(1)["ticket_pile"] == 1


def test_TTR_5_2_a_single_last_ticket_is_taken_and_kept():
    match = given(PARIS, player(), player(), ticket_pile="arc-lachaise")
    events = match.play("tickets")
    assert (of(match, 0)["tickets"], of(match, 0)["offer"]) == (["arc-lachaise"], [])
    assert match.position()["ticket_pile"] == []
    assert (match.to_act, phase(match)) == ([1], "act")
    assert told(events, Event.KEPT_TICKETS) == [(0, 1, 0)]


def test_TTR_5_2_without_tickets_the_action_is_not_available():
    match = given(PARIS, player(), player(), ticket_pile=[])
    assert refused(match, "tickets") == "TTR-5.2"


def test_TTR_5_2_of_two_last_tickets_one_may_go_back():
    match = given(PARIS, player(), player(), ticket_pile="arc-lachaise louvre-nord")
    play(match, "tickets", "keep louvre-nord")
    assert match.position()["ticket_pile"] == ["arc-lachaise"]
    match.play("tickets", 1)
    assert of(match, 1)["tickets"] == ["arc-lachaise"]


@pytest.mark.parametrize("game", BOTH)
def test_TTR_5_3_tickets_are_secret_and_their_number_is_public(game):
    mine, his = " ".join(game.ids.tickets[:3]), game.ids.tickets[3]
    match = given(game, player(tickets=mine), player(tickets=his))
    for seat, other in ((0, 1), (1, 0), (None, 0)):
        seen = match.view(seat)["players"][other]
        assert seen["tickets"] == (1 if other == 1 else 3)
        assert "own_tickets" not in seen
    assert match.view(0)["players"][0]["own_tickets"] == mine.split()


def test_TTR_5_3_only_the_number_kept_is_told():
    match = given(PARIS, player(), player(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    match.play("tickets")
    events = match.play("keep arc-lachaise")
    assert kinds([event for event in events if event.is_for(1)]) == ["KEPT_TICKETS", "TURN_BEGINS"]
    assert told(events, Event.KEPT_TICKETS) == [(0, 1, 0)]
    assert told([event for event in events if event.is_for(0)], Event.KEEPS_TICKET) == [
        (0, PARIS.ids.tickets.index("arc-lachaise"), 0)
    ]


def test_TTR_5_3_kept_tickets_stay_to_the_end():
    match = given(PARIS, player("purple purple purple", tickets="arc-lachaise"), player())
    play(match, PURPLE, "draw deck", "draw deck")
    match.play("tickets")
    match.play(legal(match)[0])
    assert "arc-lachaise" in of(match, 0)["tickets"]


def test_TTR_5_3_imagined_tickets_are_as_many_and_ones_own_stay():
    match = given(SAN_FRANCISCO, player(tickets="ggb-potrero pier39-sunset"), player(tickets="ggb-unionsq"))
    imagined = set()
    for seed in range(8):
        seats = SAN_FRANCISCO.position(SAN_FRANCISCO.imagine(match.state, 1, seed_words(seed)))["players"]
        assert seats[1]["tickets"] == ["ggb-unionsq"]
        assert len(seats[0]["tickets"]) == 2
        assert "ggb-unionsq" not in seats[0]["tickets"]
        imagined.add(tuple(seats[0]["tickets"]))
    assert len(imagined) > 2


# --- passing ---------------------------------------------------------------------------------------------------------


def test_TTR_6_whoever_can_do_nothing_passes_by_itself():
    match = given(PARIS, player("red red"), player(), turn=5, **NO_CARDS)
    events = play(match, RED, "flag red")
    assert told(events, Event.PASSED) == [(1, 0, 0)]
    assert (match.to_act, phase(match), match.position()["turn"]) == ([0], "act", 7)
    assert match.position()["passes"] == 1


def test_TTR_6_as_many_passes_in_a_row_as_players_end_the_game():
    for seats in (2, 3, 4):
        match = given(PARIS, player("red"), *[player() for _ in range(seats - 1)], **NO_CARDS)
        events = play(match, RED, "flag red")
        assert [seat for seat, _, _ in told(events, Event.PASSED)] == [*range(1, seats), 0]
        assert match.is_over
        assert kinds(events)[-1] == "GAME_ENDED"


def test_TTR_6_a_real_turn_breaks_the_run_of_passes():
    match = given(PARIS, player("red red"), player(), player(), **NO_CARDS)
    play(match, RED, "flag red")
    assert match.position()["passes"] == 2
    match.play("claim arc-champs:red red")
    assert (match.position()["passes"], match.to_act) == (0, [1])


@pytest.mark.parametrize(
    "possible",
    [{"market": "wild"}, {"market": FIVE, "pile": "yellow"}, {"ticket_pile": ["arc-lachaise"]}],
)
def test_TTR_6_nobody_passes_who_can_draw(possible):
    match = given(PARIS, player("red"), player(), **{**NO_CARDS, **possible})
    play(match, RED, "flag red")
    assert match.to_act == [1]
    assert refused(match, "pass") == "TTR-6"


def test_TTR_6_nobody_passes_who_can_claim():
    match = given(PARIS, player("red"), player("blue"), **NO_CARDS)
    events = play(match, RED, "flag red")
    assert (match.to_act, told(events, Event.PASSED)) == ([1], [])
    assert refused(match, "pass") == "TTR-6"
    assert {text.split()[0] for text in legal(match)} == {"claim"}


def test_TTR_6_a_pass_in_the_last_round_is_the_last_turn():
    match = given(PARIS, player("red red"), player(), turns_left=2, **NO_CARDS)
    events = play(match, RED, "flag red")
    assert told(events, Event.PASSED) == [(1, 0, 0)]
    assert (match.is_over, match.position()["turns_left"]) == (True, 0)
    match = given(PARIS, player("red red"), player(), player(), turns_left=3, **NO_CARDS)
    events = play(match, RED, "flag red")
    assert told(events, Event.PASSED) == [(1, 0, 0), (2, 0, 0)]
    assert match.is_over


def test_TTR_6_the_turn_after_a_pass_is_the_players_own_again():
    match = given(PARIS, player("red red", vehicles=3), player(), **NO_CARDS)
    events = play(match, RED, "flag red")
    assert kinds(events)[-4:] == ["KEPT_FLAG_CARD", "LAST_ROUND_BEGINS", "PASSED", "TURN_BEGINS"]
    assert (match.to_act, match.position()["turns_left"]) == ([0], 1)


# --- the last round --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("left", [2, 1, 0])
def test_TTR_7_1_two_vehicles_or_fewer_give_everybody_one_more_turn(seats, left):
    others = [player() for _ in range(seats - 1)]
    match = given(PARIS, player("purple purple purple", vehicles=3 + left), *others, market=FIVE)
    events = match.play(PURPLE)
    assert told(events, Event.LAST_ROUND_BEGINS) == [(0, left, 0)]
    assert match.view(None)["turns_left"] == seats
    order = []
    while not match.is_over:
        order.append(match.to_act[0])
        play(match, "draw deck", "draw deck")
    assert order == [*range(1, seats), 0]


def test_TTR_7_1_three_vehicles_are_enough_to_go_on():
    match = given(PARIS, player("purple purple purple", vehicles=6), player())
    events = match.play(PURPLE)
    assert (told(events, Event.LAST_ROUND_BEGINS), match.position()["turns_left"]) == ([], None)


def test_TTR_7_1_others_who_get_there_do_not_prolong_it():
    match = given(
        PARIS, player("purple purple purple", vehicles=3), player("green green green", vehicles=4), market=FIVE
    )
    events = play(match, PURPLE, "claim belleville-bastille:green green")
    assert told(events, Event.LAST_ROUND_BEGINS) == [(0, 0, 0)]
    assert match.position()["turns_left"] == 1
    play(match, "draw deck", "draw deck")
    assert match.is_over


def test_TTR_7_1_it_begins_at_the_end_of_the_turn_not_before():
    match = given(PARIS, player("white white", vehicles=3), player(), market=FIVE)
    match.play("claim champs-louvre:white white")
    assert match.position()["turns_left"] is None
    events = match.play("flag no")
    assert told(events, Event.LAST_ROUND_BEGINS) == [(0, 1, 0)]
    assert match.position()["turns_left"] == 2


def test_TTR_7_1_a_turn_of_drawing_counts_too():
    match = given(PARIS, player(vehicles=2), player(), market=FIVE)
    events = play(match, "draw deck", "draw deck")
    assert told(events, Event.LAST_ROUND_BEGINS) == [(0, 2, 0)]


# --- points ----------------------------------------------------------------------------------------------------------


def test_TTR_7_2_a_connected_ticket_adds_and_any_other_subtracts():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0, "opera-louvre:red": 1}
    match = given(PARIS, player(tickets="arc-invalides arc-lachaise"), player(tickets="louvre-nord"), routes=routes)
    parts = match.scores()
    assert (parts[0]["tickets-done"], parts[0]["tickets-failed"]) == (2, -7)
    assert (parts[1]["tickets-done"], parts[1]["tickets-failed"]) == (0, -3)
    assert match.totals() == [2 + 2 - 7, 1 - 3]


def test_TTR_7_2_only_ones_own_routes_connect():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 1}
    match = given(PARIS, player(tickets="arc-invalides"), player(), routes=routes)
    assert match.scores()[0]["tickets-failed"] == -2


def test_TTR_7_2_a_long_way_round_connects_too():
    names = "arc-batignolles:white batignolles-opera:white opera-louvre:red louvre-invalides:yellow"
    match = given(PARIS, player(tickets="arc-invalides"), player(), routes=dict.fromkeys(names.split(), 0))
    assert match.scores()[0]["tickets-done"] == 2


def test_TTR_7_2_routes_claimed_in_any_order_join_two_networks():
    names = "belleville-lachaise:red lachaise-bastille:white notredame-bastille:red louvre-notredame:blue"
    routes = dict.fromkeys(names.split(), 0)
    match = given(
        PARIS, player(tickets="louvre-nord bastille-nord"), player(), routes=routes | {"nord-belleville:green": 0}
    )
    assert match.scores()[0]["tickets-done"] == 3 + 4


def test_TTR_7_2_tickets_are_opened_at_the_end():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0}
    seats = [player(tickets="arc-invalides eiffel-italie"), player(tickets="arc-lachaise")]
    match = given(PARIS, *seats, routes=routes, turns_left=1, market=FIVE)
    events = play(match, "draw deck", "draw deck")
    assert told(events, Event.TICKET_DONE) == [(0, PARIS.ids.tickets.index("arc-invalides"), 2)]
    assert [(seat, points) for seat, _, points in told(events, Event.TICKET_FAILED)] == [(0, 6), (1, 7)]
    assert all(event.is_public for event in events if event.kind in (Event.TICKET_DONE, Event.TICKET_FAILED))
    assert match.view(1)["players"][0]["own_tickets"] == ["eiffel-italie", "arc-invalides"]
    assert match.view(None)["players"][1]["own_tickets"] == ["arc-lachaise"]
    assert (match.view(None)["over"], phase(match), match.to_act) == (True, "over", [])


# --- winning ---------------------------------------------------------------------------------------------------------


def ranks(*players: dict, **position: object) -> list[int]:
    """The ranking of a finished game."""
    return given(PARIS, *players, phase="over", **position).ranking()


def test_TTR_7_4_most_points_win():
    assert ranks(player(flags=1), player(flags=3), player(flags=2)) == [2, 0, 1]
    assert ranks(player(tickets="arc-lachaise"), player(tickets="arc-invalides")) == [1, 0]


def test_TTR_7_4_a_tie_goes_to_the_most_completed_tickets():
    routes = {"arc-champs:red": 1, "champs-invalides:blue": 1}  # 2 points and a ticket of 2
    assert ranks(player(flags=1), player(tickets="arc-invalides"), routes=routes) == [1, 0]
    assert ranks(player(flags=2), player(tickets="arc-invalides"), routes=routes) == [0, 1]


def test_TTR_7_4_failed_tickets_do_not_break_a_tie():
    routes = {"arc-champs:red": 1, "champs-invalides:blue": 1}
    assert ranks(player(), player(tickets="arc-invalides louvre-nord"), player(), routes=routes) == [1, 0, 1]
    assert ranks(player(tickets="louvre-nord"), player(tickets="opera-pantheon")) == [0, 0]


def test_TTR_7_4_what_is_still_tied_is_shared():
    assert ranks(player(flags=2), player(flags=2), player()) == [0, 0, 2]
    assert ranks(player(), player(flags=2), player(), player(flags=3)) == [2, 1, 2, 0]
    assert ranks(player(), player(), player(), player()) == [0, 0, 0, 0]


def test_TTR_7_4_there_is_no_bonus_for_the_longest_route():
    names = ["arc-champs:red", "champs-opera:red", "opera-louvre:red", "louvre-notredame:red"]
    apart = ["eiffel-invalides:red", "montmartre-nord:red", "belleville-lachaise:red", "notredame-pantheon:red"]
    match = given(PARIS, player(), player(), routes=dict.fromkeys(names, 0) | dict.fromkeys(apart, 1), phase="over")
    assert (match.totals(), match.ranking()) == ([4, 4], [0, 0])


def test_TTR_7_4_the_parts_make_the_score():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0}
    match = given(PARIS, player(tickets="arc-invalides louvre-nord", flags=1), player(), routes=routes, phase="over")
    assert match.scores()[0] == {"routes": 2, "tickets-done": 2, "tickets-failed": -3, "flags": 4, "tokens": 0}
    assert match.totals()[0] == 5

"""Drawing tickets, TTR-5.1 to TTR-5.3, passing, TTR-6, and the end, TTR-7.1 to TTR-7.4."""

import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.testkit import kinds, legal, of_kind, phase, play, player, refused
from tavoliere.games.ticket_to_ride.tests.given import BOTH, FIVE, PARIS, SAN_FRANCISCO, given, holding

NO_CARDS = {"market": "", "pile": "", "ticket_pile": []}
RED = "claim pantheon-bastille:red red"  # one space, not double
PURPLE = "claim eiffel-montparnasse:purple purple"


# --- tickets ---------------------------------------------------------------------------------------------------------


def test_TTR_5_1_the_top_two_are_taken_and_one_goes_under_the_pile():
    match = given(
        PARIS,
        holding(tickets="arc-invalides"),
        holding(),
        ticket_pile="eiffel-italie arc-lachaise louvre-nord opera-pantheon",
    )
    match.play("tickets")
    assert (match.to_act, phase(match)) == ([0], "keep-tickets")
    assert player(match, 0)["offer"] == ["eiffel-italie", "arc-lachaise"]
    assert legal(match) == ["keep arc-lachaise", "keep eiffel-italie", "keep arc-lachaise eiffel-italie"]
    match.play("keep arc-lachaise")
    assert sorted(player(match, 0)["tickets"]) == ["arc-invalides", "arc-lachaise"]
    assert match.position()["ticket_pile"] == ["louvre-nord", "opera-pantheon", "eiffel-italie"]
    assert (match.to_act, player(match, 0)["offer"]) == ([1], [])


def test_TTR_5_1_both_may_be_kept():
    match = given(PARIS, holding(), holding(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    events = play(match, "tickets", "keep eiffel-italie arc-lachaise")
    assert sorted(player(match, 0)["tickets"]) == ["arc-lachaise", "eiffel-italie"]
    assert match.position()["ticket_pile"] == ["louvre-nord"]
    assert [(event.seat, event.count) for event in of_kind(events, "kept-tickets")] == [(0, 2)]
    assert match.to_act == [1]


def test_TTR_5_1_at_least_one_of_those_on_offer():
    match = given(PARIS, holding(), holding(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    match.play("tickets")
    assert refused(match, "keep louvre-nord") == "TTR-5.1"
    assert refused(match, "keep eiffel-italie louvre-nord") == "TTR-5.1"
    assert not match.game.is_move("keep")


def test_TTR_5_1_only_the_own_seat_sees_what_is_on_offer():
    match = given(PARIS, holding(), holding(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    events = match.play("tickets")
    assert kinds([event for event in events if event.is_for(1)]) == ["drew-tickets"]
    assert [(event.seat, event.count) for event in of_kind(events, "drew-tickets")] == [(0, 2)]
    assert [event.ticket for event in of_kind(events, "offered-ticket")] == ["eiffel-italie", "arc-lachaise"]
    assert match.view(0)["players"][0]["offer"] == ["eiffel-italie", "arc-lachaise"]
    assert "offer" not in match.view(1)["players"][0]
    assert match.view(1)["ticket_pile"] == 1


def test_TTR_5_2_a_single_last_ticket_is_taken_and_kept():
    match = given(PARIS, holding(), holding(), ticket_pile="arc-lachaise")
    events = match.play("tickets")
    assert (player(match, 0)["tickets"], player(match, 0)["offer"]) == (["arc-lachaise"], [])
    assert match.position()["ticket_pile"] == []
    assert (match.to_act, phase(match)) == ([1], "act")
    assert [(event.seat, event.count) for event in of_kind(events, "kept-tickets")] == [(0, 1)]


def test_TTR_5_2_without_tickets_the_action_is_not_available():
    match = given(PARIS, holding(), holding(), ticket_pile=[])
    assert refused(match, "tickets") == "TTR-5.2"


def test_TTR_5_2_of_two_last_tickets_one_may_go_back():
    match = given(PARIS, holding(), holding(), ticket_pile="arc-lachaise louvre-nord")
    play(match, "tickets", "keep louvre-nord")
    assert match.position()["ticket_pile"] == ["arc-lachaise"]
    match.play("tickets", 1)
    assert player(match, 1)["tickets"] == ["arc-lachaise"]


@pytest.mark.parametrize("game", BOTH)
def test_TTR_5_3_tickets_are_secret_and_their_number_is_public(game):
    first, second = " ".join(game.ids.tickets[:3]), game.ids.tickets[3]
    match = given(game, holding(tickets=first), holding(tickets=second))
    for seat, other in ((0, 1), (1, 0), (None, 0)):
        seen = match.view(seat)["players"][other]
        assert seen["tickets"] == (1 if other == 1 else 3)
        assert "own_tickets" not in seen
    assert match.view(0)["players"][0]["own_tickets"] == first.split()


def test_TTR_5_3_only_the_number_kept_is_public():
    match = given(PARIS, holding(), holding(), ticket_pile="eiffel-italie arc-lachaise louvre-nord")
    match.play("tickets")
    events = match.play("keep arc-lachaise")
    assert kinds([event for event in events if event.is_for(1)]) == ["kept-tickets", "turn-begins"]
    assert [(event.seat, event.count) for event in of_kind(events, "kept-tickets")] == [(0, 1)]
    mine = [event for event in events if event.is_for(0)]
    assert [(event.seat, event.ticket) for event in of_kind(mine, "keeps-ticket")] == [(0, "arc-lachaise")]


def test_TTR_5_3_kept_tickets_stay_to_the_end():
    match = given(PARIS, holding("purple purple purple", tickets="arc-lachaise"), holding())
    play(match, PURPLE, "draw deck", "draw deck")
    match.play("tickets")
    match.play(legal(match)[0])
    assert "arc-lachaise" in player(match, 0)["tickets"]


def test_TTR_5_3_imagined_tickets_are_as_many_and_ones_own_stay():
    match = given(SAN_FRANCISCO, holding(tickets="ggb-potrero pier39-sunset"), holding(tickets="ggb-unionsq"))
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
    match = given(PARIS, holding("red red"), holding(), turn=5, **NO_CARDS)
    events = play(match, RED, "flag red")
    assert [event.seat for event in of_kind(events, "passed")] == [1]
    assert (match.to_act, phase(match), match.position()["turn"]) == ([0], "act", 7)
    assert match.position()["passes"] == 1


def test_TTR_6_as_many_passes_in_a_row_as_players_end_the_game():
    for seats in (2, 3, 4):
        match = given(PARIS, holding("red"), *[holding() for _ in range(seats - 1)], **NO_CARDS)
        events = play(match, RED, "flag red")
        assert [event.seat for event in of_kind(events, "passed")] == [*range(1, seats), 0]
        assert match.is_over
        assert kinds(events)[-1] == "game-ended"


def test_TTR_6_a_real_turn_breaks_the_run_of_passes():
    match = given(PARIS, holding("red red"), holding(), holding(), **NO_CARDS)
    play(match, RED, "flag red")
    assert match.position()["passes"] == 2
    match.play("claim arc-champs:red red")
    assert (match.position()["passes"], match.to_act) == (0, [1])


@pytest.mark.parametrize(
    "possible",
    [{"market": "wild"}, {"market": FIVE, "pile": "yellow"}, {"ticket_pile": ["arc-lachaise"]}],
)
def test_TTR_6_nobody_passes_who_can_draw(possible):
    match = given(PARIS, holding("red"), holding(), **{**NO_CARDS, **possible})
    play(match, RED, "flag red")
    assert match.to_act == [1]
    assert refused(match, "pass") == "TTR-6"


def test_TTR_6_nobody_passes_who_can_claim():
    match = given(PARIS, holding("red"), holding("blue"), **NO_CARDS)
    events = play(match, RED, "flag red")
    assert (match.to_act, of_kind(events, "passed")) == ([1], [])
    assert refused(match, "pass") == "TTR-6"
    assert {text.split()[0] for text in legal(match)} == {"claim"}


def test_TTR_6_a_pass_in_the_last_round_is_the_last_turn():
    match = given(PARIS, holding("red red"), holding(), turns_left=2, **NO_CARDS)
    events = play(match, RED, "flag red")
    assert [event.seat for event in of_kind(events, "passed")] == [1]
    assert (match.is_over, match.position()["turns_left"]) == (True, 0)
    match = given(PARIS, holding("red red"), holding(), holding(), turns_left=3, **NO_CARDS)
    events = play(match, RED, "flag red")
    assert [event.seat for event in of_kind(events, "passed")] == [1, 2]
    assert match.is_over


def test_TTR_6_the_turn_after_a_pass_is_the_players_own_again():
    match = given(PARIS, holding("red red", vehicles=3), holding(), **NO_CARDS)
    events = play(match, RED, "flag red")
    assert kinds(events)[-4:] == ["kept-flag-card", "last-round-begins", "passed", "turn-begins"]
    assert (match.to_act, match.position()["turns_left"]) == ([0], 1)


# --- the last round --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("left", [2, 1, 0])
def test_TTR_7_1_two_vehicles_or_fewer_give_everybody_one_more_turn(seats, left):
    others = [holding() for _ in range(seats - 1)]
    match = given(PARIS, holding("purple purple purple", vehicles=3 + left), *others, market=FIVE)
    events = match.play(PURPLE)
    assert [(event.seat, event.vehicles) for event in of_kind(events, "last-round-begins")] == [(0, left)]
    assert match.view(None)["turns_left"] == seats
    order = []
    while not match.is_over:
        order.append(match.to_act[0])
        play(match, "draw deck", "draw deck")
    assert order == [*range(1, seats), 0]


def test_TTR_7_1_three_vehicles_are_enough_to_go_on():
    match = given(PARIS, holding("purple purple purple", vehicles=6), holding())
    events = match.play(PURPLE)
    assert (of_kind(events, "last-round-begins"), match.position()["turns_left"]) == ([], None)


def test_TTR_7_1_others_who_get_there_do_not_prolong_it():
    match = given(
        PARIS, holding("purple purple purple", vehicles=3), holding("green green green", vehicles=4), market=FIVE
    )
    events = play(match, PURPLE, "claim belleville-bastille:green green")
    assert [(event.seat, event.vehicles) for event in of_kind(events, "last-round-begins")] == [(0, 0)]
    assert match.position()["turns_left"] == 1
    play(match, "draw deck", "draw deck")
    assert match.is_over


def test_TTR_7_1_it_begins_at_the_end_of_the_turn_not_before():
    match = given(PARIS, holding("white white", vehicles=3), holding(), market=FIVE)
    match.play("claim champs-louvre:white white")
    assert match.position()["turns_left"] is None
    events = match.play("flag no")
    assert [(event.seat, event.vehicles) for event in of_kind(events, "last-round-begins")] == [(0, 1)]
    assert match.position()["turns_left"] == 2


def test_TTR_7_1_a_turn_of_drawing_counts_too():
    match = given(PARIS, holding(vehicles=2), holding(), market=FIVE)
    events = play(match, "draw deck", "draw deck")
    assert [(event.seat, event.vehicles) for event in of_kind(events, "last-round-begins")] == [(0, 2)]


# --- points ----------------------------------------------------------------------------------------------------------


def test_TTR_7_2_a_connected_ticket_adds_and_any_other_subtracts():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0, "opera-louvre:red": 1}
    match = given(PARIS, holding(tickets="arc-invalides arc-lachaise"), holding(tickets="louvre-nord"), routes=routes)
    parts = match.scores()
    assert (parts[0]["tickets-done"], parts[0]["tickets-failed"]) == (2, -7)
    assert (parts[1]["tickets-done"], parts[1]["tickets-failed"]) == (0, -3)
    assert match.totals() == [2 + 2 - 7, 1 - 3]


def test_TTR_7_2_only_ones_own_routes_connect():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 1}
    match = given(PARIS, holding(tickets="arc-invalides"), holding(), routes=routes)
    assert match.scores()[0]["tickets-failed"] == -2


def test_TTR_7_2_a_long_way_round_connects_too():
    names = "arc-batignolles:white batignolles-opera:white opera-louvre:red louvre-invalides:yellow"
    match = given(PARIS, holding(tickets="arc-invalides"), holding(), routes=dict.fromkeys(names.split(), 0))
    assert match.scores()[0]["tickets-done"] == 2


def test_TTR_7_2_routes_claimed_in_any_order_join_two_networks():
    names = "belleville-lachaise:red lachaise-bastille:white notredame-bastille:red louvre-notredame:blue"
    routes = dict.fromkeys(names.split(), 0)
    match = given(
        PARIS, holding(tickets="louvre-nord bastille-nord"), holding(), routes=routes | {"nord-belleville:green": 0}
    )
    assert match.scores()[0]["tickets-done"] == 3 + 4


def test_TTR_7_2_tickets_are_opened_at_the_end():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0}
    seats = [holding(tickets="arc-invalides eiffel-italie"), holding(tickets="arc-lachaise")]
    match = given(PARIS, *seats, routes=routes, turns_left=1, market=FIVE)
    events = play(match, "draw deck", "draw deck")
    done, failed = of_kind(events, "ticket-done"), of_kind(events, "ticket-failed")
    assert [(event.seat, event.ticket, event.points) for event in done] == [(0, "arc-invalides", 2)]
    assert [(event.seat, event.points) for event in failed] == [(0, 6), (1, 7)]
    assert all(event.is_public for event in done + failed)
    assert match.view(1)["players"][0]["own_tickets"] == ["eiffel-italie", "arc-invalides"]
    assert match.view(None)["players"][1]["own_tickets"] == ["arc-lachaise"]
    assert (match.view(None)["over"], phase(match), match.to_act) == (True, "over", [])


# --- winning ---------------------------------------------------------------------------------------------------------


def ranks(*players: dict, **position: object) -> list[int]:
    """The ranking of a finished game."""
    return given(PARIS, *players, phase="over", **position).ranking()


def test_TTR_7_4_most_points_win():
    assert ranks(holding(flags=1), holding(flags=3), holding(flags=2)) == [2, 0, 1]
    assert ranks(holding(tickets="arc-lachaise"), holding(tickets="arc-invalides")) == [1, 0]


def test_TTR_7_4_a_tie_goes_to_the_most_completed_tickets():
    routes = {"arc-champs:red": 1, "champs-invalides:blue": 1}  # 2 points and a ticket of 2
    assert ranks(holding(flags=1), holding(tickets="arc-invalides"), routes=routes) == [1, 0]
    assert ranks(holding(flags=2), holding(tickets="arc-invalides"), routes=routes) == [0, 1]


def test_TTR_7_4_failed_tickets_do_not_break_a_tie():
    routes = {"arc-champs:red": 1, "champs-invalides:blue": 1}
    assert ranks(holding(), holding(tickets="arc-invalides louvre-nord"), holding(), routes=routes) == [1, 0, 1]
    assert ranks(holding(tickets="louvre-nord"), holding(tickets="opera-pantheon")) == [0, 0]


def test_TTR_7_4_what_is_still_tied_is_shared():
    assert ranks(holding(flags=2), holding(flags=2), holding()) == [0, 0, 2]
    assert ranks(holding(), holding(flags=2), holding(), holding(flags=3)) == [2, 1, 2, 0]
    assert ranks(holding(), holding(), holding(), holding()) == [0, 0, 0, 0]


def test_TTR_7_4_there_is_no_bonus_for_the_longest_route():
    names = ["arc-champs:red", "champs-opera:red", "opera-louvre:red", "louvre-notredame:red"]
    apart = ["eiffel-invalides:red", "montmartre-nord:red", "belleville-lachaise:red", "notredame-pantheon:red"]
    match = given(PARIS, holding(), holding(), routes=dict.fromkeys(names, 0) | dict.fromkeys(apart, 1), phase="over")
    assert (match.totals(), match.ranking()) == ([4, 4], [0, 0])


def test_TTR_7_4_the_parts_make_the_score():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0}
    match = given(PARIS, holding(tickets="arc-invalides louvre-nord", flags=1), holding(), routes=routes, phase="over")
    assert match.scores()[0] == {"routes": 2, "tickets-done": 2, "tickets-failed": -3, "flags": 4, "tokens": 0}
    assert match.totals()[0] == 5

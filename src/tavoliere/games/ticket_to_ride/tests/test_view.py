"""What a view tells beside the state itself: closed routes, the last turns, how far tickets are."""

import pytest

from tavoliere.engine.testkit import play
from tavoliere.games.ticket_to_ride.tests.given import FIVE, PARIS, SAN_FRANCISCO, given, holding


def test_TTR_4_7_routes_closed_by_their_twin():
    routes = {"arc-champs:blue": 0, "notredame-bastille:red": 1}
    match = given(PARIS, holding(), holding(), routes=routes)
    assert match.view(None)["closed"] == ["arc-champs:red", "notredame-bastille:blue"]


@pytest.mark.parametrize("seats", [3, 4])
def test_TTR_4_7_with_more_players_no_route_is_closed(seats):
    match = given(PARIS, *[holding() for _ in range(seats)], routes={"arc-champs:blue": 0})
    assert match.view(1)["closed"] == []


def test_TTR_7_1_the_seats_that_still_have_a_turn():
    match = given(PARIS, holding("purple purple purple", vehicles=3), holding(), holding(), market=FIVE)
    assert match.view(0)["last_turns"] == []
    match.play("claim eiffel-montparnasse:purple purple")
    assert match.view(0)["last_turns"] == [1, 2, 0]
    play(match, "draw deck", "draw deck")
    assert match.view(None)["last_turns"] == [2, 0]
    play(match, "draw deck", "draw deck", "draw deck", "draw deck")
    assert (match.is_over, match.view(0)["last_turns"]) == (True, [])


def progress(match, ticket, seat=0):
    return match.view(seat)["players"][seat]["progress"][ticket]


def test_TTR_7_2_spaces_that_a_ticket_still_lacks():
    routes = {"arc-champs:red": 0}
    match = given(PARIS, holding(tickets="arc-invalides"), holding(), routes=routes)
    found = progress(match, "arc-invalides")
    assert (found["missing"], found["in_reach"], found["joined_by"]) == (1, True, [])
    assert found["with_route"] == {"champs-invalides:red": 0, "champs-invalides:blue": 0}


def test_TTR_7_2_routes_that_join_the_ends_of_a_ticket():
    routes = {"arc-champs:red": 0, "champs-invalides:blue": 0, "opera-louvre:red": 0}
    found = progress(given(PARIS, holding(tickets="arc-invalides"), holding(), routes=routes), "arc-invalides")
    assert (found["missing"], found["with_route"]) == (0, {})
    assert sorted(found["joined_by"]) == ["arc-champs:red", "champs-invalides:blue"]


def test_TTR_4_3_a_ticket_is_out_of_reach_without_vehicles():
    match = given(PARIS, holding(tickets="arc-lachaise", vehicles=3), holding())
    found = progress(match, "arc-lachaise")
    assert found["missing"] > 3
    assert not found["in_reach"]


def test_TTR_4_4_a_ticket_is_cut_off_by_routes_of_others():
    routes = {}  # one of each double route is enough: with two players the other is closed
    for name in SAN_FRANCISCO.ids.routes:
        ends = name.split(":")[0]
        if "sunset" in ends.split("-") and not any(other.startswith(f"{ends}:") for other in routes):
            routes[name] = 1
    ticket = next(name for name in SAN_FRANCISCO.ids.tickets if "sunset" in name.split("-"))
    found = progress(given(SAN_FRANCISCO, holding(tickets=ticket), holding(), routes=routes), ticket)
    assert (found["missing"], found["in_reach"], found["with_route"]) == (None, False, {})


def test_TTR_5_3_progress_is_shown_of_ones_own_tickets_and_offer_only():
    match = given(PARIS, holding(tickets="arc-invalides"), holding(tickets="arc-lachaise"))
    match.play("tickets")
    seen = match.view(0)["players"]
    assert set(seen[0]["progress"]) == {"arc-invalides", *seen[0]["offer"]}
    assert "progress" not in seen[1]
    assert all("progress" not in player for player in match.view(None)["players"])

"""The end of the game, prizes, ties and every scoring face, rule by rule."""

import pytest

from tavoliere.engine.match import Match
from tavoliere.engine.testkit import of_kind, phase, play
from tavoliere.games.old_london_bridge.names import Face
from tavoliere.games.old_london_bridge.tests.given import GAME, given, of, player

LOW_ROW = "30 29 28 27 26"


def scored(area, *seats, **rest):
    """What each seat earns in an area at the end."""
    return [parts[area] for parts in given(*seats, phase="over", **rest).scores()]


# --- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round_", "ends"), [(11, False), (12, True)])
def test_OLB_7_1_twelve_rounds(round_, ends):
    match = given(player(), player(), player(), phase="pawn", asked=2, round=round_, wheel=0, tops="49")
    events = play(match, "pawn guild")
    assert match.is_over == ends
    assert len(of_kind(events, "game-over")) == ends


def test_OLB_7_1_three_empty_stacks_end_the_round():
    seats = [player(), player(), player()]
    stacks = {"chapel": [], "gate": [], "guild": ["guild-49"]}
    match = given(*seats, phase="pawn", asked=1, wheel=0, stacks=stacks)
    play(match, "pawn guild")
    assert match.to_act == [2]
    events = play(match, "pawn garden")
    assert match.is_over
    assert [(event.seat, event.count) for event in of_kind(events, "stacks-ran-out")] == [(-1, 3)]
    match = given(*seats, phase="pawn", asked=2, wheel=0, stacks={"chapel": [], "guild": ["guild-49"]})
    play(match, "pawn guild")
    assert phase(match) == "cards"


# --- prizes ----------------------------------------------------------------------------------------------------------


def test_OLB_7_2_prizes_by_place():
    seats = [player(chapel=space, gate=space) for space in (1, 9, 4, 6)]
    assert scored("chapel", *seats) == [0, 5, 1, 3]
    assert scored("gate", *seats) == [0, 5, 1, 3]
    assert scored("inn", *(player(hand=hand) for hand in ("0 1", "4 4", "3 3", "2"))) == [0, 5, 3, 1]
    assert scored("bridge", player("60 59"), player("58"), player("57 garden 52"), player()) == [3, 1, 5, 0]


def test_OLB_7_2_three_players_are_paid_two_places():
    assert scored("chapel", *(player(chapel=space) for space in (3, 2, 1))) == [5, 3, 0]


def test_OLB_7_2_who_has_not_moved_or_holds_no_value_wins_nothing():
    assert scored("chapel", player(chapel=2), player(), player(), player()) == [5, 0, 0, 0]
    assert scored("gate", player(), player(gate=1), player(), player()) == [0, 5, 0, 0]
    assert scored("inn", player(hand="0"), player(hand="1"), player(hand="0"), player()) == [0, 5, 0, 0]
    assert scored("bridge", player(), player(), player(), player()) == [5, 3, 1, 0]


def test_OLB_7_3_the_chapel_track_breaks_every_tie():
    tied = {"gate": 4, "hand": "0 3"}
    seats = [player("60", chapel=1, **tied), player("59", chapel=5, **tied), player("58", chapel=3, **tied)]
    for area in ("gate", "inn", "bridge"):
        assert scored(area, *seats) == [0, 5, 3]
    standings = given(*seats, phase="over").view()["standings"]
    assert standings["gate"] == [
        {"seat": 1, "count": 4, "money": 5, "tied": True},
        {"seat": 2, "count": 4, "money": 3, "tied": True},
        {"seat": 0, "count": 4, "money": 0, "tied": True},
    ]
    assert [place["tied"] for place in standings["chapel"]] == [False] * 3


def test_OLB_7_3_on_one_space_the_pile_decides():
    seats = [player(chapel=3, gate=2), player(chapel=3, gate=2), player(gate=2)]
    assert scored("chapel", *seats, chapel_order=[1, 0, 2]) == [3, 5, 0]
    assert scored("gate", *seats, chapel_order=[1, 0, 2]) == [3, 5, 0]
    assert scored("gate", *seats, chapel_order=[0, 1, 2]) == [5, 3, 0]


@pytest.mark.parametrize(("built", "cost"), [(12, 0), (11, 1), (10, 3), (9, 6), (8, 10), (7, 15), (3, 15)])
def test_OLB_7_4_empty_spaces_cost(built, cost):
    row = [str(number) for number in range(60, 48, -1)][:built]
    assert scored("empty-spaces", player(" ".join(row)), player(), player())[0] == -cost


def test_OLB_7_4_nobody_ends_below_zero():
    match = given(player(money=3, tiles="x"), player(money=20), player(), phase="over")
    parts = match.scores()[0]
    assert parts["not-below-zero"] == 15 - 3 - 1 - parts["bridge"]
    assert match.totals()[0] == 0
    assert match.scores()[1]["not-below-zero"] == 0


def test_OLB_7_5_unused_tiles_and_the_winner():
    match = given(player(tiles="x x", new_tiles="lady"), player(money=40), player(money=41), phase="over")
    assert match.scores()[0]["bonus-tiles"] == 3
    assert match.ranking()[0] == 2
    tie = given(player(chapel=1, money=22), player(chapel=2, money=18), player(money=0), phase="over")
    assert tie.totals()[0] == tie.totals()[1]
    assert tie.ranking() == [1, 0, 2]


# --- expert faces ----------------------------------------------------------------------------------------------------


def test_OLB_9_0_any_mix_of_printed_named_and_random_faces():
    match = Match(GAME, 3, seed=4, options={"gate": "9.12", "inn": "9.7"})
    assert match.view()["scoring"] == {"chapel": "printed", "gate": "9.12", "inn": "9.7", "bridge": "printed"}
    drawn = {int(Match(GAME, 3, seed=seed, options={"bridge": "random"}).state[0].face[3]) for seed in range(40)}
    assert drawn == {1, 2, 3, 4}
    seats = [player(chapel=3, gate=5, hand="0 1 2", tiles="x x"), player(), player()]
    scoring = {"chapel": "9.5", "gate": "9.11", "inn": "9.14", "bridge": "9.8"}
    parts = given(*seats, phase="over", scoring=scoring).scores()[0]
    assert [parts[area] for area in ("chapel", "gate", "inn", "bridge")] == [0, 3, 5, 0]
    assert parts["empty-spaces"] == -15
    assert parts["bonus-tiles"] == 2


@pytest.mark.parametrize(
    ("rule", "area", "bridges", "money"),
    [
        ("9.1", "chapel", ("57 52", "47", "60", ""), [5, 3, 0, 0]),
        ("9.2", "gate", ("60", "56 51 46", "41", "36"), [0, 5, 3, 1]),
        ("9.3", "inn", ("60 55", "50", "57", "45 40"), [5, 1, 0, 3]),
    ],
)
def test_OLB_9_1_most_buildings_of_a_kind(rule, area, bridges, money):
    assert scored(area, *(player(bridge) for bridge in bridges), scoring={area: rule}) == money


def test_OLB_9_2_most_gates():
    assert scored("gate", player("56 51"), player("46"), player("60"), scoring={"gate": "9.2"}) == [5, 3, 0]


def test_OLB_9_3_most_inns():
    assert scored("inn", player("60 55"), player("57"), player("50"), scoring={"inn": "9.3"}) == [5, 0, 3]


def test_OLB_9_4_longest_run_without_a_garden():
    seats = [player("60 59 garden 58 54 53"), player("57 56 55 51"), player("garden"), player("52 garden garden 50")]
    assert scored("bridge", *seats, scoring={"bridge": "9.4"}) == [3, 5, 0, 1]


def round_end(scoring, *seats, move="pawn guild", **rest):
    """The events of the last turn of a round."""
    match = given(*seats, phase="pawn", asked=len(seats) - 1, wheel=0, scoring=scoring, **{"tops": "49", **rest})
    return play(match, move)


def test_OLB_9_5_chapel_leader_each_round():
    seats = [player(chapel=2), player(chapel=2), player()]
    events = round_end({"chapel": "9.5"}, *seats, chapel_order=[1, 0, 2])
    assert [(event.seat, event.money) for event in of_kind(events, "chapel-leader-paid")] == [(1, 1)]
    events = round_end({"chapel": "9.5"}, player(), player(), player())
    assert of_kind(events, "chapel-leader-paid") == []
    assert of_kind(round_end({}, *seats), "chapel-leader-paid") == []


def test_OLB_9_6_gate_leader_each_round():
    seats = [player(gate=3), player(gate=3, chapel=1), player(gate=1, chapel=4)]
    events = round_end({"gate": "9.6"}, *seats)
    assert [(event.seat, event.money) for event in of_kind(events, "gate-leader-paid")] == [(1, 1)]
    events = round_end({"gate": "9.6"}, player(), player(), player())
    assert of_kind(events, "gate-leader-paid") == []
    assert of_kind(round_end({}, *seats), "gate-leader-paid") == []


def test_OLB_9_7_highest_printed_card_after_the_reveal():
    seats = [player(hand="0 3", tiles="+1"), player(hand="0 3", chapel=1), player(hand="0 2")]
    match = given(*seats, scoring={"inn": "9.7"})
    events = play(match, "card 3", "card 3", "card 2")
    assert [(event.seat, event.money, event.value) for event in of_kind(events, "highest-card-paid")] == [(1, 2, 3)]
    assert phase(match) == "plus-one"
    match = given(player(), player(chapel=1), player(), scoring={"inn": "9.7"})
    events = play(match, "card 0", "card 0", "card 0")
    assert [(event.seat, event.money, event.value) for event in of_kind(events, "highest-card-paid")] == [(1, 2, 0)]
    match = given(*seats)
    assert of_kind(play(match, "card 3", "card 3", "card 2"), "highest-card-paid") == []


def test_OLB_9_8_lowest_number_of_the_round():
    scoring = {"bridge": "9.8"}
    match = given(player(), player(), player(), phase="pawn", wheel=0, scoring=scoring, tops="24 39 8")
    events = play(match, "pawn guild", "pawn garden", "pawn store")
    (paid,) = of_kind(events, "lowest-number-paid")
    assert (paid.seat, paid.money, paid.house_number) == (2, 2, 8)
    assert of(match, 2).money == 5 + 2 + 1 + 2
    assert match.view()["lowest"] is None
    gardens = given(player(), player(), player(), phase="pawn", asked=2, wheel=0, scoring=scoring)
    assert of_kind(play(gardens, "pawn garden"), "lowest-number-paid") == []
    printed = given(player(), player(), player(), phase="pawn", asked=2, wheel=0, tops="24")
    assert of_kind(play(printed, "pawn guild"), "lowest-number-paid") == []


def test_OLB_9_8_counts_even_if_replaced_again():
    match = given(
        player(pawn="inn"), player(), phase="pawn", asked=1, wheel=0, scoring={"bridge": "9.8"}, tops="4 13 18"
    )
    play(match, "pawn guild")
    assert match.view()["lowest"] == {"number": 4, "seat": 1}
    play(match, "pawn store")
    events = play(match, "pawn centre store")
    assert of_kind(events, "replaced")
    (paid,) = of_kind(events, "lowest-number-paid")
    assert (paid.seat, paid.money, paid.house_number) == (1, 2, 4)


def test_OLB_9_9_money_for_the_lead_over_the_last():
    seats = [player(chapel=7), player(chapel=3), player(chapel=3)]
    assert scored("chapel", *seats, scoring={"chapel": "9.9"}) == [4, 0, 0]
    assert scored("chapel", player(chapel=7), player(), player(), scoring={"chapel": "9.9"})[0] == 7


@pytest.mark.parametrize(("space", "money"), [(0, 0), (1, 0), (2, 1), (5, 3), (10, 6), (15, 11)])
def test_OLB_9_10_chapel_coins_once_more(space, money):
    assert scored("chapel", player(chapel=space), player(), player(), scoring={"chapel": "9.10"})[0] == money


@pytest.mark.parametrize(
    ("steps", "money"), [(3, 0), (4, 3), (6, 3), (7, 5), (9, 5), (10, 9), (12, 9), (13, 12), (15, 12)]
)
def test_OLB_9_11_gate_steps(steps, money):
    assert scored("gate", player(gate=steps), player(), player(), scoring={"gate": "9.11"})[0] == money


@pytest.mark.parametrize(
    ("tiles", "money"), [("", 0), ("x", 1), ("x x", 4), ("x x x", 9), ("x x x lady", 16), ("x x x lady +1", 16)]
)
def test_OLB_9_12_unused_tiles_instead_of_a_pound_each(tiles, money):
    match = given(player(tiles=tiles), player(), player(), phase="over", scoring={"gate": "9.12"})
    assert match.scores()[0]["gate"] == money
    assert match.scores()[0]["bonus-tiles"] == 0


@pytest.mark.parametrize(("cards", "money"), [(2, 0), (3, 4), (4, 4), (5, 7), (7, 7), (8, 11), (11, 11)])
def test_OLB_9_13_cards_in_hand(cards, money):
    hand = " ".join(["0", *["1"] * (cards - 1)])
    assert scored("inn", player(hand=hand), player(), player(), scoring={"inn": "9.13"})[0] == money


@pytest.mark.parametrize(
    ("hand", "money"),
    [
        ("0 1 3 4", 0),
        ("1 2", 5),
        ("1 2 3", 10),
        ("1 2 3 4", 15),
        ("1 1 2 2 3", 15),
        ("1 1 2 2 3 4", 20),
        ("2 3 4", 0),
        ("1 2 4 4", 5),
    ],
)
def test_OLB_9_14_card_sets(hand, money):
    assert scored("inn", player(hand=hand), player(), player(), scoring={"inn": "9.14"})[0] == money


def test_OLB_9_15_two_pounds_for_each_low_number():
    bridge = f"60 31 {LOW_ROW} garden"
    assert scored("bridge", player(bridge), player(), player(), scoring={"bridge": "9.15"})[0] == 10


def test_OLB_9_16_ten_pounds_for_each_complete_set():
    one = "60 59 58 57 56"
    two = f"{one} garden 55 54 53 52 51"
    scoring = {"bridge": "9.16"}
    assert scored("bridge", player(one), player(), player(), scoring=scoring)[0] == 0
    assert scored("bridge", player(two), player(), player(), scoring=scoring)[0] == 10
    assert scored("bridge", player(f"{two} garden"), player(), player(), scoring=scoring)[0] == 20
    assert Face.SECOND_OWN == 4


def test_OLB_7_2_a_view_tells_its_seat_what_the_end_would_pay_now():
    match = given(player("60 56", money=9, chapel=3, tiles="x"), player(chapel=1), phase="pawn")
    told = match.view(0)["players"][0]["projection"]
    assert told["parts"]["money"] == 9
    assert told["parts"]["chapel"] == told["parts"]["bridge"] == 5
    assert told["parts"]["inn"] is None, "hands are secret"
    assert told["parts"]["empty-spaces"] == -15
    assert told["total"] == sum(part for part in told["parts"].values() if part is not None)
    assert "projection" not in match.view(0)["players"][1]


def test_OLB_5_1_a_view_tells_everybodys_crests():
    bridges = given(player("59 56"), player("60"), phase="pawn").view(0)["players"]
    assert bridges[0]["powers"] == {"blue": 2, "orange": 1, "grey": 1, "green": 1}
    assert sum(bridges[1]["powers"].values()) == 1


def test_OLB_5_2_a_view_tells_where_a_power_would_lead():
    match = given(player("60 56", chapel=13, gate=1), player(), player(), phase="pawn", tops="52", wheel=0)
    told = match.view(0)["ahead"]
    assert told["chapel"][2] == {"space": 15, "money": 10, "tiles": 0}
    assert told["gate"][1] == {"space": 3, "money": 0, "tiles": 1}
    match.play("pawn chapel")
    assert match.view(0)["ahead"] is None
    power = match.view(0)["effect"]["power"]
    assert match.view(0)["effect"]["walk"]["space"] == told["chapel"][power - 1]["space"]

"""Drawing cards, TTR-3.1 to TTR-3.8: market, pile and discards."""

import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.engine.testkit import kinds, legal, of_kind, phase, play, player, refused
from tavoliere.games.ticket_to_ride.tests.given import BOTH, FIVE, GAMES, PARIS, SAN_FRANCISCO, cards, given, holding

NO_TICKETS = {"ticket_pile": []}


def market(match: Match) -> str:
    """The open cards, sorted."""
    return cards(match.position()["market"])


# --- two cards -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_TTR_3_1_two_open_cards_each_replaced_at_once(game):
    match = given(game, holding(), holding(), market=FIVE, pile="wild green red blue")
    events = match.play("draw red")
    assert (cards(player(match, 0)["hand"]), market(match)) == ("red", "blue blue green red wild")
    assert [(event.seat, event.colour) for event in of_kind(events, "took-card")] == [(0, "red")]
    assert [(event.seat, event.colour) for event in of_kind(events, "market-filled")] == [(NOBODY, "wild")]
    assert (match.to_act, phase(match)) == ([0], "second-card")
    match.play("draw blue")
    assert (cards(player(match, 0)["hand"]), market(match)) == ("blue red", "blue green green red wild")
    assert (match.to_act, phase(match)) == ([1], "act")
    assert match.position()["pile"] == ["red", "blue"]


def test_TTR_3_1_both_blind_from_the_top_of_the_pile():
    match = given(PARIS, holding(), holding(), market=FIVE, pile="wild yellow green")
    events = play(match, "draw deck", "draw deck")
    assert cards(player(match, 0)["hand"]) == "wild yellow"
    assert match.position()["pile"] == ["green"]
    assert market(match) == FIVE.replace(" red red green", " green red red")
    assert match.to_act == [1]
    assert [event.seat for event in of_kind(events, "drew-blind")] == [0, 0]


@pytest.mark.parametrize("order", [("draw deck", "draw green"), ("draw green", "draw deck")])
def test_TTR_3_1_one_open_one_blind(order):
    match = given(PARIS, holding(), holding(), market=FIVE, pile="purple purple purple")
    play(match, *order)
    assert cards(player(match, 0)["hand"]) == "green purple"
    assert match.to_act == [1]


def test_TTR_3_1_only_what_lies_in_the_market_can_be_taken():
    match = given(PARIS, holding(), holding(), market=FIVE)
    assert legal(match, "draw") == ["draw blue", "draw red", "draw green", "draw deck"]
    assert refused(match, "draw yellow") == "TTR-3.1"
    assert refused(match, "draw wild") == "TTR-3.1"
    match.play("draw blue")
    assert refused(match, "draw yellow") == "TTR-3.1"


def test_TTR_3_2_an_open_wild_as_first_card_is_the_only_one():
    match = given(PARIS, holding(), holding(), market="wild wild blue red green", pile="red red")
    match.play("draw wild")
    assert (cards(player(match, 0)["hand"]), match.to_act, phase(match)) == ("wild", [1], "act")
    assert market(match) == "blue green red red wild"


def test_TTR_3_2_a_blind_wild_as_first_card_allows_a_second():
    match = given(PARIS, holding(), holding(), market=FIVE, pile="wild red")
    match.play("draw deck")
    assert (match.to_act, phase(match)) == ([0], "second-card")


def test_TTR_3_3_no_open_wild_as_second_card():
    match = given(PARIS, holding(), holding(), market="wild blue red red green", pile="red wild yellow")
    assert "draw wild" in match.legal_moves()
    match.play("draw blue")
    assert refused(match, "draw wild") == "TTR-3.3"
    assert legal(match) == ["draw red", "draw green", "draw deck"]
    match.play("draw deck")
    assert cards(player(match, 0)["hand"]) == "blue wild"


def test_TTR_3_3_a_wild_that_has_just_come_is_no_second_card_either():
    match = given(PARIS, holding(), holding(), market=FIVE, pile="wild yellow")
    match.play("draw blue")
    assert refused(match, "draw wild") == "TTR-3.3"


def test_TTR_3_3_refusals_in_order_3_7_then_3_1_then_3_3():
    match = given(PARIS, holding("red"), holding(), market="", pile="")
    assert [refused(match, text) for text in ("draw wild", "draw red", "draw deck")] == ["TTR-3.7"] * 3
    match = given(PARIS, holding(), holding(), market=FIVE, pile="red", phase="second-card")
    assert refused(match, "draw wild") == "TTR-3.1"
    match = given(PARIS, holding(), holding(), market="wild red", pile="", phase="second-card")
    assert refused(match, "draw wild") == "TTR-3.3"


# --- three wild cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_wilds", [3, 4])
def test_TTR_3_4_three_open_wilds_or_more_are_swept(open_wilds):
    wilds, others = ["wild"] * (open_wilds - 1), ["blue", "red", "green"][: 6 - open_wilds]
    match = given(
        PARIS, holding(), holding(), market=" ".join(wilds + others), pile="wild red red yellow green white purple"
    )
    events = match.play("draw blue")
    assert len(of_kind(events, "market-swept")) == 1
    assert market(match) == "green red red white yellow"
    assert cards(match.position()["discards"]) == " ".join(sorted([*wilds, "wild", *others[1:]]))
    assert match.position()["pile"] == ["purple"]


def test_TTR_3_4_two_open_wilds_stay():
    match = given(PARIS, holding(), holding(), market="wild blue red red green", pile="wild yellow")
    assert of_kind(match.play("draw blue"), "market-swept") == []
    assert market(match) == "green red red wild wild"


def test_TTR_3_4_also_during_the_set_up():
    swept = [match for seed in range(150) if (match := Match(PARIS, 2, seed)).position()["discards"]]
    assert swept
    for match in swept:
        assert match.position()["discards"]["wild"] >= 3
        assert sum(match.position()["discards"].values()) in (5, 10, 15)
        assert sum(match.position()["market"].values()) == 5
        assert match.position()["market"].get("wild", 0) < 3
    assert all(Match(PARIS, 2, seed).position()["market"].get("wild", 0) < 3 for seed in range(150))


def test_TTR_3_4_the_second_card_is_chosen_from_the_new_market():
    match = given(
        PARIS, holding(), holding(), market="wild wild blue red red", pile="wild yellow yellow green white purple"
    )
    match.play("draw blue")
    assert legal(match) == ["draw white", "draw yellow", "draw green", "draw purple", "draw deck"]


# --- a new pile ------------------------------------------------------------------------------------------------------


def test_TTR_3_5_an_empty_pile_is_renewed_as_soon_as_the_last_card_is_drawn_blind():
    match = given(PARIS, holding(), holding(), market=FIVE, pile="wild", discards="white white yellow")
    events = match.play("draw deck")
    assert sorted(match.position()["pile"]) == ["white", "white", "yellow"]
    assert match.position()["discards"] == {}
    assert [(event.seat, event.count) for event in of_kind(events, "pile-renewed")] == [(NOBODY, 3)]
    assert match.history[-1].reveals


def test_TTR_3_5_also_when_the_market_takes_the_last_card():
    match = given(PARIS, holding(), holding(), market=FIVE, pile="purple", discards="white white yellow")
    match.play("draw blue")
    assert market(match) == "blue green purple red red"
    assert sorted(match.position()["pile"]) == ["white", "white", "yellow"]


def test_TTR_3_5_also_in_the_middle_of_a_sweep():
    match = given(
        PARIS, holding(), holding(), market="wild wild blue red red", pile="wild green green", discards="white"
    )
    match.play("draw blue")
    position = match.position()
    everything = cards(position["market"]).split() + position["pile"] + cards(position["discards"]).split()
    assert sorted(everything) == sorted(["wild", "wild", "wild", "red", "red", "green", "green", "white"])
    assert sum(position["market"].values()) == 5
    assert position["discards"] == {}
    assert {"green"} <= set(position["market"])


def test_TTR_3_5_the_new_pile_is_shuffled():
    orders = set()
    for seed in range(6):
        words = "-".join(f"{word:08x}" for word in seed_words(seed))
        match = given(
            PARIS,
            holding(),
            holding(),
            market=FIVE,
            pile="wild",
            discards="white yellow green purple red",
            chance=words,
        )
        match.play("draw deck")
        orders.add(tuple(match.position()["pile"]))
    assert len(orders) > 3


def test_TTR_3_5_a_pile_that_is_not_empty_stays():
    match = given(PARIS, holding(), holding(), market=FIVE, pile="wild yellow", discards="white")
    match.play("draw deck")
    assert match.position()["pile"] == ["yellow"]
    assert match.position()["discards"] == {"white": 1}


def test_TTR_3_5_cards_paid_become_the_pile_when_there_is_none():
    match = given(PARIS, holding("purple purple purple"), holding(), market=FIVE, pile="")
    events = match.play("claim eiffel-montparnasse:purple purple")
    assert match.position()["pile"] == ["purple"] * 3
    assert match.position()["discards"] == {}
    assert [(event.seat, event.count) for event in of_kind(events, "pile-renewed")] == [(NOBODY, 3)]


# --- how often the market is swept -----------------------------------------------------------------------------------


def test_TTR_3_6_at_most_three_sweeps_then_the_market_stays_as_it_is():
    rows = [{"colour": colour, "count": 4 if colour != "wild" else 30} for colour in PARIS.ids.colours]
    pile = "wild " + " ".join(f"wild wild wild {colour} {colour}" for colour in ("red", "blue", "yellow", "purple"))
    match = given(
        GAMES.load("paris", {"cards": {"rows": rows}}),
        holding(),
        holding(),
        market="wild wild green green white",
        pile=pile,
    )
    events = match.play("draw green")
    assert len(of_kind(events, "market-swept")) == 3
    assert market(match) == "wild wild wild yellow yellow"
    assert len(match.position()["pile"]) == 5
    assert (match.to_act, phase(match)) == ([0], "second-card")


def test_TTR_3_6_no_sweep_with_fewer_than_three_ordinary_cards():
    match = given(PARIS, holding(), holding(), market="wild wild blue red red", pile="wild wild")
    events = match.play("draw blue")
    assert of_kind(events, "market-swept") == []
    assert market(match) == "red red wild wild wild"


@pytest.mark.parametrize("where", ["pile", "discards"])
def test_TTR_3_6_a_third_ordinary_card_in_pile_or_discards_is_enough(where):
    rest = {"pile": "wild green", "discards": ""} if where == "pile" else {"pile": "wild wild", "discards": "green"}
    match = given(PARIS, holding(), holding(), market="wild wild blue red red", **rest)
    assert len(of_kind(match.play("draw blue"), "market-swept")) >= 1


def test_TTR_3_6_checked_only_after_a_new_card_has_come():
    match = given(PARIS, holding(), holding(), market="wild wild wild red red", pile="green green green")
    assert of_kind(match.play("draw deck"), "market-swept") == []
    assert market(match) == "red red wild wild wild"
    match = given(PARIS, holding(), holding(), market="wild wild wild red red", pile="green green green")
    assert len(of_kind(match.play("draw red"), "market-swept")) == 1


def test_TTR_3_6_a_discard_alone_is_no_reason_to_look():
    match = given(PARIS, holding("purple purple purple"), holding(), market="wild wild wild red red", pile="wild")
    events = match.play("claim eiffel-montparnasse:purple purple")
    assert of_kind(events, "market-swept") == []
    assert market(match) == "red red wild wild wild"


def test_TTR_3_6_gaps_filled_by_a_discard_are_checked():
    match = given(PARIS, holding("purple purple wild"), holding(), market="wild wild red red", pile="", **NO_TICKETS)
    events = match.play("claim eiffel-montparnasse:purple purple wild=1")
    assert kinds(events).count("market-filled") >= 1
    position = match.position()
    ordinary = sum(count for colour, count in position["market"].items() if colour != "wild") + len(position["pile"])
    assert position["market"].get("wild", 0) < 3 or ordinary < 3 or kinds(events).count("market-swept") == 3


# --- when cards run out ----------------------------------------------------------------------------------------------


def test_TTR_3_7_gaps_stay_open_without_pile_and_discards():
    match = given(PARIS, holding(), holding(), market="blue red red", pile="")
    events = match.play("draw blue")
    assert (market(match), of_kind(events, "market-filled")) == ("red red", [])
    assert legal(match) == ["draw red"]
    match.play("draw red")
    assert (market(match), match.to_act) == ("red", [1])


def test_TTR_3_7_gaps_are_filled_as_far_as_the_pile_goes():
    match = given(PARIS, holding("yellow yellow"), holding(), market="blue red", pile="")
    match.play("claim louvre-pantheon:yellow yellow")
    assert (market(match), match.position()["pile"]) == ("blue red yellow yellow", [])


def test_TTR_3_7_gaps_are_filled_as_soon_as_cards_come_back():
    match = given(PARIS, holding("purple purple purple"), holding(), market="blue red", pile="")
    events = match.play("claim eiffel-montparnasse:purple purple")
    assert market(match) == "blue purple purple purple red"
    assert kinds(events).count("market-filled") == 3
    assert match.position()["pile"] == []


def test_TTR_3_7_without_a_legal_second_card_the_turn_ends_after_the_first():
    match = given(PARIS, holding(), holding(), market="blue wild wild", pile="")
    match.play("draw blue")
    assert (match.to_act, phase(match), market(match)) == ([1], "act", "wild wild")
    match = given(PARIS, holding(), holding(), market="wild wild wild wild wild", pile="blue")
    match.play("draw deck")
    assert (match.to_act, phase(match)) == ([1], "act")


def test_TTR_3_7_one_card_that_may_be_taken_second_is_enough():
    match = given(PARIS, holding(), holding(), market="blue wild wild wild wild", pile="red")
    match.play("draw deck")
    assert (phase(match), legal(match)) == ("second-card", ["draw blue"])
    match = given(PARIS, holding(), holding(), market="blue wild wild wild wild", pile="wild wild wild")
    match.play("draw deck")
    assert (phase(match), legal(match)) == ("second-card", ["draw blue", "draw deck"])


def test_TTR_3_7_drawing_needs_a_card():
    match = given(PARIS, holding("red"), holding(), market="", pile="")
    assert legal(match, "draw") == []
    assert refused(match, "draw deck") == "TTR-3.7"
    assert refused(match, "draw red") == "TTR-3.7"
    match = given(PARIS, holding("red"), holding(), market="wild", pile="")
    assert legal(match, "draw") == ["draw wild"]
    assert refused(match, "draw deck") == "TTR-3.7"
    assert refused(match, "draw red") == "TTR-3.1"


# --- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", BOTH)
def test_TTR_3_8_a_hand_has_no_limit(game):
    ordinary = [row.data for row in game.components.table("cards").rows()][1:]
    hand = " ".join(colour["colour"] for colour in ordinary for _ in range(colour["count"]))
    match = given(game, holding(hand), holding(), market="wild wild wild wild wild", pile="wild wild wild")
    play(match, "draw deck", "draw deck")
    assert sum(player(match, 0)["hand"].values()) == len(hand.split()) + 2


def test_TTR_3_8_size_is_public_contents_are_secret():
    match = given(PARIS, holding("red wild"), holding("blue"), market=FIVE, pile="purple green green")
    events = match.play("draw deck")
    assert kinds([event for event in events if event.is_for(1)]) == ["drew-blind"]
    assert [(event.seat, event.colour) for event in of_kind(events, "got-card") if event.is_for(0)] == [(0, "purple")]
    own, other = match.view(0)["players"]
    assert (own["cards"], own["hand"]) == (3, {"wild": 1, "red": 1, "purple": 1})
    assert (other["cards"], "hand" in other) == (1, False)
    assert all("hand" not in seat for seat in match.view(None)["players"])


def test_TTR_3_8_an_imagined_hand_keeps_its_size_and_what_was_seen():
    match = given(SAN_FRANCISCO, holding("red red blue", seen={"red": 2}), holding("pink wild"), market=FIVE)
    hands = set()
    for seed in range(8):
        other = SAN_FRANCISCO.position(SAN_FRANCISCO.imagine(match.state, 1, seed_words(seed)))["players"]
        assert other[1]["hand"] == {"pink": 1, "wild": 1}
        assert other[0]["hand"]["red"] >= 2
        assert sum(other[0]["hand"].values()) == 3
        hands.add(cards(other[0]["hand"]))
    assert len(hands) > 2

"""What a table may agree on, and rules that only an owner's own box brings up."""

import pytest

import tavoliere
from tavoliere.engine.errors import BadBox, BadOption
from tavoliere.engine.testkit import kinds, of_kind


def test_TTR_1_5_the_table_may_agree_on_who_begins():
    for seat in range(3):
        match = tavoliere.new_match("paris", 3, seed=1, options={"first": str(seat)})
        assert match.view()["first"] == seat
    assert tavoliere.new_match("paris", 3, seed=1).view()["first"] is None


def test_TTR_1_5_whoever_begins_must_sit_at_the_table():
    with pytest.raises(BadOption, match="it goes from 0 to 1"):
        tavoliere.new_match("paris", 2, seed=1, options={"first": "2"})


def test_TTR_1_4_a_box_may_ask_for_both_first_tickets():
    match = tavoliere.new_match("paris", 2, seed=1, box={"tickets": {"keep": 2}})
    both = match.legal_moves(0)
    assert len(both) == 1
    assert match.why(both[0].rsplit(" ", 1)[0], 0).rule == "TTR-1.4"


def test_TTR_5_2_only_the_player_who_must_keep_the_last_ticket_sees_it():
    match = tavoliere.new_match("paris", start={"ticket_pile": ["arc-lachaise"]})
    kept = of_kind(match.play("tickets"), "keeps-ticket")
    assert [(event.seat, event.is_public) for event in kept] == [(0, False)]


def test_TTR_3_5_the_last_card_of_a_pile_is_shown_before_the_new_pile():
    market = {"blue": 1, "red": 2, "green": 1, "white": 1}
    start = {"market": market, "pile": ["yellow"], "discards": {"purple": 3}}
    order = kinds(tavoliere.new_match("paris", start=start).play("draw red"))
    assert order.index("market-filled") < order.index("pile-renewed")


def test_TTR_5_3_imagined_tickets_are_those_in_play_each_once():
    from tavoliere.engine.chance import seed_words

    game = tavoliere.load("paris")
    start = {"ticket_pile": ["opera-pantheon"] if "opera-pantheon" in game.ids.tickets else game.ids.tickets[:1]}
    start |= {"players": [{"tickets": game.ids.tickets[1:3]}, {"tickets": game.ids.tickets[3:6]}]}
    start |= {"ticket_known": {game.ids.tickets[1]: [1]}}
    state = game.place(start)
    for seed in range(20):
        imagined = game.position(game.imagine(state, 0, seed_words(seed)))
        dealt = imagined["ticket_pile"] + [ticket for player in imagined["players"] for ticket in player["tickets"]]
        assert len(dealt) == len(set(dealt)) == 6
        assert set(dealt) <= {*start["ticket_pile"], *game.ids.tickets[1:6]}


def test_places_that_a_box_puts_nowhere_lie_in_a_ring_on_the_terminal():
    rows = [{"id": one, "name": one.title()} for one in ("mill", "quay", "fort")]
    routes = [
        {"a": "mill", "b": "quay", "colour": "red", "length": 1},
        {"a": "quay", "b": "fort", "colour": "blue", "length": 2},
    ]
    ends = [("mill", "quay"), ("quay", "fort"), ("mill", "fort")] * 4
    tickets = {"rows": [{"a": a, "b": b, "points": number + 1} for number, (a, b) in enumerate(ends)]}
    game = tavoliere.load("paris", {"places": {"rows": rows}, "routes": {"rows": routes}, "tickets": tickets})
    picture = game.picture(game.view(game.set_up(2, 1), 0), "en")
    assert all(row["id"][:3] in picture.lower() for row in rows)


@pytest.mark.parametrize("wrong", [0, -876, 10**9, 1.5, "wide"])
def test_a_sheet_without_a_size_is_refused(wrong):
    with pytest.raises(BadBox, match="width"):
        tavoliere.load("paris", {"board": {"width": wrong}})

"""Set-up, rounds, secret cards and the order of play, rule by rule."""

from collections import Counter

import pytest

from tavoliere.engine.chance import seed_words
from tavoliere.engine.errors import ForbiddenMove
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY
from tavoliere.engine.testkit import of_kind, phase, play, reason, refused
from tavoliere.games.old_london_bridge.names import Building, Phase, Tile
from tavoliere.games.old_london_bridge.tests.given import GAME, given, of, player, turns

BOX = GAME.box[0]


def new(seats=4, seed=1, **options):
    """A fresh game."""
    return Match(GAME, seats, seed=seed, options=options)


# --- set-up ----------------------------------------------------------------------------------------------------------


def test_OLB_1_1_six_shuffled_stacks_of_twelve():
    numbers = Counter(int(number) for number in BOX.number[: BOX.building_count])
    assert numbers == {0: 12, **dict.fromkeys(range(1, 61), 1)}
    stacks = set()
    for seed in range(5):
        state = new(seed=seed).state[0]
        assert list(state.left) == [12] * 6
        for kind in Building:
            assert sorted(BOX.kind[state.stack[kind]]) == [kind] * 12
            assert len(set(state.stack[kind])) == 12
        stacks.add(state.stack.tobytes())
    assert len(stacks) == 5


def test_OLB_1_1_guilds_show_four_crests_and_all_others_one():
    for building in range(BOX.building_count):
        crests = int(BOX.crests[building]).bit_count()
        assert crests == (4 if BOX.kind[building] == Building.GUILD else 1)


def test_OLB_1_2_markers_and_wheel_are_random():
    seen = [new(seed=seed).state[0] for seed in range(12)]
    assert all(Counter(int(marker) for marker in state.marker[:15]) == {1: 5, 2: 5, 3: 5} for state in seen)
    assert len({state.marker.tobytes() for state in seen}) == 12
    starts = {int(state.wheel - state.marker[0]) % 6 for state in seen}
    assert len(starts) > 2


def test_OLB_1_3_cards_of_the_inn():
    state = new(seats=4).state[0]
    held = [sum(int(player_.hand[value]) for player_ in state.players) for value in range(5)]
    assert [int(state.supply[value]) + held[value] for value in range(1, 5)] == [15, 15, 11, 10]
    assert state.supply[0] == 0
    assert held[0] == 4


def test_OLB_1_4_three_stacks_of_eight_bonus_tiles():
    orders = set()
    for seed in range(5):
        state = new(seed=seed).state[0]
        for stack in range(3):
            assert sorted(state.bonus[stack, :8]) == sorted(Tile)
            assert state.bonus_left[stack] == 8
        orders.add(state.bonus.tobytes())
    assert len(orders) == 5
    assert new().view()["bonus"][0]["top"] is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_OLB_1_5_everybody_starts_with_five_pounds_on_a_random_stair(seats):
    orders = set()
    for seed in range(12):
        match = new(seats, seed)
        assert all(of(match, seat).money == 5 for seat in range(seats))
        assert all(of(match, seat).built == 0 and of(match, seat).gate == 0 for seat in range(seats))
        stairs = [of(match, seat).stair for seat in match.view()["chapel_order"]]
        assert stairs == list(range(seats))
        orders.add(tuple(match.view()["chapel_order"]))
    assert len(orders) > 1


@pytest.mark.parametrize(("seats", "zeros"), [(2, 2), (3, 1), (4, 1)])
def test_OLB_1_6_first_hands_by_stair(seats, zeros):
    match = new(seats)
    hands = [[2, 1, 1, 1], [1, 2, 1, 1], [1, 1, 2, 1], [1, 1, 1, 2]]
    for stair, seat in enumerate(match.view()["chapel_order"]):
        assert list(of(match, seat).hand) == [zeros, *hands[stair]]


def test_OLB_1_7_purse_and_hand_are_hidden_until_the_end():
    match = given(player(money=9, hand="0 3"), player(hand="0 4"), player(), phase="cards")
    match.play("card 4", 1)
    seen = match.view(0)["players"]
    assert seen[0]["money"] == 9
    assert seen[0]["hand"] == {"0": 1, "3": 1}
    assert "money" not in seen[1]
    assert "hand" not in seen[1]
    assert "played" not in seen[1]
    assert seen[1]["has_chosen"]
    assert seen[1]["cards"] == 2
    assert match.view(1)["players"][1]["played"] == [4]
    over = given(player(), player(money=12), player(), phase="over").view(0)
    assert over["players"][1]["money"] == 12


def test_OLB_1_7_only_tops_of_stacks_are_seen():
    view = new().view(0)
    assert set(view["stacks"]["inn"]) == {"left", "top"}
    assert set(view["bonus"][0]) == {"left", "top"}
    assert len(view["markers"]) == 1
    assert view["standings"].keys() == {"chapel", "gate", "bridge"}


def test_OLB_1_7_imagining_deals_only_the_unknown_anew():
    match = given(player(hand="0 1 2 3 4", money=7), player(hand="0 1 2 3 4"), player(hand="0 1 2 3 4"))
    match.play("card 4", 1)
    true, cards, stacks = match.state[0], set(), set()
    for seed in range(40):
        world = GAME.imagine(match.state, 0, seed_words(seed))[0]
        cards.add(int(world.players[1].card[0]))
        stacks.add(world.stack.tobytes())
        assert world.players[1].money == true.players[1].money
        assert list(world.players[1].hand) == list(true.players[1].hand)
        assert world.players[2].card[0] == -1
        for kind in Building:
            assert world.stack[kind, 11] == true.stack[kind, 11]
            assert sorted(world.stack[kind]) == sorted(true.stack[kind])
        assert world.marker[0] == true.marker[0]
        assert sorted(world.bonus[0]) == sorted(true.bonus[0])
    assert cards == {0, 1, 2, 3, 4}
    assert len(stacks) == 40
    for seed in range(5):
        own = GAME.imagine(match.state, 1, seed_words(seed))[0]
        assert own.players[1].card[0] == 4


def test_OLB_1_7_two_cards_are_imagined_from_the_hand():
    match = given(player(hand="0 0"), player(hand="0 3 3 4"), round=6)
    match.play("cards 3 3", 1)
    worlds = [GAME.imagine(match.state, 0, seed_words(seed))[0].players[1].card for seed in range(60)]
    assert {tuple(int(card) for card in cards) for cards in worlds} == {(3, 0), (3, 3), (4, 0), (4, 3)}


def test_OLB_1_7_observation_knows_no_secret():
    match = given(player(hand="0 3", money=9), player(hand="0 4", money=2), player())
    match.play("card 3", 0)
    match.play("card 4", 1)
    own = GAME.observe(match.state, 0)
    world = match.state.copy()
    GAME.scramble(world, 0, seed_words(3))
    assert list(GAME.observe(world, 0)) == list(own)
    assert 9 in own
    assert len(own) == GAME.OBSERVATION


# --- the round -------------------------------------------------------------------------------------------------------


def test_OLB_2_1_the_wheel_turns_in_the_first_round_too():
    for seed in range(6):
        match = new(seed=seed)
        state = match.state[0]
        assert state.round_number == 1
        facing = match.view()["wheel"]
        spaces, stacks = ["x", 1, 2, 1, 2, 3], ["gate", "chapel", "garden", "inn", "store", "guild"]
        for at, kind in enumerate(stacks):
            assert facing[kind] == spaces[(at - int(state.wheel)) % 6]


def test_OLB_2_1_each_round_turns_the_next_marker():
    markers = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3]
    match = given(player(), player(), player(), phase="pawn", asked=2, wheel=4, round=1, markers=markers)
    events = play(match, "pawn guild")
    assert [(event.seat, event.sixths, event.round) for event in of_kind(events, "marker-turned")] == [(NOBODY, 2, 2)]
    assert match.state[0].wheel == 0
    assert match.state[0].round_number == 2
    assert match.view()["markers"] == [1, 2]


def test_OLB_2_2_all_choose_at_once_and_reveal_together():
    match = given(player(hand="0 3"), player(hand="0 3"), player(hand="0 3"))
    assert match.to_act == [0, 1, 2]
    events = match.play("card 3", 2)
    assert {(event.kind, event.is_public) for event in events} == {
        ("own-card-chosen", False),
        ("card-chosen", True),
    }
    assert match.to_act == [0, 1]
    match.undo(2)
    assert match.to_act == [0, 1, 2]
    match.play("card 0", 2)
    match.play("card 3", 1)
    events = match.play("card 3", 0)
    assert [(event.seat, event.value) for event in of_kind(events, "card-revealed")] == [(0, 3), (1, 3), (2, 0)]
    assert of(match, 1).hand[3] == 0
    assert phase(match) == "pawn"


def test_OLB_2_2_only_cards_in_hand():
    match = given(player(hand="0 3"), player(), player())
    assert match.legal_moves(0) == ["card 0", "card 3"]
    assert refused(match, "card 2", 0) == "OLB-2.2"
    assert refused(match, "cards 3 0", 0) == "OLB-2.2"
    match.play("card 3", 0)
    assert refused(match, "card 0", 0) == "GEN-2"


def test_OLB_2_2_choices_commute():
    seats = [player(hand="0 1 2 3 4") for _ in range(4)]
    ends = set()
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        match = given(*seats)
        for seat in order:
            match.play(f"card {seat}", seat)
        ends.add(match.state.tobytes())
    assert len(ends) == 1


def test_OLB_2_3_stairs_are_behind_all_markers_on_the_track():
    seats = [player(stair="A"), player(chapel=1, stair="D"), player(stair="B"), player(stair="C", chapel=3)]
    match = given(*seats)
    play(match, "card 0", "card 0", "card 0", "card 0")
    assert turns(match) == [3, 1, 0, 2]


def test_OLB_2_3_on_one_space_the_top_marker_is_ahead():
    seats = [player(chapel=2), player(chapel=2), player(chapel=2)]
    match = given(*seats, chapel_order=[1, 2, 0])
    play(match, "card 0", "card 0", "card 0")
    assert turns(match) == [1, 2, 0]


def test_OLB_2_3_the_order_stays_fixed_when_the_chapel_order_changes():
    match = given(player("60 56"), player(), player(hand="0"), phase="pawn", tops="52", wheel=0, chapel_order=[1, 2, 0])
    assert turns(match) == [0, 1, 2]
    play(match, "pawn chapel", "advance")
    assert match.view()["chapel_order"] == [0, 1, 2]
    assert turns(match) == [0, 1, 2]
    assert match.to_act == [1]


# --- two players -----------------------------------------------------------------------------------------------------


def test_OLB_8_1_two_cards_and_two_turns_each():
    match = given(player(hand="4 3 0 0"), player(hand="2 2 0 0"))
    assert refused(match, "card 4", 0) == "OLB-8.1"
    assert refused(match, "cards 4 4", 0) == "OLB-2.2"
    assert "cards 0 0" in match.legal_moves(0)
    play(match, "cards 4 3", "cards 2 2")
    assert turns(match) == [0, 0, 1, 1]
    assert list(of(match, 0).hand) == [2, 0, 0, 0, 0]


def test_OLB_8_1_the_chapel_leader_plays_all_equal_cards_first():
    match = given(player(hand="2 2 0 0"), player(hand="2 2 0 0", chapel=1))
    play(match, "cards 2 2", "cards 2 2")
    assert turns(match) == [1, 1, 0, 0]


def test_OLB_8_1_two_zero_cards_each():
    match = new(2)
    assert [int(of(match, seat).hand[0]) for seat in (0, 1)] == [2, 2]


def test_OLB_8_1_six_rounds():
    match = given(player(), player(), phase="pawn", asked=3, round=6, wheel=0)
    play(match, "pawn guild")
    assert match.is_over
    match = given(player(), player(), phase="pawn", asked=3, round=5, wheel=0)
    play(match, "pawn guild")
    assert match.to_act == [0, 1]


def test_OLB_8_2_the_pawn_must_move_and_frees_its_space():
    match = given(player(pawn="guild"), player(), phase="pawn", asked=2, wheel=0, tops="4 9")
    assert refused(match, "pawn guild") == "OLB-8.2"
    match = given(player(pawn="guild", tiles="occupied"), player(pawn="guild"), phase="pawn", asked=2, wheel=0)
    assert refused(match, "pawn guild using occupied") == "OLB-8.2"
    match = given(player(pawn="guild"), player(), phase="pawn", asked=2, wheel=0, tops="49 44")
    play(match, "pawn garden")
    assert of(match, 0).pawn == Building.GARDEN
    assert "pawn guild" in match.legal_moves(1)
    assert refused(match, "pawn garden", 1) == "OLB-3.4"


def test_OLB_8_2_the_space_left_is_not_free_while_the_other_pawn_is_there():
    match = given(player(pawn="guild"), player(pawn="guild"), phase="pawn", asked=2, wheel=0)
    play(match, "pawn garden")
    assert refused(match, "pawn guild", 1) == "OLB-8.2"
    assert of(match, 1).pawn == Building.GUILD
    match = given(player(pawn="guild"), player(pawn="centre"), phase="pawn", asked=2, wheel=0)
    assert refused(match, "pawn centre guild") == "OLB-3.4"


def test_OLB_8_2_a_pawn_without_a_building_stays():
    seats = [player(pawn="centre", tiles="occupied"), player(pawn="garden", tiles="occupied")]
    match = given(*seats, phase="pawn", asked=2, wheel=0, empty="chapel gate inn store guild")
    assert match.legal_moves() == ["pawn garden using occupied", "no-pawn"]
    play(match, "no-pawn")
    assert match.view()["players"][0]["pawn"] == "centre"
    assert match.to_act == [1]


def test_OLB_8_3_only_first_places_are_paid():
    match = given(player(chapel=4, gate=1), player(chapel=2, gate=5), phase="over")
    assert [parts["chapel"] for parts in match.scores()] == [5, 0]
    assert [parts["gate"] for parts in match.scores()] == [0, 5]


# --- what holds for every game ---------------------------------------------------------------------------------------


def test_GEN_2_only_the_seat_that_is_asked():
    match = given(player(), player(), player(), phase="pawn")
    assert refused(match, "pawn garden", 1) == "GEN-2"
    assert refused(match, "card 0", 0) == "GEN-2"
    assert match.legal_moves(1) == []
    assert reason(match, "pawn garden", 0) == "nothing"
    with pytest.raises(ForbiddenMove):
        match.play("done", 0)


def test_GEN_3_nothing_after_the_end():
    match = given(player(), player(), player(), phase="over")
    assert match.to_act == []
    assert match.legal_moves(0) == []
    assert refused(match, "card 0", 0) == "GEN-3"
    assert GAME.phase(match.state, 0) == Phase.OVER


def test_GEN_7_a_single_answer_is_not_asked():
    match = given(player("60"), player(), player(), phase="pawn", tops="52", wheel=0)
    play(match, "pawn chapel", "stay")
    assert match.to_act == [1]


# --- what events and views tell --------------------------------------------------------------------------------------


def test_OLB_2_1_a_turned_marker_tells_what_faces_each_stack_now():
    match = given(player(), player(), player(), phase="pawn", asked=2, wheel=4, round=1)
    (turned,) = of_kind(play(match, "pawn guild"), "marker-turned")
    view = match.view()
    assert turned.wheel == view["wheel"]
    assert view["wheel_turned"] == (4 + turned.sixths) % 6


@pytest.mark.parametrize(("start", "other", "place"), [(0, 3, 2), (0, 4, 3), (13, 3, 2)])
def test_OLB_5_2_a_chapel_marker_tells_its_place_among_the_others(start, other, place):
    seats = [player("60 56", chapel=start), player(chapel=15), player(chapel=other)]
    match = given(*seats, phase="pawn", tops="52", wheel=0)
    (advanced,) = of_kind(play(match, "pawn chapel", "advance"), "chapel-advanced")
    assert advanced.place == place
    assert match.view()["chapel_order"][place - 1] == 0


def test_OLB_5_3_a_taken_tile_and_a_turned_building_tell_how_many_are_left():
    match = given(player(gate=2), player(), player(), phase="pawn", wheel=1, tops="56", bonus=[["x", "lady"], [], []])
    events = play(match, "pawn gate", "advance", "bonus 1")
    (top,), (tile,) = of_kind(events, "top-turned"), of_kind(events, "tile-taken")
    assert (top.stack, top.left) == ("gate", match.view()["stacks"]["gate"]["left"])
    assert (tile.tile, tile.bonus_stack, tile.left) == ("x", "bonus1", 1)
    assert [event.tile for event in of_kind(events, "tile-turned")] == ["lady"]


@pytest.mark.parametrize(
    ("track", "top", "start", "walk"),
    [
        ("chapel", "52", 0, {"steps": 3, "space": 3, "money": 1, "tiles": 0}),
        ("chapel", "52", 13, {"steps": 2, "space": 15, "money": 10, "tiles": 0}),
        ("gate", "51", 4, {"steps": 1, "space": 5, "money": 0, "tiles": 0}),
        ("gate", "51", 5, {"steps": 1, "space": 6, "money": 0, "tiles": 1}),
        ("gate", "51", 14, {"steps": 1, "space": 15, "money": 10, "tiles": 0}),
    ],
)
def test_OLB_5_7_the_view_says_where_advancing_leads(track, top, start, walk):
    match = given(player("60 56", **{track: start}), player(), player(), phase="pawn", tops=top, wheel=2)
    play(match, f"pawn {track}")
    money = of(match, 0).money
    assert match.view()["effect"]["walk"] == walk
    play(match, "advance")
    assert of(match, 0).money - money == walk["money"]
    assert match.view()["players"][0][track] == walk["space"]


def test_OLB_7_4_the_view_says_what_empty_spaces_and_places_are_worth():
    view = given(player("60 59 58 57 56 55 54 53 52 51"), player(), player(), player(), phase="over").view()
    assert [seat["empty_cost"] for seat in view["players"]] == [3, 15, 15, 15]
    assert view["prizes"] == [5, 3, 1]

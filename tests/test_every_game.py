"""Tests that every game must pass; they cover a new game without any change here."""

import itertools
import json

import numpy as np
import pytest

import tavoliere
from tavoliere.engine import matchfile
from tavoliere.engine.chance import seed_words
from tavoliere.engine.components import STATUSES
from tavoliere.engine.errors import BadOption, ForbiddenMove
from tavoliere.engine.match import Match
from tavoliere.engine.records import HIDDEN, NOBODY, OWNER, PUBLIC, same
from walks import SEATS, pick, samples, walk


@pytest.mark.parametrize("seats", SEATS)
def test_random_games_end_and_nothing_is_created_or_lost(game, seats):
    for seed in range(4):
        counted = None
        for match in samples(game, seats, seed, 3):
            counted = counted or game.census(match.state)
            assert game.census(match.state) == counted
        assert match.is_over
        assert not any(game.legal_moves(match.state, seat) for seat in range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_the_winner_has_the_most_points(game, seats):
    for seed in range(6):
        *_, match = walk(game, seats, seed)
        totals, ranks = match.totals(), match.ranking()
        assert min(ranks) == 0
        for one, other in itertools.permutations(range(seats), 2):
            if ranks[one] < ranks[other]:
                assert totals[one] >= totals[other]
        for seat in range(seats):
            assert ranks[seat] == sum(rank < ranks[seat] for rank in ranks)


@pytest.mark.parametrize("seats", SEATS)
def test_legal_moves_are_exactly_those_nothing_forbids(game, seats):
    for match in samples(game, seats, seats, 7):
        for seat in range(seats):
            legal = game.legal_moves(match.state, seat)
            assert legal == sorted(set(legal))
            allowed = [move for move in range(game.move_count) if not game.forbidden_by(match.state, seat, move)]
            assert legal == allowed
            assert bool(legal) == (seat in match.to_act)


def test_a_refused_move_changes_nothing_and_names_a_rule(game, all_rules):
    chance = seed_words(5)
    for match in samples(game, 3, 1, 5):
        before = match.state.tobytes()
        for _ in range(30):
            seat, move = pick(chance, range(3)), pick(chance, range(game.move_count))
            if game.forbidden_by(match.state, seat, move):
                with pytest.raises(ForbiddenMove) as refusal:
                    match.play(game.text_of(move), seat)
                assert refusal.value.rule in all_rules
                for language in ("en", "it"):
                    sentence = refusal.value.sentence(language)
                    assert "{" not in sentence
                    assert not sentence.startswith("refusal-")
                assert match.state.tobytes() == before


@pytest.fixture
def all_rules():
    """The ids of all rules."""
    from tavoliere.cli.rule import rule_folders
    from tavoliere.engine.rulebook import rules_of

    return {rule_id for folder in rule_folders() for rule_id in rules_of(folder, "en")}


# --- secrets ---------------------------------------------------------------------------------------------------------


def shown(match, seat):
    """Everything a seat is ever told without moving: view, legal moves, refusals, previews, undo."""
    game = match.game
    told = [game.view(match.state, seat)]
    if seat != NOBODY:
        legal = match.legal_moves(seat)
        told += [legal, [int(game.forbidden_by(match.state, seat, move)) for move in range(0, game.move_count, 3)]]
        told += [[str(event) for event in match.preview(move, seat)] for move in legal[:: max(1, len(legal) // 6)]]
        for move in range(0, game.move_count, max(1, game.move_count // 20)):
            refusal = match.why(game.text_of(move), seat)
            told.append(None if refusal is None else (refusal.rule, refusal.key, str(refusal.words)))
    return told


@pytest.mark.parametrize("seats", SEATS)
def test_GEN_6_what_a_seat_sees_does_not_depend_on_secrets(game, seats):
    for number, match in enumerate(samples(game, seats, seats + 1, 6)):
        for seat in (NOBODY, *range(seats)):
            seen = shown(match, seat)
            scrambled = Match(game, seats, 0)
            scrambled.seat_names, scrambled.state = match.seat_names, match.state.copy()
            game.scramble(scrambled.state, seat, seed_words(number))
            assert shown(scrambled, seat) == seen


def field_bytes(state, field, without=NOBODY):
    """The bytes of a field; of all seats but one if it belongs to seats."""
    part, _, name = field.partition(".")
    value = state[0][part]
    if not name:
        return value.tobytes()
    return b"".join(np.asarray(value[seat][name]).tobytes() for seat in range(int(state[0].seats)) if seat != without)


def test_every_field_of_a_state_says_who_may_see_it(game):
    fields = set()
    for name in game.STATE.names:
        inner = game.STATE[name].base.names
        fields |= {f"{name}.{one}" for one in inner} if inner else {name}
    assert set(game.VISIBLE_TO) == fields
    assert set(game.VISIBLE_TO.values()) <= {PUBLIC, OWNER, HIDDEN}


@pytest.mark.parametrize("seats", SEATS)
def test_what_everybody_may_see_is_neither_scrambled_nor_imagined(game, seats):
    public = [field for field, who in game.VISIBLE_TO.items() if who == PUBLIC]
    for number, match in enumerate(samples(game, seats, seats + 4, 9)):
        scrambled = match.state.copy()
        game.scramble(scrambled, 0, seed_words(number))
        for changed in (scrambled, game.imagine(match.state, 0, seed_words(number))):
            for field in public:
                assert field_bytes(changed, field) == field_bytes(match.state, field), field


def test_every_secret_field_is_scrambled(game):
    secret = {field: who for field, who in game.VISIBLE_TO.items() if who != PUBLIC}
    changed = set()
    for seed in range(12):
        for match in walk(game, 3, seed):
            scrambled = match.state.copy()
            game.scramble(scrambled, 0, seed_words(seed))
            for field, who in secret.items():
                without = 0 if who == OWNER else NOBODY
                if field_bytes(match.state, field, without) != field_bytes(scrambled, field, without):
                    changed.add(field)
        if changed == set(secret):
            break
    assert changed == set(secret)


@pytest.mark.parametrize("seats", SEATS)
def test_imagine_depends_on_knowledge_alone(game, seats):
    for number, match in enumerate(samples(game, seats, seats + 2, 6)):
        for seat in range(seats):
            one = game.imagine(match.state, seat, seed_words(number))
            other = game.imagine(game.imagine(match.state, seat, seed_words(99)), seat, seed_words(number))
            assert same(one, other)
            assert game.view(one, seat) == game.view(match.state, seat)
            assert game.legal_moves(one, seat) == game.legal_moves(match.state, seat)
            assert game.census(one) == game.census(match.state)
            assert (game.observe(one, seat) == game.observe(match.state, seat)).all()
            assert one["chance"].tobytes() != match.state["chance"].tobytes()


def test_imagined_games_can_be_played_to_the_end(game):
    for match in samples(game, 3, 8, 15):
        if not match.is_over:
            seat = match.to_act[0]
            imagined = Match(game, 3, 0)
            imagined.state = game.imagine(match.state, seat, seed_words(3))
            chance = seed_words(4)
            while not imagined.is_over:
                actor = pick(chance, imagined.to_act)
                imagined.play_move(actor, pick(chance, game.legal_moves(imagined.state, actor)))


def test_events_tell_no_secret_the_move_does_not_reveal(game):
    """Two worlds that look alike to a seat tell it the same, up to the first thing that comes to light."""
    compared = 0
    for match in samples(game, 3, 21, 2):
        for watcher in range(3):
            for actor in match.to_act:
                world = game.imagine(match.state, watcher, seed_words(7))
                common = set(game.legal_moves(match.state, actor)) & set(game.legal_moves(world, actor))
                for move in sorted(common)[:3]:
                    here, there = (until_reveal(game, state, actor, move, watcher) for state in (match.state, world))
                    assert here == there
                    compared += 1
    assert compared > 50


def until_reveal(game, state, actor, move, watcher):
    """The events a seat sees, up to the first that reveals something to anybody."""
    seen = []
    for event in game.play(state.copy(), actor, move):
        if event.reveals:
            break
        if event.is_for(watcher):
            seen.append(event)
    return seen


def test_preview_changes_nothing_and_tells_what_will_happen(game):
    for match in samples(game, 2, 31, 4):
        for seat in match.to_act:
            for text in match.legal_moves(seat)[:5]:
                before = match.state.tobytes()
                told = match.preview(text, seat)
                assert match.state.tobytes() == before
                real = game.play(match.state.copy(), seat, game.read_move(text))
                assert told == [event for event in real if event.is_for(seat)][: len(told)]


# --- texts, files, order ---------------------------------------------------------------------------------------------


def test_every_move_is_read_back(game):
    texts = [game.text_of(move) for move in range(game.move_count)]
    assert len(set(texts)) == len(texts)
    for move, text in enumerate(texts):
        assert game.read_move(f"  {text.upper()} ") == move
        assert text.isascii()


@pytest.mark.parametrize("seats", SEATS)
def test_positions_are_read_back_to_the_same_bytes(game, seats):
    for match in samples(game, seats, seats + 3, 5):
        written = json.loads(json.dumps(match.position()))
        assert same(game.place(written), match.state)
        assert same(game.place_text(game.position_text(match.state)), match.state)
        assert json.dumps(match.view(0))
        assert json.dumps(match.view())


@pytest.mark.parametrize("seats", SEATS)
def test_GEN_5_a_saved_match_replays_to_the_same_bytes(game, seats, tmp_path):
    *_, match = walk(game, seats, 41)
    tavoliere.save_match(match, tmp_path / "match.json")
    again = tavoliere.load_match(tmp_path / "match.json")
    assert same(again.state, match.state)
    assert [row.events for row in again.history] == [row.events for row in match.history]
    assert matchfile.to_dict(again) == matchfile.to_dict(match)


def test_simultaneous_choices_leave_no_trace_of_their_order(game):
    for seats in SEATS:
        for match in samples(game, seats, 51, 1):
            if len(match.to_act) > 1:
                chosen = {seat: pick(seed_words(seat), game.legal_moves(match.state, seat)) for seat in match.to_act}
                ends = set()
                for order in itertools.permutations(chosen):
                    state = match.state.copy()
                    for seat in order:
                        game.play(state, seat, chosen[seat])
                    ends.add(state.tobytes())
                assert len(ends) == 1
                break


def test_GEN_4_undo_restores_the_bytes_before(game):
    undone = 0
    for seats in SEATS:
        for match in samples(game, seats, 61, 1):
            for seat in range(seats):
                own = [row for row in match.history if row.seat == seat]
                if match.undo_forbidden_by(seat) is None:
                    others = [row for row in match.history if row is not own[-1]]
                    trial = Match(game, match.seat_names, match.seed, match.options)
                    for row in match.history:
                        trial.play_move(row.seat, row.move)
                    trial.undo(seat)
                    assert [(row.seat, row.move) for row in trial.history] == [(row.seat, row.move) for row in others]
                    assert seat in trial.to_act
                    undone += 1
            if len(match.history) > 60:
                break
    assert undone


def test_components_say_how_sure_they_are(game):
    for name in game.components:
        table = game.components.table(name)
        assert table.status in STATUSES, name
        for row in table.data.get("rows", []):
            assert row.get("status", table.status) in STATUSES, (name, row)


def test_wrong_seats_options_and_seeds_are_refused(game):
    for seats, seed, options in ((1, 0, {}), (5, 0, {}), (2, -1, {}), (2, 1 << 128, {}), (2, 0, {"nonsense": "1"})):
        with pytest.raises(BadOption):
            game.set_up(seats, seed, options)
    for name in game.OPTIONS:
        with pytest.raises(BadOption):
            game.set_up(2, 0, {name: "nonsense"})


def test_the_terminal_can_draw_every_moment(game):
    for match in samples(game, 3, 71, 8):
        for language in ("en", "it"):
            for seat in (None, 0):
                assert game.picture(match.view(seat), language).count("\n") > 5

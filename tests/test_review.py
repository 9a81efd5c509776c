"""Reviews: the identity, luck without bias, the same numbers twice, and sentences for what cannot be reviewed."""

import re
from collections import Counter
from types import SimpleNamespace

import numpy as np
import pytest

import tavoliere
from tavoliere.bots import decide, find_bot
from tavoliere.bots.luck import luck_after, luck_of, luck_of_step, result_of, source_of, start_shares, without_luck
from tavoliere.bots.rollouts import Ends, imagined_ends, known_ends
from tavoliere.cli.review import kinds_table
from tavoliere.engine import contract
from tavoliere.engine.chance import seed_words
from tavoliere.engine.errors import BadPosition, TavoliereError
from tavoliere.engine.match import Match
from tavoliere.engine.records import NOBODY, PARTS
from tavoliere.review.decision_analysis import THRESHOLDS, Ranked, verdict_of
from tavoliere.review.match_review import BadReview, Plan, judged_at, review
from tavoliere.review.position_analysis import answer
from tavoliere.review.reasons import reasons_of
from tavoliere.review.replies import notable, reply_of
from tavoliere.review.report import SeatSum
from tavoliere.review.report_builder import headline
from tavoliere.review.sentences import Speaker, numbered_names

FEW = Plan("quick", worlds=12)


def played(game, seats, seed, bot="easy"):
    """A whole match between bots."""
    match, player = Match(game, seats, seed), find_bot(bot)
    while not match.is_over:
        seat = match.to_act[0]
        match.play_move(seat, decide(player, game, match.state, seat, len(match.history)))
    return match


@pytest.mark.slow
def test_luck_errors_gifts_and_what_nobody_could_know_add_up(game):
    match = played(game, 3, 5)
    report = review(match, FEW, threads=2)
    assert report.reviewed == report.steps == len(match.history)
    for one in report.sums:
        assert one.end - one.start == pytest.approx(one.luck + one.errors + one.gifts + one.unknowable, abs=1e-9)
        assert one.errors <= 0
        assert one.end in (0, pytest.approx(50), pytest.approx(100 / 3), 100)
    for part in ("luck", "gifts", "unknowable"):
        total = sum(getattr(one, part) for one in report.sums)
        assert total == pytest.approx(-sum(one.errors for one in report.sums) if part == "gifts" else 0, abs=1e-6)
    assert sum(one.start for one in report.sums) == pytest.approx(100)
    # What nobody could know is nothing but the changes of viewpoint, from one decider to the next.
    for seat, one in enumerate(report.sums):
        deals = sum(event.luck[seat] for event in report.chance if event.step == 0)
        ends = [*(decision.before.mean[seat] for decision in report.decisions[1:]), one.end / 100]
        jumps = sum(np.subtract(ends, [decision.revealed.mean[seat] for decision in report.decisions]))
        jumps = 100 * (jumps + report.decisions[0].before.mean[seat]) - one.start - deals
        assert one.unknowable == pytest.approx(jumps, abs=1e-6)
    # With everybody's cards open, luck leads from one point of the graph to the next where nobody chose.
    assert [point.step for point in report.graph] == list(range(len(match.history) + 1))
    assert report.graph[-1].shares.mean == pytest.approx([one.end / 100 for one in report.sums])
    for decision in report.decisions:
        assert sum(decision.before.mean) == pytest.approx(1)
        assert (decision.verdict == "best") == (decision.loss == 0)


@pytest.mark.slow
def test_the_same_review_gives_the_same_numbers(game):
    match = played(game, 2, 3)
    for index in (0, len(match.history) // 2, len(match.history) - 1):
        first, second = judged_at(match, index, FEW), judged_at(match, index, FEW)
        assert first.decision == second.decision
        assert first.chance == second.chance


def test_what_is_dealt_anew_is_what_nobody_knows(game):
    match = played_until(game, 3, 7, 9)
    dealt = [match.state.copy() for _ in range(6)]
    for number, state in enumerate(dealt):
        contract.reshuffle(game.box[0], state[0], seed_words(number))
        for seat in (*range(3), NOBODY):
            assert game.view(state, seat) == game.view(match.state, seat)
        for seat in range(3):
            assert list(game.observe(state, seat)) == list(game.observe(match.state, seat))
            assert game.legal_moves(state, seat) == game.legal_moves(match.state, seat)
        own = [[name for name in PRIVATE if not np.array_equal(one[name], other[name])]
               for one, other in zip(state[0].players, match.state[0].players, strict=True)
               for PRIVATE in [one.dtype.names]]  # fmt: skip
        assert not any(own)
    assert len({state.tobytes() for state in dealt}) == len(dealt)


@pytest.mark.slow
def test_luck_has_mean_zero_whatever_falls():
    """The same moment with many outcomes, each in turn taken for the one that fell."""
    game = tavoliere.load("paris")
    match = Match(game, 2, 6)
    while not (match.to_act and "draw deck" in match.legal_moves(match.to_act[0])):
        seat = match.to_act[0]
        match.play_move(seat, decide(find_bot("normal"), game, match.state, seat, len(match.history)))
    seat, move, luck = match.to_act[0], game.read_move("draw deck"), []
    for number in range(60):
        state = match.state.copy()
        contract.reshuffle(game.box[0], state[0], seed_words(number))
        fell, chance = state.copy(), seed_words(1000 + number)
        game.play(fell, seat, move)
        dealt_anew = known_ends(game, state, 60, chance, seat, move)
        luck.append(luck_after(known_ends(game, fell, 60, chance), dealt_anew).gain)
    assert np.abs(np.sum(luck, axis=1)).max() < 1e-9
    gains = np.array(luck)[:, 0]
    assert abs(gains.mean()) < 4 * gains.std() / np.sqrt(len(gains))


def test_taking_luck_away_keeps_the_mean_and_shrinks_the_variance():
    draw = np.random.default_rng(1)
    luck, skill, noise = (size * draw.standard_normal(4000) for size in (0.3, 0.2, 0.2))
    results = 0.5 + luck + skill
    adjusted = without_luck(results, luck + noise)
    assert adjusted.mean() == pytest.approx(results.mean(), abs=0.02)
    assert adjusted.var() < 0.75 * results.var()  # all of it taken away: 0.08 of 0.13; fitted: 0.068
    assert without_luck(results, np.zeros(4000)) == pytest.approx(results)


@pytest.mark.slow
def test_luck_of_those_who_play_like_imagined_games_is_all_that_happened():
    """Asked in the same worlds all along, the noise of one event is gone with the next."""
    game = tavoliere.load("old_london_bridge")
    match = Match(game, 2, 8)
    while not match.is_over:
        seat = match.to_act[0]
        rates = game.weigh(match.state, seat, game.legal_moves(match.state, seat))
        match.play_move(seat, game.legal_moves(match.state, seat)[int(np.argmax(rates))])
    start = start_shares(match, 200, 1)
    luck = luck_of(match, start, 20, 3)
    assert np.abs(result_of(match) - start - luck.gain).max() < 0.25
    steps = [index for index, row in enumerate(match.history) if source_of(game, row.events)]
    apart = np.sqrt(sum(luck_of_step(match, index, 20, 3).error ** 2 for index in steps))
    assert (luck.error < 0.7 * apart).all()


def test_worlds_are_the_same_for_every_move(game):
    match = Match(game, 2, 4)
    seat = match.to_act[0]
    move = game.legal_moves(match.state, seat)[0]
    ends = imagined_ends(game, match.state, seat, [move, move], 2, seed_words(3))
    assert np.array_equal(ends.shares[:, 0], ends.shares[:, 1])
    assert np.array_equal(ends.points[:, 0], ends.points[:, 1])
    assert ends.shares.sum(axis=2) == pytest.approx(1)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["paris", "old_london_bridge", "necropolis_railway"])
def test_a_rival_answers_as_imagined_games_go_on(name):
    game = tavoliere.load(name)
    match = played_until(game, 3, 7, 9)
    seat = match.to_act[0]
    moves = game.legal_moves(match.state, seat)
    speaker = Speaker(game, match.seat_names)
    same = reply_of(game, match.state, seat, (moves[0], moves[0]), 5, speaker)
    assert same is not None
    assert same.rival != seat
    assert same.better == same.played >= 0.3  # the same worlds for both
    assert same == reply_of(game, match.state, seat, (moves[0], moves[0]), 5, speaker)
    assert all(text and "{" not in text for text in same.sentence.said.values())


def test_the_answer_that_tells_two_moves_apart_is_told():
    usual, told = (1, "draw", "blue"), (1, "claim", "arc-champs:blue")
    assert notable(Counter({usual: 40, told: 10}), Counter({usual: 45, told: 5})) == usual
    assert notable(Counter({usual: 50}), Counter({usual: 50 - 9, told: 9})) == usual
    assert notable(Counter({usual: 9, told: 8}), Counter({usual: 8, told: 9})) is None  # anything may follow
    assert notable(Counter(), Counter()) is None
    assert notable(Counter({usual: 30, (1, "pass", ""): 20}), Counter({usual: 28, told: 22})) == told


def test_points_are_told_part_by_part_losses_as_losses_and_what_a_rival_gets_by_it():
    game = tavoliere.load("paris")
    ends = Ends(np.full((40, 2, 2), 0.5), np.zeros((40, 2, 2, PARTS), np.int32))
    ends.points[:, 1, 0, game.names.Part.TICKETS_FAILED] = -6  # the other move: an own ticket fails,
    ends.points[:, 1, 1, game.names.Part.ROUTES] = 2  # and the rival has a route more
    said = reasons_of(Ranked([0, 1], ends), 1, 0, game, Speaker(game, ["Ada", "Leo"]))
    assert "incomplete tickets +6.0 (fewer points lost); +6.0 points" in said[1].said["en"]
    assert "biglietti mancati +6,0 (meno punti persi)" in said[1].said["it"]
    assert said[2].said["en"].startswith("With the other move, for Leo: routes +2.0; +2.0 points")
    assert not any("goes mostly" in one.said["en"] for one in said)  # of two seats that says nothing


def test_a_headline_sums_up_the_mistakes_in_the_amounts_of_the_game():
    for name, by in (("paris", "by 3 points"), ("old_london_bridge", "by £3")):
        speaker = Speaker(tavoliere.load(name), ["Ada", "Leo"])
        own, other = (
            SeatSum(seat, "Ada", 50, 5.0, -14, 0, 0, 0, 1, 1, 0, 1, points, rank, {}, {})
            for seat, points, rank in ((0, 38, 1), (1, 41, 0))
        )
        said = headline(own, [own, other], [9.0, 5.0], speaker).said
        assert said["en"] == f"Ada lost {by}: luck +5.0 %, 2 mistakes −14.0 %."
        assert said["it"].endswith("fortuna +5,0 %, 2 errori −14,0 %.")


def test_points_of_a_score_are_told_in_the_amounts_of_the_game():
    texts = Speaker(tavoliere.load("old_london_bridge"), ["Ada", "Leo"]).texts("en")
    assert texts("reason-parts", who="Ada", parts="bridge +2.0", total="+2.0").endswith("; +2.0 pounds in all.")


def test_the_terminal_tells_errors_by_kind():
    sums = [
        SeatSum(seat, name, 50, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, seat, counts, by_kind)
        for seat, name, counts, by_kind in (
            (0, "Ada", {"mistake": 2}, {"draw": 6.0, "draw-deck": 5.0, "pass": 0.01}),
            (1, "Leo", {"dubious": 1}, {"claim": 2.5}),
        )
    ]
    report = SimpleNamespace(sums=sums, seats=["Ada", "Leo"], thresholds=THRESHOLDS)
    table = kinds_table(report, "en", Speaker(tavoliere.load("paris"), ["Ada", "Leo"]))
    told = list(zip(*(column.cells for column in table.columns), strict=True))
    assert told[:3] == [("dubious", "0", "1"), ("mistake", "2", "0"), ("blunder", "0", "0")]
    assert told[3:] == [("cards drawn", "−11.0", "0.0"), ("routes", "0.0", "−2.5")]


def test_an_error_has_a_name_only_when_it_is_sure():
    assert [verdict_of(loss, 0.5, False) for loss in (1.9, 2, 4.9, 5, 9.9, 10)] == [
        "good", "dubious", "dubious", "mistake", "mistake", "blunder",
    ]  # fmt: skip
    assert verdict_of(12, 6, False) == "good"
    assert verdict_of(0, 0, True) == "best"


def test_a_match_that_is_not_over_is_not_reviewed():
    with pytest.raises(BadReview) as refused:
        review(tavoliere.new_match("paris", 2, 1), FEW)
    assert "not over" in refused.value.sentence("en")
    assert "non è finita" in refused.value.sentence("it")


def test_a_question_that_has_no_answer_is_refused_with_the_reason():
    game = tavoliere.load("paris")
    position = tavoliere.new_match("paris", 2, 1).position()
    with pytest.raises(TavoliereError) as refused:
        answer(game, position, 2, FEW)
    assert "no seat 3" in refused.value.sentence("en")
    with pytest.raises(BadPosition) as impossible:
        answer(game, {**position, "players": [{"hand": {"blue": 47}}, {}]}, 0, FEW)
    assert "blue" in impossible.value.sentence("en") or "47" in impossible.value.sentence("en")


@pytest.mark.slow
def test_an_answer_depends_only_on_what_the_seat_can_know(game):
    match = played_until(game, 2, 9, 12)
    seat = match.to_act[0]
    other = game.imagine(match.state, seat, seed_words(77))
    one, two = (answer(game, game.position(state), seat, FEW) for state in (match.state, other))
    assert one.moves == two.moves
    assert one.view == two.view
    losses = [option.behind for option in one.moves]
    assert losses == sorted(losses)
    assert losses[0] == 0


def played_until(game, seats, seed, decisions):
    """A match after some decisions."""
    match, player = Match(game, seats, seed), find_bot("easy")
    while len(match.history) < decisions:
        seat = match.to_act[0]
        match.play_move(seat, decide(player, game, match.state, seat, len(match.history)))
    return match


def test_a_move_is_said_by_what_it_does_and_what_is_printed():
    match = tavoliere.new_match("paris", ["Ada", "Leo"], 23)
    kept = match.game.read_move("keep arc-pantheon batignolles-champs")
    said = Speaker(match.game, match.seat_names).move(match.state, 0, kept).said["en"]
    assert said == "Ada keeps Arc de Triomphe–Panthéon. Ada keeps Batignolles–Champs-Élysées."
    said = Speaker(match.game, numbered_names(2)).move(match.state, 0, kept).said
    assert said["en"].startswith("Player 1 keeps Arc")
    assert said["it"].startswith("Giocatore 1 tiene il biglietto Arc")
    game = tavoliere.load("necropolis_railway")
    match, prestige = Match(game, 2, 5), game.read_move("prestige")  # paid with discs
    while prestige not in game.legal_moves(match.state, match.to_act[0]):
        match.play_move(match.to_act[0], decide(find_bot("easy"), game, match.state, match.to_act[0], 1))
    said = Speaker(game, match.seat_names).move(match.state, match.to_act[0], prestige).said["en"]
    assert "reaches prestige" in said
    assert "pays" not in said


def test_a_move_that_asks_on_says_what_it_was():
    """The pawn whose building must replace another names its stack; a tile that is kept is named too."""
    game = tavoliere.load("old_london_bridge")
    names = ["Ada", "Leo", "Tom"]
    match, speaker, player = Match(game, 3, 3), Speaker(game, names), find_bot("greedy")
    pawn, said = re.compile(r"pawn (?!centre)"), dict[str, str]()
    while not match.is_over:
        seat = match.to_act[0]
        for move in game.legal_moves(match.state, seat):
            after = match.state.copy()
            game.play(after, seat, move)
            text, asks = game.text_of(move), game.seats_to_act(after) == [seat]
            if text == "no-lady" or (asks and pawn.match(text) and game.phase(after, seat).name == "REPLACE"):
                said[text] = speaker.move(match.state, seat, move).said["en"]
                said[f"{text}, shortly"] = speaker.short(match.state, seat, move).said["en"]
        match.play_move(seat, decide(player, game, match.state, seat, len(match.history)))
    assert said["no-lady"] == said["no-lady, shortly"] == "Don't use the lady tile"
    assert re.fullmatch(r"\w+ takes the gate\. \w+ gets £\d from the wheel\.", said["pawn gate"])
    assert re.fullmatch(r"takes the gate, wheel £\d", said["pawn gate, shortly"])

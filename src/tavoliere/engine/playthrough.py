"""A whole random game as readable text: a change of rules shows up as a difference of lines."""

from tavoliere.engine.chance import below, seed_words
from tavoliere.engine.game import Game
from tavoliere.engine.match import Match


def playthrough(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> str:
    """Random legal moves to the end, with every event in words, and the final score."""
    match = Match(game, [f"Seat {seat}" for seat in range(seats)], seed, options)
    chance = seed_words(seed + 1)
    chosen = "".join(f" {name}={value}" for name, value in (options or {}).items())
    lines = [f"{game.id} seats={seats} seed={seed} rules={game.rules_version} box={game.box_hash}{chosen}", ""]
    while not match.is_over:
        asked = match.to_act
        seat = asked[int(below(chance, len(asked)))]
        moves = game.legal_moves(match.state, seat)
        move = moves[int(below(chance, len(moves)))]
        lines.append(f"{seat}: {game.text_of(move)}  (of {len(moves)})")
        lines += [f"    {match.sentence(event, 'en')}" for event in match.play_move(seat, move)]
    lines.append("")
    for seat, (parts, rank) in enumerate(zip(match.scores(), match.ranking(), strict=True)):
        breakdown = ", ".join(f"{part} {points}" for part, points in parts.items() if points)
        lines.append(f"Seat {seat}: {sum(parts.values())} points, place {rank + 1} ({breakdown})")
    return "\n".join(lines) + "\n"

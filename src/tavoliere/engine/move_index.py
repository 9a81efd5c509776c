"""Finds a box's moves by text: those similar to what was typed, and those that mention some words.

Made once for a box. Looking something up costs a fraction of a millisecond whatever is written, so that nobody can keep
others waiting with misspelt moves.
"""

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Sequence
from functools import partial, reduce

import numpy as np

from tavoliere.engine.records import Array

LONGEST = 200  # characters of a text that are looked at; what is counted below stays under 256
SUGGESTED = 3
LIKENESS = 0.6  # least share of letters and pairs of letters that a text and a suggestion have in common
BUCKETS = 128  # letters and pairs are counted by a small hash: rare collisions only blur the likeness
SEPARATORS = re.compile(r"[\s:#=-]+")


class MoveIndex:
    """The moves of a box by their texts."""

    def __init__(self, texts: Sequence[str]) -> None:
        self._texts = texts
        self._letters, self._pairs = _counted(texts)
        self._sizes = self._letters.sum(axis=0, dtype=np.float32) + self._pairs.sum(axis=0, dtype=np.float32)
        self._sorted = sorted(range(len(texts)), key=texts.__getitem__)
        self._about = _moves_by_word(texts)

    def closest(self, written: str) -> list[str]:
        """Moves that look like a text, best first, or else begin as it does."""
        written = written[:LONGEST]
        letters, pairs = (counts[:, 0] for counts in _counted([written]))
        common = _common(self._letters, letters).astype(np.float32) + _common(self._pairs, pairs)
        likeness = 2 * common / (self._sizes + letters.sum(dtype=np.float32) + pairs.sum(dtype=np.float32))
        least = max(LIKENESS, np.sort(likeness)[-SUGGESTED:][0])
        found = np.flatnonzero(likeness >= least)
        best = found[np.argsort(-likeness[found], kind="stable")[:SUGGESTED]]
        return [self._texts[move] for move in best] or self._beginning(written)

    def _beginning(self, written: str) -> list[str]:
        """The first moves that begin with the text's first word."""
        verb = written.split(" ", maxsplit=1)[0]
        start = bisect_left(self._sorted, verb, key=self._texts.__getitem__)
        near = [self._texts[move] for move in sorted(self._sorted[start : start + SUGGESTED])]
        return [text for text in near if verb and text.startswith(verb)]

    def about(self, target: str) -> list[int]:
        """All moves that mention every word of a target, such as a route or a place."""
        words = set(target[:LONGEST].lower().split())
        if not words or not words <= self._about.keys():
            return []
        rarest_first = sorted((self._about[word] for word in words), key=len)
        found: list[int] = reduce(partial(np.intersect1d, assume_unique=True), rarest_first).tolist()
        return found


def _counted(texts: Sequence[str]) -> tuple[Array, Array]:
    """How often each letter, and each pair of neighbours, occurs in each text: a row for every bucket of them."""
    # A line break at both ends makes pairs of the first and the last letter too.
    letters = np.frombuffer("".join(f"\n{text}\n" for text in texts).encode("utf-32-le"), np.uint32)
    owner = np.repeat(np.arange(len(texts)), [len(text) + 2 for text in texts])
    inside = owner[:-1] == owner[1:]
    pairs = (letters[:-1] * np.uint32(31) + letters[1:])[inside]
    is_letter = letters != ord("\n")
    return (
        _histograms(letters[is_letter], owner[is_letter], len(texts)),
        _histograms(pairs, owner[:-1][inside], len(texts)),
    )


def _histograms(values: Array, owner: Array, owners: int) -> Array:
    """A histogram of bucket values for every owner."""
    places = (values % BUCKETS).astype(np.int64) * owners + owner
    counted = np.bincount(places, minlength=BUCKETS * owners).reshape(BUCKETS, owners)
    return np.minimum(counted, 255).astype(np.uint8)


def _common(counted: Array, wanted: Array) -> Array:
    """How much of the wanted text each text contains."""
    common, part = np.zeros(counted.shape[1], np.uint8), np.empty(counted.shape[1], np.uint8)
    for bucket in np.flatnonzero(wanted):
        np.add(common, np.minimum(counted[bucket], wanted[bucket], out=part), out=common)
    return common


def _moves_by_word(texts: Sequence[str]) -> dict[str, Array]:
    """For every word, and every part of a word, the moves that mention it."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for move, text in enumerate(texts):
        for word in {*text.split(), *SEPARATORS.split(text)}:
            found[word].append(move)
    return {word: np.array(moves, np.int32) for word, moves in found.items()}

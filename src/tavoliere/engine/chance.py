"""Chance: the only source of randomness. Four 32-bit words inside the state, so that seed + moves = the game.

The generator is xoshiro128++ (Blackman and Vigna). Its words are held in int64 and masked: unsigned types mix
with literals differently compiled and uncompiled, and then give other numbers.
"""

import hashlib
from typing import Any

import numpy as np

from tavoliere.engine.records import Array, Record
from tavoliere.engine.rule import helper, rule

WORDS = 4
MASK = 0xFFFFFFFF
SEED_BITS = 128


def seed_words(seed: int) -> Array:
    """A seed of up to 128 bits as the four words a stream starts from."""
    digest = hashlib.sha256(seed.to_bytes(SEED_BITS // 8, "big")).digest()
    return np.frombuffer(digest[: 4 * WORDS], ">u4").astype(np.int64)


@helper
def rotated(word, places):
    """A 32-bit word with its bits rotated left."""
    return ((word << places) & MASK) | (word >> (32 - places))


@helper
def next_word(chance):
    """Advance the stream and return 32 random bits."""
    zero, one, two, three = int(chance[0]), int(chance[1]), int(chance[2]), int(chance[3])
    word = (rotated((zero + three) & MASK, 7) + zero) & MASK
    two ^= zero
    three ^= one
    chance[0] = zero ^ three
    chance[1] = one ^ two
    chance[2] = two ^ ((one << 9) & MASK)
    chance[3] = rotated(three, 11)
    return word


@rule("GEN-5")
def below(chance: Record, limit: Any) -> Any:
    """A random whole number from 0 to limit - 1, every one equally likely."""
    choices = int(limit)
    while True:
        product = next_word(chance) * choices
        # The lowest few products would come once too often, so they are drawn again. The division is slow and rarely
        # needed: it is less than the number of choices.
        low = product & MASK
        if low >= choices or low >= (MASK + 1) % choices:
            return product >> 32


@helper
def shuffle(chance, items, count):
    """Shuffle the first `count` items in place."""
    for last in range(count - 1, 0, -1):
        chosen = below(chance, last + 1)
        items[last], items[chosen] = items[chosen], items[last]


@helper
def start_stream(chance: Record, words: Record) -> None:
    """Begin a stream at the given words."""
    for word in range(WORDS):
        chance[word] = words[word]


@helper
def split_stream(chance: Record, source: Record) -> None:
    """Begin a stream with four words drawn from another."""
    for word in range(WORDS):
        chance[word] = next_word(source)
    chance[0] |= 1  # the generator must not start at zero

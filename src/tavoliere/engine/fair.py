"""Fair dice: the server commits to a secret before anyone sits, every player adds a number, the end shows both.

The server cannot choose the seed, because it does not know the players' numbers when it promises; no player can,
because nobody knows the secret before the end.
"""

import hashlib
from collections.abc import Mapping
from typing import Any

from tavoliere.engine.chance import SEED_BITS
from tavoliere.engine.errors import TavoliereError

SECRET_BYTES = 16
PURPOSE = "tavoliere fair dice 1"


class UnfairDice(TavoliereError):
    """A match whose seed does not follow from what was promised."""


def promise(secret: str) -> str:
    """The commitment published before anyone sits: the hash of the server's secret (both hexadecimal)."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, numbers: Mapping[int, str]) -> int:
    """The seed of a match: the hash of the secret and of one number from each seat that a person took."""
    lines = [PURPOSE, secret, *(f"{seat}:{numbers[seat]}" for seat in sorted(numbers))]
    digest = hashlib.sha256("\n".join(lines).encode()).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def check(seal: Any, seed: int) -> None:
    """Refuse a seal, as a match file carries it, whose secret was not the promised one or gives another seed."""
    try:
        secret, promised = str(seal["secret"]), str(seal["promise"])
        numbers = {int(seat): str(number) for seat, number in seal["numbers"].items()}
        found = promise(secret)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UnfairDice("fair-unreadable") from error
    if found != promised:
        raise UnfairDice("fair-other-secret", {"promise": promised, "found": found})
    if seed_of(secret, numbers) != seed:
        raise UnfairDice("fair-other-seed")

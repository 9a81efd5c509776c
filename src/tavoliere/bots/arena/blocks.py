"""Games gathered into blocks: one deal of one pairing in all arrangements. Only whole blocks count, in their order."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from tavoliere.bots.arena.playing import Record
from tavoliere.bots.arena.schedule import Schedule
from tavoliere.bots.arena.shares import ConfidenceSequence

Block = list[Record]


def win_shares(ranks: Sequence[int]) -> list[float]:
    """What each seat won of a game: a shared first place is shared."""
    return [(rank == 0) / ranks.count(0) for rank in ranks]


def share_of(bot: str, block: Block) -> float:
    """How much of a win a bot got per seat it held in a block."""
    held = [
        share
        for record in block
        for seated, share in zip(record["arena"]["bots"], win_shares(record["arena"]["ranks"]), strict=True)
        if seated == bot
    ]
    return sum(held) / len(held)


class Blocks:
    """The whole blocks of every pairing, up to the one that decided it.

    Blocks count in the order of their deals, not in that in which games happen to end, so that the same settings
    stop at the same block however many games were played at once.
    """

    def __init__(self, schedule: Schedule) -> None:
        self.schedule = schedule
        self.whole: list[list[Block]] = [[] for _ in schedule.pairings]
        self.decided = [False] * len(schedule.pairings)
        self._open: dict[tuple[int, int], Block] = defaultdict(list)
        self._sequences = [ConfidenceSequence() for _ in schedule.pairings]

    def add(self, record: Record) -> None:
        """Put a game into its block, and count the blocks that are whole now."""
        pairing = record["arena"]["pairing"]
        self._open[pairing, record["arena"]["deal"]].append(record)
        while not self.decided[pairing] and self._next_is_whole(pairing):
            self._count(pairing, self._open.pop((pairing, len(self.whole[pairing]))))

    def counted(self) -> Iterator[Record]:
        """Every game that counts."""
        return (record for blocks in self.whole for block in blocks for record in block)

    def _next_is_whole(self, pairing: int) -> bool:
        following = (pairing, len(self.whole[pairing]))
        return following in self._open and len(self._open[following]) == self.schedule.block_sizes[pairing]

    def _count(self, pairing: int, block: Block) -> None:
        self.whole[pairing].append(sorted(block, key=lambda record: record["arena"]["number"]))
        if self.schedule.settings.stop_when_decided:
            sequence = self._sequences[pairing]
            sequence.add(share_of(self.schedule.pairings[pairing][0], block))
            self.decided[pairing] = sequence.share(0).excludes(self.schedule.compared_with)

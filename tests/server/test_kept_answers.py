"""The cache of answers: each is made once, its size is bounded, and a failure affects nobody else."""

import asyncio

import pytest

from tavoliere.server.kept_answers import KeptAnswers


def test_an_answer_is_made_once_for_all_who_ask_at_the_same_time_or_later():
    made = []

    async def make():
        made.append(1)
        await asyncio.sleep(0)
        return b"answer"

    async def test():
        kept = KeptAnswers(100)
        assert not kept.has("key")
        assert await asyncio.gather(*(kept.get("key", make) for _ in range(5))) == [b"answer"] * 5
        assert kept.has("key")
        assert await kept.get("key", make) == b"answer"

    asyncio.run(test())
    assert len(made) == 1


def test_whoever_leaves_does_not_take_the_answer_from_the_others():
    async def test():
        go_on, kept = asyncio.Event(), KeptAnswers(100)

        async def make():
            await go_on.wait()
            return b"answer"

        first, second = (asyncio.ensure_future(kept.get("key", make)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        go_on.set()
        assert await second == b"answer"

    asyncio.run(test())


def test_a_failure_is_told_and_not_kept():
    async def fail():
        raise ValueError("no")

    async def make():
        return b"yes"

    async def test():
        kept = KeptAnswers(100)
        with pytest.raises(ValueError, match="no"):
            await kept.get("key", fail)
        assert await kept.get("key", make) == b"yes"

    asyncio.run(test())


def test_what_nobody_asked_for_in_longest_is_dropped_and_what_is_too_large_is_not_kept():
    async def test():
        kept = KeptAnswers(10)

        async def ask(key, length):
            async def make():
                return b"x" * length

            return await kept.get(key, make)

        for key in "abc":
            await ask(key, 3)
        await ask("a", 3)
        await ask("d", 4)
        assert [key for key in "abcd" if kept.has(key)] == ["a", "c", "d"]
        assert len(await ask("large", 11)) == 11
        assert not kept.has("large")
        assert kept.bytes == 10

    asyncio.run(test())

"""Worker processes: shared fairly, bounded, and nobody else notices when a job goes wrong."""

import asyncio
import os
import time

import pytest

from tavoliere.engine.errors import BadBox
from tavoliere.server.errors import Busy, Refused
from tavoliere.server.fair_queue import SERVER, Owner
from tavoliere.server.log import Log
from tavoliere.server.metrics import Metrics
from tavoliere.server.settings import Settings
from tavoliere.server.work import LEAST_SHARE, Job, Kind, Work, WorkFailed

HERE = "work_for_tests"
ADA, LEO, HOG = Owner("10.0.0.1", "ada"), Owner("10.0.0.2", "leo"), Owner("10.0.0.3", "hog")


def working(test, **settings):
    """Run a test with worker processes."""

    async def run():
        work = Work(Settings(**{"thoughts_at_once": 1, **settings}), "tavoliere.app:catalogue", Log(), Metrics())
        try:
            return await asyncio.wait_for(test(work), 60)
        finally:
            await work.close()
            assert all(worker.process.pid is None for worker in work.workers)

    return asyncio.run(run())


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_work_is_done_elsewhere_at_low_priority_and_ends_with_the_service():
    async def test(work):
        assert await work.run(Kind.READ, ADA, f"{HERE}:echo", {"a": [1]}) == {"a": [1]}
        assert await work.run(Kind.READ, ADA, f"{HERE}:niceness") >= os.nice(0) + 5
        pid = await work.run(Kind.READ, ADA, f"{HERE}:pid")
        assert os.getsid(pid) == os.getsid(0)  # priorities count inside a session only
        assert os.getpgid(pid) != os.getpgid(0)  # Ctrl-C does not reach it
        return pid

    pid = working(test, worker_niceness=5)
    assert pid != os.getpid()
    assert not is_alive(pid)


def test_what_a_function_refuses_or_breaks_comes_back():
    async def test(work):
        with pytest.raises(BadBox) as refused:
            await work.run(Kind.READ, ADA, f"{HERE}:refuse")
        assert "routes" in refused.value.sentence("it")
        with pytest.raises(WorkFailed, match="ZeroDivisionError: our mistake"):
            await work.run(Kind.READ, ADA, f"{HERE}:fail")
        first = await work.run(Kind.READ, ADA, f"{HERE}:pid")
        assert first == await work.run(Kind.READ, ADA, f"{HERE}:pid")  # the worker lives on

    working(test)


@pytest.mark.parametrize("hang", ["spin", "sleep"])
def test_a_worker_is_killed_at_its_budget_and_replaced(hang):
    async def test(work):
        first = await work.run(Kind.READ, ADA, f"{HERE}:pid")
        with pytest.raises(Refused) as refused:
            await work.run(Kind.READ, ADA, f"{HERE}:{hang}")
        assert refused.value.key == "work-too-long"
        assert not is_alive(first)
        assert await work.run(Kind.READ, ADA, f"{HERE}:pid") != first

    working(test, work_seconds=0.2)


def test_the_processor_time_of_a_request_is_bounded_even_if_nobody_watches():
    async def test(work):
        work._in_thread = lambda worker, seconds, call: asyncio.get_running_loop().run_in_executor(None, call)
        with pytest.raises(Refused) as refused:
            await work.run(Kind.READ, ADA, f"{HERE}:spin")
        assert refused.value.key == "work-too-long"

    working(test, work_seconds=0.1)


def test_a_request_that_wants_all_memory_fails_alone():
    async def test(work):
        with pytest.raises(WorkFailed, match="MemoryError"):
            await work.run(Kind.READ, ADA, f"{HERE}:eat_memory")
        assert await work.run(Kind.READ, ADA, f"{HERE}:echo", 1) == 1

    working(test)


def test_a_worker_that_dies_is_replaced_and_asked_once_more(tmp_path):
    async def test(work):
        assert await work.run(Kind.READ, ADA, f"{HERE}:die_once", str(tmp_path / "dead")) == "alive"
        with pytest.raises(WorkFailed, match="code 3"):
            await work.run(Kind.READ, ADA, f"{HERE}:die")

    working(test)


def test_a_worker_that_was_killed_meanwhile_is_replaced_without_a_word():
    async def test(work):
        for _ in range(2):
            pid = await work.run(Kind.READ, ADA, f"{HERE}:pid")
            work.workers[0].process.kill(is_too_long=True)  # the time was up when the answer was on its way
            assert await work.run(Kind.READ, ADA, f"{HERE}:pid") != pid

    working(test)


def test_what_a_worker_lacks_is_sent_and_kept():
    asked = []

    async def supply(key):
        asked.append(key)
        return f"what {key} is"

    async def test(work):
        for _ in range(3):
            assert await work.run(Kind.READ, ADA, f"{HERE}:kept", "k", supply=supply) == ["what k is"]

    working(test)
    assert asked == ["k"]


def test_a_box_is_sent_once_and_known_by_its_hash(paris):
    own = type(paris)(paris.id, paris.folders, paris.components.with_own({"vehicles": {"each": 9}}, "box"))
    own.package = paris.package

    async def test(work):
        assert await work.run(Kind.READ, ADA, f"{HERE}:box_of", own) == own.box_hash != paris.box_hash
        assert await work.run(Kind.READ, ADA, f"{HERE}:box_of", paris) == paris.box_hash

    working(test)


# --- who is served when ----------------------------------------------------------------------------------------------


def test_a_bot_that_chooses_in_a_moment_never_waits_for_a_search():
    async def test(work):
        slow = [asyncio.ensure_future(work.run(Kind.THINK, HOG, f"{HERE}:search", must=True)) for _ in range(20)]
        slow += [asyncio.ensure_future(work.run(Kind.READ, HOG, f"{HERE}:sleep")) for _ in range(3)]
        slow += [asyncio.ensure_future(work.run(Kind.LOAD, HOG, f"{HERE}:sleep")) for _ in range(8)]
        await asyncio.sleep(0)
        assert await work.run(Kind.BOT, ADA, f"{HERE}:echo", 7) == 7
        assert not any(job.done() for job in slow)
        for job in slow:
            job.cancel()

    working(test, thought_seconds=60, work_seconds=60)


def test_searches_at_once_are_bounded_and_people_take_turns():
    order = []

    async def thought(work, owner, name):
        await work.run(Kind.READ, owner, f"{HERE}:echo", name)
        order.append(name)

    async def test(work):
        hog = [asyncio.ensure_future(thought(work, HOG, f"hog {number}")) for number in range(8)]
        await asyncio.sleep(0)
        others = [asyncio.ensure_future(thought(work, owner, owner.person)) for owner in (ADA, LEO)]
        await asyncio.sleep(0)
        assert work.running == {Kind.READ: 1}
        await asyncio.gather(*hog, *others)

    working(test, reads_at_once=1)
    assert order[:5] == ["hog 0", "hog 1", "ada", "leo", "hog 2"]


def test_whoever_has_enough_waiting_is_refused_with_the_seconds_to_wait():
    async def test(work):
        jobs = [asyncio.ensure_future(work.run(Kind.READ, HOG, f"{HERE}:echo", 1)) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(Busy) as busy:
            await work.run(Kind.READ, HOG, f"{HERE}:echo", 1)
        assert (busy.value.status, busy.value.words["seconds"] >= 1) == (429, True)
        name = Owner(HOG.address, "another name")
        jobs.append(asyncio.ensure_future(work.run(Kind.READ, name, f"{HERE}:echo", 1)))
        await asyncio.sleep(0)
        with pytest.raises(Busy):  # one address has only so much, under however many names
            await work.run(Kind.READ, Owner(HOG.address, "a third name"), f"{HERE}:echo", 1)
        assert await work.run(Kind.READ, ADA, f"{HERE}:echo", 2) == 2
        assert await asyncio.gather(*jobs) == [1] * 5
        assert await work.run(Kind.READ, HOG, f"{HERE}:echo", 3) == 3  # there is room again

    working(test, waiting_per_person=3, waiting_per_address=4)


def test_whoever_leaves_waits_no_more():
    async def test(work):
        jobs = [asyncio.ensure_future(work.run(Kind.READ, HOG, f"{HERE}:echo", number)) for number in range(3)]
        await asyncio.sleep(0)
        jobs[1].cancel()
        assert await jobs[2] == 2
        assert work.queues[Kind.READ].waiting(HOG) == 0

    working(test)


def test_thoughts_are_shorter_when_many_wait_and_most_for_whoever_has_many():
    async def test(work):
        for owner, count in ((HOG, 20), (ADA, 1)):
            for _ in range(count):
                job = Job(Kind.THINK, owner, "", (), None, asyncio.get_running_loop().create_future())
                work.queues[Kind.THINK].put(owner, job)
        alone = Work(work.settings, "", Log(), Metrics())
        assert alone._effort(ADA).share == 1.0
        assert work._effort(HOG).share == LEAST_SHARE
        assert work._effort(LEO).share > work._effort(HOG).share
        work.queues.clear()

    working(test, thoughts_at_once=2)


def test_a_thought_alone_has_all_threads_and_shares_them_with_others():
    async def test(work):
        work.running[Kind.THINK] = 1
        assert work._effort(ADA).threads == 4
        work.running[Kind.THINK] = 3
        assert work._effort(ADA).threads == 2

    working(test, thoughts_at_once=6)


def test_a_review_takes_the_threads_that_bots_leave():
    async def test(work):
        work.running[Kind.ASK] = 1
        threads = []
        for work.running[Kind.THINK] in (0, 2, 4, 6):
            threads.append(work._effort(ADA, Kind.ASK).threads)
        assert threads == [4, 4, 2, 1]

    working(test, thoughts_at_once=6)


def test_idle_workers_are_stopped_but_one():
    async def test(work):
        await asyncio.gather(
            *(work.run(kind, owner, f"{HERE}:sleep", 0.1) for kind in (Kind.BOT, Kind.READ) for owner in (ADA, LEO))
        )
        assert len(work.workers) > 1
        for worker in work.workers:
            worker.idle_since = time.monotonic() - 1000
        work.stop_idle()
        assert len(work.workers) == 1
        assert await work.run(Kind.READ, ADA, f"{HERE}:echo", 1) == 1

    working(test)


def test_the_service_can_stop_in_the_middle_of_work():
    pids = []

    async def test(work):
        jobs = [asyncio.ensure_future(work.run(Kind.READ, owner, f"{HERE}:spin")) for owner in (ADA, LEO, SERVER)]
        for job in jobs:
            job.add_done_callback(lambda done: done.cancelled() or done.exception())
        pids.append(await work.run(Kind.BOT, ADA, f"{HERE}:pid"))

    working(test)
    assert not is_alive(pids[0])

"""The compile queue: what people wait for comes first; after any failure games go on and the cache is repaired."""

import os
import subprocess
import sys
import textwrap

import pytest

import tavoliere
from tavoliere.engine import compiling
from tavoliere.engine.compile_queue import CompileQueue

GAMES = ("necropolis_railway", "old_london_bridge", "paris")
# A child process that speaks as the real one does, says in a file what it was asked for, and waits for a word to go on.
CHILD = """
import os, sys, time
game, log, gate = sys.argv[1:4]
for line in sys.stdin:
    part = line.strip()
    with open(log, "a") as file: file.write(f"{game} {part}\\n")
    while not os.path.exists(gate): time.sleep(0.01)
    if os.path.exists(f"{gate}-kill-{game}"): os._exit(9)
    print("step 1 1", flush=True)
    print("ready 0.5", flush=True)
"""
FEW = """
from tavoliere.engine import entry_points
def signatures(box, state, options):
    every = entry_points.rules_signatures(box, state, options)
    return {"seats_to_act": every["seats_to_act"]}
def two_signatures(box, state, options):
    every = entry_points.rules_signatures(box, state, options)
    return {name: every[name] for name in ("seats_to_act", "set_up")}
"""
PREPARED = """
import logging, sys, tavoliere
from pathlib import Path
from tavoliere.engine import compile_cache, compiling, shipped
from tavoliere.engine.compile_queue import CompileQueue, compile_now
from tavoliere.engine.records import blank
logging.basicConfig(stream=sys.stdout, format="%(message)s")
game = tavoliere.load("paris")
compiling.PARTS = {compiling.RULES: "few:signatures"}
folder = compile_cache.folder_of(game.family)
def is_used():
    '''Whether the compiled rules are run, and nothing is compiled in this process.'''
    game.compiled.seats_to_act(game.box, blank(game.STATE))
    counts = game.compiled.seats_to_act.stats
    return bool(counts.cache_hits) and not counts.cache_misses
"""


class Scene:
    """A queue whose child processes wait at a gate."""

    def __init__(self, folder, monkeypatch, at_once):
        self.log, self.gate = folder / "log", folder / "gate"
        self.log.touch()
        monkeypatch.delenv("TAVOLIERE_PURE", raising=False)
        monkeypatch.setattr(compiling, "missing", lambda game: list(compiling.PARTS))
        monkeypatch.setattr(compiling, "child_command", self.command)
        self.games = {name: tavoliere.load(name) for name in GAMES}
        self.queue = CompileQueue(self.games.values(), at_once=at_once)

    def command(self, game, _parts):
        """What starts the child."""
        return [sys.executable, "-c", CHILD, game.id, str(self.log), str(self.gate)]

    def run(self):
        """Open the gate and wait; what was compiled, in order."""
        self.gate.touch()
        self.queue.wait()
        return [tuple(line.split()) for line in self.log.read_text().splitlines()]


@pytest.fixture
def scene(tmp_path, monkeypatch):
    """A queue that compiles one thing at a time."""
    return Scene(tmp_path, monkeypatch, 1)


def test_the_rules_of_all_games_come_before_opinions_and_those_before_the_search(scene):
    scene.queue.start()
    parts = [part for _game, part in scene.run()]
    order = ["rules", "opinions", "learned", "net_search", "search", "rollouts"]
    assert parts == [part for part in order for _ in range(3)]


def test_the_game_somebody_sits_at_comes_first_with_all_its_parts(scene):
    scene.queue.prefer(scene.games["paris"])
    assert [line for line in scene.run() if line[0] == "paris"] == scene.run()[: len(compiling.PARTS)]


def test_somebody_who_sits_down_does_not_wait_for_a_free_core(scene):
    scene.queue.start()
    scene.queue.prefer(scene.games["paris"])
    order = scene.run()
    assert ("paris", "rules") in order[:2]  # the other is whatever ends first: its next part, or what was begun before
    assert {game for game, _part in order} == set(GAMES)


def test_the_time_left_falls_to_nothing(scene):
    paris = scene.games["paris"]
    scene.queue.start()
    assert scene.queue.seconds_left(paris) > 10
    scene.run()
    assert scene.queue.seconds_left(paris) == 0
    assert scene.queue.cpu_seconds() == dict.fromkeys(compiling.PARTS, 1.5)


def test_a_child_that_is_killed_is_told_once_and_the_others_go_on(scene, caplog):
    scene.gate.with_name(f"{scene.gate.name}-kill-paris").touch()
    scene.queue.start()
    order = scene.run()
    assert [line for line in order if line[0] == "paris"] == [("paris", "rules")]
    assert len(order) == 1 + 2 * len(compiling.PARTS)
    assert "exit code 9" in scene.queue.failure(scene.games["paris"])
    assert not scene.queue.failure(scene.games["old_london_bridge"])
    assert scene.queue.seconds_left(scene.games["paris"]) == 0
    assert len([record for record in caplog.records if "paris" in record.message]) == 1


def test_a_queue_that_is_stopped_ends_its_child_processes_in_silence(scene, caplog):
    scene.queue.start()
    child = next(job.child for job in scene.queue._jobs.values() if job.child)
    scene.queue.stop()
    scene.queue.wait()
    assert child.wait(10) != 0
    assert not caplog.records


def run(folder, script, cache="cache", **environment):
    """Run a script that compiles a few entry points into a cache of its own; what it prints."""
    (folder / "few.py").write_text(FEW)
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    environment = {"TAVOLIERE_CACHE": str(folder / cache), "PYTHONPATH": path, **environment}
    inherited = {name: value for name, value in os.environ.items() if name != "TAVOLIERE_PURE"}
    done = subprocess.run(
        [sys.executable, "-c", PREPARED + textwrap.dedent(script)],
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_damaged_machine_code_is_noticed_and_compiled_again(tmp_path):
    run(tmp_path, "compile_now(game); assert is_used()")
    said = run(
        tmp_path,
        """
        code = next(folder.rglob("*.nbc"))
        code.write_bytes(code.read_bytes()[:1000])
        assert not compiling.is_ready(game)
        assert game.set_up(2, 0) is not None  # played uncompiled
        compile_now(game)
        assert is_used()
        """,
    )
    assert said.count("damaged") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="limits of POSIX systems")
def test_a_disk_that_is_full_is_told_and_mended_next_time(tmp_path):
    said = run(
        tmp_path,
        """
        import resource
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, resource.RLIM_INFINITY))
        queue = CompileQueue([game])
        queue.start(); queue.wait()
        assert queue.failure(game) and not compiling.is_ready(game)
        game.set_up(2, 0)
        """,
    )
    assert "plays slowly" in said
    assert "File too large" in said
    run(tmp_path, "compile_now(game); assert is_used()")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX systems")
def test_a_child_killed_in_the_middle_of_compiling_leaves_nothing_half_done(tmp_path):
    said = run(
        tmp_path,
        """
        import os, signal
        compiling.PARTS = {compiling.RULES: "few:two_signatures"}
        def kill(_game, _part, done, total):
            assert (done, total) == (1, 2)
            os.kill(queue._jobs[game.family].child.pid, signal.SIGKILL)
        queue = CompileQueue([game], progress=kill)
        queue.start(); queue.wait()
        assert queue.failure(game) and not compiling.is_ready(game)
        game.set_up(2, 0)
        """,
    )
    assert said.count("plays slowly") == 1
    said = run(
        tmp_path,
        """
        compiling.PARTS = {compiling.RULES: "few:two_signatures"}
        compile_now(game)
        assert is_used()
        """,
    )
    assert not said


def test_a_cache_folder_that_cannot_be_written_is_told_once_and_another_is_used(tmp_path):
    said = run(
        tmp_path,
        "compile_now(game); assert is_used(); print(folder)",
        TAVOLIERE_CACHE=str(tmp_path / "few.py" / "cache"),  # below a file
        TMPDIR=str(tmp_path),
    )
    assert said.count("cannot be kept in") == 1
    assert said.splitlines()[-1].startswith(str(tmp_path / "tavoliere-compiled"))


def test_two_processes_that_compile_at_once_do_it_once(tmp_path):
    printed = run(
        tmp_path,
        """
        queues = [CompileQueue([game]) for _ in range(2)]
        for queue in queues: queue.start()
        for queue in queues: queue.wait()
        assert is_used()
        print(*sorted(queue.cpu_seconds()[compiling.RULES] for queue in queues))
        """,
    )
    waited, compiled = map(float, printed.split())
    assert waited < compiled / 2


ANY_CPU = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}


@pytest.fixture(scope="module")
def package(tmp_path_factory):
    """What a wheel carries: a few entry points, compiled for any CPU."""
    folder = tmp_path_factory.mktemp("built")
    run(folder, f"compile_now(game); shipped.pack(game.family, Path({str(folder / 'package')!r}))", **ANY_CPU)
    return folder / "package"


def shipping(package):
    """A line that lets a script find what came with the package."""
    return f"shipped.FOLDER = Path({str(package)!r})\n"


def test_what_came_with_the_package_is_used_at_once(tmp_path, package):
    run(tmp_path, shipping(package) + "assert compiling.is_ready(game) and is_used()")
    run(tmp_path, "assert compiling.is_ready(game) and is_used()")  # from the cache, without the package


def test_what_was_compiled_for_one_cpu_is_not_packed(tmp_path):
    said = run(
        tmp_path,
        f"""
        try:
            shipped.pack(game.family, Path({str(tmp_path)!r}))
        except ValueError as error:
            print(error)
        """,
        NUMBA_CPU_NAME="x86-64-v2",
    )
    assert "not for any CPU" in said


@pytest.mark.parametrize("name", ["sources", "bytecode", "platform", "cpu", "numba", "numpy", "NUMBA_BOUNDSCHECK"])
def test_a_package_made_for_something_else_is_not_used(tmp_path, package, name):
    script = f"""
    made = shipped.stamp(game.family)
    shipped.stamp = lambda family: {{**made, {name!r}: "another"}}
    assert not compiling.is_ready(game)
    assert not folder.exists()
    """
    run(tmp_path, shipping(package) + textwrap.dedent(script))


def test_edited_sources_do_not_use_what_came_with_the_package(tmp_path, package):
    script = """
    before, sources = shipped.stamp(game.family)["sources"], compile_cache.sources
    compile_cache.sources = lambda folder: sources(folder)[1:]
    assert shipped.stamp(game.family)["sources"] != before
    assert not compiling.is_ready(game)
    """
    run(tmp_path, shipping(package) + textwrap.dedent(script))


def test_a_damaged_package_is_told_and_the_game_is_compiled(tmp_path, package):
    script = """
    import shutil
    shutil.copytree(shipped.FOLDER, "copied")
    shipped.FOLDER = Path("copied")
    next(shipped.FOLDER.rglob("*.nbi")).write_bytes(b"nothing")
    assert not compiling.is_ready(game)
    compile_now(game)
    assert is_used()
    """
    here = f"import os; os.chdir({str(tmp_path)!r})\n"
    assert "cannot be used" in run(tmp_path, here + shipping(package) + textwrap.dedent(script))

"""Attack a running table service while two people play at it, and report what those two noticed.

    python tools/siege                              every attack alone, then all together, on SQLite
    python tools/siege --postgres                   the same on a PostgreSQL of its own
    python tools/siege --only hints --seconds 10    one attack
    python tools/siege --only together              all of them at the same time; hints+replays: these two
    python tools/siege --soak 30 --only together    half an hour: does memory grow, or open files, or threads?

Everything stays on the loopback addresses of this machine and ends by itself: each attack is a process of low priority
with an address of its own, the two people are timed in another process. An attack that does not get as far as it should
counts as a failure too: it would prove nothing.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from math import inf
from pathlib import Path
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from siege import makers  # noqa: F401 - its attacks enter the list
from siege.attacks import ATTACKS
from siege.canary import watch
from siege.client import ENDING, READY, WAIT, Json, Report, be_modest, end_within
from siege.soak import Samples, kilobytes

LIMIT = 250  # milliseconds: what 99 of 100 moves may take at the most
SETTLE = 2  # seconds an attack runs before anything is measured
PREPARING = 120  # seconds that an attack may prepare itself
STARTING = 120  # seconds that the service may take to start, and to end
TOGETHER = "together"
DIED = '{"standing": "it died"}'
ADDRESSES = 200  # rounds that each use new addresses


class NotReady(Exception):
    """An attack that could not be prepared."""


class Served:
    """The service as `tavoliere serve` starts it, with its default settings."""

    def __init__(self, db: str, port: int) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", port))
            port = free.getsockname()[1]
        self.url, self.db = f"http://127.0.0.1:{port}", db
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the run
        command = [sys.executable, "-m", "tavoliere.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
        self.process = subprocess.Popen([*command, "--db", db], stdout=self.log, stderr=self.log)
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self.process.poll() is None:
            try:
                urlopen(f"{self.url}/api/games", timeout=STARTING).close()  # from now on every game is loaded
                return
            except OSError:
                time.sleep(0.1)
        self.stop()
        self.log.seek(0)
        raise SystemExit(self.log.read().decode())

    def held(self) -> dict[str, int]:
        """Megabytes of the service and of its workers (shared memory in proportion); open files and threads."""
        held = {"service": 0, "workers": 0, "files": 0, "threads": 0}
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError, StopIteration):
                parent = int(folder.joinpath("stat").read_text().rpartition(")")[2].split()[1])
                name = "service" if int(folder.name) == self.process.pid else "workers"
                if name == "service" or parent == self.process.pid:
                    lines = folder.joinpath("smaps_rollup").read_text().splitlines()
                    held[name] += int(next(line for line in lines if line.startswith("Pss:")).split()[1]) // 1024
        for name, folder in (("files", "fd"), ("threads", "task")):
            held[name] = len(list(Path(f"/proc/{self.process.pid}/{folder}").iterdir()))
        return held

    def sample(self) -> dict[str, int]:
        """The same, with the tables in memory and the size of the database file."""
        return {**self.held(), "tables": self.tables(), "database kB": kilobytes(self.db)}

    def tables(self) -> int:
        """How many tables it has in memory: matches of bots that strangers have left behind go on."""
        with urlopen(f"{self.url}/metrics", timeout=WAIT) as answer:
            lines = answer.read().decode().splitlines()
        return int(float(next(line for line in lines if line.startswith("tavoliere_tables_loaded")).split()[1]))

    def tracebacks(self) -> int:
        """How many internal errors it has logged; the first is shown."""
        self.log.seek(0)
        _before, *found = self.log.read().decode(errors="replace").split("Traceback")
        if found:
            print(found[0][:3000])
        return len(found)

    def stop(self) -> None:
        """Stop the service; it must end when it is told to."""
        self.process.terminate()
        try:
            self.process.wait(STARTING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise


def child(*arguments: str) -> subprocess.Popen[str]:
    """Start this program again, for one part of the siege."""
    command = [sys.executable, str(Path(__file__).parent), *arguments]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def besiege(served: Served, names: list[str], seconds: float, number: int) -> Json:
    """Run some attacks at the same time, and the two people beside them; each round uses other addresses."""
    about = ["--url", served.url, "--seconds", str(seconds + SETTLE)]
    attackers = {
        name: child("--attack", name, "--address", f"127.0.{number + 1}.{place + 1}", *about)
        for place, name in enumerate(names)
    }
    # The two people are started before: a process that starts beside all attacks may be ready when they are over.
    canary = child("--canary", "--url", served.url, "--seconds", str(seconds))
    assert canary.stdout
    canary.stdout.readline()
    begin_together(list(attackers.values()))
    time.sleep(SETTLE)
    figures: Json = json.loads(canary.communicate(READY)[0] or '{"refusals": 1, "refused": ["the canary died"]}')
    figures["attacks"] = {name: json.loads(one.communicate()[0] or DIED) for name, one in attackers.items()}
    figures["held"] = served.held()
    return figures


def begin_together(attackers: list[subprocess.Popen[str]]) -> None:
    """Wait until every attack is prepared, then let all of them begin; one that could not is reported at the end."""
    said = {one: one.stdout.readline() for one in attackers if one.stdout}
    ready = [one for one, word in said.items() if word == READY]
    for one in said.keys() - set(ready):
        print(f"could not begin: {one.args}: {said[one]}", flush=True)
    if attackers and not ready:
        raise NotReady(f"{len(attackers)} could not begin")
    for one in ready:
        assert one.stdin
        one.stdin.write(READY)
        one.stdin.flush()


def report(name: str, figures: Json, limit: float) -> bool:
    """Print a few lines; returns whether the attacks had an effect and the two people were not disturbed."""
    parts = [figures.get(part, {"p50": -1, "p99": -1, "n": 0}) for part in ("moves", "told", "pages")]
    at_peace = not figures["refusals"] and all(part["n"] > 0 and part["p99"] < limit for part in parts)
    (moves, told, pages), held = parts, figures["held"]
    print(
        f"{name:16} moves {moves['n']:4} p50 {moves['p50']:6} p99 {moves['p99']:7} ms · told p99 {told['p99']:7} · "
        f"pages p99 {pages['p99']:7} · {held['service']:4} + {held['workers']:4} MB, {held['files']:4} files, "
        f"{held['threads']} threads · "
        f"{'ok' if at_peace else 'NOT OK'} {figures['refused'] or ''}",
        flush=True,
    )
    outcomes = figures["attacks"]
    faults = [fault for one, outcome in outcomes.items() if (fault := report_attack(one, outcome, len(outcomes) == 1))]
    return at_peace and not faults


def report_attack(name: str, outcome: Json, is_alone: bool) -> str:
    """Print how an attack went; returns what is wrong. Beside other attacks it need not get as far."""
    answers = outcome.get("answers", {})
    missing = ATTACKS[name].missing(answers)
    fault = f"NO ATTACK, no {', '.join(missing)}: " if (missing if is_alone else not answers) else ""
    fault += f"STANDS STILL, {outcome['standing']}: " if outcome.get("standing") else ""
    seen = ", ".join(f"{count} × {answer}" for answer, count in answers.items())
    print(f"    {name}: {fault}{outcome.get('sent', 0)} sent: {seen}", flush=True)
    return fault


@contextmanager
def database(chosen: argparse.Namespace) -> Iterator[str]:
    """A new SQLite file, or a database of a PostgreSQL of the run's own."""
    if chosen.postgres:
        sys.path.append(str(Path(__file__).parents[2] / "tests"))
        import postgres

        programs = postgres.programs()
        if programs is None:
            raise SystemExit(postgres.ADVICE)
        server = postgres.Postgres(programs, fsync=True)
        try:
            yield server.new_database()
        finally:
            server.remove()
        return
    with tempfile.TemporaryDirectory() as folder:
        yield str(Path(folder) / "tables.db")


def rounds_of(only: str) -> list[tuple[str, list[str]]]:
    """Which attacks come one after the other, or together."""
    wanted = only.split(",") if only else [*ATTACKS, TOGETHER]
    rounds = [(name, list(ATTACKS) if name == TOGETHER else name.split("+")) for name in wanted]
    unknown = {name for _round, names in rounds for name in names} - set(ATTACKS)
    if unknown:
        raise SystemExit(f"no such attack: {', '.join(unknown)}; there are {', '.join(ATTACKS)} and {TOGETHER}")
    return [("nobody", []), *rounds]


def main() -> int:
    """Run every attack alone, then all together; 0 if the two people noticed nothing."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15, help="of each attack")
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL that is started for it")
    parser.add_argument("--port", type=int, default=0, help="of the service; a free one if it is left out")
    parser.add_argument("--limit", type=float, default=LIMIT, help="milliseconds that 99 of 100 moves may take at most")
    parser.add_argument("--times", type=int, default=1, help="everything again and again")
    parser.add_argument("--soak", type=float, default=0, help="again and again for so many minutes, without a limit")
    parser.add_argument("--only", default="", help="attacks, separated by commas")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--canary", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--address", default="127.0.1.1", help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.canary:
        print(READY, end="", flush=True)
        sys.stdin.readline()
        end_within(chosen.seconds + 3 * WAIT)
        print(json.dumps(asyncio.run(watch(chosen.url, chosen.seconds)).summary()))
        return 0
    if chosen.attack:
        return attack(chosen)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no service is left behind
    rounds = rounds_of(chosen.only) * chosen.times
    with database(chosen) as db:
        return (soak if chosen.soak else siege)(Served(db, chosen.port), rounds, chosen)


def siege(served: Served, rounds: list[tuple[str, list[str]]], chosen: argparse.Namespace) -> int:
    """Run one round after the other."""
    try:
        at_peace = [one_round(served, name, names, number, chosen) for number, (name, names) in enumerate(rounds)]
        faults = served.tracebacks()
        print(f"{sum(at_peace)} of {len(at_peace)} rounds in peace; {faults} tracebacks in the log")
        return int(not all(at_peace) or faults > 0)
    finally:
        served.stop()


def one_round(served: Served, name: str, names: list[str], number: int, chosen: argparse.Namespace) -> bool:
    """Run a round; returns whether the two people noticed nothing and the attacks had an effect."""
    try:
        return report(name, besiege(served, names, chosen.seconds, number), chosen.limit)
    except NotReady as error:
        print(f"{name:16} NO ATTACK: {error}", flush=True)
        return False


def soak(served: Served, rounds: list[tuple[str, list[str]]], chosen: argparse.Namespace) -> int:
    """Run one round after the other for a long time; what the service holds is printed, whatever the people noticed."""
    end = time.monotonic() + 60 * chosen.soak
    try:
        with Samples(served.sample) as samples:
            for number, (name, names) in enumerate(cycle(rounds)):
                if time.monotonic() > end:
                    break
                try:
                    report(name, besiege(served, names, chosen.seconds, number % ADDRESSES), inf)
                except NotReady as error:  # on a machine that has other work to do
                    print(error, flush=True)
        samples.report()
        return int(served.tracebacks() > 0)
    finally:
        served.stop()


def attack(chosen: argparse.Namespace) -> int:
    """Run one attack, in a process of its own with low priority."""
    be_modest()
    end_within(PREPARING + chosen.seconds + 2 * ENDING)
    outcome = Report()

    async def limited() -> None:
        try:
            async with asyncio.timeout(PREPARING + chosen.seconds + ENDING):
                await ATTACKS[chosen.attack].run(chosen.url, chosen.address, chosen.seconds, outcome)
        except Exception as error:  # perhaps it was shut out; its expected answers say whether that is all right
            outcome.answers[f"ended by {type(error).__name__}: {error}"[:200]] += 1
        print(json.dumps(outcome.summary()), flush=True)
        os._exit(0)  # do not wait for threads that do not end

    asyncio.run(limited())
    return 1


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())

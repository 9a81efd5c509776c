"""`make wheel`: builds a wheel with the browser table and all games compiled, for this Python and platform.

Compiled for any CPU of the platform, so that whoever installs it starts at full strength. Goes to dist/.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
CACHE, SHIPPED = ROOT / "build" / "any-cpu", ROOT / "src" / "tavoliere" / "compiled"
ANY_CPU = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
PACK = """
from tavoliere import app
from tavoliere.engine import shipped
for family in {app.load(game).family for game in app.game_ids()}:
    shipped.pack(family, shipped.FOLDER)
"""


def run(*command: str) -> None:
    """Run a step with settings for code that runs on any CPU; stop with a sentence if it fails."""
    environment = {**os.environ, **ANY_CPU, "TAVOLIERE_CACHE": str(CACHE)}
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit("The wheel could not be built; the reason is above.")


def main() -> None:
    """Compile, pack, build."""
    python = sys.executable
    print("== compiling all games for any CPU (about two minutes)", flush=True)
    run(str(Path(python).with_name("tavoliere")), "compile")
    shutil.rmtree(SHIPPED, ignore_errors=True)
    try:
        run(python, "-c", PACK)
        print("== building the wheel", flush=True)
        pip = ("-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps", "--no-build-isolation")
        run(python, *pip, "--wheel-dir", "dist", ".")
    finally:
        shutil.rmtree(SHIPPED, ignore_errors=True)  # a checkout must compile its own sources
    for wheel in (ROOT / "dist").glob("*.whl"):
        print(f"{wheel.relative_to(ROOT)}: {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()

"""Finds or installs the Chromium for browser tests and screenshots: `python tests/browser/chromium.py`."""

import os
import shutil
import subprocess
import sys
from typing import Any

# The headless shell is Chromium without windows, menus and profiles: a page takes a fifth less processor time in it.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
WHAT_TO_DO = (
    "The browser tests need Chromium, and none could be installed. Install it (Debian and Ubuntu: apt install "
    "chromium), or name one: make test TAVOLIERE_BROWSER=/path/to/chromium"
)

# Chromium keeps pages of its own ready beside each new window, for an address bar that nobody sees here: two thirds of
# what opening a window costs. Chromium heeds only the last such list, so Playwright's own is said again.
WITHOUT = (
    "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,"
    "AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,"
    "HttpsUpgrades,LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,"
    "PreconnectToSearch,ThirdPartyStoragePartitioning"
)


def launch(playwright: Any) -> Any:
    """The browser that `find` found, started."""
    # With more room for new objects V8 collects garbage less often, in pages that live for seconds.
    memory = "--js-flags=--min-semi-space-size=16"
    arguments = ["--no-sandbox", f"--disable-features={WITHOUT}", memory]
    return playwright.chromium.launch(executable_path=find(), args=arguments)


def find() -> str | None:
    """The path of a Chromium: the one that was named, the system's, or Playwright's own."""
    named = os.environ.get("TAVOLIERE_BROWSER")
    system = (found for name in NAMES if (found := shutil.which(name)))
    return named or next(system, None) or playwrights_own()


def playwrights_own() -> str | None:
    """The one that `playwright install chromium` put into the user's cache."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as started:
        path = started.chromium.executable_path
    return path if os.path.exists(path) else None


def install() -> None:
    """Try the system's packages if permitted, then Playwright's download; `find` tells whether it worked."""
    if shutil.which("apt-get"):
        rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
        quietly("apt-get", "update", rights=rights)
        for package in (SHELL, "chromium"):
            if not find():
                quietly("apt-get", "install", "--yes", "--no-install-recommends", package, rights=rights)
    if not find():
        quietly(sys.executable, "-m", "playwright", "install", "--with-deps", "chromium")


def quietly(*command: str, rights: list[str] | None = None) -> None:
    """Run a command that may fail, without its output."""
    try:
        subprocess.run([*(rights or []), *command], capture_output=True, check=False)
    except OSError:
        return


def main() -> int:
    """Find or install; say what to do if neither works."""
    if not find():
        print("== installing Chromium for the browser tests (once; a minute or two)", flush=True)
        install()
    if not find():
        print(WHAT_TO_DO, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

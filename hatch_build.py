"""A package carries the built browser table: built before it is packed, unless only this checkout is linked to.

With compiled games in it (`make wheel`) it is a package for one Python and platform.
"""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BrowserTable(BuildHookInterface):
    """Builds what browsers load."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build, or say what is lacking; `pip install --editable` is followed by `make web` instead."""
        if version == "editable":
            return
        script = Path(self.root) / "tools" / "build_web.py"
        spec = importlib.util.spec_from_file_location("build_web", script)
        builder = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(builder)
        builder.build()
        if (Path(self.root) / "src" / "tavoliere" / "compiled").exists():
            build_data.update(pure_python=False, infer_tag=True)

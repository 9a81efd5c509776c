"""Records as plain Python, to be read often and never written: numpy looks up every attribute anew, which is slow."""

from types import SimpleNamespace
from typing import Any

import numpy as np


def plain(value: Any) -> Any:
    """A record with plain numbers and lists; tables of two dimensions stay arrays, so that `table[a, b]` works."""
    if isinstance(value, np.void):
        names = value.dtype.names or ()
        return SimpleNamespace(**{name: plain(value[name]) for name in names})
    if not isinstance(value, np.ndarray):
        return value.item()
    if value.dtype.names:
        return [plain(row) for row in value]
    return value if value.ndim > 1 else value.tolist()

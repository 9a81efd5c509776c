"""Records as plain Python objects, for frequent reading: numpy looks up every attribute anew, which is slow."""

from collections.abc import Callable
from functools import wraps
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])


def plain(value: Any) -> Any:
    """A record with plain numbers and lists; tables of two dimensions stay arrays, so that `table[a, b]` works."""
    if isinstance(value, np.void):
        names = value.dtype.names or ()
        # One call reads all fields; only a record within the record comes back as a tuple without names.
        fields = zip(names, value.item(), strict=True)
        return SimpleNamespace(
            **{name: plain(value[name]) if isinstance(field, tuple) else plain(field) for name, field in fields}
        )
    if not isinstance(value, np.ndarray):
        return value
    if value.dtype.names:
        return [plain(row) for row in value]
    return value if value.ndim > 1 else value.tolist()


def cached_per_state(function: Function) -> Function:
    """Cache what a function of a state (its last argument, plain) returns, for everybody who looks at that state.

    What it returns is shared, so nobody may change it; it depends on the state alone, never on who looks.
    """

    @wraps(function)
    def cached(*arguments: Any) -> Any:
        known = vars(arguments[-1]).setdefault("cached", {})
        if function not in known:
            known[function] = function(*arguments)
        return known[function]

    return cached  # type: ignore[return-value]

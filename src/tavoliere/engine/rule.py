"""`@rule` marks the function that carries out a numbered rule; it stays a plain function that numba can compile."""

from collections.abc import Callable
from typing import Any, TypeVar

from numba.extending import register_jitable

from tavoliere.engine import membership  # noqa: F401 - tells numba
from tavoliere.engine.compiler import HelperCompiler, options_for

Function = TypeVar("Function", bound=Callable[..., Any])

# Functions inside compiled code are never called from C: leaving that wrapper out saves a tenth of the compile time.
INNER: Any = {"no_cfunc_wrapper": True, **options_for(HelperCompiler)}

CARRIED_OUT_BY: dict[str, list[Callable[..., Any]]] = {}


def rule(*ids: str) -> Callable[[Function], Function]:
    """Say which numbered rules a function carries out; compiled code may call it, and so may plain Python."""

    def mark(function: Function) -> Function:
        for rule_id in ids:
            CARRIED_OUT_BY.setdefault(rule_id, []).append(function)
        function.rule_ids = ids  # type: ignore[attr-defined]
        return helper(function)

    return mark


def helper(function: Function) -> Function:
    """A function that rules call and that carries out no rule of its own."""
    return register_jitable(**INNER)(function)


@helper
def keep(array):
    """Keep an array until here: compiled code frees it after its last use, even while a record of it is still used."""
    return len(array)

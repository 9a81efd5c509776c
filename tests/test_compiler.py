"""Entry points are compiled as whole programs: helpers have no code of their own, and no array made in them is lost."""

import subprocess
import sys

import numpy as np
import pytest
from numba import njit
from numba.core.compiler import Flags as NumbaFlags
from numba.core.runtime import _nrt_python, rtsys

from tavoliere.engine.compiler import EntryPointCompiler, EntryPointLibrary, Flags, options_for
from tavoliere.engine.rule import helper


@helper
def doubled(number):
    return 2 * number


@helper
def total(numbers):
    """Borrows an array and a view of it."""
    rest, found = numbers[1:], numbers[0]
    for number in rest:
        found += doubled(number)
    return found


@helper
def counted_to(number):
    """Makes an array and gives it away."""
    return np.arange(number)


@helper
def itself(numbers):
    """Gives away what it was given."""
    return numbers


def work(number):
    made = counted_to(number)
    kept = itself(made)
    return total(kept) + total(itself(counted_to(number)))


@helper
def squares(numbers):
    """Has a function inside, and works on whole arrays: numba has steps of its own for both."""
    return np.array([number * number for number in numbers]) + numbers * 2


def work_inside(numbers):
    return squares(numbers).sum() + len([doubled(number) for number in numbers])


@pytest.fixture(scope="module")
def compiled():
    """The function as an entry point."""
    return njit(**options_for(EntryPointCompiler))(work)


def test_an_entry_point_gives_what_the_plain_function_gives(compiled):
    assert [compiled(number) for number in (1, 2, 10)] == [work(number) for number in (1, 2, 10)]


def test_arrays_that_helpers_make_are_freed_once(compiled):
    compiled(5)
    _nrt_python.memsys_enable_stats()
    before = rtsys.get_allocation_stats()
    for _ in range(100):
        compiled(5)
    after = rtsys.get_allocation_stats()
    _nrt_python.memsys_disable_stats()
    assert after.alloc - before.alloc == 200
    assert after.free - before.free == 200


def test_nobody_outside_sees_a_helper_of_an_entry_point(compiled):
    compiled(5)
    (result,) = compiled.overloads.values()
    assert isinstance(result.library, EntryPointLibrary)
    seen = [line for line in result.library.get_llvm_str().splitlines() if line.startswith("define ")]
    outside = [line for line in seen if not line.startswith("define internal")]
    assert outside
    assert all("work" in line for line in outside), outside


def test_anybodys_own_compiled_function_may_call_helpers():
    @njit
    def own(number):
        return total(np.arange(number)) + doubled(number)

    assert own(10) == total(np.arange(10)) + 20


def test_functions_with_others_inside_and_whole_arrays_are_compiled_right():
    numbers = np.arange(5)
    assert njit(**options_for(EntryPointCompiler))(work_inside)(numbers) == work_inside(numbers)


def test_numbas_settings_are_told_apart_as_numba_does_it():
    for ours, theirs in ((Flags, NumbaFlags), (NumbaFlags, Flags), (Flags, Flags)):
        one, other = ours(), theirs()
        assert (one, hash(one)) == (other, hash(other))
        other.boundscheck = True
        assert one != other
        one.boundscheck = True
        assert (one, hash(one)) == (other, hash(other))


def test_with_another_numba_functions_are_compiled_as_numba_does_it():
    script = """
import logging, numba
logging.basicConfig()
numba.__version__ = "0.99.0"
from tavoliere.engine import compiler
assert not compiler.options_for(compiler.EntryPointCompiler)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert "numba 0.99.0 is not one of the versions" in done.stderr

"""Sets as bit masks of 64 places: lowest member, removal, counting; compiled, each is an instruction or two.

    while routes != 0:
        route = lowest_bit(routes)
        routes = without_lowest_bit(routes)

A mask is an int64, so the mask with place 63 is negative: uncompiled, plain Python would count its sign for ever.
"""

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic, overload
from numba.np.arrayobj import make_array

from tavoliere.engine.records import int64
from tavoliere.engine.rule import INNER

PLACES = 64
ALL = (1 << PLACES) - 1
BITS = [1 << place for place in range(PLACES)]


def lowest_bit(mask: Any) -> int:
    """The lowest place that is set in a mask; there must be one."""
    return (int(mask) & -int(mask)).bit_length() - 1


def without_lowest_bit(mask: Any) -> int:
    """A mask without its lowest place that is set."""
    places = int(mask) & ALL
    return as_mask(places & (places - 1))


def count_bits(mask: Any) -> int:
    """How many places are set in a mask."""
    return (int(mask) & ALL).bit_count()


def places_of(values: Any, value: Any) -> int:
    """A mask of the places where an array of exactly 64 whole numbers holds a value."""
    return as_mask(sum(bit for held, bit in zip(values, BITS, strict=True) if held == value))


def as_mask(places: int) -> int:
    """A set of places as it is stored in an int64."""
    return places - (ALL + 1) if places >> (PLACES - 1) else places


@intrinsic
def _trailing_zeros(_typing_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@intrinsic
def _population(_typing_context: Any, mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _equal_places(_typing_context: Any, values: Any, value: Any) -> Any:
    """All 64 numbers are compared at once, and each answer becomes a bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, arguments[0])
        wide = ir.VectorType(array.data.type.pointee, PLACES)
        held = builder.load(builder.bitcast(array.data, wide.as_pointer()), align=1)
        wanted = ir.Constant(wide, ir.Undefined)
        for place in range(PLACES):
            wanted = builder.insert_element(wanted, arguments[1], ir.Constant(ir.IntType(32), place))
        return builder.bitcast(builder.icmp_signed("==", held, wanted), ir.IntType(PLACES))

    return types.int64(values, values.dtype), generate


@overload(lowest_bit, jit_options=INNER)
def _lowest_bit(mask):
    return lambda mask: _trailing_zeros(int64(mask))  # type: ignore[call-arg]


@overload(without_lowest_bit, jit_options=INNER)
def _without_lowest_bit(mask):
    return lambda mask: int64(mask) & (int64(mask) - 1)


@overload(count_bits, jit_options=INNER)
def _count_bits(mask):
    return lambda mask: _population(int64(mask))  # type: ignore[call-arg]


@overload(places_of, jit_options=INNER)
def _places_of(values, value):
    # Numba wants a plain function here, with these very parameters.
    return lambda values, value: _equal_places(values, value)  # type: ignore[call-arg]  # noqa: PLW0108

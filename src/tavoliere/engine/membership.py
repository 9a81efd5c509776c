"""`kind in (ROUTE, STATION)`, compiled to comparisons: numba compiles a loop of its own for every kind of tuple."""

import operator
from typing import Any

from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import Signature
from numba.cpython.listobj import in_seq

WIDEST = 64  # bits


@lower_builtin(operator.contains, types.UniTuple, types.Integer)
def is_one_of(context: Any, builder: Any, made: Signature, arguments: Any) -> Any:
    """Compare a whole number with each member in turn."""
    tuple_kind, kind = made.args
    if not (is_whole(tuple_kind.dtype) and is_whole(kind)):
        return in_seq(context, builder, made, arguments)
    wanted = context.cast(builder, arguments[1], kind, types.int64)
    found = cgutils.false_bit
    for member in cgutils.unpack_tuple(builder, arguments[0]):
        number = context.cast(builder, member, tuple_kind.dtype, types.int64)
        found = builder.or_(found, builder.icmp_signed("==", number, wanted))
    return found


def is_whole(kind: Any) -> bool:
    """Whether all values of a type, a number or one that has a name, are also numbers of 64 bits."""
    number: Any = kind.dtype if isinstance(kind, types.IntEnumMember) else kind
    is_number = isinstance(number, types.Integer)
    return is_number and bool(number.signed or number.bitwidth < WIDEST)

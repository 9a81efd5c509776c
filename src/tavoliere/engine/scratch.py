"""Temporary arrays: compiled, they lie on the stack, so nothing is allocated and no references are counted.

    deck = scratch(CARDS, int64)

Such an array must not outlive the function that asks for it: hand it down to others, never return it.
"""

import operator
from typing import Any

import numpy as np
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, Signature, infer_global, signature
from numba.np.arrayobj import basic_indexing, make_array, normalize_indices, populate_array, setitem_array

ALIGNMENT = 16  # bytes: enough for every field of a record


def scratch(count: int, kind: Any) -> Any:
    """A one-dimensional array of a fixed size, uninitialised."""
    return np.empty(count, kind)


@infer_global(scratch)
class ScratchTyping(AbstractTemplate):
    """What `scratch` gives; its size is known when it is compiled."""

    prefer_literal = True

    def generic(self, args: tuple[Any, ...], kws: Any) -> Signature | None:
        count, kind = args
        is_fixed = isinstance(count, types.IntegerLiteral) and not kws
        return signature(types.Array(kind.dtype, 1, "C"), count, kind) if is_fixed else None


# Not an @intrinsic inside an @overload: the memory would be gone at the end of that overload, and if numba put the
# overload into its caller's code it would also drop what it takes for writes that nobody reads.
@lower_builtin(scratch, types.IntegerLiteral, types.DType)
@lower_builtin(scratch, types.IntegerLiteral, types.NumberClass)
def reserve_stack(context: Any, builder: Any, made: Signature, _arguments: Any) -> Any:
    """Reserve memory in the frame of the function that is being compiled, and return an array over it."""
    item = context.get_data_type(made.return_type.dtype)
    length = context.get_constant(types.intp, made.args[0].literal_value)
    size = context.get_constant(types.intp, context.get_abi_sizeof(item))
    with builder.goto_entry_block():  # once, also where it is asked for in a loop
        memory = builder.alloca(item, size=length)
    memory.align = ALIGNMENT
    array = make_array(made.return_type)(context, builder)
    populate_array(array, data=memory, shape=[length], strides=[size], itemsize=size, meminfo=None)
    return array._getvalue()


# Numba reads the whole record and writes it. Where that goes to the stack, LLVM takes it apart byte by byte: a thousand
# instructions for a copied state, half of the time it took to compile what uses one.
@lower_builtin(operator.setitem, types.Array, types.Integer, types.Record)
def copy_record(context: Any, builder: Any, made: Signature, arguments: Any) -> Any:
    """`array[index] = record`, as one block of bytes."""
    kind, index_kind, given = made.args
    if kind.ndim != 1 or kind.dtype != given:
        return setitem_array(context, builder, made, arguments)
    array = make_array(kind)(context, builder, arguments[0])
    kinds, indices = normalize_indices(context, builder, (index_kind,), (arguments[1],))
    checked = context.enable_boundscheck
    place, _, _ = basic_indexing(context, builder, kind, array, kinds, indices, boundscheck=checked)
    one = context.get_constant(types.intp, 1)
    cgutils.raw_memcpy(builder, place, arguments[2], one, given.size)
    return context.get_dummy_value()

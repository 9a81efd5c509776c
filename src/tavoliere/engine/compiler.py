"""How numba compiles the rules: every entry point as one whole program.

By itself numba optimises each small function alone, turns it into machine code that nobody calls, and does all of it
again inside every caller. Here a helper stays unoptimised code without an address; an entry point links all helpers it
reaches once, hides them, and is optimised once. That takes less time and gives faster machine code.

It builds on numba's insides, so it is used with versions it was tested with; with others numba compiles as it always
does.
"""

import logging
from collections.abc import Iterator
from types import CodeType
from typing import Any

import numba
from llvmlite import binding as llvm
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import errors, ir, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler, _LowerResult
from numba.core.compiler import Flags as NumbaFlags
from numba.core.compiler_machinery import AnalysisPass, PassManager, register_pass
from numba.core.typed_passes import AnnotateTypes, NativeLowering, NopythonRewrites

from tavoliere.engine.scratch import scratch

TESTED = ("0.68.",)  # versions of numba
OWNED = (types.Array, types.List)  # values that may hold a counted reference
# Numba's steps for functions inside functions and comprehensions; they are slow even where there are none.
FOR_INNER_FUNCTIONS = {"inline_closure_likes", "make_function_op_code_to_jit_function"}
BORROWING = {"getattr", "getitem", "static_getitem", "cast", "build_tuple", "exhaust_iter"}


class Library(JITCodeLibrary):
    """Code of one function, optimised alone before it is linked to more."""

    def _optimize_functions(self, ll_module: Any) -> None:
        """As numba does it, without optimising whatever the function only calls: that has no code here."""
        ll_module.data_layout = self._codegen._data_layout
        steps, builder = self._codegen._function_pass_manager()
        for function in ll_module.functions:
            if not function.is_declaration:
                steps.run(function, builder)


class HelperLibrary(Library):
    """A helper's code: kept as it is until an entry point links it."""

    def finalize(self) -> None:
        """Nothing to do: a helper has no machine code of its own."""
        self._raise_if_finalized()
        for library in self._linking_libraries:
            self._reload_init.update(library._reload_init)
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """With all that it calls, for code that numba compiles by itself: somebody's own function calls a helper."""
        if self._shared_module is None:
            whole = self._final_module.clone()
            for library in reachable(self):
                whole.link_in(own_module(library), preserve=True)
            for name in defined_in(whole):
                function = whole.get_function(name)
                if function.linkage == llvm.Linkage.external:
                    function.linkage = "linkonce_odr"
            self._shared_module = whole
        return self._shared_module


class EntryPointLibrary(Library):
    """An entry point with everything it reaches, optimised as a whole."""

    def _optimize_final_module(self) -> None:
        """Optimise once, like numba's second time: its first is for reference counts."""
        steps, builder = self._codegen._module_pass_manager()
        steps.run(self._final_module, builder)

    def finalize(self) -> None:
        """Link every helper once and hide it, then optimise and make machine code."""
        self._raise_if_finalized()
        self._codegen._check_llvm_bugs()
        called_from_outside = {
            function.name for function in self._final_module.functions if not function.is_declaration
        }
        for library in reachable(self):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(own_module(library), preserve=True)
        for name in defined_in(self._final_module) - called_from_outside:
            self._final_module.get_function(name).linkage = "internal"
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()


def defined_in(module: Any) -> set[str]:
    """The names of the functions whose code a module holds."""
    return {function.name for function in module.functions if not function.is_declaration}


def reachable(library: JITCodeLibrary) -> Iterator[JITCodeLibrary]:
    """The libraries a library calls into, directly or through helpers, each once."""
    seen, waiting = {library}, [library]
    while waiting:
        for called in waiting.pop()._linking_libraries:
            if called not in seen:
                seen.add(called)
                yield called
                if isinstance(called, HelperLibrary):
                    waiting.append(called)


def own_module(library: JITCodeLibrary) -> Any:
    """A library's code to link: of a helper only its own functions, of numba's own libraries all they need."""
    return library._final_module if isinstance(library, HelperLibrary) else library._get_module_for_linking()


@register_pass(mutates_CFG=False, analysis_only=True)
class CountReferencesWhereArraysAreMade(AnalysisPass):
    """Count no references in functions that make no arrays: their callers keep whatever they are given."""

    _name = "count_references_where_arrays_are_made"

    def __init__(self) -> None:
        AnalysisPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Switch reference counting off where no value can own a reference."""
        if not may_own(state.return_type) and not any(map(may_own, made_in(state))):
            state.targetctx = state.targetctx.subtarget(enable_nrt=False)
        return False


def made_in(state: Any) -> Iterator[types.Type]:
    """The types of all values that a function makes, rather than borrows from its arguments."""
    for block in state.func_ir.blocks.values():
        for assignment in block.find_insts(ir.Assign):
            value = assignment.value
            if isinstance(value, ir.Expr) and value.op not in BORROWING and not lies_on_the_stack(value, state.typemap):
                yield state.typemap[assignment.target.name]


def lies_on_the_stack(value: ir.Expr, types_of: dict[str, types.Type]) -> bool:
    """Whether an expression makes an array on the stack, which has no owner."""
    return value.op == "call" and getattr(types_of[value.func.name], "typing_key", None) is scratch


def may_own(kind: types.Type) -> bool:
    """Whether values of this type may hold references; a tuple holds those of its members."""
    members: Any = kind if isinstance(kind, types.BaseTuple) else ()
    return isinstance(kind, OWNED) or any(map(may_own, members))


@register_pass(mutates_CFG=True, analysis_only=False)
class RewriteWhereArraysAreMade(NopythonRewrites):
    """Numba's rewrites after typing, left out where they find nothing: no whole arrays, no fields named by a string."""

    _name = "rewrite_where_arrays_are_made"

    def run_pass(self, state: Any) -> bool:
        """Run numba's rewrites in functions that have any use for them."""
        named = any(isinstance(kind, types.StringLiteral) for kind in state.typemap.values())
        wanted = named or any(isinstance(kind, types.Array) for kind in made_in(state))
        return wanted and bool(super().run_pass(state))


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerHelper(NativeLowering):
    """Lower a helper without making machine code."""

    _name = "lower_helper"

    def run_pass(self, state: Any) -> bool:
        """As numba does it, with a stand-in where the callable would be: helpers are only ever linked in."""
        state.library = prepared(HelperLibrary, state)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        name = lowered.fndesc.qualname.split(".")[-1]
        stand_in = _dynfunc.make_function(lowered.fndesc.lookup_module(), name, "", 0, lowered.env, (state.library,))
        state.targetctx.insert_user_function(stand_in, lowered.fndesc, [state.library])
        state.library.finalize()
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=stand_in, env=lowered.env)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class LowerEntryPoint(NativeLowering):
    """Lower an entry point."""

    _name = "lower_entry_point"

    def run_pass(self, state: Any) -> bool:
        """As numba does it, into a library that is optimised as a whole."""
        state.library = prepared(EntryPointLibrary, state)
        return bool(super().run_pass(state))


def prepared(kind: type[JITCodeLibrary], state: Any) -> JITCodeLibrary:
    """An empty library for a function; what is in it can be cached."""
    library = kind(state.targetctx.codegen(), state.func_id.func_qualname)
    library.enable_object_caching()
    return library


class Flags(NumbaFlags):
    """Numba's flags of a function with a fast comparison: numba compares them at every call it finds in a function."""

    def __hash__(self) -> int:
        """A constant: numba's own hash depends on nothing but the names of the settings."""
        return HASH_OF_FLAGS

    def __eq__(self, other: object) -> bool:
        """Compare the values that were set first."""
        return self._values == getattr(other, "_values", None) or bool(super().__eq__(other))


HASH_OF_FLAGS = hash(NumbaFlags())


class Steps(PassManager):
    """Numba's pass manager without its event for each pass, which writes out the types of all arguments."""

    def _runPass(self, index: int, step: Any, state: Any) -> None:  # noqa: N802 - numba's name
        step.analysis = self._analysis
        with errors.new_error_context("Pass {name}", name=step.name()):  # type: ignore[attr-defined]
            step.run_initialization(state)
            step.run_pass(state)
            step.run_finalizer(state)


class HelperCompiler(Compiler):
    """Compiles functions that compiled functions call."""

    lowering: type[NativeLowering] = LowerHelper

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.state.flags = Flags(self.state.flags)

    def define_pipelines(self) -> list[Any]:
        """Numba's passes with some left out, two replaced by ours, and one added."""
        (numbas,) = super().define_pipelines()
        numbas.add_pass_after(CountReferencesWhereArraysAreMade, AnnotateTypes)
        code = self.state.func_id.func.__code__
        has_inner = any(isinstance(constant, CodeType) for constant in code.co_consts)
        left_out = set() if has_inner else FOR_INNER_FUNCTIONS
        ours = {NativeLowering: self.lowering, NopythonRewrites: RewriteWhereArraysAreMade}
        steps = Steps(numbas.pipeline_name)
        steps.passes = [(ours.get(step, step), text) for step, text in numbas.passes if step.name() not in left_out]
        steps.finalize()
        return [steps]


class EntryPointCompiler(HelperCompiler):
    """Compiles functions that Python calls."""

    lowering = LowerEntryPoint


def options_for(compiler: type[HelperCompiler]) -> dict[str, Any]:
    """The numba options that compile a function this way."""
    return {"pipeline_class": compiler} if IS_TESTED else {}


IS_TESTED = numba.__version__.startswith(TESTED)
if not IS_TESTED:
    logging.getLogger(__name__).warning(
        "numba %s is not one of the versions that rules were tested with (%s*): compiling takes longer",
        numba.__version__,
        "*, ".join(TESTED),
    )

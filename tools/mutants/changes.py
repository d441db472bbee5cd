"""The small changes that a module is put through, one at a time."""

from __future__ import annotations

import ast
import copy
import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SETTING = 20
"""A number of this size at the top of a module is a setting: one more or less is nobody's rule."""
SILENT = {"logs", "logger", "logging", "print"}
"""What is called to write down what happens."""
WITHOUT_SUM = (ast.List, ast.ListComp, ast.Tuple, ast.JoinedStr, ast.Dict)
LEFT_OUT = {"__repr__"}


@dataclass(frozen=True)
class Mutant:
    """One changed place of a file. `scope` is the function around it, "" outside of all."""

    path: str
    scope: str
    line: int
    start: int
    end: int
    before: str
    after: str
    place: int
    """Which one of equal changes in the same scope."""
    loading: bool
    """Whether the place is worked out while the module loads, as defaults of arguments are."""

    @property
    def name(self) -> str:
        """The same for as long as its scope and the text of the change are."""
        return f"{self.path}::{self.scope}::{self.before} -> {self.after}::{self.place}"

    def rank(self, seed: int) -> str:
        """Where it stands in the order that a seed draws in. An edit elsewhere moves nothing."""
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()

    def applied(self, source: bytes) -> bytes:
        if source[self.start : self.end].decode(errors="replace") != self.before:
            raise ValueError(f"{self.path} was edited meanwhile: start again")
        return source[: self.start] + self.after.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {_short(self.before)}  ->  {_short(self.after)}"


def _short(code: str) -> str:
    line = " ".join(code.split())
    return line if len(line) <= 60 else line[:57] + "..."


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """Every mutant of a module, in the order of its text."""
    finder = _Finder(source)
    finder.visit(ast.parse(source))
    counted: dict[tuple[str, str, str], int] = {}
    found = []
    for scope, loading, node, before, after in finder.found:
        same = counted[scope, before, after] = counted.get((scope, before, after), -1) + 1
        start, end = finder.span(node)
        found.append(Mutant(path, scope, node.lineno, start, end, before, after, same, loading))
    return sorted(found, key=lambda one: (one.start, one.end, one.after))


class _Finder(ast.NodeVisitor):
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.names: list[str] = []
        self.function = ""
        self.loading = True
        self.found: list[tuple[str, bool, ast.expr | ast.stmt, str, str]] = []

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        return start, self.lines[node.end_lineno - 1] + node.end_col_offset

    def add(self, node: ast.expr | ast.stmt, after: ast.AST | str) -> None:
        start, end = self.span(node)
        text = after if isinstance(after, str) else ast.unparse(after)
        if isinstance(node, ast.expr) and not isinstance(node, ast.Constant):
            text = f"({text})"
        before = self.source[start:end].decode()
        self.found.append((self.function, self.loading, node, before, text))

    # Where one is ----------------------------------------------------------------------------

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in LEFT_OUT:
            return
        outer = self.function
        self.function = outer or ".".join([*self.names, node.name])
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        self.loading = False
        for statement in node.body:
            self.visit(statement)
        self.function, self.loading = outer, not outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Text; and what is in it has no places of its own in Python 3.11."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """Names and types."""

    # Expressions -----------------------------------------------------------------------------

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, operator in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[place] = FLIPPED[type(operator)]()
            self.add(node, changed)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        changed = copy.deepcopy(node)
        changed.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, changed)
        for place in range(len(node.values)):
            fewer = [value for at, value in enumerate(node.values) if at != place]
            self.add(node, fewer[0] if len(fewer) == 1 else ast.BoolOp(node.op, fewer))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, node.operand)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, (ast.Add, ast.Sub)) and not _is_joined(node):
            changed = copy.copy(node)
            changed.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            self.add(node, changed)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int and (self.function or node.value < SETTING):
            self.add(node, str(node.value + 1))

    # Statements ------------------------------------------------------------------------------

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(node, "break")

    def visit_Break(self, node: ast.Break) -> None:
        self.add(node, "continue")

    def visit_Expr(self, node: ast.Expr) -> None:
        called = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(called, ast.Call) and self.function and _first_name(called) not in SILENT:
            self.add(node, "pass")
            self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        kept = isinstance(node.targets[0], (ast.Attribute, ast.Subscript))
        if kept and self.function and not self.function.endswith("__init__"):
            self.add(node, "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "pass")
        if isinstance(node.op, (ast.Add, ast.Sub)) and not isinstance(node.value, WITHOUT_SUM):
            changed = copy.copy(node)
            changed.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
            self.add(node, changed)
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.add(node, "pass")

    def visit_Raise(self, node: ast.Raise) -> None:
        if node.exc is not None and "NotImplementedError" not in ast.unparse(node.exc):
            self.add(node, "pass")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add(node, "pass")
        elif isinstance(node.value, ast.Constant) and isinstance(node.value.value, bool):
            self.add(node, f"return {not node.value.value}")
        self.generic_visit(node)


def _is_joined(node: ast.BinOp) -> bool:
    """Whether a sum puts texts or lists together."""
    return any(
        isinstance(side, WITHOUT_SUM)
        or (isinstance(side, ast.Constant) and isinstance(side.value, str))
        or (isinstance(side, ast.BinOp) and _is_joined(side))
        for side in (node.left, node.right)
    )


def _first_name(call: ast.expr) -> str:
    while not isinstance(call, ast.Name):
        if isinstance(call, ast.Call):
            call = call.func
        elif isinstance(call, ast.Attribute):
            call = call.value
        else:
            return ""
    return call.id


def drawn(mutants: list[Mutant], seed: int, count: int) -> Iterator[Mutant]:
    """So many of them, the same for the same seed."""
    yield from sorted(mutants, key=lambda one: one.rank(seed))[:count]

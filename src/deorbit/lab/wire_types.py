"""The TypeScript of everything that goes over the wire, made from the shapes in Python: a file for
each module that holds some, docstrings as comments.

A key may be left out where its shape says so: `UnsetType`, `omit_defaults`, and what has a default
in a request. `Annotated[dict[str, Any], X]` is written as X.
"""

import ast
import functools
import inspect
import sys
import textwrap
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct, UnsetType

from deorbit.games import NAMES

SERVICE = "deorbit.server.wire"
REQUESTS = f"{SERVICE}.requests"
SCREENS = "deorbit.core.screen"
WIDTH = 100
HEAD = "// Written by `make docs` from {module}."
PLAIN = {str: "string", bytes: "string", int: "number", float: "number", bool: "boolean"}
RECORD = "Record<string, "
Shape = type[Struct]


def sources() -> dict[str, ModuleType]:
    """The modules that hold shapes, by the names of their files. What is printed of a game has a
    module of its own where it is much."""
    package = import_module(SERVICE)
    names = {one.name: f"{SERVICE}.{one.name}" for one in iter_modules(package.__path__)}
    names |= {"screen": SCREENS}
    for game in NAMES:
        names[game] = f"deorbit.games.{game}.screen.contract"
        names[f"{game}_content"] = f"deorbit.games.{game}.screen.content"
    return {file: import_module(name) for file, name in names.items() if find_spec(name)}


def written() -> dict[str, str]:
    """Every file with what it holds."""
    modules = sources()
    files = {module.__name__: file for file, module in modules.items()}
    return {f"{file}.ts": Page(module, files).text() for file, module in modules.items()}


class Page:
    """One file; `files` are those of all modules, by the modules' names."""

    def __init__(self, module: ModuleType, files: dict[str, str]) -> None:
        self.module = module
        self.files = files
        self.tree = ast.parse(inspect.getsource(module)).body
        self.imports: dict[str, set[str]] = {}
        self.aliases = self._aliases()

    def text(self) -> str:
        said = documented(self.tree)
        parts = [
            part
            for node in self.tree
            for name in defined(node)
            if (part := self._declared(name, said.get(name, "")))
        ]
        imports = [
            folded("import type { ", sorted(names), f' }} from "./{file}";')
            for file, names in sorted(self.imports.items())
        ]
        head = HEAD.format(module=self.module.__name__)
        return "\n\n".join([head, *(["\n".join(imports)] if imports else []), *parts]) + "\n"

    def _aliases(self) -> list[tuple[Any, str, str]]:
        """Names of unions and literals, here and in the modules that are imported from."""
        found = []
        for module in map(import_module, self.files):
            for node in ast.parse(inspect.getsource(module)).body:
                for name in defined(node):
                    value = getattr(module, name, None)
                    if is_alias(value):
                        found.append((value, name, module.__name__))
        return found

    def _declared(self, name: str, doc: str) -> str | None:
        value = getattr(self.module, name, None)
        if isinstance(value, type) and issubclass(value, Struct):
            return comment(doc) + self._interface(value)
        if is_alias(value):
            parts = [self.type(one) for one in get_args(value)]
            if get_origin(value) is Literal:
                parts = [literal(one) for one in get_args(value)]
            elif not isinstance(value, UnionType) and get_origin(value) is not Union:
                parts = [self._struct(value)]
            return comment(doc) + union(f"export type {name} =", list(dict.fromkeys(parts)), "")
        return None

    def _interface(self, shape: Shape) -> str:
        bases = vars(shape).get("__orig_bases__", shape.__bases__)
        base = next((one for one in bases if is_shape(get_origin(one) or one)), None)
        known = (
            {one.name for one in msgspec.structs.fields(get_origin(base) or base)}
            if base
            else set()
        )
        extends = "" if base is None else f" extends {self._struct(base)}"
        params = ", ".join(one.__name__ for one in getattr(shape, "__parameters__", ()))
        head = f"export interface {shape.__name__}{f'<{params}>' if params else ''}{extends} {{"
        config = shape.__struct_config__
        lines = []
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {literal(config.tag)};")
        said = attributes(shape)
        hints = get_type_hints(shape, include_extras=True)
        for one in msgspec.structs.fields(shape):
            if one.name in known and one.name not in inspect.get_annotations(shape):
                continue
            parts, unset = self._parts(hints[one.name])
            default = not one.required and (config.omit_defaults or shape.__module__ == REQUESTS)
            key = f"{one.encode_name}{'?' if unset or default else ''}:"
            doc = comment(said.get(one.name, ""), 2)
            lines.append(doc + union(f"  {key}", parts, "  "))
        return "\n".join([head, *lines, "}"]) if lines else head + "}"

    def _parts(self, value: Any) -> tuple[list[str], bool]:
        """The alternatives of a field, and whether it may be left out."""
        named = self._named(value)
        if named or not is_union(value):
            return [named or self.type(value)], False
        found = [one for one in get_args(value) if one is not UnsetType]
        named = self._named(functools.reduce(or_, found))
        told = [named] if named else [self.type(one) for one in found]
        if "null" in told:
            told = [*(one for one in told if one != "null"), "null"]
        return list(dict.fromkeys(told)), UnsetType in get_args(value)

    def _named(self, value: Any) -> str | None:
        for alias, name, module in self.aliases:
            if alias == value:
                return self._from(module, name)
        return None

    def _from(self, module: str, name: str) -> str:
        if module != self.module.__name__:
            self.imports.setdefault(self.files[module], set()).add(name)
        return name

    def _struct(self, value: Any) -> str:
        """A shape by its name, with what stands for its variables."""
        shape = get_origin(value) or value
        name = self._from(shape.__module__, shape.__name__)
        args = ", ".join(self.type(one) for one in get_args(value))
        return f"{name}<{args}>" if args else name

    def type(self, value: Any) -> str:
        if named := self._named(value):
            return named
        if value in PLAIN:
            return PLAIN[value]
        if value in (None, NoneType):
            return "null"
        if isinstance(value, TypeVar):
            return value.__name__
        if is_shape(get_origin(value) or value):
            return self._struct(value)
        if is_union(value):
            return " | ".join(self._parts(value)[0])
        return self._built(get_origin(value), get_args(value))

    def _built(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is Annotated:
            shapes = [one for one in args[1:] if is_shape(one) or is_alias(one)]
            return self.type(shapes[0] if shapes else args[0])
        if origin is Literal:
            return " | ".join(literal(one) for one in args)
        if origin is dict:
            key = self._named(args[0]) or "string"
            return f"Record<{key}, {self.type(args[1])}>"
        if origin is tuple and Ellipsis not in args:
            return f"[{', '.join(self.type(one) for one in args)}]"
        if origin in (list, tuple, set, frozenset):
            told = self.type(args[0])
            return f"({told})[]" if " | " in told else f"{told}[]"
        return "unknown"


def is_shape(value: Any) -> bool:
    return isinstance(value, type) and issubclass(value, Struct) and value is not Struct


def is_union(value: Any) -> bool:
    return isinstance(value, UnionType) or get_origin(value) is Union


def is_alias(value: Any) -> bool:
    """Whether a name stands for this on the wire too: choices, and what holds shapes."""
    if is_union(value):
        return any(is_shape(one) for one in get_args(value))
    return get_origin(value) is Literal or is_shape(get_origin(value))


def literal(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


# Source ------------------------------------------------------------------------------------------


def defined(node: ast.stmt) -> list[str]:
    """The names that a statement of a module defines."""
    if isinstance(node, ast.ClassDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        return [one.id for one in node.targets if isinstance(one, ast.Name)]
    return []


def documented(nodes: list[ast.stmt]) -> dict[str, str]:
    """What is said of each name: of a class in it, of others behind them."""
    found = {}
    for place, node in enumerate(nodes):
        for name in defined(node):
            behind = nodes[place + 1] if place + 1 < len(nodes) else None
            if isinstance(node, ast.ClassDef):
                found[name] = ast.get_docstring(node) or ""
            elif isinstance(behind, ast.Expr) and isinstance(behind.value, ast.Constant):
                found[name] = inspect.cleandoc(str(behind.value.value))
    return found


def attributes(shape: Shape) -> dict[str, str]:
    """What is said of the fields of a shape."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(shape))).body[0]
    assert isinstance(tree, ast.ClassDef)
    return documented(tree.body)


# Layout, as prettier has it -----------------------------------------------------------------------


def comment(text: str, indent: int = 0) -> str:
    """Words as a comment before what they are about."""
    if not text:
        return ""
    blank = " " * indent
    words = " ".join(text.split())
    if len(words) + indent + 7 <= WIDTH:
        return f"{blank}/** {words} */\n"
    lines = textwrap.wrap(words, WIDTH - indent - 3)
    return "".join([f"{blank}/**\n", *(f"{blank} * {line}\n" for line in lines), f"{blank} */\n"])


def union(head: str, parts: list[str], indent: str) -> str:
    """`head A | B;`, a name in a line of its own if they fit there, else one below the other."""
    told = f"{' | '.join(parts)};"
    if len(head) + 1 + len(told) <= WIDTH:
        return f"{head} {told}"
    if not indent and 2 + len(told) <= WIDTH:
        return f"{head}\n  {told}"
    if len(parts) == 1 and parts[0].startswith(RECORD):
        value = parts[0].removeprefix(RECORD).removesuffix(">")
        return f"{head} Record<\n{indent}  string,\n{indent}  {value}\n{indent}>;"
    blank = f"\n{indent}  | "
    return head + "".join(f"{blank}{part}" for part in parts) + ";"


def folded(head: str, parts: list[str], tail: str) -> str:
    line = head + ", ".join(parts) + tail
    if len(line) <= WIDTH:
        return line
    return head.rstrip() + "\n" + "".join(f"  {part},\n" for part in parts) + tail.lstrip()


def main(folder: str) -> None:
    """Write all files into a folder; what else lies there goes."""
    target = Path(folder)
    target.mkdir(exist_ok=True)
    files = written()
    for path in target.iterdir():
        if path.name not in files:
            path.unlink()
    for name, text in files.items():
        (target / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Shapes as TypeScript."""

from importlib import import_module
from pathlib import Path

import pytest

from deorbit.lab.wire_types import Page

SOURCE = '''
from typing import Annotated, Any, Generic, Literal, TypeVar
from msgspec import UNSET, Meta, Raw, Struct, UnsetType

B = TypeVar("B")
Sort = Literal["pod", "vault"]
Name = Annotated[str, Meta(max_length=5)]

class Board(Struct):
    """Where everything stands."""

    at: dict[str, Name | None]
    """By pawn."""
    size: tuple[int, int]
    count: dict[Sort, int]
    sorts: list[Sort]

class Screen(Struct, Generic[B]):
    board: B
    own: Annotated[dict[str, Any], Board] | None
    more: list[B | None]

class Told(Screen[Board], tag="told"):
    step: int | UnsetType = UNSET
    line: Annotated[Raw, Board] | UnsetType = UNSET

class Sparse(Struct, omit_defaults=True, tag_field="sort", tag="sparse"):
    left: bool = False

class Narrow(Screen[Board]):
    own: Board

class Usual(Struct):
    left: bool = False
    any: Any = None

Both = Told | Sparse
"""One of them."""
'''
WANTED = """// Written by `make docs` from shapes_of_a_test.

export type Sort = "pod" | "vault";

/** Where everything stands. */
export interface Board {
  /** By pawn. */
  at: Record<string, string | null>;
  size: [number, number];
  count: Record<Sort, number>;
  sorts: Sort[];
}

export interface Screen<B> {
  board: B;
  own: Board | null;
  more: (B | null)[];
}

export interface Told extends Screen<Board> {
  type: "told";
  step?: number;
  line?: Board;
}

export interface Sparse {
  sort: "sparse";
  left?: boolean;
}

export interface Narrow extends Screen<Board> {
  own: Board;
}

export interface Usual {
  left: boolean;
  any: unknown;
}

/** One of them. */
export type Both = Told | Sparse;
"""


def test_every_sort_of_shape(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "shapes_of_a_test.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    module = import_module("shapes_of_a_test")
    assert Page(module, {module.__name__: "shapes"}).text() == WANTED

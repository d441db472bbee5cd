"""Column types that behave the same in every database: text that fits, and JSON kept as text."""

import json
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DontWrapMixin


class Unfit(DontWrapMixin, ValueError):
    """A value that is too long for its column, or no text that every database can hold."""


UNREADABLE = object()
"""Stands for JSON that is none."""


def _fitting(text: str, most: int) -> str:
    if len(text) > most:
        raise Unfit(f"{len(text)} characters where {most} fit")
    # PostgreSQL refuses NUL, and no database can encode half a surrogate pair.
    try:
        if b"\0" in text.encode():
            raise Unfit("a character that databases refuse")
    except UnicodeEncodeError:
        raise Unfit("half a character") from None
    return text


class Words(sa.TypeDecorator[str]):
    """Text of at most so many characters."""

    impl = sa.Text
    cache_ok = True

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return None if value is None else _fitting(value, self.most)


class Json(sa.TypeDecorator[Any]):
    """Plain data as JSON text; None is NULL. Its text has at most so many characters."""

    impl = sa.Text
    cache_ok = True

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        if value is None:
            return None
        return _fitting(json.dumps(value, allow_nan=False, separators=(",", ":")), self.most)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        try:
            return None if value is None else json.loads(value)
        except (ValueError, RecursionError):
            # No plain data: whoever reads the row finds out that it is damaged.
            return UNREADABLE

"""Processes that were begun, each with all that it starts, so that none is left behind."""

from __future__ import annotations

import contextlib
import os
import signal

_RUNNING: set[int] = set()


def began(group: int) -> None:
    _RUNNING.add(group)


def end(group: int) -> None:
    """The process and all that it started."""
    _RUNNING.discard(group)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(group, signal.SIGKILL)


def end_all() -> None:
    for group in list(_RUNNING):
        end(group)

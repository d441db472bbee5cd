"""Work in pieces, done by processes side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeVar

T = TypeVar("T")


def in_pieces(
    work: Callable[..., T],
    pieces: Sequence[tuple[Any, ...]],
    jobs: int,
    tell: Callable[[T], None] = lambda found: None,
) -> list[T]:
    """What every piece gives, in their order however many processes share them; `tell` hears of
    each as soon as it is done."""
    done: list[T] = []
    if jobs == 1:
        for piece in pieces:
            done.append(work(*piece))
            tell(done[-1])
        return done
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(work, *piece) for piece in pieces]
        try:
            for future in as_completed(futures):
                tell(future.result())
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
        return [future.result() for future in futures]

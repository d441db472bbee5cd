"""`kill -9` in the middle of writing: what was acknowledged is there, and the next may begin."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from deorbit.server.storage import records
from deorbit.server.storage.store import Store
from server.rows import furnish

TIMES = 4


def acknowledged(database: str, enough: int) -> list[int]:
    """What a process said to have written by the time it was killed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "server.writing", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    said = []
    with process:
        for line in process.stdout:
            said.append(line)
            if len(said) >= enough:
                process.kill()
                break
        said += process.stdout.readlines()
        problem = process.stderr.read()
    assert len(said) >= enough, problem
    # The last line may have been cut off: then nobody was told.
    return [int(line) for line in said if line.endswith("\n")]


def test_no_acknowledged_entry_is_lost(database: str, tmp_path: Path) -> None:
    store = Store.open(database)
    store.submit(furnish).result()
    store.close()
    said: list[int] = []
    for round in range(TIMES):
        said += acknowledged(database, 150 + 77 * round)
        store = Store.open(database)
        rows = store.submit(lambda c: records.entries_of(c, "t")).result()
        store.close()
        written = [row.number for row in rows]
        assert set(said) <= set(written)
        assert all(row.action == "x" * 500 for row in rows)
        assert len(said) == len(set(said))
    if database.startswith("sqlite"):
        with sqlite3.connect(tmp_path / "deorbit.db") as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        file.close()

"""Chosen tests are run in a given order."""

from __future__ import annotations

from pathlib import Path

import pytest


class Chooser:
    """Runs chosen tests alone, and writes down which of them failed."""

    def __init__(self, chosen: list[str], killer: Path) -> None:
        self.order = {name: place for place, name in enumerate(chosen)}
        self.killer = killer

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        wanted = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(wanted, key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.killer.write_text(report.nodeid)

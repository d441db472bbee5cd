"""What the tests report beside their results."""

from __future__ import annotations

import pytest

REPORTED = "uses of abilities"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How often each ability of Stationfall was used over the run."""
    for report in terminalreporter.getreports("passed"):
        for title, content in report.sections:
            if REPORTED in title:
                terminalreporter.section(REPORTED)
                terminalreporter.write_line(content)

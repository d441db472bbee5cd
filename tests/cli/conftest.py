"""The command, driven with piped input."""

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from deorbit.cli import main

Command = Callable[..., tuple[int, str]]


@pytest.fixture
def command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Command:
    """Run the command in an empty folder with these lines typed: exit code and all output."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")

    def run(argv: list[str], *typed: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        code = main(argv)
        shown = capsys.readouterr()
        assert "Traceback" not in shown.out + shown.err
        return code, shown.out + shown.err

    return run

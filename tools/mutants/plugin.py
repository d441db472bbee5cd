"""The part that runs inside pytest: it runs chosen tests in a given order, or collects tests once
for many mutants."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from mutants.choosing import Chooser
from mutants.forking import Forker

SOURCE = "MUTANTS_SOURCE"
"""The folder whose functions count."""
CHOSEN = "MUTANTS_CHOSEN"
"""The file with the tests to run, in their order."""
KILLER = "MUTANTS_KILLER"
"""The file to write the test into that failed."""
CHANNEL = "MUTANTS_CHANNEL"
"""The socket on which mutants are asked for, once the tests are collected."""


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    if CHANNEL in os.environ:
        # As early as can be: whatever runs from here on has run before any mutant.
        forker = Forker(int(os.environ.pop(CHANNEL)), os.environ[SOURCE])
        early_config.pluginmanager.register(forker)


def pytest_configure(config: pytest.Config) -> None:
    if CHOSEN in os.environ:
        chosen = json.loads(Path(os.environ[CHOSEN]).read_text())
        config.pluginmanager.register(Chooser(chosen, Path(os.environ[KILLER])))

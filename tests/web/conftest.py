"""A real server and the system's browser, and people who sit in front of it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from server.running import Running
from web.person import Person

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """`deorbit serve` with the built client, agents that do not dawdle, and an empty database."""
    if not files("deorbit.server").joinpath("site", "index.html").is_file():
        pytest.fail("The browser client is not built: run `make client`.", pytrace=False)
    folder = tmp_path_factory.mktemp("site")
    with Running(folder, f"sqlite:///{folder / 'deorbit.db'}", pace="0", limits="off") as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.fail("There is no Chromium for the browser tests: run `make browser`.", False)
    # Chromium's sandbox does not work for root.
    args = [*ARGUMENTS, *(["--no-sandbox"] if os.getuid() == 0 else [])]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=found, args=args)
        yield chromium
        chromium.close()


@pytest.fixture
def meet(browser: Browser, site: Running) -> Iterator[Meet]:
    """`meet("Anna")`: somebody with a browser of their own. At the end nobody's browser may have
    complained: no error of a script, nothing that the content security policy forbade."""
    people: list[Person] = []

    def meet(name: str, options: dict[str, Any] | None = None, address: str = "") -> Person:
        person = Person(browser, address or site.address, name, options)
        people.append(person)
        person.arrive()
        return person

    yield meet
    complaints = {person.name: person.unexpected for person in people if person.unexpected}
    for person in people:
        person.close()
    assert not complaints, complaints


@pytest.fixture(scope="session")
def album() -> Path:
    """Where pictures of the screens are kept."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder

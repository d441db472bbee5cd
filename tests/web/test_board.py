"""Stationfall's board: pieces large enough to tell who is whose, at every size."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.album import Album
from web.person import DESKTOP, PHONE, Person
from web.screen import Screen
from web.wording import called, say

Meet = Callable[..., Person]
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}

TWENTY = (
    *("astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile", "medical"),
    *("security", "station-chief", "stowaway", "stranger", "troubleshooter", "billionaire"),
    *("botanist", "colonel", "consort", "doctor", "inspector", "legal", "operative"),
)

FACES = """() => [...document.querySelectorAll(".stage .stand")].map((stand) => {
  const face = stand.querySelector(".figure").getBoundingClientRect();
  return [stand.querySelector(".touch").dataset.name, face.width, face.height];
})"""

LAST_ABSENT = ".laid .flown section:last-child h3"

UNCOVERED = """(names) => {
  const covers = (one, other) => one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const boxes = [...document.querySelectorAll(".spot .body")].map((room) =>
    room.getBoundingClientRect());
  return names.filter((name) => {
    const over = document.querySelector(name).getBoundingClientRect();
    return boxes.some((box) => covers(over, box));
  });
}"""


def at_table(anna: Person, position: dict[str, Any], seats: int = 4, **options: Any) -> Screen:
    """With an identity, at a table that begins with a position."""
    agents = ["greedy"] * (seats - 1)
    anna.open(anna.make("me", *agents, start=True, position=position, options=options))
    screen = Screen(anna, 5)
    screen.ready()
    if screen.choosing.is_visible():
        screen.decide()
    screen.my_turn()
    expect(screen.board).to_be_visible()
    return screen


def least(page: Page) -> tuple[float, int]:
    """The shorter side of the smallest face, and how many faces there are."""
    faces = page.evaluate(FACES)
    return min(min(width, height) for _, width, height in faces), len(faces)


@pytest.mark.parametrize("cast", [(), TWENTY], ids=["twelve", "twenty"])
@pytest.mark.parametrize(("size", "pixels"), [("laptop", 36), ("phone", 28)])
def test_faces_are_large_at_the_first_look(
    meet: Meet, size: str, pixels: int, cast: tuple[str, ...]
) -> None:
    anna = meet("Anna", SIZES[size])
    options = {"characters": list(cast)} if cast else {}
    screen = at_table(anna, {}, 9 if cast else 4, **options)
    smallest, count = least(screen.page)
    assert smallest >= pixels
    assert count >= (18 if cast else 10)


CROWD = {
    "players": [
        {"cubes": {"medical": 1, "daredevil": 2}},
        {"cubes": {"medical": 1, "daredevil": 2, "engineer": 1}},
    ],
    "characters": {
        "medical": {"at": "storm-shelter", "contaminated": True},
        "daredevil": {"at": "storm-shelter", "holds": ["gun", "helmet"]},
        "engineer": {"at": "storm-shelter"},
        "stowaway": {"at": "storm-shelter", "down": True},
        "exile": {"at": "storm-shelter"},
    },
}


@pytest.mark.parametrize("size", SIZES)
def test_whose_conspirator_somebody_is_stands_on_the_board(
    meet: Meet, album: Path, size: str
) -> None:
    anna = meet("Anna", SIZES[size])
    screen = at_table(anna, CROWD, 2)
    pictures = Album(album, screen.page, size)
    pictures.show("crowd")
    assert not pictures.findings, pictures.findings
    medical = screen.on_board("medical", "character")
    both = f"{say('stationfall-player-red')}.*{say('stationfall-player-blue')}"
    expect(medical).to_have_accessible_name(
        re.compile(say("board-conspirator", players="@").replace("@", both))
    )
    stand = screen.board.locator('.stand:has([data-name="medical"])')
    expect(stand.locator(".ring")).to_have_count(2)
    expect(stand.locator(".cubes")).to_have_count(2)


def test_five_in_a_room_are_told_apart_and_each_can_be_hit(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    screen = at_table(anna, CROWD, 2)
    page = screen.page
    assert least(page)[0] >= 36
    lefts = sorted(
        page.locator(f'.stand .touch[data-name="{name}"]').evaluate(
            "(one) => one.getBoundingClientRect().left"
        )
        for name in CROWD["characters"]
    )
    assert min(b - a for a, b in pairwise(lefts)) >= 12
    screen.on_board("exile", "character").focus()
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name=called("character", "exile"))
    expect(heading.or_(screen.menu).first).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "laptop"])
def test_lamps_and_tools_cover_no_section(meet: Meet, size: str) -> None:
    anna = meet("Anna", SIZES[size])
    launched = {"launched": ["alcatraz"], "characters": {"exile": {"at": "alcatraz"}}}
    screen = at_table(anna, launched)
    flown = screen.page.locator('.laid .flown [data-name="exile"]')
    expect(flown).to_be_visible()
    assert (
        screen.page.evaluate(UNCOVERED, [".laid aside", ".stage .tools", ".laid .flown ul"]) == []
    )


def test_two_groups_of_the_absent_and_every_lamp_keep_to_their_corners(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    cast = ("billionaire", "engineer", "exile", "inspector", "medical", "counselor", "cyborg")
    others = ("daredevil", "stranger", "consort", "security", "troubleshooter")
    position = {
        "options": {"characters": [*cast, *others]},
        "monster": {"at": "bridge", "inside": ["exile"]},
        "project": {"card": "blob", "released": True},
        "characters": {"exile": {"at": "monster"}, "cyborg": {"at": "alcatraz"}},
        "launched": ["alcatraz"],
    }
    page = at_table(anna, position, 3).page
    expect(page.locator(".laid .flown section")).to_have_count(2)
    assert page.evaluate(UNCOVERED, [".laid aside", ".stage .tools", LAST_ABSENT]) == []
    lamps, tools = (
        page.locator(".laid aside").bounding_box(),
        page.locator(".stage .tools").bounding_box(),
    )
    assert lamps is not None
    assert tools is not None
    assert tools["y"] + tools["height"] <= lamps["y"]

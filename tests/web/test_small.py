"""Small screens: nothing is cut off, and there is always something to see and to do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from web.person import PHONE, Person
from web.screen import Screen
from web.stationx_screen import StationX
from web.wording import called, say, speaking, web

Meet = Callable[..., Person]

WITHIN = """() => [...document.querySelectorAll(
  'header *, .question, .question *, [role=tablist], .sheet, .board, .tools, .tools *')]
  .map((part) => [part.className, part.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1))
  .map(([name, box]) => `${name} ${box.left} ${box.right}`)"""


def handset(width: int, height: int) -> dict[str, Any]:
    return {**PHONE, "viewport": {"width": width, "height": height}}


def box(part: Locator) -> dict[str, float]:
    found = part.bounding_box()
    assert found is not None
    return dict(found)


def seated(person: Person, seed: int = 5) -> Screen:
    person.open(person.make("me", "greedy", "greedy", "greedy"))
    screen = Screen(person, seed)
    screen.choose_identity()
    screen.my_turn()
    return screen


@pytest.mark.parametrize(("width", "size"), [(320, "normal"), (390, "larger")])
def test_nothing_is_cut_off_at_the_side(meet: Meet, album: Path, width: int, size: str) -> None:
    anna = meet("Anna", handset(width, 640))
    page = anna.page
    page.evaluate("size => (document.documentElement.dataset.size = size)", size)
    page.evaluate(
        "size => localStorage.setItem('deorbit-settings', JSON.stringify({ size }))", size
    )
    screen = seated(anna)
    assert page.evaluate("document.documentElement.dataset.size") == size
    page.screenshot(path=album / f"seat-{width}.png")
    assert page.evaluate(WITHIN) == []
    strip = page.get_by_role("tablist")
    for name in ("log", "guide"):
        screen.tab(name).click()
        assert box(screen.tab(name))["x"] + box(screen.tab(name))["width"] <= width + 1
    assert box(strip)["width"] <= width


@pytest.mark.parametrize(("width", "height"), [(640, 320), (667, 375)])
def test_a_phone_held_sideways_shows_board_and_actions(
    meet: Meet, album: Path, width: int, height: int
) -> None:
    anna = meet("Anna", handset(width, height))
    screen = seated(anna)
    anna.page.screenshot(path=album / f"sideways-{width}.png")
    first = box(screen.actions.get_by_role("button").first)
    assert first["y"] + first["height"] <= height, "an action in sight"
    board = box(screen.board)
    assert board["height"] >= 150
    assert board["x"] + board["width"] <= box(screen.sheet())["x"] + 1
    assert anna.page.evaluate(WITHIN) == []


def test_station_x_is_played_sideways_too(meet: Meet, album: Path) -> None:
    anna = meet("Anna", handset(640, 320))
    anna.open(anna.make("me", "random", game="stationx", start=True))
    screen = StationX(anna, 3)
    screen.ready()
    screen.my_turn()
    anna.page.screenshot(path=album / "sideways-stationx.png")
    assert box(screen.board)["height"] >= 100
    assert anna.page.evaluate(WITHIN) == []


def test_on_a_phone_no_tool_lies_on_the_station(meet: Meet, album: Path) -> None:
    anna = meet("Anna", PHONE)
    screen = seated(anna)
    board = box(screen.board)
    tool = box(anna.page.get_by_role("button", name=say("board-zoom-all")))
    assert tool["y"] + tool["height"] <= board["y"] + 1
    anna.page.screenshot(path=album / "phone-tools.png")


def test_who_waits_on_a_phone_reads_what_happened_last(meet: Meet, album: Path) -> None:
    anna, ben = meet("Anna", PHONE), meet("Ben")
    path = anna.make("me", "open", "greedy", "greedy")
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    here, there = Screen(anna, 21), Screen(ben, 22)
    for screen in (here, there):
        screen.choose_identity()
    anna.until(lambda: anna.asked or ben.asked, "a turn")
    if anna.asked:
        here.activate()
        here.finish_turn()
    anna.until(lambda: ben.asked and not anna.asked, "the turn of the other")
    there.activate()
    assert not anna.asked
    lately = anna.page.get_by_role("region", name=web("recent"))
    expect(lately.get_by_role("listitem").first).to_be_visible()
    who = anna.view["players"][anna.live.seat or 0]["identity"]
    expect(lately).not_to_contain_text(f"({called('character', who)})")
    anna.page.screenshot(path=album / "phone-waiting.png")


GAUGES = """() => [...document.querySelectorAll('.gauge')].map((gauge) => {
  const [outer, words] = [gauge, gauge.querySelector('.words')];
  const [out, inner] = [outer.getBoundingClientRect(), words.getBoundingClientRect()];
  return inner.top < out.top - 1 || inner.bottom > out.bottom + 1 ? words.innerText : '';
}).filter((words) => words)"""


def test_what_the_instruments_say_keeps_to_its_place(meet: Meet) -> None:
    anna = meet("Anna", {"viewport": {"width": 1000, "height": 800}, "locale": "pl"})
    danger = {
        "minute": 7,
        "abandon_ship": True,
        "antimatter": "armed",
        "markers": [{"player": 1, "effect": "detonation", "minute": 6}],
        "project": {"card": "wormhole", "released": True},
    }
    anna.open(anna.make("me", "greedy", "greedy", "greedy", start=True, position=danger))
    with speaking("pl"):
        screen = Screen(anna)
        screen.ready()
        expect(anna.page.locator(".gauge.danger")).to_have_count(2)
        assert anna.page.evaluate(GAUGES) == []

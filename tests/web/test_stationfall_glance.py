"""Stationfall's table at a glance: what happened since one's turn, what is asked, what to do, what
the bots are about, and the great moments."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from deorbit.core import text
from web.album import Album
from web.person import DESKTOP, PHONE, Person
from web.screen import Screen
from web.test_board import LAPTOP, at_table
from web.test_terms import card_of, point_at
from web.wording import called, say, web

Meet = Callable[..., Person]
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}
ONE_OF_MINE = {
    "players": [
        {"identity": "exile", "cubes": {"exile": 2}},
        {"identity": "security", "pc": "security", "cubes": {}},
        {"identity": "engineer"},
    ],
    "characters": {
        "exile": {"at": "aft-hub"},
        "security": {"at": "print-shop"},
    },
}


def with_bots(anna: Person, position: dict[str, Any] | None = None, bots: int = 2) -> Screen:
    """At a table with bots, at the first own turn."""
    seats = [{"kind": "me"}, *[{"kind": "bot"}] * bots]
    body = {"game": "stationfall", "options": {}, "seats": seats, "listed": False, "pace": "live"}
    made = anna.ok("POST", "/api/tables", {**body, "start": True, **(position or {})})
    anna.open(f"/t/{made['id']}")
    screen = Screen(anna, 3)
    screen.ready()
    if screen.choosing.is_visible():
        screen.decide()
    screen.my_turn()
    return screen


def trails(screen: Screen) -> Locator:
    return screen.board.locator("[data-trail]")


def moved(person: Person) -> set[str]:
    """Who has gone somewhere, as the log has it."""
    return {
        event["args"]["character"]
        for event in person.live.log
        if event["id"] == "stationfall-event-stepped"
    }


def turn_of_the_others(screen: Screen) -> None:
    """End the own turn until somebody else has gone somewhere and it is one's turn again."""
    while True:
        screen.my_turn()
        screen.finish_turn()
        screen.my_turn()
        if moved(screen.person):
            return


@pytest.mark.parametrize("size", SIZES)
def test_what_the_others_did_stays_on_the_board_until_one_acts(
    meet: Meet, album: Path, size: str
) -> None:
    anna = meet("Anna", SIZES[size])
    screen = with_bots(anna)
    while not trails(screen).count():
        turn_of_the_others(screen)
    drawn = {one.get_attribute("data-trail") for one in trails(screen).all()}
    assert drawn <= moved(anna)
    pictures = Album(album, screen.page, size)
    pictures.show("since-my-turn")
    assert not pictures.findings, pictures.findings
    screen.decide()
    expect(trails(screen)).to_have_count(0)


def test_a_bot_says_in_a_sentence_what_it_is_about(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    screen = with_bots(anna)
    turn_of_the_others(screen)
    aims = [event for event in anna.live.log if "-event-aim-" in event["id"]]
    assert aims
    last = aims[-1]
    words = say(last["id"], **text.worded("stationfall", last["args"], (), "en"))
    log = screen.page.get_by_role("region", name=web("log"), exact=True)
    expect(log).to_contain_text(words)
    expect(log).not_to_contain_text("[")
    expect(screen.page.locator("ul.players")).to_contain_text(words)
    expect(screen.page.locator("ul.players")).not_to_contain_text("[")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_hint_names_a_legal_action_and_what_for(meet: Meet, album: Path, size: str) -> None:
    anna = meet("Anna", SIZES[size])
    screen = at_table(anna, {"players": [{"identity": "exile"}]}, 3)
    screen.question.get_by_role("button", name=web("hint")).click()
    advice = screen.page.get_by_role("status", name=web("hint"))
    expect(advice).to_be_visible()
    expect(advice.locator(".gain")).not_to_be_empty()
    pictures = Album(album, screen.page, size)
    pictures.show("hint")
    assert not pictures.findings, pictures.findings
    version = anna.version
    advice.get_by_role("button", name=web("hint-do")).click()
    anna.until(lambda: anna.version > version, "the move")
    expect(advice).to_have_count(0)


def test_the_question_leads_with_who_acts_and_what_is_left(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    screen = at_table(anna, ONE_OF_MINE, 3)
    expect(screen.question).to_contain_text(web("ask-turn-reveal"))
    screen.take("activate", called("character", "exile"))
    who = called("character", "exile")
    expect(screen.question).to_contain_text(web("ask-activation", character=who))
    expect(screen.question).to_contain_text(web("actions-left", actions=2))


def test_the_numbers_on_the_board_are_those_of_the_choices(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    screen = at_table(anna, ONE_OF_MINE, 3)
    screen.take("activate", called("character", "exile"))
    screen.kind("step").click()
    for chip in screen.steps().all():
        words = re.match(r"(\d)\s*(.*)", chip.inner_text().replace("\n", " "))
        assert words
        section = screen.board.locator(".spot").filter(
            has=screen.page.locator(f'[aria-label^="{words[2]}"]')
        )
        expect(section.locator(".key text")).to_have_text(words[1])


def test_a_great_moment_takes_the_board_and_leaves_its_mark(meet: Meet, album: Path) -> None:
    anna = meet("Anna", LAPTOP)
    chief = {
        "players": [{"identity": "station-chief", "cubes": {"station-chief": 2}}],
        "characters": {"station-chief": {"at": "bridge"}},
    }
    screen = at_table(anna, chief, 3)
    screen.take("activate", called("character", "station-chief"))
    if screen.legal("decline"):
        screen.take("decline")
    screen.take("abandon-ship")
    great = screen.page.locator('.great[data-event="stationfall-event-abandon-ship"]')
    expect(great).to_contain_text(web("moment-abandon-ship"))
    screen.page.screenshot(path=album / "moment-abandon-ship.png")
    expect(great).to_have_count(0)
    expect(screen.page.locator(".board.alarm")).to_be_visible()


CHIPS = {
    "characters": {"exile": {"at": "kitchen"}},
    "asphyxiation": ["kitchen", "outer-space"],
    "players": [{"identity": "engineer", "bonus": ["exile"]}],
}


def test_every_chip_explains_itself(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    screen = at_table(anna, CHIPS, 3)
    page = screen.page
    screen.on_board("kitchen").click(position={"x": 20, "y": 10})
    for name in ("friend", "asphyxiation"):
        words = web("state-asphyxiation") if name == "asphyxiation" else name
        chip = page.locator("a.term").filter(has_text=re.compile(f"^{words}$", re.IGNORECASE))
        point_at(chip.first)
        expect(card_of(page, name)).to_contain_text(say(f"stationfall-term-{name}-means"))
        page.mouse.move(5, 5)
        expect(card_of(page, name)).to_have_count(0)

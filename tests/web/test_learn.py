"""Lessons in the browser: a try goes wrong, another one succeeds, the next lesson follows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import deorbit
from deorbit.core import text
from web.accessibility import serious_findings
from web.album import Album
from web.intrepid_screen import Intrepid
from web.learning import Learner
from web.person import DESKTOP, PHONE, Person
from web.screen import Screen
from web.stationx_screen import StationX
from web.wording import called, say, speaking, web

Meet = Callable[..., Person]
OTHERS = [language for language in text.languages() if language != text.FALLBACK]


def test_a_wrong_try_tells_its_rule_and_another_one_leads_to_the_next_lesson(meet: Meet) -> None:
    anna = meet("Anna")
    learner, screen = Learner(anna), Screen(anna, 1)
    learner.begin("stationfall", "vents")
    first = anna.page.url
    screen.take("step", called("section", "quarters"))
    screen.take("step", called("section", "machine-shop"))
    expect(learner.fault).to_contain_text(say("stationfall-lesson-vents-fault-corridor"))
    learner.fault.get_by_role("link", name=say("web-rule", rule="5.4.2")).click()
    anna.page.get_by_role("dialog").get_by_text("5.4.2").first.wait_for()
    anna.page.keyboard.press("Escape")

    anna.page.keyboard.press("n")
    anna.until(lambda: anna.page.url != first and anna.version == 0, "another try")
    expect(learner.fault).to_have_count(0)
    screen.take("step", called("section", "reactor"))
    screen.take("step", called("section", "aft-airlocks"))
    learner.is_reached(0)
    expect(learner.panel).to_contain_text(say("stationfall-lesson-vents-learned"))
    assert serious_findings(anna.page) == []

    learner.deed.click()
    learner.arrive(say("stationfall-lesson-officer"))
    # The tick stays where the lessons are listed.
    anna.open("/learn")
    card = anna.page.get_by_role("button", name=say("stationfall-lesson-vents"))
    expect(card).to_contain_text(say("web-learn-ticked"))
    anna.open("/")
    anna.page.get_by_role("heading", name=say("web-lobby")).wait_for()
    expect(anna.page.get_by_role("heading", name=say("web-my-games"))).to_have_count(0)


def test_a_lesson_of_station_x_is_solved_on_its_board(meet: Meet) -> None:
    anna = meet("Anna")
    learner, screen = Learner(anna), StationX(anna)
    lesson = deorbit.lessons("stationx")[0]
    learner.begin("stationx", lesson.name)
    learner.panel.get_by_role("button", name=say("web-learn-tip-show")).click()
    expect(learner.panel).to_contain_text(learner.plain(f"{lesson.message}-tip"))
    screen.ready()
    for action in lesson.solution:
        screen.do(action)
    expect(learner.panel).to_contain_text(learner.plain(f"{lesson.message}-learned"))


def test_a_lesson_of_intrepid_is_solved_on_its_board(meet: Meet) -> None:
    anna = meet("Anna")
    learner, screen = Learner(anna), Intrepid(anna)
    lesson = deorbit.lessons("intrepid")[0]
    learner.begin("intrepid", lesson.name)
    screen.ready()
    for action in lesson.solution:
        screen.do(action)
    expect(learner.panel).to_contain_text(learner.plain(f"{lesson.message}-learned"))


def test_on_a_phone_a_lesson_leaves_the_question_in_sight(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    learner, screen = Learner(anna), Screen(anna, 1)
    learner.begin("stationfall", "vents")
    expect(screen.question).to_be_in_viewport()
    expect(learner.panel.get_by_text("Tunnel Rat")).to_be_visible()
    screen.on_board("hydroponics").click(position={"x": 8, "y": 8})
    expect(learner.deed).to_be_in_viewport()
    expect(learner.fault).to_be_in_viewport()
    expect(screen.question).to_be_in_viewport()
    assert serious_findings(anna.page) == []
    learner.deed.click()
    anna.until(lambda: anna.version == 0, "another try")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_page_of_lessons_has_no_serious_barrier(meet: Meet, album: Path, size: str) -> None:
    anna = meet("Anna", {"desktop": DESKTOP, "phone": PHONE}[size])
    pictures = Album(album, anna.page, size)
    anna.page.get_by_role("link", name=say("web-learn-begin")).click()
    anna.page.get_by_role("button", name=say("stationfall-lesson-vents")).wait_for()
    pictures.show("learn")
    assert not pictures.findings, pictures.findings


@pytest.mark.parametrize("language", OTHERS)
def test_the_language_of_the_browser_is_spoken_and_can_be_changed(
    meet: Meet, language: str
) -> None:
    anna = meet("Anna")
    chooser = anna.page.get_by_role("combobox", name=say("web-language"))
    chooser.select_option(language)
    with speaking(language):
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(say("web-hero"))
        expect(anna.page).to_have_title(say("web-title-home"))
    expect(anna.page.locator("html")).to_have_attribute("lang", language)
    # Who comes back never sees English, not even before the service has answered.
    anna.page.route("**/api/**", lambda route: None)
    anna.page.reload()
    with speaking(language):
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(say("web-hero"))

    visitor = meet("Ben", {**DESKTOP, "locale": language})
    visitor.open("/about")
    with speaking(language):
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(say("web-about"))


def test_two_at_one_table_read_it_in_their_own_languages(meet: Meet) -> None:
    anna = meet("Anna", {**DESKTOP, "locale": "ja"})
    ben = meet("Ben", {**DESKTOP, "locale": "pl"})
    path = anna.make("me", "open", "greedy")
    readers = [(anna, "ja"), (ben, "pl")]
    with speaking("pl"):
        ben.sit(path)
    anna.open(path)
    with speaking("ja"):
        anna.page.get_by_role("button", name=say("web-begin")).click()
    for person, language in readers:
        with speaking(language):
            Screen(person).choose_identity()
    for person, language in readers:
        with speaking(language):
            reads(person, "Anna", "Ben")

    # Old lines follow too, and nobody else notices.
    with speaking("pl"):
        ben.page.get_by_role("button", name=say("web-menu"), exact=True).click()
        ben.page.get_by_role("combobox", name=say("web-language")).select_option("en")
    ben.page.get_by_role("dialog").get_by_role("button", name=say("web-close"), exact=True).click()
    reads(ben, "Anna", "Ben")
    with speaking("ja"):
        reads(anna, "Anna", "Ben")


def reads(person: Person, *names: str) -> None:
    """The table and its log, in the language that is spoken."""
    log = person.page.get_by_role("region", name=web("log"), exact=True)
    for name in names:
        # Which identity it is, only its owner reads.
        told = re.split(r" ?[(（]", say("stationfall-event-chose", player=name))[0]
        expect(log).to_contain_text(told)
    expect(person.page.get_by_role("region", name=web("question"))).to_be_visible()

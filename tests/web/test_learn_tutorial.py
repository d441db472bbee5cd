"""The tutorial in the browser, chapter by chapter, by clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import deorbit
from deorbit.core import text
from web.accessibility import serious_findings
from web.learning import Learner
from web.person import PHONE, Person
from web.screen import Screen
from web.wording import say, speaking, web

Meet = Callable[..., Person]
OTHERS = [language for language in text.languages() if language != text.FALLBACK]
GUIDED = {
    "first": ["13", "12", "11", "10"],
    "second": ["13", "12", "11", "10", "9", "8", "7"],
}
ALONE = ("free", "finish")
"""The rest of a match, which may be over before anybody else is asked."""


def begun(person: Person, time: str = "first") -> tuple[Learner, Screen]:
    """In the tutorial, with an identity, when Lindsey is about to begin."""
    person.open("/learn")
    person.page.get_by_role("button", name=say(f"web-learn-{time}"), exact=True).click()
    learner, screen = Learner(person), Screen(person, 5)
    learner.arrive(say("stationfall-tutorial-chapter-start"))
    expect(learner.panel).to_contain_text(learner.plain("stationfall-tutorial-new-station"))
    screen.choose_identity()
    learner.arrive(say("stationfall-tutorial-chapter-13"))
    return learner, screen


def see_lindsey(learner: Learner) -> list[str]:
    """Read and press on until it is not her turn any more; what she said, in the end of ids."""
    said = []
    while (coming := learner.known()["next"]) is not None:
        version = learner.person.version
        while learner.person.version == version:
            words = learner.deed.inner_text()
            if words.split("\n")[0] == say("web-learn-do-show"):
                expect(learner.panel).to_contain_text(learner.plain(coming["say"]))
                said.append(coming["say"].rpartition("-say-")[2])
                learner.press()
            else:
                learner.deed.click()
                expect(learner.deed).not_to_have_text(words)
    return said


def walk(learner: Learner, screen: Screen) -> list[str]:
    """To the end of the match by clicks; the chapters with guidance that were read, in order."""
    person, read = learner.person, []
    while not person.over:
        person.until(lambda: learner.course["next"] or person.asked or person.over, "a turn")
        chapter = learner.course["chapter"]
        if not read or read[-1] != chapter:
            read.append(chapter)
            expect(learner.panel).to_contain_text(say(learner.course["title"]))
        if learner.course["next"]:
            see_lindsey(learner)
        elif person.asked:
            screen.decide()
    return [*(name for name in read if name not in (*ALONE, "end")), learner.course["chapter"]]


def test_the_first_chapter_is_read_seen_and_played(meet: Meet) -> None:
    anna = meet("Anna")
    learner, screen = begun(anna)
    turn = anna.page.locator("header .turn")
    waits = say("web-learn-waits", name=say("web-agent-lindsey"), next=say("web-learn-do-show"))
    expect(turn).to_have_text(waits)
    assert see_lindsey(learner) == [
        *("13-cube", "13-activate", "13-kompromat", "13-step", "13-reactor", "end"),
    ]
    assert anna.view["characters"]["station-chief"]["at"] == "reactor"
    expect(turn).to_have_text(say("web-your-turn"))
    learner.deed.click()
    expect(learner.panel).to_contain_text(learner.plain("stationfall-tutorial-you-13"))
    limits = learner.panel.locator(".limits")
    expect(limits.get_by_role("heading")).to_have_text(say("web-learn-limits"))
    expect(limits).to_contain_text(learner.plain("stationfall-tutorial-limit-cubes"))
    assert serious_findings(anna.page) == []
    screen.activate()
    learner.is_reached(0)
    learner.is_reached(1)
    assert not any(args[0] == "station-chief" for args in screen.legal("influence"))

    # Who leaves finds the way back, to the page that was open.
    path = anna.page.url
    anna.open("/learn")
    anna.page.get_by_role("link", name=say("web-learn-go-on")).click()
    assert anna.page.url == path
    screen.ready()
    expect(learner.panel).to_contain_text(learner.plain("stationfall-tutorial-you-13"))


def test_a_chapter_is_left_out_or_played_again(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    learner, screen = begun(anna)
    first = anna.page.url
    expect(learner.deed).to_be_in_viewport()
    expect(screen.question).to_be_in_viewport()
    learner.panel.get_by_text(say("web-learn-chapters"), exact=True).press("Enter")
    learner.panel.get_by_role("button", name=say("web-learn-skip")).press("Enter")
    learner.arrive(say("stationfall-tutorial-chapter-12"))
    learner.panel.get_by_role("button", name=say("stationfall-tutorial-chapter-13")).click()
    anna.until(lambda: anna.page.url != first, "another table")
    learner.arrive(say("stationfall-tutorial-chapter-13"))
    assert learner.course["next"]["say"].endswith("13-cube")

    # The old table is closed and stands in no list.
    again = anna.page.url
    anna.open("/")
    own = anna.page.locator("section[aria-labelledby=own] a")
    expect(own).to_have_count(1)
    own.click()
    learner.arrive(say("stationfall-tutorial-chapter-13"))
    assert anna.page.url == again
    anna.open(first)
    expect(anna.page.get_by_text(say("web-closed-lesson"))).to_be_visible()


def test_whoever_sits_there_may_press_on(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    anna.open("/learn")
    anna.page.get_by_label(say("web-learn-people")).select_option("2")
    anna.page.get_by_label(say("web-learn-where")).select_option(label=say("web-learn-where-link"))
    anna.page.get_by_role("button", name=say("web-learn-first"), exact=True).click()
    anna.page.get_by_text(say("web-seat-yours"), exact=True).wait_for()
    ben.open(anna.page.url)
    ben.page.get_by_role("button", name=say("web-join-as", name="Ben")).click()
    learners = [Learner(anna), Learner(ben)]
    for person in (anna, ben):
        Screen(person, 3).choose_identity()
    for learner in learners:
        learner.arrive(say("stationfall-tutorial-chapter-13"))
    see_lindsey(learners[1])
    anna.until(lambda: learners[0].course["next"] is None, "what Ben has seen")


def test_three_share_one_screen_and_cover_their_cards(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/learn")
    anna.page.get_by_label(say("web-learn-people")).select_option("3")
    anna.page.get_by_role("button", name=say("web-learn-first"), exact=True).click()
    learner, screen = Learner(anna), Screen(anna, 5)
    handing = anna.page.get_by_role("button", name=say("web-hand-over-button"))
    for name in ("Anna", "Anna 2", "Anna 3"):
        if name != "Anna":
            handing.click()
        anna.page.get_by_role("button", name=say("web-i-am", name=name), exact=True).click()
        screen.choosing.wait_for()
        screen.choosing.get_by_role("button", name=web("be", identity="").strip()).first.click()
    anna.until(lambda: learner.course and learner.course["chapter"] == "13", "the first Minute")
    assert see_lindsey(learner)[-1] == "end"


def test_who_plays_all_seats_alone_covers_nothing(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/learn")
    anna.page.get_by_label(say("web-learn-surplus", count=2)).select_option("hand")
    anna.page.get_by_role("button", name=say("web-learn-first"), exact=True).click()
    learner, screen = Learner(anna), Screen(anna, 5)
    for seat in (1, 2, 3):
        anna.until(lambda wanted=seat: anna.channels and anna.live.seat == wanted, "the next seat")
        screen.choosing.get_by_role("button", name=web("be", identity="").strip()).first.click()
    anna.until(lambda: learner.course and learner.course["chapter"] == "13", "the first Minute")
    assert see_lindsey(learner)[-1] == "end"


def test_the_whole_tutorial_is_walked_through(meet: Meet) -> None:
    anna = meet("Anna")
    learner, screen = begun(anna)
    assert walk(learner, screen) == [*GUIDED["first"], "end"]
    expect(screen.ending).to_be_visible()
    expect(learner.panel).to_contain_text(learner.plain("stationfall-tutorial-new-scoring"))


def go_to_the_big_move(learner: Learner) -> None:
    """Leave out what comes before it, and what there is to read."""
    person = learner.person
    while learner.course["chapter"] != "10":
        chapter = learner.course["chapter"]
        person.ok("POST", f"/api/tables/{person.page.url.rsplit('/', 1)[1]}/course/skip")
        person.until(lambda before=chapter: learner.course["chapter"] != before, "a chapter")
    person.until(lambda: learner.course["next"], "her move")
    while learner.deed.inner_text().split("\n")[0] != say("web-learn-do-show"):
        learner.deed.click()


def test_on_a_phone_the_board_goes_where_she_moves(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    learner, screen = begun(anna)
    go_to_the_big_move(learner)
    while (coming := learner.known()["next"]) is not None:
        for name in coming["action"]["args"]:
            for sort in ("character", "section"):
                if text.has(f"stationfall-{sort}-{name}"):
                    expect(screen.on_board(name, sort)).to_be_in_viewport()
        learner.press()


def test_the_big_move_can_be_seen_as_a_film(meet: Meet) -> None:
    anna = meet("Anna")
    learner, _ = begun(anna)
    go_to_the_big_move(learner)
    film = learner.plain("stationfall-tutorial-lindsey-10-film")
    learner.panel.get_by_role("button", name=say("web-learn-film")).click()
    expect(learner.panel).to_contain_text(film)
    version = anna.version
    anna.until(lambda: anna.version > version + 1, "the second scene")
    learner.panel.get_by_role("button", name=say("web-learn-film-stop")).click()
    expect(learner.panel).to_contain_text(learner.plain(learner.course["next"]["say"]))
    expect(learner.panel).not_to_contain_text(film)

    # It is shown faster than it is read: its words stay.
    learner.panel.get_by_role("button", name=say("web-learn-film")).click()
    anna.until(lambda: learner.course and learner.course["next"] is None, "the last scene")
    expect(learner.panel).to_contain_text(learner.plain("stationfall-tutorial-say-end"))
    expect(learner.panel).to_contain_text(film)


@pytest.mark.parametrize("language", OTHERS)
def test_the_first_chapter_is_told_in_every_language(meet: Meet, language: str) -> None:
    anna = meet("Anna")
    anna.page.get_by_role("combobox", name=say("web-language")).select_option(language)
    with speaking(language):
        learner, screen = begun(anna)
        assert see_lindsey(learner)[-1] == "end"
        screen.activate()
        learner.is_reached(0)
        expect(anna.page.get_by_role("region", name=web("question"))).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("time", ["first", "second"])
@pytest.mark.parametrize("language", text.languages())
def test_the_tutorial_is_walked_through_in_every_language(
    meet: Meet, language: str, time: str
) -> None:
    anna = meet("Anna")
    if language != text.FALLBACK:
        anna.page.get_by_role("combobox", name=say("web-language")).select_option(language)
    with speaking(language):
        learner, screen = begun(anna, time)
        assert walk(learner, screen) == [*GUIDED[time], "end"]
        expect(screen.ending).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("lesson", deorbit.lessons("stationfall")[:5], ids=lambda one: one.name)
@pytest.mark.parametrize("language", text.languages())
def test_lessons_are_learned_in_every_language(
    meet: Meet, language: str, lesson: deorbit.Lesson
) -> None:
    anna = meet("Anna")
    if language != text.FALLBACK:
        anna.page.get_by_role("combobox", name=say("web-language")).select_option(language)
    with speaking(language):
        learner = Learner(anna)
        learner.begin("stationfall", lesson.name)
        learner.solve(Screen(anna, 1), lesson)
        expect(learner.panel).to_contain_text(learner.plain(f"{lesson.message}-learned"))

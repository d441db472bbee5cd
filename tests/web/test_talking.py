"""Words of people: chat, names, notes; and what the table tells those who were away."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from server.running import SOURCE
from web.person import Person
from web.screen import Screen
from web.wording import say, web

Meet = Callable[..., Person]

MARKUP = "<img src=x onerror=document.title='taken'>"
NAME = "<b id=bold>Ben</b>"


def table_for_two(meet: Meet, name: str = "Ben") -> tuple[Screen, Screen]:
    anna, ben = meet("Anna"), meet(name)
    path = anna.make("me", "open", "greedy", "greedy")
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    screens = Screen(anna, 21), Screen(ben, 22)
    for screen in screens:
        screen.choose_identity()
    return screens


def test_markup_in_names_and_chat_is_shown_as_text(meet: Meet) -> None:
    first, second = table_for_two(meet, NAME)
    anna, ben = first.page, second.page
    ben.get_by_role("button", name=say("web-chat"), exact=True).click()
    ben.get_by_role("textbox", name=say("web-chat-say")).fill(MARKUP)
    ben.get_by_role("button", name=say("web-send")).click()
    anna.get_by_role("button", name=say("web-chat-unread", count=1)).click()
    line = anna.get_by_role("log", name=say("web-chat"))
    expect(line).to_contain_text(MARKUP)
    expect(line).to_contain_text(NAME)
    for page in (anna, ben):
        assert page.locator("img[src=x], #bold").count() == 0
        assert page.title() != "taken"


def test_a_word_without_end_is_broken_and_not_cut(meet: Meet) -> None:
    first, _ = table_for_two(meet)
    page = first.page
    page.get_by_role("button", name=say("web-chat"), exact=True).click()
    page.get_by_role("textbox", name=say("web-chat-say")).fill("A" * 80)
    page.get_by_role("button", name=say("web-send")).click()
    lines = page.get_by_role("log", name=say("web-chat"))
    expect(lines).to_contain_text("A" * 80)
    assert lines.evaluate("box => box.scrollWidth <= box.clientWidth")


def test_notes_are_kept_and_private(meet: Meet) -> None:
    first, second = table_for_two(meet)
    page = first.page
    page.get_by_role("button", name=say("web-notes")).click()
    page.get_by_role("textbox", name=say("web-notes-hint")).fill("Ben is the Exile, I bet")
    expect(page.get_by_text(say("web-notes-kept"))).to_be_visible()
    page.reload()
    first.ready()
    page.get_by_role("button", name=say("web-notes")).click()
    expect(page.get_by_role("textbox", name=say("web-notes-hint"))).to_have_value(
        "Ben is the Exile, I bet"
    )
    second.page.reload()
    second.ready()
    assert "I bet" not in second.person.received()


def test_who_was_away_is_told_what_happened(meet: Meet) -> None:
    first, second = table_for_two(meet)
    anna, ben = first.person, second.person
    anna.until(lambda: anna.asked or ben.asked, "a turn")
    here, away = (first, second) if anna.asked else (second, first)
    expect(here.page).to_have_title(
        f"● {say('web-title-wanted', wanted=say('web-your-turn'), game='Stationfall')}"
    )
    path = away.page.url
    away.person.open("/about")
    here.activate()
    here.finish_turn()
    away.person.open(path)
    away.ready()
    since = away.page.get_by_role("region", name=web("since"))
    expect(since).to_be_visible()
    away.page.reload()
    away.ready()
    since.get_by_role("button", name=web("since-show")).click()
    expect(since.locator("[aria-live] p").first).to_be_visible()
    while since.get_by_role("button", name=web("since-next")).count():
        since.get_by_role("button", name=web("since-next")).click()
    since.get_by_role("button", name=web("since-done")).click()
    expect(since).to_have_count(0)
    away.page.reload()
    away.ready()
    expect(since).to_have_count(0)


def test_a_reported_problem_can_be_replayed(meet: Meet, tmp_path: Path) -> None:
    first, _ = table_for_two(meet)
    page = first.page
    page.get_by_role("button", name=say("web-menu")).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("web-report")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    replay = subprocess.run(
        [sys.executable, "-m", "deorbit", "replay", str(file)],
        input="end\nq\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": SOURCE},
    )
    assert replay.returncode == 0, replay.stderr
    assert say("web-game-stationfall") in replay.stdout
    assert re.search(r"\b([1-9]\d*)/\1\b", replay.stdout), "the last moment"

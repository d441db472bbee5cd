"""Matches that begin elsewhere: played on from a moment, and brought along as files."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import deorbit
from web.accessibility import serious_findings
from web.person import PHONE, Person
from web.wording import say

Meet = Callable[..., Person]


@pytest.fixture(scope="session")
def finished() -> deorbit.Match:
    return played("stationx", 2)


def played(game: str, seats: int, steps: int = 1_000_000) -> deorbit.Match:
    match = deorbit.new(game, seats=seats, seed=4)
    deorbit.play_out(match, [deorbit.agent("random", seed=n) for n in range(seats)], steps)
    return match


def hand_in(page: Page, path: Path, text: str) -> Locator:
    """Choose a file on the first page. Returns the dialog about it."""
    path.write_text(text)
    page.locator("input[type=file]").set_input_files(path)
    return page.get_by_role("dialog", name=say("web-file"))


def info(person: Person) -> Any:
    """The table whose page is open."""
    return person.ok("GET", f"/api/tables/{re.split(r'/t/|[?]', person.page.url)[1]}")


def test_a_finished_match_is_brought_watched_and_played_on(
    meet: Meet, finished: deorbit.Match, tmp_path: Path
) -> None:
    anna = meet("Anna")
    page = anna.page
    dialog = hand_in(page, tmp_path / "match.json", finished.dumps())
    expect(dialog).to_contain_text(say("web-game-stationx"))
    expect(dialog).to_contain_text(say("web-file-steps", count=len(finished), seats=2))
    assert not serious_findings(page)
    dialog.get_by_role("button", name=say("web-file-watch")).click()
    page.wait_for_url(re.compile(r"/t/.+\?at=0"))
    assert (info(anna)["status"], info(anna)["yours"]) == ("over", [])

    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-fork-menu")).click()
    dialog = page.get_by_role("dialog", name=say("web-fork"))
    expect(dialog).to_contain_text(say("web-fork-last"))
    chooser = dialog.get_by_role("combobox", name=say("web-seat-number", number=2))
    chooser.select_option("open")
    assert not serious_findings(page)
    before = page.url
    dialog.get_by_role("button", name=say("web-make-table")).click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_text(say("web-origin-fork", step=len(finished) - 1))).to_be_visible()
    made = info(anna)
    assert (made["status"], made["yours"], made["open"]) == ("waiting", [0], 1)
    assert made["origin"] == {"sort": "fork", "step": len(finished) - 1}


def test_a_running_match_is_brought_and_goes_on_at_once(meet: Meet, tmp_path: Path) -> None:
    match = played("stationx", 3, 70)
    anna = meet("Anna", PHONE)
    page = anna.page
    dialog = hand_in(page, tmp_path / "match.json", match.dumps())
    mine = match.to_act[0] + 1
    chooser = dialog.get_by_role("combobox", name=say("web-seat-number", number=mine))
    expect(chooser).to_have_value("me")
    assert not serious_findings(page)
    dialog.get_by_role("button", name=say("web-file-play-on")).click()
    page.wait_for_url("**/t/**")
    anna.until(lambda: anna.version >= 0 and anna.asked, "a turn")
    assert info(anna)["origin"] == {"sort": "file", "step": 70}
    assert anna.live.game["step"] == 70
    assert anna.view["round"] == match.position()["round"]


def test_solo_goes_on_elsewhere_from_now(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.open(anna.make("me", "greedy"))
    anna.until(lambda: anna.version >= 0, "the game")
    before = page.url
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-fork-menu")).click()
    dialog = page.get_by_role("dialog", name=say("web-fork"))
    expect(dialog).to_contain_text(say("web-fork-hidden"))
    dialog.get_by_role("button", name=say("web-begin")).click()
    page.wait_for_url(lambda url: url != before)
    assert info(anna)["origin"]["sort"] == "fork"


def test_with_others_a_running_match_does_not_go_on_elsewhere(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "open")
    ben.open(path)
    ben.ok("POST", f"/api/tables/{path.removeprefix('/t/')}/join", {})
    anna.ok("POST", f"/api/tables/{path.removeprefix('/t/')}/start", {})
    anna.open(path)
    anna.until(lambda: anna.version >= 0, "the game")
    anna.page.get_by_role("button", name=say("web-menu"), exact=True).click()
    expect(anna.page.get_by_role("link", name=say("web-record"))).to_be_visible()
    expect(anna.page.get_by_role("button", name=say("web-fork-menu"))).to_have_count(0)


def test_a_foreign_or_broken_file_gets_a_clear_message(
    meet: Meet, finished: deorbit.Match, tmp_path: Path
) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.expects("status of 400")
    whole = finished.dumps()
    for text, id in (
        ("a letter to a friend", "save-not-json"),
        ('{"version": 3, "levels": []}', "save-foreign"),
        (whole[: len(whole) // 2], "save-not-json"),
        (whole.replace('"seats":2', '"seats":3'), "save-edited"),
    ):
        dialog = hand_in(page, tmp_path / "file.json", text)
        expect(dialog.get_by_role("alert")).to_have_text(say(id))
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    dialog = hand_in(page, tmp_path / "large.json", " " * ((8 << 20) + 1))
    expect(dialog.get_by_role("alert")).to_have_text(say("web-file-large", most=8))


def test_a_recording_is_led_to_where_it_is_watched(meet: Meet, tmp_path: Path) -> None:
    match = played("stationx", 2, 30)
    anna = meet("Anna")
    dialog = hand_in(anna.page, tmp_path / "recording.json", match.record(0))
    expect(dialog).to_contain_text(say("web-file-recording"))
    dialog.get_by_role("button", name=say("web-file-watch")).click()
    anna.page.wait_for_url("**/watch")


DROP = """(text) => {
  const held = new DataTransfer();
  held.items.add(new File([text], "dropped.json", { type: "application/json" }));
  for (const kind of ["dragover", "drop"]) {
    const given = { dataTransfer: held, bubbles: true, cancelable: true };
    document.querySelector("main").dispatchEvent(new DragEvent(kind, given));
  }
}"""


def test_a_file_may_be_dropped_on_the_page(meet: Meet, finished: deorbit.Match) -> None:
    anna = meet("Anna")
    page = anna.page
    page.get_by_role("button", name=say("web-file-choose")).wait_for()
    page.evaluate(DROP, finished.dumps())
    dialog = page.get_by_role("dialog", name=say("web-file"))
    expect(dialog).to_contain_text("dropped.json")
    expect(dialog).to_contain_text(say("web-file-over-text"))


# A closed window tells of it a task later.
CLOSE_AND_DROP = f"""(text) => {{
  document.querySelector("dialog").close();
  ({DROP})(text);
}}"""


def test_a_file_that_comes_while_the_last_window_closes_is_not_lost(
    meet: Meet, finished: deorbit.Match, tmp_path: Path
) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.expects("status of 400")
    dialog = hand_in(page, tmp_path / "letter.json", "a letter to a friend")
    expect(dialog.get_by_role("alert")).to_have_text(say("save-not-json"))
    page.evaluate(CLOSE_AND_DROP, finished.dumps())
    expect(dialog).to_contain_text("dropped.json")
    expect(dialog).to_contain_text(say("web-file-over-text"))


def test_station_x_is_played_from_the_first_page_with_one_click(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    card = page.get_by_role("listitem").filter(has_text=say("web-game-stationx-about"))
    card.get_by_role("button", name=say("web-solo")).click()
    page.wait_for_url("**/t/**")
    anna.until(lambda: anna.version >= 0 and anna.asked, "a turn")
    assert (info(anna)["game"], info(anna)["yours"]) == ("stationx", [0])

"""The position editor: by taps, by form and as text; what is wrong; links; playing from it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from web.accessibility import serious_findings
from web.person import PHONE, Person
from web.wording import called, escaped, say

Meet = Callable[..., Person]


def editor(person: Person, address: str = "?game=stationfall") -> Page:
    """The editor, once its board is there."""
    person.open(f"/editor{address}")
    person.page.locator(".board svg").first.wait_for()
    return person.page


def written(page: Page) -> Locator:
    """The position as text, which nobody sees who does not ask for it."""
    folded = page.locator("details.as-text:not([open]) > summary")
    if folded.count():
        folded.click()
    return page.get_by_role("textbox", name=say("web-editor-text"))


def given(page: Page) -> Any:
    """What is changed, as the text has it."""
    return json.loads(written(page).input_value())


def write(page: Page, position: dict[str, Any]) -> None:
    written(page).fill(json.dumps(position))


def on_board(page: Page, start: str) -> Locator:
    """A piece or place by how its name begins."""
    board = page.get_by_role("region", name=say("web-editor-board"))
    return board.locator(f"[aria-label^='{start}']").first


def character(page: Page, name: str) -> Locator:
    return on_board(page, f"{called('character', name)}, ")


def section(page: Page, name: str) -> Locator:
    return on_board(page, f"{called('section', name)}, ")


def key(name: str, game: str = "stationfall") -> str:
    return say(f"web-editor-{game}-key-{name}")


def containing(words: str) -> re.Pattern[str]:
    return re.compile(escaped(words))


def is_fine(page: Page) -> None:
    expect(page.get_by_text(say("web-editor-fine"))).to_be_visible()


def test_a_character_is_moved_by_two_taps_and_the_text_follows(meet: Meet) -> None:
    page = editor(meet("Anna"))
    character(page, "engineer").click()
    section(page, "bridge").click()
    expect(character(page, "engineer")).to_have_attribute(
        "aria-label", f"{called('character', 'engineer')}, Human, {called('section', 'bridge')}"
    )
    assert given(page) == {"characters": {"engineer": {"at": "bridge"}}}
    is_fine(page)

    page.get_by_role("button", name=say("web-editor-undo")).click()
    expect(character(page, "engineer")).to_have_attribute(
        "aria-label",
        f"{called('character', 'engineer')}, Human, {called('section', 'array-control')}",
    )
    page.get_by_role("button", name=say("web-editor-redo")).click()
    expect(section(page, "bridge")).to_have_attribute(
        "aria-label", containing(called("character", "engineer"))
    )


def test_a_section_is_set_on_fire_where_it_is_tapped(meet: Meet) -> None:
    page = editor(meet("Anna"))
    section(page, "reactor").click()
    thing = page.get_by_role("region", name=called("section", "reactor"))
    thing.get_by_role("checkbox", name=key("fire")).check()
    expect(thing.get_by_role("checkbox", name=key("damaged"))).to_be_checked()
    assert given(page) == {"fire": ["reactor"]}
    thing.get_by_role("checkbox", name=key("asphyxiation")).check()
    expect(page.get_by_role("alert").or_(thing.locator(".wrong")).first).to_be_visible()
    thing.get_by_role("button", name=say("web-editor-leave-out")).first.click()
    is_fine(page)


def test_everything_wrong_is_told_at_its_entry_and_can_be_left_out(meet: Meet) -> None:
    page = editor(meet("Anna"))
    write(page, {"minute": 99, "characters": {"exile": {"at": "moon"}}, "bogus": 1})
    expect(page.locator(".problems li")).to_have_count(3)
    play = page.get_by_role("button", name=say("web-editor-play"))
    expect(play).to_be_disabled()

    form = page.get_by_role("region", name=say("web-editor-form"))
    page.get_by_role("button", name="characters.exile.at").click()
    where = form.get_by_role("combobox", name=key("characters-at"))
    expect(where).to_be_focused()
    expect(where).to_have_attribute("aria-invalid", "true")
    where.fill("react")
    where.press("Enter")
    expect(page.locator(".problems li")).to_have_count(2)

    form.get_by_role("spinbutton", name=key("minute")).fill("7")
    expect(page.locator(".problems li")).to_have_count(1)
    page.get_by_role("button", name=say("web-editor-leave-out")).click()
    is_fine(page)
    assert given(page) == {"minute": 7, "characters": {"exile": {"at": "reactor"}}}
    expect(play).to_be_enabled()


def test_entries_are_found_by_name_and_numbers_have_steps(meet: Meet) -> None:
    page = editor(meet("Anna"))
    form = page.get_by_role("region", name=say("web-editor-form"))
    form.get_by_role("searchbox").fill("betrayal")
    more = form.get_by_role(
        "button", name=say("web-editor-more-of", what=key("players-betrayal"))
    ).first
    more.click()
    more.click()
    is_fine(page)
    assert given(page) == {"players": [{"betrayal": 2}]}
    form.get_by_role("searchbox").fill("nothing is called so")
    expect(form.get_by_text(say("web-editor-search-none"))).to_be_visible()


def test_a_draft_is_there_again_and_a_link_gives_it_to_somebody_else(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    page = editor(anna)
    write(page, {"minute": 4, "fire": ["kitchen"]})
    is_fine(page)
    page.reload()
    page.locator(".board svg").first.wait_for()
    assert given(page) == {"minute": 4, "fire": ["kitchen"]}

    page.get_by_role("button", name=say("web-editor-share")).click()
    anna.until(lambda: "#" in page.url, "the link")
    other = editor(ben, page.url.partition("/editor")[2])
    expect(written(other)).to_have_value(containing("kitchen"))
    found = given(other)
    assert (found["minute"], found["fire"], found["seats"]) == (4, ["kitchen"], 4)
    is_fine(other)


def test_a_damaged_link_says_so_and_loses_nothing(meet: Meet) -> None:
    page = editor(meet("Anna"), "?game=stationfall#1AAAA")
    expect(page.get_by_text(say("web-editor-link-broken"))).to_be_visible()
    assert given(page) == {}


def test_a_game_is_played_from_a_position(meet: Meet) -> None:
    anna = meet("Anna")
    page = editor(anna)
    write(page, {"minute": 3, "characters": {"exile": {"at": "reactor", "down": True}}})
    is_fine(page)
    page.get_by_role("button", name=say("web-editor-play")).click()
    for seat in (2, 3, 4):
        chooser = page.get_by_role("combobox", name=say("web-seat-number", number=seat))
        chooser.select_option("agent greedy")
    page.get_by_role("button", name=say("web-editor-play-begin"), exact=True).click()
    anna.until(lambda: anna.version >= 0, "the table")
    assert anna.view["minute"] == 3
    assert anna.view["characters"]["exile"] == {
        **anna.view["characters"]["exile"],
        "at": "reactor",
        "down": True,
    }
    assert anna.asked


def test_a_moment_of_a_table_is_opened_and_what_is_hidden_is_drawn(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    table = anna.make("me", "greedy", "greedy", start=True).removeprefix("/t/")
    page = editor(ben, f"?game=stationfall&table={table}&at=0")
    expect(page.get_by_text(say("web-editor-opened"))).to_be_visible()
    is_fine(page)
    found = given(page)
    assert found["seats"] == 3
    assert not any("identity" in player for player in found.get("players", []))


def test_a_unit_of_station_x_is_moved_by_two_taps(meet: Meet) -> None:
    anna = meet("Anna")
    page = editor(anna, "?game=stationx")
    board = page.get_by_role("region", name=say("web-editor-board"))
    tap_cell(board, "w7")
    page.get_by_role(
        "button", name=say("web-editor-add-here", what=key("units", "stationx"))
    ).click()
    field = written(page)
    expect(field).to_have_value(containing('"w7"'))
    tap_cell(board, "w5")
    expect(field).to_have_value(containing('"w5"'))
    assert '"w7"' not in field.input_value()
    is_fine(page)
    page.get_by_role("button", name=say("web-editor-play")).click()
    for seat in (2, 3, 4):
        chooser = page.get_by_role("combobox", name=say("web-seat-number", number=seat))
        chooser.select_option("agent greedy")
    page.get_by_role("button", name=say("web-editor-play-begin"), exact=True).click()
    anna.until(lambda: anna.version >= 0, "the table")
    assert [unit for unit in anna.view["units"] if unit["at"] == "w5"]


def test_a_tile_of_intrepid_is_moved_by_two_taps_and_dice_are_set_by_form(meet: Meet) -> None:
    anna = meet("Anna")
    page = editor(anna, "?game=intrepid")
    tiles = {"tinned-rations": {"owner": "russia", "at": "5-3"}}
    write(page, {"options": {"countries": ["russia", "japan"]}, "tiles": tiles})
    expect(on_station(page, "slot 1-1")).to_be_visible()
    tap_spot(page, "place tinned-rations")
    tap_spot(page, "slot 8-4")
    expect(written(page)).to_have_value(containing('"8-4"'))
    expect(on_station(page, "slot 5-3")).to_be_visible()
    is_fine(page)
    assert given(page)["tiles"]["tinned-rations"]["at"] == "8-4"

    form = page.get_by_role("region", name=say("web-editor-form"))
    form.get_by_role("searchbox").fill(key("round", "intrepid"))
    form.get_by_role("spinbutton", name=key("round", "intrepid")).fill("5")
    is_fine(page)
    assert given(page)["round"] == 5

    write(page, {**given(page), "crews": [{"pool": [6, 6], "capacity": 99}]})
    expect(page.locator(".problems li")).to_have_count(1)
    page.get_by_role("button", name=say("web-editor-leave-out")).click()
    is_fine(page)

    page.get_by_role("button", name=say("web-editor-play")).click()
    chooser = page.get_by_role("combobox", name=say("web-seat-number", number=2))
    chooser.select_option("agent greedy")
    page.get_by_role("button", name=say("web-editor-play-begin"), exact=True).click()
    anna.until(lambda: anna.version >= 0, "the table")
    assert anna.view["round"] == 5
    # The other crew may have passed a die on by now.
    assert anna.view["crews"][0]["pool"].count(6) >= 2
    assert anna.view["tiles"]["tinned-rations"]["at"] == "8-4"


def on_station(page: Page, spot: str) -> Locator:
    board = page.get_by_role("region", name=say("web-editor-board"))
    return board.locator(f"[data-spot='{spot}']").first


def tap_spot(page: Page, spot: str) -> None:
    on_station(page, spot).click()


def tap_cell(board: Locator, cell: str) -> None:
    board.locator(f"[data-cell='{cell}']").first.click()


@pytest.mark.parametrize(
    ("game", "scheme"), [("stationfall", "light"), ("stationx", "dark"), ("intrepid", "dark")]
)
def test_the_editor_is_usable_by_everybody(
    meet: Meet, game: str, scheme: Literal["light", "dark"]
) -> None:
    wide = meet("Anna")
    wide.page.emulate_media(color_scheme=scheme)
    page = editor(wide, f"?game={game}")
    write(page, {"bogus": 1})
    expect(page.locator(".problems li")).to_have_count(1)
    closed = page.locator(".form h3 button[aria-expanded=false]")
    while closed.count():
        closed.first.click()
    assert serious_findings(page) == []


@pytest.mark.parametrize("game", ["stationfall", "stationx", "intrepid"])
def test_the_editor_works_on_a_phone(meet: Meet, game: str) -> None:
    anna = meet("Anna", PHONE)
    page = editor(anna, f"?game={game}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    if game == "stationfall":
        character(page, "engineer").tap()
        section(page, "rec-room").tap()
        is_fine(page)
    page.get_by_role("tab", name=say("web-editor-text")).click()
    if game == "stationfall":
        assert given(page) == {"characters": {"engineer": {"at": "rec-room"}}}
    page.get_by_role("tab", name=say("web-editor-form")).click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert serious_findings(page) == []

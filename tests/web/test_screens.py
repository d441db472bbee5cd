"""Every screen, on a desktop and on a phone, in light and dark: pictures, and no barrier."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.album import Album
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.screen import Screen
from web.wording import say, web

Meet = Callable[..., Person]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_no_screen_has_a_serious_barrier(meet: Meet, album: Path, size: str) -> None:
    anna = meet("Anna", SIZES[size])
    pictures = Album(album, anna.page, size)
    around_the_table(anna, pictures)
    at_the_table(anna, pictures)
    after_the_end(anna, pictures)
    assert not pictures.findings, pictures.findings


def around_the_table(anna: Person, pictures: Album) -> None:
    page = anna.page
    page.get_by_role("heading", name=say("web-games")).wait_for()
    page.get_by_text(say("web-lobby-empty")).or_(
        page.get_by_text(say("web-watch"))
    ).first.wait_for()
    pictures.show("home")
    page.get_by_role("button", name=say("web-settings"), exact=True).click()
    page.get_by_role("dialog", name=say("web-settings")).wait_for()
    pictures.show("settings")
    page.get_by_role("button", name=say("web-done")).click()
    for name, path, heading in (
        ("about", "/about", "web-about"),
        ("missing", "/nowhere", "web-missing"),
        ("host", "/host", "web-options"),
    ):
        anna.open(path)
        page.get_by_role("heading", name=say(heading)).wait_for()
        pictures.show(name)


def at_the_table(anna: Person, pictures: Album) -> None:
    page = anna.page
    anna.open(anna.make("me", "open", "open", "greedy"))
    begin = page.get_by_role("button", name=say("web-start-fill"))
    begin.wait_for()
    pictures.show("waiting")
    begin.click()
    screen = Screen(anna, 31)
    screen.ready()
    screen.choosing.wait_for()
    pictures.show("choosing")
    screen.decide()
    screen.my_turn()
    pictures.show("turn")
    screen.activate()
    screen.kind("step").click()
    pictures.show("activation")
    page.keyboard.press("Escape")
    screen.on_board("stranger", "character").focus()
    page.keyboard.press("Enter")
    look = screen.menu.get_by_role("menuitem", name=web("menu-look"))
    heading = page.get_by_role("heading", name=say("stationfall-character-stranger"))
    expect(look.or_(heading).first).to_be_visible()
    if look.is_visible():
        look.click()
    heading.wait_for()
    pictures.show("card")
    page.get_by_role("button", name=web("close"), exact=True).click()
    page.get_by_role("button", name=say("web-chat"), exact=True).click()
    page.get_by_role("textbox", name=say("web-chat-say")).wait_for()
    pictures.show("chat")
    drawer = page.get_by_role("complementary", name=say("web-drawer"))
    drawer.get_by_role("button", name=say("web-close")).click()


def after_the_end(anna: Person, pictures: Album) -> None:
    """Nobody has to play to the end for it: agents go on for a player who resigns."""
    seat = anna.live.seat
    anna.ok("POST", f"/api/tables/{anna.live.table['id']}/resign", {"seat": seat})
    anna.until(lambda: anna.over, "the end", 10 * PATIENCE)
    screen = Screen(anna)
    screen.ending.wait_for()
    pictures.show("ending")

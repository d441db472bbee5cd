"""What people do about a table and each other: mute, delete, give a seat away, resign, close."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from web.person import Person
from web.screen import Screen
from web.wording import say

Meet = Callable[..., Person]


def menu(page: Page) -> Locator:
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    return page.get_by_role("dialog", name=say("web-menu"))


def choose(page: Page, item: str) -> None:
    """An item of the menu, and the answer to what is asked back."""
    menu(page).get_by_role("button", name=say(f"web-{item}"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say(f"web-{item}"), exact=True)
    dialog.get_by_role("button", name=say(f"web-{item}-yes"), exact=True).click()


def agree(page: Page) -> None:
    page.get_by_role("button", name=say("web-yes"), exact=True).click()


def table_for_three(meet: Meet) -> tuple[Person, Person, Person]:
    anna, ben, cleo = people = meet("Anna"), meet("Ben"), meet("Cleo")
    path = anna.make("me", "open", "open", "greedy")
    for guest in (ben, cleo):
        guest.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    for seed, person in enumerate(people):
        Screen(person, seed).choose_identity()
    return people


def test_the_host_mutes_and_deletes_and_a_table_goes_on_without_who_left(meet: Meet) -> None:
    anna, ben, cleo = table_for_three(meet)
    page = ben.page
    page.get_by_role("button", name=say("web-chat"), exact=True).click()
    page.get_by_role("textbox", name=say("web-chat-say")).fill("You all lie")
    page.get_by_role("button", name=say("web-send")).click()
    anna.page.get_by_role("button", name=say("web-chat-unread", count=1)).click()
    lines = anna.page.get_by_role("log", name=say("web-chat"))
    expect(lines).to_contain_text("You all lie")

    # Delete a line.
    lines.get_by_role("button", name=say("web-chat-delete", name="Ben")).click()
    for person in (anna, ben):
        expect(person.page.get_by_role("log", name=say("web-chat"))).not_to_contain_text("You all")

    # Mute, and let speak again.
    row = menu(anna.page).get_by_role("listitem").filter(has_text="Ben")
    row.get_by_role("button", name=say("web-mute"), exact=True).click()
    expect(page.get_by_text(say("web-chat-muted"))).to_be_visible()
    row.get_by_role("button", name=say("web-unmute"), exact=True).click()
    expect(page.get_by_role("textbox", name=say("web-chat-say"))).to_be_visible()
    anna.page.keyboard.press("Escape")

    # Cleo leaves; the others agree that an agent plays on.
    choose(cleo.page, "leave")
    cleo.page.get_by_role("heading", name=say("web-games")).wait_for()
    row = menu(anna.page).get_by_role("listitem").filter(has_text="Cleo")
    row.get_by_role("button", name=say("web-give-agent"), exact=True).click()
    agree(page)
    anna.until(lambda: anna.live.table["seats"][2]["kind"] == "agent", "an agent on the seat")

    # Ben resigns: he watches, and an agent plays on at once.
    choose(page, "resign")
    ben.until(lambda: ben.live.seat is None, "to watch")
    expect(page.get_by_text(say("web-you-resigned"))).to_be_visible()
    anna.until(lambda: anna.live.table["seats"][1]["resigned"], "a resigned seat")


def test_a_table_is_closed_when_everybody_agrees(meet: Meet) -> None:
    anna, ben, cleo = table_for_three(meet)
    choose(anna.page, "propose-close")
    agree(ben.page)
    assert anna.live.table["status"] == "playing"
    agree(cleo.page)
    for person in (anna, ben, cleo):
        heading = person.page.get_by_role("heading", name=say("web-table-closed"))
        expect(heading).to_be_visible()
        expect(person.page.get_by_text(say("web-closed-agreed"))).to_be_visible()

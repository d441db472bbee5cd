"""Terms that explain themselves: by pointer, by keys and by a tap, wherever a game is told."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from deorbit.games import glossary
from web.accessibility import serious_findings
from web.person import PHONE, Person
from web.screen import Screen
from web.stationx_screen import StationX
from web.wording import escaped, say, web

Meet = Callable[..., Person]


def term_in(place: Locator, id: str) -> Locator:
    """A term where it stands in a text, in whatever form."""
    term = next(one for one in glossary("stationfall") if one.id == id)
    forms = "|".join(escaped(form) for form in term.forms)
    return place.locator("a.term").filter(has_text=re.compile(f"^({forms})$", re.I)).first


def card_of(page: Page, id: str, game: str = "stationfall") -> Locator:
    return page.get_by_role("dialog", name=say(f"{game}-term-{id}"), exact=True)


def means(id: str) -> str:
    return say(f"stationfall-term-{id}-means")


def point_at(term: Locator) -> None:
    """With a mouse that comes to rest there."""
    term.hover(position={"x": 4, "y": 4})
    term.hover(position={"x": 8, "y": 8})


def is_within(page: Page, card: Locator) -> bool:
    box, size = card.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size["width"] and bottom <= size["height"]


def test_a_term_is_explained_by_pointing_at_it(meet: Meet) -> None:
    page = meet("Anna").page
    page.goto("/rules/stationfall#15.5.2")
    term = term_in(page.locator("[id='15.5.2']"), "conspirator")
    point_at(term)
    card = card_of(page, "conspirator")
    expect(card).to_contain_text(means("conspirator"))
    assert is_within(page, card)
    assert serious_findings(page) == []
    # One can go over to it; elsewhere it closes.
    card.hover()
    expect(card).to_be_visible()
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)
    # What a paragraph explains itself is not explained beside it.
    expect(term_in(page.locator("[id='4.3.1']"), "conspirator")).to_have_count(0)
    point_at(term)
    card.get_by_role("link", name=say("web-rule", rule="4.3.1")).click()
    panel = page.get_by_role("dialog", name=say("web-rule-panel", rule="4.3.1"))
    expect(panel).to_be_visible()


def test_a_term_is_explained_by_keys_and_escape_closes_nothing_else(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.open(anna.make("me", "random", "random", start=True))
    Screen(anna).ready()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("web-menu")).click()
    page.get_by_role("button", name=say("web-primer")).click()
    panel = page.get_by_role("dialog", name="Primer", exact=True)
    expect(panel).to_contain_text("primer-down")
    term = term_in(panel, "kompromat")
    term.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    card = card_of(page, "kompromat")
    expect(card).to_be_visible()
    expect(term).to_be_focused()
    expect(term).to_have_accessible_description(means("kompromat"))
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    page.keyboard.press("Tab")
    expect(card.get_by_role("link")).to_be_focused()
    assert serious_findings(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(term).to_be_focused()
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_a_term_is_explained_by_a_tap(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    page = anna.page
    anna.open(anna.make("me", "random", "random", start=True))
    Screen(anna).ready()
    for id in ("bonus-character", "secret-identity"):
        term_in(page.locator("main"), id).tap()
        card = card_of(page, id)
        expect(card).to_contain_text(means(id))
        assert is_within(page, card)
    expect(page.locator("[popover].card")).to_have_count(1)
    assert serious_findings(page) == []
    page.get_by_role("heading", level=1).last.tap()
    expect(page.locator("[popover].card")).to_have_count(0)


def test_a_line_of_the_log_names_its_terms_when_it_is_opened(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.open(anna.make("me", "random", "random", start=True))
    screen = Screen(anna)
    screen.ready()
    page.get_by_role("button", name=re.compile("I am")).first.click()
    log = page.get_by_role("region", name=web("log"), exact=True)
    log.get_by_role("button", name=re.compile("chooses a Secret Identity")).first.click()
    term_in(log, "secret-identity").click()
    expect(card_of(page, "secret-identity")).to_be_visible()


def test_terms_can_be_switched_off(meet: Meet) -> None:
    page = meet("Anna").page
    page.goto("/rules/stationfall")
    expect(page.locator("a.term").first).to_be_attached()
    page.keyboard.press(",")
    page.get_by_role("checkbox", name=say("web-terms")).uncheck()
    page.get_by_role("button", name=say("web-done")).click()
    expect(page.locator("a.term")).to_have_count(0)
    page.reload()
    expect(page.locator("[id='15.5.2']")).to_be_visible()
    expect(page.locator("a.term")).to_have_count(0)


def test_the_glossary_is_searched_and_linked(meet: Meet) -> None:
    page = meet("Anna").page
    page.goto("/rules/stationfall")
    page.get_by_role("link", name=say("web-glossary"), exact=True).click()
    expect(page).to_have_title(re.compile(say("web-glossary-title", game="Stationfall")))
    assert serious_findings(page) == []
    page.keyboard.press("/")
    page.keyboard.type("exhausted two")
    expect(page.get_by_text(say("web-glossary-count", count=2))).to_be_visible()
    expect(page.locator("[id=exhausted]")).to_contain_text(means("exhausted"))
    page.keyboard.press("Escape")
    expect(page.locator("[id=vent]")).to_be_visible()
    page.goto("/rules/stationfall/glossary#vent")
    expect(page.locator("[id=vent]")).to_be_focused()
    page.get_by_role("link", name=say("web-primer"), exact=True).click()
    expect(page.locator("h2[id=primer]")).to_be_focused()


def test_a_tile_that_cannot_be_taken_says_why(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    anna.open(anna.make("me", "random", game="stationx", start=True))
    duel = StationX(anna)
    anna.until(lambda: anna.asked, "a turn")
    base = duel.tray.locator("[aria-disabled=true]").last
    # What is greyed can still be asked.
    base.tap(force=True)
    expect(anna.page.locator(".doubt")).to_contain_text(say("stationx-not-base-last"))
    anna.page.locator(".doubt").get_by_role("link", name=say("web-rule", rule="2.3")).click()
    panel = anna.page.get_by_role("dialog", name=say("web-rule-panel", rule="2.3"))
    expect(panel).to_be_visible()

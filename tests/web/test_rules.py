"""The rules at hand: pages with search and stable links, the paragraph behind a refusal, and the
check of the shuffle."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from deorbit.core.rulebook import rulebook
from web.accessibility import serious_findings
from web.person import PHONE, Person
from web.wording import say

Meet = Callable[..., Person]

STANDARD = {"build": "standard", "rounds": 1}


def text_of(game: str, number: str) -> str:
    book = rulebook(game)
    assert book is not None
    paragraph = book.paragraph(number)
    assert paragraph is not None
    return paragraph.plain


def in_sight(page: Page, number: str) -> bool:
    box = page.locator(f"[id='{number}']").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return 0 <= box["y"] < size["height"]


@pytest.mark.parametrize("options", [None, PHONE], ids=["desktop", "phone"])
def test_a_link_leads_to_its_paragraph(meet: Meet, options: dict[str, object] | None) -> None:
    anna = meet("Anna", options)
    anna.open("/rules/stationfall#12.8.1")
    meant = anna.page.locator("[id='12.8.1']")
    expect(meant).to_be_focused()
    expect(meant).to_contain_text(text_of("stationfall", "12.8.1"))
    assert in_sight(anna.page, "12.8.1")
    assert serious_findings(anna.page) == []
    # What it cites is a link, and the way back leads back.
    anna.open("/rules/stationfall#16.4.5")
    expect(anna.page.locator("[id='16.4.5']")).to_be_focused()
    anna.open("/rules/stationfall#3.5.1")
    cite = anna.page.locator("[id='3.5.1']").get_by_role("link", name="16.4.5", exact=True)
    cite.click()
    expect(anna.page.locator("[id='16.4.5']")).to_be_focused()
    expect(anna.page).to_have_url(re.compile(r"/rules/stationfall#16\.4\.5$"))
    anna.page.go_back()
    expect(anna.page.locator("[id='3.5.1']")).to_be_focused()


def test_a_rule_that_a_pack_adds_leads_to_its_chapter(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/rules/stationfall#card-of-somebody")
    expect(anna.page.locator("h2[id='card']")).to_be_focused()


def test_the_rules_are_searched_by_keys_alone(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/")
    anna.page.get_by_role("link", name=say("web-rules"), exact=True).first.click()
    anna.page.get_by_role("link", name="Station-X", exact=True).click()
    expect(anna.page.locator("[id='1.1']")).to_be_visible()
    anna.page.keyboard.press("/")
    anna.page.keyboard.type("OXYGEN droids count")
    expect(anna.page.get_by_text(say("web-rules-count", count=1))).to_be_visible()
    expect(anna.page.locator("[id='5.3'] mark").first).to_be_visible()
    expect(anna.page.locator("[id='1.1']")).to_be_hidden()
    expect(anna.page).to_have_url(re.compile(r"/rules/stationx\?q="))
    assert serious_findings(anna.page) == []
    anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator("[id='5.3'] a.number")).to_be_focused()
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("[id='5.3']")).to_be_focused()
    expect(anna.page.locator("[id='5.2']")).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"/rules/stationx#5\.3$"))
    # A link to a search shows it again, and Escape everything.
    anna.open("/rules/stationx?q=nothing of this")
    words = say("web-rules-nothing", query="nothing of this")
    expect(anna.page.get_by_text(words)).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("[id='1.1']")).to_be_visible()


def test_rules_that_are_not_there_lead_to_those_that_are(meet: Meet) -> None:
    anna = meet("Anna")
    anna.expects("status of 404")
    anna.open("/rules/chess")
    expect(anna.page.get_by_role("heading", name=say("web-rules-missing"))).to_be_visible()
    anna.page.get_by_role("link", name="Stationfall", exact=True).click()
    expect(anna.page.locator("[id='1.1']")).to_be_visible()


def test_after_the_end_the_shuffle_is_checked_by_a_button(meet: Meet) -> None:
    anna = meet("Anna")
    path = anna.make("random", "random", game="stationx", options=STANDARD)
    anna.open(path)
    anna.until(lambda: anna.over, "the end of the game")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name=say("web-menu")).click()
    anna.page.get_by_role("button", name=say("web-verify")).click()
    for words in ("noted", "fits", "fair"):
        expect(anna.page.get_by_text(say(f"web-verify-{words}"))).to_be_visible()
    assert serious_findings(anna.page) == []
    late = meet("Ben")
    late.open(path)
    late.page.get_by_role("button", name=say("web-menu")).click()
    late.page.get_by_role("button", name=say("web-verify")).click()
    expect(late.page.get_by_text(say("web-verify-noted-not"))).to_be_visible()
    expect(late.page.get_by_text(say("web-verify-fair"))).to_be_visible()


REFUSAL = {
    "id": "stationfall-not-asked",
    "args": {},
    "text": "This is not what you are asked.",
    "rule": "12.8.1",
}


def refusing(route: WebSocketRoute) -> None:
    """A service that refuses every decision, as it would one that came too late."""
    service = route.connect_to_server()

    def answer(sent: str | bytes) -> None:
        message = json.loads(sent)
        if message["type"] != "act":
            service.send(sent)
            return
        told = {"type": "refused", "id": message["id"], "status": 422, "error": REFUSAL}
        route.send(json.dumps({**told, "after": None}))

    route.on_message(answer)


@pytest.mark.parametrize("options", [None, PHONE], ids=["desktop", "phone"])
def test_a_refusal_opens_its_paragraph_over_the_table(
    meet: Meet, options: dict[str, object] | None
) -> None:
    anna = meet("Anna", options)
    anna.expects("status of 422")
    anna.page.route_web_socket("**/live*", refusing)
    anna.page.route(
        "**/api/tables/*/actions", lambda route: route.fulfill(status=422, json={"error": REFUSAL})
    )
    path = anna.make("me", "greedy")
    anna.open(path)
    anna.page.get_by_role("button", name=re.compile("I am")).first.click()
    anna.page.get_by_role("link", name=say("web-rule", rule="12.8.1")).click()
    panel = anna.page.get_by_role("dialog", name=say("web-rule-panel", rule="12.8.1"))
    expect(panel).to_contain_text(text_of("stationfall", "12.8.1"))
    expect(panel).to_contain_text(text_of("stationfall", "12.8"))
    assert serious_findings(anna.page) == []
    panel.get_by_role("button", name=say("web-rule-panel-after", rule="12.8.2")).click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(text_of("stationfall", "12.8.2"))
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.page).to_have_url(re.compile(re.escape(path)))

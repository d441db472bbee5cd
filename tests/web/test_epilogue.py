"""The end of a match as a story, and great events on the way there."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from web.accessibility import serious_findings
from web.matches import finished, played
from web.person import DESKTOP, PHONE, Person
from web.wording import say, web

Meet = Callable[..., Person]
SIZES = {"desktop": DESKTOP, "laptop": {"viewport": {"width": 1280, "height": 720}}, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
def test_an_end_tells_what_became_of_everybody_and_what_decided_it(meet: Meet, size: str) -> None:
    anna = meet("Anna", SIZES[size])
    match = played("stationfall", 3)
    anna.open(finished(anna, match))
    page = anna.page
    ending = page.locator("section[aria-labelledby=ended]")
    ending.wait_for()
    told = {
        event.args["character"] for event in match.log(None) if event.id.endswith("-event-escaped")
    }
    away = ending.get_by_role("region", name=say("web-stationfall-fate-away"))
    expect(away.get_by_role("button")).to_have_count(len(told))
    assert not serious_findings(page)
    decided = page.get_by_role("region", name=web("decided")).get_by_role("button")
    expect(decided.first).to_be_visible()
    decided.first.click()
    expect(ending).to_have_count(0)
    track = page.get_by_role("slider", name=say("web-replay-track"))
    step = int(track.get_attribute("aria-valuenow") or -1)
    assert any(event.step == step for event in match.log(None))


def test_the_end_is_sent_around_as_a_picture_and_a_link(meet: Meet) -> None:
    anna = meet("Anna")
    path = finished(anna, played("stationx", 2))
    anna.open(path)
    with anna.page.expect_download() as coming:
        anna.page.get_by_role("button", name=web("share-picture")).click()
    picture = coming.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert int.from_bytes(picture[16:20], "big") == 1200
    expect(anna.page.get_by_role("button", name=web("share-link"))).to_be_visible()

"""Coming and going: one click to play, one screen for two, several tabs and devices."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from web.person import Person
from web.screen import Screen
from web.wording import say, web

Meet = Callable[..., Person]


def test_one_click_begins_a_game_that_waits_for_its_player(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    page.get_by_role("button", name=say("web-solo"), exact=True).first.click()
    screen = Screen(anna, 5)
    screen.choose_identity()
    screen.my_turn()
    screen.influence()
    table, version = page.url, anna.version

    page.go_back()
    page.get_by_role("heading", name=say("web-hero")).wait_for()
    own = page.get_by_role("region", name=say("web-my-games"))
    expect(own.get_by_role("link").filter(has_text=say("web-play-on"))).to_have_count(1)
    page.go_forward()
    screen.ready()
    assert (page.url, anna.version) == (table, version)
    page.reload()
    screen.ready()
    assert (page.url, anna.version) == (table, version)
    page.get_by_role("link", name=say("web-home")).click()
    own.get_by_role("link").filter(has_text=say("web-play-on")).click()
    screen.ready()
    assert (page.url, anna.version) == (table, version)


def test_two_people_at_one_screen_do_not_see_each_others_cards(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    page.get_by_role("link", name=say("web-host-short"), exact=True).first.click()
    for seat, kind in ((2, "here"), (3, "agent greedy"), (4, "agent greedy")):
        chooser = page.get_by_role("combobox", name=say("web-seat-number", number=seat))
        chooser.select_option(kind)
    page.get_by_role("textbox", name=say("web-name-of-seat", number=2)).fill("Ben")
    page.get_by_role("button", name=say("web-begin")).click()

    screen = Screen(anna, 6)
    hand_over(screen, "Anna", 0)
    screen.decide()
    page.get_by_role("button", name=say("web-hand-over-button")).click()
    hand_over(screen, "Ben", 1)
    screen.decide()
    both_played = {anna.name: False, "Ben": False}
    while not all(both_played.values()):
        screen.person.until(
            lambda: anna.asked or page.get_by_role("button", name=HANDING).count() > 0, "a turn"
        )
        if anna.asked:
            both_played[("Anna", "Ben")[anna.live.seat or 0]] = True
            screen.finish_turn()
            continue
        page.get_by_role("button", name=HANDING).click()
        name = "Ben" if anna.channels[-2].seat == 0 else "Anna"
        hand_over(screen, name, ("Anna", "Ben").index(name))


HANDING = say("web-hand-over-button")


def hand_over(screen: Screen, name: str, seat: int) -> None:
    """The cover hides everything; the view of a seat comes only when its person is there."""
    page, person = screen.page, screen.person
    ready = page.get_by_role("button", name=say("web-i-am", name=name))
    ready.wait_for()
    expect(screen.board).to_have_count(0)
    expect(screen.choosing).to_have_count(0)
    person.until(lambda: person.live.seat is None and person.version >= 0, "the covered table")
    assert all(player.get("identity") is None for player in person.view["players"])
    ready.click()
    person.until(lambda: person.live.seat == seat and person.version >= 0, f"the view of {name}")
    screen.ready()


def test_two_tabs_of_one_seat_stay_in_step(meet: Meet) -> None:
    anna = meet("Anna")
    path = anna.make("me", "greedy", "greedy", "greedy")
    anna.open(path)
    screen = Screen(anna, 7)
    screen.choose_identity()
    screen.my_turn()
    # In the second tab the line is slow until it is opened anew.
    other = anna.context.new_page()
    slow = Slow(other)
    other.goto(path)
    second = other.get_by_role("region", name=web("question"))
    second.wait_for()
    before = second.inner_text()

    slow.hold()
    screen.influence()
    expect(screen.undo).to_be_visible()
    assert second.inner_text() == before
    anna.expects("status of 409")
    possible = other.locator(".actions")
    possible.get_by_role("button", name=say("stationfall-do-renegotiate")).first.click()
    other.get_by_role("button", name=web("final-do"), exact=True).or_(
        other.get_by_text(say("server-moved-on"))
    ).first.wait_for()
    if other.get_by_role("alertdialog").count():
        other.get_by_role("button", name=web("final-do"), exact=True).click()
    expect(other.get_by_text(say("server-moved-on"))).to_be_visible()
    expect(second.get_by_role("button", name=web("undo"), exact=True)).to_be_visible()
    assert second.inner_text() == screen.question.inner_text()

    screen.undo.click()
    anna.until(lambda: second.inner_text() == before, "the same undo")
    anna.until(lambda: screen.question.inner_text() == before, "the undo in the first tab")


class Slow:
    """Holds back what the server says to one page, until the page asks anew."""

    def __init__(self, page: Page) -> None:
        self._held = False
        self._opened = 0
        page.route_web_socket(re.compile("/live"), self._route)

    def hold(self) -> None:
        self._held = True

    def _route(self, socket: WebSocketRoute) -> None:
        self._opened += 1
        number, server = self._opened, socket.connect_to_server()

        def forward(message: str | bytes) -> None:
            if number > 1 or not self._held:
                socket.send(message)

        server.on_message(forward)


def test_a_seat_link_is_withdrawn_and_the_seat_taken_from_other_devices(meet: Meet) -> None:
    anna, phone, thief = meet("Anna"), meet("Anna's phone"), meet("Thief")
    path = anna.make("me", "greedy", "greedy", "greedy")
    anna.open(path)
    Screen(anna).ready()
    anna.page.get_by_role("button", name=say("web-menu")).click()
    anna.page.get_by_role("button", name=say("web-device")).click()
    shown = anna.page.get_by_role("textbox", name=say("web-device-link"))
    link = shown.input_value()
    phone.open(link)
    Screen(phone).ready()
    assert phone.live.seat == 0

    anna.page.get_by_role("button", name=say("web-device-withdraw")).click()
    expect(anna.page.get_by_text(say("web-device-withdrawn"))).to_be_visible()
    expect(anna.page.get_by_text(say("web-device-count", count=2))).to_be_visible()
    assert shown.input_value() != link
    thief.expects("status of 404")
    thief.open(link)
    expect(thief.page.get_by_text(say("server-no-link"))).to_be_visible()

    phone.expects("status of 403")
    anna.page.get_by_role("button", name=say("web-device-alone")).click()
    expect(anna.page.get_by_text(say("web-device-count", count=1))).to_be_visible()
    phone.until(lambda: phone.live.seat is None and phone.version >= 0, "to watch")


def test_a_seat_link_continues_elsewhere_and_a_kicked_person_loses_the_seat(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "open", "greedy", "greedy")
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    ben_here = Screen(ben, 8)
    ben_here.choose_identity()

    ben.page.get_by_role("button", name=say("web-menu")).click()
    ben.page.get_by_role("button", name=say("web-device")).click()
    link = ben.page.get_by_role("textbox", name=say("web-device-link")).input_value()
    phone = meet("Ben's phone")
    phone.open(link)
    Screen(phone).ready()
    assert phone.page.url == anna.page.url
    assert phone.live.seat == 1
    assert phone.view["players"][1]["identity"] == ben.view["players"][1]["identity"]

    for person in (ben, phone):
        person.expects("status of 403")
    Screen(anna, 9).choose_identity()
    anna.page.get_by_role("button", name=say("web-menu")).click()
    anna.page.get_by_role("button", name=say("web-kick"), exact=True).click()
    dialog = anna.page.get_by_role("dialog", name=say("web-kick-ask", name="Ben"))
    dialog.get_by_role("button", name=say("web-kick"), exact=True).click()
    for person in (ben, phone):
        person.until(lambda one=person: one.live.seat is None and one.version >= 0, "to watch")
        expect(person.page.get_by_text(say("web-watching"))).to_be_visible()
        assert person.view["players"][1]["identity"] is None
        status, _ = person.fetch("GET", f"/api{path.replace('/t/', '/tables/')}/notes?seat=1")
        assert status == 403
    assert json.loads(anna.live.frames[-1])["type"] in ("table", "game", "hello")

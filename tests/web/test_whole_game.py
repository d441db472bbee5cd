"""Two people and two agents from the waiting room to the rematch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from server.running import Running
from web.person import Person
from web.screen import Screen
from web.wire import Wire
from web.wording import called, say, web

Meet = Callable[..., Person]

POINTS = """(card) => [
  ...[...card.querySelectorAll("li.scores")].map(
    (row) => row.querySelector(".now") ?? row.querySelector(".points")
  ),
  ...card.querySelectorAll(".more b"),
].map((shown) => parseInt(shown.innerText.replace(/[^-\\d]/g, "")))"""
"""The points on somebody's card, row by row."""
OFFLINE = r"net::ERR_|WebSocket connection"


def test_two_people_and_two_agents_play_a_whole_game(meet: Meet, site: Running) -> None:
    with Wire(site.address) as wire:
        anna, ben = meet("Anna"), meet("Ben", address=wire.address)
        path = hosted(anna)
        ben.sit(path)
        anna.page.get_by_role("button", name=say("web-start-fill")).click()
        screens = [Screen(anna, 1), Screen(ben, 2)]
        for screen in screens:
            screen.choose_identity()
        play_until(screens, lambda: anna.version > 40)

        anna.page.reload()
        screens[0].ready()
        play_until(screens, lambda: anna.version > 60)

        ben.expects(OFFLINE)
        lose_connection(ben, wire)
        play_until([screens[0]], lambda: not anna.asked)
        find_connection(ben, wire)
        play_until(screens, lambda: anna.over)
        ben.until(lambda: ben.over, "the end")

        for screen in screens:
            everything_is_told(screen)
        assert screens[0].ending.inner_text() == screens[1].ending.inner_text()
        assert anna.live.game["outcome"] == ben.live.game["outcome"]
        rematch(anna, ben)


def hosted(host: Person) -> str:
    """Host a table in the browser: one seat for an agent, the others open."""
    host.page.get_by_role("link", name=say("web-host-short"), exact=True).first.click()
    chooser = host.page.get_by_role("combobox", name=say("web-seat-number", number=3))
    chooser.select_option("agent greedy")
    host.page.get_by_role("button", name=say("web-make-table")).click()
    link = host.page.get_by_role("textbox", name=say("web-invite-link"))
    return link.input_value().removeprefix(host.address)


def play_until(screens: list[Screen], done: Callable[[], bool]) -> None:
    while not done():
        ready = [screen for screen in screens if screen.person.asked and not screen.person.over]
        if ready:
            ready[0].decide()
        else:
            screens[0].page.wait_for_timeout(10)


def lose_connection(person: Person, wire: Wire) -> None:
    person.context.set_offline(True)
    wire.cut()
    person.page.get_by_text(say("web-offline")).wait_for()


def find_connection(person: Person, wire: Wire) -> None:
    wire.mend()
    person.context.set_offline(False)
    expect(person.page.get_by_text(say("web-offline"))).to_be_hidden()


def everything_is_told(screen: Screen) -> None:
    """Who won, everybody's identity, and rows of points that add up to the totals."""
    game = screen.person.live.game
    ending = game["desk"]["ending"]
    names = [seat["name"] for seat in screen.person.live.table["seats"]]
    winners = ", ".join(names[player] for player in ending["winners"])
    title = web("won", names=winners) if winners else web("won-nobody")
    expect(screen.ending.locator("header .kicker")).to_have_text(title)
    assert sorted(ending["order"]) == [0, 1, 2, 3]
    for place, player in enumerate(ending["order"]):
        told = next(one for one in ending["players"] if one["player"] == player)
        shown = screen.ending.locator("> ol > li").nth(place)
        expect(shown.get_by_role("heading", level=2)).to_contain_text(names[player])
        expect(shown.locator(".identity")).to_contain_text(called("character", told["identity"]))
        total = int(shown.locator(".total").inner_text().split()[0])
        assert total == told["total"] == game["outcome"]["scores"][player]
        assert sum(shown.evaluate(POINTS)) == total == sum(row["points"] for row in told["rows"])
    assert None not in [
        card
        for player in screen.person.view["players"]
        for card in [player["identity"], *player["bonus"], *player["hand"]]
    ]


def rematch(anna: Person, ben: Person) -> None:
    """Whoever asks first makes the table; it begins when the other has come, too."""
    old = anna.page.url
    anna.page.get_by_role("button", name=web("rematch")).click()
    anna.page.get_by_role("heading", name=say("web-seats")).wait_for()
    ben.page.get_by_role("button", name=web("rematch")).click()
    for person in (anna, ben):
        Screen(person).choosing.wait_for()
    assert anna.page.url != old
    assert anna.page.url.rpartition("/")[2] == ben.page.url.rpartition("/")[2]

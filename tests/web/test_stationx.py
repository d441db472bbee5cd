"""Station-X in browsers: whole games, the building of a station, battles, phone and keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.album import Album
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.stationx_screen import StationX, board_word, web
from web.wording import escaped, say

Meet = Callable[..., Person]
Json = Any

UNCOVERED = "(svg, [x, y]) => svg.contains(document.elementFromPoint(x, y))"
"""Whether a finger on that spot of the page meets the board."""

STANDARD: Json = {"build": "standard", "rounds": 4}
SIZES = {"desktop": DESKTOP, "phone": PHONE}

MELEE: Json = {
    "round": 3,
    "units": [
        {"player": 0, "unit": "commander", "at": "m12"},
        {"player": 0, "unit": "trooper", "at": "l12"},
        {"player": 0, "unit": "trooper", "at": "l13"},
        {"player": 0, "unit": "droid", "at": "n9"},
        {"player": 1, "unit": "commander", "at": "e20"},
        {"player": 1, "unit": "trooper", "at": "m13"},
        {"player": 1, "unit": "droid", "at": "n14"},
    ],
    "players": [
        {"energy": 9, "upgrades": ["troops-speed", "troops-speed-2", "troops-jump"]},
        {"energy": 9},
    ],
}
"""Both sides meet in the centre room, on the turn of the first."""


def table_for_two(meet: Meet, **given: Any) -> list[StationX]:
    """Two people at two browsers, from the waiting room on."""
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "open", game="stationx", **given)
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    screens = [StationX(anna, 1), StationX(ben, 2)]
    for screen in screens:
        screen.ready()
    return screens


def play_until(screens: list[StationX], done: Callable[[], bool]) -> None:
    while not done():
        asked = [screen for screen in screens if screen.person.asked and not screen.person.over]
        if asked:
            asked[0].decide()
        else:
            screens[0].page.wait_for_timeout(10)


def everything_is_told(screen: StationX) -> None:
    """Who won, and what everybody is left with."""
    screen.ending.wait_for()
    outcome = screen.person.live.game["outcome"]
    ending = screen.desk["ending"]
    assert ending["winners"] == outcome["winners"]
    for place, player in enumerate(ending["order"]):
        shown = screen.ending.locator("> ol > li").nth(place)
        faction = screen.desk["players"][player]["faction"]
        expect(shown.get_by_role("heading", level=2)).to_contain_text(
            say(f"stationx-faction-{faction}")
        )
        points = [int(one) for one in shown.locator("dd").all_inner_texts()]
        assert points == [value for _, value in outcome["rows"][player]]


# Whole games --------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game_on_the_standard_station(meet: Meet) -> None:
    screens = table_for_two(meet, options=STANDARD)
    anna, ben = (screen.person for screen in screens)
    play_until(screens, lambda: anna.view["round"] == 2)
    anna.page.reload()
    screens[0].ready()
    play_until(screens, lambda: anna.over)
    ben.until(lambda: ben.over, "the end")
    for screen in screens:
        everything_is_told(screen)
    assert anna.live.game["outcome"] == ben.live.game["outcome"]
    assert screens[0].ending.inner_text() == screens[1].ending.inner_text()
    kinds = {event["id"].removeprefix("stationx-event-") for event in anna.live.log}
    assert kinds >= {"turn-begun", "income", "moved", "time-up"}
    assert anna.live.log == ben.live.log


def test_two_people_build_a_station_and_fight_for_it(meet: Meet) -> None:
    screens = table_for_two(meet, options={"build": "free", "rounds": 2})
    anna, ben = (screen.person for screen in screens)
    play_until(screens, lambda: anna.over)
    ben.until(lambda: ben.over, "the end")
    for screen in screens:
        everything_is_told(screen)
    laid = [event for event in anna.live.log if event["id"] == "stationx-event-placed"]
    assert len(laid) == len(anna.view["tiles"]) >= 4
    assert {tile["tile"] for tile in anna.view["tiles"]} >= {"base", "3x3"}


def test_a_battle_shows_its_sums_and_who_dies_before_it_is_fought(meet: Meet) -> None:
    first, second = table_for_two(meet, options={"build": "standard", "rounds": 9}, position=MELEE)
    first.my_turn()
    battle = first.desk["battles"]["m12 m13"]
    assert (battle["attack"], battle["defence"], battle["result"]) == (4, 2, "win")
    version = first.person.version
    first.look_at_battle("m12", "m13")
    shown = first.battle
    expect(shown.locator(".sum")).to_have_text(["4", "2"])
    expect(shown).to_contain_text(web("battle-win"))
    expect(shown.locator("li.dies")).to_have_count(2)
    assert first.person.version == version
    shown.get_by_role("button", name=web("battle-not"), exact=True).click()
    expect(shown.get_by_role("button")).to_have_count(0)
    assert first.person.version == version

    first.do("attack m12 m13")
    first.person.until(lambda: "m13" not in first.units, "the battle")
    second.person.until(lambda: second.person.version == first.person.version, "the news")
    assert set(first.units) == {"m12", "l12", "l13", "n9", "e20"} == set(second.units)
    expect(second.cell("m13")).not_to_have_attribute(
        "aria-label", re.compile(escaped(say("stationx-unit-trooper")))
    )


def test_people_at_one_screen_take_turns_without_hiding(meet: Meet) -> None:
    anna = meet("Anna")
    path = anna.make("me", "me", game="stationx", options=STANDARD)
    anna.open(path)
    screen = StationX(anna, 3)
    screen.ready()
    played: list[int] = []
    while len(played) < 4:
        anna.until(lambda: anna.asked, "the seat that is asked")
        assert anna.live.seat is not None
        played.append(anna.live.seat)
        expect(screen.board).to_be_visible()
        screen.finish_turn()
    assert played in ([0, 1, 0, 1], [1, 0, 1, 0])


def test_agents_play_against_somebody(meet: Meet) -> None:
    anna = meet("Anna")
    path = anna.make("me", "greedy", "random", "greedy", game="stationx", options=STANDARD)
    anna.open(path)
    screen = StationX(anna, 4)
    screen.ready()
    play_until([screen], lambda: anna.over)
    everything_is_told(screen)
    assert {event["args"]["player"] for event in anna.live.log if "player" in event["args"]} == {
        *range(4)
    }


# One's own turn -----------------------------------------------------------------------------------


def seated(anna: Person, seed: int = 5, **given: Any) -> StationX:
    """Against an agent, when it is the person's turn."""
    anna.open(anna.make("me", "random", game="stationx", **given))
    screen = StationX(anna, seed)
    screen.ready()
    screen.my_turn()
    return screen


def test_the_turn_is_ended_in_one_place(meet: Meet) -> None:
    screen = seated(meet("Anna"), options=STANDARD, position=MELEE)
    words = re.compile(f"^{escaped(web('end-turn'))}$", re.I)
    expect(screen.page.get_by_role("button", name=words)).to_have_count(1)


def test_a_move_is_taken_back(meet: Meet) -> None:
    screen = seated(meet("Anna"), options=STANDARD, position=MELEE)
    screen.do("move n9 n10")
    assert "n10" in screen.units
    screen.undo.click()
    screen.person.until(lambda: "n9" in screen.units, "the way back")
    expect(screen.cell("n9")).to_have_attribute(
        "aria-label", re.compile(escaped(say("stationx-unit-droid")))
    )


def test_a_place_that_does_not_do_is_told_with_its_rule(meet: Meet) -> None:
    screen = seated(meet("Anna"), options=STANDARD, position=MELEE)
    screen.cell("n9").click()
    screen.person.until(lambda: screen.offered("n10"), "the droid")
    screen.cell("m2").click()
    doubt = screen.page.get_by_text(say("stationx-not-commanders-only"))
    expect(doubt.first).to_be_visible()
    expect(screen.page.get_by_text("9.1").first).to_be_visible()


def test_space_jumps_are_offered_on_the_board(meet: Meet) -> None:
    screen = seated(meet("Anna"), options=STANDARD, position=MELEE)
    jumps = screen.legal("jump")
    assert jumps
    start, goal = jumps[0]
    screen.cell(start).click()
    screen.person.until(lambda: screen.offered(goal), "the jump")
    assert board_word("goal-jump") in screen.label(goal)
    screen.do(f"jump {start} {goal}")
    assert goal in screen.units


def test_an_upgrade_is_bought_in_its_tree(meet: Meet) -> None:
    screen = seated(meet("Anna"), options=STANDARD, position=MELEE)
    screen.do("upgrade base-energy")
    assert "base-energy" in screen.person.view["players"][0]["upgrades"]
    screen.upgrades.get_by_role("button", name=say("stationx-upgrade-base-keep")).click()
    expect(screen.upgrades).to_contain_text(say("stationx-not-one-purchase"))


def test_everything_works_by_keys_alone(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open(anna.make("me", "random", game="stationx", options={"rounds": 2}))
    screen = StationX(anna, 6)
    screen.ready()
    while anna.view["round"] == 0:
        screen.my_turn()
        if anna.view["round"]:
            break
        version = anna.version
        ask = anna.view["asks"][-1]["ask"]
        if ask == "build":
            tile = anna.desk["legal"][0]["args"][0]
            name = re.compile(escaped(screen.offer(tile)))
            reach(anna.page, screen, name)
        to_the_board(screen)
        anna.page.keyboard.press("PageDown")
        anna.page.keyboard.press("Enter")
        screen.done(version, f"{ask} by keys")
    for _ in range(2):
        screen.my_turn()
        if anna.over:
            return
        version = anna.version
        unit_by_keys(screen)
        screen.done(version, "a move by keys")
        version = anna.version
        anna.page.keyboard.press("Escape")
        anna.page.keyboard.press("e")
        expect(screen.warning).to_contain_text(web("ends-turn"))
        anna.page.keyboard.press("1")
        anna.until(lambda: anna.version > version, "the end of the turn by a key")  # noqa: B023


def reach(page: Page, screen: StationX, name: re.Pattern[str]) -> None:
    """Go to a tile of the tray with Tab and take it, unless it is in the hand."""
    wanted = screen.tray.get_by_role("button", name=name).first
    wanted.wait_for()
    for _ in range(80):
        if wanted.evaluate("(one) => one === document.activeElement"):
            page.keyboard.press("Enter")
            expect(screen.tray.get_by_role("button", pressed=True)).to_have_count(1)
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {name}")


def to_the_board(screen: StationX) -> None:
    screen.page.keyboard.press("m")
    focused = "() => document.activeElement?.hasAttribute('data-cell') ?? false"
    screen.person.until(lambda: screen.page.evaluate(focused), "the board")


def unit_by_keys(screen: StationX) -> None:
    """A unit, then the next cell where it can go."""
    keyboard = screen.page.keyboard
    to_the_board(screen)
    keyboard.press("PageDown")
    keyboard.press("Enter")
    screen.person.until(lambda: any(map(screen.offered, goals(screen))), "a unit that is chosen")
    keyboard.press("PageDown")
    keyboard.press("Enter")


def goals(screen: StationX) -> list[str]:
    return sorted({str(args[1]) for args in screen.legal("move")})


# Small screens ------------------------------------------------------------------------------------


def fits(page: Page) -> None:
    """Nobody has to scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


def test_a_phone_shows_and_plays_a_whole_turn(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    screen = seated(anna, 7, options={"build": "standard", "rounds": 2})
    page = anna.page
    fits(page)
    expect(screen.sheet()).to_be_visible()
    start, goal = screen.legal("move")[0]
    version = anna.version
    screen.cell(start).tap()
    anna.until(lambda: screen.offered(goal), "the unit that is chosen")
    fits(page)
    screen.cell(goal).tap()
    screen.done(version, "a move by taps")
    assert goal in screen.units
    fits(page)
    screen.close_card()
    for tab in ("players", "upgrades", "log", "guide", "actions"):
        screen.tab(tab).tap()
        fits(page)
    version = anna.version
    screen.end.tap()
    screen.done(version, "the end of the turn")
    fits(page)


def test_a_phone_builds(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    screen = seated(anna, 8, options={"rounds": 2})
    fits(anna.page)
    for _ in range(2):
        screen.my_turn()
        lay_by_taps(screen)


def lay_by_taps(screen: StationX) -> None:
    """Tap where the tile shall lie, then put it down; a tap where it hovers does that at once."""
    person, version = screen.person, screen.person.version
    tile = screen.legal("place")[0][0]
    places = [at for one, at in screen.legal("place") if one == tile]
    screen.take_tile(tile)
    lay = screen.tray.get_by_role("button", name=board_word("lay"), exact=True)
    tapped = 0.0

    def hovers() -> bool:
        """The board may glide away under a finger: then it is tapped again, where nothing lies
        over it."""
        nonlocal tapped
        if person.version > version or lay.is_visible():
            return True
        if time.monotonic() > tapped + 3:
            tapped = time.monotonic()
            spots = [screen.middle(tile, at) for at in places]
            free = next(
                (spot for spot in spots if screen.board.evaluate(UNCOVERED, spot)), spots[0]
            )
            screen.page.touchscreen.tap(*free)
        return False

    person.until(hovers, "a place")
    fits(screen.page)
    if person.version == version:
        lay.tap()
    screen.done(version, "a tile by taps")


# Pictures and barriers ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_no_screen_of_station_x_has_a_serious_barrier(meet: Meet, album: Path, size: str) -> None:
    anna = meet("Anna", SIZES[size])
    pictures = Album(album, anna.page, size)
    small = size == "phone"

    screen = seated(anna, 9, options={"rounds": 2})
    tile, at = screen.legal("place")[0]
    pictures.show("stationx-build")
    screen.take_tile(tile)
    x, y = screen.middle(tile, at)
    if small:
        anna.page.touchscreen.tap(x, y)
    else:
        anna.page.mouse.move(x, y)
    pictures.show("stationx-tile")

    screen = seated(anna, 9, options=STANDARD, position=MELEE)
    pictures.show("stationx-turn")
    for cell in ("m12", "m13"):
        screen.cell(cell).tap() if small else screen.cell(cell).click()
        screen.page.wait_for_timeout(50)
    screen.battle.wait_for()
    pictures.show("stationx-battle")
    screen.battle.get_by_role("button", name=web("battle-not"), exact=True).click()
    if small:
        screen.close_card()
        screen.tab("upgrades").tap()
        pictures.show("stationx-upgrades")

    seat = anna.live.seat
    anna.ok("POST", f"/api/tables/{anna.live.table['id']}/resign", {"seat": seat})
    anna.until(lambda: anna.over, "the end", 10 * PATIENCE)
    screen.ending.wait_for()
    pictures.show("stationx-ending")
    assert not pictures.findings, pictures.findings

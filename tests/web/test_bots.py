"""Bots in the browser: alone against them in one click, with friends, asked why, beaten or not."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import deorbit
from deorbit.core import text
from web.accessibility import serious_findings
from web.album import Album
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.screen import Screen
from web.wording import called, say, web

Meet = Callable[..., Person]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


def solo(person: Person, level: str = "easy", seed: int = 1) -> Screen:
    """A level on the first page, then one click."""
    page = person.page
    choice = page.get_by_role("radio", name=say(f"web-bots-level-{level}"), exact=True)
    expect(choice).to_be_enabled()
    choice.check(force=True)
    page.get_by_role("button", name=say("web-solo"), exact=True).first.click()
    return Screen(person, seed)


def bots_of(person: Person) -> list[int]:
    return list(person.view["options"]["bots"])


def bot_name(person: Person, player: int) -> str:
    identity = person.view["players"][player]["pc"]
    return web("bot-as", identity=called("character", identity))


def panel(screen: Screen, size: str, tab: str) -> Locator:
    """A panel; on a phone only one of them is to be seen."""
    if size == "phone" or tab == "log":
        screen.tab(tab).click()
    return screen.page.locator("ul.players") if tab == "players" else log_of(screen.page)


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name=web("log"), exact=True)


def play_turns(screen: Screen, turns: int) -> None:
    for _ in range(turns):
        screen.my_turn()
        screen.finish_turn()
    screen.my_turn()


def passed_over(person: Person) -> str:
    """The last line of a script that a bot followed for want of several before it."""
    followed = [
        event
        for event in person.live.log
        if event["id"] == "stationfall-event-manoeuvre" and int(event["args"]["line"]) > 2
    ]
    return aim_words(person, followed[-1]["step"]) if followed else ""


def aim_words(person: Person, step: int) -> str:
    """What the bot that decided at a step was about, as people read it."""
    aim = next(
        event for event in person.live.log if event["step"] == step and "-event-aim-" in event["id"]
    )
    return say(aim["id"], **text.worded("stationfall", aim["args"], (), "en"))


def line_words(announced: dict[str, Any]) -> str:
    """The line that a bot announced, as people read it."""
    return text.parts("stationfall", announced["text"])


def makes(seats: str, **options: Any) -> dict[str, Any]:
    """A table by letters: m me, o open, b bot, a agent."""
    kinds = {"m": "me", "o": "open", "b": "bot", "a": "agent"}
    wanted = [{"kind": kinds[one], **({"agent": "greedy"} if one == "a" else {})} for one in seats]
    return {"seats": wanted, "options": options}


@pytest.mark.parametrize("size", SIZES)
def test_one_click_begins_a_game_against_two_bots_who_tell_why(
    meet: Meet, album: Path, size: str
) -> None:
    anna = meet("Anna", SIZES[size])
    pictures = Album(album, anna.page, size)
    anna.page.get_by_role("heading", name=say("web-games")).wait_for()
    pictures.show("bots-home")
    screen = solo(anna)
    screen.ready()
    assert bots_of(anna) == [1, 2]
    assert anna.view["seats"] == 3
    screen.choose_identity()
    play_turns(screen, 2)
    pictures.show("bots-turn")

    players = panel(screen, size, "players")
    for bot in bots_of(anna):
        row = players.get_by_role("listitem").filter(has_text=bot_name(anna, bot)).first
        expect(row).to_contain_text(web("script-read"))
        expect(row.locator("svg").nth(1)).to_be_visible()
    pictures.show("bots-players")

    while not (passed := passed_over(anna)):
        play_turns(screen, 1)
    log = panel(screen, size, "log")
    line = log.locator(".line:has(> .why)").filter(has_text=passed).last
    why = line.get_by_role("button", name=web("why"), exact=True)
    why.click()
    told = line.get_by_role("region", name=web("why"), exact=True)
    expect(told.get_by_role("listitem").first).to_be_visible()
    expect(told.locator(".done")).to_have_count(1)
    expect(told).to_contain_text(re.compile(web("why-skipped", count=2)))
    pictures.show("bots-why")
    why.click()
    expect(told).to_be_hidden()
    assert not pictures.findings, pictures.findings


@pytest.mark.parametrize("size", SIZES)
def test_a_script_is_read_with_the_line_that_was_followed(
    meet: Meet, album: Path, size: str
) -> None:
    anna = meet("Anna", SIZES[size])
    pictures = Album(album, anna.page, size)
    screen = solo(anna, "normal", 2)
    screen.choose_identity()
    play_turns(screen, 1)
    announced = {
        event["args"]["player"]: event
        for event in anna.live.log
        if event["id"] == "stationfall-event-manoeuvre"
    }
    bot, event = next(iter(announced.items()))
    last = event["args"]
    players = panel(screen, size, "players")
    row = players.get_by_role("listitem").filter(has_text=bot_name(anna, bot)).first
    expect(row).to_contain_text(aim_words(anna, event["step"]))
    row.get_by_role("button", name=web("script-read")).click()
    identity = called("character", anna.view["players"][bot]["pc"])
    title = web("script-of-bot", identity=identity)
    card = anna.page.locator("details").filter(has_text=title).first
    marked = card.get_by_role("listitem").filter(has_text=web("bot-followed"))
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(line_words(last))
    expect(marked).to_be_in_viewport()
    pictures.show("bots-script")
    assert not pictures.findings, pictures.findings


def test_two_people_host_a_table_with_bots_and_lose_or_win_together(
    meet: Meet, album: Path
) -> None:
    anna, ben = meet("Anna"), meet("Ben", PHONE)
    page = anna.page
    page.get_by_role("link", name=say("web-host-short"), exact=True).first.click()
    fewer = page.get_by_role("button", name=say("web-fewer-seats"))
    fewer.click()
    page.get_by_role("radio", name=re.compile(f"^{say('web-bots-level-easy')}")).check()
    fewer.click()
    page.get_by_role("radio", name=re.compile(f"^{say('web-bots-mode-cooperative')}")).check()
    total = say("web-bots-total", players=2, bots=2, count=4, most=9)
    expect(page.get_by_text(total)).to_be_visible()
    pictures = Album(album, page, "desktop")
    pictures.show("bots-host")
    page.get_by_role("button", name=say("web-make-table")).click()
    expect(page.get_by_text(say("web-bot-waiting"))).to_have_count(2)
    pictures.show("bots-waiting")

    # It begins by itself when Ben has sat down.
    ben.open(page.url)
    ben.page.get_by_role("button", name=say("web-join-as", name="Ben")).click()
    screens = [Screen(anna, 3), Screen(ben, 4)]
    for screen in screens:
        screen.choose_identity()
    assert bots_of(anna) == [2, 3]
    assert anna.view["options"]["cooperative"] is True
    while anna.version < 40:
        asked = [screen for screen in screens if screen.person.asked]
        if asked:
            asked[0].decide()
        else:
            page.wait_for_timeout(10)
    table = anna.live.table["id"]
    ben.ok("POST", f"/api/tables/{table}/resign", {"seat": 1})
    let_agents_finish(anna, table)
    ended(anna, screens[0])
    pictures.show("bots-ending")
    Album(album, ben.page, "phone").show("bots-ending")
    assert not pictures.findings, pictures.findings


def let_agents_finish(person: Person, table: str) -> None:
    """Nobody has to play to the end for it."""
    person.ok("POST", f"/api/tables/{table}/resign", {"seat": person.live.seat})
    person.until(lambda: person.over, "the end", 10 * PATIENCE)


def ended(person: Person, screen: Screen) -> None:
    """Whether the bots were beaten stands above the story, and below it who won by what."""
    screen.ending.wait_for()
    bots = set(bots_of(person))
    winners = person.live.game["outcome"]["winners"]
    by = "won-by-bots" if bots & set(winners) else "won-by-people"
    expect(screen.ending.locator("header .kicker")).to_have_text(web(by))
    seats = person.live.table["seats"]
    names = [bot_name(person, one) if one in bots else seats[one]["name"] for one in winners]
    told = web("won", names=", ".join(names)) if winners else web("won-nobody")
    expect(screen.ending.locator("header .won")).to_have_text(told)
    expect(screen.ending).to_contain_text(web("won-cooperative"))
    for bot in bots:
        expect(screen.ending).to_contain_text(bot_name(person, bot))


def test_the_bots_sit_down_again_for_a_rematch(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open(anna.make(**makes("mbb"), start=True))
    screen = Screen(anna, 5)
    screen.choose_identity()
    while not anna.over:
        screen.my_turn()
        if not anna.over:
            screen.decide()
    before = anna.page.url
    screen.ending.get_by_role("button", name=web("rematch")).click()
    anna.page.wait_for_url(lambda url: url != before)
    screen.choosing.wait_for()
    assert bots_of(anna) == [1, 2]


def test_a_game_with_bots_goes_on_elsewhere(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open(anna.make(**makes("mbb"), start=True))
    screen = Screen(anna, 6)
    screen.choose_identity()
    play_turns(screen, 1)
    page = anna.page
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-fork-menu")).click()
    dialog = page.get_by_role("dialog", name=say("web-fork"))
    expect(dialog.get_by_text(say("web-bot"), exact=True)).to_have_count(2)
    assert not serious_findings(page)
    before = page.url
    dialog.get_by_role("button", name=say("web-begin")).click()
    page.wait_for_url(lambda url: url != before)
    screen.ready()
    screen.my_turn()
    assert bots_of(anna) == [1, 2]
    play_turns(screen, 1)


def test_hosting_with_named_bots_up_to_nine_players(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.open("/host")
    page.get_by_role("radio", name=re.compile(f"^{say('web-bots-level-own')}")).check()
    more = page.get_by_role("button", name=say("web-bots-more"))
    for _ in range(4):
        more.click()
    expect(more).to_be_disabled()
    expect(
        page.get_by_text(say("web-bots-total", players=4, bots=5, count=9, most=9))
    ).to_be_visible()
    page.get_by_role("combobox", name=say("web-bots-who")).select_option(
        label=say("web-bots-who-named")
    )
    page.get_by_role("checkbox", name=re.compile(called("character", "troubleshooter"))).check()
    page.get_by_role("button", name=say("web-bots-alone")).click()
    page.get_by_role("button", name=say("web-begin"), exact=True).click()
    screen = Screen(anna, 7)
    screen.choose_identity()
    assert bots_of(anna) == [1, 2, 3, 4, 5]
    assert anna.view["players"][1]["pc"] == "troubleshooter"
    assert not serious_findings(page)


def test_a_position_with_bots_is_edited_and_played(meet: Meet, album: Path) -> None:
    anna = meet("Anna")
    page = anna.page
    anna.open("/editor?game=stationfall")
    page.locator(".board svg").first.wait_for()
    page.get_by_role("button", name=say("web-editor-setup"), exact=True).click()
    dialog = page.get_by_role("dialog", name=say("web-editor-setup"))
    fewer = dialog.get_by_role("button", name=say("web-editor-less", what=say("web-editor-seats")))
    dialog.get_by_role("radio", name=re.compile(f"^{say('web-bots-level-easy')}")).check()
    for _ in range(2):
        fewer.click()
    total = say("web-bots-total", players=2, bots=2, count=4, most=9)
    expect(dialog.get_by_text(total)).to_be_visible()
    dialog.get_by_role("radio", name=re.compile(f"^{say('web-bots-mode-teams')}")).check()
    pictures = Album(album, page, "desktop")
    pictures.show("bots-editor")
    dialog.get_by_role("button", name=say("web-editor-done")).click()
    expect(page.get_by_text(say("web-editor-fine"))).to_be_visible()
    page.get_by_role("button", name=say("web-editor-play")).click()
    dialog = page.get_by_role("dialog", name=say("web-editor-play-heading"))
    expect(dialog.get_by_text(say("web-bot"), exact=True)).to_have_count(2)
    pictures.show("bots-editor-play")
    dialog.get_by_role("button", name=say("web-editor-play-begin")).click()
    screen = Screen(anna, 8)
    screen.ready()
    assert bots_of(anna) == [1, 3]
    assert anna.view["options"]["teams"] is True
    play_turns(screen, 1)
    assert not pictures.findings, pictures.findings


def test_a_saved_match_with_bots_is_brought_and_goes_on(meet: Meet, tmp_path: Path) -> None:
    match = deorbit.new("stationfall", seats=3, seed=4, bots=[0, 2])
    agents = [deorbit.agent(name, seed=5) for name in ("automation", "greedy", "automation")]
    deorbit.play_out(match, agents, 30)
    anna = meet("Anna")
    page = anna.page
    saved = tmp_path / "match.json"
    saved.write_text(match.dumps())
    page.locator("input[type=file]").set_input_files(saved)
    dialog = page.get_by_role("dialog", name=say("web-file"))
    expect(dialog.get_by_text(say("web-bot"), exact=True)).to_have_count(2)
    dialog.get_by_role("button", name=say("web-file-play-on")).click()
    screen = Screen(anna, 9)
    screen.ready()
    assert bots_of(anna) == [0, 2]
    play_turns(screen, 1)

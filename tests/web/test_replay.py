"""Looking back in the browser: the scrubber, links to moments, other eyes, recordings."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from deorbit import Outcome
from web.album import Album
from web.matches import finished, played
from web.person import DESKTOP, PHONE, Person
from web.screen import Screen
from web.wording import called, escaped, say, web

Meet = Callable[..., Person]
SIZES = {"desktop": DESKTOP, "phone": PHONE}


class Replay:
    """The instruments of time on somebody's page."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page: Page = person.page

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=say("web-replay"), exact=True)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("slider", name=say("web-replay-track"))

    @property
    def at(self) -> int:
        return int(self.hand.get_attribute("aria-valuenow") or -1)

    @property
    def steps(self) -> int:
        return int(self.hand.get_attribute("aria-valuemax") or -1)

    def button(self, name: str) -> Locator:
        return self.bar.get_by_role("button", name=say(f"web-replay-{name}"), exact=True)

    def choice(self, name: str) -> Locator:
        return self.bar.get_by_role("combobox", name=say(f"web-replay-{name}"))

    def open(self) -> None:
        """All instruments."""
        self.hand.wait_for()
        if self.button("more").is_visible():
            self.button("more").click()
        self.button("back").wait_for()

    def stands_at(self, step: int) -> None:
        """The hand stands there, and the address leads there."""
        expect(self.hand).to_have_attribute("aria-valuenow", str(step))
        self.person.until(lambda: self.address == step, f"an address of moment {step}")

    @property
    def address(self) -> int | None:
        found = re.search(r"[?&]at=(\d+)", self.page.url)
        return int(found[1]) if found else None

    def pieces(self) -> list[str]:
        """What of the past was asked for."""
        return [one.url for one in self.person.answered if "/replay?" in one.url]


def test_a_finished_match_is_looked_back_at_step_by_step(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("stationfall", 4)
    anna.open(f"{finished(anna, match)}?at=20")
    replay = Replay(anna)
    replay.stands_at(20)
    replay.open()
    for name, step in (("on", 21), ("back", 20), ("first", 0)):
        replay.button(name).click()
        replay.stands_at(step)
    turns = [event.step for event in match.log(None) if event.name == "turn-begun"]
    for step in turns[:3]:
        if step:
            replay.button("turn-on").click()
            replay.stands_at(step)
    replay.button("turn-back").click()
    replay.stands_at(turns[1])
    replay.choice("jump").select_option("stationfall-event-stepped")
    replay.button("jump-on").click()
    stepped = [event.step for event in match.log(None) if event.name == "stepped"]
    replay.stands_at(next(step for step in stepped if step > turns[1]))
    replay.button("last").click()
    expect(replay.hand).to_have_attribute("aria-valuenow", str(len(match)))
    anna.until(lambda: replay.address is None, "the plain address")


def test_it_plays_by_itself_and_stops_at_the_end(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("stationx", 2)
    anna.open(f"{finished(anna, match)}?at={len(match) - 6}")
    replay = Replay(anna)
    replay.open()
    replay.choice("speed").select_option("8")
    replay.button("play").click()
    replay.button("pause").wait_for()
    expect(replay.hand).to_have_attribute("aria-valuenow", str(len(match)))
    replay.button("play").wait_for()


def test_a_finished_game_of_intrepid_shows_its_dice_and_resources_again(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("intrepid", 2, countries="japan,canada", difficulty="easy")
    path = finished(anna, match)
    placed = [event.step for event in match.log(None) if event.name == "placed"]
    for step in (placed[0], placed[len(placed) // 2], placed[-1]):
        anna.open(f"{path}?at={step}")
        Replay(anna).stands_at(step)
        board = anna.page.get_by_role("application", name=web("board", "intrepid"), exact=True)
        then = match.at(step).view(None)
        for resource, value in then["resources"].items():
            figures = board.locator(f"[data-spot='resource {resource}'] .figures b")
            expect(figures.first).to_have_text(str(value))
        for crew in then["crews"]:
            dice = board.locator(f"[data-spot^='die {crew['country']} ']")
            expect(dice).to_have_count(len(crew["pool"]))
        for name, tile in then["tiles"].items():
            lying = [die for die in tile["dice"] if die != "open"]
            pips = board.locator(f"[data-spot='place {name}'] .spaces svg")
            expect(pips).to_have_count(len(lying))


def test_the_keys_move_in_time(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open(f"{finished(anna, played('stationfall', 4))}?at=30")
    replay = Replay(anna)
    replay.stands_at(30)
    page = anna.page
    for key, step in (("f", 31), ("b", 30), ("b", 29)):
        page.keyboard.press(key)
        replay.stands_at(step)
    replay.hand.focus()
    for key, step in (("ArrowRight", 30), ("ArrowLeft", 29), ("Home", 0)):
        page.keyboard.press(key)
        replay.stands_at(step)
    page.keyboard.press("PageUp")
    anna.until(lambda: replay.at > 0, "the next turn")
    page.keyboard.press("End")
    expect(replay.hand).to_have_attribute("aria-valuenow", str(replay.steps))


def test_a_link_leads_anybody_to_the_moment_and_to_the_eyes(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    match = played("stationfall", 4)
    anna.open(f"{finished(anna, match)}?at=25")
    replay = Replay(anna)
    replay.stands_at(25)
    replay.open()
    replay.choice("view").select_option("2")
    anna.until(lambda: "as=2" in anna.page.url, "an address with the eyes of a seat")
    ben.open(anna.page.url)
    there = Replay(ben)
    there.stands_at(25)
    there.open()
    expect(there.choice("view")).to_have_value("2")
    assert all("as=2" in url for url in there.pieces())
    ben.page.reload()
    there.stands_at(25)


def test_with_all_eyes_the_secret_cards_of_everybody_are_seen(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("stationfall", 4, agent="greedy")
    players = match.at(60).position()["players"]
    assert sum("pc" not in player for player in players) > 1, "identities that are secret"
    assert sum(len(player["hand"]) for player in players) > 1, "Kompromat in several hands"
    anna.open(f"{finished(anna, match)}?at=60&as=all")
    replay = Replay(anna)
    replay.stands_at(60)
    rows = anna.page.locator("ul.players > li")
    for number, player in enumerate(players):
        secrets = rows.nth(number).locator(".secrets")
        for bonus in player["bonus"]:
            expect(secrets).to_contain_text(called("character", bonus))
        for card in player["hand"]:
            expect(secrets).to_contain_text(called("character", card))
        if "pc" not in player:
            expect(secrets).to_contain_text(web("secret-identity"))
            expect(secrets).to_contain_text(called("character", player["identity"]))
    replay.open()
    replay.choice("view").select_option("1")
    anna.until(lambda: "as=1" in anna.page.url, "the eyes of one seat")
    expect(anna.page.locator(".secrets")).to_have_count(1)


def test_the_result_shows_all_cards_and_nothing_behind_it_can_be_reached(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("stationfall", 4, agent="greedy")
    anna.open(finished(anna, match))
    page = anna.page
    screen = Screen(anna)
    screen.ending.wait_for()
    hands = [player["hand"] for player in match.position()["players"]]
    assert any(hands)
    cards = screen.ending.locator("ol > li")
    for hand in filter(None, hands):
        names = ", ".join(called("character", card) for card in hand)
        expect(cards.filter(has_text=f"{web('kompromat-hand')}: {names}")).to_have_count(1)
    assert screen.board.evaluate("board => board.closest('[inert]') !== null")
    page.get_by_role("button", name=say("web-menu")).focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.ending') !== null")
    page.get_by_role("button", name=web("look-again")).click()
    expect(screen.board).to_be_visible()
    expect(screen.question.get_by_role("button", name=web("result"))).to_be_focused()
    log = page.get_by_role("region", name=web("log"), exact=True)
    expect(log.locator("p").last).to_contain_text(screen_names(anna, match.outcome))


def screen_names(person: Person, outcome: Outcome | None) -> str:
    """Who won, as the screen calls them."""
    assert outcome is not None
    seats = person.live.table["seats"]
    names = ", ".join(seats[winner]["name"] for winner in outcome.winners)
    return web("won", names=names)


def test_a_line_of_the_log_leads_to_its_moment(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("stationfall", 4)
    anna.open(f"{finished(anna, match)}?at=0")
    replay = Replay(anna)
    replay.stands_at(0)
    line = next(event for event in match.log(None) if event.name == "stepped")
    anna.page.get_by_role("region").get_by_role("listitem").filter(
        has_text=re.compile(escaped(line.text()), re.I)
    ).first.get_by_role("button").click()
    replay.stands_at(line.step)


def test_new_moves_throw_nobody_out_of_the_past(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "open", "greedy", "greedy")
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    first, second = Screen(anna, 21), Screen(ben, 22)
    second.choose_identity()
    first.ready()
    replay = Replay(anna)
    anna.page.get_by_role("button", name=say("web-replay-open"), exact=True).click()
    replay.button("first").click()
    replay.stands_at(0)
    before = replay.steps
    first_choice(anna)
    anna.until(lambda: replay.steps > before, "a move")
    replay.stands_at(0)
    anna.page.reload()
    replay.stands_at(0)
    replay.button("now").click()
    anna.until(lambda: replay.address is None, "the plain address")
    assert all("as=" not in url for url in replay.pieces())


def first_choice(person: Person) -> None:
    """Choose an identity as another device of the same person would."""
    live = person.live
    body = {
        "seat": live.seat,
        "action": person.desk["legal"][0],
        "id": "elsewhere",
        "version": live.game["version"],
    }
    person.ok("POST", f"/api/tables/{live.table['id']}/actions", body)


def test_a_link_with_other_eyes_opens_a_running_match_with_ones_own(meet: Meet) -> None:
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "greedy", "greedy")
    anna.open(path)
    Screen(anna, 5).choose_identity()
    anna.until(lambda: anna.live.game["step"] >= 3, "some actions")
    ben.open(f"{path}?at=1&as=all")
    replay = Replay(ben)
    replay.stands_at(1)
    assert all("as=" not in url and "seat=" not in url for url in replay.pieces())


def test_a_long_match_is_dragged_over_without_fetching_all_of_it(meet: Meet) -> None:
    anna = meet("Anna")
    match = played("stationx", 4, rounds=120)
    assert len(match) > 3_000
    anna.open(f"{finished(anna, match)}?at=0")
    replay = Replay(anna)
    replay.stands_at(0)
    box = replay.hand.bounding_box()
    assert box is not None
    middle = box["y"] + box["height"] / 2
    mouse = anna.page.mouse
    mouse.move(box["x"] + 2, middle)
    mouse.down()
    mouse.move(box["x"] + box["width"] * 0.9, middle, steps=40)
    mouse.up()
    anna.until(lambda: (replay.address or 0) > 0.85 * len(match), "the end of the drag")
    step = replay.at
    anna.until(lambda: any(f"first={step // 64 * 64}&" in url for url in replay.pieces()))
    assert len(replay.pieces()) < len(match) // 64
    expect(replay.bar.locator(".loading")).to_have_count(0)


def test_a_recording_is_watched_without_a_table(meet: Meet, tmp_path: Path) -> None:
    anna = meet("Anna")
    match = played("stationfall", 4, 60)
    file, whole = tmp_path / "record.json", tmp_path / "save.json"
    file.write_text(match.record(1), encoding="utf-8")
    whole.write_text(match.dumps(), encoding="utf-8")
    anna.open("/watch")
    anna.expects("400")
    page = anna.page
    page.get_by_role("heading", name=say("web-watch-title")).wait_for()
    field = page.locator("input[type=file]")
    field.set_input_files(whole)
    expect(page.get_by_text(say("server-watch-save"))).to_be_visible()
    field.set_input_files(file)
    replay = Replay(anna)
    expect(replay.hand).to_have_attribute("aria-valuemax", str(len(match)))
    expect(replay.hand).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("f")
    expect(replay.hand).to_have_attribute("aria-valuenow", "1")
    replay.button("last").click()
    expect(page.get_by_text(say("web-watch-end"))).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_instruments_of_time_have_no_serious_barrier(
    meet: Meet, album: Path, size: str
) -> None:
    anna = meet("Anna", SIZES[size])
    pictures = Album(album, anna.page, size)
    anna.open("/watch")
    anna.page.get_by_role("heading", name=say("web-watch-title")).wait_for()
    pictures.show("watch")
    anna.open(f"{finished(anna, played('stationfall', 4))}?at=40")
    replay = Replay(anna)
    replay.stands_at(40)
    pictures.show("replay")
    replay.open()
    pictures.show("replay-open")
    assert not pictures.findings, pictures.findings

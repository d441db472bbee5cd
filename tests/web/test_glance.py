"""Boards that are read at a glance: Intrepid's station and Station-X's, in browsers."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from deorbit.core import text
from web.intrepid_screen import Intrepid
from web.intrepid_screen import web as intrepid
from web.person import Person
from web.stationx_screen import board_word
from web.stationx_screen import web as stationx
from web.test_intrepid import BUSY, EASY, TOXIC, alone
from web.test_stationx import MELEE, STANDARD, seated
from web.wording import say

Meet = Callable[..., Person]
Json = Any

LAPTOP = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def within(page_width: int, page_height: int, spot: Locator) -> bool:
    box = spot.bounding_box()
    assert box is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= page_width
        and box["y"] + box["height"] <= page_height
    )


# Intrepid -----------------------------------------------------------------------------------------


def test_all_sectors_and_slots_of_the_station_are_seen_at_once(meet: Meet) -> None:
    screen = alone(meet("Anna", LAPTOP), options=TOXIC, position=BUSY)
    spots = screen.board.locator(".station [data-spot]")
    expect(spots).to_have_count(32)
    assert all(within(1280, 720, spots.nth(number)) for number in range(32))
    for card in ("orbital-survey", "crew-handover", "seeping-vents"):
        assert within(1280, 720, screen.spot(f"place {card}"))


def test_the_station_pans_on_a_phone(meet: Meet) -> None:
    screen = alone(meet("Anna", PHONE), options=TOXIC, position=BUSY)
    last = screen.spot("place heater-mats")
    assert not within(390, 844, last)
    last.scroll_into_view_if_needed()
    assert within(390, 844, last)


def test_modules_light_up_with_their_dice(meet: Meet) -> None:
    screen = alone(meet("Anna", LAPTOP), options=TOXIC, position=BUSY)
    module = screen.spot("place zvezda-solar-wings").locator(".module")
    expect(module).not_to_have_class(re.compile(r"\bon\b"))
    screen.do("place russia 6 zvezda-solar-wings")
    expect(module).to_have_class(re.compile(r"\bon\b"))


def test_a_die_in_the_hand_asks_where_it_goes_and_numbers_choose(meet: Meet) -> None:
    screen = alone(meet("Anna", LAPTOP), options=TOXIC, position=BUSY)
    screen.hold("die russia 6")
    expect(screen.question).to_contain_text(intrepid("ask-where", die=6))
    places = screen.page.get_by_role("region", name=intrepid("places"), exact=True)
    wanted = [args for args in screen.legal("place") + screen.legal("dock") if args[1] == 6]
    expect(places.get_by_role("button")).to_have_count(len(wanted))
    version = screen.person.version
    screen.page.keyboard.press("1")
    screen.happened(version, "a die by a number")
    assert screen.person.view["crews"][0]["pool"].count(6) == 1


def test_what_had_to_be_shortened_is_told_whole_where_it_is_pointed_at(meet: Meet) -> None:
    screen = alone(meet("Anna", LAPTOP), options=TOXIC, position=BUSY)
    tip = screen.page.locator(".tip")
    expect(tip).to_have_count(0)
    screen.spot("place thermoelectric-generator").hover()
    expect(tip).to_contain_text(say("intrepid-place-thermoelectric-generator"))
    screen.spot("resource oxygen").hover()
    expect(tip).to_contain_text(
        intrepid("track-now", resource=say("intrepid-resource-oxygen"), **now(screen))
    )


def now(screen: Intrepid) -> dict[str, int]:
    track = next(one for one in screen.desk["tracks"] if one["resource"] == "oxygen")
    return {"now": track["now"], "most": track["most"]}


def leave(screen: Intrepid, phase: str) -> None:
    """Do nothing more in a phase than is asked."""
    anna = screen.person
    while not anna.over and screen.desk["phase"] == phase:
        screen.my_turn()
        ways = [way for way in ("done", "ready", "pass") if screen.legal(way)]
        if ways:
            screen.act({"kind": ways[0], "args": []})
        else:
            screen.decide()


def test_a_disaster_takes_the_board_and_leaves_its_mark(meet: Meet) -> None:
    anna = meet("Anna", LAPTOP)
    screen = alone(anna, options=EASY)
    great = anna.page.locator(".great")
    struck: set[int] = set()
    for _ in range(4):
        if anna.over or struck:
            break
        screen.my_turn()
        leave(screen, "placing")
        struck = {
            event["args"]["sector"]
            for event in anna.live.log
            if event["id"] == "intrepid-event-sector-rolled"
        }
        expect(great.or_(screen.ending).first).to_be_visible()
        if not anna.over and not struck:
            anna.page.keyboard.press("Escape")
            leave(screen, "disaster")
            leave(screen, "spending")
    for sector in struck if not anna.over else ():
        expect(screen.board.locator(f'[data-sector="{sector}"]')).to_have_class(re.compile("hit"))


def test_alone_is_alone_with_two_countries(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/")
    card = anna.page.get_by_role("listitem").filter(
        has=anna.page.get_by_role("heading", name=say("web-game-intrepid"), exact=True)
    )
    name = say("web-solo-alone")
    card.get_by_role("button", name=name, exact=True).click()
    screen = Intrepid(anna, 4)
    screen.ready()
    screen.my_turn()
    assert [seat["kind"] for seat in anna.live.table["seats"]] == ["person"]
    assert len(screen.desk["crews"]) == 2


def test_an_agent_as_a_partner_waits_for_the_person(meet: Meet) -> None:
    screen = alone(meet("Anna"), "greedy", options=TOXIC, position=BUSY)
    before = screen.desk["crews"][1]["pool"]
    screen.do("place russia 6 lada-greenhouse")
    assert screen.desk["crews"][1]["pool"] == before
    screen.act({"kind": "done", "args": []})
    screen.person.until(lambda: screen.desk["crews"][1]["pool"] != before, "the partner")


# Station-X ----------------------------------------------------------------------------------------


def test_how_one_wins_and_how_far_that_is_stands_beside_the_board(meet: Meet) -> None:
    screen = seated(meet("Anna", LAPTOP), 9, options=STANDARD, position=MELEE)
    winning = screen.page.get_by_role("region", name=stationx("winning"), exact=True)
    expect(winning).to_contain_text(stationx("winning-says"))
    expect(winning).to_contain_text(stationx("winning-bases", count=1, all=2))
    expect(winning).to_contain_text(stationx("winning-commanders", count=0, all=1))


def test_the_forecast_stands_where_the_battle_would_be(meet: Meet) -> None:
    screen = seated(meet("Anna", LAPTOP), 9, options=STANDARD, position=MELEE)
    screen.look_at_battle("m12", "m13")
    battle = screen.desk["battles"]["m12 m13"]
    own = {fighter["at"] for fighter in battle["attackers"]}
    lost = len([at for at in battle["dead"] if at in own])
    told = board_word(f"forecast-{battle['result']}", lost=lost, killed=len(battle["dead"]) - lost)
    expect(screen.board.locator(".sums")).to_contain_text(told)
    expect(screen.board.locator(".sums")).to_contain_text(str(battle["attack"]))
    expect(screen.board.locator(".unit .cross")).to_have_count(len(battle["dead"]))
    unit = say(f"stationx-unit-{screen.units['m13']['unit']}")
    who = say(screen.person.live.table["names"][1])
    expect(screen.question).to_contain_text(stationx("ask-attack", who=who, unit=unit))


def test_pieces_are_large_where_one_looks_at_ones_units(meet: Meet) -> None:
    screen = seated(meet("Anna", LAPTOP), 9, options=STANDARD, position=MELEE)
    screen.page.get_by_role("button", name=board_word("mine"), exact=True).click()
    body = screen.board.locator(".unit.trooper .body").first
    screen.person.until(
        lambda: (body.bounding_box() or {"width": 0})["width"] >= 32, "pieces of 32 pixels"
    )


def test_a_hint_says_why_and_is_done(meet: Meet) -> None:
    screen = seated(meet("Anna", LAPTOP), 9, options=STANDARD, position=MELEE)
    screen.question.get_by_role("button", name=stationx("hint"), exact=True).click()
    advice = screen.page.get_by_role("status", name=stationx("hint"))
    hint = screen.person.ok(
        "GET", f"/api/tables/{screen.person.live.table['id']}/hint?seat={screen.person.live.seat}"
    )
    expect(advice).to_contain_text(text.told("stationx", hint["gain"], "en"))
    version = screen.person.version
    advice.get_by_role("button", name=stationx("hint-do"), exact=True).click()
    if hint["action"]["kind"] == "attack":
        screen.battle.get_by_role("button", name=stationx("battle-do"), exact=True).click()
    screen.done(version, "what the hint says")


def test_the_log_names_rooms_and_not_coordinates(meet: Meet) -> None:
    screen = seated(meet("Anna", LAPTOP), 9, options=STANDARD, position=MELEE)
    goal = next(args[1] for args in screen.legal("move") if args[0] == "n9")
    screen.do(f"move n9 {goal}")
    screen.page.keyboard.press("l")
    line = screen.page.locator(".log .tell").last
    expect(line).to_contain_text(say("stationx-unit-droid"))
    expect(line).not_to_contain_text(re.compile(r"\b[a-y]\d{1,2}\b"))


def test_what_the_others_did_stays_on_the_board_until_one_acts(meet: Meet) -> None:
    screen = seated(meet("Anna", LAPTOP), 9, options=STANDARD, position=MELEE)
    expect(screen.board.locator(".trail .way")).to_have_count(0)
    screen.do("end")
    screen.my_turn()
    moved = [event for event in screen.person.live.log if event["args"].get("player") == 1]
    ways = [event for event in moved if event["id"].endswith(("-moved", "-jumped"))]
    if not screen.person.over:
        expect(screen.board.locator(".trail .way")).to_have_count(len(ways))

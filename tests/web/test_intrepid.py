"""Intrepid in browsers: whole games, dice by drag, click, keys and finger, questions, the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from web.album import Album
from web.intrepid_screen import Intrepid, web
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.wording import say, speaking

Meet = Callable[..., Person]
Json = Any

SIZES = {"desktop": DESKTOP, "phone": PHONE}
EASY: Json = {
    "difficulty": "easy",
    "countries": ["russia", "canada"],
    "badges": ["medical-officer", "payload-specialist"],
}
TOXIC: Json = {**EASY, "disaster": "toxic-leak"}

BUSY: Json = {
    "round": 4,
    "resources": {"power": 5, "oxygen": 3, "climate": 9, "nutrition": 6},
    "tiles": {
        "electrolysis-chamber": {"owner": "russia", "at": "1-1", "dice": [5], "scenario": 2},
        "zvezda-solar-wings": {"owner": "russia", "at": "3-1", "strain": 1},
        "vozdukh-scrubber": {"owner": "russia", "at": "5-1", "scenario": 3},
        "tinned-rations": {"owner": "russia", "at": "7-1", "disable": 1},
        "lada-greenhouse": {"owner": "russia", "at": "2-2", "dice": [4, "open"]},
        "food-lockers": {"owner": "canada", "at": "2-1"},
        "folding-solar-blanket": {"owner": "canada", "at": "6-1"},
        "heater-mats": {"owner": "canada", "at": "8-1"},
        "thermoelectric-generator": {"owner": "russia", "at": "1-3"},
    },
    "crews": [
        {"pool": [1, 3, 5, 6, 6], "capacity": 5, "amplify": 1, "habitation": [6, "open"]},
        {"pool": [2, 4, 4], "storage": [1, 3, 5], "converters": 2, "wish": 6, "capacity": 3},
    ],
    "missions": [
        {"name": "orbital-survey", "filled": [2, "open", "open", 3, "open"]},
        {"name": "crew-handover", "filled": ["open", "open", "open", "open", "open"]},
    ],
    "active": [{"name": "seeping-vents", "filled": ["open", 3]}],
    "latest": "stuffy-air",
    "spent": ["stuffy-air"],
}
"""In the middle of a Toxic Leak: 1 is toxic, tokens lie on tiles, Canada has dice in storage."""


def table_for_two(meet: Meet, **given: Any) -> list[Intrepid]:
    """Two people at two browsers, from the waiting room on."""
    anna, ben = meet("Anna"), meet("Ben")
    path = anna.make("me", "open", game="intrepid", **given)
    ben.sit(path)
    anna.open(path)
    anna.page.get_by_role("button", name=say("web-begin")).click()
    screens = [Intrepid(anna, 1), Intrepid(ben, 2)]
    for screen in screens:
        screen.ready()
    return screens


def alone(anna: Person, *others: str, seed: int = 5, **given: Any) -> Intrepid:
    """Anna's table with nobody who acts by chance: the other seat is hers too, or she is alone."""
    anna.open(anna.make("me", *others, game="intrepid", start=True, **given))
    screen = Intrepid(anna, seed)
    screen.ready()
    screen.my_turn()
    return screen


def level(screens: list[Intrepid]) -> None:
    """Until all know the same."""
    newest = max(screen.person.version for screen in screens)
    for screen in screens:
        screen.knows(newest)


def play_until(screens: list[Intrepid], done: Callable[[], bool]) -> None:
    while not done():
        level(screens)
        asked = [screen for screen in screens if screen.person.asked and not screen.person.over]
        if asked:
            asked[0].chance.choice(asked).decide()
        else:
            screens[0].page.wait_for_timeout(10)


def everything_is_told(screen: Intrepid) -> None:
    """Won or lost, by what, and which missions are complete."""
    screen.ending.wait_for()
    ending, outcome = screen.desk["ending"], screen.person.live.game["outcome"]
    assert ending["winners"] == outcome["winners"]
    expect(screen.ending).to_contain_text(say(f"intrepid-ending-{outcome['ending']}"))
    points = [int(one) for one in screen.ending.locator("dd").all_inner_texts()]
    assert points == [value for _, value in outcome["rows"][0]]
    expect(screen.ending.locator(".missions li.done")).to_have_count(points[0])


# Whole games --------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game(meet: Meet) -> None:
    screens = table_for_two(meet, options={"difficulty": "easy", "countries": ["japan", "canada"]})
    anna, ben = (screen.person for screen in screens)
    play_until(screens, lambda: anna.over or anna.view["round"] == 2)
    anna.page.reload()
    screens[0].ready()
    play_until(screens, lambda: anna.over)
    ben.until(lambda: ben.over, "the end")
    for screen in screens:
        everything_is_told(screen)
    assert anna.live.game["outcome"] == ben.live.game["outcome"]
    kinds = {event["id"].removeprefix("intrepid-event-") for event in anna.live.log}
    assert kinds >= {"rolled", "placed", "finished", "consumed", "card-drawn"}
    assert anna.live.log == ben.live.log


def test_agents_play_along_to_the_end(meet: Meet) -> None:
    screen = alone(meet("Anna"), "greedy", options=EASY)
    play_until([screen], lambda: screen.person.over)
    everything_is_told(screen)
    placed = [e for e in screen.person.live.log if e["id"] == "intrepid-event-placed"]
    assert {event["args"]["country"] for event in placed} == {"russia", "canada"}


def test_people_at_one_screen_change_crews_without_hiding(meet: Meet) -> None:
    anna = meet("Anna")
    screen = alone(anna, "me", options=TOXIC, position=BUSY)
    assert anna.live.seat == 0
    screen.tab("crews").click()
    expect(anna.page.get_by_text(web("commander"), exact=True)).to_have_count(1)
    screen.board.get_by_role("button", name=web("play-crew"), exact=True).click()
    anna.until(lambda: anna.live.seat == 1 and anna.version >= 0, "the other crew")
    screen.my_turn()
    expect(screen.board).to_be_visible()
    screen.do("place canada 2 folding-solar-blanket")
    screen.act({"kind": "done", "args": []})
    anna.until(lambda: anna.live.seat == 0 and anna.asked, "the first crew again")


def test_who_is_done_at_a_shared_screen_may_come_back_and_go_on(meet: Meet) -> None:
    anna = meet("Anna")
    screen = alone(anna, "me", options=TOXIC, position=BUSY)
    screen.act({"kind": "done", "args": []})
    anna.until(lambda: anna.live.seat == 1 and anna.asked, "the other crew")
    screen.board.get_by_role("button", name=web("play-crew"), exact=True).click()
    anna.until(lambda: anna.live.seat == 0 and anna.version >= 0, "the crew that was done")
    screen.resume_button.click()
    screen.my_turn()
    screen.do("place russia 6 lada-greenhouse")
    assert anna.live.seat == 0
    screen.act({"kind": "done", "args": []})
    anna.until(lambda: anna.live.seat == 1 and anna.asked, "the other crew again")


def test_countries_and_badges_are_chosen_where_a_table_is_made(meet: Meet) -> None:
    anna = meet("Anna")
    anna.open("/host?game=intrepid")
    page = anna.page
    countries = page.get_by_role("group", name=say("web-option-intrepid-countries"), exact=True)
    lots = countries.get_by_role("combobox", name=say("web-option-intrepid-countries"), exact=True)
    lots.select_option(say("web-cast-own"))

    def of_seat(number: int) -> Locator:
        return countries.get_by_label(say("web-seat-number", number=number))

    of_seat(1).select_option("Canada")
    of_seat(2).select_option("Canada")
    expect(of_seat(1).locator("option:checked")).to_have_text("Japan")
    page.get_by_role("button", name=say("web-more-seats")).click()
    expect(of_seat(3).locator("option:checked")).to_have_text("Russia")
    badges = page.get_by_role("group", name=say("web-option-intrepid-badges"), exact=True)
    badges.get_by_role(
        "combobox", name=say("web-option-intrepid-badges"), exact=True
    ).select_option(say("web-cast-own"))
    page.get_by_role("button", name=say("web-all-agents")).click()
    page.get_by_role("button", name=say("web-begin"), exact=True).click()
    anna.until(lambda: anna.version >= 0, "the table")
    crews = anna.view["crews"]
    assert [crew["country"] for crew in crews] == ["japan", "canada", "russia"]
    assert [crew["badge"] for crew in crews] == [
        "payload-specialist",
        "spaceflight-pilot",
        "medical-officer",
    ]


def test_one_person_plays_both_crews_alone(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    screen.tab("crews").click()
    expect(screen.page.get_by_text(web("commander"), exact=True)).to_have_count(0)
    screen.do("place russia 6 lada-greenhouse")
    screen.do("place canada 4 habitation")
    screen.do("dock russia 6 canada")
    crews = screen.person.view["crews"]
    assert crews[0]["docking"] == [6]
    assert 6 in crews[1]["pool"]
    assert crews[1]["wish"] == 0


# Dice ---------------------------------------------------------------------------------------------


def middle(spot: Locator) -> tuple[float, float]:
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(screen: Intrepid, start: Locator, goal: Locator) -> None:
    mouse = screen.page.mouse
    goal.scroll_into_view_if_needed()
    mouse.move(*middle(start))
    mouse.down()
    x, y = middle(goal)
    mouse.move(x, y - 30, steps=4)
    mouse.move(x, y, steps=3)
    expect(goal).to_have_class(re.compile("aimed"))
    mouse.up()


def test_a_die_is_dragged_onto_a_tile(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    version = screen.person.version
    drag(screen, screen.spot("die russia 6"), screen.place("lada-greenhouse", "russia"))
    screen.happened(version, "a die by drag")
    assert screen.person.view["tiles"]["lada-greenhouse"]["dice"] == [4, 6]
    label = screen.label(screen.place("lada-greenhouse", "russia"))
    assert web("gives", number=5, what=say("intrepid-resource-nutrition")) in label


def test_a_die_dropped_where_it_cannot_lie_is_told_why(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    version = screen.person.version
    drag(screen, screen.spot("die russia 6"), screen.place("tinned-rations", "russia"))
    told = screen.page.get_by_text(
        say("intrepid-not-disabled", place=say("intrepid-place-tinned-rations"), price=1)
    )
    expect(told.first).to_be_visible()
    expect(screen.page.get_by_text("4.4").first).to_be_visible()
    assert screen.person.version == version


def test_a_die_that_is_chosen_lights_up_its_places_and_no_others(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    screen.hold("die russia 5")
    wanted = {
        "crew canada" if kind == "dock" else "habitation russia" if place == "habitation" else place
        for kind, place in [
            *[("place", f"place {a[2]}") for a in screen.legal("place") if a[:2] == ["russia", 5]],
            ("place", "habitation"),
            ("dock", ""),
        ]
    } - {"place habitation"}
    screen.person.until(lambda: screen.lit() == wanted, f"{wanted} instead of {screen.lit()}")


def test_dice_are_placed_and_the_phase_is_left_by_keys_alone(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    person, keyboard = screen.person, screen.page.keyboard
    version = person.version
    keyboard.press("d")
    expect(screen.spot("die russia 1")).to_be_focused()
    for _ in range(2):
        keyboard.press("ArrowRight")
    expect(screen.spot("die russia 5")).to_be_focused()
    keyboard.press("Enter")
    person.until(lambda: bool(screen.lit()), "the places of the die")
    keyboard.press("PageDown")
    focused = screen.board.locator(".spot:focus")
    expect(focused).to_have_class(re.compile("lit"))
    keyboard.press("Enter")
    screen.happened(version, "a die by keys")
    assert 5 not in person.view["crews"][0]["pool"]
    screen.my_turn()
    while person.view["phase"] == "placing":
        version = person.version
        keyboard.press("Escape")
        keyboard.press("e")
        keyboard.press("1")
        screen.happened(version, "done by a key")


def test_a_placed_die_is_taken_back(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    screen.do("place russia 6 lada-greenhouse")
    screen.undo.click()
    screen.person.until(
        lambda: screen.person.view["tiles"]["lada-greenhouse"]["dice"] == [4, "open"],
        "the way back",
    )
    assert screen.person.view["crews"][0]["pool"].count(6) == 2


def test_a_toxic_die_asks_for_its_price(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    assert web("die-toxic") in screen.label(screen.spot("die russia 1"))
    screen.do("place russia 1 zvezda-solar-wings")
    expect(screen.question).to_contain_text(
        say("intrepid-ask-pay", country=say("intrepid-country-russia"), die="1")
    )
    screen.do("discard 3")
    assert screen.person.view["crews"][0]["aid"] == 1
    expect(screen.page.get_by_text(web("aid", count=1), exact=True)).to_be_visible()


def test_tracks_tell_what_the_dice_bring_and_what_is_left(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    screen.do("place russia 6 zvezda-solar-wings")
    for track in screen.desk["tracks"]:
        shown = screen.spot(f"resource {track['resource']}")
        after = str(track["after"]).replace("-", "−")
        expect(shown.locator(".left")).to_have_text(after)
        lost = [f"−{track['drained']}"] if track["drained"] else []
        expect(shown.locator(".figures b")).to_have_text(
            [str(track["now"]), f"+{track['gained']}", *lost, f"−{track['consumed']}"]
        )
        if track["danger"] == "red":
            expect(shown).to_contain_text(web("track-short", short=-track["after"]))
    assert {track["danger"] for track in screen.desk["tracks"]} >= {"red", "low"}


# Together -----------------------------------------------------------------------------------------


def test_who_is_done_may_go_on_until_all_are(meet: Meet) -> None:
    first, second = table_for_two(meet, options=TOXIC, position=BUSY)
    first.my_turn()
    first.act({"kind": "done", "args": []})
    expect(first.resume_button).to_be_visible()
    level([first, second])
    expect(second.board.locator("section.done")).to_have_count(1)
    version = first.person.version
    first.resume_button.click()
    first.happened(version, "going on")
    first.my_turn()
    first.do("dock russia 6 canada")
    level([first, second])
    expect(second.spot("die canada 6")).to_be_visible()
    assert second.person.view["crews"][1]["wish"] == 0


def test_what_others_do_leaves_a_chosen_die_in_the_hand(meet: Meet) -> None:
    first, second = table_for_two(meet, options=TOXIC, position=BUSY)
    first.my_turn()
    first.hold("die russia 6")
    second.do("place canada 2 folding-solar-blanket")
    level([first, second])
    expect(first.place("folding-solar-blanket", "canada")).to_contain_text("+")
    expect(first.spot("die russia 6")).to_have_attribute("aria-pressed", "true")
    known = first.person.desk["legal"]
    second.do("dock canada 4 russia")
    level([first, second])
    assert first.person.desk["legal"] != known
    expect(first.spot("die russia 4")).to_be_visible()
    expect(first.spot("die russia 6")).to_have_attribute("aria-pressed", "true")


def spending(*crews: Json, **given: Any) -> Json:
    """The same station when Capacity is spent."""
    return {**BUSY, "phase": "spending", "crews": [{"pool": [], **crew} for crew in crews], **given}


def test_a_tile_is_built_and_a_token_taken_off(meet: Meet) -> None:
    given = spending({"capacity": 5, "offer": ["khladon-loop"]}, {"capacity": 0})
    screen = alone(meet("Anna"), options=TOXIC, position=given)
    screen.do("buy russia khladon-loop 4-2")
    assert screen.person.view["tiles"]["khladon-loop"]["at"] == "4-2"
    expect(screen.place("khladon-loop", "russia")).to_be_visible()
    screen.do("mend russia vozdukh-scrubber scenario")
    assert screen.person.view["tiles"]["vozdukh-scrubber"]["scenario"] == 2
    screen.page.locator(".could summary").click()
    cannot = screen.page.locator(".could .cannot").filter(
        has_text=re.compile(say("intrepid-group-die"), re.I)
    )
    cannot.first.click()
    expect(screen.page.locator(".could .reason")).to_contain_text("house-die-price")


# Advice -------------------------------------------------------------------------------------------


def test_a_hint_shows_a_placement_and_does_it(meet: Meet) -> None:
    screen = alone(meet("Anna"), options=TOXIC, position=BUSY)
    action = {"kind": "place", "args": ["russia", 6, "lada-greenhouse"]}
    gain = {"id": "intrepid-gain", "args": {"number": 3, "resource": "nutrition"}}
    answer = {"action": action, "gain": gain, "line": [action]}

    def tell(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(answer))

    screen.page.route(re.compile(r"/hint\?"), tell)
    version = screen.person.version
    screen.question.get_by_role("button", name=web("hint"), exact=True).click()
    advice = screen.page.get_by_role("status", name=web("hint"))
    expect(advice).to_contain_text(say("intrepid-place-lada-greenhouse"))
    expect(advice).to_contain_text("+3")
    expect(screen.place("lada-greenhouse", "russia")).to_have_class(re.compile("advised"))
    advice.get_by_role("button", name=web("hint-do"), exact=True).click()
    screen.happened(version, "the advice")
    assert screen.person.view["tiles"]["lada-greenhouse"]["dice"] == [4, 6]


def test_what_others_do_leaves_advice_that_can_still_be_followed(meet: Meet) -> None:
    first, second = table_for_two(meet, options=TOXIC, position=BUSY)
    first.my_turn()
    second.my_turn()
    action = {"kind": "place", "args": ["russia", 6, "lada-greenhouse"]}
    asked: list[Route] = []
    first.page.route(re.compile(r"/hint\?"), lambda route: asked.append(route))
    first.question.get_by_role("button", name=web("hint"), exact=True).click()
    first.person.until(lambda: asked, "the question")
    second.do("dock canada 4 russia")
    level([first, second])
    expect(first.spot("die russia 4")).to_be_visible()
    asked[0].fulfill(json={"action": action, "gain": None, "line": [action]})
    advice = first.page.get_by_role("status", name=web("hint"))
    expect(advice).to_contain_text(say("intrepid-place-lada-greenhouse"))
    second.do("place canada 2 crew-handover")
    level([first, second])
    expect(first.place("crew-handover", "russia").locator("svg")).not_to_have_count(1)
    version = first.person.version
    advice.get_by_role("button", name=web("hint-do"), exact=True).click()
    first.happened(version, "the advice")
    assert first.person.view["tiles"]["lada-greenhouse"]["dice"] == [4, 6]


def test_advice_that_others_have_overtaken_is_asked_for_again(meet: Meet) -> None:
    first, second = table_for_two(meet, options=TOXIC, position=BUSY)
    first.my_turn()
    second.my_turn()
    late = {"kind": "place", "args": ["russia", 6, "crew-handover"]}
    good = {"kind": "place", "args": ["russia", 6, "lada-greenhouse"]}
    asked: list[Route] = []
    first.page.route(re.compile(r"/hint\?"), lambda route: asked.append(route))
    first.question.get_by_role("button", name=web("hint"), exact=True).click()
    first.person.until(lambda: asked, "the question")
    second.do("place canada 2 crew-handover")
    level([first, second])
    expect(first.place("crew-handover", "russia").locator("svg")).not_to_have_count(1)
    asked[0].fulfill(json={"action": late, "gain": None, "line": [late]})
    first.person.until(lambda: len(asked) == 2, "the question once more")
    asked[1].fulfill(json={"action": good, "gain": None, "line": [good]})
    advice = first.page.get_by_role("status", name=web("hint"))
    expect(advice).to_contain_text(say("intrepid-place-lada-greenhouse"))


def test_advice_that_others_overtake_makes_room_for_other_advice(meet: Meet) -> None:
    first, second = table_for_two(meet, options=TOXIC, position=BUSY)
    first.my_turn()
    second.my_turn()
    places = ["crew-handover", "lada-greenhouse"]

    def tell(route: Route) -> None:
        action = {"kind": "place", "args": ["russia", 6, places.pop(0)]}
        route.fulfill(json={"action": action, "gain": None, "line": [action]})

    first.page.route(re.compile(r"/hint\?"), tell)
    first.question.get_by_role("button", name=web("hint"), exact=True).click()
    advice = first.page.get_by_role("status", name=web("hint"))
    expect(advice).to_contain_text(say("intrepid-place-crew-handover"))
    second.do("place canada 2 crew-handover")
    expect(advice).to_contain_text(say("intrepid-place-lada-greenhouse"))


def test_no_hint_is_offered_where_nobody_can_be_asked(meet: Meet) -> None:
    anna = meet("Anna")
    anna.expects("404")
    screen = alone(anna, options=TOXIC, position=BUSY)
    screen.page.route(re.compile(r"/hint\?"), lambda route: route.fulfill(status=404, body="{}"))
    hint = screen.question.get_by_role("button", name=web("hint"), exact=True)
    hint.click()
    expect(hint).to_have_count(0)


# Small screens ------------------------------------------------------------------------------------


def fits(page: Page) -> None:
    """Nobody has to scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


def finger(screen: Intrepid, start: tuple[float, float], goal: tuple[float, float]) -> None:
    """Drag with a finger."""
    session = screen.page.context.new_cdp_session(screen.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, 9):
        share = step / 8
        at = tuple(a + (b - a) * share for a, b in zip(start, goal, strict=True))
        touch("touchMove", (at[0], at[1]))
    # The finger rests before it is lifted: after a throw the browser takes the next tap for a stop.
    screen.page.wait_for_timeout(150)
    touch("touchMove", goal)
    touch("touchEnd")


def test_a_phone_shows_and_plays_dice_by_finger(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    screen = alone(anna, "me", options=TOXIC, position=BUSY)
    fits(anna.page)
    expect(screen.sheet()).to_be_visible()
    version = anna.version
    goal = screen.place("lada-greenhouse", "russia")
    goal.scroll_into_view_if_needed()
    finger(screen, middle(screen.spot("die russia 6")), middle(goal))
    screen.happened(version, "a die by finger")
    assert anna.view["tiles"]["lada-greenhouse"]["dice"] == [4, 6]
    version = anna.version
    screen.settled()
    screen.spot("die russia 5").tap()
    screen.place("orbital-survey", "russia").tap()
    screen.happened(version, "a die by taps")
    assert anna.view["missions"][0]["filled"][4] == "russia-5"
    fits(anna.page)
    screen.place("vozdukh-scrubber", "russia").tap()
    expect(screen.sheet()).to_contain_text(say("intrepid-about-scenario"))
    screen.close_card()
    for tab in ("players", "log", "guide", "actions"):
        screen.tab(tab).tap()
        fits(anna.page)


def test_a_phone_shows_the_other_crews_and_passes_dice_to_them(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    screen = alone(anna, "me", options=TOXIC, position=BUSY)
    version = anna.version
    screen.hold("die russia 6")
    screen.spot("crew canada").tap()
    screen.happened(version, "a die for the other crew")
    assert 6 in anna.view["crews"][1]["pool"]
    dice = ["die canada 2", "die canada 4", "die canada 6", "stored 1", "stored 3", "stored 5"]
    screen.spot("stored 5").scroll_into_view_if_needed()
    boxes = [screen.spot(die).bounding_box() or {} for die in dice]
    corners = {(round(box["x"] / 8), round(box["y"] / 8)) for box in boxes}
    assert len(corners) == len(dice), "no die covers another one"
    fits(anna.page)
    screen.board.get_by_role("button", name=web("play-crew"), exact=True).tap()
    anna.until(lambda: anna.live.seat == 1 and anna.version >= 0, "the other crew")


LEAVING = """() => {
  const found = [];
  for (const box of document.querySelectorAll(".spot.track, .spot[data-spot^='offer '] .card")) {
    const room = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest(".unseen")) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects())
        if (line.width && (line.right > room.right || line.left < room.left))
          found.push(texts.currentNode.data);
    }
  }
  return found;
}"""
"""Words that are wider than the track or the offered tile in which they stand."""


@pytest.mark.parametrize("language", ["en", "ja", "pl"])
def test_figures_and_offers_stay_in_their_boxes(meet: Meet, language: str) -> None:
    anna = meet("Anna", {**DESKTOP, "locale": language})
    offer = ["khladon-loop", "lada-greenhouse", "progress-freighter"]
    tiles = {name: tile for name, tile in BUSY["tiles"].items() if name not in offer}
    full = dict.fromkeys(BUSY["resources"], 14)
    given = spending({"capacity": 4, "offer": offer}, {}, tiles=tiles, resources=full)
    with speaking(language):
        for position in ({**BUSY, "resources": full}, given):
            screen = alone(anna, "me", options=TOXIC, position=position)
            for width in (320, 390, 1024, 1280):
                anna.page.set_viewport_size({"width": width, "height": 800})
                expect(screen.spot("resource power")).to_be_visible()
                assert anna.page.evaluate(LEAVING) == [], width


# Pictures and barriers ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_no_screen_of_intrepid_has_a_serious_barrier(meet: Meet, album: Path, size: str) -> None:
    anna = meet("Anna", SIZES[size])
    pictures = Album(album, anna.page, size)

    screen = alone(anna, "me", options={**EASY, "countries": ["japan", "canada"]})
    pictures.show("intrepid-start")

    screen = alone(anna, "me", options=TOXIC, position=BUSY)
    screen.hold("die russia 5")
    pictures.show("intrepid-die")
    screen.spot("die russia 5").click()
    screen.do("place russia 1 zvezda-solar-wings")
    pictures.show("intrepid-toxic")
    screen.do("discard 3")
    screen.place("electrolysis-chamber", "russia").click()
    pictures.show("intrepid-tile")
    screen.close_card()

    offer = ["khladon-loop", "lada-greenhouse", "progress-freighter"]
    tiles = {name: tile for name, tile in BUSY["tiles"].items() if name not in offer}
    given = spending({"capacity": 4, "offer": offer}, {"capacity": 3}, tiles=tiles)
    screen = alone(anna, "me", options=TOXIC, position=given)
    screen.hold("offer khladon-loop")
    pictures.show("intrepid-spending")

    screen = alone(anna, options=EASY, position={"resources": {"power": 0, "oxygen": 0}})
    while not anna.over:
        screen.my_turn()
        if not anna.over:
            out = [a for a in anna.desk["legal"] if a["kind"] in ("done", "ready")]
            screen.act(out[0])
    screen.ending.wait_for()
    pictures.show("intrepid-ending")
    anna.until(lambda: anna.over, "the end", PATIENCE)
    assert not pictures.findings, pictures.findings

"""One's own turn: choosing on the board and in the list, asking why, finding the way."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from web.person import PHONE, Person
from web.screen import Screen
from web.wording import called, say, web

Meet = Callable[..., Person]


def seated(person: Person, seed: int) -> Screen:
    """At a table with agents, with an identity, when it is their turn."""
    person.open(person.make("me", "greedy", "greedy", "greedy"))
    screen = Screen(person, seed)
    screen.choose_identity()
    screen.my_turn()
    return screen


def test_a_move_is_chosen_on_the_board_and_taken_back(meet: Meet) -> None:
    anna = meet("Anna")
    screen = seated(anna, 11)
    pawn = screen.activate()
    start = anna.view["characters"][pawn]["at"]
    goal = next(args[-1] for args in screen.legal("step") if args[0] == pawn)
    lit = screen.board.get_by_role("button", name=say("board-possible"))
    expect(lit.first).to_be_visible()
    assert goal in lit.evaluate_all("(all) => all.map((one) => one.dataset.name)")

    screen.on_board(goal).click(position=corner(screen.on_board(goal)))
    step_there(screen, pawn, goal)
    screen.undo.click()
    anna.until(lambda: anna.view["characters"][pawn]["at"] == start, "the way back")


def corner(place: Locator) -> dict[str, float]:
    """Beside those who stand there."""
    box = place.bounding_box()
    assert box
    return {"x": box["width"] * 0.16, "y": box["height"] * 0.2}


def step_there(screen: Screen, pawn: str, goal: str) -> None:
    """After a tap on the goal: at once, or from the menu of what the tap could mean."""
    person = screen.person
    person.until(
        lambda: (
            screen.menu.is_visible()
            or screen.warning.is_visible()
            or person.view["characters"][pawn]["at"] == goal
        ),
        "what the tap means",
    )
    if screen.menu.is_visible():
        step = screen.menu.get_by_role(
            "menuitem", name=re.compile(say("stationfall-group-step"), re.I)
        )
        step.first.click()
    person.until(
        lambda: screen.warning.is_visible() or person.view["characters"][pawn]["at"] == goal,
        "the step",
    )
    if screen.warning.is_visible():
        screen.sure()
    person.until(lambda: person.view["characters"][pawn]["at"] == goal, "the step")


def test_a_warning_stands_before_what_cannot_be_taken_back(meet: Meet) -> None:
    anna = meet("Anna")
    screen = seated(anna, 12)
    version = anna.version
    screen.kind("reveal").click()
    anna.until(lambda: screen.warning.is_visible() or screen.steps().count(), "a warning")
    if not screen.warning.is_visible():
        screen.steps().first.click()
    expect(screen.warning).to_contain_text(web("final"))
    expect(screen.warning).to_be_focused()
    screen.page.keyboard.press("Enter")
    expect(screen.warning).to_be_visible()
    assert anna.version == version, "one Enter too many does nothing"
    screen.warning.get_by_role("button", name=web("final-not"), exact=True).click()
    expect(screen.warning).to_have_count(0)
    assert anna.version == version
    (screen.steps() if screen.steps().count() else screen.kind("reveal")).first.click()
    screen.warning.wait_for()
    screen.sure()
    anna.until(lambda: "pc" in anna.view["players"][0], "the reveal")


def test_the_names_of_sections_lie_above_those_who_stand_there(meet: Meet, album: Path) -> None:
    anna = meet("Anna")
    screen = seated(anna, 15)
    screen.influence()
    expect(screen.board.locator(".cubes").first).to_be_visible()
    anna.page.screenshot(path=album / "cubes.png")
    assert anna.page.evaluate(BENEATH) == []


BENEATH = """() => {
  const pawns = [...document.querySelectorAll(".stand")];
  return [...document.querySelectorAll("text.name")].filter((name) => pawns.some((pawn) =>
    name.compareDocumentPosition(pawn) & Node.DOCUMENT_POSITION_FOLLOWING))
    .map((name) => name.textContent);
}"""


OUTLINED = """(all) => all
  .filter((one) => getComputedStyle(one).outlineStyle === "solid")
  .map((one) => one.innerText.trim())"""


def test_without_colours_of_its_own_the_page_still_marks_minute_and_tab(
    meet: Meet, album: Path
) -> None:
    anna = meet("Anna")
    seated(anna, 16)
    page = anna.page
    page.emulate_media(forced_colors="active")
    page.screenshot(path=album / "forced-colours.png")
    marked = page.locator(".track .minute").evaluate_all(OUTLINED)
    assert marked == [str(anna.view["minute"])]
    tabs = page.get_by_role("tab")
    colours = tabs.evaluate_all("all => all.map(one => getComputedStyle(one).borderBottomColor)")
    chosen = tabs.evaluate_all("all => all.findIndex(one => one.ariaSelected === 'true')")
    assert colours.count(colours[chosen]) == 1


def test_the_reason_with_its_rule_is_told(meet: Meet) -> None:
    anna = meet("Anna")
    screen = seated(anna, 13)
    screen.activate()
    barred = screen.actions.get_by_role("group").filter(has_text=web("could"))
    barred.get_by_text(web("could")).click()
    barred.get_by_role("button").first.click()
    reason = barred.get_by_role("status")
    expect(reason).to_contain_text(re.compile(r"\[[\w.-]+\]"))

    far = next(
        name
        for name in anna.view["items"]
        if name not in {args[-1] for args in screen.legal("step")} and name != "outer-space"
    )
    screen.on_board(far).click(position=corner(screen.on_board(far)))
    card = screen.page.get_by_role("complementary", name=web("table"))
    expect(card.get_by_role("heading", name=called("section", far))).to_be_visible()
    expect(card.get_by_text(web("here-cannot"))).to_be_visible()


def test_the_way_and_a_character_are_found(meet: Meet) -> None:
    anna = meet("Anna")
    screen = seated(anna, 14)
    page = anna.page
    screen.tab("way").click()
    page.get_by_role("combobox", name=web("way-who")).select_option("engineer")
    page.get_by_role("combobox", name=web("way-where")).select_option("bridge")
    told = page.get_by_role("tabpanel").locator("[aria-live] p")
    expect(told.first).to_contain_text(re.compile(r"\w"))
    expect(told.first).not_to_have_text(web("way-hint"))

    field = page.get_by_role("combobox", name=web("find"))
    field.press_sequentially(called("character", "engineer")[:4])
    found = page.get_by_role("listbox", name=web("find")).get_by_role("option")
    expect(found.first).to_contain_text(called("character", "engineer"))
    field.press("Enter")
    card = page.get_by_role("complementary", name=web("table"))
    expect(card.get_by_role("heading", name=called("character", "engineer"))).to_be_visible()


def test_a_card_opens_by_tap_and_by_key(meet: Meet) -> None:
    anna = meet("Anna")
    screen = seated(anna, 15)
    page = anna.page
    card = page.get_by_role("complementary", name=web("table"))
    heading = card.get_by_role("heading", name=called("character", "stranger"))
    stranger = screen.on_board("stranger", "character")
    stranger.click()
    expect(heading.or_(screen.menu).first).to_be_visible()
    if screen.menu.is_visible():
        screen.menu.get_by_role("menuitem", name=web("menu-look")).click()
    expect(heading).to_be_visible()
    page.keyboard.press("Escape")
    expect(heading).to_have_count(0)

    stranger.focus()
    page.keyboard.press("Enter")
    expect(heading.or_(screen.menu).first).to_be_visible()
    if screen.menu.is_visible():
        screen.menu.get_by_role("menuitem", name=web("menu-look")).focus()
        page.keyboard.press("Enter")
    expect(heading).to_be_visible()


def test_everything_works_by_keys_alone(meet: Meet) -> None:
    anna = meet("Anna")
    page = anna.page
    press(page, page.get_by_role("link", name=say("web-host-short"), exact=True).first)
    press(page, page.get_by_role("button", name=say("web-all-agents")))
    press(page, page.get_by_role("button", name=say("web-begin")))
    screen = Screen(anna)
    screen.choosing.wait_for()
    page.keyboard.press("1")
    expect(screen.choosing).to_have_count(0)
    screen.my_turn()
    for _ in range(3):
        version = anna.version
        decide_by_keys(screen)
        if anna.live.game["undo"]:
            version = anna.version
            page.keyboard.press("u")
            anna.until(lambda before=version: anna.version > before, "the undo")
            return
        assert anna.version > version
    raise AssertionError("nothing could be taken back")


def press(page: Page, wanted: Locator) -> None:
    """Go there with Tab and press Enter."""
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate("(one) => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


def decide_by_keys(screen: Screen) -> None:
    """The first of the list, and the first of whatever it asks."""
    screen.my_turn()
    version = screen.person.version
    while screen.person.version == version:
        before = screen.page.locator("body").inner_text()
        screen.page.keyboard.press("1")
        screen.person.until(
            lambda shown=before: (
                screen.person.version > version or screen.page.locator("body").inner_text() != shown
            ),
            "an effect of the key",
        )


def test_a_phone_shows_and_plays_a_whole_turn(meet: Meet) -> None:
    anna = meet("Anna", PHONE)
    page = anna.page
    fits(page)
    page.get_by_role("link", name=say("web-host-short"), exact=True).first.tap()
    page.get_by_role("button", name=say("web-make-table")).wait_for()
    fits(page)
    page.get_by_role("button", name=say("web-make-table")).tap()
    begin = page.get_by_role("button", name=say("web-start-fill"))
    begin.wait_for()
    fits(page)
    begin.tap()
    screen = Screen(anna, 16)
    screen.ready()
    fits(page)
    screen.choose_identity()
    screen.my_turn()
    expect(screen.sheet()).to_be_visible()
    fits(page)
    screen.activate()
    page.get_by_role("button", name=say("board-zoom-all")).tap()
    screen.on_board("stranger", "character").tap()
    heading = screen.sheet().get_by_role("heading", name=called("character", "stranger"))
    expect(heading.or_(screen.menu).first).to_be_visible()
    if screen.menu.is_visible():
        screen.menu.get_by_role("menuitem", name=web("menu-look")).tap()
    expect(heading).to_be_visible()
    fits(page)
    screen.sheet().get_by_role("button", name=web("close"), exact=True).tap()
    screen.finish_turn()
    fits(page)


def fits(page: Page) -> None:
    """Nobody has to scroll sideways."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url


def test_who_is_asked_in_the_turn_of_another_decides_but_has_no_turn(meet: Meet) -> None:
    anna = meet("Anna")
    question = {"ask": "consent", "seat": 0, "character": "stowaway", "source": "bribe"}
    position = {
        "active": 1,
        "players": [{"identity": "stowaway", "pc": "stowaway"}, {"identity": "exile"}],
        "characters": {"stowaway": {"at": "machine-shop"}},
        "turn": {"pending": "step stowaway fuel-cells", "bribed": True},
        "asks": [{"ask": "turn", "seat": 1, "step": "activate"}, question],
    }
    anna.open(anna.make("me", "random", start=True, position=position))
    turn = anna.page.locator("header .turn")
    anna.until(lambda: anna.version >= 0, "the game")
    expect(turn).to_have_text(say("web-asks-you", name=anna.live.table["seats"][1]["name"]))
    Screen(anna).take("refuse")
    expect(turn).to_have_text(say("web-your-turn"))

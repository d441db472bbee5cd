"""What a value in a data file may be: the most that fits, and what is one beyond."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from deorbit.games.stationfall.content.book import built_in
from deorbit.games.stationfall.content.packs import cards, shapes, station, values
from deorbit.games.stationfall.content.packs.mistakes import Mistake, Report

Page = dict[str, Any]
Want = Callable[[Report, Any], None]
SECTIONS = ["outer-space", "bridge", "houdini"]
CAST = ["exile", "counselor"]
NUMBERS = shapes.game(SECTIONS, CAST)


def told(want: Want, value: Any) -> list[str]:
    """The kinds of mistakes in a value, each with its key."""
    found: list[Mistake] = []
    want(Report(found, "file.toml", "entry"), value)
    return [
        " ".join(filter(None, [one.key, one.message.removeprefix("stationfall-mistake-")]))
        for one in found
    ]


@pytest.mark.parametrize(
    ("want", "fine", "wrong", "kind"),
    [
        (values.number(2, 5), [2, 5], [1, 6, True, 2.0, None], "number"),
        (values.number(2, 5), [3], ["3"], "number-text"),
        (values.number(4, 4), [4], [3, 5], "exactly"),
        (values.flag, [True, False], [0, 1, None], "flag"),
        (values.flag, [True], ["true", ""], "flag-text"),
        (values.one_of(["a", "b"]), ["a", "b"], ["c", 1, None, ["a"]], "unknown"),
        (values.some_of(["a", "b"]), [[], ["a"], ["a", "b"]], ["a", None, {}], "list"),
        (values.some_of(["a"]), [["a"]], [["a", "a"]], "twice"),
        (values.some_of(["a"], doubles=True), [["a"] * 60], [["a"] * 61], "list"),
        (values.some_of(["a"], least=1), [["a"]], [[]], "list"),
        (values.line(3), ["a", "abc", " a "], ["", "   ", "abcd"], "text"),
        (values.line(3), ["a"], [3, None, ["a"]], "text-bare"),
        (values.line(3), ["a"], ["a\tb", "a\n"], "plain"),
        (values.lines(3), [["a"], ["a"] * 60], [[], ["a"] * 61, "a"], "list"),
        (values.block(3), ["a", "a\nb"], ["", " \n", "abcd", 3, None], "block"),
        (values.place, [[0, 0], [11, 11]], [[12, 0], [0, 12], [-1, 0], [0, -1]], "place"),
        (values.place, [[3, 4]], [[1], [1, 2, 3], [True, 1], ["1", 1], 7], "place"),
        (values.table({"a": values.flag}), [{}, {"a": True}], [3, [], None], "table"),
        (values.table({"a": values.flag}, ["a"]), [{"a": True}], [{}], "missing"),
        (
            values.tables({"a": values.flag}, [], 1, 2),
            [[{}], [{}, {}]],
            [[], [{}, {}, {}], {}],
            "list",
        ),
        (
            values.good_name,
            ["a", "a1", "night-porter-2", "a" * 40],
            ["", "A", "1a", "a-", "-a", "a--b", "a b", "a" * 41],
            "name",
        ),
    ],
)
def test_a_value_of_a_sort_and_one_that_is_none(
    want: Want, fine: list[Any], wrong: list[Any], kind: str
) -> None:
    for value in fine:
        assert told(want, value) == [], value
    for value in wrong:
        assert told(want, value) == [kind], value


def test_lines_and_tables_name_the_place_of_what_is_wrong() -> None:
    assert told(values.lines(3), ["a", "abcd", 4]) == ["2 text", "3 text-bare"]
    rows = values.tables({"a": values.flag}, ["a"], 1, 3)
    assert told(rows, [{"a": True}, {}, {"a": 1}]) == ["2 missing", "3.a flag"]


def test_an_unknown_key_is_told_with_the_one_that_is_near() -> None:
    shape = values.table({"slots": values.flag, "kind": values.flag})
    assert told(shape, {"slot": True}) == ["slot unknown-key-near"]
    assert told(shape, {"colour": True}) == ["colour unknown-key"]
    assert told(shape, {"x" * 60: True}) == ["x" * 40 + " unknown-key"]


def test_a_grade_is_one_word_or_one_for_each_field() -> None:
    shape = values.table(values.graded({"slots": values.flag}, ["does"]))
    for grade in ("rule", {"slots": "card", "does": "play"}, {"slots.x": "card"}):
        assert told(shape, {"grade": grade}) == [], grade
    assert told(shape, {"grade": "mine"}) == ["grade grade"]
    assert told(shape, {"grade": {"slots": "mine"}}) == ["grade grade"]
    assert told(shape, {"grade": {"hat": "card"}}) == ["grade.hat unknown-key"]
    assert told(shape, {"hat": True, "grade": {"hat": "card"}}) == ["hat unknown-key"], "once"


# Bounds of entries -------------------------------------------------------------------------------


def within(want: Want, key: str, least: int, most: int) -> None:
    """A number of an entry is at least and at most so much."""

    def mistakes(value: int) -> list[str]:
        return [one for one in told(want, {key: value}) if one.startswith(f"{key} ")]

    for value in (least, most):
        assert mistakes(value) == [], (key, value)
    for value in (least - 1, most + 1):
        assert mistakes(value) == [f"{key} {'exactly' if least == most else 'number'}"], key


@pytest.mark.parametrize(
    ("key", "least", "most"),
    [("tier", 1, 4), ("slots", 0, 9), ("grey_bribes", 0, 9), ("influence", 0, 60)],
)
def test_numbers_of_a_character(key: str, least: int, most: int) -> None:
    within(shapes.character(SECTIONS), key, least, most)


@pytest.mark.parametrize(
    ("table", "key", "least", "most"),
    [
        ("minutes", "4", 1, 16),
        ("characters", "9", 1, 60),
        ("cards", "2", 3, 9),
        ("cards", "3", 2, 9),
        ("cards", "teams", 3, 9),
        ("winners", "2", 1, 1),
        ("winners", "9", 1, 8),
        ("player", "cubes", 1, 20),
        ("player", "time_markers", 0, 6),
        ("antimatter", "minutes", 1, 16),
        ("re_entry", "fireball", 0, 60),
        ("re_entry", "minute", 0, 60),
    ],
)
def test_numbers_of_the_game(table: str, key: str, least: int, most: int) -> None:
    within(NUMBERS[table], key, least, most)


def test_every_number_of_players_has_its_figures() -> None:
    for table in ("minutes", "characters", "winners"):
        found: list[Mistake] = []
        NUMBERS[table](Report(found, "game.toml"), {})
        assert [one.args["missing"] for one in found] == [str(n) for n in range(2, 10)]


@pytest.mark.parametrize("value", [[1], [1, 2, 200], list(range(1, 31))])
def test_stars_grow(value: list[int]) -> None:
    assert told(NUMBERS["medical"], {"stars": value}) == []


@pytest.mark.parametrize(
    "value", [[], [0], [201], [2, 1], [1, 1], [True], list(range(1, 32)), 3, ["1"]]
)
def test_stars_that_do_not_grow_are_refused(value: Any) -> None:
    assert told(NUMBERS["medical"], {"stars": value}) == ["stars stars"]


def test_rows_and_bonuses_have_points_from_one_to_nine() -> None:
    character = shapes.character(SECTIONS)

    def row(points: int) -> list[str]:
        card = {"agenda": [{"points": points, "when": "innocent"}]}
        return [one for one in told(character, card) if "agenda" in one]

    assert row(-9) == row(9) == []
    assert row(-10) == row(10) == ["agenda.1.points number"]
    rows = [{"points": 1, "when": "innocent"}]
    for count, fine in ((1, True), (8, True), (0, False), (9, False)):
        for side in ("agenda", "bot_agenda"):
            found = [one for one in told(character, {side: rows * count}) if side in one]
            assert found == ([] if fine else [f"{side} list"])
    for key in ("friend", "grudge", "all"):
        for points, fine in ((1, True), (9, True), (0, False), (10, False)):
            found = [one for one in told(character, {"bonus": {key: points}}) if "bonus" in one]
            assert found == ([] if fine else [f"bonus.{key} number"])


@pytest.mark.parametrize(
    ("key", "most"),
    [("name", 24), ("agenda", 60), ("tip", 400), ("tag", 3), ("story", 400), ("note", 400)],
)
def test_words_of_a_character_have_a_length(key: str, most: int) -> None:
    character = shapes.character(SECTIONS)
    for length, fine in ((most, True), (most + 1, False)):
        found = [one for one in told(character, {"text": {key: "x" * length}}) if "text" in one]
        assert found == ([] if fine else [f"text.{key} text"])


def test_words_of_rows_pawns_sections_and_covers_have_a_length() -> None:
    character, section = shapes.character(SECTIONS), shapes.section(SECTIONS, CAST)
    for want, facts, where in (
        (character, lambda n: {"text": {"rows": ["x" * n]}}, ("text.rows.1", 160)),
        (character, lambda n: {"text": {"pawns": ["x" * n]}}, ("text.pawns.1", 24)),
        (section, lambda n: {"text": {"name": "x" * n}}, ("text.name", 24)),
        (section, lambda n: {"text": {"name": "x", "short": "x" * n}}, ("text.short", 12)),
        (shapes.PACK, lambda n: {"name": "x" * n}, ("name", 40)),
        (shapes.PACK, lambda n: {"title": "x" * n}, ("title", 60)),
        (shapes.PACK, lambda n: {"about": "x" * n}, ("about", 400)),
    ):
        key, most = where
        assert f"{key} text" not in told(want, facts(most))
        assert f"{key} text" in told(want, facts(most + 1))


def test_a_character_has_one_to_nine_pawns_by_names_of_their_own() -> None:
    character = shapes.character(SECTIONS)

    def pawns(value: Any) -> list[str]:
        return [one for one in told(character, {"pawns": value}) if "pawns" in one]

    for fine in (["a"], [f"a-{n}" for n in range(9)]):
        assert pawns(fine) == []
    for wrong in ([], [f"a-{n}" for n in range(10)], "a", 3):
        assert pawns(wrong) == ["pawns list"]
    assert pawns(["a", "a"]) == ["pawns twice"]
    assert pawns(["Big"]) == ["pawns name"]


@pytest.mark.parametrize(
    ("starts", "fine"),
    [
        ("bridge", True),
        ("card", True),
        (["bridge", "bridge"], True),
        ([], False),
        ("moon", False),
        (["bridge", "moon"], False),
    ],
)
def test_a_character_starts_on_its_card_or_in_sections(starts: Any, fine: bool) -> None:
    found = [one for one in told(shapes.character(SECTIONS), {"starts": starts}) if "starts" in one]
    assert (found == []) == fine


def test_identity_cards_are_named_and_whole_or_there_are_none() -> None:
    character = shapes.character(SECTIONS)

    def identity(value: Any) -> list[str]:
        return [one for one in told(character, {"identity": value}) if "identity" in one]

    whole = {
        "influence": 1,
        "reveal": [],
        "bonus": {},
        "agenda": [{"points": 1, "when": "innocent"}],
    }
    assert identity(False) == identity({"castor": whole}) == []
    for wrong in (True, {}, 3, []):
        assert identity(wrong) == ["identity identity"]
    assert identity({"castor": {}}) == ["identity.castor missing"] * 4
    assert identity({"Castor": whole}) == ["identity.Castor name"]


@pytest.mark.parametrize(
    ("want", "key", "fine", "wrong"),
    [
        (shapes.section(SECTIONS, CAST), "with", "exile", "nobody"),
        (shapes.section(SECTIONS, CAST), "hazard", "asphyxiation", "fire"),
        (shapes.section(SECTIONS, CAST), "airlock", ["in", "out"], ["up"]),
        (shapes.section(SECTIONS, CAST), "kompromat", "green", "pink"),
        (shapes.section(SECTIONS, CAST), "items", ["gun", "gun"], ["sword"]),
        (shapes.section(SECTIONS, CAST), "actions", ["manufacture-gun"], ["manufacture-artifact"]),
        (shapes.section(SECTIONS, CAST), "gravity", True, "yes"),
        (shapes.corridor(SECTIONS, CAST), "a", "bridge", "moon"),
        (shapes.corridor(SECTIONS, CAST), "b", "bridge", "moon"),
        (shapes.corridor(SECTIONS, CAST), "lock", True, 1),
        (shapes.corridor(SECTIONS, CAST), "with", "exile", "nobody"),
        (shapes.vent(SECTIONS, CAST), "with", "exile", "nobody"),
        (shapes.addition(SECTIONS, CAST), "section", "bridge", "moon"),
        (shapes.addition(SECTIONS, CAST), "action", "scram", "timed-launch"),
        (shapes.ship(CAST), "with", "exile", "nobody"),
        (shapes.item(SECTIONS, CAST), "supply", 31, 32),
        (shapes.item(SECTIONS, CAST), "supply", 0, -1),
        (shapes.item(SECTIONS, CAST), "starts", "bridge", "moon"),
        (shapes.item(SECTIONS, CAST), "color", "purple", "pink"),
        (shapes.ABILITY, "when", "reveal", "never"),
        (shapes.ABILITY, "color", "utility", "pink"),
        (shapes.PROJECT, "kind", "robot", "ghost"),
        (shapes.PROJECT, "monster", False, 0),
        (shapes.PACK, "format", 1, 2),
        (shapes.PACK, "game", "stationfall", "stationx"),
    ],
)
def test_what_a_key_of_an_entry_may_hold(want: Want, key: str, fine: Any, wrong: Any) -> None:
    assert not [one for one in told(want, {key: fine}) if one.startswith(key)]
    assert [one for one in told(want, {key: wrong}) if one.startswith(key)]


@pytest.mark.parametrize(
    ("want", "missing"),
    [
        (shapes.section(SECTIONS, CAST), 2),
        (shapes.corridor(SECTIONS, CAST), 2),
        (shapes.vent(SECTIONS, CAST), 2),
        (shapes.addition(SECTIONS, CAST), 3),
        (shapes.ship(CAST), 1),
        (shapes.item(SECTIONS, CAST), 0),
        (shapes.character(SECTIONS), 5),
        (shapes.ABILITY, 2),
        (shapes.PROJECT, 1),
        (shapes.PACK, 5),
        (shapes.SCRIPT, 1),
    ],
)
def test_what_an_entry_has_to_say(want: Want, missing: int) -> None:
    assert told(want, {}) == ["missing"] * missing


def test_a_pod_docks_holds_and_needs() -> None:
    section = shapes.section(SECTIONS, CAST)
    pod = {"dock": "bridge", "capacity": 9, "needs": "nothing"}

    def mistakes(**changed: Any) -> list[str]:
        return [one for one in told(section, {"pod": {**pod, **changed}}) if "pod" in one]

    assert mistakes() == mistakes(capacity=1) == []
    assert mistakes(capacity=0) == mistakes(capacity=10) == ["pod.capacity number"]
    assert mistakes(dock="moon") == ["pod.dock unknown"]
    assert mistakes(needs="luck") == ["pod.needs unknown"]
    assert [one for one in told(section, {"pod": {}}) if "pod" in one] == ["pod missing"] * 3


# How entries fit together ------------------------------------------------------------------------


def book(change: Callable[[dict[str, Page]], None]) -> list[str]:
    """The mistakes of the built-in book with this change: where and what."""
    pages: dict[str, Page] = deepcopy(dict(built_in().pages))
    change(pages)
    found: list[Mistake] = []
    station.check_station(found, pages)
    cards.check_cards(found, pages)
    return [
        f"{one.entry}: {one.message.removeprefix('stationfall-mistake-')}".strip() for one in found
    ]


def set_at(path: str, value: Any) -> Callable[[dict[str, Page]], None]:
    """Write a value at a path such as `map/section/bridge/power`; None takes it away."""
    *parents, last = path.split("/")

    def change(pages: dict[str, Page]) -> None:
        place: Any = pages
        for part in parents:
            place = place[part]
        if value is None:
            place.pop(last, None)
        else:
            place[last] = value

    return change


@pytest.mark.parametrize(
    ("path", "fine", "wrong", "told"),
    [
        # Power sections: one to three, always there
        ("map/section/fuel-cells/power", None, None, ""),
        ("map/section/kitchen/power", False, True, "section: power"),
        # Outer Space
        ("map/section/outer-space/hazard", "asphyxiation", None, "section.outer-space: space"),
        ("map/section/outer-space/console", False, True, "section.outer-space: not-in-space"),
        ("map/section/outer-space/damaged", False, True, "section.outer-space: not-in-space"),
        ("map/section/outer-space/gravity", False, True, "section.outer-space: not-in-space"),
        ("map/section/outer-space/airlock", [], ["in"], "section.outer-space: not-in-space"),
        ("map/section/outer-space/actions", ["airlock"], [], "section.outer-space: space"),
        ("map/section/outer-space/power", False, True, "section.outer-space: not-in-space"),
        # Landmarks
        ("map/section/vault-x/with", None, "exile", "section.vault-x: landmark-fixed"),
        ("map/section/bridge/with", None, "exile", "section.bridge: landmark-fixed"),
        (
            "map/section/magnetic-containment/with",
            None,
            "exile",
            "section.magnetic-containment: landmark-fixed",
        ),
        # Pods
        ("map/section/houdini/gravity", False, True, "section.houdini: pod-gravity"),
        ("map/section/houdini/pod/dock", "bridge", "alcatraz", "section.houdini: dock"),
        ("map/section/houdini/pod/dock", "suite", "outer-space", "section.houdini: dock"),
        ("map/section/houdini/pod/dock", "suite", "shred-room", "section.houdini: not-always"),
        (
            "map/section/houdini/pod/needs",
            "nothing",
            "inspector-or-jury-rig",
            "section.houdini: goes-with",
        ),
        # Tokens of Re-entry
        ("game/re_entry/fireball", 1, None, ""),
        # Items
        ("game/item/helmet/supply", 30, 0, "item.helmet: supply"),
        ("game/item/helmet/starts", None, "suite", "item.helmet: unique-only"),
        ("game/item/artifact/supply", None, 1, "item.artifact: unique-supply"),
        ("game/antimatter/at", "magnetic-containment", "bridge", "antimatter: antimatter"),
        # Characters
        ("characters/exile/kind", "robot", "data", "exile: kind"),
        ("characters/exile/kind", "human", "item", "exile: kind"),
        ("characters/exile/abilities", [], ["split"], "exile: split"),
        ("characters/exile/abilities", [], ["telepathy"], "exile: ability-kind"),
        ("characters/exile/grey_bribes", 0, 1, "exile: not-rich"),
        ("characters/exile/starts_with", ["gun"] * 3, ["gun"] * 4, "exile: slots"),
        ("characters/exile/bonus", {"friend": 1}, {}, "exile: bonus"),
        ("characters/exile/bonus", {"grudge": 1}, {"friend": 1, "grudge": 1}, "exile: bonus"),
        ("characters/exile/bonus", {"friend": 1}, {"friend": 1, "per": "pawn"}, "exile: several"),
        ("characters/exile/bonus", {"friend": 1}, {"friend": 1, "all": 2}, "exile: goes-with"),
        (
            "characters/exile/bonus",
            {"friend": 1, "of": "gun"},
            {"friend": 1, "of": "fletcher"},
            "exile: not-always",
        ),
        ("characters/exile/pays", ["bribes-none"], ["bribes-none", "bribes-double"], "exile: pays"),
        ("characters/exile/starts", "bridge", "houdini", "exile: starts-in-pod"),
        ("characters/exile/starts", "card", "shred-room", "exile: not-always"),
        ("characters/exile/starts", ["bridge"], ["bridge", "suite"], "exile: starts-count"),
        # Counts
        ("game/characters/8", None, 28, "characters: too-few-cards"),
        ("characters/inspector/tutorial", False, True, ": too-many-tutorial"),
    ],
)
def test_entries_fit_together_or_are_told(path: str, fine: Any, wrong: Any, told: str) -> None:
    fitting = book(set_at(path, fine))
    assert fitting == [], fitting
    if told:
        found = book(set_at(path, wrong))
        assert any(one.startswith(told) for one in found), found


def test_at_least_one_section_makes_power_and_at_most_three() -> None:
    names = [n for n, one in built_in().pages["map"]["section"].items() if one.get("power")]
    assert len(names) == 3

    def without(count: int) -> Callable[[dict[str, Page]], None]:
        def change(pages: dict[str, Page]) -> None:
            for name in names[:count]:
                pages["map"]["section"][name].pop("power")

        return change

    assert [book(without(count)) for count in range(4)] == [[], [], [], ["section: power"]]


def test_there_is_a_token_of_re_entry() -> None:
    for fireball, minute, fine in ((1, 0, True), (0, 1, True), (0, 0, False)):

        def change(pages: dict[str, Page], tokens: tuple[int, int] = (fireball, minute)) -> None:
            table = pages["game"]["re_entry"]
            table["fireball"], table["minute"] = tokens

        assert book(change) == ([] if fine else ["re_entry: no-tokens"])

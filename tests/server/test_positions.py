"""Positions set up by hand: every key is described, everything wrong is told at its key."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import deorbit
from conformance.cases import CASES, Case
from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.core.match import Match
from deorbit.games import NAMES
from deorbit.server.api.positions import GivenPosition, checked
from deorbit.server.telling import positions
from server.site import Site

Facts = dict[str, Any]
REAL = [case for case in CASES if case.spoken]
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=40)


@pytest.fixture
def file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'house.db'}"


def played(case: Case, seed: int) -> list[Match]:
    """Moments of a random game, its end among them."""
    match = case.new(seed)
    rng = random.Random(seed)
    moments = [match.copy()]
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.advance(seat, rng.choice(match._game.legal(match._state, seat)))
        if len(match) % 23 == 0 or not match.to_act:
            moments.append(match.copy())
    return moments


# What is described ------------------------------------------------------------------------------


def undescribed(value: Any, field: Facts, domains: dict[str, list[str]], path: str) -> list[str]:
    """Keys and values that a description does not know."""
    sort = field["sort"]
    wrong = [path]
    if sort == "number":
        fits = type(value) is int and field["least"] <= value <= field["most"]
        return [] if fits else wrong
    if sort == "flag":
        return [] if isinstance(value, bool) else wrong
    if sort == "text":
        return [] if isinstance(value, str) else wrong
    if sort == "word":
        return [] if value in field["values"] else wrong
    if sort == "name":
        return [] if str(value) in domains[field["of"]] or value in field["also"] else wrong
    if sort == "pair":
        return [] if "|".join(value) in domains[field["of"]] else wrong
    if sort in ("list", "rows"):
        most = field["most"] if sort == "list" else field["count"]
        found = [] if isinstance(value, list) and len(value) <= most else wrong
        for place, part in enumerate(value):
            found += undescribed(part, field["of"], domains, f"{path}[{place}]")
        return found
    if sort == "map":
        found = [f"{path}.{key}" for key in value if key not in domains[field["by"]]]
        for key, part in value.items():
            found += undescribed(part, field["of"], domains, f"{path}.{key}")
        return found
    keys = field["keys"] if sort == "record" else field["kinds"][value[field["by"]]]
    if sort == "kinds":
        value = {key: part for key, part in value.items() if key != field["by"]}
    found = []
    for key, part in value.items():
        if key in keys:
            found += undescribed(part, keys[key], domains, f"{path}.{key}")
        else:
            found.append(f"{path}.{key}")
    return found


@pytest.mark.parametrize("case", REAL, ids=lambda case: case.name)
def test_every_key_and_value_of_every_position_in_play_is_described(case: Case) -> None:
    for match in played(case, 5):
        fields = positions.describe(match)
        position = match.position()
        top = {"sort": "record", "keys": fields["keys"]}
        rest = {key: one for key, one in position.items() if key not in ("seats", "options")}
        assert undescribed(rest, top, fields["domains"], "") == []


@pytest.mark.parametrize("game", NAMES)
def test_every_key_has_words_and_a_subject(game: str) -> None:
    fields = positions.describe(positions.begin(game, {}))
    grouped = [key for group in fields["groups"] for key in group["keys"]]
    assert sorted(grouped) == sorted(fields["keys"])
    for group in fields["groups"]:
        assert text.has(f"web-editor-{game}-group-{group['name']}")

    def check(path: str, field: Facts) -> None:
        said = path.replace("_", "-")
        assert text.has(f"web-editor-{game}-key-{said}"), path
        if field["sort"] not in ("list", "map", "rows", "record"):
            return
        inner = field if field["sort"] == "record" else field["of"]
        for key, part in inner.get("keys", {}).items():
            check(f"{path}-{key}", part)

    for key, field in fields["keys"].items():
        check(key, field)


# What somebody fills in -------------------------------------------------------------------------


def values(field: Facts, domains: dict[str, list[str]]) -> st.SearchStrategy[Any]:
    """What a form lets somebody fill in."""
    sort = field["sort"]
    if sort == "number":
        return st.integers(field["least"], field["most"])
    if sort == "flag":
        return st.booleans()
    if sort == "text":
        return st.sampled_from(["wait", "step engineer reactor", "", "nonsense"])
    if sort == "word":
        return st.sampled_from(field["values"])
    if sort == "name":
        return st.sampled_from([*domains[field["of"]], *field["also"]])
    if sort == "pair":
        return st.sampled_from([name.split("|") for name in domains[field["of"]]])
    if sort == "list":
        return st.lists(values(field["of"], domains), max_size=min(field["most"], 4))
    if sort == "rows":
        return st.lists(values(field["of"], domains), max_size=field["count"])
    if sort == "map":
        names = st.sampled_from(domains[field["by"]])
        return st.dictionaries(names, values(field["of"], domains), max_size=3)
    if sort == "kinds":
        return st.one_of(
            [
                st.fixed_dictionaries(
                    {field["by"]: st.just(kind), **{k: values(f, domains) for k, f in keys.items()}}
                )
                for kind, keys in field["kinds"].items()
            ]
        )
    keys = field["keys"]
    musts = {key: values(one, domains) for key, one in keys.items() if one.get("needed")}
    mays = {key: values(one, domains) for key, one in keys.items() if not one.get("needed")}
    return st.fixed_dictionaries(musts, optional=mays)


def filled(game: str) -> st.SearchStrategy[Facts]:
    """A few keys of a position, each as its form allows."""
    fields = positions.describe(positions.begin(game, {}))
    keys = fields["keys"]
    return st.lists(st.sampled_from(sorted(keys)), max_size=4, unique=True).flatmap(
        lambda some: st.fixed_dictionaries(
            {key: values(keys[key], fields["domains"]) for key in some}
        )
    )


@pytest.mark.parametrize("game", NAMES)
def test_what_a_form_allows_is_accepted_or_refused_with_a_key(game: str) -> None:
    @CALM
    @given(filled(game))
    def fill(position: Facts) -> None:
        answer = checked(GivenPosition(game, position))
        assert all(problem.key and problem.text for problem in answer.problems)
        assert answer.position is not None
        assert answer.desk is not None
        msgspec.json.encode(answer)
        if not answer.problems:
            again = checked(GivenPosition(game, answer.position))
            assert not again.problems, again.problems

    fill()


@pytest.mark.parametrize("game", NAMES)
def test_nonsense_is_told_and_nothing_breaks(game: str) -> None:
    fields = positions.describe(positions.begin(game, {}))
    names = st.sampled_from([*fields["keys"], "seats", "options", "at", "player", "seat", "ask"])
    leaf = st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.just(10**400),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from([name for some in fields["domains"].values() for name in some]),
    )
    thing = st.recursive(
        leaf,
        lambda inner: st.one_of(
            st.lists(inner, max_size=4), st.dictionaries(st.text() | names, inner, max_size=4)
        ),
        max_leaves=12,
    )

    @CALM
    @given(st.dictionaries(names | st.text(max_size=300), thing, max_size=5))
    def write(position: Facts) -> None:
        answer = checked(GivenPosition(game, position))
        assert all(problem.text for problem in answer.problems)
        assert answer.fields is not None

    write()


# What is told -----------------------------------------------------------------------------------


def keys(position: Facts, game: str = "stationfall") -> list[str]:
    return [problem.key for problem in positions.check(game, position).problems]


def test_everything_that_is_wrong_is_told_at_its_key() -> None:
    position = {
        "seats": 5,
        "fire": ["reactor", "nowhere"],
        "bogus": 3,
        "players": [{"pool": 3}, {"identity": "nobody", "guilt": "perhaps"}],
        "markers": [{"effect": "launch", "at": "reactor"}, {"effect": "rain", "at": "reactor"}],
        "characters": {"engineer": {"at": "moon"}},
    }
    assert keys(position) == [
        "bogus",
        "fire[1]",
        "markers[0].at",
        "markers[1].effect",
        "characters.engineer.at",
        "players[0].cubes",
        "players[1].identity",
        "players[1].guilt",
    ]


def test_the_board_shows_what_is_right_meanwhile() -> None:
    finding = positions.check(
        "stationfall", {"minute": 3, "characters": {"exile": {"at": "moon", "down": True}}}
    )
    assert finding.match is not None
    shown = finding.match.position()
    assert shown["minute"] == 3
    assert shown["characters"]["exile"]["down"]


def test_a_wrong_unit_does_not_move_the_numbers_of_the_others() -> None:
    units = [
        {"player": 0, "unit": "trooper", "at": "nowhere"},
        {"player": 0, "unit": "commander", "at": "w5"},
        {"player": 7, "unit": "commander", "at": "w5"},
    ]
    assert keys({"units": units}, "stationx")[:2] == ["units[0].at", "units[2].player"]


def test_options_that_are_wrong_are_told_as_options() -> None:
    assert keys({"options": {"tier": 99}}) == ["options.tier"]
    assert keys({"options": {"characters": ["exile"]}}) == ["options.characters"]
    assert keys({"seats": 40}) == ["seats"]


def test_a_number_too_long_to_be_written_down_is_told() -> None:
    assert keys({"minute": 10**5000}) == ["minute"]


def test_a_position_cannot_make_the_machine_read_a_file() -> None:
    assert keys({"options": {"pack": "packs/night-shift"}}) == ["options.pack"]


def test_what_is_drawn_later_is_not_shown() -> None:
    answer = checked(GivenPosition("stationfall", {"players": [{"identity": "exile"}]}))
    assert answer.view is not None
    shown = [player["identity"] for player in answer.view["players"]]
    assert shown == ["exile", None, None, None]


def test_a_position_says_itself_again_in_fewer_words() -> None:
    short = {
        "seats": 4,
        "minute": 5,
        "active": 2,
        "characters": {"exile": {"at": "reactor", "down": True}},
        "players": [{}, {"cubes": {"exile": 2}}],
        "fire": ["kitchen"],
    }
    whole = deorbit.scenario("stationfall", short, seed=1)
    tidy = positions.tidied("stationfall", whole.position())
    assert deorbit.scenario("stationfall", tidy, seed=2).fingerprint == whole.fingerprint
    assert tidy["minute"] == 5
    assert tidy["characters"] == {"exile": {"at": "reactor", "down": True}}
    assert not {"asks", "turn", "items", "power", "cameras"} & set(tidy)


@pytest.mark.parametrize("case", REAL[::5], ids=lambda case: case.name)
def test_a_tidied_position_of_any_moment_is_the_same_position(case: Case) -> None:
    for match in played(case, 11)[1:-1:12]:
        position = match.position()
        try:
            deorbit.scenario(match.game, position)
        except BadInput:
            continue
        tidy = positions.tidied(match.game, position)
        assert deorbit.scenario(match.game, tidy).fingerprint == match.fingerprint


# Over the wire ----------------------------------------------------------------------------------


def test_anybody_may_have_a_position_checked(file: str) -> None:
    with Site(file) as site:
        anna = site.stranger()
        first = anna.ok("POST", "/api/positions", {"game": "stationx"})
        assert first["problems"] == []
        assert first["fields"]["keys"]["units"]["sort"] == "list"
        body = {"game": "stationx", "known": first["scheme"], "position": {"round": -1}}
        second = anna.ok("POST", "/api/positions", body)
        assert [problem["key"] for problem in second["problems"]] == ["round"]
        assert second["fields"] is None
        assert second["content"] is None
        assert second["view"]["round"] == 1


def test_a_game_that_is_none_is_refused(file: str) -> None:
    with Site(file) as site:
        refused = site.stranger().refused(400, "POST", "/api/positions", {"game": "chess"})
        assert refused == "unknown-game"

"""Botanist, who is a Scientist and Zero-Born, and Colonel, whom few can win. What Fang Moss does
stands in test_fang_moss.py."""

from __future__ import annotations

from typing import Any

import pytest

import deorbit
from games.stationfall.station import (
    allowed,
    do,
    end_turn,
    holds,
    legal,
    pass_turns,
    player,
    refused,
    score,
    station,
    told,
    where,
)

AWAY = "mesosphere"
POD = {"launched": ["alcatraz"]}
"""Alcatraz has left."""
LAST: dict[str, Any] = {"minute": 0, "active": 3, "re_entry": "minute"}
"""The last turn of the last Minute."""


def at(place: str, *names: str) -> dict[str, str]:
    return dict.fromkeys(names, place)


def finish(m: deorbit.Match) -> deorbit.Match:
    """Stationfall: everybody reveals as the Secret Identity, nobody delivers anything."""
    end_turn(m)
    while m.to_act:
        do(m, "reveal" if legal(m, "reveal") else "done")
    return m


def ended(name: str, **more: Any) -> deorbit.Match:
    """The end of a game in which seat 0 revealed early as this character."""
    return finish(station(**LAST | {"pc": {0: name}} | more))


# Scientist and Zero-Born --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["botanist", "doctor"])
def test_a_scientist_takes_one_section_action_for_free(name: str) -> None:
    """card-scientist: in place of the free Pick Up or Drop."""
    m = station(at={name: "chem-lab"}, holding={name: ""}, acting=name, actions=0)
    do(m, f"manufacture {name} firebomb")
    assert holds(m, name) == ["firebomb"]
    refused(m, f"manufacture {name} firebomb", "15.5.2")
    refused(m, f"drop {name} firebomb", "15.5.2")


@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("bio-lab", "manufacture botanist x-secret"),
        ("array-control", "transmit botanist evidence news"),
        ("security-station", "cameras botanist"),
        ("reactor", "jettison botanist"),
        ("aft-airlocks", "airlock botanist outer-space"),
        ("aft-airlocks", "airlock-throw botanist helmet outer-space"),
        ("alcatraz", "timed-launch botanist"),
        ("aft-airlocks", "section-launch botanist houdini"),
        ("therapy-garden", "meditate botanist"),
        ("machine-shop", "repair botanist medical"),
    ],
)
def test_every_section_action_can_be_the_free_one(place: str, action: str) -> None:
    """card-scientist, 11.5."""
    m = station(
        at={"botanist": place, "exile": "houdini", "medical": "machine-shop"},
        holding={"botanist": "helmet"},
        data={"botanist": "evidence"},
        down="medical",
        pc={0: "botanist"},
        players={0: {"betrayal": 1}},
        acting="botanist",
        actions=0,
        abandon_ship=True,
    )
    do(m, action)
    assert m.position()["turn"]["free"] is False


@pytest.mark.parametrize(
    ("place", "action"),
    [
        ("mainframe", "jammers botanist"),
        ("kitchen", "feed botanist exile"),
        ("kitchen", "sabotage botanist"),
    ],
)
def test_no_other_action_is_free_for_a_scientist(place: str, action: str) -> None:
    """card-scientist, 11.5, 11.6: neither Console Actions, nor the Moss, nor Basic ones."""
    m = station(
        at={"botanist": place, "exile": "kitchen"},
        holding={"botanist": "fang-moss gun"},
        down="exile",
        acting="botanist",
        actions=0,
    )
    refused(m, action, "15.5.2")


def test_a_scientist_is_no_officer_and_no_mechanic() -> None:
    """card-scientist, card-officer, 5.1.4: what cannot be done cannot be done for free."""
    m = station(at={"botanist": "bridge"}, acting="botanist")
    refused(m, "release botanist", "card-officer")
    m = station(at={"botanist": "chem-lab"}, damaged=["chem-lab"], acting="botanist")
    refused(m, "manufacture botanist firebomb", "5.1.4")


def test_botanist_floats_into_a_section_without_gravity_for_free() -> None:
    """card-zero-born: out of Hydroponics into Fuel Cells, not into Kitchen."""
    m = station(acting="botanist", actions=0, cast="botanist")
    refused(m, "step botanist kitchen", "15.5.2")
    do(m, "step botanist fuel-cells")
    assert where(m, "botanist") == "fuel-cells"


FREE = {
    "pick up": "pick-up botanist bludgeon",
    "drop": "drop botanist fang-moss",
    "step": "step botanist reactor",
    "section action": "airlock botanist outer-space",
}


@pytest.mark.parametrize("first", FREE)
def test_botanist_has_one_free_action_in_all(first: str) -> None:
    """card-scientist, card-zero-born, 15.5.3: each in place of the free Pick Up or Drop."""
    m = station(
        at={"botanist": "aft-airlocks"},
        holding={"botanist": "fang-moss helmet"},
        items={"aft-airlocks": ["bludgeon"], "reactor": ["bludgeon"], "outer-space": ["bludgeon"]},
        acting="botanist",
        actions=0,
    )
    assert all(allowed(m, action) for action in FREE.values())
    do(m, FREE[first])
    left = [str(action) for action in m.legal(0) if action.kind not in ("bribe", "end")]
    assert left == []


def test_the_free_action_of_botanist_leaves_two_others() -> None:
    """card-scientist, 15.5.2, house-free-action: the first section action is the free one."""
    m = station(at={"botanist": "chem-lab"}, holding={"botanist": ""}, acting="botanist")
    for left in (2, 1, 0):
        do(m, "manufacture botanist firebomb")
        assert m.position()["turn"]["actions"] == left


def test_a_bribe_gives_no_free_section_action() -> None:
    """card-scientist, 15.5.4.2: the one action with a bribed Botanist is all."""
    m = station(at={"botanist": "chem-lab"}, acting="exile")
    do(m, "bribe botanist", "manufacture botanist firebomb")
    assert m.position()["asks"][-1]["ask"] == "activation"
    refused(m, "manufacture botanist firebomb", "15.5.2")


# Botanist's agenda --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "rows"),
    [
        ({}, {}),
        ({"eaten": 1}, {1: 2}),
        ({"eaten": 3}, {1: 6}),
        ({"at": {"botanist": AWAY}}, {2: 2, 3: 2}),
        ({"at": {"botanist": AWAY}, "contaminated": "botanist"}, {2: 2, 3: 2, 4: 1}),
        ({"at": {"botanist": AWAY}, "down": "botanist", "contaminated": "exile"}, {2: 2, 3: 2}),
        ({"contaminated": "botanist"}, {}),
        ({"at": {"botanist": AWAY}, "holding": {"botanist": ""}}, {3: 2}),
        ({"at": {"exile": AWAY}, "holding": {"botanist": "", "exile": "fang-moss"}}, {2: 2}),
        ({"holding": {"botanist": ""}, "items": {"alcatraz": ["fang-moss"]}, **POD}, {2: 2}),
        ({"holding": {"botanist": ""}, "items": {"alcatraz": ["fang-moss"]}}, {}),
        ({"holding": {"botanist": ""}, "items": {"outer-space": ["fang-moss"]}}, {}),
        ({"at": {"botanist": "annihilated"}, "holding": {"botanist": ""}, "eaten": 1}, {1: 2}),
    ],
)
def test_the_agenda_of_botanist(position: dict[str, Any], rows: dict[int, int]) -> None:
    """card-fang-moss, 16.4.4.1, 16.4.4.2: meals, the Moss away, she away, contaminated."""
    paid = score(ended("botanist", **position), 0)
    found = {name: points for name, points in paid.items() if name.startswith("botanist")}
    assert found == {f"botanist-{row}": points for row, points in rows.items()}


def test_meals_by_whomever_count_for_botanist() -> None:
    """card-fang-moss: an NPC fed the Moss in the turn of another player, before the reveal."""
    m = station(
        at=at("kitchen", "counselor", "exile"),
        holding={"botanist": "", "counselor": "fang-moss"},
        down="exile",
        players={0: {"identity": "botanist"}, 1: {"identity": "stranger"}},
        acting="counselor",
        **LAST,
    )
    do(m, "feed counselor exile")
    assert score(finish(m), 0)["botanist-1"] == 2


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"at": {"exile": AWAY}, "holding": {"botanist": "", "exile": "fang-moss"}}, 2),
        ({"at": {"botanist": AWAY}, "holding": {"botanist": ""}}, 0),
        ({"at": {"botanist": AWAY}}, 2),
    ],
    ids=["the moss", "she alone", "both"],
)
def test_fang_moss_is_the_friend_when_botanist_is_the_bonus_character(
    position: dict[str, Any], points: int
) -> None:
    """card-fang-moss, 16.4.5.1."""
    m = ended("stranger", players={0: {"bonus": ["botanist"]}}, **position)
    assert score(m, 0).get("bonus", 0) == points


# Colonel: Paranoid --------------------------------------------------------------------------------


def test_colonel_starts_in_security_station_with_a_gun() -> None:
    """2.2.4, 2.2.2, card-officer: an Officer, who walks through Locks."""
    m = station(cast="colonel")
    assert (where(m, "colonel"), holds(m, "colonel")) == ("security-station", ["gun"])
    m = station(at={"colonel": "reactor"}, holding={"colonel": "helmet"}, acting="colonel")
    do(m, "step colonel magnetic-containment")
    assert where(m, "colonel") == "magnetic-containment"


@pytest.mark.parametrize(
    ("position", "won"),
    [
        ({}, False),
        ({"at": {"exile": "security-station"}, "cubes": {0: {"exile": 1}}}, True),
        ({"at": {"exile": "security-station"}, "cubes": {0: {"exile": 1}, 1: {"exile": 1}}}, True),
        ({"at": {"exile": "security-station"}, "cubes": {0: {"exile": 1}, 1: {"exile": 2}}}, False),
        ({"at": {"exile": "security-station"}}, False),
        ({"at": {"exile": "security-station"}, "cubes": {0: {"exile": 1}}, "down": "exile"}, False),
        ({"at": {"exile": "bridge"}, "cubes": {0: {"exile": 1}}}, False),
        ({"at": {"exile": "security-station"}, "pc": {0: "exile"}}, True),
        ({"at": {"exile": "security-station"}, "pc": {1: "exile"}}, False),
        ({"at": at("alcatraz", "exile", "colonel"), "cubes": {0: {"exile": 1}}}, True),
        (
            {
                "at": at("outer-space", "medical", "colonel"),
                "holding": {"colonel": "helmet"},
                "cubes": {0: {"medical": 1}},
            },
            True,
        ),
    ],
    ids=[
        "nobody there",
        "a conspirator",
        "shared with another",
        "another has more",
        "no cube",
        "down",
        "next door",
        "own pc",
        "foreign pc",
        "in a pod",
        "in outer space",
    ],
)
def test_colonel_listens_only_to_conspirators_in_the_room(
    position: dict[str, Any], won: bool
) -> None:
    """card-paranoid, 4.3.1, 4.3.2, 5.2."""
    m = station(cast="colonel", **position)
    if won:
        assert allowed(m, "influence colonel 1")
        assert allowed(m, "influence colonel 5")
        do(m, "influence colonel 2")
        assert player(m, 0)["cubes"]["colonel"] == 2
        assert allowed(m, "activate colonel")
    else:
        refused(m, "influence colonel 1", "card-paranoid")


def test_colonel_who_was_won_needs_no_company_to_be_activated() -> None:
    """card-paranoid: only influence asks for that; a cube may be taken back as well."""
    m = station(cubes={0: {"colonel": 1}})
    assert allowed(m, "activate colonel")
    assert allowed(m, "withdraw colonel")


def test_colonel_is_not_in_his_own_company() -> None:
    """card-paranoid, 5.2: a character is not colocated with itself."""
    m = station(cubes={0: {"colonel": 1}})
    refused(m, "influence colonel 1", "card-paranoid")


@pytest.mark.parametrize("place", ["annihilated", AWAY])
def test_colonel_out_of_reach_is_not_influenced(place: str) -> None:
    """card-paranoid, 15.4.1."""
    m = station(at={"colonel": place}, holding={"colonel": ""}, cast="colonel")
    refused(m, "influence colonel 1", "4.6.5.2" if place == "annihilated" else "4.6.6.3")


def test_a_revealed_colonel_is_influenced_by_nobody() -> None:
    """15.4.1."""
    people = at("security-station", "exile")
    m = station(at=people, cubes={0: {"exile": 1}}, pc={1: "colonel"})
    refused(m, "influence colonel 1", "15.4.1")


def test_colonel_cannot_be_bribed() -> None:
    """card-paranoid: neither as an NPC nor as a PC, company or not."""
    m = station(acting="exile", at={"exile": "security-station"}, cast="colonel")
    refused(m, "bribe colonel", "card-paranoid")
    m = station(acting="exile", at={"exile": "security-station"}, pc={1: "colonel"})
    refused(m, "bribe colonel", "card-paranoid")


def test_kompromat_works_on_colonel() -> None:
    """card-paranoid, 15.5.5.1."""
    m = station(acting="exile", players={0: {"hand": ["colonel"]}})
    do(m, "kompromat colonel", "step colonel bridge")
    assert where(m, "colonel") == "bridge"


# Mission First ------------------------------------------------------------------------------------


def as_colonel(**person: Any) -> dict[int, dict[str, Any]]:
    return {0: {"identity": "colonel"} | person}


def test_mission_first_takes_the_own_cubes_back_from_betrayal() -> None:
    """card-mission-first, 15.3.1: all of them, with those on the card; no one else's."""
    people = as_colonel(betrayal=3) | {1: {"betrayal": 2}}
    m = station(players=people, cubes={0: {"colonel": 2, "exile": 1}, 1: {"colonel": 1}})
    assert player(m, 0)["pool"] == 2
    events = do(m, "reveal")
    assert told(events, "mission-first")
    assert (player(m, 0)["betrayal"], player(m, 0)["pool"]) == (0, 7)
    assert player(m, 0)["cubes"] == {"exile": 1}
    assert player(m, 1)["betrayal"] == 3


def test_the_cubes_of_mission_first_can_be_placed_at_once() -> None:
    """card-mission-first, 15.2: influence comes after the reveal."""
    m = station(players=as_colonel(betrayal=6), cubes={0: {"exile": 2}})
    refused(m, "influence counselor 1", "15.4.1")
    do(m, "reveal", "influence counselor 6")
    assert player(m, 0)["cubes"]["counselor"] == 6


def test_mission_first_tells_nothing_where_there_is_nothing() -> None:
    """card-mission-first."""
    m = station(players=as_colonel())
    assert not told(do(m, "reveal"), "mission-first")


def test_mission_first_does_not_ask_how_colonel_is() -> None:
    """card-mission-first: Down, escaped or annihilated."""
    for place in ("security-station", AWAY, "annihilated"):
        m = station(
            players=as_colonel(betrayal=3),
            at={"colonel": place},
            holding={"colonel": ""},
            down="colonel" if place == "security-station" else "",
        )
        do(m, "reveal")
        assert player(m, 0)["betrayal"] == 0


def test_mission_first_works_once() -> None:
    """card-mission-first, 15.3.2: cubes betrayed later stay there."""
    m = station(
        pc={0: "colonel"}, at={"counselor": "bridge"}, cubes={0: {"counselor": 2}}, active=1
    )
    do(m, "reveal")
    assert player(m, 0)["betrayal"] == 2
    pass_turns(m, until=0)
    assert player(m, 0)["betrayal"] == 2


def test_mission_first_works_by_a_schroedinger_reveal() -> None:
    """card-mission-first, 3.5.1."""
    m = station(players={0: {"bonus": ["colonel"], "betrayal": 4}})
    do(m, "schroedinger colonel")
    assert (player(m, 0)["betrayal"], player(m, 0)["pool"]) == (0, 8)


def test_mission_first_does_nothing_at_stationfall() -> None:
    """card-mission-first, 16.2, 16.4.7: the cubes stay and may cost points."""
    m = finish(station(**LAST, players=as_colonel(betrayal=6)))
    assert player(m, 0)["betrayal"] == 6
    assert score(m, 0)["penalty"] == -2


# Colonel's agenda ---------------------------------------------------------------------------------


def weapons_test(**position: Any) -> dict[int, int]:
    """What the rows of Colonel's agenda pay."""
    paid = score(ended("colonel", **position), 0)
    return {row: paid[f"colonel-{row}"] for row in (1, 2, 3, 4) if f"colonel-{row}" in paid}


def test_colonel_is_paid_for_the_own_escape() -> None:
    """16.4.4.1: Live or Down; no other row hangs on it."""
    assert weapons_test(at={"colonel": AWAY}) == {1: 3}
    assert weapons_test(at={"colonel": "alcatraz"}, down="colonel", **POD) == {1: 3}
    assert weapons_test(at={"colonel": "outer-space"}, holding={"colonel": "helmet"}) == {}
    assert weapons_test() == {}


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"at": {"stranger": AWAY}, "contaminated": "stranger"}, 2),
        ({"at": {"stranger": AWAY, "medical": AWAY}, "contaminated": "stranger medical"}, 2),
        ({"at": {"medical": "alcatraz"}, "down": "medical", "contaminated": "medical", **POD}, 2),
        ({"at": {"stranger": AWAY}, "contaminated": "medical"}, 0),
        ({"at": {"stranger": "outer-space"}, "contaminated": "stranger"}, 0),
        ({"at": {"colonel": AWAY}, "contaminated": "colonel"}, 0),
        ({"at": {"exile": AWAY}, "contaminated": "exile", "pc": {0: "colonel", 2: "exile"}}, 0),
        ({"at": {"counselor": AWAY}, "contaminated": "counselor"}, 0),
        (
            {
                "at": {"exile": AWAY},
                "holding": {"exile": "telepathic-rat"},
                "cast": "telepathic-rat",
            },
            2,
        ),
        ({"at": {"telepathic-rat": "alcatraz"}, **POD}, 2),
        ({"cast": "telepathic-rat"}, 0),
    ],
    ids=[
        "an npc",
        "two",
        "a down robot",
        "another one",
        "not escaped",
        "himself",
        "a pc",
        "a pc by then",
        "the rat in hand",
        "the rat alone",
        "the rat on board",
    ],
)
def test_colonel_is_paid_for_a_contaminated_npc_that_escaped(
    position: dict[str, Any], points: int
) -> None:
    """4.1.2, 4.6.6.1, 8.5.1: once. Who reveals as it at Stationfall makes it a PC."""
    assert weapons_test(**position).get(2, 0) == points


@pytest.mark.parametrize("released", [True, False])
def test_colonel_is_paid_for_the_release_of_project_x(released: bool) -> None:
    """7.6.1, 16.4.4.1."""
    project = {"card": "grey-goo", "released": released}
    assert weapons_test(project=project) == ({3: 2} if released else {})


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"at": {"medical": AWAY}, "data": {"medical": "x-secret"}}, 2),
        (
            {
                "at": {"medical": "alcatraz"},
                "data": {"medical": "x-secret"},
                "down": "medical",
                **POD,
            },
            2,
        ),
        ({"offsites": {"news": ["x-secret"]}}, 2),
        ({"offsites": {"authorities": ["x-secret"]}}, 2),
        ({"offsites": {"news": ["evidence"], "authorities": ["evidence"]}}, 0),
        ({"at": {"medical": AWAY}, "data": {"medical": "evidence", "stranger": "x-secret"}}, 0),
        ({"at": {"medical": "outer-space"}, "data": {"medical": "x-secret"}}, 0),
        ({"at": {"colonel": AWAY}, "data": {"colonel": "x-secret"}}, 2),
    ],
    ids=[
        "escaped",
        "escaped down",
        "at news",
        "at authorities",
        "other data",
        "left behind",
        "in outer space",
        "with himself",
    ],
)
def test_colonel_is_paid_for_an_x_secret_that_escaped(
    position: dict[str, Any], points: int
) -> None:
    """9.6.1, 4.6.6.1: with whoever escaped, or at an Offsite."""
    assert weapons_test(**position).get(4, 0) == points


def test_an_x_secret_that_was_transmitted_has_escaped() -> None:
    """9.6.1, 13.2.1: although its possessor stays."""
    m = station(
        **LAST,
        pc={0: "colonel"},
        at={"medical": "array-control"},
        data={"medical": "x-secret"},
        acting="medical",
    )
    do(m, "transmit medical x-secret news")
    assert score(finish(m), 0)["colonel-4"] == 2


def test_an_x_secret_that_went_with_its_possessor_has_not_escaped() -> None:
    """9.6.1, 4.6.5.2: annihilated in a damaged pod."""
    m = station(
        **LAST,
        pc={0: "colonel"},
        at={"stranger": "hail-mary", "medical": "aft-airlocks"},
        data={"stranger": "x-secret"},
        acting="medical",
        abandon_ship=True,
    )
    do(m, "section-launch medical hail-mary")
    assert "colonel-4" not in score(finish(m), 0)


@pytest.mark.parametrize(("place", "points"), [(AWAY, 2), ("security-station", 0)])
def test_colonel_is_a_friend_worth_two(place: str, points: int) -> None:
    """16.4.5.1."""
    m = ended("stranger", at={"colonel": place}, players={0: {"bonus": ["colonel"]}})
    assert score(m, 0).get("bonus", 0) == points

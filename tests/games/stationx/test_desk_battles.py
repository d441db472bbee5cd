"""The desk: a battle before it is fought is the battle that is fought then."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core.errors import BadInput
from games.stationx import screens
from games.stationx.station import EVERYTHING, army, do, named, station, sums

Facts = dict[str, Any]

PARTS = 10

ARENA = [f"{column}{row}" for column in "lmn" for row in range(9, 15)]
"""The room south of the centre and the centre: close enough for big battles."""

UPGRADES = [
    "",
    "troops-speed troops-attack",
    "commander-speed commander-attack",
    "base-energy base-keep",
    EVERYTHING,
]


def battles(match: deorbit.Match) -> dict[str, Facts]:
    found: dict[str, Facts] = screens.own(match, match.to_act[0])["battles"]
    return found


def standing(match: deorbit.Match) -> set[str]:
    return {unit["at"] for unit in match.position()["units"]}


def verify(match: deorbit.Match, battle: Facts) -> str:
    """Fight a battle that was foretold; how it ended."""
    later = match.copy()
    before = standing(later)
    events = do(later, f"attack {battle['from']} {battle['to']}")
    result = {"won": "win", "lost": "loss", "tied": "tie"}[sums(events)[0]]
    assert (battle["result"], battle["attack"], battle["defence"]) == (result, *sums(events)[1:])
    for side in ("attackers", "defenders"):
        total = battle["attack" if side == "attackers" else "defence"]
        assert sum(unit["adds"] for unit in battle[side]) == total
        assert {unit["at"] for unit in battle[side]} <= set(battle["area"])
    died = {event["at"] for event in named(events, "died")}
    assert died == set(battle["dead"])
    assert [event["player"] for event in named(events, "eliminated")] == battle["out"]
    assert battle["over"] == (later.outcome is not None)
    assert before - standing(later) - died == set(battle["gone"])
    keeping(later, battle, died)
    return result


def keeping(match: deorbit.Match, battle: Facts, died: set[str]) -> None:
    """Whichever unit is kept, the others that were named with it die."""
    keeps = battle["keeps"]
    doomed = match.position()["doomed"]
    if keeps is None:
        assert not doomed
        return
    assert sorted(keeps["of"]) == doomed
    assert match.to_act == (keeps["player"],)
    assert not died & set(keeps["of"])
    for cell in keeps["of"]:
        later = match.copy()
        events = do(later, f"keep {cell}")
        assert {event["at"] for event in named(events, "died")} == set(keeps["of"]) - {cell}


# Over many battles --------------------------------------------------------------------------------


def fought(seeds: range) -> Counter[str]:
    """All battles that could be fought in games of these seeds, by how they end."""
    seen: Counter[str] = Counter()
    for seed in seeds:
        seats = 2 + seed % 3
        match = deorbit.new("stationx", seats=seats, seed=seed, build="standard", rounds=20)
        agents = [deorbit.agent("greedy", seed=seed + seat) for seat in range(seats)]
        while match.to_act:
            for battle in battles(match).values():
                seen[verify(match, battle)] += 1
            deorbit.play_out(match, agents, limit=3)
    return seen


def test_every_battle_in_a_few_games_goes_as_it_was_foretold() -> None:
    assert len(fought(range(6))) == 3


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_every_battle_in_many_games_goes_as_it_was_foretold(part: int) -> None:
    assert len(fought(range(100 + part, 300, PARTS))) == 3


def melee(rng: Random) -> deorbit.Match | None:
    """Units of all players in two rooms, with any upgrades and flags, on any bases; None where the
    rules do not allow it."""
    seats = rng.choice((2, 2, 3, 4))
    cells = rng.sample(ARENA, k=rng.randint(3, 14))
    units: list[dict[str, list[str]]] = [{} for _ in range(seats)]
    for cell in cells:
        kind = rng.choice(("commander", "trooper", "trooper", "droid", "droid"))
        units[rng.randrange(seats)].setdefault(kind, []).append(cell)
    held = {seat: rng.randrange(seats) for seat in range(seats) if rng.random() < 0.6}
    try:
        match = station(
            units=[{kind: " ".join(at) for kind, at in one.items()} for one in units],
            upgrades=[rng.choice(UPGRADES) for _ in range(seats)],
            held=held,
            flags={cell: "attacked" for cell in cells if rng.random() < 0.15},
            seats=seats,
        )
    except BadInput:
        return None
    return match


def mixed(seed: int, positions: int) -> None:
    """All battles that could be fought in so many positions, and that all sorts are among them."""
    seen: Counter[str] = Counter()
    rng = Random(seed)
    for _ in range(positions):
        match = melee(rng)
        if match is None:
            continue
        for battle in battles(match).values():
            seen[verify(match, battle)] += 1
            seen["kept"] += battle["keeps"] is not None
            for fact in ("spent", "out", "gone", "over"):
                seen[fact] += bool(battle[fact])
    for sort in ("win", "loss", "tie", "kept", "spent", "out", "gone", "over"):
        assert seen[sort] >= 2, seen


def test_every_battle_in_a_melee_goes_as_it_was_foretold() -> None:
    mixed(0, 1000)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(1, PARTS))
def test_every_battle_in_many_melees_goes_as_it_was_foretold(part: int) -> None:
    mixed(part, 5000)


# One by one ---------------------------------------------------------------------------------------


def test_a_battle_tells_what_each_unit_adds() -> None:
    """7.3, 10.3."""
    match = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"droid": "m13"}],
        upgrades=["commander-speed commander-attack"],
    )
    (battle,) = [one for key, one in battles(match).items() if key == "m12 m13"]
    adds = {unit["at"]: (unit["unit"], unit["adds"]) for unit in battle["attackers"]}
    assert adds == {"m12": ("commander", 3), "l12": ("trooper", 1)}
    assert (battle["attack"], battle["defence"], battle["result"]) == (4, 1, "win")
    assert battle["dead"] == ["m13"]
    assert battle["keeps"] is None


def test_units_that_have_attacked_are_told_apart() -> None:
    """house-spent."""
    match = station(
        units=[{"commander": "u7", "trooper": "m12 l12"}, {"droid": "m13"}],
        flags={"l12": "attacked"},
    )
    battle = battles(match)["m12 m13"]
    assert battle["spent"] == ["l12"]
    assert [unit["at"] for unit in battle["attackers"]] == ["m12"]
    assert battle["result"] == "tie"
    assert battle["keeps"] is None, "the only one stays"
    assert battle["dead"] == ["m13"]


def test_nobody_is_asked_whom_to_keep_once_the_game_is_over() -> None:
    """7.5 and 1.1: the tie that ends the game costs the attacker nothing."""
    match = station(
        units=[{"commander": "u7", "trooper": "m12 l12"}, {"commander": "m13"}], held={1: 0}
    )
    battle = battles(match)["m12 m13"]
    assert battle["result"] == "tie"
    assert battle["over"]
    assert battle["out"] == [1]
    assert battle["keeps"] is None
    do(match, "attack m12 m13")
    assert match.outcome is not None
    assert army(match, 0) == {"commander": "u7", "trooper": "l12 m12"}


def test_the_units_of_a_player_who_would_be_out_are_named() -> None:
    """1.3."""
    match = station(
        units=[{"commander": "m12", "trooper": "l12"}, {"commander": "m13", "droid": "e20 d18"}],
        held={1: 0},
    )
    battle = battles(match)["m12 m13"]
    assert battle["dead"] == ["m13"]
    assert sorted(battle["gone"]) == ["d18", "e20"]
    assert battle["over"]


def test_there_are_battles_only_for_the_seat_that_is_asked() -> None:
    match = station(units=[{"trooper": "m12"}, {"droid": "m13"}])
    assert list(battles(match)) == ["m12 m13"]
    assert screens.own(match, 1)["battles"] == {}
    assert screens.own(match, None)["battles"] == {}

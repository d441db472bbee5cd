"""What holds in every position of every game: nothing is lost or doubled, no limit is broken."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import deorbit
from games.stationx.station import CARDS

LIMITS = {"commander": 1, "trooper": 5, "droid": 2}
NEEDS = {
    "troops-speed-2": ["troops-speed"],
    "troops-attack": ["troops-speed"],
    "troops-jump": ["troops-speed-2", "troops-attack"],
    "commander-jump": ["commander-speed"],
    "commander-attack": ["commander-speed"],
    "base-keep": ["base-energy"],
    "base-energy-2": ["base-keep"],
}
PRINTED = ["l12", "l23", "w12", "l1", "a12"]

Room = tuple[str, int, frozenset[str]]
"""What it is (centre, supply, base or room), whose, and its cells."""


def cells_of(corner: str, width: int, height: int) -> frozenset[str]:
    column, row = ord(corner[0]), int(corner[1:])
    return frozenset(f"{chr(column + x)}{row + y}" for x in range(width) for y in range(height))


def rooms_of(position: dict[str, Any]) -> list[Room]:
    """All rooms, worked out from the tiles alone."""
    rooms: list[Room] = [
        ("supply" if number else "centre", -1, cells_of(corner, 3, 3))
        for number, corner in enumerate(PRINTED)
    ]
    for tile in position["tiles"]:
        if tile["tile"] == "base":
            rooms.append(("base", tile["player"], cells_of(tile["at"], 4, 4)))
        else:
            width, height = map(int, tile["tile"].split("x"))
            rooms.append(("room", tile["player"], cells_of(tile["at"], width, height)))
    return rooms


# Checks of one position ----------------------------------------------------------------------


def check_tiles(position: dict[str, Any]) -> None:
    """2.2, 2.3, 2.4: nothing overlaps, nobody lays more than there is, one base each."""
    rooms = rooms_of(position)
    assert sum(len(cells) for _, _, cells in rooms) == len(
        frozenset().union(*(cells for _, _, cells in rooms))
    )
    for seat, one in enumerate(position["players"]):
        laid = Counter(
            "x".join(sorted(tile["tile"].split("x"), reverse=True))
            for tile in position["tiles"]
            if tile["player"] == seat
        )
        assert laid["base"] <= 1
        for tile, count in position["options"]["tiles"].items():
            assert laid[tile] + one["tiles_left"][tile] <= count


def check_units(position: dict[str, Any]) -> None:
    """4.3, 6.4, 9.1, house-teleporter, 1.3."""
    units = position["units"]
    for (player, kind), count in Counter((one["player"], one["unit"]) for one in units).items():
        assert count <= LIMITS[kind]
        assert not position["players"][player]["out"]
    standing = [one["at"] for one in units]
    teleporters = [one["teleporter"] for one in position["players"]]
    assert len(set(standing)) == len(standing)
    assert not set(standing) & set(teleporters)
    rooms = rooms_of(position)
    for one in units:
        ((what, _, _),) = [room for room in rooms if one["at"] in room[2]]
        assert what != "supply" or one["unit"] == "commander"


def check_oxygen(position: dict[str, Any]) -> None:
    """5.1, 5.2, 5.3."""
    living = [one for one in position["units"] if one["unit"] != "droid"]
    for _, _, cells in rooms_of(position):
        oxygen = 2 + len(cells) // 3
        inside = Counter(one["player"] for one in living if one["at"] in cells)
        assert sum(inside.values()) <= oxygen
        assert all(2 * count <= oxygen + 1 for count in inside.values())


def check_players(position: dict[str, Any]) -> None:
    """2.7, 10.1, 1.2, 1.3: energy, upgrades, bases."""
    players = position["players"]
    bases = {owner: cells for what, owner, cells in rooms_of(position) if what == "base"}
    commanders = {one["player"] for one in position["units"] if one["unit"] == "commander"}
    for seat, one in enumerate(players):
        assert one["energy"] >= 0
        assert all(energy >= 0 for energy in one["stipend"])
        owned = one["upgrades"]
        assert len(set(owned)) == len(owned)
        for upgrade in owned:
            assert not NEEDS.get(upgrade) or set(NEEDS[upgrade]) & set(owned)
        if one["teleporter"] != "none":
            assert one["teleporter"] in bases[seat]
            assert not players[one["base_held_by"]]["out"]
            if position["round"] and not one["out"]:
                assert seat in commanders or one["base_held_by"] == seat or is_asked(position)


def is_asked(position: dict[str, Any]) -> bool:
    """Whether a battle still waits for a choice."""
    return any(ask["ask"] == "keep" for ask in position["asks"])


def check_pile(position: dict[str, Any]) -> None:
    """house-cards."""
    assert set(position["deck"]) == set(CARDS)
    assert all(0 <= left <= CARDS[card] for card, left in position["deck"].items())


def check_questions(position: dict[str, Any]) -> None:
    """1.1, 3.1, 7.5: a running game asks somebody who is in it; doomed units wait for a choice."""
    running = position["ending"] == "running"
    assert bool(position["asks"]) == running
    assert bool(position["doomed"]) == is_asked(position)
    for ask in position["asks"]:
        assert not position["players"][ask["seat"]]["out"]
    left = [seat for seat, one in enumerate(position["players"]) if not one["out"]]
    assert (position["ending"] == "conquest") == (len(left) <= 1)
    assert 0 <= position["round"] <= position["options"]["rounds"]


CHECKS = [
    check_tiles,
    check_units,
    check_oxygen,
    check_players,
    check_pile,
    check_questions,
]


# Walks ---------------------------------------------------------------------------------------

SETUPS: list[dict[str, Any]] = [
    {"seats": 2, "build": "standard"},
    {"seats": 2, "build": "free"},
    {"seats": 3, "build": "standard"},
    {"seats": 3, "build": "free", "tiles": "2x1*4,4x3,1x1*2"},
    {"seats": 4, "build": "standard"},
    {"seats": 4, "build": "free"},
    {"seats": 4, "build": "free", "tiles": "5x5*12"},
    {"seats": 2, "build": "free", "tiles": "1x1"},
    {"seats": 4, "build": "free", "tiles": "1x1"},
]


def walk(
    setup: dict[str, Any], seed: int, rounds: int = 30, energy: int = 0
) -> Iterator[deorbit.Match]:
    """A random game, a moment at a time. Turns are not ended early too often, and fights are
    sought, so that the rare things happen. With `energy` everybody has some to spend."""
    rng = Random(seed)
    m = deorbit.new("stationx", seed=seed, rounds=rounds, **setup)
    yield m
    while m.to_act:
        if energy and m.view(None)["round"]:
            position = m.position()
            for one in position["players"]:
                one["energy"] = energy
            m, energy = deorbit.scenario("stationx", position, seed=seed), 0
        seat = m.to_act[0]
        moves = m.legal(seat)
        fights = [one for one in moves if one.kind in ("attack", "capture", "jump", "upgrade")]
        busy = [one for one in moves if one.kind not in ("end", "wait")]
        if fights and rng.random() < 0.5:
            moves = fights
        elif busy and rng.random() < 0.8:
            moves = busy
        m.play(seat, rng.choice(moves))
        yield m


@pytest.mark.parametrize("energy", [0, 90])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_nothing_is_lost_or_doubled_in_a_game(setup: dict[str, Any], energy: int) -> None:
    for m in walk(setup, seed=11, rounds=40, energy=energy):
        position = m.position()
        for check in CHECKS:
            check(position)


@settings(max_examples=12, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10**6), setup=st.sampled_from(SETUPS))
def test_the_end_of_a_game_is_sound(seed: int, setup: dict[str, Any]) -> None:
    """1.1, house-round-limit: somebody has won, and the scores are bases."""
    m = deorbit.new("stationx", seed=seed, rounds=25, **setup)
    agents = [deorbit.agent("random", seed=seed + seat) for seat in range(m.seats)]
    outcome = deorbit.play_out(m, agents)
    position = m.position()
    for check in CHECKS:
        check(position)
    assert outcome is not None
    assert outcome.ending == position["ending"]
    assert outcome.winners
    bases = Counter(
        one["base_held_by"] for one in position["players"] if one["teleporter"] != "none"
    )
    if position["round"]:
        assert outcome.scores == tuple(bases[seat] for seat in range(m.seats))
    if outcome.ending == "conquest" and len(outcome.winners) == 1:
        assert bases[outcome.winners[0]] == sum(bases.values())


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_energy_is_neither_made_nor_lost(setup: dict[str, Any]) -> None:
    """3.2, 4.1, 8.3, 9.2: every change is told in the log."""
    m = deorbit.new("stationx", seed=21, rounds=30, **setup)
    rng = Random(21)
    energy = [one["energy"] for one in m.position()["players"]]
    cards = {"energy-2": 2, "energy-3": 3, "energy-5": 5}
    while m.to_act:
        seat = m.to_act[0]
        for event in m.play(seat, rng.choice(m.legal(seat))):
            if event.name in ("income", "paid-out"):
                energy[int(str(event.args["player"]))] += int(str(event.args["energy"]))
            elif event.name in ("bought", "upgraded", "respawned"):
                energy[int(str(event.args["player"]))] -= int(str(event.args["energy"]))
            elif event.name == "drew":
                energy[int(str(event.args["player"]))] += cards.get(str(event.args["card"]), 0)
        assert energy == [one["energy"] for one in m.position()["players"]]


@pytest.mark.parametrize("energy", [0, 90])
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_kept_agrees_with_what_a_fresh_look_finds(
    setup: dict[str, Any], energy: int
) -> None:
    """The legal actions of a game that went on and of its position read anew are the same."""
    for step, m in enumerate(walk(setup, seed=31, rounds=20, energy=energy)):
        if step % 7 == 0:
            fresh = deorbit.scenario("stationx", m.position())
            for seat in range(m.seats):
                assert set(m.legal(seat)) == set(fresh.legal(seat))
                assert len(m.legal(seat)) == len(set(m.legal(seat)))


@pytest.mark.parametrize("setup", SETUPS[:1] + SETUPS[3:4], ids=str)
def test_the_list_of_legal_actions_and_the_judge_agree(setup: dict[str, Any]) -> None:
    """For moves, jumps, attacks and captures from every own unit to every cell."""
    for step, m in enumerate(walk(setup, seed=41, rounds=25, energy=90)):
        if step % 60 == 0 and m.to_act and m.position()["round"]:
            seat = m.to_act[0]
            position = m.position()
            legal = set(m.legal(seat))
            own = [one["at"] for one in position["units"] if one["player"] == seat]
            cells = [
                f"{column}{row}" for column in "abcdefghijklmnopqrstuvwxy" for row in range(1, 26)
            ]
            for kind in ("move", "jump", "attack", "capture"):
                for start in own:
                    for end in cells:
                        action = deorbit.Action(kind, (start, end))
                        assert (m.why_not(seat, action) is None) == (action in legal)


def test_random_games_reach_the_rare_corners_of_the_rules() -> None:
    """The walks above are worth something: all that the log can tell of happens in them."""
    seen: set[str] = set()
    for seed, setup in enumerate(2 * SETUPS):
        *_, m = walk(setup, seed, rounds=60, energy=90 * (seed % 2))
        seen |= {event.name for event in m.log(None)}
    assert seen >= {
        "attacked",
        "baseless",
        "battle-lost",
        "battle-tied",
        "battle-won",
        "bought",
        "captured",
        "discarded",
        "drew",
        "eliminated",
        "kept",
        "recruited",
        "respawned",
        "retaken",
        "upgraded",
    }

"""Positions of Station-X in a few lines, and the words in which the tests speak about them.

The standard station with two players, as far as the tests use it (seat 1 is seat 0 turned by half):

    south supply room l1-n3 | hallways m4-m5, m6-m8 | room l9-n11 | centre l12-n14
    hallway o10-q10 | room r9-t11 | hallway n7-o7 | room p5-r7 | room s7-t8
    base of seat 0: u5-x8, teleporter w6, commander u7
    base of seat 1: b18-e21, teleporter c20, commander e19
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import deorbit

Units = Mapping[str, str]

CARDS = {
    "energy-2": 4,
    "energy-3": 4,
    "energy-5": 2,
    "stipend": 2,
    "trooper": 3,
    "droid": 2,
    "upgrade": 1,
}

TWINS = ["0 2x2 m15", "0 base o12", "1 base o16"]
"""Two bases wall to wall, o12-r15 and o16-r19; the room m15-n16 opens into both."""

EVERYTHING = (
    "troops-speed troops-speed-2 troops-attack troops-jump "
    "commander-speed commander-jump commander-attack base-energy base-keep base-energy-2"
)


def station(
    units: Sequence[Units] | None = None,
    energy: Sequence[int] = (),
    upgrades: Sequence[str] = (),
    held: Mapping[int, int] | None = None,
    out: Sequence[int] = (),
    tiles: Sequence[str] | None = None,
    teleporters: Sequence[str] = (),
    supplied: Sequence[str] = (),
    flags: Mapping[str, str] | None = None,
    deck: str | None = None,
    seats: int = 2,
    seed: int = 1,
    **more: Any,
) -> deorbit.Match:
    """A match that starts from a position, on the turn of seat 0 unless `active` says otherwise.

    By seat: `units` ({"trooper": "m12 m13"}), `energy`, `upgrades` ("base-energy base-keep"),
    `teleporters`, `supplied`. `held`: who holds a base, where it is not its owner. `tiles`: in the
    order of building ("0 3x3 l9"). `flags`: what units have done, by cell. `deck`: the only cards
    left in the pile. All else goes into the position as it is. Nobody has energy that is not given.
    """
    position: dict[str, Any] = {"seats": seats, **more}
    players: list[dict[str, Any]] = [{"energy": 0} for _ in range(seats)]
    for seat, amount in enumerate(energy):
        players[seat]["energy"] = amount
    for seat, names in enumerate(upgrades):
        players[seat]["upgrades"] = names.split()
    for seat, cell in enumerate(teleporters):
        players[seat]["teleporter"] = cell
    for seat, room in enumerate(supplied):
        players[seat]["supplied"] = room
    for base, holder in (held or {}).items():
        players[base]["base_held_by"] = holder
    for seat in out:
        players[seat]["out"] = True
    position["players"] = players
    if units is not None:
        position["units"] = [
            {
                "player": seat,
                "unit": kind,
                "at": cell,
                **dict.fromkeys((flags or {}).get(cell, "").split(), True),
            }
            for seat, kinds in enumerate(units)
            for kind, cells in kinds.items()
            for cell in cells.split()
        ]
    if tiles is not None:
        position["tiles"] = [
            {"player": int(player), "tile": tile, "at": cell}
            for player, tile, cell in map(str.split, tiles)
        ]
    if deck is not None:
        position["deck"] = {**dict.fromkeys(CARDS, 0), **dict.fromkeys(deck.split(), 1)}
    return deorbit.scenario("stationx", position, seed=seed)


def do(match: deorbit.Match, *notations: str) -> list[deorbit.Event]:
    """Whoever is asked takes these actions, one after the other; all that happened."""
    events: list[deorbit.Event] = []
    for notation in notations:
        action = deorbit.Action.parse(notation)
        seat = match.to_act[0]
        assert action in match.legal(seat), match.why_not(seat, action) or notation
        events += match.play(seat, action)
    return events


def refused(match: deorbit.Match, notation: str, rule: str, seat: int | None = None) -> None:
    """The action is against this rule, is not offered, and trying it changes nothing."""
    action = deorbit.Action.parse(notation)
    seat = match.to_act[0] if seat is None else seat
    reason = match.why_not(seat, action)
    assert reason is not None, f"{notation} is allowed"
    assert reason.rule == rule, str(reason)
    assert action not in match.legal(seat)
    before = match.fingerprint
    with pytest.raises(deorbit.IllegalAction) as caught:
        match.play(seat, action)
    assert caught.value.reason.rule == rule
    assert match.fingerprint == before


def allowed(match: deorbit.Match, notation: str) -> bool:
    """Whether whoever is asked may take this action; the list and the judge must agree."""
    action = deorbit.Action.parse(notation)
    seat = match.to_act[0]
    fine = match.why_not(seat, action) is None
    assert fine == (action in match.legal(seat))
    return fine


def targets(match: deorbit.Match, kind: str, *leading: str) -> set[str]:
    """The last arguments of all legal actions of a kind that begin with these arguments."""
    return {
        str(action.args[-1])
        for seat in match.to_act
        for action in match.legal(seat)
        if action.kind == kind and action.args[: len(leading)] == leading
    }


def asked(match: deorbit.Match) -> tuple[str, int] | None:
    """The question of the moment and who has to answer it."""
    asks = match.position()["asks"]
    return (asks[-1]["ask"], asks[-1]["seat"]) if asks else None


def player(match: deorbit.Match, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["players"][seat]
    return found


def energy(match: deorbit.Match, seat: int) -> int:
    return int(player(match, seat)["energy"])


def holders(match: deorbit.Match) -> list[int]:
    return [one["base_held_by"] for one in match.position()["players"]]


def outs(match: deorbit.Match) -> list[int]:
    players = match.position()["players"]
    return [seat for seat, one in enumerate(players) if one["out"]]


def army(match: deorbit.Match, seat: int) -> dict[str, str]:
    """The units of a seat in the form in which `station` takes them."""
    cells: dict[str, list[str]] = {}
    for unit in match.position()["units"]:
        if unit["player"] == seat:
            cells.setdefault(unit["unit"], []).append(unit["at"])
    return {kind: " ".join(sorted(found)) for kind, found in cells.items()}


def named(events: Sequence[deorbit.Event], name: str) -> list[dict[str, Any]]:
    """The arguments of all events of a name."""
    return [event.args for event in events if event.name == name]


def sums(events: Sequence[deorbit.Event]) -> tuple[str, int, int]:
    """How the battle among these events ended for the attacker, with both sums."""
    (battle,) = [event for event in events if event.name.startswith("battle-")]
    attack = int(str(battle.args["attack"]))
    return battle.name.removeprefix("battle-"), attack, int(str(battle.args.get("defence", attack)))

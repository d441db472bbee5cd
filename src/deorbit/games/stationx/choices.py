"""The legal actions of Station-X for people who choose: in groups, and what is special about them.

An action of `view.legal` is a plain dict here: while the station is built there are hundreds."""

from collections.abc import Sequence
from typing import Any, Final

from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.plan import Facts, is_supply
from deorbit.games.stationx.sentences import Sentence, sentence
from deorbit.games.stationx.sight import UNIT_ACTS, Sight

ORDER: Final = (
    "attack",
    "capture",
    "move",
    "jump",
    "place",
    "teleporter",
    "commander",
    "respawn",
    "keep",
    "recruit",
    "buy",
    "upgrade",
    "wait",
    "end",
)
"""Kinds in the order in which they are offered."""

ALONE: Final = ("wait", "end")
"""Kinds without arguments: the action speaks for itself."""

FIELDS: Final = {
    kind.shape.name: tuple(name for name, _ in kind.shape.fields) for kind in GAME.kinds
}
"""The names of the arguments of each kind of action."""

Json = dict[str, Any]


def said(sight: Sight, kind: str, args: Sequence[str | int]) -> Sentence:
    """An action as a phrase: the arguments, and the unit that acts."""
    told: Facts = dict(zip(FIELDS[kind], args, strict=True))
    if kind in UNIT_ACTS or kind == "keep":
        unit = sight.units.get(str(args[0]))
        if unit is not None:
            told["unit"] = unit["unit"]
    elif kind == "recruit" and sight.ask == "recruit":
        told["unit"] = sight.question["unit"]
    return {"id": f"stationx-do-{kind}", "args": told}


def groups(legal: Sequence[Json]) -> list[Facts]:
    """Actions by kind, in the order in which people are asked, each by its number."""
    heaps: dict[str, list[int]] = {}
    for number, action in enumerate(legal):
        kind = action["kind"]
        if kind in heaps:
            heaps[kind].append(number)
        else:
            heaps[kind] = [number]
    return [
        {
            "kind": kind,
            "words": None if kind in ALONE else sentence(f"group-{kind}"),
            "choices": heaps[kind],
        }
        for kind in ORDER
        if kind in heaps
    ]


def notes(sight: Sight, legal: Sequence[Json], battles: dict[str, Facts]) -> dict[str, Sentence]:
    """What is special about an action, by its number as text: the sums of a battle, a supply card,
    whose base it is, units that could still act."""
    if sight.ask != "turn":
        return {}
    found: dict[str, Sentence] = {}
    commander = sight.commander_of(sight.view["active"])
    for number, action in enumerate(legal):
        kind, args = action["kind"], action["args"]
        note = None
        if kind == "move" or kind == "jump":
            note = entry(sight, args[0], args[1]) if args[0] == commander else None
        elif kind == "attack":
            note = battles[f"{args[0]} {args[1]}"]["words"]
        elif kind == "capture":
            note = capture(sight, args[0], args[1])
        elif kind == "end":
            idle = len(ready(legal))
            note = sentence("note-idle", count=idle) if idle else None
        if note is not None:
            found[str(number)] = note
    return found


def entry(sight: Sight, start: str, goal: str) -> Sentence | None:
    """A commander who enters a supply room draws a card, though not twice in a row from the same
    (9.2, 9.3)."""
    room = sight.plan.room_of[goal]
    if not is_supply(room) or room == sight.plan.room_of[start]:
        return None
    again = (
        sight.players[sight.units[start]["player"]]["supplied"] == sight.plan.rooms[room]["sort"]
    )
    return sentence("note-no-card" if again else "note-card")


def capture(sight: Sight, start: str, goal: str) -> Sentence:
    """Whose base is taken, and whether that puts its owner out (1.2)."""
    seat, base = sight.units[start]["player"], sight.teleporters[goal]
    if base == seat:
        return sentence("note-retake")
    last = sight.commander_of(base) is None and not sight.players[base]["out"]
    return sentence("note-conquer" if last else "note-capture", other_player=base)


def ready(legal: Sequence[Json]) -> set[str]:
    """The cells of the units that can act."""
    return {action["args"][0] for action in legal if action["kind"] in UNIT_ACTS}

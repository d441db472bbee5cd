"""Shortest ways over the station, for people who ask how to get somewhere."""

from dataclasses import dataclass
from typing import Any

from deorbit.core.errors import BadInput
from deorbit.games.stationfall.edition import StationfallEdition
from deorbit.games.stationfall.sentences import Sentence, sentence
from deorbit.games.stationfall.sight import Sight
from deorbit.games.stationfall.terms import HUMAN, OUTER_SPACE, ROBOT

CORRIDOR = "corridor"
LOCK = "lock"
VENT = "vent"
AIRLOCK = "airlock"
WORMHOLE = "wormhole"


@dataclass(frozen=True)
class Leg:
    """One Step of a way: where it leads, and through what."""

    to: int
    by: str


@dataclass(frozen=True)
class Walker:
    """What somebody passes: Locks with `keys`, vents with `vents`. Masks: `locks` of corridors with
    a Lock, `closed` of sections not to be entered (pods that have left, hazards), `damaged` of
    sections whose airlocks let nobody through. `mouths` are the ends of the Wormhole."""

    locks: int = 0
    closed: int = 0
    damaged: int = 0
    keys: bool = False
    vents: bool = False
    mouths: tuple[int, ...] = ()

    def legs(self, edition: StationfallEdition, section: int) -> list[Leg]:
        """Where one Step leads (12.1), plain corridors first."""
        found = []
        for to, corridor in zip(edition.near[section], edition.corridor[section], strict=True):
            if not self.locks >> corridor & 1:
                found.append(Leg(to, CORRIDOR))
            elif self.keys:
                found.append(Leg(to, LOCK))
        found.sort(key=lambda leg: leg.by == LOCK)
        if self.vents:
            found += [Leg(to, VENT) for to in edition.vents[section]]
        if not self.damaged >> section & 1:
            working = [to for to in edition.airlocks[section] if not self.damaged >> to & 1]
            found += [Leg(to, AIRLOCK) for to in working]
        if section in self.mouths:
            found += [Leg(to, WORMHOLE) for to in self.mouths if to != section]
        return [leg for leg in found if not self.closed >> leg.to & 1]


def route(
    edition: StationfallEdition, start: int, goal: int, walker: Walker
) -> tuple[Leg, ...] | None:
    """The fewest Steps from one section to another; None where there is no way."""
    ways: dict[int, tuple[Leg, ...]] = {start: ()}
    edge = [start]
    while edge and goal not in ways:
        further = []
        for section in edge:
            for leg in walker.legs(edition, section):
                if leg.to not in ways:
                    ways[leg.to] = (*ways[section], leg)
                    further.append(leg.to)
        edge = further
    return ways.get(goal)


# Ways of somebody on a station as a seat sees it -------------------------------------------------


def mouths(sight: Sight) -> tuple[int, ...]:
    return tuple(sight.index(section) for section in sight.mouths or ())


def unhindered(sight: Sight) -> Walker:
    """Somebody whom neither Locks nor vents stop, but who stays inside."""
    closed = sight.mask(sight.view["launched"]) | 1 << OUTER_SPACE
    return Walker(closed=closed, vents=True, mouths=mouths(sight))


def walker(sight: Sight, seat: int | None, who: str | None, helmeted: bool = False) -> Walker:
    """What a character passes, and where it would go Down (11.2); None is anybody, without
    abilities and protection."""
    view = sight.view
    abilities = [] if who is None else sight.abilities(who)
    held = [] if who is None else sight.holds(who)
    blackout = view["power"] == "blackout"
    kind = HUMAN if who is None else sight.edition.kind[sight.number(who)]
    closed = sight.mask(view["launched"]) | sight.mask(full_pods(sight))
    safe = helmeted or "helmet" in held or "adrenaline" in abilities
    if kind & HUMAN and not safe:
        closed |= sight.mask([*view["fire"], *view["asphyxiation"]]) | 1 << OUTER_SPACE
    if kind & ROBOT:
        closed |= sight.mask(view["goo"])
    return Walker(
        locks=sight.locks(),
        closed=closed,
        damaged=sight.mask(view["damaged"]),
        keys="officer" in abilities and not blackout,
        vents="tunnel-rat" in abilities or (who is not None and taught(sight, seat, who)),
        mouths=mouths(sight),
    )


def taught(sight: Sight, seat: int | None, who: str) -> bool:
    """Whether the own Troubleshooter talks somebody through the vents."""
    teachers = [
        (player, pawn)
        for player in sight.own(seat)
        for pawn in sight.characters
        if player in sight.owners(pawn) and "talk-them-through-it" in sight.abilities(pawn)
    ]
    return any(
        sight.conspirator(player, pawn) and sight.conspirator(player, who)
        for player, pawn in teachers
    )


def full_pods(sight: Sight) -> list[str]:
    """Pods in which there is no room any more (5.5.3)."""
    capacity = zip(sight.sections, sight.edition.capacity, strict=True)
    return [pod for pod, most in capacity if len(sight.occupants(pod)) >= most]


@dataclass(frozen=True)
class Way:
    """What there is to tell about the way from one place to another: sentences, and the legs that
    can be gone now (none where there is no way)."""

    lines: list[Sentence]
    legs: tuple[Leg, ...]

    def to_json(self, edition: StationfallEdition) -> dict[str, Any]:
        legs = [{"to": edition.section_names[leg.to], "by": leg.by} for leg in self.legs]
        return {"lines": self.lines, "legs": legs}


def way(sight: Sight, seat: int | None, start: str, goal: str) -> Way:
    """The shortest way of a character, or of anybody from a section, to a section or to where a
    character is; and what would be shorter if nothing barred it."""
    who = start if start in sight.characters else None
    begin = sight.section_of(start) if start in sight.pawns else start
    end = sight.section_of(goal) if goal in sight.pawns else goal
    if begin is None or end is None:
        raise BadInput("stationfall-path-nowhere")
    a, b = sight.index(begin), sight.index(end)
    found = route(sight.edition, a, b, walker(sight, seat, who))
    open_way = route(sight.edition, a, b, unhindered(sight))
    lines = []
    if found is not None:
        lines.append(told(sight, "path" if who else "path-anybody", begin, found, who))
    else:
        places = {"from": begin, "to": end}
        if who is None:
            lines.append(sentence("path-none-anybody", **places))
        else:
            lines.append(sentence("path-none", character=who, **places))
            helmeted = route(sight.edition, a, b, walker(sight, seat, who, helmeted=True))
            if helmeted is not None:
                return Way([*lines, told(sight, "path-helmet", begin, helmeted, who)], ())
    if open_way is not None and (found is None or len(open_way) < len(found)):
        lines.append(told(sight, "path-open", begin, open_way, who))
    return Way(lines, found or ())


def told(
    sight: Sight, message: str, begin: str, legs: tuple[Leg, ...], who: str | None
) -> Sentence:
    """A way in words, leg by leg."""
    steps = [sentence(f"leg-{leg.by}", to=sight.sections[leg.to]) for leg in legs]
    facts = {"legs": [sentence("place-section", at=begin), *steps], "count": len(legs)}
    return sentence(message, **facts, **({"character": who} if message == "path" else {}))

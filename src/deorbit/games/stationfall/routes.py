"""Shortest ways over the station, for people who ask how to get somewhere."""

from dataclasses import dataclass

from deorbit.games.stationfall.edition import StationfallEdition
from deorbit.games.stationfall.terms import OUTER_SPACE

CORRIDOR = "corridor"
LOCK = "lock"
VENT = "vent"
AIRLOCK = "airlock"


@dataclass(frozen=True)
class Leg:
    """One Step of a way: where it leads, and through what."""

    to: int
    by: str


@dataclass(frozen=True)
class Walker:
    """What somebody passes: Locks with `keys`, vents with `vents`. Masks: `locks` of corridors with
    a Lock, `closed` of sections not to be entered (pods that have left, hazards), `damaged` of
    sections whose airlocks let nobody through."""

    locks: int = 0
    closed: int = 0
    damaged: int = 0
    keys: bool = False
    vents: bool = False

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


def through_everything(launched: int) -> Walker:
    """Somebody whom neither Locks nor vents stop, but who stays inside."""
    return Walker(closed=launched | 1 << OUTER_SPACE, vents=True)

"""What `path` tells: the shortest way over the station of Stationfall."""

from dataclasses import dataclass

from deorbit.cli.face import View
from deorbit.cli.stationfall_station import Station
from deorbit.core.errors import BadInput
from deorbit.games.stationfall.edition import StationfallEdition
from deorbit.games.stationfall.routes import Leg, Walker, route
from deorbit.games.stationfall.terms import HUMAN, OUTER_SPACE, ROBOT

WORMHOLE = "wormhole"


@dataclass(frozen=True)
class Visitor(Walker):
    """A walker on a station of which the Wormhole may join two sections."""

    mouths: tuple[int, ...] = ()

    def legs(self, edition: StationfallEdition, section: int) -> list[Leg]:
        found = super().legs(edition, section)
        if section not in self.mouths:
            return found
        others = [one for one in self.mouths if one != section and not self.closed >> one & 1]
        return [*found, *(Leg(to, WORMHOLE) for to in others)]


def path(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The shortest way of a character, `path TO` or `path WHO TO`; between two sections that of
    anybody without abilities: `path FROM TO`."""
    station = Station(view, language)
    start, goal = ends(station, rest)
    who = start if start in station.characters else None
    begin = station.section_of(start) if start in station.pawns else start
    end = station.section_of(goal) if goal in station.pawns else goal
    if begin is None or end is None:
        raise BadInput("cli-stationfall-path-nowhere")
    a, b = station.index(begin), station.index(end)
    found = route(station.edition, a, b, walker(station, seat, who))
    open_way = route(station.edition, a, b, unhindered(station))
    places = {"from": begin, "to": end}
    lines = []
    if found is not None:
        message = "path" if who else "path-anybody"
        lines.append(way_words(station, message, begin, found, who))
    elif who is None:
        lines.append(station.say("path-none-anybody", **places))
    else:
        lines.append(station.say("path-none", who=station.name(who), **places))
        helmeted = route(station.edition, a, b, walker(station, seat, who, helmeted=True))
        if helmeted is not None:
            lines.append(way_words(station, "path-helmet", begin, helmeted, who))
            return lines
    if open_way is not None and (found is None or len(open_way) < len(found)):
        lines.append(way_words(station, "path-open", begin, open_way, who))
    return lines


def way_words(
    station: Station, message: str, begin: str, way: tuple[Leg, ...], who: str | None
) -> str:
    name = "" if who is None else station.name(who)
    legs = legs_in_words(station, begin, way)
    return station.say(message, who=name, legs=legs, count=len(way))


def ends(station: Station, rest: str) -> tuple[str, str]:
    """The two names in what was typed; one alone is where the character that acts shall go."""
    words = rest.split()
    if not words:
        raise BadInput("cli-stationfall-path-what")
    names = (station.pawns, station.sections)
    failed = None
    for cut in range(1, len(words)):
        found = []
        problem = None
        for part in (words[:cut], words[cut:]):
            try:
                found.append(station.found(" ".join(part), *names))
            except BadInput as error:
                problem = error
        if len(found) == 2:
            return found[0], found[1]
        if found:
            failed = failed or problem
    try:
        goal = station.found(rest, *names)
    except BadInput as error:
        raise failed or error from None
    if station.acting is None:
        raise BadInput("cli-stationfall-path-who")
    return station.acting, goal


def mouths(station: Station) -> tuple[int, ...]:
    return tuple(station.index(section) for section in station.mouths or ())


def unhindered(station: Station) -> Visitor:
    """Somebody whom neither Locks nor vents stop, but who stays inside."""
    closed = station.mask(station.view["launched"]) | 1 << OUTER_SPACE
    return Visitor(closed=closed, vents=True, mouths=mouths(station))


def walker(station: Station, seat: int, who: str | None, helmeted: bool = False) -> Visitor:
    """What a character passes, and where it would go Down (11.2); None is anybody, without
    abilities and protection."""
    view, edition = station.view, station.edition
    abilities = [] if who is None else station.abilities(who)
    held = [] if who is None else station.holds(who)
    blackout = view["power"] == "blackout"
    kind = HUMAN if who is None else edition.kind[station.number(who)]
    closed = station.mask(view["launched"]) | station.mask(full_pods(station))
    safe = helmeted or "helmet" in held or "adrenaline" in abilities
    if kind & HUMAN and not safe:
        closed |= station.mask([*view["fire"], *view["asphyxiation"]]) | 1 << OUTER_SPACE
    if kind & ROBOT:
        closed |= station.mask(view["goo"])
    return Visitor(
        locks=station.locks(),
        closed=closed,
        damaged=station.mask(view["damaged"]),
        keys="officer" in abilities and not blackout,
        vents="tunnel-rat" in abilities or (who is not None and taught(station, seat, who)),
        mouths=mouths(station),
    )


def taught(station: Station, seat: int, who: str) -> bool:
    """Whether the own Troubleshooter talks somebody through the vents."""
    teachers = [
        (player, pawn)
        for player in station.own(seat)
        for pawn in station.characters
        if player in station.owners(pawn) and "talk-them-through-it" in station.abilities(pawn)
    ]
    return any(
        station.conspirator(player, pawn) and station.conspirator(player, who)
        for player, pawn in teachers
    )


def full_pods(station: Station) -> list[str]:
    """Pods in which there is no room any more (5.5.3)."""
    capacity = zip(station.sections, station.edition.capacity, strict=True)
    return [pod for pod, most in capacity if len(station.occupants(pod)) >= most]


def legs_in_words(station: Station, begin: str, legs: tuple[Leg, ...]) -> str:
    words = [station.name(begin)]
    for leg in legs:
        words.append(station.say(f"leg-{leg.by}", to=station.sections[leg.to]))
    return ", ".join(words)

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
    """The shortest way of a character: `path TO`, `path WHO TO` or `path FROM TO`."""
    station = Station(view, language)
    start, goal = ends(station, rest)
    who = start if start in station.characters else station.acting or own_character(station, seat)
    begin = station.section_of(start) if start in station.pawns else start
    end = station.section_of(goal) if goal in station.pawns else goal
    if begin is None or end is None:
        raise BadInput("cli-stationfall-path-nowhere")
    a, b = station.index(begin), station.index(end)
    found = route(station.edition, a, b, walker(station, seat, who))
    open_way = route(station.edition, a, b, unhindered(station))
    lines = []
    if found is None:
        lines.append(station.say("path-none", who=station.name(who), **{"from": begin, "to": end}))
    else:
        lines.append(
            station.say(
                "path",
                who=station.name(who),
                legs=legs_in_words(station, begin, found),
                count=len(found),
            )
        )
    if open_way is not None and (found is None or len(open_way) < len(found)):
        legs = legs_in_words(station, begin, open_way)
        lines.append(station.say("path-open", legs=legs, count=len(open_way)))
    return lines


def ends(station: Station, rest: str) -> tuple[str, str]:
    """The two names in what was typed; one alone is where the character that acts shall go."""
    words = rest.split()
    if not words:
        raise BadInput("cli-stationfall-path-what")
    names = (station.pawns, station.sections)
    for cut in range(1, len(words)):
        try:
            start = station.found(" ".join(words[:cut]), *names)
            return start, station.found(" ".join(words[cut:]), *names)
        except BadInput:
            continue
    goal = station.found(rest, *names)
    if station.acting is None:
        raise BadInput("cli-stationfall-path-who")
    return station.acting, goal


def own_character(station: Station, seat: int) -> str:
    for player in station.own(seat):
        identity = station.players[player].get("pc") or station.players[player].get("identity")
        if identity is not None:
            return station.pawns_of(station.card_of(identity))[0]
    return next(iter(station.characters))


def mouths(station: Station) -> tuple[int, ...]:
    return tuple(station.index(section) for section in station.mouths or ())


def unhindered(station: Station) -> Visitor:
    """Somebody whom neither Locks nor vents stop, but who stays inside."""
    closed = station.mask(station.view["launched"]) | 1 << OUTER_SPACE
    return Visitor(closed=closed, vents=True, mouths=mouths(station))


def walker(station: Station, seat: int, who: str) -> Visitor:
    """What a character passes, and where it would go Down (11.2)."""
    view, edition = station.view, station.edition
    abilities = station.abilities(who)
    blackout = view["power"] == "blackout"
    kind = edition.kind[station.number(who)]
    closed = station.mask(view["launched"]) | station.mask(full_pods(station))
    safe = "helmet" in station.holds(who) or "adrenaline" in abilities
    if kind & HUMAN and not safe:
        closed |= station.mask([*view["fire"], *view["asphyxiation"]]) | 1 << OUTER_SPACE
    if kind & ROBOT:
        closed |= station.mask(view["goo"])
    return Visitor(
        locks=station.locks(),
        closed=closed,
        damaged=station.mask(view["damaged"]),
        keys="officer" in abilities and not blackout,
        vents="tunnel-rat" in abilities or taught(station, seat, who),
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

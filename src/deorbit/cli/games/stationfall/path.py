"""What `path` tells: the shortest way over the station of Stationfall."""

from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal.face import View
from deorbit.core.errors import BadInput
from deorbit.games.stationfall.screen.ways import route


def path(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The shortest way of a character, `path TO` or `path WHO TO`; between two sections that of
    anybody without abilities: `path FROM TO`."""
    station = Station(view, language)
    start, goal = ends(station, rest)
    return [station.tell(line) for line in route(station.state, seat, start, goal).lines]


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

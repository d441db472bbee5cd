"""The systems of the station of Stationfall, and what Project X and single characters have brought
into play."""

from rich.text import Text

from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal import palette
from deorbit.games.stationfall.screen import systems as instruments
from deorbit.games.stationfall.screen.systems import DANGER, NOW, PLAIN, POSSIBLE, QUIET, Line

STYLES = {
    PLAIN: "",
    QUIET: palette.QUIET,
    NOW: palette.NOW,
    POSSIBLE: palette.POSSIBLE,
    DANGER: f"bold {palette.DANGER}",
}


def systems(station: Station) -> list[Text]:
    """Power, Cameras, Jammers, Antimatter, and all that has come into play."""
    state = station.state
    lines = [line(station, instruments.power(state)), switches(station)]
    lines.append(line(station, instruments.antimatter(state)))
    lines += [line(station, told) for told in instruments.dangers(state)]
    lines += project(station)
    for told in instruments.sent(state):
        lines.append(Text(station.tell(told.words), STYLES[told.tone]))
    return lines + [line(station, told) for told in instruments.pieces(state)]


def line(station: Station, told: Line) -> Text:
    return Text(station.tell(told.words, briefly=True), STYLES[told.tone])


def switches(station: Station) -> Text:
    """Cameras and Jammers side by side."""
    both = Text()
    for tone, told in instruments.switches(station.state):
        both.append(station.tell(told) + "  ", STYLES[tone] or palette.TEXT)
    return both


def project(station: Station) -> list[Text]:
    """Project X and what it does just now."""
    card = instruments.project(station.state)
    below = [
        Text(f"  {station.tell(told.words, briefly=True)}", palette.DANGER)
        for told in instruments.doings(station.state)
    ]
    return [*[line(station, one) for one in card], *below]

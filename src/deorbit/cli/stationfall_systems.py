"""The systems of the station of Stationfall, and what Project X and single characters have brought
into play."""

from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.stationfall_station import Station
from deorbit.games.stationfall import instruments
from deorbit.games.stationfall.instruments import DANGER, NOW, PLAIN, POSSIBLE, QUIET, Line

STYLES = {
    PLAIN: "",
    QUIET: palette.QUIET,
    NOW: palette.NOW,
    POSSIBLE: palette.POSSIBLE,
    DANGER: f"bold {palette.DANGER}",
}


def systems(station: Station) -> list[Text]:
    """Power, Cameras, Jammers, Antimatter, and all that has come into play."""
    lines = [line(station, instruments.power(station)), switches(station)]
    lines.append(line(station, instruments.antimatter(station)))
    lines += [line(station, (DANGER, told)) for told in instruments.dangers(station)]
    lines += project(station)
    for told in instruments.sent(station):
        lines.append(Text(station.tell(told), palette.NOW))
    return lines + [line(station, (NOW, told)) for told in instruments.pieces(station)]


def line(station: Station, told: Line) -> Text:
    tone, words = told
    return Text(station.tell(words, briefly=True), STYLES[tone])


def switches(station: Station) -> Text:
    """Cameras and Jammers side by side."""
    both = Text()
    for tone, told in instruments.switches(station):
        both.append(station.tell(told) + "  ", STYLES[tone] or palette.TEXT)
    return both


def project(station: Station) -> list[Text]:
    """Project X and what it does just now."""
    card = instruments.project(station)
    doings = [station.tell(told, briefly=True) for told in instruments.doings(station)]
    below = [Text(f"  {words}", palette.DANGER) for words in doings]
    return [*([line(station, card)] if card else []), *below]

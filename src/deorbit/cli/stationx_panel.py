"""The instruments beside the board of Station-X."""

from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.face import Picture, Spot, View
from deorbit.cli.stationx_board import minimap
from deorbit.cli.widths import fitted, right
from deorbit.core.text import say, worded
from deorbit.games.stationx.sight import Sight


def faction(view: View, seat: int, language: str) -> str:
    return say(f"stationx-faction-{view['options']['factions'][seat]}", {}, language)


def panel(
    view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
) -> list[Text]:
    sight = Sight(view)
    roomy = height > 30
    lines: list[Text] = []
    for seat in range(view["seats"]):
        lines += _faction(sight, seat, width, roomy, language)
        if roomy:
            lines.append(Text())
    if not picture.whole and height >= len(lines) + 13:
        lines += [Text()] * (height - len(lines) - 13 > 0)
        lines += minimap(view, picture, spot.plain)
    if height >= len(lines) + 8:
        lines.append(Text())
        legend = say("cli-stationx-legend", {}, language).splitlines()
        lines += [Text(line, palette.QUIET) for line in legend]
    return lines


def _faction(sight: Sight, seat: int, width: int, roomy: bool, language: str) -> list[Text]:
    view, player = sight.view, sight.players[seat]
    now = seat in view["to_act"]
    name = faction(view, seat, language)
    head = Text().append("▸" if now else " ", palette.NOW)
    head.append(f"{palette.SIGNS[seat]} ", f"bold {palette.PLAYERS[seat]}")
    head.append(name, f"bold {palette.NOW}" if now else palette.PLAYERS[seat])
    if player["out"]:
        head.append(" " + say("cli-stationx-out", {}, language), palette.QUIET)
        return [head, Text()]
    left = player["tiles_left"]
    if view["round"] == 0 and any(left.values()):
        stock = " ".join(f"{name}·{count}" for name, count in left.items() if count)
        return [head, Text(f"   {stock}", palette.QUIET)]
    energy = say("cli-stationx-energy", {"energy": player["energy"]}, language)
    head.append(right(energy, width - head.cell_len))
    facts = {
        "units": len(sight.units_of(seat)),
        "bases": sight.bases_of(seat),
        "upgrades": len(player["upgrades"]),
    }
    lines = [head, Text("   " + say("cli-stationx-facts", facts, language), palette.QUIET)]
    if roomy:
        for upgrade in player["upgrades"]:
            words = worded("stationx", {"upgrade": upgrade}, (), language)["upgrade"]
            lines.append(Text(fitted(f"   {words}", width), palette.QUIET))
    return lines

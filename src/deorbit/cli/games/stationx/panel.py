"""The instruments beside the board of Station-X."""

from rich.text import Text

from deorbit.cli.games.stationx.board import minimap
from deorbit.cli.games.stationx.facts import Facts
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Picture, Spot
from deorbit.cli.terminal.widths import fitted, right
from deorbit.core.text import say, worded


def panel(
    facts: Facts, width: int, height: int, picture: Picture, spot: Spot, language: str
) -> list[Text]:
    roomy = height > 30
    lines: list[Text] = []
    for seat in range(len(facts.board.players)):
        lines += _faction(facts, seat, width, roomy, language)
        if roomy:
            lines.append(Text())
    if not picture.whole and height >= len(lines) + 13:
        lines += [Text()] * (height - len(lines) - 13 > 0)
        lines += minimap(facts, picture, spot.plain)
    if height >= len(lines) + 8:
        lines.append(Text())
        legend = say("cli-stationx-legend", {}, language).splitlines()
        lines += [Text(line, palette.QUIET) for line in legend]
    return lines


def _faction(facts: Facts, seat: int, width: int, roomy: bool, language: str) -> list[Text]:
    board, player = facts.board, facts.board.players[seat]
    now = seat in board.asked
    head = Text().append("▸" if now else " ", palette.NOW)
    head.append(f"{palette.SIGNS[seat]} ", f"bold {palette.PLAYERS[seat]}")
    name = facts.faction(seat, language)
    head.append(name, f"bold {palette.NOW}" if now else palette.PLAYERS[seat])
    if player.out:
        head.append(" " + say("cli-stationx-out", {}, language), palette.QUIET)
        return [head, Text()]
    if board.phase == "build" and player.tiles_left:
        stock = " ".join(f"{name}·{count}" for name, count in player.tiles_left.items())
        return [head, Text(f"   {stock}", palette.QUIET)]
    energy = say("cli-stationx-energy", {"energy": player.energy}, language)
    head.append(right(energy, width - head.cell_len))
    upgrades = [name for name, state in player.upgrades.items() if state == "owned"]
    figures = {
        "units": sum(kind.alive for kind in player.units.values()),
        "bases": player.bases,
        "upgrades": len(upgrades),
    }
    lines = [head, Text("   " + say("cli-stationx-facts", figures, language), palette.QUIET)]
    if roomy:
        for upgrade in upgrades:
            words = worded("stationx", {"upgrade": upgrade}, (), language)["upgrade"]
            lines.append(Text(fitted(f"   {words}", width), palette.QUIET))
    return lines

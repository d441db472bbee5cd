"""The instruments beside the board of Stationfall."""

from rich.console import Console
from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.face import Spot, View
from deorbit.cli.stationfall_board import legend
from deorbit.cli.stationfall_station import COLOURS, Station
from deorbit.core.text import say

POINTS = 3
"""How much room the points of a row take."""

ROOMY = 40
"""A panel so wide has room for words in full."""


def panel(view: View, width: int, height: int, spot: Spot, language: str) -> list[Text]:
    """The most important first; what does not fit any more is left out."""
    station = Station(view, language)
    lines = [*pips(station), *systems(station)]
    for seat in range(len(station.players)):
        lines += player_lines(station, seat, width)
    if spot.seat is not None:
        lines += own_lines(station, spot.seat, width, height - len(lines))
    crew = roster(station, width)
    if height > len(lines) + len(crew):
        lines += [Text(), *crew]
    signs = [Text(line, palette.QUIET) for line in legend(station)]
    if height > len(lines) + len(signs):
        lines += [Text(), *signs]
    return lines


def pips(station: Station) -> list[Text]:
    """The actions that are left to the one who acts, and whether the free one is."""
    turn = station.view["turn"]
    if station.ask.get("ask") != "activation":
        return []
    line = Text().append(station.name(station.ask["character"]) + " ", f"bold {palette.NOW}")
    line.append("▮" * turn["actions"] + "▯" * (2 - turn["actions"]), palette.NOW)
    if turn["free"]:
        line.append(" " + station.say("free"), palette.POSSIBLE)
    return [line]


def systems(station: Station) -> list[Text]:
    """Power, Cameras, Jammers, Antimatter, and what has got out."""
    view = station.view
    power = Text(say(f"stationfall-power-{view['power']}", {}, station.language))
    if view["power"] != "normal":
        power.stylize(f"bold {palette.DANGER}")
    lines = [power]
    switches = Text()
    for name in ("cameras", "jammers"):
        state = "on" if view[name] else "off"
        words = station.say(name, state=state)
        switches.append(words + "  ", palette.TEXT if view[name] else palette.NOW)
    lines.append(switches)
    armed = [marker for marker in view["markers"] if marker["effect"] == "detonation"]
    state = "ticking" if armed and view["antimatter"] == "armed" else view["antimatter"]
    minute = armed[0]["minute"] if armed else 0
    style = palette.QUIET if state == "stable" else f"bold {palette.DANGER}"
    lines.append(Text(station.say(f"antimatter-{state}", minute=minute), style))
    card = view["project"]["card"]
    if view["project"]["released"]:
        lines.append(Text(station.say("project", project=card), f"bold {palette.DANGER}"))
    elif card not in (None, "unseen"):
        lines.append(Text(station.say("project-seen", project=card), palette.POSSIBLE))
    for offsite, data in view["offsites"].items():
        if data:
            words = f"{station.name(offsite)}: {station.names(data)}"
            lines.append(Text(words, palette.NOW))
    return lines


def player_lines(station: Station, seat: int, width: int) -> list[Text]:
    """Sign, name and PC; guilt, cubes in the pool and in the Betrayal box, Bribe, Kompromat."""
    player = station.players[seat]
    now = seat in station.view["to_act"]
    head = Text().append("▸" if now else " ", palette.NOW)
    head.append(f"{palette.SIGNS[seat]} ", f"bold {COLOURS[seat]}")
    head.append(station.player(seat), f"bold {palette.NOW}" if now else f"bold {COLOURS[seat]}")
    if "pc" in player:
        head.append(f" {station.name(player['pc'])}", "bold")
    facts = Text("   ", palette.QUIET)
    guilt = say(f"stationfall-guilt-{player['guilt']}", {}, station.language)
    facts.append(guilt, palette.QUIET if player["guilt"] == "innocent" else palette.DANGER)
    message = "facts-long" if width >= ROOMY else "facts"
    facts.append(" " + station.say(message, pool=player["pool"], betrayal=player["betrayal"]))
    if player["bribe"] == "unused":
        facts.append(" " + station.say("bribe-left"))
    if player["hand"]:
        facts.append(" " + station.say("hand-count", count=len(player["hand"])))
    return [head, facts]


def own_lines(station: Station, seat: int, width: int, room: int) -> list[Text]:
    """What only this player knows: identity with its agenda, Bonus Characters, Kompromat."""
    player = station.players[seat]
    cards = player.get("dealt") or [player.get("identity")]
    facts: list[Text] = []
    if player["bonus"]:
        bonus = ", ".join(bonus_words(station, card) for card in player["bonus"])
        facts.append(Text(station.say("own-bonus", bonus=bonus), palette.TEXT))
    if player["hand"]:
        facts.append(Text(station.say("own-hand", cards=station.names(player["hand"]))))
    facts = [line for fact in facts for line in _wrapped(fact, width)]
    rows: list[list[str]] = []
    heads: list[str] = []
    for card in cards:
        if card is not None:
            word = "dealt" if "dealt" in player else "pc" if "pc" in player else "identity"
            heads.append(station.say(f"own-{word}", card=card))
            rows.append(agenda(station, card))
    wide = sum(len(_hanging(row, width)) for card in rows for row in card)
    roomy = wide + len(heads) + len(facts) <= room
    lines: list[Text] = []
    for head, agenda_rows in zip(heads, rows, strict=True):
        lines.append(Text(head, f"bold {palette.NOW}"))
        for row in agenda_rows:
            if roomy:
                lines += _hanging(row, width)
            else:
                line = Text(row, palette.TEXT)
                line.truncate(width, overflow="ellipsis")
                lines.append(line)
    return [*lines, *facts]


def bonus_words(station: Station, card: str) -> str:
    """A Bonus Character with what it pays (16.4.5)."""
    number = station.edition.cards.index(card)
    friend, grudge = station.edition.friend[number], station.edition.grudge[number]
    sort, points = ("friend", friend) if friend else ("grudge", grudge)
    return station.say(f"bonus-{sort}", card=card, points=points)


def agenda(station: Station, card: str) -> list[str]:
    """The rows of an agenda with their points."""
    found = []
    for place, row in enumerate(station.edition.agenda[station.edition.cards.index(card)], 1):
        words = say(f"stationfall-row-{card}-{place}", {}, station.language)
        found.append(f"{'+' if row.plus else ' '}{row.points} {words}")
    return found


def roster(station: Station, width: int) -> list[Text]:
    """Everybody with the place and the cubes on the card."""
    lines = []
    for character in station.pawns:
        line = Text().append(f"{station.tag(character)} ", "bold")
        line.append(place_words(station, character, short=True), palette.QUIET)
        for seat, count in [] if character == "monster" else station.cubes(character):
            line.append(f" {palette.SIGNS[seat]}{count}", COLOURS[seat])
        lines.append(line)
    return lines


def place_words(station: Station, character: str, short: bool = False) -> str:
    """Where a character is."""
    at = station.pawn(character)["at"]
    if at in station.view["launched"] or at == "mesosphere":
        return station.say("place-escaped")
    if at not in station.sections:
        return station.say(f"place-{at}")
    return station.short(at) if short else station.name(at)


def _hanging(row: str, width: int) -> list[Text]:
    """A row of an agenda over as many lines as it needs, the points standing out."""
    first, *rest = _wrapped(Text(row[POINTS:], palette.TEXT), width - POINTS)
    lines = [Text(row[:POINTS], palette.TEXT).append_text(first)]
    return lines + [Text(" " * POINTS).append_text(line) for line in rest]


def _wrapped(line: Text, width: int) -> list[Text]:
    return list(line.wrap(Console(width=width), width)) if line.plain else []

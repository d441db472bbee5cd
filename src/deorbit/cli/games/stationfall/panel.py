"""The instruments beside the board of Stationfall."""

import re
from collections.abc import Sequence

from rich.text import Text

from deorbit.cli.games.stationfall.board import legend
from deorbit.cli.games.stationfall.bots import bot_mark
from deorbit.cli.games.stationfall.cards import agenda, bonus_words, place_words
from deorbit.cli.games.stationfall.systems import systems
from deorbit.cli.games.stationfall.words import COLOURS, Station
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Spot, View
from deorbit.cli.terminal.widths import wrapped
from deorbit.core.text import listed, say
from deorbit.games.stationfall.content.sentences import sentence

POINTS = 4
"""How much room the sign and the points of a row take."""

BRACKETS = re.compile(r"\([^()]{1,12}\)")
NO_BLANK = "\ue000"
"""Stands for a blank where no line may end."""

ROOMY = 40
"""A panel so wide has room for words in full, and for two columns of characters."""


def panel(view: View, width: int, height: int, spot: Spot, language: str) -> list[Text]:
    """The most important first; what does not fit is told in fewer words, or left out."""
    station = Station(view, language)
    top = [*pips(station), *systems(station)]
    own = own_cards(station, spot.seat)
    long, short = told(own, width, whole=True), told(own, width, whole=False)
    crew = [Text(), *roster(station, width)]
    signs = [Text(), *[Text(line, palette.QUIET) for line in legend(station)]]
    full = [
        line for player in range(len(station.players)) for line in in_full(station, player, width)
    ]
    brief = [in_brief(station, player) for player in range(len(station.players))]
    # Who has to choose among cards reads them first.
    dealt = any(dealt_to(station, player) for player in station.own(spot.seat))
    lines: list[Text] = []
    for players, cards, more in (
        (full, long, [*crew, *signs]),
        (full, long, crew),
        (brief, long, crew),
        (full, long, []),
        (brief, long, []),
        (full, short, []),
        (brief, short, []),
    ):
        both = [*cards, *players] if dealt else [*players, *cards]
        lines = [*top, *both, *more]
        if len(lines) <= height:
            return lines
    return [*lines[: height - 1], Text(station.say("panel-more"), palette.NOW)]


def pips(station: Station) -> list[Text]:
    """The actions that are left to the one who acts, and whether the free one is; of several pawns
    those that have acted."""
    turn = station.view["turn"]
    if station.ask.get("ask") == "call" and turn["called"]:
        called = station.tell(sentence("called", character=turn["called"]))
        return [Text(called, palette.QUIET)]
    if station.ask.get("ask") != "activation":
        return []
    line = Text().append(station.name(station.ask["character"]) + " ", f"bold {palette.NOW}")
    line.append("▮" * turn["actions"] + "▯" * (2 - turn["actions"]), palette.NOW)
    if turn["free"]:
        line.append(" " + station.say("free"), palette.POSSIBLE)
    return [line]


# Players ------------------------------------------------------------------------------------------


def head(station: Station, player: int) -> Text:
    """Sign, name, and the team."""
    now = player in station.asked
    line = Text().append("▸" if now else " ", palette.NOW)
    line.append(f"{palette.SIGNS[player]} ", f"bold {COLOURS[player]}")
    line.append(station.player(player), f"bold {palette.NOW if now else COLOURS[player]}")
    return line.append(bot_mark(station, player), palette.QUIET)


def in_full(station: Station, player: int, width: int) -> list[Text]:
    """Sign, name and PC; guilt, cubes in the pool and in the Betrayal box, Bribe, Kompromat."""
    one = station.players[player]
    line = head(station, player)
    team = station.team(player)
    if team:
        words = station.say("team", team=team) if width >= ROOMY else team
        line.append(f" {words}", palette.QUIET)
    if "pc" in one:
        line.append(f" {station.name(one['pc'])}", "bold")
    facts = Text("   ", palette.QUIET)
    guilt = say(f"stationfall-guilt-{one['guilt']}", {}, station.language)
    facts.append(guilt, palette.QUIET if one["guilt"] == "innocent" else palette.DANGER)
    message = "facts-long" if width >= ROOMY else "facts"
    facts.append(" " + station.say(message, pool=one["pool"], betrayal=one["betrayal"]))
    if one["bribe"] == "unused":
        facts.append(" " + station.say("bribe-left"))
    if one["hand"]:
        facts.append(" " + station.say("hand-count", count=len(one["hand"])))
    return [line, facts]


def in_brief(station: Station, player: int) -> Text:
    """All of it in one line."""
    one = station.players[player]
    line = head(station, player)
    words = [f"{one['pool']}+{one['betrayal']}"]
    if one["bribe"] == "unused":
        words.append(station.say("bribe-short"))
    if one["hand"]:
        words.append(station.say("hand-count", count=len(one["hand"])))
    if station.team(player):
        line.append(f" {station.team(player)}", palette.QUIET)
    if "pc" in one:
        pawn = station.pawns_of(station.card_of(one["pc"]))[0]
        line.append(f" {station.tag(pawn)}", "bold")
    if one["guilt"] != "innocent":
        guilt = say(f"stationfall-guilt-{one['guilt']}", {}, station.language)
        line.append(f" {guilt[:1]}", f"bold {palette.DANGER}")
    return line.append(" " + " ".join(words), palette.QUIET)


# The own cards ------------------------------------------------------------------------------------

Cards = list[tuple[str, list[str]]]
"""Lines with what hangs below each."""


def own_cards(station: Station, seat: int | None) -> Cards:
    """What only this person knows: identities with their agendas, Bonus Characters, Kompromat; in
    a team game those of the partner too."""
    found: Cards = []
    own = station.own(seat)
    for lead in leads(station, own):
        cards = dealt_to(station, lead)
        found += [
            (station.say("own-dealt", identity=card), agenda(station, card))
            for card in cards
            if card is not None
        ]
    for player in own:
        found += identity_cards(station, player, len(own) > 1)
    for player in own:
        partner = station.partner(player)
        identity = None if partner is None else station.players[partner].get("identity")
        if partner is not None and identity is not None:
            words = station.say("own-partner", who=station.signed(partner), identity=identity)
            found.append((words, []))
    bonus = [one for lead in leads(station, own) for one in station.players[lead]["bonus"]]
    if bonus:
        words = listed(
            ("?" if one is None else bonus_words(station, one) for one in bonus), station.language
        )
        found.append((station.say("own-bonus", bonus=words), []))
    hand = [card for player in own for card in station.players[player]["hand"]]
    if hand:
        # Before the long agendas, which a small screen cuts.
        found.insert(0, (station.say("own-hand", cards=station.names(hand)), []))
    return found


def leads(station: Station, own: Sequence[int]) -> list[int]:
    return list(dict.fromkeys(station.lead(player) for player in own))


def dealt_to(station: Station, player: int) -> list[str | None]:
    """The cards among which a player, or a pair, has still to choose."""
    found: list[str | None] = station.players[station.lead(player)].get("dealt", [])
    return found


def identity_cards(station: Station, player: int, several: bool) -> Cards:
    """The identity of a player with what it is worth now."""
    one = station.players[player]
    card = one.get("identity")
    if card is None:
        return []
    words = station.say("own-pc" if "pc" in one else "own-identity", identity=card)
    if several:
        words = f"{palette.SIGNS[player]} {words}"
    known: dict[int, dict[str, int]] = station.view.get("paid", {})
    if player in known:
        words = station.marked(words, "own-now", points=sum(known[player].values()))
    return [(words, agenda(station, card, known.get(player, {})))]


def told(cards: Cards, width: int, whole: bool) -> list[Text]:
    """Cards as lines; those with rows stand out. What is not told whole is cut at the edge."""
    lines: list[Text] = []
    for words, rows in cards:
        lines += _wrapped(Text(words, f"bold {palette.NOW}" if rows else palette.TEXT), width)
        for row in rows:
            style = palette.POSSIBLE if row.startswith("✓") else palette.TEXT
            if whole:
                lines += _hanging(row, width, style)
            else:
                line = Text(row, style)
                line.truncate(width, overflow="ellipsis")
                lines.append(line)
    return lines


# Everybody ----------------------------------------------------------------------------------------


def roster(station: Station, width: int) -> list[Text]:
    """Everybody with the place and the cubes on the card, in two columns where there is room."""
    cells = []
    for character in station.pawns:
        line = Text().append(f"{station.tag(character)} ", "bold")
        line.append(place_words(station, character, short=True), palette.QUIET)
        for player in station.owners(character):
            line.append(f" {palette.SIGNS[player]}", f"bold {COLOURS[player]}")
        card = "" if character == "monster" else station.card(character)
        if card and station.pawns_of(card)[0] == character:
            for player, count in station.on(card).cubes:
                line.append(f" {palette.SIGNS[player]}{count}", COLOURS[player])
        cells.append(line)
    if width < ROOMY or len(cells) < 16:
        return cells
    high = (len(cells) + 1) // 2
    lines = []
    for left, right in zip(cells, [*cells[high:], Text()], strict=False):
        left.truncate(width // 2 - 1, pad=True)
        lines.append(left.append(" ").append_text(right))
    return lines[:high]


def _hanging(row: str, width: int, style: str) -> list[Text]:
    """A row of an agenda over as many lines as it needs, the points standing out."""
    first, *rest = _wrapped(Text(row[POINTS:], style), width - POINTS)
    lines = [Text(row[:POINTS], style).append_text(first)]
    return lines + [Text(" " * POINTS).append_text(line) for line in rest]


def _wrapped(line: Text, width: int) -> list[Text]:
    """Lines that fit; a few words in brackets stay together."""
    whole = line.copy()
    whole.plain = BRACKETS.sub(lambda found: found[0].replace(" ", NO_BLANK), line.plain)
    lines = wrapped(whole, width) if line.plain else []
    for part in lines:
        part.plain = part.plain.replace(NO_BLANK, " ")
    return lines

"""The instruments beside the station of Intrepid: resources, missions, the disaster, the crews."""

from rich.text import Text

from deorbit.cli.games.intrepid.board import DISABLE, spaces
from deorbit.cli.games.intrepid.words import LETTERS, OPEN, SPACE, Words, needs
from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Picture, Spot, View
from deorbit.cli.terminal.widths import fitted, right, wide
from deorbit.games.intrepid.screen.contract import Crew, Track

DANGERS = {None: palette.TEXT, "low": palette.NOW, "red": palette.DANGER}
FIGURE = 4
"""The width of a column of figures."""
DONE = "✓"


def panel(
    view: View, width: int, height: int, picture: Picture, spot: Spot, language: str
) -> list[Text]:
    """All of it if it fits; else missions in a line each, then crews, then without the legend."""
    words = Words(view, language)
    for missions_whole, crews_whole, with_legend in (
        (True, True, True),
        (True, True, False),
        (True, False, False),
        (False, False, False),
    ):
        parts = [
            tracks(words, width),
            [
                line
                for one in view["missions"]
                for line in mission(words, one, width, missions_whole)
            ],
            disaster(words, width),
            crews(words, width, crews_whole),
            legend(words) if with_legend else [],
        ]
        parts = [part for part in parts if part]
        gaps = height >= sum(map(len, parts)) + len(parts) - 1
        lines = []
        for number, part in enumerate(parts):
            lines += [Text()] * (gaps and number > 0) + part
        if len(lines) <= height:
            break
    return lines


# Resources ----------------------------------------------------------------------------------------


def tracks(words: Words, width: int) -> list[Text]:
    """Each resource now, after production and after consumption."""
    facts = words.board.tracks
    later = facts[0].later
    columns = ("now", "made", "used", "left") if not later else ("now", "used", "left")
    room = max(6, width - 1 - FIGURE * len(columns))
    head = Text(" " * room, palette.QUIET)
    for column in columns:
        head.append(right(words.say(f"track-{column}"), FIGURE), palette.QUIET)
    return [head, *[track(words, one, room) for one in facts]]


def track(words: Words, facts: Track, room: int) -> Text:
    colour = DANGERS[facts.danger]
    name = words.name("resource", facts.resource)
    line = Text().append(fitted(name, room), f"bold {colour}")
    line.append(_figure(facts.now), "bold")
    if not facts.later:
        line.append(_figure(facts.produced - facts.now, sign=True))
    line.append(_figure(-facts.consumed - facts.drained, sign=True), palette.QUIET)
    line.append(_figure(facts.after), f"bold {colour}")
    return line.append("!" if facts.danger == "red" else "", f"bold {palette.DANGER}")


def _figure(value: int, sign: bool = False) -> str:
    return (f"{value:+}" if sign and value else str(value)).rjust(FIGURE)


# Missions and the disaster ------------------------------------------------------------------------


def missions(words: Words, width: int, whole: bool) -> list[Text]:
    cards = words.view["missions"]
    return [line for card in cards for line in mission(words, card, width, whole)]


def mission(words: Words, card: View, width: int, whole: bool) -> list[Text]:
    """Its name with how much is filled, and what its open spaces ask for."""
    asked = words.print.cards[card["name"]].needs
    left = [need for need, mark in zip(asked, card["filled"], strict=True) if mark == OPEN]
    count = DONE if not left else f"{len(asked) - len(left)}/{len(asked)}"
    name = words.name("place", card["name"])
    if not left or not whole:
        ask = f" {needs(left, words.language)}" if left else ""
        room = max(8, width - 1 - len(count) - wide(ask))
        line = Text().append(fitted(name, room), palette.QUIET if not left else "")
        return [line.append(ask, palette.POSSIBLE).append(f" {count}", "bold")]
    room = width - 1 - len(count)
    head = Text().append(fitted(name, room)).append(f" {count}", "bold")
    marks = [str(mark).rpartition("-")[2] for mark in card["filled"] if mark != OPEN]
    below = Text("  ").append(" ".join(marks), palette.QUIET).append("  " if marks else "")
    below.append(needs(left, words.language), palette.POSSIBLE)
    below.truncate(width)
    return [head, below]


def disaster(words: Words, width: int) -> list[Text]:
    """Which one, what came last, what is toxic, and the cards that last."""
    facts = words.board.disaster
    title = words.name("disaster", facts.name)
    lines = [Text(title[:width], f"bold {palette.DANGER}")]
    if facts.latest:
        lines.append(Text(f"  {words.name('place', facts.latest)}"[:width], palette.QUIET))
    if facts.toxic or facts.aid:
        values = " ".join(map(str, facts.toxic)) or SPACE
        told = words.say("toxic", values=values, aid=facts.aid)
        lines.append(Text(f"  {told}"[:width], palette.DANGER))
    for card in words.view["active"]:
        lines += mission(words, card, width, False)
    return lines


# Crews --------------------------------------------------------------------------------------------


def crews(words: Words, width: int, whole: bool) -> list[Text]:
    """Capacity, dice of a round, modules and tokens of every crew."""
    return [line for crew in words.board.crews for line in crew_lines(words, crew, width, whole)]


def crew_lines(words: Words, facts: Crew, width: int, whole: bool) -> list[Text]:
    crew = facts.crew
    own, colour = words.crews[crew], words.colour(crew)
    name = words.say(f"short-{own['country']}")
    income = f"{facts.income:+}" if facts.income else ""
    figures = f"{LETTERS['capacity']}{own['capacity']}{income} □{own['track']}"
    extras = [f"↑{own['amplify']}"] if own["amplify"] else []
    extras += [f"⇅{own['converters']}"] if own["converters"] else []
    head = Text().append(words.sign(crew), f"bold {colour}")
    head.append(f" {name}", colour)
    head.append(f" {DONE}" if facts.done else "", palette.NOW)
    head.append("  " + " ".join([figures, *extras]))
    head.truncate(width)
    if not whole:
        return [head]
    below = Text("  ").append(words.say("habitation") + " ", palette.QUIET)
    below.append_text(spaces(words, own["habitation"], colour))
    below.append("  " + words.say("docking") + " ", palette.QUIET)
    below.append_text(spaces(words, own["docking"], colour))
    below.append(DISABLE if own["docking_disabled"] else "", f"bold {palette.DANGER}")
    below.truncate(width)
    return [head, below]


def legend(words: Words) -> list[Text]:
    return [Text(line, palette.QUIET) for line in words.say("legend").splitlines()]

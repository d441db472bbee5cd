"""How a match ended, in words."""

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Watched, face_of
from deorbit.cli.terminal.screen import Screen
from deorbit.cli.terminal.widths import filled, wide
from deorbit.core.text import has, headed, listed, say

PARTNER = "partner"
"""The row with the points of the other one in a team."""


def final_words(match: Watched, screen: Screen) -> list[Text]:
    """Who won and why, then the figures behind every score."""
    outcome = match.outcome
    if outcome is None:
        return []
    face = face_of(match.game)
    seats = range(match.seats)
    names = [face.name(match, seat, screen.language) for seat in seats]
    winners = listed((names[seat] for seat in outcome.winners), screen.language)
    message = ("cli-won-nobody", "cli-won", "cli-won-together")[min(2, len(outcome.winners))]
    own = f"{message}-{match.game}"
    message = own if has(own) else message
    bold = f"bold {palette.NOW}"
    verdict = face.verdict(match, screen.language)
    lines = [
        *[Text(line, bold) for line in verdict[:1]],
        Text(screen.say(message, winners=winners), bold),
        Text(say(f"{match.game}-ending-{outcome.ending}", {}, screen.language)),
        *[Text(line, palette.QUIET) for line in verdict[1:]],
    ]
    whole = [face.name(match, seat, screen.language, whole=True) for seat in seats]
    width = max(map(wide, whole))
    best = sorted(seats, key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))
    sides = face.sides(match, screen.language) or [("", best)]
    for side, members in sorted(sides, key=lambda side: best.index(side[1][0])):
        if side:
            total = outcome.scores[members[0]]
            won = members[0] in outcome.winners
            style = f"bold {palette.NOW if won else palette.TEXT}"
            lines.append(Text(headed(side, total, screen.language), style))
        for seat in members:
            line = Text().append(filled(whole[seat], width), f"bold {face.colours[seat]}")
            lines.append(line.append_text(_rows(match, seat, screen, bool(side))))
    return lines


def _rows(match: Watched, seat: int, screen: Screen, in_team: bool) -> Text:
    """The score of a seat and what lies behind it. In a team the partner's points stand with the
    partner."""
    outcome = match.outcome
    if outcome is None:
        return Text()
    rows = [row for row in outcome.rows[seat] if not (in_team and row[0] == PARTNER)]
    points = sum(value for _, value in rows) if in_team else outcome.scores[seat]
    line = Text().append(f" {points}", "bold")
    if rows:
        line.append(headed("", "", screen.language), "bold")
    for place, (row, value) in enumerate(rows):
        words = say(f"{match.game}-row-{row}", {}, screen.language)
        line.append(say("list-comma", {}, screen.language) if place else "", palette.QUIET)
        line.append(f"{words} ", palette.QUIET).append(str(value), "bold")
    return line


def final_scores(match: Watched, screen: Screen) -> Text:
    """The scores in one line."""
    outcome = match.outcome
    line = Text()
    for seat, score in enumerate(outcome.scores if outcome else ()):
        face = face_of(match.game)
        name = face.name(match, seat, screen.language)
        line.append(f"{'  ' if seat else ''}{name} ", f"bold {face.colours[seat]}")
        line.append(str(score), "bold")
    return line

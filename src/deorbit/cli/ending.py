"""How a match ended, in words."""

from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.face import face_of
from deorbit.cli.screen import Screen
from deorbit.core.match import Match
from deorbit.core.text import has, say


def final_words(match: Match, screen: Screen) -> list[Text]:
    """Who won and why, then the figures behind every score."""
    outcome = match.outcome
    if outcome is None:
        return []
    names = [say(name, {}, screen.language) for name in match.names]
    winners = ", ".join(names[seat] for seat in outcome.winners)
    message = ("cli-won-nobody", "cli-won", "cli-won-together")[min(2, len(outcome.winners))]
    own = f"{message}-{match.game}"
    message = own if has(own) else message
    colours = face_of(match.game).colours
    lines = [
        Text(screen.say(message, winners=winners), f"bold {palette.NOW}"),
        Text(say(f"{match.game}-ending-{outcome.ending}", {}, screen.language)),
    ]
    for seat, rows in enumerate(outcome.rows):
        name = names[seat].ljust(max(map(len, names)))
        line = Text().append(f"{palette.SIGNS[seat]} {name}", f"bold {colours[seat]}")
        line.append(f" {outcome.scores[seat]}:", "bold")
        for place, (row, value) in enumerate(rows):
            words = say(f"{match.game}-row-{row}", {}, screen.language)
            line.append(f"{',' if place else ''} {words} ", palette.QUIET)
            line.append(str(value), "bold")
        lines.append(line)
    return lines

"""How a match ended, in words."""

from rich.text import Text

from deorbit.cli import palette
from deorbit.cli.screen import Screen
from deorbit.core.match import Match
from deorbit.core.text import say


def final_words(match: Match, screen: Screen) -> list[Text]:
    """Who won and why, then the figures behind every score."""
    outcome = match.outcome
    if outcome is None:
        return []
    names = [say(name, {}, screen.language) for name in match.names]
    winners = ", ".join(names[seat] for seat in outcome.winners)
    message = "cli-won" if len(outcome.winners) == 1 else "cli-won-together"
    lines = [
        Text(screen.say(message, winners=winners), f"bold {palette.NOW}"),
        Text(say(f"{match.game}-ending-{outcome.ending}", {}, screen.language)),
    ]
    for seat, rows in enumerate(outcome.rows):
        place = seat % len(palette.SIGNS)
        name = names[seat].ljust(max(map(len, names)))
        line = Text().append(f"{palette.SIGNS[place]} {name}", f"bold {palette.PLAYERS[place]}")
        for row, value in rows:
            line.append(f" {say(f'{match.game}-row-{row}', {}, screen.language)} ", palette.QUIET)
            line.append(str(value), "bold")
        lines.append(line)
    return lines

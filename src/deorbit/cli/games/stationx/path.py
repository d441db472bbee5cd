"""What `path` tells: the way of a unit over the station of Station-X, turn by turn."""

from deorbit.cli.games.stationx.facts import Facts
from deorbit.cli.terminal.face import View
from deorbit.core.errors import BadInput
from deorbit.games.stationx.screen import make


def path(view: View, seat: int, rest: str, language: str) -> list[str]:
    """The way from a cell to another: `path FROM TO`; with one cell only, that of the own
    commander."""
    facts, words = Facts(view), rest.lower().split()
    if len(words) == 1:
        units = facts.board.units.items()
        own = [at for at, one in units if (one.player, one.unit) == (seat, "commander")]
        words = [*own, *words]
    if len(words) != 2:
        raise BadInput("cli-stationx-path-what")
    return [line.text(language) for line in make.route(facts.seen, seat, *words).lines]

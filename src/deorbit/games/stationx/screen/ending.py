"""How a game of Station-X ended."""

from typing import cast

from deorbit.core.records import Outcome
from deorbit.core.screen import sentence
from deorbit.games.stationx.game import GAME
from deorbit.games.stationx.rules.state import StationXState
from deorbit.games.stationx.screen.contract import EndedPlayer, Ending, Row, RowName


def ending(state: StationXState) -> Ending | None:
    """None as long as it runs. The best player comes first."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return None
    standing = [
        (seat in outcome.winners, [points for _, points in rows])
        for seat, rows in enumerate(outcome.rows)
    ]
    return Ending(
        ending=outcome.ending,
        words=sentence("stationx", f"ending-{outcome.ending}"),
        winners=list(outcome.winners),
        order=sorted(range(state.seats), key=lambda seat: standing[seat], reverse=True),
        players=[player(state, outcome, seat) for seat in range(state.seats)],
    )


def player(state: StationXState, outcome: Outcome, seat: int) -> EndedPlayer:
    return EndedPlayer(
        player=seat,
        rows=[row(name, points) for name, points in outcome.rows[seat]],
        score=outcome.scores[seat],
        out=state.out[seat] == 1,
    )


def row(name: str, points: int) -> Row:
    return Row(cast("RowName", name), points, sentence("stationx", f"row-{name}"))

"""How a game of Intrepid ended: all have won, or a resource is in the red."""

from deorbit.core.screen import sentence
from deorbit.games.intrepid.game import GAME
from deorbit.games.intrepid.rules.state import IntrepidState
from deorbit.games.intrepid.screen.contract import Ending, Goal, Row
from deorbit.games.intrepid.screen.tracks import NAMES


def ending(state: IntrepidState) -> Ending | None:
    """None as long as the game runs. The rows are the same for everybody."""
    outcome = GAME.outcome(state)
    if outcome is None:
        return None
    cards = state.edition.cards
    return Ending(
        ending=outcome.ending,
        won=bool(outcome.winners),
        words=sentence("intrepid", f"ending-{outcome.ending}"),
        winners=list(outcome.winners),
        order=list(range(state.seats)),
        missions=[
            Goal(cards[state.table[place]].name, state.is_filled(place))
            for place in range(state.dealt)
        ],
        rows=[
            Row(row, points, sentence("intrepid", f"row-{row}")) for row, points in outcome.rows[0]
        ],
        resources=dict(zip(NAMES, state.resources, strict=True)),
    )

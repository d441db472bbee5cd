"""What a crew does, in the name of the player whose crew it is."""

from deorbit.core.codec import first
from deorbit.core.game import ActionKind
from deorbit.games.intrepid.rules.reasons import NOT_YOUR_CREW
from deorbit.games.intrepid.rules.state import IntrepidState


class CrewAction(ActionKind[IntrepidState]):
    """An action whose first argument is the country of the crew that does it. `bars` tells why the
    crew cannot."""

    def __init__(self, name: str, fields: str, answers: list[int]) -> None:
        super().__init__(name, f"country {fields}", answers)

    def bars(self, state: IntrepidState, crew: int, move: int) -> int:
        raise NotImplementedError

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        if not state.has_crew(seat, first(move)):
            return NOT_YOUR_CREW
        return self.bars(state, state.crew_of[first(move)], move)

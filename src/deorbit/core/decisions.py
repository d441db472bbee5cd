"""The two commonest shapes of a decision."""

from deorbit.core.codec import first, pack
from deorbit.core.game import ALLOWED, ActionKind, S


class Always(ActionKind[S]):
    """An action without arguments that is always an answer to its questions."""

    def __init__(self, name: str, answers: list[int]) -> None:
        super().__init__(name, "", answers)

    def forbids(self, state: S, seat: int, move: int) -> int:
        return ALLOWED

    def collect(self, state: S, seat: int, moves: list[int]) -> None:
        moves.append(pack(self.number))


class Pick(ActionKind[S]):
    """An action that picks one out of a list; `reason` tells why anything else is refused."""

    def __init__(self, name: str, field: str, answers: list[int], reason: int) -> None:
        super().__init__(name, field, answers)
        self.reason = reason

    def choices(self, state: S, seat: int) -> list[int]:
        raise NotImplementedError

    def forbids(self, state: S, seat: int, move: int) -> int:
        return ALLOWED if first(move) in self.choices(state, seat) else self.reason

    def collect(self, state: S, seat: int, moves: list[int]) -> None:
        for choice in self.choices(state, seat):
            moves.append(pack(self.number, choice))

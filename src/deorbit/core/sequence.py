"""The sequence of play: what follows what when no question is open."""

from typing import Generic, TypeVar

from deorbit.core.dealer import Dealer
from deorbit.core.game import State

S = TypeVar("S", bound=State)


class Stage(Generic[S]):
    """One stage: it does what it is for, perhaps asks, and says which stage follows. One that has
    more to do once it is answered names itself."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name

    def take(self, state: S, dealer: Dealer) -> int:
        raise NotImplementedError

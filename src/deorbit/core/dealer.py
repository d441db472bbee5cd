"""The dealer carries decisions out: draws what is open, and tells what has happened."""

from typing import Final

from deorbit.core.chance import Chance

Sink = list[tuple[int, ...]] | None
"""Where events go: (kind, readers, arguments...). None in playouts, where nobody reads them."""

EVERYONE: Final = -1
"""The readers of an event that keeps no secret; otherwise a bit mask of seats."""


class Dealer:
    """Draws from `chance`; `events` takes what is told."""

    def __init__(self, chance: Chance, events: Sink) -> None:
        self.chance = chance
        self.events = events

    def tell(
        self, kind: int, one: int = 0, two: int = 0, three: int = 0, four: int = 0, five: int = 0
    ) -> None:
        """Tell everybody. An event has as many arguments as its shape has fields; those are read.
        They come one by one, so that no event is made where nobody listens."""
        if self.events is not None:
            self.events.append((kind, EVERYONE, one, two, three, four, five))

    def note(self, event: tuple[int, ...]) -> None:
        """Tell what not everybody may read, or what takes more arguments."""
        if self.events is not None:
            self.events.append(event)


def silent() -> Dealer:
    """For what has no chance in it, where nobody listens."""
    return Dealer(Chance(b"", 0), None)

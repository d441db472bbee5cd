"""Something that a character can do, and what it comes before."""

from deorbit.games.stationfall.content.names import NOWHERE


class Option:
    """Something that a character can do: the node where, the last move (NOWHERE if arriving is
    all), what it costs in all, and by what it comes before others that cost the same."""

    def __init__(self, node: int, move: int, cost: int, rank: int, last: int) -> None:
        self.node = node
        self.move = move
        self.cost = cost
        self.last = last
        """What the last move costs."""
        self.rank = rank
        self.target = 0
        self.place = NOWHERE
        self.item = 0
        self.stand = NOWHERE
        self.thing = NOWHERE
        """The Item or Data that it is about, as a ware."""
        self.character = NOWHERE
        self.section = NOWHERE
        self.here = False
        """The character is where it wants to be; a free Step away is not here."""

    def better(self, other: "Option") -> bool:
        """Closer; then what the script prefers; then the General Priorities."""
        if self.cost != other.cost:
            return self.cost < other.cost
        if self.rank != other.rank:
            return self.rank < other.rank
        if self.target != other.target:
            return self.target < other.target
        if self.place != other.place:
            return self.place < other.place
        if self.item != other.item:
            return self.item < other.item
        return self.stand < other.stand

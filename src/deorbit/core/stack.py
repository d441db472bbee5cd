"""The stack of frames: what is asked, of whom, what follows.

A frame is a packed int: its kind, the seat that is asked, and up to two fields of the game's own.
The top frame is the question of the moment. A parallel frame asks several seats at once: each has
a lane, a small stack of its own, and the frame is done when all lanes are empty.

A lane may rest: its seat owes nothing, but may answer, to take back that it was done. A game that
lets lanes rest puts a frame for that on top of the lane, and closes the lanes when all rest.
"""

from typing import Final

from deorbit.core.codec import first, kind_of, pack

NOTHING: Final = -1


class Stack:
    def __init__(self) -> None:
        self.frames: list[int] = []
        self.lanes: list[list[int]] = []
        self.resting = 0

    def copy(self) -> "Stack":
        other = Stack()
        other.frames = self.frames[:]
        if self.lanes:
            other.lanes = [lane[:] for lane in self.lanes]
            other.resting = self.resting
        return other

    def push(self, kind: int, seat: int, a: int = 0, b: int = 0) -> None:
        self.frames.append(pack(kind, seat, a, b))

    def pop(self) -> int:
        return self.frames.pop()

    def open(self, lanes: list[list[int]]) -> None:
        """Ask several seats at once: one lane for each seat, empty for those not asked."""
        self.lanes = lanes
        self.resting = 0

    def rest(self, seat: int, kind: int) -> None:
        """Let the lane of a seat rest: what it may answer meanwhile is a frame of this kind."""
        self.lanes[seat].append(pack(kind, seat))
        self.resting |= 1 << seat

    def rests(self, seat: int) -> bool:
        return self.resting >> seat & 1 == 1

    def wake(self, seat: int) -> None:
        """Ask the seat again, if its lane rests."""
        if self.rests(seat):
            self.lanes[seat].pop()
            self.resting &= ~(1 << seat)

    def all_rest(self) -> bool:
        return len(self.lanes) > 0 and self.resting == (1 << len(self.lanes)) - 1

    def close(self) -> None:
        """End the parallel frame."""
        self.lanes = []
        self.resting = 0

    def answer(self, seat: int) -> None:
        """Take the question off that was put to this seat."""
        if self.lanes:
            self.lanes[seat].pop()
            for lane in self.lanes:
                if lane:
                    return
            self.lanes = []
        else:
            self.frames.pop()

    def parallel(self) -> bool:
        return len(self.lanes) > 0

    def top(self, seat: int) -> int:
        """The frame that this seat has to answer now, or may if its lane rests; else NOTHING."""
        if self.lanes:
            if seat < len(self.lanes) and self.lanes[seat]:
                return self.lanes[seat][-1]
        elif self.frames:
            frame = self.frames[-1]
            if first(frame) == seat:
                return frame
        return NOTHING

    def asked(self) -> tuple[int, ...]:
        """The seats that owe an answer now, lowest first."""
        if self.lanes:
            return tuple(
                [
                    seat
                    for seat in range(len(self.lanes))
                    if self.lanes[seat] and self.resting >> seat & 1 == 0
                ]
            )
        if self.frames:
            return (first(self.frames[-1]),)
        return ()

    def kind(self) -> int:
        """The kind of the top frame, or NOTHING."""
        return kind_of(self.frames[-1]) if self.frames else NOTHING

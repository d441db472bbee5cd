"""A die as it lies: a plain value, or for Japan top and front (7.2)."""

from typing import Final

from deorbit.core.codec import Domain

VALUES: Final = 6
PLAIN: Final = 6
"""The first six faces are plain values; those of Japan come after them, top by top."""
FACES: Final = 30
KEPT: Final = 30
"""In the domain "die" beyond the faces: a die that is in the pool while others are still rolled."""

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
FLIP: Final = 4
CLOCKWISE: Final = 5
COUNTERCLOCKWISE: Final = 6
TURNS: Final = ["up", "down", "left", "right", "flip", "clockwise", "counterclockwise"]

# With 1 on top and 2 in front, 3 is on the right (house-handedness): a corner where 1, 2, 3 meet.
_HANDED: Final = [(1, 2, 3), (2, 3, 1), (3, 1, 2)]


def right_of(top: int, front: int) -> int:
    """The value on the right side of a die that lies like this."""
    low_top, low_front = min(top, 7 - top), min(front, 7 - front)
    side = 6 - low_top - low_front
    straight = (low_top, low_front, side) in _HANDED
    mirrored = (top != low_top) != (front != low_front)
    return side if straight != mirrored else 7 - side


def fronts_of(top: int) -> list[int]:
    return [front for front in range(1, 7) if front not in (top, 7 - top)]


_LYING: Final[list[tuple[int, int]]] = [
    (top, front) for top in range(1, 7) for front in fronts_of(top)
]
FACE_NAMES: Final[list[str]] = [str(value) for value in range(1, 7)] + [
    f"{top}/{front}" for top, front in _LYING
]
DIE_NAMES: Final = FACE_NAMES + [f"kept-{value}" for value in range(1, 7)]
VALUE: Final[list[int]] = [*range(1, 7), *[top for top, _ in _LYING], *range(1, 7)]
"""The value that a die of the domain "die" shows."""


def face_of(top: int, front: int) -> int:
    return PLAIN + _LYING.index((top, front))


def first_face(value: int) -> int:
    """The first of the four faces with this value on top."""
    return PLAIN + 4 * (value - 1)


def _turned(top: int, front: int, turn: int) -> int:
    """Tilts (7.2.3), the flip and quarter turns (house-flip)."""
    right = right_of(top, front)
    if turn == UP:
        return face_of(front, 7 - top)
    if turn == DOWN:
        return face_of(7 - front, top)
    if turn == LEFT:
        return face_of(right, front)
    if turn == RIGHT:
        return face_of(7 - right, front)
    if turn == FLIP:
        return face_of(7 - top, front)
    if turn == CLOCKWISE:
        return face_of(top, right)
    return face_of(top, 7 - right)


TURNED: Final[list[int]] = [0] * (PLAIN * len(TURNS)) + [
    _turned(top, front, turn) for top, front in _LYING for turn in range(len(TURNS))
]
"""By face and turn: how the die lies then."""


def turned(face: int, turn: int) -> int:
    return TURNED[face * 7 + turn]


def wrapped(value: int) -> int:
    """Values wrap: after 6 comes 1, before 1 comes 6 (4.3)."""
    return (value - 1) % 6 + 1


def values_of(mask: int) -> list[int]:
    """The values in a mask, lowest first."""
    return [value for value in range(1, 7) if mask >> (value - 1) & 1]


DIE: Final = Domain("die", DIE_NAMES)

# Dice in spaces are packed into one int, six bits for each space: the face and 1, or 0 if it is
# open.
SPACE_BITS: Final = 6
SPACE_MASK: Final = 63


def in_space(dice: int, space: int) -> int:
    """The face of the die in a space, -1 if it is open."""
    return (dice >> SPACE_BITS * space & SPACE_MASK) - 1


def with_die(dice: int, space: int, face: int) -> int:
    return dice | face + 1 << SPACE_BITS * space

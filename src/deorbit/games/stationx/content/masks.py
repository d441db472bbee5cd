"""Sets of cells as bit masks, one bit for each cell of the board."""


def fixed_rooms(size: int, room: int) -> list[int]:
    """The lower left cells of the rooms that are printed on the board: centre, then the supply
    rooms in the middle of the north, east, south and west side (2.1)."""
    middle = (size - room) // 2
    far = size - room
    return [
        middle * size + middle,
        far * size + middle,
        middle * size + far,
        middle,
        middle * size,
    ]


def block(size: int, corner: int, width: int, height: int) -> list[int]:
    """The cells of a rectangle with this lower left corner."""
    return [corner + row * size + column for row in range(height) for column in range(width)]


def mask_of(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


class Masks:
    """The masks of an edition: printed rooms, and where each tile stays inside the board."""

    def __init__(self, size: int, room: int, widths: list[int], heights: list[int]) -> None:
        self.size = size
        self.rooms = [
            mask_of(block(size, corner, room, room)) for corner in fixed_rooms(size, room)
        ]
        self.left = 0
        for line in range(size):
            self.left |= 1 << line * size
        self.right = self.left << (size - 1)
        self.all = (1 << size * size) - 1
        self.inside = [
            mask_of(block(size, 0, size - widths[tile] + 1, size - heights[tile] + 1))
            for tile in range(len(widths))
        ]

    def beside(self, cells: int) -> int:
        """The cells that share an edge with one of these."""
        size = self.size
        sideways = (cells & ~self.right) << 1 | (cells & ~self.left) >> 1
        return (sideways | cells << size | cells >> size) & self.all

    def around(self, cells: int) -> int:
        """The cells that share an edge or a corner with one of these."""
        size = self.size
        wide = cells | (cells & ~self.right) << 1 | (cells & ~self.left) >> 1
        return (wide | wide << size | wide >> size) & self.all & ~cells

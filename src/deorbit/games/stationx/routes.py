"""Ways over several turns: where a unit has to stop, as the station stands now."""

from typing import Final

from deorbit.games.stationx.edition import COMMANDER as COMMANDER_KIND
from deorbit.games.stationx.plan import Facts
from deorbit.games.stationx.sentences import sentence
from deorbit.games.stationx.sight import Sight

MOST_TURNS: Final = 100
MOVE: Final = "move"
JUMP: Final = "jump"

Leg = tuple[str, str]
"""Where to, and by what."""


class Walker:
    """A unit on its way, or anybody from an empty cell. The others stay where they are, and rooms
    take in what they would take in now."""

    def __init__(self, sight: Sight, start: str) -> None:
        self.sight = sight
        self.start = start
        plan = sight.plan
        unit = sight.units.get(start)
        if unit is None:
            self.player = -1
            self.movement = sight.edition.movement[COMMANDER_KIND]
            self.jumps = False
            self.open = [True] * len(plan.rooms)
        else:
            self.player, kind = unit["player"], unit["unit"]
            self.movement = sight.figures[self.player].movement[kind]
            self.jumps = sight.figures[self.player].jumps[kind]
            crowd = sight.crowd()
            self.open = [
                room == plan.room_of[start] or sight.admits(crowd, room, self.player, kind)
                for room in range(len(plan.rooms))
            ]

    def enters(self, cell: str) -> bool:
        """Whether it can be on a cell for a step: past own units, but not past others
        (house-passing), within the oxygen limits (house-oxygen-steps)."""
        unit = self.sight.units.get(cell)
        passes = unit is None or unit["player"] == self.player or cell == self.start
        return passes and self.open[self.sight.plan.room_of[cell]]

    def stops(self, cell: str) -> bool:
        free = cell not in self.sight.units and cell not in self.sight.teleporters
        return free or cell == self.start

    def turn(self, stop: str) -> list[list[Leg]]:
        """Where one turn can lead from a cell: by a move, or by a jump, before which a unit may
        move (11.3)."""
        plan = self.sight.plan
        seen = {stop}
        edge = [stop]
        moves: list[list[Leg]] = [[]]
        for _ in range(self.movement):
            further = []
            for here in edge:
                for there in plan.steps(here):
                    if there not in seen:
                        seen.add(there)
                        if self.enters(there):
                            further.append(there)
            moves += [[(cell, MOVE)] for cell in further if self.stops(cell)]
            edge = further
        if not self.jumps:
            return moves[1:]
        leaps = [
            [*legs, (there, JUMP)]
            for legs in moves
            for there in plan.jumps(legs[-1][0] if legs else stop)
            if self.enters(there) and self.stops(there)
        ]
        return moves[1:] + leaps

    def way(self, goals: set[str]) -> list[list[Leg]] | None:
        """The legs of each turn to the nearest of these cells, None where there is no way."""
        came: dict[str, tuple[str, list[Leg]] | None] = {self.start: None}
        edge = [self.start]
        for _ in range(MOST_TURNS):
            for cell in edge:
                if cell in goals:
                    return unwound(came, cell)
            further = []
            for stop in edge:
                for legs in self.turn(stop):
                    if legs[-1][0] not in came:
                        came[legs[-1][0]] = (stop, legs)
                        further.append(legs[-1][0])
            edge = further
        return None


def unwound(came: dict[str, tuple[str, list[Leg]] | None], cell: str) -> list[list[Leg]]:
    turns: list[list[Leg]] = []
    step = came[cell]
    while step is not None:
        turns.append(step[1])
        step = came[step[0]]
    return turns[::-1]


def way(sight: Sight, start: str, goal: str) -> Facts:
    """The way as `desk.route` tells it. To a cell that is taken it leads next to that cell."""
    if start not in sight.plan.room_of or goal not in sight.plan.room_of:
        space = start if start not in sight.plan.room_of else goal
        return {"lines": [sentence("route-space", at=space)], "legs": []}
    walker = Walker(sight, start)
    taken = start != goal and not walker.stops(goal)
    turns = walker.way(set(sight.plan.around(goal)) if taken else {goal})
    if turns is None:
        return {"lines": [sentence("route-none", **{"from": start, "to": goal})], "legs": []}
    lines = []
    if turns:
        stops = [legs[-1][0] for legs in turns]
        lines.append(sentence("route-way", to=stops[-1], count=len(turns), stops=stops))
    else:
        lines.append(sentence("route-here", at=start))
    if taken:
        lines.append(sentence("route-beside", to=goal))
    if turns and tired(sight, start):
        lines.append(sentence("route-later", unit=sight.units[start]["unit"]))
    return {
        "lines": lines,
        "legs": [{"to": cell, "by": by} for legs in turns for cell, by in legs],
    }


def tired(sight: Sight, cell: str) -> bool:
    """Whether a unit moves no more this turn."""
    unit = sight.units.get(cell)
    if unit is None or unit["player"] != sight.view["active"]:
        return False
    return bool(unit["moved"] or unit["new"] or unit["jumped"])

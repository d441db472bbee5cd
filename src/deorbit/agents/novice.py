"""Novice: greedy, but in the guided Minutes of Stationfall's tutorial it only tries out what has
been explained, so that Lindsey's plan can be seen whole."""

from deorbit.agents.greedy import Greedy
from deorbit.core.match import Seat

GUIDED = (13, 12, 11, 10)
LEARNED = ("influence", "activate", "step", "pick-up", "pick-up-kompromat", "end", "wait")
NOT_FOR_BEGINNERS = ("antimatter",)


class Novice(Greedy):
    def candidates(self, seat: Seat) -> list[int]:
        moves = seat.moves()
        view = seat.view()
        if not view["options"].get("tutorial") or view["minute"] not in GUIDED:
            return moves
        known = []
        for move in moves:
            action = seat.action(move)
            if action.kind in LEARNED and action.args[-1:] != NOT_FOR_BEGINNERS:
                known.append(move)
        return known or moves

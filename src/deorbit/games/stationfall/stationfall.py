"""Stationfall (chapter 16): delivery of Data, points and winners."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second
from deorbit.core.game import ALLOWED, EVERYONE, ActionKind, Always, Sink
from deorbit.core.records import Outcome
from deorbit.games.stationfall.agenda import JUDGES, Case
from deorbit.games.stationfall.events import CLEARED, DELIVERED
from deorbit.games.stationfall.reasons import NOT_DELIVERED
from deorbit.games.stationfall.state import (
    DELIVERING,
    ENDINGS,
    GUILTY,
    OVER,
    SUSPECT,
    UNUSED,
    StationfallState,
)
from deorbit.games.stationfall.terms import AUTHORITIES, DATA, EVIDENCE, NOWHERE, OFFSITES

Points = list[tuple[str, int]]
"""The rows behind a score: what for, how many."""


class Deliver(ActionKind[StationfallState]):
    """An escaped PC delivers Data to an offsite (16.3.1); Evidence for the Authorities clears a
    Guilty player to Suspect (16.3.2)."""

    def __init__(self, number: int) -> None:
        super().__init__("deliver", [("data", "data"), ("offsite", "offsite")], [DELIVERING])
        self.number = number

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        data, offsite = first(move), second(move)
        pawn = state.edition.pawn_of[state.pc[state.active]]
        if not state.data[pawn] >> data & 1:
            return NOT_DELIVERED
        useful = not state.offsites[offsite] >> data & 1 or (
            data == EVIDENCE and offsite == AUTHORITIES and state.guilt[state.active] == GUILTY
        )
        return ALLOWED if useful else NOT_DELIVERED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for data in range(len(DATA)):
            for offsite in range(len(OFFSITES)):
                move = pack(self.number, data, offsite)
                if self.forbids(state, seat, move) == ALLOWED:
                    moves.append(move)

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        data, offsite = first(move), second(move)
        state.offsites[offsite] |= 1 << data
        if events is not None:
            pawn = state.edition.pawn_of[state.pc[state.active]]
            events.append((DELIVERED, EVERYONE, pawn, data, offsite))
        if data == EVIDENCE and offsite == AUTHORITIES and state.guilt[state.active] == GUILTY:
            state.guilt[state.active] = SUSPECT
            if events is not None:
                events.append((CLEARED, EVERYONE, state.active))


class Done(Always[StationfallState]):
    """Deliver no more."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "done", [DELIVERING])

    def perform(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        state.delivered |= 1 << state.active
        state.stack.pop()


# Points (16.4) ------------------------------------------------------------------------------------


def bonus_points(state: StationfallState, conspiracy: int) -> int:
    """Friends that escaped (16.4.5.1), enemies that did not and are not Live (16.4.5.2)."""
    points = 0
    for card in range(len(state.owner)):
        if state.bonus[conspiracy] >> card & 1:
            pawn = state.edition.pawn_of[card]
            if state.escaped(pawn):
                points += state.edition.friend[card]
            elif not state.live(pawn):
                points += state.edition.grudge[card]
    return points


def agenda_points(state: StationfallState, conspiracy: int, card: int, bonus: int) -> Points:
    """Rows of an agenda that pay; a row with a plus only if the one it hangs on does (16.4.4.2)."""
    case = Case(state, conspiracy, card, bonus)
    name = state.edition.cards[card]
    paid: Points = []
    met = False
    for place, row in enumerate(state.edition.agenda[card]):
        count = JUDGES[row.condition].count(case, row) if met or not row.plus else 0
        if not row.plus:
            met = count > 0
        if count:
            times = count if row.per else 1
            paid.append((f"{name}-{place + 1}", row.points * times))
    return paid


def score_rows(state: StationfallState, conspiracy: int, card: int) -> Points:
    """All points of a conspiracy whose PC is this card (16.4.4 to 16.4.7)."""
    bonus = bonus_points(state, conspiracy)
    rows = agenda_points(state, conspiracy, card, bonus)
    if bonus:
        rows.append(("bonus", bonus))
    if state.bribe[conspiracy] == UNUSED:
        rows.append(("bribe-unused", 1))
    held = 0
    for other in range(state.players):
        if other != conspiracy and state.bribe[other] == card:
            held += 1
    if held:
        rows.append(("bribes-held", held))
    above = state.edition.cubes - state.pool[conspiracy] - state.edition.influence[card]
    if above > 0:
        rows.append(("penalty", -above))
    return rows


def score(state: StationfallState, conspiracy: int, card: int) -> int:
    points = 0
    for row in score_rows(state, conspiracy, card):
        points += row[1]
    return points


def can_win(state: StationfallState, conspiracy: int) -> bool:
    """A Guilty player wins only if the card says so (10.2.3)."""
    pc = state.pc[conspiracy]
    return state.guilt[conspiracy] != GUILTY or state.edition.guilty_wins[pc] == 1


def outcome(state: StationfallState) -> Outcome | None:
    """Most points win (16.4.8); then fewer cubes in Betrayal, then more in the pool (16.4.9)."""
    if state.stage != OVER:
        return None
    rows = [score_rows(state, player, state.pc[player]) for player in range(state.players)]
    scores = [sum([points for _, points in paid]) for paid in rows]
    standing = [
        (scores[player], -state.betrayal[player], state.pool[player])
        for player in range(state.players)
    ]
    able = [player for player in range(state.players) if can_win(state, player)]
    best = max([standing[player] for player in able]) if able else (NOWHERE, 0, 0)
    winners = [player for player in able if standing[player] == best]
    return Outcome(
        tuple(scores),
        tuple([state.seat_of[player] for player in winners]),
        ENDINGS[state.ending],
        tuple([tuple(paid) for paid in rows]),
    )

"""Deliver Data (Launch Manual, Station Automation, Stationfall): what an automated player whose PC
escaped hands over, and to whom."""

from typing import Final

from deorbit.core.codec import first, second
from deorbit.games.stationfall.automation.priorities import is_rival
from deorbit.games.stationfall.automation.question import Question
from deorbit.games.stationfall.content.names import AUTHORITIES, EVIDENCE
from deorbit.games.stationfall.rules.ending.delivery import score
from deorbit.games.stationfall.rules.state import GUILTY, StationfallState

CLEARING: Final = 999999
A_POINT: Final = 999
"""What an own point is worth, beside one that persons lose."""


def deliver(question: Question) -> int:
    """Evidence for the Authorities while Guilty; then what scores points; then what costs a person
    some; otherwise nothing."""
    found = question.named("done")[0]
    most = 0
    for move in question.named("deliver"):
        gain = use_of(question, first(move), second(move))
        if gain > most:
            most = gain
            found = move
    return found


def use_of(question: Question, data: int, offsite: int) -> int:
    """What it is worth to deliver something, 0 if there is no reason to."""
    state, bot = question.state, question.bot
    if data == EVIDENCE and offsite == AUTHORITIES and state.guilt[bot] == GUILTY:
        return CLEARING
    before = standings(state)
    kept = state.offsites[offsite]
    state.offsites[offsite] = kept | 1 << data
    after = standings(state)
    state.offsites[offsite] = kept
    own = 0
    lost = 0
    for player in range(state.players):
        change = after[player] - before[player]
        if not is_rival(state, bot, player):
            own += change
        elif change < 0 and not state.bots >> player & 1:
            lost -= change
    if own > 0:
        return own * A_POINT
    return lost if own == 0 else 0


def standings(state: StationfallState) -> list[int]:
    """The points of all players, as far as they are public."""
    return [
        score(state, player, state.pc[player]) if state.pc[player] >= 0 else 0
        for player in range(state.players)
    ]

"""Conditions of agendas about Items, Data and the station."""

from deorbit.games.stationfall.content.edition import Row
from deorbit.games.stationfall.content.names import (
    ARTIFACT,
    ASSISTANT,
    AUTHORITIES,
    BRIEFCASE,
    NEWS,
    NOWHERE,
)
from deorbit.games.stationfall.rules.ending.agenda.scored import (
    Case,
    Condition,
    assistants_on,
    data_escaped,
    item_escaped,
)
from deorbit.games.stationfall.rules.state import STABLE


class Escaped(Condition):
    """Whether what the row names, an Item or Data, has escaped, or has not."""

    def __init__(self, wanted: bool) -> None:
        self.wanted = wanted

    def count(self, case: Case, row: Row) -> int:
        if row.item != NOWHERE:
            return int(item_escaped(case.state, row.item) == self.wanted)
        return int(data_escaped(case.state, row.data) == self.wanted)


class NeitherEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        escaped = item_escaped(case.state, BRIEFCASE) or item_escaped(case.state, ARTIFACT)
        return int(not escaped)


class ProjectReleased(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.released


class ProjectNeverReleased(Condition):
    def count(self, case: Case, row: Row) -> int:
        return 1 - case.state.released


class DetonatedOnBoard(Condition):
    """Before Stationfall, on board (house-antimatter)."""

    def count(self, case: Case, row: Row) -> int:
        return case.state.blasted


class AntimatterNotArmed(Condition):
    """What has detonated had been armed (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        return int(case.state.antimatter == STABLE)


class NewsHas(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.offsites[NEWS] >> row.data & 1


class NoSectionDamaged(Condition):
    """Launched pods are no sections any more (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        return int(not case.state.damaged & ~case.state.launched)


class AssistantsOnRobots(Condition):
    def count(self, case: Case, row: Row) -> int:
        return assistants_on(case.state, True)


class AssistantsElsewhere(Condition):
    """At offsites, and with Humans that escaped."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        offsites = (state.offsites[NEWS] >> ASSISTANT & 1) + (
            state.offsites[AUTHORITIES] >> ASSISTANT & 1
        )
        return assistants_on(state, False) + offsites


class TwoAssistantsEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        elsewhere = AssistantsElsewhere().count(case, row)
        return int(assistants_on(case.state, True) + elsewhere >= 2)


class NoOffsiteHas(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(not case.state.sent() >> row.data & 1)


class NewsLacks(Condition):
    def count(self, case: Case, row: Row) -> int:
        return 1 - (case.state.offsites[NEWS] >> row.data & 1)


class AuthoritiesHave(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.offsites[AUTHORITIES] >> row.data & 1

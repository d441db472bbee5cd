"""Conditions of agendas about other characters."""

from deorbit.games.stationfall.content.edition import Row, bits
from deorbit.games.stationfall.content.names import (
    ASSISTANT,
    FUGITIVE,
    HUMAN,
    NOWHERE,
    OFFICER,
    ROBOT,
    WEAPONS,
)
from deorbit.games.stationfall.rules.characters import is_accused, owners_of
from deorbit.games.stationfall.rules.ending.agenda.scored import (
    Case,
    Condition,
    count_escaped,
    data_escaped,
    in_space,
    is_down,
    on_board,
)
from deorbit.games.stationfall.rules.state import INNOCENT, SUSPECT


class OfficersDown(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in range(state.edition.monster):
            if state.ability[pawn] & OFFICER and is_down(state, pawn):
                count += 1
        return count


class NoHumanPcEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in range(state.edition.monster):
            if state.edition.kind[pawn] & HUMAN and owners_of(state, pawn) and state.escaped(pawn):
                return 0
        return 1


class NoContaminatedEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in range(state.edition.monster):
            if state.contaminated >> pawn & 1 and state.escaped(pawn):
                return 0
        return 1


class NoDownHumanOnBoard(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in range(state.edition.monster):
            if (
                state.edition.kind[pawn] & HUMAN
                and state.down >> pawn & 1
                and on_board(state, pawn)
            ):
                return 0
        return 1


class WantedDownOnBoard(Condition):
    """Down on board: Fugitives, Monsters and PCs of players who are not Innocent."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in range(state.edition.monster + 1):
            if state.down >> pawn & 1 and on_board(state, pawn):
                if pawn == state.edition.monster:
                    count += 1
                    continue
                accused = is_accused(state, owners_of(state, pawn))
                if accused or state.ability[pawn] & FUGITIVE:
                    count += 1
        return count


class ArmedHumansDownOnBoard(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in range(state.edition.monster):
            if (
                state.edition.kind[pawn] & HUMAN
                and state.arms(pawn) & WEAPONS
                and state.down >> pawn & 1
                and on_board(state, pawn)
            ):
                count += 1
        return count


class OtherHumansEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return count_escaped(case.state, HUMAN, case.pawn)


class NpcOfficersEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in range(state.edition.monster):
            if state.ability[pawn] & OFFICER and not owners_of(state, pawn) and state.escaped(pawn):
                count += 1
        return count


class LiveRobots(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in range(state.edition.monster):
            if state.edition.kind[pawn] & ROBOT and state.live(pawn):
                count += 1
        return count


class LiveHumansInSpace(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return len(bits(in_space(state) & state.edition.humans & ~state.down))


class EatenByMoss(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.eaten


class ContaminatedNpcEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in bits(state.contaminated):
            if state.escaped(pawn) and not owners_of(state, pawn):
                return 1
        return 0


class ContaminatedEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return len([pawn for pawn in bits(state.contaminated) if state.escaped(pawn)])


class HumansEscapedWith(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in bits(state.edition.humans):
            if state.escaped(pawn) and state.data[pawn] >> row.data & 1:
                count += 1
        return count


class AllEscapedHumansHave(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in bits(state.edition.humans):
            if state.escaped(pawn) and not state.data[pawn] >> row.data & 1:
                return 0
        return 1


class SuspectPcs(Condition):
    """Players who are Suspect, not Guilty, and have revealed."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for conspiracy in range(state.players):
            if state.pc[conspiracy] != NOWHERE and state.guilt[conspiracy] == SUSPECT:
                count += 1
        return count


class NoInnocentPcEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for conspiracy in range(state.players):
            if state.pc[conspiracy] != NOWHERE and state.guilt[conspiracy] == INNOCENT:
                for pawn in state.own_pawns(conspiracy):
                    if state.escaped(pawn) or (
                        pawn == state.edition.assistant and data_escaped(state, ASSISTANT)
                    ):
                        return 0
        return 1


class NoRobotEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(not count_escaped(case.state, ROBOT, NOWHERE))

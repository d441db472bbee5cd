"""Conditions of agendas about the PC and its player."""

from deorbit.games.stationfall.content.edition import Row, bits
from deorbit.games.stationfall.content.names import ASSISTANT, FIELD, HUMAN, NEWS, NOWHERE
from deorbit.games.stationfall.rules.ending.agenda.scored import (
    Case,
    Condition,
    companions,
    count_escaped,
    count_own_escaped,
    data_escaped,
    holder_of,
    holds,
    item_in_space,
    on_board,
    place_of,
    together,
)
from deorbit.games.stationfall.rules.state import INNOCENT


class SelfEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(count_own_escaped(case) > 0)


class SelfHolds(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(holds(case, row.item))


class MostKompromat(Condition):
    """Strictly more in hand than anybody else (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        at = state.hand_at[case.conspiracy]
        for other in set(state.hand_at):
            if other != at and state.hand_count[other] >= state.hand_count[at]:
                return 0
        return 1


class FewestBetrayed(Condition):
    """Fewest cubes in Betrayal; a tie will do (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        return int(case.state.betrayal[case.conspiracy] == min(case.state.betrayal))


class SelfOnlyHumanEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(
            case.state.escaped(case.pawn) and not count_escaped(case.state, HUMAN, case.pawn)
        )


class SelfHoldsOrContaminated(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return int(holds(case, row.item) or state.contaminated >> case.pawn & 1 == 1)


class Innocent(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(case.state.guilt[case.conspiracy] == INNOCENT)


class KompromatOfEscaped(Condition):
    """Kompromat in hand whose character has escaped."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for card in bits(state.hand[state.hand_at[case.conspiracy]]):
            pawns = state.edition.pawns_of[card]
            assistant = pawns[0] == state.edition.assistant and data_escaped(state, ASSISTANT)
            if assistant or any(state.escaped(pawn) for pawn in pawns):
                count += 1
        return count


class PossessesAndNewsLacks(Condition):
    def count(self, case: Case, row: Row) -> int:
        possesses = case.state.data[case.pawn] >> row.data & 1 == 1
        return int(possesses and not case.state.offsites[NEWS] >> row.data & 1)


class MedicalStars(Condition):
    """Stars reached on Medical's track (card-medical)."""

    def count(self, case: Case, row: Row) -> int:
        count = 0
        for star in case.state.edition.stars:
            if case.state.medical >= star:
                count += 1
        return count


class SelfOnBoardAndLive(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return int(on_board(state, case.pawn) and not state.down >> case.pawn & 1)


class SelfAloneEscapedWith(Condition):
    """The PC escaped with this Data and no other character did."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in range(state.edition.monster):
            has = state.escaped(pawn) and state.data[pawn] >> row.data & 1 == 1
            if has != (pawn == case.pawn):
                return 0
        return 1


class NotRevealedEarly(Condition):
    def count(self, case: Case, row: Row) -> int:
        return 1 - (case.state.early >> case.conspiracy & 1)


class SelfPossesses(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.data[case.pawn] >> row.data & 1


class BonusScored(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(case.bonus > 0)


class LiveWithBonusCharacter(Condition):
    """The PC is Live and in one place with a Bonus Character (16.4.3)."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        if not state.live(case.pawn):
            return 0
        for identity in bits(state.bonus[state.lead[case.conspiracy]]):
            for pawn in state.edition.pawns_of[state.edition.character_of[identity]]:
                if pawn != case.pawn and state.colocated(case.pawn, pawn):
                    return 1
        return 0


class SelfAlone(Condition):
    """No other Live Human or Robot beside a PC that escaped."""

    def count(self, case: Case, row: Row) -> int:
        for other in companions(case.state, case.pawn):
            if case.state.live(other):
                return 0
        return 1


class EscapedTogether(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(case.state.escaped(case.pawn) and together(case.state, case.pawn, row.item))


class SelfHoldsOrInSpace(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(holds(case, row.item) or item_in_space(case.state, row.item))


class SelfContaminated(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.contaminated >> case.pawn & 1


class LiveInPodWithDownHuman(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        place = place_of(state, case.pawn)
        if place < 0 or not state.launched >> place & 1 or not state.live(case.pawn):
            return 0
        for other in companions(state, case.pawn):
            if state.edition.kind[other] & HUMAN and state.down >> other & 1:
                return 1
        return 0


class TwoOfSelfEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(count_own_escaped(case) >= 2)


class DownWithSelf(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return len([one for one in companions(state, case.pawn) if state.down >> one & 1])


class KompromatOfDownWithSelf(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        cards = 0
        for other in companions(state, case.pawn):
            if state.down >> other & 1:
                cards |= 1 << state.edition.card_of[other]
        return len(bits(cards & state.hand[state.hand_at[case.conspiracy]]))


class SelfWithItem(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        holder = holder_of(state, case.pawn)
        if holder != NOWHERE and state.held[holder] & FIELD[row.item]:
            return 1
        return int(together(state, case.pawn, row.item))

"""Agendas (16.4.4): what each condition counts. One function for each, in the order of
CONDITIONS; a condition that is met or not counts 1 or 0."""

from typing import Final

from deorbit.games.stationfall.edition import Row
from deorbit.games.stationfall.state import GONE, INNOCENT, STABLE, StationfallState
from deorbit.games.stationfall.terms import (
    ARTIFACT,
    BRIEFCASE,
    FIELD,
    FUGITIVE,
    HUMAN,
    NEWS,
    NOWHERE,
    OFFICER,
    ROBOT,
    WEAPONS,
)


class Case:
    """A conspiracy before the judge: its state, its PC and what it scored by Bonus Characters."""

    def __init__(self, state: StationfallState, conspiracy: int, card: int, bonus: int) -> None:
        self.state = state
        self.conspiracy = conspiracy
        self.card = card
        self.pawn = state.edition.pawn_of[card]
        self.bonus = bonus


def on_board(state: StationfallState, pawn: int) -> bool:
    """In a section other than Outer Space that has not left (5.1.6)."""
    place = state.where[pawn]
    return place > 0 and state.launched >> place & 1 == 0


def is_down(state: StationfallState, pawn: int) -> bool:
    """Down, or annihilated, which counts as Down (16.4.2)."""
    return state.down >> pawn & 1 == 1 or state.where[pawn] == GONE


def item_escaped(state: StationfallState, item: int) -> bool:
    for pawn in range(state.edition.monster):
        if state.held[pawn] & FIELD[item] and state.escaped(pawn):
            return True
    for section in range(state.edition.size):
        if state.launched >> section & 1 and state.lying[section] & FIELD[item]:
            return True
    return False


def count_escaped(state: StationfallState, kind: int, other_than: int) -> int:
    count = 0
    for pawn in range(state.edition.monster):
        if pawn != other_than and state.edition.kind[pawn] & kind and state.escaped(pawn):
            count += 1
    return count


class Condition:
    """One condition. `count` tells how often it is met."""

    def count(self, case: Case, row: Row) -> int:
        raise NotImplementedError


class SelfEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(case.state.escaped(case.pawn))


class SelfHolds(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(case.state.arms(case.pawn) & FIELD[row.item] != 0)


class ItemEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(item_escaped(case.state, row.item))


class ItemNotEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(not item_escaped(case.state, row.item))


class NeitherEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        escaped = item_escaped(case.state, BRIEFCASE) or item_escaped(case.state, ARTIFACT)
        return int(not escaped)


class MostKompromat(Condition):
    """Strictly more in hand than anybody else (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        own = case.state.hand_count[case.conspiracy]
        for other in range(case.state.players):
            if other != case.conspiracy and case.state.hand_count[other] >= own:
                return 0
        return 1


class FewestBetrayed(Condition):
    """Fewest cubes in Betrayal; a tie will do (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        return int(case.state.betrayal[case.conspiracy] == min(case.state.betrayal))


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
            if (
                state.edition.kind[pawn] & HUMAN
                and state.owner[state.edition.card_of[pawn]] != NOWHERE
                and state.escaped(pawn)
            ):
                return 0
        return 1


class NoContaminatedEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        for pawn in range(state.edition.monster):
            if state.contaminated >> pawn & 1 and state.escaped(pawn):
                return 0
        return 1


class ProjectReleased(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.released


class ProjectNeverReleased(Condition):
    def count(self, case: Case, row: Row) -> int:
        return 1 - case.state.released


class SelfOnlyHumanEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(
            case.state.escaped(case.pawn) and not count_escaped(case.state, HUMAN, case.pawn)
        )


class SelfHoldsOrContaminated(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        holds = state.arms(case.pawn) & FIELD[row.item] != 0
        return int(holds or state.contaminated >> case.pawn & 1 == 1)


class DetonatedOnBoard(Condition):
    """Before Stationfall, on board (house-antimatter)."""

    def count(self, case: Case, row: Row) -> int:
        return case.state.blasted


class AntimatterNotArmed(Condition):
    """What has detonated had been armed (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        return int(case.state.antimatter == STABLE)


class Innocent(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(case.state.guilt[case.conspiracy] == INNOCENT)


class KompromatOfEscaped(Condition):
    """Kompromat in hand whose character has escaped."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        hand = state.hand[case.conspiracy]
        count = 0
        for pawn in range(state.edition.monster):
            if hand >> state.edition.card_of[pawn] & 1 and state.escaped(pawn):
                count += 1
        return count


class PossessesAndNewsLacks(Condition):
    def count(self, case: Case, row: Row) -> int:
        possesses = case.state.data[case.pawn] >> row.data & 1 == 1
        return int(possesses and not case.state.offsites[NEWS] >> row.data & 1)


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


class MedicalStars(Condition):
    """Stars reached on Medical's track (card-medical)."""

    def count(self, case: Case, row: Row) -> int:
        count = 0
        for star in case.state.edition.stars:
            if case.state.medical >= star:
                count += 1
        return count


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
                owner = state.owner[state.edition.card_of[pawn]]
                accused = owner != NOWHERE and state.guilt[owner] != INNOCENT
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
            if (
                state.ability[pawn] & OFFICER
                and state.owner[state.edition.card_of[pawn]] == NOWHERE
                and state.escaped(pawn)
            ):
                count += 1
        return count


class SelfOnBoardAndLive(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return int(on_board(state, case.pawn) and not state.down >> case.pawn & 1)


class NewsHas(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.offsites[NEWS] >> row.data & 1


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
    """The PC is Live and in one section with a Bonus Character (16.4.3)."""

    def count(self, case: Case, row: Row) -> int:
        state = case.state
        place = state.where[case.pawn]
        if place < 0 or not state.live(case.pawn):
            return 0
        for card in range(len(state.owner)):
            if state.bonus[case.conspiracy] >> card & 1:
                if state.where[state.edition.pawn_of[card]] == place:
                    return 1
        return 0


class NoSectionDamaged(Condition):
    """Launched pods are no sections any more (house-scoring)."""

    def count(self, case: Case, row: Row) -> int:
        return int(not case.state.damaged & ~case.state.launched)


class LiveRobots(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        count = 0
        for pawn in range(state.edition.monster):
            if state.edition.kind[pawn] & ROBOT and state.live(pawn):
                count += 1
        return count


JUDGES: Final[list[Condition]] = [
    SelfEscaped(),
    SelfHolds(),
    ItemEscaped(),
    ItemNotEscaped(),
    NeitherEscaped(),
    MostKompromat(),
    FewestBetrayed(),
    OfficersDown(),
    NoHumanPcEscaped(),
    NoContaminatedEscaped(),
    ProjectReleased(),
    ProjectNeverReleased(),
    SelfOnlyHumanEscaped(),
    SelfHoldsOrContaminated(),
    DetonatedOnBoard(),
    AntimatterNotArmed(),
    Innocent(),
    KompromatOfEscaped(),
    PossessesAndNewsLacks(),
    NoDownHumanOnBoard(),
    MedicalStars(),
    WantedDownOnBoard(),
    ArmedHumansDownOnBoard(),
    OtherHumansEscaped(),
    NpcOfficersEscaped(),
    SelfOnBoardAndLive(),
    NewsHas(),
    SelfAloneEscapedWith(),
    NotRevealedEarly(),
    SelfPossesses(),
    BonusScored(),
    LiveWithBonusCharacter(),
    NoSectionDamaged(),
    LiveRobots(),
]

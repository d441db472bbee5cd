"""Agendas (16.4.4): what each condition counts. One function for each, in the order of
CONDITIONS; a condition that is met or not counts 1 or 0."""

from typing import Final

from deorbit.games.stationfall.characters import is_accused, owners_of
from deorbit.games.stationfall.edition import Row, bits
from deorbit.games.stationfall.state import (
    GONE,
    INNOCENT,
    INSIDE,
    LAST_ESCAPES,
    STABLE,
    SUSPECT,
    StationfallState,
)
from deorbit.games.stationfall.terms import (
    ARTIFACT,
    ASSISTANT,
    AUTHORITIES,
    BODY,
    BRIEFCASE,
    FIELD,
    FUGITIVE,
    HUMAN,
    NANOGEL,
    NANOGEL_USED,
    NEWS,
    NOWHERE,
    OFFICER,
    OUTER_SPACE,
    RAT,
    ROBOT,
    WEAPONS,
)


class Case:
    """A conspiracy before the judge: its state, its PC (by card, by pawns, and the first of them)
    and what it scored by Bonus Characters."""

    def __init__(self, state: StationfallState, conspiracy: int, identity: int, bonus: int) -> None:
        self.state = state
        self.conspiracy = conspiracy
        self.card = state.edition.character_of[identity]
        self.pawns = state.edition.pawns_of[self.card]
        self.pawn = self.pawns[0]
        self.bonus = bonus


def on_board(state: StationfallState, pawn: int) -> bool:
    """In a section other than Outer Space that has not left (5.1.6)."""
    place = state.where[pawn]
    if place == INSIDE:
        place = state.where[state.edition.monster]
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


def data_escaped(state: StationfallState, data: int) -> bool:
    """Possessed by somebody who escaped, or at an offsite (4.6.6.1, 9.6.1)."""
    if (state.offsites[NEWS] | state.offsites[AUTHORITIES]) >> data & 1:
        return True
    for pawn in range(state.edition.monster):
        if state.data[pawn] >> data & 1 and state.escaped(pawn):
            return True
    return False


def together(state: StationfallState, pawn: int, item: int) -> bool:
    """Whether a pawn and an Item are in one place: in its hands, or in the same section or pod."""
    if state.held[pawn] & FIELD[item]:
        return True
    place = state.where[pawn]
    return (place >= 0 or place == INSIDE) and state.item_place(item) == place


def holder_of(state: StationfallState, pawn: int) -> int:
    """Who possesses a character that is an Item, NOWHERE if nobody does."""
    if pawn == state.edition.rat:
        for other in range(state.edition.monster):
            if state.held[other] & FIELD[RAT]:
                return other
    return NOWHERE


def companions(state: StationfallState, pawn: int) -> list[int]:
    """The Humans and Robots colocated with a pawn (5.2, 16.4.3); of the Rat its holder always."""
    holder = holder_of(state, pawn)
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.edition.kind[other] & BODY
        and (other == holder or state.colocated(pawn, other))
    ]


def in_space(state: StationfallState) -> int:
    """Who is in Outer Space, or was when the ship came (house-stationfall-order)."""
    if state.stage > LAST_ESCAPES:
        return state.spaced
    found = 0
    for pawn in range(state.edition.monster):
        if state.where[pawn] == OUTER_SPACE and state.edition.kind[pawn] & BODY:
            found |= 1 << pawn
    return found


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
        return int(count_own_escaped(case) > 0)


def count_own_escaped(case: Case) -> int:
    count = 0
    for pawn in case.pawns:
        if case.state.escaped(pawn):
            count += 1
    return count


def holds(case: Case, item: int) -> bool:
    """Whether a PC holds an Item; Nanogel that was used once is Nanogel."""
    wanted = FIELD[item]
    if item == NANOGEL:
        wanted |= FIELD[NANOGEL_USED]
    for pawn in case.pawns:
        if case.state.arms(pawn) & wanted:
            return True
    return False


class SelfHolds(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(holds(case, row.item))


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
        return int(holds(case, row.item) or state.contaminated >> case.pawn & 1 == 1)


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
        for identity in bits(state.bonus[state.lead[case.conspiracy]]):
            for pawn in state.edition.pawns_of[state.edition.character_of[identity]]:
                if pawn != case.pawn and state.where[pawn] == place:
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
        state = case.state
        if state.stage > LAST_ESCAPES:
            spaced = state.case_spaced == 1
        else:
            spaced = state.item_place(row.item) == OUTER_SPACE
        return int(holds(case, row.item) or spaced)


class LiveHumansInSpace(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        return len(bits(in_space(state) & state.edition.humans & ~state.down))


class EatenByMoss(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.eaten


class SelfContaminated(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.contaminated >> case.pawn & 1


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


class DataEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(data_escaped(case.state, row.data))


class DataNotEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(not data_escaped(case.state, row.data))


def assistants_on(state: StationfallState, robots: bool) -> int:
    """Escaped Robots, or Humans who are none, that possess the Digital Assistant."""
    count = 0
    for pawn in range(state.edition.monster):
        if state.data[pawn] >> ASSISTANT & 1 and state.escaped(pawn):
            if (state.edition.robots >> pawn & 1 == 1) == robots:
                count += 1
    return count


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
        sent = case.state.offsites[NEWS] | case.state.offsites[AUTHORITIES]
        return int(not sent >> row.data & 1)


class NewsLacks(Condition):
    def count(self, case: Case, row: Row) -> int:
        return 1 - (case.state.offsites[NEWS] >> row.data & 1)


class AuthoritiesHave(Condition):
    def count(self, case: Case, row: Row) -> int:
        return case.state.offsites[AUTHORITIES] >> row.data & 1


class LiveInPodWithDownHuman(Condition):
    def count(self, case: Case, row: Row) -> int:
        state = case.state
        place = state.where[case.pawn]
        if place < 0 or not state.launched >> place & 1 or not state.live(case.pawn):
            return 0
        for other in companions(state, case.pawn):
            if state.edition.kind[other] & HUMAN and state.down >> other & 1:
                return 1
        return 0


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


class TwoOfSelfEscaped(Condition):
    def count(self, case: Case, row: Row) -> int:
        return int(count_own_escaped(case) >= 2)


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
    SelfAlone(),
    EscapedTogether(),
    SelfHoldsOrInSpace(),
    LiveHumansInSpace(),
    EatenByMoss(),
    SelfContaminated(),
    ContaminatedNpcEscaped(),
    ContaminatedEscaped(),
    DataEscaped(),
    DataNotEscaped(),
    AssistantsOnRobots(),
    AssistantsElsewhere(),
    TwoAssistantsEscaped(),
    NoOffsiteHas(),
    NewsLacks(),
    AuthoritiesHave(),
    LiveInPodWithDownHuman(),
    HumansEscapedWith(),
    AllEscapedHumansHave(),
    SuspectPcs(),
    TwoOfSelfEscaped(),
    NoInnocentPcEscaped(),
    NoRobotEscaped(),
    DownWithSelf(),
    KompromatOfDownWithSelf(),
    SelfWithItem(),
]

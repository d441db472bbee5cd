"""Section actions that the map pieces of characters add."""

from deorbit.core.codec import second
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import (
    BODY,
    CARGO_CLAW,
    FIELD,
    HUMAN,
    KINDS_OF_ITEMS,
    ONE,
    OUTER_SPACE,
    REASSEMBLE,
    ROCKET_WINGS,
    SCRAM,
    WINGS_LAUNCH,
)
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.actions.section import SectionAct
from deorbit.games.stationfall.rules.events import (
    CLAWED,
    CLAWED_ITEM,
    ESCAPED,
    REASSEMBLED,
    WORKED_ON,
)
from deorbit.games.stationfall.rules.kompromat import put_in_hand
from deorbit.games.stationfall.rules.pawns import put
from deorbit.games.stationfall.rules.power import beyond_repair, damage, repair
from deorbit.games.stationfall.rules.reasons import (
    NEVER_HELMETED,
    NO_WINGS,
    NOT_IN_SPACE,
    NOT_SPENT,
)
from deorbit.games.stationfall.rules.sections import land
from deorbit.games.stationfall.rules.sections import move as move_pawn
from deorbit.games.stationfall.rules.state import MESOSPHERE, StationfallState


class Scram(SectionAct):
    """Damage or repair the Reactor, by an Officer (map-scram)."""

    def __init__(self) -> None:
        super().__init__("scram", SCRAM, officers=True)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        return beyond_repair(state, state.where[pawn])

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        dealer.tell(WORKED_ON, pawn, state.where[pawn])
        section = state.where[pawn]
        if state.damaged >> section & 1:
            repair(state, section, dealer)
        else:
            damage(state, section, dealer)


class WingsLaunch(SectionAct):
    """A helmeted Human escapes from Outer Space with the Rocket Wings (map-rocket-wings)."""

    def __init__(self) -> None:
        super().__init__("rocket-wings", WINGS_LAUNCH)

    def obstacle(self, state: StationfallState, pawn: int) -> int:
        if not state.edition.kind[pawn] & HUMAN:
            return NEVER_HELMETED
        winged = state.arms(pawn) & FIELD[ROCKET_WINGS] and state.helmeted(pawn)
        return ALLOWED if winged else NO_WINGS

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        put(state, pawn, MESOSPHERE, dealer)
        dealer.tell(ESCAPED, pawn)


class Reassemble(Act):
    """Take a spent Kompromat of an NPC into the hand, in the Shred Room (map-shred-room)."""

    def __init__(self) -> None:
        super().__init__("reassemble", "card", offer=REASSEMBLE)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        card = second(move)
        spent = state.spent >> card & 1 and not state.owners[card]
        return ALLOWED if spent else NOT_SPENT

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(len(state.owners)))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        card = second(move)
        state.spent &= ~(1 << card)
        put_in_hand(state, state.active, card)
        dealer.tell(REASSEMBLED, state.active, card)


class Claw(Act):
    """Pull a Down Human or Robot from Outer Space (map-cargo-claw)."""

    def __init__(self) -> None:
        super().__init__("claw", "other-character:character", offer=CARGO_CLAW)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        other = second(move)
        caught = (
            state.where[other] == OUTER_SPACE
            and state.down >> other & 1
            and state.edition.kind[other] & BODY
        )
        return ALLOWED if caught else NOT_IN_SPACE

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(state.edition.monster))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        other = second(move)
        dealer.tell(CLAWED, pawn, other)
        move_pawn(state, other, state.where[pawn], dealer)


class ClawItem(Act):
    """Pull an Item from Outer Space (map-cargo-claw)."""

    def __init__(self) -> None:
        super().__init__("claw-item", "item", offer=CARGO_CLAW)

    def rule(self, state: StationfallState, pawn: int, move: int) -> int:
        return ALLOWED if state.lying[OUTER_SPACE] & FIELD[second(move)] else NOT_IN_SPACE

    def targets(self, state: StationfallState, pawn: int, company: list[int]) -> list[int]:
        return list(range(KINDS_OF_ITEMS))

    def effect(self, state: StationfallState, pawn: int, move: int, dealer: Dealer) -> None:
        item = second(move)
        state.lying[OUTER_SPACE] -= ONE[item]
        dealer.tell(CLAWED_ITEM, pawn, item)
        land(state, item, state.where[pawn], dealer)

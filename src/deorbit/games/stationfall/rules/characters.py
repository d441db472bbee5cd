"""Characters (chapter 4), their Items (8) and what they are held guilty of (10)."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.names import (
    ADRENALINE,
    ANTIMATTER,
    ASSISTANT,
    BODY,
    BREACH,
    FIELD,
    FUGITIVE,
    HELMETS,
    HUMAN,
    JURY_RIG,
    KINDS_OF_ITEMS,
    MIMIC_FRAMEUP,
    NOWHERE,
    OFFICER,
    ONE,
    RAT,
    SHIFT,
    TALK_THEM_THROUGH_IT,
    TUNNEL_RAT,
)
from deorbit.games.stationfall.rules.bots import policy
from deorbit.games.stationfall.rules.events import (
    CAME_ROUND,
    CONTAMINATED,
    CONVICTED,
    DOWNED,
    ITEM_ANNIHILATED,
    REVIVED,
    SUSPECTED,
)
from deorbit.games.stationfall.rules.questions import FRAMING, LET_GO
from deorbit.games.stationfall.rules.reasons import (
    HAS_ESCAPED,
    IS_DOWN,
    IS_GONE,
    IS_SWALLOWED,
    ITSELF,
    NOT_COLOCATED,
)
from deorbit.games.stationfall.rules.state import (
    GONE,
    GUILTY,
    INNOCENT,
    INSIDE,
    SUSPECT,
    StationfallState,
)


def exposed(state: StationfallState, pawn: int) -> bool:
    """Whether hazards Down this pawn: a Human without a Helmet (6.1), unless Adrenaline helps."""
    return (
        state.edition.kind[pawn] & HUMAN != 0
        and not state.arms(pawn) & HELMETS
        and not state.ability[pawn] & ADRENALINE
    )


def needs_helmet(state: StationfallState, pawn: int) -> bool:
    """Whether the only Helmet keeps this pawn from being Downed where it is."""
    section = state.where[pawn]
    return (
        section >= 0
        and (state.fire | state.airless) >> section & 1 == 1
        and state.edition.kind[pawn] & HUMAN != 0
        and not state.ability[pawn] & ADRENALINE
        and state.arms(pawn) & HELMETS == ONE[0]
        and state.down >> pawn & 1 == 0
    )


def clings(state: StationfallState, pawn: int) -> bool:
    """Whether Self-Preservation keeps a pawn from parting with its Helmet (11.2)."""
    return needs_helmet(state, pawn) and not policy.is_careless(state)


# Abilities (4.4) --------------------------------------------------------------------------------


def powers(state: StationfallState, pawn: int) -> int:
    """The abilities of a pawn just now: its own, what Troubleshooter talks her player's
    conspirators through, and Breach for everybody in a Blackout (7.2.2.2) and in the turn of a bot
    (bot-steps)."""
    found = state.ability[pawn]
    pc = state.pc[state.active]
    if pc != NOWHERE:
        teacher = state.edition.pawn_of[state.edition.character_of[pc]]
        if (
            state.ability[teacher] & TALK_THEM_THROUGH_IT
            and state.usable(teacher)
            and state.conspirator(state.active, pawn)
        ):
            found |= JURY_RIG | TUNNEL_RAT
    if state.blackout() or policy.opens_locks(state):
        found |= BREACH
    return found


def commands(state: StationfallState, pawn: int) -> bool:
    """Whether a pawn can take the section actions of Officers: with the ability, or with the
    Digital Assistant at its side (card-officer, card-ai)."""
    return state.ability[pawn] & OFFICER != 0 or state.data[pawn] >> ASSISTANT & 1 == 1


# Down and Live (4.6) --------------------------------------------------------------------------


def knock_down(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """A character is Downed (4.6.1). A Human in a Lit section under Cameras makes the active
    player Suspect (10.1.2): `watched` holds such sections while an action of the activation
    phase is taken."""
    bit = 1 << pawn
    if state.down & bit:
        return
    state.down |= bit
    section = state.where[pawn]
    dealer.tell(DOWNED, pawn, section)
    if (
        section >= 0
        and state.watched >> section & 1
        and state.edition.humans & bit
        and not (state.ability[pawn] | state.ability[state.actor]) & FUGITIVE
    ):
        if not state.ability[state.actor] & MIMIC_FRAMEUP or not framed(state, section):
            suspect(state, state.active, dealer)
        elif state.stack.kind() != FRAMING:
            state.ask(FRAMING, state.active, section)


def framed(state: StationfallState, section: int) -> list[int]:
    """Whom Consort can blame (card-mimic-frameup, house-frameup): other Innocent players with a
    conspirator in the section, while the active player is Innocent. The own other colour is one
    (house-conspiracies)."""
    if state.guilt[state.active] != INNOCENT:
        return []
    return [
        other
        for other in range(state.players)
        if other != state.active
        and state.guilt[other] == INNOCENT
        and has_conspirator(state, other, section)
    ]


def has_conspirator(state: StationfallState, conspiracy: int, section: int) -> bool:
    """Whether a player has a conspirator in a section."""
    for pawn in range(state.edition.monster):
        if state.where[pawn] == section and state.conspirator(conspiracy, pawn):
            return True
    return False


def revive(state: StationfallState, pawn: int, by: int, dealer: Dealer) -> None:
    """A Down character is Live again (4.6.3); Humans revived by Medical count on its track."""
    state.down &= ~(1 << pawn)
    if by == pawn:
        dealer.tell(CAME_ROUND, pawn)
    else:
        dealer.tell(REVIVED, by, pawn)
    if by == state.edition.medic != NOWHERE and pawn != by and state.edition.kind[pawn] & HUMAN:
        state.medical += 1


def contaminate(state: StationfallState, pawn: int, dealer: Dealer) -> None:
    """A Contamination token takes an Item slot; who has none left drops an Item (8.5.1)."""
    bit = 1 << pawn
    if state.contaminated & bit:
        return
    state.contaminated |= bit
    dealer.tell(CONTAMINATED, pawn)
    if state.load(pawn) > state.edition.slots[pawn]:
        state.ask(LET_GO, state.active, pawn, int(state.watched != 0))


# Items (8) --------------------------------------------------------------------------------------


def take(state: StationfallState, pawn: int, item: int) -> None:
    """An Item comes into a pawn's possession."""
    state.held[pawn] += ONE[item]
    if item == ANTIMATTER:
        state.antimatter_at = pawn
    elif item == RAT:
        state.where[state.edition.rat] = state.where[pawn]


def gain(state: StationfallState, pawn: int, item: int) -> None:
    """An Item from the supply."""
    state.supply[item] -= 1
    state.held[pawn] += ONE[item]


def destroy_items(state: StationfallState, items: int, dealer: Dealer) -> None:
    """Annihilated Items leave the game (4.6.5.1)."""
    for item in range(KINDS_OF_ITEMS):
        count = (items & FIELD[item]) >> SHIFT[item]
        if count:
            state.removed[item] += count
            if item == RAT:
                state.where[state.edition.rat] = GONE
                state.contaminated &= ~(1 << state.edition.rat)
            dealer.tell(ITEM_ANNIHILATED, item, count)


# Suspicion and guilt (10) -------------------------------------------------------------------------


def suspect(state: StationfallState, conspiracy: int, dealer: Dealer) -> None:
    """An Innocent player becomes Suspect (10.1.1)."""
    if state.guilt[conspiracy] == INNOCENT:
        state.guilt[conspiracy] = SUSPECT
        dealer.tell(SUSPECTED, conspiracy)


def convict_others(state: StationfallState, conspiracy: int, dealer: Dealer) -> None:
    """Evidence reaches the Authorities: all other Suspects become Guilty (10.2.1)."""
    for other in range(state.players):
        if other != conspiracy and state.guilt[other] == SUSPECT:
            state.guilt[other] = GUILTY
            dealer.tell(CONVICTED, other)


def owners_of(state: StationfallState, pawn: int) -> int:
    """A mask of the conspiracies whose PC this pawn is, 0 for an NPC (4.1)."""
    card = state.edition.card_of[pawn]
    return state.owners[card] if card != NOWHERE else 0


def is_accused(state: StationfallState, owners: int) -> bool:
    """Whether a PC belongs to a player who is not Innocent."""
    for conspiracy in range(state.players):
        if owners >> conspiracy & 1 and state.guilt[conspiracy] != INNOCENT:
            return True
    return False


def npcs(state: StationfallState, pawn: int) -> list[int]:
    """The Humans and Robots other than a pawn that are nobody's PC."""
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.edition.kind[other] & BODY
        and not state.owners[state.edition.card_of[other]]
    ]


def beside(state: StationfallState, pawn: int, kinds: int) -> list[int]:
    """The other characters of some kinds that are colocated with a pawn (5.2)."""
    return [
        other
        for other in range(state.edition.monster)
        if other != pawn
        and state.where[other] == state.where[pawn]
        and state.edition.kind[other] & kinds
    ]


def apart(pawn: int, other: int) -> int:
    """Why a character is not colocated with another: it is elsewhere, or the same one (5.2)."""
    return ITSELF if pawn == other else NOT_COLOCATED


def not_usable(state: StationfallState, pawn: int) -> int:
    """Down, escaped or annihilated (4.6.2, 4.6.5.2, 4.6.6.3)."""
    if state.where[pawn] == GONE:
        return IS_GONE
    if state.escaped(pawn):
        return HAS_ESCAPED
    return IS_SWALLOWED if state.where[pawn] == INSIDE else IS_DOWN

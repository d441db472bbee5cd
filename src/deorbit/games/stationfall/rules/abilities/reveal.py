"""Revealing (15.3): the card is turned over, and reveal powers take effect (4.4.4)."""

from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.names import (
    ARTIFACT,
    AUTHORIZED_FORCE,
    BLUDGEON,
    CLAYMORE,
    ENIGMA,
    EXTRICATE,
    FAKE_ARTIFACT,
    FIELD,
    GO_GO_GO,
    GUN,
    HAYWIRE,
    HOLLOW_PROMISES,
    HOMEWORK,
    LAST_GASP,
    MISSION_FIRST,
    NOWHERE,
    OFFSHORE_SHENANIGANS,
    ONE,
    OVERLOAD,
    PEACEKEEPER,
    RECORDED_CONFESSIONAL,
    SECRET_CACHE,
    SHAPESHIFT_SWITCH,
    TROJAN_HORSE,
    UNCANNY,
    ZIP_GUN,
)
from deorbit.games.stationfall.rules.abilities.deceptions import horses, swappable
from deorbit.games.stationfall.rules.abilities.reveal_questions import (
    cachers,
    confessors,
    receive,
    receives,
)
from deorbit.games.stationfall.rules.characters import owners_of, revive, take
from deorbit.games.stationfall.rules.events import (
    ARTIFACT_FAKED,
    BRIBE_RETRIEVED,
    CUBES_BETRAYED,
    CUBES_RETURNED,
    GREY_BRIBES_BACK,
    MISSION_FIRST_CUBES,
    PIRATES,
    REVEALED,
    SCHROEDINGER,
)
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import (
    ACT,
    BY_GASP,
    BY_GO,
    CACHING,
    CALLING,
    CONFESSING,
    HORSING,
    LET_GO,
    OVERLOADING,
    SHOWING,
    SWITCHING,
    TRAPPING,
)
from deorbit.games.stationfall.rules.state import INSIDE, UNUSED, StationfallState


def reveal(
    state: StationfallState, conspiracy: int, identity: int, empowered: bool, dealer: Dealer
) -> None:
    """Turn an identity card face up (15.3.1); `empowered` unless it is Stationfall (16.2)."""
    schroedinger = identity != state.identity[conspiracy]
    kind = SCHROEDINGER if schroedinger else REVEALED
    dealer.tell(kind, conspiracy, identity)
    if schroedinger:
        state.schroedinger |= 1 << conspiracy
        put_aside(state, conspiracy, identity, empowered)
    card = state.edition.character_of[identity]
    state.identity[conspiracy] = identity
    state.pc[conspiracy] = identity
    state.owners[card] |= 1 << conspiracy
    clear_cubes(state, conspiracy, card, dealer)
    if empowered:
        state.early |= 1 << conspiracy
        gain_abilities(state, identity, schroedinger)
        use_powers(state, conspiracy, identity, dealer)
    elif state.edition.powers[identity] & EXTRICATE:
        extricate(state, dealer)


def put_aside(state: StationfallState, conspiracy: int, identity: int, empowered: bool) -> None:
    """A Schroedinger Reveal discards the other identity cards unseen (3.5.1, 17.3.2), unless
    Stranger keeps them as Bonus Characters (card-enigma)."""
    rest = (state.bonus[conspiracy] | 1 << state.identity[conspiracy]) & ~(1 << identity)
    count = state.bonus_count[conspiracy]
    if empowered and state.edition.powers[identity] & ENIGMA:
        state.bonus[conspiracy] = rest
    else:
        state.bonus[conspiracy] = 0
        state.bonus_count[conspiracy] = 0
        state.aside[conspiracy] = rest
        state.aside_count[conspiracy] = count


def clear_cubes(state: StationfallState, conspiracy: int, card: int, dealer: Dealer) -> None:
    """Own cubes return to the pool, all others go to Betrayal (15.3.1), those of the own other
    colour too (17.2.4); those that Medical's reveal sends there count on its track
    (card-medical)."""
    medical = state.edition.pawn_of[card] == state.edition.medic
    for other in range(state.players):
        place = card * state.players + other
        count = state.cubes[place]
        if count:
            state.cubes[place] = 0
            if other == conspiracy:
                state.pool[other] += count
                dealer.tell(CUBES_RETURNED, other, card, count)
            else:
                state.betrayal[other] += count
                if medical:
                    state.medical += count
                dealer.tell(CUBES_BETRAYED, other, card, count)


def gain_abilities(state: StationfallState, identity: int, schroedinger: bool) -> None:
    """A PC has the reveal powers of its card for good (4.4.4), and may lose an ability by them."""
    lost = 0
    powers = state.edition.powers[identity]
    if powers & AUTHORIZED_FORCE:
        lost |= PEACEKEEPER
    if powers & ENIGMA and schroedinger:
        lost |= UNCANNY
    for pawn in state.edition.pawns_of[state.edition.character_of[identity]]:
        state.ability[pawn] |= state.edition.reveal[identity]
        state.ability[pawn] &= ~lost


def use_powers(state: StationfallState, conspiracy: int, identity: int, dealer: Dealer) -> None:
    """What happens once, when a player reveals (15.3.2). Of several questions the last one put is
    answered first."""
    powers = state.edition.powers[identity]
    card = state.edition.character_of[identity]
    pawn = state.edition.pawn_of[card]
    if powers & OVERLOAD:
        state.ask(OVERLOADING, conspiracy)
    if powers & RECORDED_CONFESSIONAL and confessors(state, pawn):
        state.ask(CONFESSING, conspiracy)
    if powers & HAYWIRE and receives(state, pawn, BLUDGEON):
        receive(state, conspiracy, pawn, BLUDGEON, dealer)
    if powers & ZIP_GUN and receives(state, pawn, GUN):
        receive(state, conspiracy, pawn, GUN, dealer)
    if powers & SECRET_CACHE and cachers(state, conspiracy):
        state.ask(CACHING, conspiracy)
    if powers & HOMEWORK and state.bonus_count[state.lead[conspiracy]]:
        state.ask(SHOWING, conspiracy)
    if powers & SHAPESHIFT_SWITCH and swappable(state, pawn):
        state.ask(SWITCHING, conspiracy)
    if powers & TROJAN_HORSE and horses(state):
        state.ask(HORSING, conspiracy)
    if powers & CLAYMORE:
        state.trapper = conspiracy
        state.ask(TRAPPING, conspiracy)
    if powers & GO_GO_GO and state.card_usable(card):
        state.called = 0
        state.ask(CALLING, conspiracy, card, BY_GO)
    if powers & LAST_GASP:
        gasp(state, conspiracy, pawn, dealer)
    if powers & FAKE_ARTIFACT:
        fake_artifact(state, conspiracy, pawn, dealer)
    if powers & EXTRICATE:
        extricate(state, dealer)
    if powers & HOLLOW_PROMISES:
        promise(state, dealer)
    if powers & MISSION_FIRST and state.betrayal[conspiracy]:
        count = state.betrayal[conspiracy]
        dealer.tell(MISSION_FIRST_CUBES, conspiracy, count)
        state.pool[conspiracy] += state.betrayal[conspiracy]
        state.betrayal[conspiracy] = 0
    if powers & OFFSHORE_SHENANIGANS and state.bribe[conspiracy] != UNUSED:
        state.bribe[conspiracy] = UNUSED
        dealer.tell(BRIBE_RETRIEVED, conspiracy)


def gasp(state: StationfallState, conspiracy: int, pawn: int, dealer: Dealer) -> None:
    """Last Gasp: come round, or take an action."""
    if state.down >> pawn & 1:
        swallowed = state.where[pawn] == INSIDE and not state.escaped(pawn)
        if swallowed or (state.present(pawn) and not would_fall(state, pawn, state.where[pawn])):
            revive(state, pawn, pawn, dealer)
    elif state.usable(pawn):
        state.ask(ACT, conspiracy, pawn, BY_GASP)


def fake_artifact(state: StationfallState, conspiracy: int, pawn: int, dealer: Dealer) -> None:
    """Unless a PC possesses it, the Artifact moves to Doctor, even if it had been annihilated."""
    if not state.present(pawn):
        return
    for holder in range(state.edition.monster):
        if state.held[holder] & FIELD[ARTIFACT]:
            if owners_of(state, holder):
                return
            state.held[holder] -= ONE[ARTIFACT]
    for section in range(state.edition.size):
        state.lying[section] &= ~FIELD[ARTIFACT]
    state.removed[ARTIFACT] = 0
    take(state, pawn, ARTIFACT)
    dealer.tell(ARTIFACT_FAKED, pawn)
    if state.load(pawn) > state.edition.slots[pawn]:
        state.ask(LET_GO, conspiracy, pawn)


def extricate(state: StationfallState, dealer: Dealer) -> None:
    """The Rescue Ship is a Pirate Ship, if there is one."""
    if state.edition.ship:
        state.pirate = 1
        dealer.tell(PIRATES)


def promise(state: StationfallState, dealer: Dealer) -> None:
    """Hollow Promises: all grey Bribes are back on Billionaire's card (house-grey-bribes)."""
    if state.edition.rich != NOWHERE:
        state.grey_left = state.edition.grey_bribes
        state.grey_on = [0] * len(state.grey_on)
        dealer.tell(GREY_BRIBES_BACK, state.edition.rich, state.grey_left)

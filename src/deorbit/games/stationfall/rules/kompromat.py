"""Kompromat (8.5.2): where the tokens are, and whose hand knows them."""

from deorbit.core.chance import Chance
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, UNSEEN, StationfallState
from deorbit.games.stationfall.rules.tutorial import face_is_open


def unseen_kompromat(state: StationfallState) -> list[int]:
    """The cards whose tokens lie on the board, as far as this state tells, except those whose
    place a position has fixed."""
    seen = state.spent | state.discarded
    for hand in state.hand:
        seen |= hand
    for card in state.face:
        if card >= 0:
            seen |= 1 << card
    return bits(state.edition.with_token & ~seen)


def find_kompromat(state: StationfallState, section: int, chance: Chance) -> int:
    """Take the token of a section into the active player's hand (12.2.3): its face is drawn now,
    and counts as a draw even where a position has fixed it."""
    card = state.face[section]
    if card == UNSEEN:
        pile = unseen_kompromat(state)
        card = pile[chance.below(len(pile))]
    else:
        chance.below(1)
    owner = state.hand_at[state.active]
    if face_is_open(state, section):
        state.shown[owner] |= 1 << card
    state.face[section] = NO_KOMPROMAT
    state.hand[owner] |= 1 << card
    state.hand_count[owner] += 1
    return card


def put_in_hand(state: StationfallState, conspiracy: int, card: int) -> None:
    """A token that everybody saw goes to a hand: all remember that it is there."""
    owner = state.hand_at[conspiracy]
    state.hand[owner] |= 1 << card
    state.hand_count[owner] += 1
    state.shown[owner] |= 1 << card


def put_from_hand(state: StationfallState, conspiracy: int, card: int) -> None:
    bit = 1 << card
    owner = state.hand_at[conspiracy]
    state.hand[owner] &= ~bit
    state.hand_count[owner] -= 1
    state.shown[owner] &= ~bit


def own_hand(state: StationfallState) -> int:
    """The active player's Kompromat: two colours of one player share it (17.2.6)."""
    return state.hand[state.hand_at[state.active]]

"""An action offered for a Bribe or Kompromat, and what the owner of a PC answers (15.5.4.3,
15.5.5.2)."""

from deorbit.core.codec import first, kind_of, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always, Pick
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.characters import owners_of, suspect
from deorbit.games.stationfall.rules.events import ACCEPTED, BRIBE_REFUSED, KOMPROMAT_REFUSED
from deorbit.games.stationfall.rules.kompromat import put_in_hand
from deorbit.games.stationfall.rules.questions import (
    ACT,
    ACTIVATE_STEP,
    ACTIVATION,
    ANSWERER,
    BY_BRIBE,
    BY_KOMPROMAT,
    CONSENT,
    TURN,
)
from deorbit.games.stationfall.rules.reasons import NOBODY_TO_ACTIVATE, NOT_AN_OWNER
from deorbit.games.stationfall.rules.state import INNOCENT, UNUSED, StationfallState
from deorbit.games.stationfall.rules.turn.activation import somebody_to_activate
from deorbit.games.stationfall.rules.tutorial import LINDSEY


def is_deaf(state: StationfallState, pawn: int) -> bool:
    """Whether a character is the PC of bots alone: they accept nothing
    (bot-bribes-and-kompromat). Nor does Lindsey (tutorial-refusal)."""
    owners = owners_of(state, pawn)
    deaf = state.bots | 1 << LINDSEY if state.tutorial else state.bots
    return owners != 0 and owners & ~deaf == 0


def hand_back(state: StationfallState, owner: int, pawn: int, source: int, dealer: Dealer) -> None:
    """What was offered goes back to the active player."""
    card = state.edition.card_of[pawn]
    if source != BY_KOMPROMAT:
        if source == BY_BRIBE:
            state.bribe[state.active] = UNUSED
        else:
            state.grey_left += 1
            state.grey_on[card] -= 1
        dealer.tell(BRIBE_REFUSED, owner, pawn)
    else:
        state.spent &= ~(1 << card)
        put_in_hand(state, state.active, card)
        dealer.tell(KOMPROMAT_REFUSED, owner, pawn)


def out_of_phase(state: StationfallState) -> int:
    """Why no Bribe or Kompromat can be used now: it opens the activation phase if it comes before
    the disc, so there must be somebody to activate (house-before-the-disc)."""
    if kind_of(state.stack.frames[-1]) == ACTIVATION or somebody_to_activate(state):
        return ALLOWED
    return NOBODY_TO_ACTIVATE


def open_activation(state: StationfallState) -> None:
    """Reveal and Influence are over for this turn (15.2)."""
    if kind_of(state.stack.frames[-1]) == TURN:
        state.stack.pop()
        state.ask(TURN, state.active, ACTIVATE_STEP)


def offer(state: StationfallState, pawn: int, source: int, dealer: Dealer) -> None:
    """An action with somebody for a Bribe or Kompromat; a bot refuses before one is chosen, and is
    not suspected for it (house-bot-refusal), and so does Lindsey (house-tutorial-refusal)."""
    if (state.bots or state.tutorial) and is_deaf(state, pawn) and not state.owns(pawn):
        hand_back(state, bits(owners_of(state, pawn))[0], pawn, source, dealer)
    else:
        state.ask(ACT, state.active, pawn, source)


class Ask(Pick[StationfallState]):
    """Of the two players whose PC Doctor is, pick the one who answers (card-split)."""

    def __init__(self) -> None:
        super().__init__("ask", "player", [ANSWERER], NOT_AN_OWNER)

    def choices(self, state: StationfallState, seat: int) -> list[int]:
        return bits(owners_of(state, second(state.stack.frames[-1])))

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        frame = state.stack.pop()
        if state.bots >> first(move) & 1:
            state.pending = NOWHERE
            hand_back(state, first(move), second(frame), third(frame), dealer)
        else:
            state.ask(CONSENT, first(move), second(frame), third(frame))


def asked_owner(state: StationfallState, pawn: int, seat: int) -> int:
    """The conspiracy of a seat whose PC this is."""
    owners = [owner for owner in bits(owners_of(state, pawn)) if state.seat_of[owner] == seat]
    return owners[0]


def accused_by_refusal(state: StationfallState, pawn: int, source: int) -> list[int]:
    """Who becomes Suspect when Kompromat is refused: the Innocent among the owners (15.5.5.2)."""
    if source != BY_KOMPROMAT:
        return []
    return [owner for owner in bits(owners_of(state, pawn)) if state.guilt[owner] == INNOCENT]


class Accept(Always[StationfallState]):
    """The owner of a PC lets it take the action that is asked for."""

    def __init__(self, acts: list[Act]) -> None:
        super().__init__("accept", [CONSENT])
        self.acts = acts

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        frame = state.stack.pop()
        pawn = second(frame)
        pending = state.pending
        state.pending = NOWHERE
        dealer.tell(ACCEPTED, asked_owner(state, pawn, seat), pawn)
        self.acts[kind_of(pending)].run(state, pawn, pending, third(frame), dealer)


class Refuse(Always[StationfallState]):
    """The owner of a PC refuses: a Bribe goes back (15.5.4.3), so does Kompromat, but an Innocent
    player becomes Suspect by it (15.5.5.2), the other owner of Doctor too (card-split)."""

    def __init__(self) -> None:
        super().__init__("refuse", [CONSENT])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        frame = state.stack.pop()
        pawn = second(frame)
        state.pending = NOWHERE
        hand_back(state, asked_owner(state, pawn, seat), pawn, third(frame), dealer)
        for accused in accused_by_refusal(state, pawn, third(frame)):
            suspect(state, accused, dealer)

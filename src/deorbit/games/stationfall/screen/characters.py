"""Characters as a screen shows them: where a pawn is, what it is able to, what lies on its card."""

from deorbit.core.screen import Sentence
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    BODY,
    DATA,
    FIELD,
    ITEMS,
    NOWHERE,
    POWERS,
    STANDING,
)
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.positions.write import items_to_list, names_in, place_name
from deorbit.games.stationfall.rules.state import INSIDE, OFF_BOARD, StationfallState
from deorbit.games.stationfall.rules.turn.activation import actions_of, exhausted
from deorbit.games.stationfall.screen.contract import Character, Monster


def characters(state: StationfallState) -> dict[str, Character]:
    pawns = state.edition.pawns
    return {pawns[pawn]: character(state, pawn) for pawn in range(state.edition.monster)}


def character(state: StationfallState, pawn: int) -> Character:
    edition = state.edition
    card = edition.card_of[pawn]
    players = range(state.players)
    first = card * state.players
    integral = integral_of(state, pawn)
    return Character(
        card=edition.cards[card],
        at=section_of(state, pawn),
        stands=place_name(state, pawn),
        place=place(state, pawn),
        down=state.down >> pawn & 1 == 1,
        contaminated=state.contaminated >> pawn & 1 == 1,
        usable=state.usable(pawn),
        swallowed=state.where[pawn] == INSIDE,
        marked=state.mark == pawn and on_board(state, edition.monster),
        owners=bits(state.owners[card]),
        conspirators=[player for player in players if state.conspirator(player, pawn)],
        abilities=abilities(state, pawn),
        integral=integral,
        holds=[*integral, *items_to_list(state.held[pawn])],
        data=names_in(state.data[pawn], DATA),
        slots=edition.slots[pawn],
        slots_used=state.load(pawn),
        cubes=[
            (player, state.cubes[first + player])
            for player in players
            if state.cubes[first + player]
        ],
        discs=[player for player in players if state.disc[player] == card],
        bribes=[player for player in players if state.bribe[player] == card],
        grey_bribes=state.grey_on[card],
        spent=state.spent >> card & 1 == 1,
        exhausted=exhausted(state, pawn),
        actions=actions_of(state, pawn),
    )


def monster(state: StationfallState) -> Monster | None:
    pawn = state.edition.monster
    if not on_board(state, pawn):
        return None
    return Monster(place_name(state, pawn), state.down >> pawn & 1 == 1, len(state.inside))


# Where --------------------------------------------------------------------------------------------


def on_board(state: StationfallState, pawn: int) -> bool:
    return state.where[pawn] != OFF_BOARD


def section_of(state: StationfallState, pawn: int) -> str | None:
    """Where it is, None off the board and outside pods in the Mesosphere. Who has been swallowed
    is where the Monster is."""
    at = state.where[pawn]
    if at == INSIDE:
        at = state.where[state.edition.monster]
    return state.edition.section_names[at] if at >= 0 else None


def place(state: StationfallState, pawn: int) -> Sentence:
    """Where a pawn is, in words."""
    at = state.where[pawn]
    if at != INSIDE and state.escaped(pawn):
        return sentence("place-escaped")
    if at >= 0:
        return sentence("place-section", at=state.edition.section_names[at])
    if at == OFF_BOARD and not state.edition.kind[pawn] & BODY:
        return sentence("place-data")
    return sentence(f"place-{place_name(state, pawn)}")


# What it is able to -------------------------------------------------------------------------------


def abilities(state: StationfallState, pawn: int) -> list[str]:
    """All that it has now, first what is printed on its card; of a PC revealed before Stationfall
    also the Reveal Powers that happen once (4.4.4)."""
    edition = state.edition
    now, printed = state.ability[pawn], edition.abilities[pawn]
    found = [STANDING[bit] for bit in (*bits(now & printed), *bits(now & ~printed))]
    card = edition.card_of[pawn]
    for player in bits(state.owners[card] & state.early) if card != NOWHERE else ():
        found += [POWERS[bit] for bit in bits(edition.powers[state.pc[player]])]
    return found


def integral_of(state: StationfallState, pawn: int) -> list[str]:
    """The Items that never leave it (8.4), but for those that have been broken."""
    fixed = state.integral[pawn]
    return [name for item, name in enumerate(ITEMS) if fixed & FIELD[item]] if fixed else []

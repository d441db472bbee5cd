"""Placing dice (chapter 5): on tiles, missions, disaster cards and the Habitation Module."""

from typing import Final

from deorbit.core.codec import first, pack, second, third
from deorbit.core.dealer import Dealer
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.intrepid.content.dice import SPACE_BITS, SPACE_MASK, VALUE, with_die
from deorbit.games.intrepid.content.edition import (
    CARD_SPACES,
    NEXT,
    SAME,
    STATION,
    TILE_SPACES,
)
from deorbit.games.intrepid.rules.abilities import trigger
from deorbit.games.intrepid.rules.events import CARD_REMOVED, MISSION_DONE, PLACED
from deorbit.games.intrepid.rules.questions import ASK_PAY, ASK_PLACE
from deorbit.games.intrepid.rules.reasons import (
    CARD_DEALT_WITH,
    DOES_NOT_FIT,
    ENOUGH_THIS_ROUND,
    HABITATION_FULL,
    IS_DISABLED,
    MISSION_COMPLETE,
    NO_OPEN_SPACE,
    NOT_BUILT,
    NOT_DEALT,
    NOT_LYING,
    NOT_ON_STATION,
    NOT_YOUR_CREW,
    NOT_YOUR_TILE,
    NOTHING_TO_PAY,
    TILE_GONE,
)
from deorbit.games.intrepid.rules.refusals import not_held
from deorbit.games.intrepid.rules.state import (
    EMPTY,
    GONE,
    IN_OFFER,
    MARK_CREW,
    MARK_VALUE,
    IntrepidState,
)

NO_SPACE: Final = -1
ALL_VALUES: Final = 63
BIT: Final = [0, 1, 2, 4, 8, 16, 32]
"""The bit of a value in a mask; none for an open space."""


def tile_takes(state: IntrepidState, tile: int) -> int:
    """The values that a tile takes now, as a mask (house-needs)."""
    needs = state.edition.needs
    dice = state.dice[tile]
    taken = 0
    for space in range(state.edition.spaces[tile]):
        if dice >> SPACE_BITS * space & SPACE_MASK == 0:
            need = needs[TILE_SPACES * tile + space]
            if need < SAME:
                taken |= need
            elif dice & SPACE_MASK:
                taken |= 1 << (VALUE[(dice & SPACE_MASK) - 1] - 1)
    return taken


def tile_space(state: IntrepidState, tile: int, value: int) -> int:
    """The first open space of a tile that takes a die of this value."""
    needs = state.edition.needs
    dice = state.dice[tile]
    for space in range(state.edition.spaces[tile]):
        if dice >> SPACE_BITS * space & SPACE_MASK == 0:
            need = needs[TILE_SPACES * tile + space]
            if need < SAME:
                if need >> (value - 1) & 1:
                    return space
            elif dice & SPACE_MASK and VALUE[(dice & SPACE_MASK) - 1] == value:
                return space
    return NO_SPACE


def is_spent(state: IntrepidState, place: int) -> bool:
    """Whether a mission has got all the dice that it takes in a round (house-mission-pace)."""
    if place >= state.dealt:
        return False
    dice = 0
    for mark in range(place * CARD_SPACES, place * CARD_SPACES + CARD_SPACES):
        if state.marks[mark] >> MARK_CREW:
            dice += 1
    return dice >= state.edition.figures.mission_pace


def card_space(state: IntrepidState, place: int, value: int) -> int:
    """The first open space of a card on the table that takes a die of this value."""
    if is_spent(state, place):
        return NO_SPACE
    needs = state.edition.cards[state.table[place]].needs
    start = place * CARD_SPACES
    for space in range(len(needs)):
        if state.marks[start + space] == 0:
            need = needs[space]
            if need < SAME:
                if need >> (value - 1) & 1:
                    return space
            elif need == SAME:
                if state.marks[start] & MARK_VALUE == value:
                    return space
            elif need == NEXT:
                before = state.marks[start + space - 1] & MARK_VALUE
                if before and before + 1 == value:
                    return space
            elif seen_on(state, place) & BIT[value] == 0:
                return space
    return NO_SPACE


def card_takes(state: IntrepidState, place: int) -> int:
    """The values that a card on the table takes now, as a mask."""
    if is_spent(state, place):
        return 0
    needs = state.edition.cards[state.table[place]].needs
    start = place * CARD_SPACES
    taken = 0
    for space in range(len(needs)):
        if state.marks[start + space] == 0:
            need = needs[space]
            if need < SAME:
                taken |= need
            elif need == SAME:
                taken |= BIT[state.marks[start] & MARK_VALUE]
            elif need == NEXT:
                before = state.marks[start + space - 1] & MARK_VALUE
                if 0 < before < 6:
                    taken |= BIT[before + 1]
            else:
                taken |= ALL_VALUES & ~seen_on(state, place)
    return taken


def seen_on(state: IntrepidState, place: int) -> int:
    """The values of the dice on a card, as a mask."""
    seen = 0
    for mark in range(place * CARD_SPACES, place * CARD_SPACES + CARD_SPACES):
        seen |= BIT[state.marks[mark] & MARK_VALUE]
    return seen


def habitation_space(state: IntrepidState, crew: int, value: int) -> int:
    needs = state.edition.figures.habitation_needs
    dice = state.habitation[crew]
    for space in range(len(needs)):
        if dice >> SPACE_BITS * space & SPACE_MASK == 0 and needs[space] >> (value - 1) & 1:
            return space
    return NO_SPACE


def not_standing(state: IntrepidState, tile: int) -> int:
    """Why a tile that is not on the station takes no dice."""
    if state.at[tile] == IN_OFFER:
        return NOT_BUILT
    return TILE_GONE if state.at[tile] == GONE else NOT_ON_STATION


class Place(ActionKind[IntrepidState]):
    """Put a die of the pool somewhere (5.1)."""

    def __init__(self) -> None:
        super().__init__("place", "country die place", [ASK_PLACE])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        face, place = second(move), third(move)
        if not state.has_crew(seat, first(move)):
            return NOT_YOUR_CREW
        crew = state.crew_of[first(move)]
        if not state.holds(crew, face):
            return not_held(state, crew, face)
        code = self.refuses(state, crew, VALUE[face], place)
        if code == ALLOWED and state.is_toxic(face) and state.size[crew] < 2:
            return NOTHING_TO_PAY
        return code

    def refuses(self, state: IntrepidState, crew: int, value: int, place: int) -> int:
        edition = state.edition
        if place < edition.first_card:
            if state.at[place] >= STATION:
                return not_standing(state, place)
            if state.owner[place] != crew:
                return NOT_YOUR_TILE
            if state.disabled(place):
                return IS_DISABLED
            if tile_space(state, place, value) != NO_SPACE:
                return ALLOWED
            return NO_OPEN_SPACE if state.is_full(place) else DOES_NOT_FIT
        if place == edition.habitation:
            free = habitation_space(state, crew, value) != NO_SPACE
            return ALLOWED if free else HABITATION_FULL
        card = place - edition.first_card
        if card not in state.table:
            return NOT_DEALT if edition.cards[card].disaster < 0 else NOT_LYING
        at = state.table.index(card)
        if card_space(state, at, value) != NO_SPACE:
            return ALLOWED
        if state.is_filled(at):
            return MISSION_COMPLETE if at < state.dealt else CARD_DEALT_WITH
        return ENOUGH_THIS_ROUND if is_spent(state, at) else DOES_NOT_FIT

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        """Place by place, so that what a place takes is worked out once."""
        edition = state.edition
        cards = [card_takes(state, place) for place in range(len(state.table))]
        for crew in state.crews_of(seat):
            faces = state.faces(crew)
            if state.size[crew] < 2:
                faces = [face for face in faces if not state.is_toxic(face)]
            if not faces:
                continue
            start = pack(self.number, state.country[crew])
            for slot in range(STATION):
                tile = state.slot[slot]
                if tile != EMPTY and state.owner[tile] == crew and not state.disabled(tile):
                    takes = tile_takes(state, tile)
                    if takes:
                        for face in faces:
                            if takes >> (VALUE[face] - 1) & 1:
                                moves.append(start | face << 17 | tile << 27)
            for at in range(len(cards)):
                if cards[at]:
                    place = edition.first_card + state.table[at]
                    for face in faces:
                        if cards[at] >> (VALUE[face] - 1) & 1:
                            moves.append(start | face << 17 | place << 27)
            for face in faces:
                if habitation_space(state, crew, VALUE[face]) != NO_SPACE:
                    moves.append(start | face << 17 | edition.habitation << 27)

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        """A toxic die has its price first (9.3.1, house-toxic-first), then the ability works."""
        face, place = second(move), third(move)
        crew = state.crew_of[first(move)]
        toxic = state.is_toxic(face)
        put(state, crew, face, place, dealer)
        if toxic:
            state.ask(ASK_PAY, crew, place, face)
        elif place < state.edition.first_card:
            trigger(state, crew, place, face, dealer)


def put(state: IntrepidState, crew: int, face: int, place: int, dealer: Dealer) -> None:
    edition = state.edition
    value = VALUE[face]
    state.drop(crew, face)
    dealer.tell(PLACED, state.country[crew], face, place)
    if place < edition.first_card:
        space = tile_space(state, place, value)
        state.dice[place] = with_die(state.dice[place], space, face)
    elif place == edition.habitation:
        space = habitation_space(state, crew, value)
        state.habitation[crew] = with_die(state.habitation[crew], space, face)
    else:
        at = state.table.index(place - edition.first_card)
        space = card_space(state, at, value)
        state.marks[at * CARD_SPACES + space] = value | crew + 1 << MARK_CREW
        if state.is_filled(at):
            if at < state.dealt:
                dealer.tell(MISSION_DONE, state.table[at])
            else:
                state.find_toxic()
                dealer.tell(CARD_REMOVED, state.table[at])

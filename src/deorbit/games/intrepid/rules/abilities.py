"""What the ability of a tile begins when a die is placed there (chapter 6)."""

from typing import Final

from deorbit.core.dealer import Dealer
from deorbit.games.intrepid.content.dice import TURNS, VALUE, turned, wrapped
from deorbit.games.intrepid.content.edition import (
    ABILITIES,
    AMPLIFY,
    CANADA,
    NAMED,
    Ability,
)
from deorbit.games.intrepid.rules.events import (
    AMPLIFY_GAINED,
    CAPACITY_GAINED,
    CAPACITY_LOST,
    CONVERTER_GAINED,
    NEW_DIE,
    ROLLED_TO_STORAGE,
)
from deorbit.games.intrepid.rules.questions import (
    ASK_ADJUST,
    ASK_COPY,
    ASK_DISCARD,
    ASK_NAME,
    ASK_NEAR,
    ASK_REROLL,
    ASK_SET,
    ASK_SHIFT,
    ASK_TAKE,
    ASK_TURN,
)
from deorbit.games.intrepid.rules.rolling import rolled_face
from deorbit.games.intrepid.rules.state import IntrepidState

CONVERTERS: Final = 4


class Placed:
    """A die that was just placed: whose, where, as it lies, and what it begins there."""

    def __init__(self, crew: int, tile: int, face: int, ability: Ability) -> None:
        self.crew = crew
        self.tile = tile
        self.face = face
        self.ability = ability


def works(state: IntrepidState, tile: int) -> bool:
    """Whether a die brings about the ability of a tile: at once (6.1), or the last one does
    (house-last-die)."""
    return not state.edition.tiles[tile].ability.last or state.is_full(tile)


def trigger(state: IntrepidState, crew: int, tile: int, face: int, dealer: Dealer) -> None:
    """A die lies on a tile: its ability works."""
    card = state.edition.tiles[tile]
    if card.resources[0] == NAMED:
        state.ask(ASK_NAME, crew, tile)
    if works(state, tile):
        placed = Placed(crew, tile, face, card.ability)
        BEGIN[card.ability.kind].begin(state, placed, dealer)


def gain(state: IntrepidState, crew: int, face: int, dealer: Dealer) -> None:
    """A new die from the supply into the pool (6.2)."""
    state.add(crew, face)
    dealer.tell(NEW_DIE, state.country[crew], face)


def gain_capacity(state: IntrepidState, crew: int, number: int, dealer: Dealer) -> None:
    """Nobody holds more than the limit (house-count)."""
    most = state.edition.figures.capacity_most
    number = min(number, most - state.capacity[crew])
    if number > 0:
        state.capacity[crew] += number
        total = state.capacity[crew]
        dealer.tell(CAPACITY_GAINED, state.country[crew], number, total)


def lose_capacity(state: IntrepidState, crew: int, number: int, dealer: Dealer) -> None:
    """Nobody has less than none."""
    number = min(number, state.capacity[crew])
    if number > 0:
        state.capacity[crew] -= number
        total = state.capacity[crew]
        dealer.tell(CAPACITY_LOST, state.country[crew], number, total)


def gain_amplify(state: IntrepidState, crew: int, dealer: Dealer) -> None:
    """From the supply, if it has one left (house-small-abilities)."""
    if state.bank[AMPLIFY]:
        state.bank[AMPLIFY] -= 1
        state.amplify[crew] += 1
        dealer.tell(AMPLIFY_GAINED, state.country[crew])


def copies(face: int, by: int) -> list[int]:
    """How a new die can lie that copies this one and is turned once (7.2.4)."""
    return [turned(face, turn) for turn in range(len(TURNS)) if by >> turn & 1]


def neighbours(value: int, by: int) -> list[int]:
    """The values one higher and one lower, as the mask allows (7.4.1)."""
    found: list[int] = []
    if by & 1:
        found.append(wrapped(value + 1))
    if by & 2:
        found.append(wrapped(value - 1))
    return found


def reaches(value: int, to: int, by: int, most: int) -> bool:
    """Whether a die gets from one value to the other within so many steps, wrapping (4.3)."""
    up, down = (to - value) % 6, (value - to) % 6
    return bool((by & 1 and 0 < up <= most) or (by & 2 and 0 < down <= most))


class Nothing:
    """A tile without an ability; base of what abilities begin."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        return


class Roll(Nothing):
    """Roll new dice into the pool, then discard (7.1.1)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        crew, ability = placed.crew, placed.ability
        count = min(ability.count, state.supply[crew])
        for _ in range(count):
            gain(state, crew, rolled_face(state.country[crew], dealer.chance), dealer)
        if count and ability.discard:
            state.ask(ASK_DISCARD, crew, placed.tile, min(ability.discard, state.size[crew]))


class Asking(Nothing):
    """Base of abilities that leave something to choose."""

    def __init__(self, question: int) -> None:
        self.question = question


class PoolDie(Asking):
    """One die of the pool may be changed, if there is one that can be (house-no-target)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        if state.has_among(placed.crew, placed.ability.of):
            state.ask(self.question, placed.crew, placed.tile, placed.ability.count)


class StoredDie(Asking):
    """Dice in storage may be taken or changed (7.3.8, 7.3.10)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        for value in range(6):
            if placed.ability.of >> value & 1 and state.storage[value]:
                state.ask(self.question, placed.crew, placed.tile, placed.ability.count)
                return


class NewDie(Asking):
    """A new die that follows from the placed one (7.2.4, 7.4.1)."""

    def faces(self, face: int, by: int) -> list[int]:
        raise NotImplementedError

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        if state.supply[placed.crew]:
            faces = self.faces(placed.face, placed.ability.by)
            if len(faces) == 1:
                gain(state, placed.crew, faces[0], dealer)
            else:
                state.ask(self.question, placed.crew, placed.tile, placed.face)


class CopiedDie(NewDie):
    def faces(self, face: int, by: int) -> list[int]:
        return copies(face, by)


class NearDie(NewDie):
    def faces(self, face: int, by: int) -> list[int]:
        return [value - 1 for value in neighbours(VALUE[face], by)]


class Store(Nothing):
    """Roll dice into storage, where they stay (7.3.9)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        crew = placed.crew
        for _ in range(min(placed.ability.count, state.supply[crew])):
            rolled = dealer.chance.below(6)
            state.supply[crew] -= 1
            state.storage[rolled] += 1
            dealer.tell(ROLLED_TO_STORAGE, state.country[crew], rolled)


class GainConverter(Nothing):
    """Make Converters ready (7.3.7)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        number = min(placed.ability.count, CONVERTERS - state.converters)
        state.converters += number
        if number:
            dealer.tell(CONVERTER_GAINED, CANADA, number)


class GainCapacity(Nothing):
    """Capacity at once (house-small-abilities)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        gain_capacity(state, placed.crew, placed.ability.count, dealer)


class GainAmplify(Nothing):
    """Amplify tokens (house-small-abilities)."""

    def begin(self, state: IntrepidState, placed: Placed, dealer: Dealer) -> None:
        for _ in range(placed.ability.count):
            gain_amplify(state, placed.crew, dealer)


_BY_NAME: Final[dict[str, Nothing]] = {
    "none": Nothing(),
    "roll": Roll(),
    "reroll": PoolDie(ASK_REROLL),
    "turn": PoolDie(ASK_TURN),
    "copy": CopiedDie(ASK_COPY),
    "take": StoredDie(ASK_TAKE),
    "store": Store(),
    "shift": StoredDie(ASK_SHIFT),
    "converter": GainConverter(),
    "near": NearDie(ASK_NEAR),
    "adjust": PoolDie(ASK_ADJUST),
    "set": PoolDie(ASK_SET),
    "capacity": GainCapacity(),
    "amplify": GainAmplify(),
}
BEGIN: Final[list[Nothing]] = [_BY_NAME[name] for name in ABILITIES]

"""Rolling dice (4.1), Japan's locking (7.2.1), Canada's Converters and storage (7.3)."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import EVERYONE, Dealer
from deorbit.core.decisions import Always
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.games.intrepid.content.dice import FACES, KEPT, PLAIN, VALUE
from deorbit.games.intrepid.content.edition import CANADA, JAPAN
from deorbit.games.intrepid.rules.events import CONVERTED, ROLLED, ROUND_BEGUN, STORED
from deorbit.games.intrepid.rules.questions import ASK_CONVERT, ASK_PLACE
from deorbit.games.intrepid.rules.reasons import ANOTHER_DIE, NOT_ITS_SORT, NOT_ROLLED
from deorbit.games.intrepid.rules.state import PLACING, IntrepidState


def rolled_face(country: int, chance: Chance) -> int:
    """A rolled die. Japan's lies with each of the four sides in front alike (house-front)."""
    return PLAIN + chance.below(24) if country == JAPAN else chance.below(6)


def begin_round(state: IntrepidState, dealer: Dealer) -> None:
    state.round += 1
    state.phase = PLACING
    dealer.tell(ROUND_BEGUN, min(state.round, 1023), state.commander())
    state.open_lanes(ASK_PLACE)
    for crew in range(state.crews):
        if state.kept[crew]:
            state.size[crew] += 1
            state.pool[crew * FACES + state.kept[crew] - 1] += 1
            state.kept[crew] = 0
        roll_pool(state, crew, dealer)


def roll_pool(state: IntrepidState, crew: int, dealer: Dealer) -> None:
    """As many dice as the track shows, if the supply has them (4.1, house-short-supply)."""
    country = state.country[crew]
    counts = [0] * 6
    for _ in range(min(state.track[crew], state.supply[crew])):
        face = rolled_face(country, dealer.chance)
        counts[VALUE[face] - 1] += 1
        if country == CANADA:
            state.supply[crew] -= 1
            state.fresh[face] += 1
        else:
            state.add(crew, face)
    dealer.note(
        (ROLLED, EVERYONE, country)
        + (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])
    )
    if country == CANADA:
        ask_to_convert(state, crew, dealer)


def ask_to_convert(state: IntrepidState, crew: int, dealer: Dealer) -> None:
    if state.converters and sum(state.fresh) + state.size[crew] > 1:
        state.ask(ASK_CONVERT, crew)
    else:
        store_odd(state, crew, dealer)


def store_odd(state: IntrepidState, crew: int, dealer: Dealer) -> None:
    """Odd dice that were just rolled go to storage, even ones to the pool (7.3.1)."""
    stored = 0
    for value in range(6):
        count = state.fresh[value]
        if value % 2:
            state.pool[crew * FACES + value] += count
            state.size[crew] += count
        else:
            state.storage[value] += count
            stored += count
        state.fresh[value] = 0
    if stored:
        dealer.tell(STORED, CANADA, stored)


class Convert(ActionKind[IntrepidState]):
    """Use a Converter: one die up, another one down (7.3.4, 7.3.5)."""

    def __init__(self) -> None:
        super().__init__("convert", "up:die down:die", [ASK_CONVERT])

    def forbids(self, state: IntrepidState, seat: int, move: int) -> int:
        up, down = first(move), second(move)
        if PLAIN <= up < KEPT or PLAIN <= down < KEPT:
            return NOT_ITS_SORT
        if count_of(state, up) < 1 or count_of(state, down) < 1:
            return NOT_ROLLED
        if up == down and count_of(state, up) < 2:
            return ANOTHER_DIE
        return ALLOWED

    def collect(self, state: IntrepidState, seat: int, moves: list[int]) -> None:
        dice = [die for die in range(len(VALUE)) if count_of(state, die)]
        for up in dice:
            for down in dice:
                if up != down or count_of(state, up) > 1:
                    moves.append(pack(self.number, up, down))

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        up, down = first(move), second(move)
        crew = state.crew_of[CANADA]
        state.converters -= 1
        shift_die(state, crew, up, 1)
        shift_die(state, crew, down, -1)
        dealer.tell(CONVERTED, CANADA, up, down)
        if not state.converters:
            state.answered(seat)
            store_odd(state, crew, dealer)


def count_of(state: IntrepidState, die: int) -> int:
    """Dice that a Converter can change: just rolled, or in the pool already (house-kept-dice)."""
    if die < PLAIN:
        return state.fresh[die]
    return state.pool[state.crew_of[CANADA] * FACES + die - KEPT] if die >= KEPT else 0


def shift_die(state: IntrepidState, crew: int, die: int, by: int) -> None:
    value = die - KEPT if die >= KEPT else die
    to = (value + by) % 6
    if die >= KEPT:
        state.swap(crew, value, to)
    else:
        state.fresh[value] -= 1
        state.fresh[to] += 1


class Ready(Always[IntrepidState]):
    """Use no further Converter: the odd dice go to storage (7.3.1, 7.3.6)."""

    def __init__(self) -> None:
        super().__init__("ready", [ASK_CONVERT])

    def perform(self, state: IntrepidState, seat: int, move: int, dealer: Dealer) -> None:
        state.answered(seat)
        store_odd(state, state.crew_of[CANADA], dealer)

"""Positions of Station-X: the questions, which have to be such as play can lead to."""

from deorbit.core.chance import Chance
from deorbit.core.codec import first, kind_of, pack, second
from deorbit.core.dealer import Dealer, silent
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationx.content.edition import (
    BASE_KEEP,
    COMMANDER,
    SLOTS,
)
from deorbit.games.stationx.rules.build import (
    ask_to_build,
    has_base,
    placing_frames,
)
from deorbit.games.stationx.rules.questions import BUILD, KEEP, LEARN, RECRUIT, RESPAWN, TURN
from deorbit.games.stationx.rules.sequence import go_on
from deorbit.games.stationx.rules.state import (
    CONQUEST,
    ENDINGS,
    NOWHERE,
    ROUND_LIMIT,
    RUNNING,
    SPENT,
    StationXState,
)
from deorbit.games.stationx.rules.supply import can_appear
from deorbit.games.stationx.rules.turn import respawn_cells


def is_building(state: StationXState) -> bool:
    return any(not (has_base(state, seat) or state.out[seat]) for seat in range(state.seats))


def read_questions(
    game: Game[StationXState], state: StationXState, reader: Reader, chance: Chance
) -> None:
    ending = reader.value.get("ending", "running")
    if ending not in ("running", *ENDINGS[1:]):
        raise wrong("ending", ending, " | ".join(["running", *ENDINGS[1:]]))
    state.ending = RUNNING if ending == "running" else ENDINGS.index(ending)
    for name, path in reader.items("doomed", SLOTS):
        slot = state.unit_on(index_of(name, state.edition.domains["cell"], path))
        if slot == NOWHERE or slot in state.doomed:
            raise wrong(path, name, "unit")
        state.doomed.append(slot)
    if "asks" in reader:
        for item, path in reader.items("asks", 12):
            try:
                state.stack.frames.append(game.frame_from_json(state, item))
            except BadInput as error:
                raise BadInput("bad-value-because", key=path, problem=str(error)) from None
    elif state.ending == RUNNING:
        _ask_by_default(state, chance)
    _check_questions(game, state)
    _check_doomed(state)


def _ask_by_default(state: StationXState, chance: Chance) -> None:
    if is_building(state):
        state.round = 0
        if not ask_to_build(state, state.active, silent()):
            go_on(state, Dealer(chance, None))
    elif state.round == 0:
        state.stack.frames = placing_frames(state)
    else:
        state.stack.push(TURN, state.active)


def _check_doomed(state: StationXState) -> None:
    """One of several is kept by the attacker after a tie (7.5), or with base tier II (7.7)."""
    if not state.doomed:
        return
    seat = state.doomed[0] // SLOTS
    attacked = all(state.flag[slot] & SPENT for slot in state.doomed)
    fits = attacked if seat == state.active else state.has(seat, BASE_KEEP)
    if len(state.doomed) < 2 or not fits or state.ending != RUNNING:
        raise BadInput("stationx-doomed-wrong", key="doomed")


def _check_questions(game: Game[StationXState], state: StationXState) -> None:
    """A running game asks what the rules ask then; a finished one asks nothing."""
    if bool(state.stack.frames) != (state.ending == RUNNING):
        raise BadInput("bad-asks-ending")
    left = state.seats - sum(state.out)
    if (state.ending == CONQUEST and left > 1) or (
        state.ending == ROUND_LIMIT and (state.round != state.rounds or left < 2)
    ):
        raise BadInput("stationx-ending-wrong", key="ending")
    if state.ending == RUNNING:
        if not _asks_fit(state) or not game.legal(state, state.stack.asked()[0]):
            asked = [game.frame_to_json(state, frame) for frame in state.stack.frames]
            raise BadInput("bad-asks", asked=str(asked))
        if state.round and not is_building(state):
            _check_players(state)


def _asks_fit(state: StationXState) -> bool:
    """Whether the stack of questions is one that play can lead to."""
    frames = state.stack.frames
    if any(first(frame) >= state.seats or state.out[first(frame)] for frame in frames):
        return False
    if is_building(state):
        return len(frames) == 1 and kind_of(frames[0]) == BUILD
    if state.round == 0:
        return frames == placing_frames(state)
    if frames[0] != pack(TURN, state.active) or len(frames) > 2:
        return False
    seat = first(frames[-1])
    kind = kind_of(frames[-1])
    if any(slot // SLOTS != seat for slot in state.doomed) or (kind == KEEP) != bool(state.doomed):
        return False
    if kind == RECRUIT:
        unit = second(frames[-1])
        return seat == state.active and unit != COMMANDER and can_appear(state, seat, unit)
    if kind == RESPAWN:
        begun = state.bought or any(state.flag[seat * SLOTS : seat * SLOTS + SLOTS])
        return seat == state.active and not begun and bool(respawn_cells(state, seat))
    return len(frames) == 1 or kind == KEEP or (kind == LEARN and seat == state.active)


def _check_players(state: StationXState) -> None:
    """Who is in the game has what it takes (1.2), and bases belong to those who are
    (house-inheritance)."""
    for seat in range(state.seats):
        key = f"players[{seat}]"
        lost = state.holder[seat] != seat and state.cell[seat * SLOTS] == NOWHERE
        if not state.out[seat] and (state.teleporter[seat] == NOWHERE or lost):
            raise BadInput("stationx-player-out", key=key)
        if has_base(state, seat) and state.out[state.holder[seat]]:
            raise BadInput("stationx-holder-out", key=f"{key}.base_held_by")
    if sum(state.out) >= state.seats - 1:
        raise BadInput("bad-asks-ending")

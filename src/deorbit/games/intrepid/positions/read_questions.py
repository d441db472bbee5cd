"""Positions of Intrepid: the questions, which have to be such as play can lead to."""

from deorbit.core.codec import KIND_MASK, first, second, third
from deorbit.core.dealer import silent
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Reader, wrong
from deorbit.games.intrepid.content.dice import FACES, PLAIN
from deorbit.games.intrepid.content.edition import (
    ADJUST,
    ALL_COUNTRIES,
    CANADA,
    CARD_SPACES,
    CHOSEN,
    COPY,
    EXPENSIVE,
    JAPAN,
    NAMED,
    NEAR,
    PRICIEST,
    REROLL,
    ROLL,
    SET,
    SHIFT,
    STATION,
    TAKE,
    TURN,
    Effect,
)
from deorbit.games.intrepid.rules.ability_dice import fourth
from deorbit.games.intrepid.rules.disaster import candidates
from deorbit.games.intrepid.rules.questions import (
    ASK_ADJUST,
    ASK_CHOOSE,
    ASK_CONVERT,
    ASK_COPY,
    ASK_DISCARD,
    ASK_NAME,
    ASK_NEAR,
    ASK_OFFICER,
    ASK_ORIENT,
    ASK_PAY,
    ASK_PLACE,
    ASK_REROLL,
    ASK_REST,
    ASK_SET,
    ASK_SHIFT,
    ASK_SPEND,
    ASK_TAKE,
    ASK_TURN,
)
from deorbit.games.intrepid.rules.rolling import ask_to_convert
from deorbit.games.intrepid.rules.state import (
    DISASTER,
    MARK_CREW,
    NO_CARD,
    NOBODY,
    PLACING,
    RUNNING,
    IntrepidState,
)

MOST_ASKS = 60
ABILITY_OF = {
    ASK_DISCARD: ROLL,
    ASK_REROLL: REROLL,
    ASK_TURN: TURN,
    ASK_COPY: COPY,
    ASK_TAKE: TAKE,
    ASK_SHIFT: SHIFT,
    ASK_NEAR: NEAR,
    ASK_ADJUST: ADJUST,
    ASK_SET: SET,
}


def read_questions(game: Game[IntrepidState], state: IntrepidState, reader: Reader) -> None:
    state.stack.frames = []
    state.stack.close()
    frames: list[int] = []
    for item, path in reader.items("asks", MOST_ASKS):
        try:
            frame = game.frame_from_json(state, item)
        except BadInput as error:
            raise BadInput("bad-value-because", key=path, problem=str(error)) from None
        if first(frame) >= state.seats:
            raise wrong(path, first(frame), f"0 .. {state.seats - 1}")
        frames.append(frame)
    running = state.ending == RUNNING
    if "asks" not in reader and running:
        _ask_by_default(state)
    elif bool(frames) != running:
        raise BadInput("bad-asks-ending")
    elif state.phase == DISASTER:
        state.stack.frames = frames
    elif running:
        state.stack.open([[one for one in frames if first(one) == s] for s in range(state.seats)])
        for seat, lane in enumerate(state.stack.lanes):
            if lane and lane[-1] & KIND_MASK == ASK_REST:
                state.stack.resting |= 1 << seat
    if running and not _fit(game, state):
        asked = [game.frame_to_json(state, frame) for frame in frames]
        raise BadInput("bad-asks", asked=str(asked)[:200])


def _ask_by_default(state: IntrepidState) -> None:
    """Everybody acts, nobody is done."""
    if state.phase == DISASTER:
        raise BadInput("bad-asks-ending")
    state.open_lanes(ASK_PLACE if state.phase == PLACING else ASK_SPEND)
    if sum(state.fresh):
        ask_to_convert(state, state.crew_of[CANADA], silent())


def _fit(game: Game[IntrepidState], state: IntrepidState) -> bool:
    if state.phase == DISASTER:
        fit = _disaster_fits(state)
    else:
        fit = all(_lane_fits(state, seat) for seat in range(state.seats))
        fit = fit and not state.stack.all_rest() and _fresh_fit(state)
    return fit and all(game.legal(state, seat) for seat in game.to_act(state))


def _fresh_fit(state: IntrepidState) -> bool:
    """Dice that were just rolled lie there exactly while Converters may be used."""
    kinds = [frame & KIND_MASK for lane in state.stack.lanes for frame in lane]
    return (ASK_CONVERT in kinds) == bool(sum(state.fresh)) and kinds.count(ASK_CONVERT) < 2


def _disaster_fits(state: IntrepidState) -> bool:
    """A line of a card waits for a choice among more tiles than it takes."""
    if state.card == NO_CARD or not 1 <= state.step <= len(_effects(state)):
        return False
    selector = _effects(state)[state.step - 1].selector
    for place, frame in enumerate(state.stack.frames):
        crew = state.crew_in(frame)
        if frame & KIND_MASK != ASK_CHOOSE or third(frame) < 1:
            return False
        if second(frame) == ALL_COUNTRIES:
            fits = selector in (PRICIEST, CHOSEN) and first(frame) == state.commander()
        else:
            fits = selector == EXPENSIVE and crew != NOBODY and first(frame) == state.seat_of(crew)
        if not fits:
            return False
        last = place == len(state.stack.frames) - 1
        if last and len(candidates(state, crew)) <= third(frame):
            return False
    return True


def _effects(state: IntrepidState) -> list[Effect]:
    return state.edition.cards[state.card].effects


def _lane_fits(state: IntrepidState, seat: int) -> bool:
    lane = state.stack.lanes[seat]
    base = ASK_PLACE if state.phase == PLACING else ASK_SPEND
    if not lane or lane[0] & KIND_MASK != base:
        return False
    if lane[-1] & KIND_MASK == ASK_REST:
        return len(lane) == 2
    wanted = [0] * state.crews
    for frame in lane[1:]:
        if not _frame_fits(state, frame):
            return False
        if frame & KIND_MASK in (ASK_DISCARD, ASK_PAY):
            wanted[state.crew_in(frame)] += 1 if frame & KIND_MASK == ASK_PAY else fourth(frame)
    return all(wanted[crew] <= state.size[crew] for crew in range(state.crews))


def _frame_fits(state: IntrepidState, frame: int) -> bool:
    kind = frame & KIND_MASK
    if kind in (ASK_PLACE, ASK_SPEND, ASK_REST, ASK_CHOOSE) or second(frame) == ALL_COUNTRIES:
        return False
    crew = state.crew_in(frame)
    if crew == NOBODY or state.seat_of(crew) != first(frame):
        return False
    if kind == ASK_OFFICER:
        return state.phase != PLACING and state.supply[crew] > 0 and not state.kept[crew]
    if state.phase != PLACING:
        return False
    if kind == ASK_CONVERT:
        dice = sum(state.fresh) + state.size[crew]
        return second(frame) == CANADA and state.converters > 0 and dice > 1
    face = fourth(frame)
    japanese = face >= PLAIN
    if kind in (ASK_PAY, ASK_COPY, ASK_NEAR, ASK_ORIENT):
        if face >= FACES or japanese != (second(frame) == JAPAN):
            return False
    if kind == ASK_PAY:
        return _has_placed(state, crew, third(frame))
    if kind == ASK_ORIENT:
        return japanese and state.holds(crew, face)
    if not _owns(state, crew, third(frame)):
        return False
    card = state.edition.tiles[third(frame)]
    if not state.dice[third(frame)]:
        return False
    if kind == ASK_NAME:
        return card.resources[0] == NAMED and not state.named
    most = card.ability.discard if kind == ASK_DISCARD else card.ability.count
    counted = kind in (ASK_COPY, ASK_NEAR) or 0 < fourth(frame) <= most
    return card.ability.kind == ABILITY_OF[kind] and counted


def _has_placed(state: IntrepidState, crew: int, place: int) -> bool:
    """Whether a die of the crew lies there now."""
    if place < state.edition.first_card:
        return _owns(state, crew, place) and state.dice[place] > 0
    if place == state.edition.habitation:
        return state.habitation[crew] > 0
    card = place - state.edition.first_card
    if card not in state.table:
        return False
    start = state.table.index(card) * CARD_SPACES
    marks = state.marks[start : start + CARD_SPACES]
    return any(mark >> MARK_CREW == crew + 1 for mark in marks)


def _owns(state: IntrepidState, crew: int, tile: int) -> bool:
    return state.at[tile] < STATION and state.owner[tile] == crew

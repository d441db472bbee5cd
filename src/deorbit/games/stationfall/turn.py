"""The sequence of play (chapter 15): what follows what when no question is open."""

from deorbit.core.chance import Chance
from deorbit.core.game import EVERYONE, Sink
from deorbit.games.stationfall.bots import bring_in, influence, roll
from deorbit.games.stationfall.events import (
    ESCAPED,
    FIREBALL_SEEN,
    LAST_MINUTE_GRANTED,
    MARKER_IDLE,
    MINUTE_BEGUN,
    PIRATES_CAME,
    RESCUERS_CAME,
    STATION_FALLS,
    TURN_BEGUN,
)
from deorbit.games.stationfall.moving import fell, put
from deorbit.games.stationfall.orders import abandon_ship
from deorbit.games.stationfall.project_x import project_turn
from deorbit.games.stationfall.state import (
    ACTIVATE_STEP,
    ARMED,
    DELIVERIES,
    DELIVERING,
    DETONATE,
    FALL,
    FIREBALL,
    LAST_ESCAPES,
    LAST_REVEAL,
    LAST_REVEALS,
    LAUNCH,
    MARKERS,
    MESOSPHERE,
    MINUTE_ZERO,
    MISSILE_INBOUND,
    NEXT,
    ORDER,
    OVER,
    PLAYING,
    PROJECT,
    RE_ENTRY,
    REVEAL_STEP,
    TURN,
    UNSEEN,
    StationfallState,
)
from deorbit.games.stationfall.station import detonate, launch, lose_pod
from deorbit.games.stationfall.systems import damage
from deorbit.games.stationfall.terms import (
    BRIEFCASE,
    FIELD,
    HELMETS,
    NDA,
    NOWHERE,
    OUTER_SPACE,
    POINT_BREAK,
    ROCKET_WINGS,
)


def begin_game(state: StationfallState, chance: Chance, events: Sink) -> None:
    """Everybody has chosen: bots come in (bot-setup), then the first turn begins."""
    if state.bots:
        bring_in(state, chance, events)
    begin_turn(state, state.first, chance, events)


def begin_turn(state: StationfallState, conspiracy: int, chance: Chance, events: Sink) -> None:
    state.active = conspiracy
    state.stage = PLAYING
    state.dragged = 0
    state.called = 0
    state.mossed = 0
    state.bribed = 0
    state.blackmailed = 0
    state.actions = 0
    state.free = 0
    state.visited = 0
    if events is not None:
        events.append((TURN_BEGUN, EVERYONE, conspiracy, state.minute))
    if state.bots:
        forget_line(state)
        if state.by_bot():
            influence(state, conspiracy, events)
            roll(state, conspiracy, chance, events)
            state.ask(TURN, conspiracy, ACTIVATE_STEP)
            return
    state.ask(TURN, conspiracy, REVEAL_STEP)


def forget_line(state: StationfallState) -> None:
    """The turn of a bot is over, and with it the line of its script."""
    state.line = NOWHERE
    state.parts = 0
    state.focus = 0


def end_activation(state: StationfallState) -> None:
    """After the activation or Renegotiate comes Resolve (15.7)."""
    state.stack.pop()
    state.actions = 0
    state.free = 0
    state.visited = 0
    state.stage = MARKERS


def go_on(state: StationfallState, chance: Chance, events: Sink) -> None:
    """Go from step to step until a question is open or the game is over."""
    while not state.stack.frames and state.stage not in (PLAYING, OVER):
        if state.stage == MARKERS:
            resolve_markers(state, chance, events)
        elif state.stage == PROJECT:
            state.stage = NEXT
            project_turn(state, chance, events)
        elif state.stage == NEXT:
            next_turn(state, chance, events)
        elif state.stage == FALL:
            if events is not None:
                events.append((STATION_FALLS, EVERYONE))
            forget_line(state)
            if state.antimatter == ARMED:
                detonate(state, chance, events)
            state.stage = LAST_REVEALS
        elif state.stage == LAST_REVEALS:
            ask_to_reveal(state)
        elif state.stage == LAST_ESCAPES:
            ship_arrives(state, events)
            point_break(state, events)
            state.stage = DELIVERIES
        else:
            ask_to_deliver(state)


# Resolve (15.7) -----------------------------------------------------------------------------------


def due_markers(state: StationfallState) -> list[int]:
    """The active conspiracy's markers that resolve now, by their place in the list."""
    return [
        place
        for place in range(len(state.markers))
        if state.markers[place] & 15 == state.active
        and (state.markers[place] >> 16 & 63) - 1 == state.minute
    ]


def resolve_markers(state: StationfallState, chance: Chance, events: Sink) -> None:
    """One after another; the player chooses the order (15.7.1)."""
    due = due_markers(state)
    if not due:
        state.stage = PROJECT
    elif len(due) == 1:
        resolve_marker(state, due[0], chance, events)
    else:
        state.ask(ORDER, state.active)


def resolve_marker(state: StationfallState, place: int, chance: Chance, events: Sink) -> None:
    """A marker whose pod has left does nothing, but Overload and Missile annihilate it then
    (house-time-markers)."""
    marker = state.markers.pop(place)
    effect, section = marker >> 4 & 15, marker >> 8 & 255
    if effect == DETONATE:
        detonate(state, chance, events)
    elif effect == LAUNCH:
        if not state.launched >> section & 1:
            launch(state, section, chance, events)
        elif events is not None:
            events.append((MARKER_IDLE, EVERYONE, section, effect))
    elif state.launched >> section & 1:
        lose_pod(state, section, chance, events)
    else:
        damage(state, section, chance, events)
        if effect == MISSILE_INBOUND:
            for pawn in range(len(state.where)):
                if state.where[pawn] == section and state.edition.bodies >> pawn & 1:
                    fell(state, pawn, events)


# End of turn and of the Minute (15.8) -------------------------------------------------------------


def next_turn(state: StationfallState, chance: Chance, events: Sink) -> None:
    following = (state.active + 1) % state.players
    if following == state.first:
        end_minute(state, chance, events)
    if state.stage == NEXT:
        begin_turn(state, following, chance, events)


def end_minute(state: StationfallState, chance: Chance, events: Sink) -> None:
    """The Minute marker moves on; at 1 Abandon Ship (15.8.2), at 0 Re-entry (15.8.3)."""
    if state.minute == 0:
        state.ending = MINUTE_ZERO
        state.stage = FALL
        return
    state.minute -= 1
    if events is not None:
        events.append((MINUTE_BEGUN, EVERYONE, state.minute))
    if state.minute == 1:
        abandon_ship(state, events)
    elif state.minute == 0 and flip_re_entry(state, chance) == FIREBALL:
        state.ending = RE_ENTRY
        state.stage = FALL
        if events is not None:
            events.append((FIREBALL_SEEN, EVERYONE))
    elif state.minute == 0 and events is not None:
        events.append((LAST_MINUTE_GRANTED, EVERYONE))


def flip_re_entry(state: StationfallState, chance: Chance) -> int:
    """Which of the three tokens lies there is drawn when it is turned over (2.2.11)."""
    if state.re_entry == UNSEEN:
        state.re_entry = chance.among(state.edition.re_entry)
    else:
        chance.below(1)
    return state.re_entry


# Stationfall (16) ---------------------------------------------------------------------------------


def ask_to_reveal(state: StationfallState) -> None:
    """In turn order, everybody who has not revealed yet (16.2)."""
    for turn in range(state.players):
        conspiracy = (state.first + turn) % state.players
        if state.pc[conspiracy] == NOWHERE:
            state.active = conspiracy
            state.ask(LAST_REVEAL, conspiracy)
            return
    state.stage = LAST_ESCAPES


def ship_arrives(state: StationfallState, events: Sink) -> None:
    """The Rescue Ship takes all Live Humans and Robots from Outer Space; as a Pirate Ship only the
    holder of the Briefcase, Live or Down (map-rescue-ship). Who was there before is remembered for
    the points (house-stationfall-order)."""
    if state.edition.ship and events is not None:
        events.append((PIRATES_CAME if state.pirate else RESCUERS_CAME, EVERYONE))
    for pawn in range(state.edition.monster):
        if state.where[pawn] == OUTER_SPACE and state.edition.bodies >> pawn & 1:
            state.spaced |= 1 << pawn
            has_case = state.held[pawn] & FIELD[BRIEFCASE] != 0
            taken = has_case if state.pirate else state.live(pawn)
            if state.edition.ship and taken:
                put(state, pawn, MESOSPHERE, events)
                if events is not None:
                    events.append((ESCAPED, EVERYONE, pawn))


def point_break(state: StationfallState, events: Sink) -> None:
    """A Live Daredevil with a Helmet beside the Rocket Wings escapes (card-point-break)."""
    for pawn in range(state.edition.monster):
        if (
            state.ability[pawn] & POINT_BREAK
            and state.live(pawn)
            and state.present(pawn)
            and state.arms(pawn) & HELMETS
        ):
            wings = state.lying[state.where[pawn]]
            for other in range(state.edition.monster):
                if state.where[other] == state.where[pawn]:
                    wings |= state.held[other]
            if wings & FIELD[ROCKET_WINGS]:
                put(state, pawn, MESOSPHERE, events)
                if events is not None:
                    events.append((ESCAPED, EVERYONE, pawn))


def deliverable(state: StationfallState, conspiracy: int) -> int:
    """A mask of the Data that a PC escaped with and is free to hand over (16.3.1, card-nda)."""
    found = 0
    for pawn in state.own_pawns(conspiracy):
        if state.escaped(pawn) and not state.data[pawn] >> NDA & 1:
            found |= state.data[pawn]
    return found


def ask_to_deliver(state: StationfallState) -> None:
    """In turn order, everybody whose PC escaped with Data (16.3.1)."""
    for turn in range(state.players):
        conspiracy = (state.first + turn) % state.players
        if not state.delivered >> conspiracy & 1 and deliverable(state, conspiracy):
            state.active = conspiracy
            state.ask(DELIVERING, conspiracy)
            return
    state.stage = OVER

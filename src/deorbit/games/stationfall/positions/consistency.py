"""What holds in every state that play leads to. Positions are held against it, and so is play."""

from collections.abc import Iterator

from deorbit.core.codec import kind_of, second
from deorbit.core.errors import BadInput
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    ASSASSIN,
    BLOB,
    COMBAT_SWARM,
    GREY_GOO,
    HELPFUL,
    LURKER,
    NOWHERE,
    REMOTE_CONTROL,
    ROGUE_CORE,
    WORMHOLE,
)
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import LET_GO
from deorbit.games.stationfall.rules.state import (
    ARMED,
    DETONATED,
    FALL,
    GONE,
    INSIDE,
    OFF_BOARD,
    STABLE,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn import markers

MONSTERS = (COMBAT_SWARM, BLOB, ASSASSIN, LURKER)


def contradictions(state: StationfallState) -> Iterator[BadInput]:
    """What contradicts a rule, each with the key of a position that says so."""
    yield from _of_station(state)
    yield from _of_antimatter(state)
    yield from _of_project(state)
    for pawn in range(len(state.where)):
        yield from _of_pawn(state, pawn)
    for card in range(len(state.edition.cards)):
        yield from _of_cubes(state, card)
    for player in range(state.players):
        yield from _of_discs(state, player)


def _of_station(state: StationfallState) -> Iterator[BadInput]:
    edition = state.edition
    for section in bits(edition.pods):
        if state.occupants(section) > edition.capacity[section]:
            yield BadInput("stationfall-pod-full", key=edition.section_names[section])
    if state.launched & (state.damaged | state.fire | state.goo):
        yield BadInput("stationfall-damaged-pod-left", key="launched")
    if state.minute <= 1 and not state.abandoned:
        yield BadInput("stationfall-minute-abandons", key="abandon_ship")
    if state.blackout() and not state.abandoned:
        yield BadInput("stationfall-blackout-abandons", key="abandon_ship")
    core = state.released and state.project == ROGUE_CORE
    if state.locks and state.abandoned and not state.blackout() and not core:
        yield BadInput("stationfall-locks-gone", key="locks")


def antimatter_moved(state: StationfallState) -> bool:
    """Whether the Antimatter has left Magnetic Containment (7.3)."""
    pawns = len(state.where)
    at = state.antimatter_at
    place = state.where[at] if at < pawns else at - pawns
    return at != NOWHERE and place != state.edition.containment


def _of_antimatter(state: StationfallState) -> Iterator[BadInput]:
    """7.3: moving it arms it, arming orders Abandon Ship and places a marker."""
    if (state.antimatter_at == NOWHERE) != (state.antimatter == DETONATED):
        yield BadInput("stationfall-antimatter", key="antimatter")
    if state.antimatter == STABLE and antimatter_moved(state):
        yield BadInput("stationfall-antimatter-moved", key="antimatter")
    if state.antimatter != STABLE and not state.abandoned:
        yield BadInput("stationfall-armed-abandons", key="abandon_ship")
    fuses = [marker for marker in state.markers if markers.effect(marker) == markers.DETONATE]
    if fuses and state.antimatter == STABLE:
        yield BadInput("stationfall-fuse-burns", key="markers")
    late = state.minute < state.edition.fuse or state.stage >= FALL
    if state.antimatter == ARMED and not fuses and not late:
        yield BadInput("stationfall-no-fuse", key="markers")


def must_be_loose(state: StationfallState) -> bool:
    """What releases Project X for certain: a Blackout, damage to Vault X (7.6.1)."""
    return state.blackout() or state.damaged >> state.edition.vault & 1 == 1


def _of_project(state: StationfallState) -> Iterator[BadInput]:
    """7.6: what its card brings into play is there only once that card has been released."""
    if must_be_loose(state) and not state.released:
        yield BadInput("stationfall-project-loose", key="project.released")
    loose = state.project if state.released else NOWHERE
    brought = (
        ("goo", state.goo != 0, (GREY_GOO,)),
        ("monster", state.where[state.edition.monster] != OFF_BOARD, MONSTERS),
        ("monster.inside", bool(state.inside), (BLOB,)),
        ("wormhole", state.mouth != NOWHERE, (WORMHOLE,)),
        ("core_locks", state.core_locks != 0, (ROGUE_CORE,)),
    )
    for key, there, cards in brought:
        if there and loose not in cards:
            yield BadInput("stationfall-not-brought", key=key)


def _of_pawn(state: StationfallState, pawn: int) -> Iterator[BadInput]:
    edition = state.edition
    name = edition.pawns[pawn]
    path = f"characters.{name}" if pawn != edition.monster else name
    place = state.where[pawn]
    letting_go = [second(frame) for frame in state.stack.frames if kind_of(frame) == LET_GO]
    if state.load(pawn) - edition.slots[pawn] > letting_go.count(pawn):
        yield BadInput("stationfall-too-much", key=f"{path}.holds")
    if (place == INSIDE and pawn != edition.rat) != (pawn in state.inside):
        yield BadInput("stationfall-swallowed", key=f"{path}.at")
    if place == OFF_BOARD and state.down >> pawn & 1:
        yield BadInput("stationfall-down-off-board", key=path)
    if place == OFF_BOARD and pawn != edition.monster and edition.starts[pawn] != "card":
        yield BadInput("stationfall-on-board", key=f"{path}.at")
    if place == GONE and (state.held[pawn] or state.data[pawn]):
        yield BadInput("stationfall-gone-with-all", key=f"{path}.holds")
    if place >= 0 and not state.down >> pawn & 1 and would_fall(state, pawn, place):
        yield BadInput("stationfall-would-be-down", key=f"{path}.down")


def _of_cubes(state: StationfallState, card: int) -> Iterator[BadInput]:
    """Which cubes a card allows: none on a PC or a Drone, and Helpful takes one of each
    player."""
    ability = state.ability[state.edition.pawn_of[card]]
    place = card * state.players
    cubes = state.cubes[place : place + state.players]
    name = state.edition.cards[card]
    for player, count in enumerate(cubes):
        key = f"players[{player}].cubes.{name}"
        if count and state.owners[card]:
            yield BadInput("stationfall-cubes-on-pc", key=key)
        if count and ability & REMOTE_CONTROL:
            yield BadInput("stationfall-cubes-on-drones", key=key)
        if count > 1 and ability & HELPFUL:
            yield BadInput("stationfall-cubes-on-helpful", key=key)


def _of_discs(state: StationfallState, player: int) -> Iterator[BadInput]:
    """Drones are never activated (card-remote-control)."""
    disc = state.disc[player]
    printed = state.edition.abilities
    if disc >= 0 and printed[state.edition.pawn_of[disc]] & REMOTE_CONTROL:
        yield BadInput("stationfall-disc-on-drones", key=f"players[{player}].disc")

"""Reading positions: what follows from what a position says, where it says nothing itself."""

from typing import Any

from deorbit.core.codec import kind_of, second
from deorbit.core.errors import BadInput
from deorbit.core.position import Reader
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.content.names import (
    ASSASSIN,
    BLOB,
    GREY_GOO,
    NOWHERE,
    ROGUE_CORE,
    WORMHOLE,
)
from deorbit.games.stationfall.positions.consistency import antimatter_moved
from deorbit.games.stationfall.rules.power import would_fall
from deorbit.games.stationfall.rules.questions import ACTIVATION
from deorbit.games.stationfall.rules.state import ARMED, PLAYING, STABLE, UNSEEN, StationfallState
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.activation import actions_of, free_action

NAMED = ("identity", "pc", "disc", "bribe")
LISTED = ("bonus", "dealt", "aside", "hand", "shown", "shown_bonus")


def check_cast(state: StationfallState, reader: Reader, book: str) -> None:
    """Who is named anywhere is in play."""
    edition = state.edition
    playing = {*edition.pawns, *edition.cards, *edition.identities}
    everybody: set[str] = set()
    for card, facts in page("characters", book).items():
        everybody |= {card, *facts.get("pawns", []), *(facts.get("identity") or {})}
    for name, key in _named(reader.value):
        if name in everybody - playing:
            raise BadInput("stationfall-not-in-cast", key=key, value=name)


def _named(position: dict[str, Any]) -> list[tuple[Any, str]]:
    """The characters that a position names, each with its key."""
    found: list[tuple[Any, str]] = []
    characters, players = position.get("characters"), position.get("players")
    if isinstance(characters, dict):
        found += [(name, f"characters.{name}") for name in characters]
    for number, player in enumerate(players if isinstance(players, list) else []):
        if not isinstance(player, dict):
            continue
        path = f"players[{number}]"
        found += [
            (player[key], f"{path}.{key}") for key in NAMED if isinstance(player.get(key), str)
        ]
        if isinstance(player.get("cubes"), dict):
            found += [(name, f"{path}.cubes.{name}") for name in player["cubes"]]
        for key in LISTED:
            names = player.get(key)
            found += [
                (name, f"{path}.{key}")
                for name in (names if isinstance(names, list) else [])
                if isinstance(name, str)
            ]
    return found


def complete_project(state: StationfallState, reader: Reader) -> None:
    """Which card has been released, if only what it brought into play is told (7.6.1)."""
    monster = reader.value.get("monster")
    told = monster if isinstance(monster, dict) else {}
    if state.project != UNSEEN or "project" in reader:
        return
    for there, card in (
        (reader.value.get("goo"), GREY_GOO),
        (reader.value.get("wormhole"), WORMHOLE),
        (reader.value.get("core_locks"), ROGUE_CORE),
        (told.get("inside"), BLOB),
        (told.get("mark"), ASSASSIN),
    ):
        if there:
            state.project = card
            state.released = 1
            return


def complete_station(state: StationfallState, reader: Reader) -> None:
    """Antimatter that has left Magnetic Containment is armed, since just now (7.3); it and a
    Blackout order Abandon Ship (7.2.2.1), which removes Locks (7.1.1)."""
    if "antimatter" not in reader and state.antimatter == STABLE and antimatter_moved(state):
        state.antimatter = ARMED
    fuse = state.minute - state.edition.fuse
    ticking = any(markers.effect(marker) == markers.DETONATE for marker in state.markers)
    if state.antimatter == ARMED and not ticking and fuse >= 0 and state.stage == PLAYING:
        state.markers.append(markers.packed(state.active, markers.DETONATE, 0, fuse))
    if "abandon_ship" not in reader and (state.blackout() or state.antimatter != STABLE):
        state.abandoned = 1
    core = state.released and state.project == ROGUE_CORE
    if "locks" not in reader and state.abandoned and not state.blackout() and not core:
        state.locks = 0


def complete_pawns(state: StationfallState, reader: Reader) -> None:
    """Who could not be Live where it is, is Down (6.1, x-grey-goo)."""
    told: dict[str, Any] = {**reader.value.get("characters", {})}
    told["monster"] = reader.value.get("monster", {})
    for pawn, place in enumerate(state.where):
        if place >= 0 and "down" not in told.get(state.edition.pawns[pawn], {}):
            if would_fall(state, pawn, place):
                state.down |= 1 << pawn


def complete_activation(state: StationfallState, turn: Reader) -> None:
    """An activation of which nothing more is told has just begun (15.5.2, 15.5.3)."""
    for frame in state.stack.frames:
        if kind_of(frame) == ACTIVATION:
            pawn = second(frame)
            own, state.disc[state.active] = state.disc[state.active], NOWHERE
            if "actions" not in turn:
                state.actions = actions_of(state, pawn)
            state.disc[state.active] = own
            if "free" not in turn and "actions" not in turn:
                state.free = free_action(state, pawn)
            if "visited" not in turn and state.where[pawn] >= 0:
                state.visited = 1 << state.where[pawn]

"""Reading positions: what Project X and single characters have brought into play."""

from typing import Any

from deorbit.core.errors import BadInput
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationfall.content.names import CORE_LOCKS, EXTRICATE, NOWHERE, TRAPS
from deorbit.games.stationfall.positions.parts import read_corridors, read_mask
from deorbit.games.stationfall.positions.write import NOBODY_KNOWS, TOKENS
from deorbit.games.stationfall.rules.state import StationfallState


def read_extras(state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    sections = edition.domains["section"]
    hole = Reader(reader.value.get("wormhole", {}), "wormhole", ("at", "from"))
    if "at" in hole:
        state.mouth = hole.name("at", sections, "")
        if "from" in hole:
            state.mouth_from = hole.name("from", sections, "")
    state.core_locks = read_corridors(state, reader, "core_locks") if "core_locks" in reader else 0
    if state.core_locks & ~state.locks or bin(state.core_locks).count("1") > CORE_LOCKS:
        raise BadInput("too-many-pieces", key="core_locks", piece="lock")
    state.eaten = reader.number("eaten", 0, 0, 60)
    state.pirate = int(reader.flag("pirate", _pirates(state)))
    spaced = Reader(reader.value.get("spaced", {}), "spaced", ("characters", "briefcase"))
    state.spaced = read_mask(spaced, "characters", edition.domains["character"], 0)
    spaced.flag("briefcase")
    _read_grey_bribes(state, reader)
    _read_traps(state, reader)


def _pirates(state: StationfallState) -> bool:
    """Extricate has happened if its player has revealed."""
    powers = state.edition.powers
    return state.edition.ship and any(powers[pc] & EXTRICATE for pc in state.pc if pc != NOWHERE)


def _read_grey_bribes(state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    grey = Reader(reader.value.get("grey_bribes", {}), "grey_bribes", ("left", "on"))
    on = Reader(grey.value.get("on", {}), "grey_bribes.on", tuple(edition.cards))
    for card, name in enumerate(edition.cards):
        state.grey_on[card] = on.number(name, 0, 0, edition.grey_bribes)
    rest = edition.grey_bribes - sum(state.grey_on)
    if rest < 0:
        raise BadInput("too-many-pieces", key="grey_bribes.on", piece="bribe")
    state.grey_left = grey.number("left", rest, rest, rest)


def _read_traps(state: StationfallState, reader: Reader) -> None:
    if "traps" not in reader:
        return
    edition = state.edition
    traps = Reader(reader.value["traps"], "traps", ("player", "at"))
    state.trapper = traps.number("player", 0, 0, state.players - 1)
    tokens: Any = traps.value.get("at", {})
    if not isinstance(tokens, dict) or len(tokens) > TRAPS:
        raise wrong("traps.at", tokens, "{section: decoy | real}")
    for name, token in tokens.items():
        section = index_of(name, edition.domains["section"], f"traps.at.{name}")
        state.traps |= 1 << section
        if token == TOKENS[1]:
            if state.real_trap != NOWHERE:
                raise BadInput("too-many-pieces", key=f"traps.at.{name}", piece="trap")
            state.real_trap = section
        elif token not in (TOKENS[0], NOBODY_KNOWS):
            raise wrong(f"traps.at.{name}", token, "decoy | real")

"""Sections as a screen shows them."""

from typing import Final

from deorbit.games.stationfall.content.edition import StationfallEdition, bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.state import UNKNOWN, StationfallState
from deorbit.games.stationfall.screen.contract import Section, Trap
from deorbit.games.stationfall.screen.ways import mouths, openings

KEPT: Final = 256
"""How many stations are remembered."""

Ways = list[dict[str, list[str]]]

_known: dict[tuple[StationfallEdition, int, int, int], Ways] = {}


def sections(state: StationfallState) -> dict[str, Section]:
    ends, leads_to = mouths(state), ways(state)
    return {
        name: Section(dark=state.is_dark(section), mouth=section in ends, ways=leads_to[section])
        for section, name in enumerate(state.edition.section_names)
    }


def ways(state: StationfallState) -> Ways:
    """Where each section leads: it changes only with pods, Locks and the Wormhole, so that one
    answer serves many boards."""
    key = (state.edition, state.launched, state.locks, state.mouth)
    found = _known.get(key)
    if found is None:
        found = [openings(state, section) for section in range(len(state.edition.section_names))]
        if len(_known) >= KEPT:
            _known.clear()
        _known[key] = found
    return found


def traps(state: StationfallState) -> dict[str, Trap]:
    """What is known of trap tokens, by section: decoys are told from unknown ones only where the
    real one is known (card-claymore)."""
    names = state.edition.section_names
    return {names[section]: trap(state, section) for section in bits(state.traps)}


def trap(state: StationfallState, section: int) -> Trap:
    if state.real_trap in (UNKNOWN, NOWHERE):
        return "unknown"
    return "real" if state.real_trap == section else "decoy"

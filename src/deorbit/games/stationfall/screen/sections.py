"""Sections as a screen shows them."""

from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.state import UNKNOWN, StationfallState
from deorbit.games.stationfall.screen.contract import Section, Trap
from deorbit.games.stationfall.screen.ways import mouths, openings


def sections(state: StationfallState) -> dict[str, Section]:
    ends = mouths(state)
    return {
        name: Section(
            dark=state.is_dark(section), mouth=section in ends, ways=openings(state, section)
        )
        for section, name in enumerate(state.edition.section_names)
    }


def traps(state: StationfallState) -> dict[str, Trap]:
    """What is known of trap tokens, by section: decoys are told from unknown ones only where the
    real one is known (card-claymore)."""
    names = state.edition.section_names
    return {names[section]: trap(state, section) for section in bits(state.traps)}


def trap(state: StationfallState, section: int) -> Trap:
    if state.real_trap in (UNKNOWN, NOWHERE):
        return "unknown"
    return "real" if state.real_trap == section else "decoy"

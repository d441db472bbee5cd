"""What lies open on the station as a whole: what is where, and what will happen when."""

from typing import cast

from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import DATA, NOWHERE, OFFSITES, PROJECTS
from deorbit.games.stationfall.positions.write import (
    POWER,
    items_to_list,
    marker_to_position,
    names_in,
)
from deorbit.games.stationfall.rules.state import (
    ANTIMATTER_STATES,
    NO_KOMPROMAT,
    RE_ENTRIES,
    StationfallState,
)
from deorbit.games.stationfall.screen.contract import Antimatter, Marker, Power

MEDIC = "medical"
"""The card that brings the stars along."""


def named(number: int, names: list[str]) -> str | None:
    """None for what nobody knows, or not this reader."""
    return names[number] if number >= 0 else None


def in_sections(state: StationfallState, mask: int) -> list[str]:
    return names_in(mask, state.edition.section_names)


def corridors(state: StationfallState, mask: int) -> list[tuple[str, str]]:
    names, ends = state.edition.section_names, state.edition.ends
    return [(names[ends[number][0]], names[ends[number][1]]) for number in bits(mask)]


def items(state: StationfallState) -> dict[str, list[str]]:
    """The Items that lie in each section where there are some."""
    names = state.edition.section_names
    return {names[at]: items_to_list(pile) for at, pile in enumerate(state.lying) if pile}


def kompromat(state: StationfallState) -> dict[str, str | None]:
    """Whose Kompromat lies in each section that has a token."""
    edition = state.edition
    return {
        edition.section_names[section]: named(face, edition.cards)
        for section, face in enumerate(state.face)
        if face != NO_KOMPROMAT
    }


def power(state: StationfallState) -> Power:
    return cast("Power", POWER[state.power_lost()])


def antimatter(state: StationfallState) -> Antimatter:
    return cast("Antimatter", ANTIMATTER_STATES[state.antimatter])


def markers(state: StationfallState) -> list[Marker]:
    told = [marker_to_position(state, marker) for marker in state.markers]
    return [Marker(one["player"], one["effect"], one["minute"], one.get("at")) for one in told]


def re_entry(state: StationfallState) -> str | None:
    return named(state.re_entry, RE_ENTRIES)


def project(state: StationfallState) -> str | None:
    return named(state.project, PROJECTS)


def offsites(state: StationfallState) -> dict[str, list[str]]:
    """The Data that each offsite has."""
    return {name: names_in(data, DATA) for name, data in zip(OFFSITES, state.offsites, strict=True)}


def stars(state: StationfallState) -> int | None:
    return state.medical if MEDIC in state.edition.cards else None


def grey_bribes(state: StationfallState) -> int | None:
    return state.grey_left if state.edition.rich != NOWHERE else None

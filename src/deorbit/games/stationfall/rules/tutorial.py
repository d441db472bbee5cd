"""The tutorial's set-up (tutorial-setup), and what the others leave alone so that Lindsey's plan
can unfold (tutorial-influence, tutorial-reveal, tutorial-helmet)."""

from typing import Final

from deorbit.games.stationfall.content.names import HELMET
from deorbit.games.stationfall.rules.state import NO_KOMPROMAT, StationfallState

LINDSEY: Final = 0
"""Her seat."""
HER_IDENTITY: Final = "engineer"
HER_BONUS: Final = "station-chief"
HER_KOMPROMAT: Final = "astrochimp"
FOUND_AT: Final = "therapy-garden"
"""Where that Kompromat lies, for all to see."""
WITHOUT: Final = "houdini"
"""The purple icon that stays empty for it."""

THREE: Final = ["station-chief", "stowaway", "astrochimp"]
NO_CUBES: Final = {13: THREE, 12: THREE, 11: THREE, 10: ["stowaway"]}
NO_REVEAL: Final = {12: ["stowaway", "astrochimp"], 11: THREE}
NO_HELMET: Final = 13
HELMET_AT: Final = "aft-airlocks"


def lay_out(state: StationfallState) -> None:
    """Her Kompromat in the Therapy Garden, the others on the purple icons, none in Houdini."""
    table = state.edition
    state.face[table.section_names.index(WITHOUT)] = NO_KOMPROMAT
    state.face[table.section_names.index(FOUND_AT)] = table.cards.index(HER_KOMPROMAT)


def is_open(state: StationfallState, player: int) -> bool:
    """Whether everybody sees the cards and the Kompromat of a player (tutorial-open)."""
    return state.tutorial != 0 and player == LINDSEY


def face_is_open(state: StationfallState, section: int) -> bool:
    """Whether everybody knows whose Kompromat lies in a section (tutorial-open)."""
    if not state.tutorial or state.face[section] < 0:
        return False
    table = state.edition
    is_hers = table.cards[state.face[section]] == HER_KOMPROMAT
    return is_hers and table.section_names[section] == FOUND_AT


def kept(state: StationfallState) -> int:
    """The cards that others put no cubes on in this Minute, as a mask (tutorial-influence)."""
    if not state.tutorial or state.active == LINDSEY:
        return 0
    cards = 0
    for name in NO_CUBES.get(state.minute, []):
        cards |= 1 << state.edition.cards.index(name)
    return cards


def stays_secret(state: StationfallState, identity: int) -> bool:
    """Whether nobody but Lindsey reveals as this identity in this Minute (tutorial-reveal)."""
    if not state.tutorial or state.active == LINDSEY or identity < 0:
        return False
    return state.edition.identities[identity] in NO_REVEAL.get(state.minute, [])


def helmet_waits(state: StationfallState, pawn: int, item: int) -> bool:
    """Whether the others leave this Helmet for Lindsey (tutorial-helmet)."""
    if not state.tutorial or item != HELMET or state.minute != NO_HELMET:
        return False
    section = state.where[pawn]
    return (
        state.active != LINDSEY
        and section >= 0
        and state.edition.section_names[section] == HELMET_AT
    )

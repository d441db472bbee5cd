"""What else a refusal knows: why an action is no answer now, and what the words about it need."""

from deorbit.core.codec import first, second
from deorbit.core.game import ALLOWED, NOT_ASKED
from deorbit.games.stationx.content.edition import SLOT_KIND, SLOTS, UPGRADES
from deorbit.games.stationx.rules.questions import (
    BUILD,
    KEEP,
    PLACE_COMMANDER,
    PLACE_TELEPORTER,
    RESPAWN,
)
from deorbit.games.stationx.rules.reasons import (
    BUILT,
    CARD_FIRST,
    KEEP_FIRST,
    NO_BATTLE,
    NO_CARD,
    NOT_BUILT,
    NOTHING_TO_WAIT_FOR,
    PLACED_ALREADY,
    RESPAWN_FIRST,
    RESPAWN_OVER,
    SAVE_FIRST,
)
from deorbit.games.stationx.rules.rooms import NO_ROOM
from deorbit.games.stationx.rules.state import NOWHERE, StationXState
from deorbit.games.stationx.rules.turn import no_respawn


def not_asked(state: StationXState, seat: int, name: str) -> int:
    """Why a kind of action is no answer to the question of the moment. What answering it would not
    bring about has a reason of its own."""
    kind = state.stack.kind()
    if kind == BUILD:
        return NOT_ASKED if name == "place" else NOT_BUILT
    if name == "place":
        return BUILT
    if kind in (PLACE_TELEPORTER, PLACE_COMMANDER):
        return PLACED_ALREADY if name == "teleporter" else NOT_BUILT
    if name == "teleporter" or name == "commander":
        return PLACED_ALREADY
    if name == "keep":
        return NO_BATTLE
    if name == "recruit":
        return NO_CARD
    if name == "wait":
        return NOTHING_TO_WAIT_FOR
    if name == "respawn":
        code = no_respawn(state, seat)
        return RESPAWN_OVER if code == ALLOWED else code
    if kind == KEEP:
        return KEEP_FIRST if seat == state.active else SAVE_FIRST
    return RESPAWN_FIRST if kind == RESPAWN else CARD_FIRST


def reason_details(
    state: StationXState, seat: int, name: str, move: int
) -> dict[str, str | int | None]:
    """The unit that would act, and the room it would enter."""
    details: dict[str, str | int | None] = {"energy": state.energy[seat]}
    domains = state.edition.domains
    target = NOWHERE
    if name in ("move", "jump", "attack", "capture"):
        slot = state.own_unit_on(first(move), seat)
        if slot != NOWHERE:
            details["unit"] = domains["unit"].value(SLOT_KIND[slot % SLOTS])
        target = second(move)
    elif name == "buy":
        details["price"] = state.edition.price[first(move)]
        target = second(move)
    elif name == "upgrade":
        details["price"] = state.edition.upgrade_price
        needs = state.edition.needs[first(move)]
        if needs:
            details["other-upgrade"] = UPGRADES[(needs & -needs).bit_length() - 1]
            details["last-upgrade"] = UPGRADES[needs.bit_length() - 1]
    elif name in ("respawn", "wait"):
        details["price"] = state.edition.respawn
        target = state.teleporter[seat]
    elif name == "recruit":
        target = first(move)
    if target != NOWHERE and state.geometry.room_of[target] != NO_ROOM:
        room = state.geometry.room_of[target]
        details["oxygen"] = state.geometry.oxygen[room]
        details["share"] = state.geometry.share[room]
    return details

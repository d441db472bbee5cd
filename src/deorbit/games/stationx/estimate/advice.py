"""What somebody might do here: the move that leaves a player best off at once, and why."""

from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import KIND_MASK, first, second
from deorbit.core.game import Game
from deorbit.core.screen import sentence
from deorbit.games.stationx.content.edition import COMMANDER, SLOT_KIND, SLOTS
from deorbit.games.stationx.estimate.value import (
    danger,
    prospects,
    steps_to,
    supply_distance,
    target,
)
from deorbit.games.stationx.rules.battle import preview
from deorbit.games.stationx.rules.state import NOWHERE, TELEPORTER, StationXState

STEPS: Final = ("move", "jump")

Advice = tuple[int, dict[str, Any] | None]


def advice(game: Game[StationXState], state: StationXState, seat: int) -> Advice:
    """The move that is worth most one step ahead, with its reason as a sentence."""
    best, most = game.legal(state, seat)[0], 0
    reached: StationXState | None = None
    for move in game.legal(state, seat):
        after = game.copy(state)
        game.apply(after, seat, move, Chance(b"", 0), None)
        value = game.worth(after, seat)
        if reached is None or value > most:
            best, most, reached = move, value, after
    assert reached is not None
    name = game.kinds[best & KIND_MASK].shape.name
    if name in STEPS:
        return best, step_reason(state, reached, seat, best)
    return best, deed_reason(state, best, name)


def said(reason: str, **args: str | int) -> dict[str, Any]:
    return sentence("stationx", f"why-{reason}", **args).to_json()


def deed_reason(state: StationXState, move: int, name: str) -> dict[str, Any] | None:
    """Why somebody would attack, take a base, buy or answer."""
    if name == "attack":
        battle = preview(state, first(move), second(move))
        result = "tie"
        if battle.attack != battle.defence:
            result = "win" if battle.attack > battle.defence else "loss"
        return said(
            f"attack-{result}",
            attack=battle.attack,
            defence=battle.defence,
            count=len(battle.defenders),
        )
    if name == "capture":
        base = state.at[second(move)] - TELEPORTER
        return said("capture", other_player=base)
    return said(name) if name in ("buy", "upgrade", "end", "respawn", "wait") else None


def step_reason(
    before: StationXState, after: StationXState, seat: int, move: int
) -> dict[str, Any]:
    """Why a unit would go there: what it finds, whom it can attack, what it escapes, what it comes
    nearer to."""
    if after.supplied[seat] != before.supplied[seat]:
        return said("supplies")
    if prospects(after, seat) > prospects(before, seat):
        return said("strike")
    if danger(after, seat) < danger(before, seat):
        return said("escape")
    goal = second(move)
    slot = after.unit_on(goal) if after.at[goal] else NOWHERE
    if slot // SLOTS == seat and SLOT_KIND[slot % SLOTS] == COMMANDER:
        nearer = supply_distance(after, seat, goal) < supply_distance(before, seat, first(move))
        return said("towards-supplies" if nearer else "guard")
    away = target(before, seat)
    if steps_to(away, goal) < steps_to(away, first(move)):
        return said("home" if before.holder[seat] != seat else "march")
    return said("guard")

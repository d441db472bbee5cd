"""Reading views: a position with nulls, as somebody saw it, becomes the observation behind it. It
is read as it stands: nothing is drawn, completed or left as after set-up."""

from typing import Any

from deorbit.core.game import Game
from deorbit.core.position import Reader
from deorbit.games.stationfall.content.names import PROJECTS
from deorbit.games.stationfall.positions.read import (
    KEYS,
    TURN_KEYS,
    read_asks,
    read_progress,
    read_station,
)
from deorbit.games.stationfall.positions.read_extras import read_extras
from deorbit.games.stationfall.positions.read_pieces import read_pieces
from deorbit.games.stationfall.positions.read_players import (
    PLAYER_KEYS,
    read_kompromat,
    read_player,
)
from deorbit.games.stationfall.positions.write import TOKENS
from deorbit.games.stationfall.rules.setup import ask_to_choose, printed_station
from deorbit.games.stationfall.rules.state import ENDINGS, UNKNOWN, StationfallState
from deorbit.games.stationfall.rules.turn.sequence import STAGES

View = dict[str, Any]

SINGLE = ("identity", "first_bonus")
"""Facts about a player that may be null."""
CARDS = ("dealt", "bonus", "aside", "hand")
"""Cards of a player of which some may be null: their number is known."""


def from_view(game: Game[StationfallState], view: View) -> StationfallState:
    reader = Reader(
        {**{key: view[key] for key in KEYS if key in view}, **without_nulls(view)}, "", KEYS
    )
    state = printed_station(view["options"], view["seats"], tuple(view["cast"]))
    state.minute = view["minute"]
    state.first = view["first"]
    state.active = view["active"]
    state.stage = STAGES.index(view["stage"])
    state.ending = ENDINGS.index(view["ending"])
    read_station(state, reader)
    read_pieces(state, reader)
    for number, player in enumerate(reader.readers("players", state.players, PLAYER_KEYS)):
        read_player(state, number, player, 0)
    read_kompromat(state, reader)
    read_extras(state, reader)
    hide(state, view)
    read_progress(game, state, Reader(view["turn"], "turn", TURN_KEYS))
    if any(state.dealt_count):
        ask_to_choose(state)
    read_asks(game, state, reader)
    return state


def without_nulls(view: View) -> View:
    """The parts of a view in which a fact may be null, without these."""
    project = {**view["project"], "card": view["project"]["card"] or PROJECTS[0]}
    found: View = {"project": project, "players": [known(player) for player in view["players"]]}
    if "traps" in view:
        tokens = view["traps"]["at"]
        found["traps"] = {
            **view["traps"],
            "at": {at: token or TOKENS[0] for at, token in tokens.items()},
        }
    return found


def known(player: View) -> View:
    found = {key: value for key, value in player.items() if key not in SINGLE or value is not None}
    for key in CARDS:
        if key in found:
            found[key] = [card for card in found[key] if card is not None]
    return found


def hide(state: StationfallState, view: View) -> None:
    """What is null is a fact, but an unknown one."""
    identities = state.edition.identities
    for number, player in enumerate(view["players"]):
        if player.get("identity", "") is None:
            state.identity[number] = UNKNOWN
        if "first_bonus" in player:
            heir = player["first_bonus"]
            state.heir = UNKNOWN if heir is None else identities.index(heir)
        state.dealt_count[number] = len(player.get("dealt", ()))
        state.bonus_count[number] = len(player["bonus"])
        state.aside_count[number] = len(player.get("aside", ()))
        state.hand_count[number] = len(player["hand"])
    if view["project"]["card"] is None:
        state.project = UNKNOWN
    if None in view.get("traps", {"at": {}})["at"].values():
        state.real_trap = UNKNOWN

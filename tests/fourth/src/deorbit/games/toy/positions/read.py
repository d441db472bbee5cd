"""A position, or a view, as a state."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.toy.content.edition import CARDS, EDITION
from deorbit.games.toy.positions.write import NOTHING
from deorbit.games.toy.rules.setup import deal
from deorbit.games.toy.rules.state import NONE, UNKNOWN, ToyState, ask

KEYS = ("round", "played", "players", "table")
PLAYER_KEYS = ("hand", "kept", "shown", "peeked")
CARD = EDITION.domains["card"]


def card(value: object, path: str) -> int:
    return NONE if value == NOTHING else index_of(value, CARD, path)


def from_position(position: dict[str, Any], turns: int, seats: int, chance: Chance) -> ToyState:
    """The state behind a position. Orders that it does not name are drawn; once turns are played,
    everybody has kept the first of the two."""
    reader = Reader(position, "", KEYS)
    state = ToyState(seats, turns)
    state.played = reader.number("played", 0, 0, turns * seats)
    state.table = card(reader.value.get("table", NOTHING), "table")
    rows = reader.items("players", seats)
    rows += [({}, f"players[{seat}]") for seat in range(len(rows), seats)]
    for seat, (row, path) in enumerate(rows):
        _read_player(state, seat, Reader(row, path, PLAYER_KEYS), chance)
    if any(state.peeked) != (state.table != NONE):
        if "table" in reader:
            raise wrong("table", reader.value["table"], "peeked")
        state.table = chance.below(len(CARDS))
    ask(state)
    return state


def _read_player(state: ToyState, seat: int, player: Reader, chance: Chance) -> None:
    if "hand" in player:
        hand = [index_of(one, CARD, path) for one, path in player.items("hand", 2)]
        if len(hand) != 2:
            raise wrong(player.at("hand"), player.value["hand"], "[..., ...]")
        state.hand[2 * seat : 2 * seat + 2] = hand
    else:
        deal(state, seat, chance)
    usual = CARDS[state.hand[2 * seat]] if state.played else NOTHING
    kept = card(player.value.get("kept", usual), player.at("kept"))
    if kept != NONE and kept not in state.dealt(seat) and "hand" not in player:
        state.hand[2 * seat] = kept
    if kept not in state.dealt(seat) and (kept != NONE or state.played):
        raise wrong(player.at("kept"), player.value["kept"], "hand")
    state.kept[seat] = kept
    for key, flags in (("shown", state.shown), ("peeked", state.peeked)):
        flags[seat] = int(player.flag(key))
        if flags[seat] and not state.played:
            raise wrong(player.at(key), True, "played > 0")


def from_view(view: dict[str, Any]) -> ToyState:
    """The observation behind a view."""
    state = ToyState(view["seats"], view["options"]["turns"])
    state.played = view["played"]
    state.table = _seen(view["table"])
    for seat, player in enumerate(view["players"]):
        state.hand[2 * seat : 2 * seat + 2] = [_seen(one) for one in player["hand"]]
        state.kept[seat] = _seen(player["kept"])
        state.shown[seat] = int(player["shown"])
        state.peeked[seat] = int(player["peeked"])
    ask(state)
    return state


def _seen(value: str | None) -> int:
    return UNKNOWN if value is None else card(value, "")

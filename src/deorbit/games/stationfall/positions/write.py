"""Positions of Stationfall as plain dicts: writing them. `read` reads them."""

from typing import Any

from deorbit.core.game import Game
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    BRIEFCASE,
    DATA,
    EFFECTS,
    FIELD,
    ITEMS,
    KINDS_OF_ITEMS,
    NOWHERE,
    OFFSITES,
    PROJECTS,
    SHIFT,
)
from deorbit.games.stationfall.rules.ending.agenda.scored import item_in_space
from deorbit.games.stationfall.rules.questions import TRAPPING
from deorbit.games.stationfall.rules.state import (
    ANTIMATTER_STATES,
    ENDINGS,
    GONE,
    GUILT,
    INSIDE,
    LAST_ESCAPES,
    MESOSPHERE,
    NO_BRIBE,
    NO_KOMPROMAT,
    OFF_BOARD,
    RE_ENTRIES,
    UNKNOWN,
    UNSEEN,
    UNUSED,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn import markers
from deorbit.games.stationfall.rules.turn.markers import DETONATE
from deorbit.games.stationfall.rules.turn.sequence import STAGES

ELSEWHERE = {
    OFF_BOARD: "card",
    MESOSPHERE: "mesosphere",
    GONE: "annihilated",
    INSIDE: "monster",
}
NOBODY_KNOWS = "unseen"
TOKENS = ["decoy", "real"]
BRIBES = {UNUSED: "unused", NO_BRIBE: "none"}
POWER = ["normal", "emergency", "blackout", "blackout"]


def to_position(game: Game[StationfallState], state: StationfallState) -> dict[str, Any]:
    edition = state.edition
    position: dict[str, Any] = {
        "cast": [*edition.cards],
        "minute": state.minute,
        "first": state.first,
        "active": state.active,
        "stage": STAGES[state.stage],
        "ending": ENDINGS[state.ending],
        "players": [player_to_position(state, player) for player in range(state.players)],
        "characters": {
            edition.pawns[pawn]: character_to_position(state, pawn)
            for pawn in range(edition.monster)
        },
        **_things(state),
        "power": POWER[state.power_lost()],
        "abandon_ship": state.abandoned == 1,
        "cameras": state.cameras == 1,
        "jammers": state.jammers == 1,
        "antimatter": ANTIMATTER_STATES[state.antimatter],
        "blasted": state.blasted == 1,
        "offsites": {
            name: names_in(state.offsites[offsite], DATA) for offsite, name in enumerate(OFFSITES)
        },
        "medical": state.medical,
        "markers": [marker_to_position(state, marker) for marker in state.markers],
        "project": {
            "card": _hidden(state.project, PROJECTS),
            "released": state.released == 1,
            "peeked": bits(state.peeked),
        },
        "re_entry": _hidden(state.re_entry, RE_ENTRIES),
        "turn": _turn(state),
        "asks": [game.frame_to_json(state, frame) for frame in state.stack.frames],
    }
    shattered = {
        edition.pawns[pawn]: items_to_list(edition.integral[pawn] - state.integral[pawn])
        for pawn in range(edition.monster)
        if state.integral[pawn] != edition.integral[pawn]
    }
    if shattered:
        position["shattered"] = shattered
    _add_project(state, position)
    _add_pieces(state, position)
    if state.pending != NOWHERE:
        position["turn"]["pending"] = str(game.decode(state, state.pending))
    if state.focus:
        position["turn"]["focus"] = True
    if state.line != NOWHERE:
        position["turn"]["line"] = edition.manoeuvres[state.line].name
        position["turn"]["parts"] = state.parts
    return position


def _things(state: StationfallState) -> dict[str, Any]:
    """What lies where, and what has become of sections."""
    edition = state.edition
    return {
        "items": {
            edition.section_names[section]: items_to_list(state.lying[section])
            for section in range(edition.size)
            if state.lying[section] or edition.lying[section]
        },
        "kompromat": {
            edition.section_names[section]: _hidden(face, edition.cards)
            for section, face in enumerate(state.face)
            if face != NO_KOMPROMAT
        },
        "spent": names_in(state.spent, edition.cards),
        "discarded": names_in(state.discarded, edition.cards),
        "removed": {ITEMS[item]: count for item, count in enumerate(state.removed) if count},
        "damaged": names_in(state.damaged, edition.section_names),
        "fire": names_in(state.fire, edition.section_names),
        "asphyxiation": names_in(state.airless, edition.section_names),
        "goo": names_in(state.goo, edition.section_names),
        "launched": names_in(state.launched, edition.section_names),
        "locks": _corridors(state, state.locks),
    }


def _turn(state: StationfallState) -> dict[str, Any]:
    edition = state.edition
    return {
        "actions": state.actions,
        "free": state.free == 1,
        "visited": names_in(state.visited, edition.section_names),
        "dragged": names_in(state.dragged, edition.pawns),
        "bribed": state.bribed == 1,
        "blackmailed": state.blackmailed == 1,
        "moss": state.mossed == 1,
        "called": names_in(state.called, edition.pawns),
        "delivered": bits(state.delivered),
    }


def _add_project(state: StationfallState, position: dict[str, Any]) -> None:
    """What a Project X card has brought into play."""
    edition = state.edition
    if state.where[edition.monster] != OFF_BOARD:
        monster: dict[str, Any] = {
            "at": place_name(state, edition.monster),
            "down": state.down >> edition.monster & 1 == 1,
        }
        if state.inside:
            monster["inside"] = [edition.pawns[pawn] for pawn in state.inside]
        if state.mark != NOWHERE:
            monster["mark"] = edition.pawns[state.mark]
        position["monster"] = monster
    if state.mouth != NOWHERE:
        position["wormhole"] = {"at": edition.section_names[state.mouth]}
        if state.mouth_from != NOWHERE:
            position["wormhole"]["from"] = edition.section_names[state.mouth_from]
    if state.core_locks:
        position["core_locks"] = _corridors(state, state.core_locks)


def _add_pieces(state: StationfallState, position: dict[str, Any]) -> None:
    """What single characters have brought into play."""
    edition = state.edition
    if edition.rich != NOWHERE:
        position["grey_bribes"] = {
            "left": state.grey_left,
            "on": {edition.cards[card]: count for card, count in enumerate(state.grey_on) if count},
        }
    if state.trapper != NOWHERE:
        position["traps"] = {
            "player": state.trapper,
            "at": {
                edition.section_names[section]: _trap(state, section)
                for section in bits(state.traps)
            },
        }
    if state.eaten:
        position["eaten"] = state.eaten
    if edition.ship:
        position["pirate"] = state.pirate == 1
    if state.stage > LAST_ESCAPES and (edition.ship or state.spaced):
        position["spaced"] = {
            "characters": names_in(state.spaced, edition.pawns),
            "briefcase": item_in_space(state, BRIEFCASE),
        }


def _trap(state: StationfallState, section: int) -> str | None:
    if state.real_trap == UNKNOWN:
        return None
    if state.real_trap == NOWHERE:
        return NOBODY_KNOWS if state.stack.kind() == TRAPPING else TOKENS[0]
    return TOKENS[int(state.real_trap == section)]


def _corridors(state: StationfallState, mask: int) -> list[list[str]]:
    names = state.edition.section_names
    return [[names[end] for end in state.edition.ends[corridor]] for corridor in bits(mask)]


def player_to_position(state: StationfallState, player: int) -> dict[str, Any]:
    cards = state.edition.cards
    identities = state.edition.identities
    found: dict[str, Any] = {
        "seat": state.seat_of[player],
        "bonus": _cards(state.bonus[player], state.bonus_count[player], identities),
        "hand": _cards(state.hand[player], state.hand_count[player], cards),
        "shown": names_in(state.shown[player], cards),
        "pool": state.pool[player],
        "betrayal": state.betrayal[player],
        "cubes": {
            card: state.cubes[number * state.players + player]
            for number, card in enumerate(cards)
            if state.cubes[number * state.players + player]
        },
        "bribe": BRIBES.get(state.bribe[player]) or cards[state.bribe[player]],
        "guilt": GUILT[state.guilt[player]],
        "revealed_early": state.early >> player & 1 == 1,
        "schroedinger": state.schroedinger >> player & 1 == 1,
    }
    if state.identity[player] != NOWHERE:
        found["identity"] = _hidden(state.identity[player], identities)
    if state.dealt_count[player]:
        found["dealt"] = _cards(state.dealt[player], state.dealt_count[player], identities)
    if state.aside_count[player]:
        found["aside"] = _cards(state.aside[player], state.aside_count[player], identities)
    if state.disc[player] != NOWHERE:
        found["disc"] = cards[state.disc[player]]
    if state.pc[player] != NOWHERE:
        found["pc"] = identities[state.pc[player]]
    if state.heir != NOWHERE and state.bots >> player & 1 and state.bonus_count[player]:
        found["first_bonus"] = _hidden(state.heir, identities)
    shown = names_in(state.bonus[player] & state.shown_bonus, identities)
    if shown:
        found["shown_bonus"] = shown
    return found


def character_to_position(state: StationfallState, pawn: int) -> dict[str, Any]:
    return {
        "at": place_name(state, pawn),
        "down": state.down >> pawn & 1 == 1,
        "holds": items_to_list(state.held[pawn]),
        "data": names_in(state.data[pawn], DATA),
        "contaminated": state.contaminated >> pawn & 1 == 1,
    }


def marker_to_position(state: StationfallState, marker: int) -> dict[str, Any]:
    effect = markers.effect(marker)
    found: dict[str, Any] = {
        "player": markers.owner(marker),
        "effect": EFFECTS[effect],
        "minute": markers.due(marker),
    }
    if markers.is_stand_in(marker):
        found["stand_in"] = True
    if effect != DETONATE:
        found["at"] = state.edition.section_names[markers.section(marker)]
    return found


def place_name(state: StationfallState, pawn: int) -> str:
    place = state.where[pawn]
    return ELSEWHERE[place] if place < 0 else state.edition.section_names[place]


def items_to_list(items: int) -> list[str]:
    found: list[str] = []
    for item in range(KINDS_OF_ITEMS):
        found += [ITEMS[item]] * ((items & FIELD[item]) >> SHIFT[item])
    return found


def names_in(mask: int, names: list[str]) -> list[str]:
    return [names[number] for number in bits(mask)]


def _hidden(number: int, names: list[str]) -> str | None:
    """None is a fact that the reader does not know, as against one that nobody knows."""
    if number == UNSEEN:
        return NOBODY_KNOWS
    return None if number == UNKNOWN else names[number]


def _cards(mask: int, count: int, names: list[str]) -> list[str | None]:
    known: list[str | None] = [*names_in(mask, names)]
    return known + [None] * (count - len(known))

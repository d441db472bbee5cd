"""Positions of Stationfall as plain dicts: reading them. What is missing is as after set-up, with
identities chosen (drawn where none is named) and the active player at the start of a turn."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.codec import Domain, first, kind_of, second
from deorbit.core.errors import BadInput
from deorbit.core.game import Game
from deorbit.core.position import Reader, index_of, wrong
from deorbit.core.records import Action
from deorbit.games.stationfall.edition import (
    ANTIMATTER,
    AUTHORIZED_FORCE,
    EFFECTS,
    ENIGMA,
    FIELD,
    ITEMS,
    KINDS_OF_ITEMS,
    MOST_MINUTES,
    NANOGEL,
    NANOGEL_USED,
    NOWHERE,
    OFFSITES,
    ONE,
    OUTER_SPACE,
    PEACEKEEPER,
    PROJECTS,
    SHIFT,
    UNCANNY,
)
from deorbit.games.stationfall.position import ELSEWHERE, NOBODY_KNOWS, POWER
from deorbit.games.stationfall.setup import ask_to_choose, printed_station
from deorbit.games.stationfall.state import (
    ACT,
    ACTIVATION,
    ANTIMATTER_STATES,
    CONSENT,
    DETONATE,
    DETONATED,
    ENDINGS,
    FALL,
    GONE,
    GUILT,
    LAUNCH,
    LET_GO,
    NO_KOMPROMAT,
    OFF_BOARD,
    OVER,
    PLAYING,
    RE_ENTRIES,
    REVEAL_STEP,
    RUNNING,
    STAGES,
    TURN,
    UNSEEN,
    UNUSED,
    StationfallState,
)

KEYS = (
    "minute",
    "first",
    "active",
    "stage",
    "ending",
    "players",
    "characters",
    "monster",
    "items",
    "kompromat",
    "spent",
    "discarded",
    "removed",
    "damaged",
    "fire",
    "asphyxiation",
    "goo",
    "launched",
    "locks",
    "power",
    "abandon_ship",
    "cameras",
    "jammers",
    "antimatter",
    "blasted",
    "offsites",
    "medical",
    "markers",
    "project",
    "re_entry",
    "turn",
    "asks",
)
PLAYER_KEYS = (
    "identity",
    "dealt",
    "bonus",
    "shown_bonus",
    "aside",
    "hand",
    "shown",
    "pool",
    "betrayal",
    "cubes",
    "disc",
    "bribe",
    "guilt",
    "pc",
    "revealed_early",
    "schroedinger",
)
CHARACTER_KEYS = ("at", "down", "holds", "data", "contaminated")
TURN_KEYS = (
    "actions",
    "free",
    "visited",
    "dragged",
    "bribed",
    "blackmailed",
    "delivered",
    "pending",
)


def from_position(
    game: Game[StationfallState],
    position: dict[str, Any],
    options: dict[str, Any],
    seats: int,
    chance: Chance,
) -> StationfallState:
    state = printed_station(options, seats)
    reader = Reader(position, "", KEYS)
    state.minute = reader.number("minute", state.minute, 0, MOST_MINUTES)
    state.first = reader.number("first", 0, 0, seats - 1)
    state.active = reader.number("active", state.first, 0, seats - 1)
    state.stage = _choice(reader, "stage", STAGES, STAGES[PLAYING])
    state.ending = _choice(reader, "ending", ENDINGS, ENDINGS[RUNNING])
    _read_station(state, reader)
    _read_pieces(state, reader)
    _read_players(state, reader, chance)
    _read_kompromat(state, reader)
    _read_turn(game, state, reader)
    _check(state)
    return state


def _choice(reader: Reader, key: str, names: list[str], default: str) -> int:
    value = reader.value.get(key, default)
    if value not in names:
        raise wrong(reader.at(key), value, " | ".join(names))
    return names.index(value)


def _mask(reader: Reader, key: str, domain: Domain, default: int) -> int:
    """A list of names, complete when it is given."""
    if key not in reader:
        return default
    mask = 0
    for item, path in reader.items(key, domain.size):
        mask |= 1 << index_of(item, domain, path)
    return mask


def _hidden(reader: Reader, key: str, names: list[str]) -> int:
    value = reader.value.get(key, NOBODY_KNOWS)
    if value == NOBODY_KNOWS:
        return UNSEEN
    return _choice(reader, key, names, NOBODY_KNOWS)


# The station --------------------------------------------------------------------------------------


def _read_station(state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    sections = edition.domains["section"]
    state.damaged = _mask(reader, "damaged", sections, state.damaged) & ~(1 << OUTER_SPACE)
    state.fire = _mask(reader, "fire", sections, 0)
    state.damaged |= state.fire
    state.airless = _mask(reader, "asphyxiation", sections, state.airless) | 1 << OUTER_SPACE
    if state.fire & state.airless:
        raise BadInput("stationfall-fire-without-air", key="fire")
    state.goo = _mask(reader, "goo", sections, 0)
    state.damaged |= state.goo
    state.launched = _mask(reader, "launched", sections, 0)
    if state.launched & ~edition.pods:
        raise BadInput("stationfall-not-a-pod", key="launched")
    _read_locks(state, reader)
    state.abandoned = int(reader.flag("abandon_ship", state.minute <= 1))
    lost = state.power_lost()
    if reader.value.get("power", POWER[lost]) != POWER[lost]:
        raise wrong("power", reader.value["power"], POWER[lost])
    state.cameras = int(reader.flag("cameras", lost == 0))
    state.jammers = int(reader.flag("jammers", lost == 0))
    if lost and (state.cameras or state.jammers):
        raise BadInput("stationfall-no-power", key="cameras" if state.cameras else "jammers")
    state.antimatter = _choice(reader, "antimatter", ANTIMATTER_STATES, ANTIMATTER_STATES[0])
    state.blasted = int(reader.flag("blasted"))
    state.medical = reader.number("medical", 0, 0, 200)
    offsites = Reader(reader.value.get("offsites", {}), "offsites", tuple(OFFSITES))
    for number, name in enumerate(OFFSITES):
        state.offsites[number] = _mask(offsites, name, edition.domains["data"], 0)
    for marker in reader.readers("markers", 60, ("player", "effect", "minute", "at", "stand_in")):
        owner = marker.number("player", 0, 0, state.players - 1)
        effect = marker.name("effect", edition.domains["effect"], EFFECTS[0])
        due = marker.number("minute", 0, -1, MOST_MINUTES)
        section = 0
        if effect != DETONATE:
            section = marker.name("at", sections, "")
            if effect == LAUNCH and not edition.pods >> section & 1:
                raise BadInput("stationfall-not-a-pod", key=marker.at("at"))
        packed = owner | effect << 4 | section << 8 | due + 1 << 16
        state.markers.append(packed | int(marker.flag("stand_in")) << 22)
        if state.markers_left(owner) < 0:
            raise BadInput("too-many-pieces", key=marker.path, piece="time-marker")
    project = Reader(reader.value.get("project", {}), "project", ("card", "released", "peeked"))
    state.project = _hidden(project, "card", PROJECTS)
    state.released = int(project.flag("released"))
    for seat, path in project.items("peeked", state.seats):
        if type(seat) is not int or not 0 <= seat < state.seats:
            raise wrong(path, seat, f"0 .. {state.seats - 1}")
        state.peeked |= 1 << seat
    if state.project == UNSEEN and state.peeked | state.released:
        raise BadInput("stationfall-project-unseen", key="project.card")
    state.re_entry = _hidden(reader, "re_entry", RE_ENTRIES)


def _read_locks(state: StationfallState, reader: Reader) -> None:
    if "locks" not in reader:
        if reader.value.get("abandon_ship") is True and state.power_lost() < 2:
            state.locks = 0
        return
    names = state.edition.section_names
    state.locks = 0
    for ends, path in reader.items("locks", len(state.edition.ends)):
        for corridor, (a, b) in enumerate(state.edition.ends):
            if ends in ([names[a], names[b]], [names[b], names[a]]):
                state.locks |= 1 << corridor
                break
        else:
            raise wrong(path, ends, "[section, section]")


# Pawns and Items ----------------------------------------------------------------------------------


def _read_pieces(state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    everybody = Reader(reader.value.get("characters", {}), "characters", tuple(edition.cards))
    for pawn in range(edition.monster):
        name = edition.pawns[pawn]
        if name in everybody:
            path = f"characters.{name}"
            _read_character(state, pawn, Reader(everybody.value[name], path, CHARACTER_KEYS))
    if "monster" in reader:
        monster = Reader(reader.value["monster"], "monster", ("at", "down"))
        state.where[edition.monster] = _place(state, monster, NOWHERE)
        state.down |= int(monster.flag("down")) << edition.monster
    lying = Reader(reader.value.get("items", {}), "items", tuple(edition.section_names))
    for section, name in enumerate(edition.section_names):
        if name in lying:
            state.lying[section] = _items(lying, name)
    _leave_default_places(state, lying)
    removed = Reader(reader.value.get("removed", {}), "removed", tuple(ITEMS))
    for item, name in enumerate(ITEMS):
        state.removed[item] = removed.number(name, 0, 0, edition.total[item])
    _count_supply(state)


def _read_character(state: StationfallState, pawn: int, reader: Reader) -> None:
    state.where[pawn] = _place(state, reader, state.where[pawn])
    state.down |= int(reader.flag("down")) << pawn
    state.contaminated |= int(reader.flag("contaminated")) << pawn
    state.data[pawn] = _mask(reader, "data", state.edition.domains["data"], 0)
    if "holds" in reader:
        state.held[pawn] = _items(reader, "holds")


def _place(state: StationfallState, reader: Reader, default: int) -> int:
    if "at" not in reader:
        return default
    for place, name in ELSEWHERE.items():
        if reader.value["at"] == name:
            return place
    return reader.name("at", state.edition.domains["section"], "")


def _items(reader: Reader, key: str) -> int:
    items = 0
    for name, path in reader.items(key, 60):
        if name not in ITEMS:
            raise wrong(path, name, " | ".join(ITEMS))
        item = ITEMS.index(name)
        if (items & FIELD[item]) == FIELD[item]:
            raise BadInput("too-many-pieces", key=path, piece=name)
        items += ONE[item]
    return items


def _leave_default_places(state: StationfallState, lying: Reader) -> None:
    """A unique Item that is placed somewhere is no longer where it is printed."""
    edition = state.edition
    for item in range(NANOGEL_USED + 1, KINDS_OF_ITEMS):
        for section, name in enumerate(edition.section_names):
            elsewhere = any(
                held & FIELD[item]
                for place, held in enumerate(state.lying + state.held)
                if place != section
            )
            if name not in lying and elsewhere:
                state.lying[section] &= ~FIELD[item]
    if state.antimatter == DETONATED and edition.section_names[edition.containment] not in lying:
        state.lying[edition.containment] &= ~FIELD[ANTIMATTER]
    state.antimatter_at = NOWHERE
    for pawn, held in enumerate(state.held):
        if held & FIELD[ANTIMATTER]:
            state.antimatter_at = pawn
    for section, held in enumerate(state.lying):
        if held & FIELD[ANTIMATTER]:
            state.antimatter_at = len(state.held) + section


def _count_supply(state: StationfallState) -> None:
    edition = state.edition
    for item in range(KINDS_OF_ITEMS):
        used = state.removed[item]
        gone = [pawn for pawn, place in enumerate(state.where) if place == GONE]
        integral = [edition.integral[pawn] for pawn in range(len(state.where)) if pawn not in gone]
        for held in [*state.held, *state.lying, *integral]:
            used += (held & FIELD[item]) >> SHIFT[item]
        state.supply[item] = edition.total[item] - used
    state.supply[NANOGEL] += state.supply[NANOGEL_USED]
    state.supply[NANOGEL_USED] = 0
    for item in range(KINDS_OF_ITEMS):
        if state.supply[item] < 0:
            raise BadInput("too-many-pieces", key="items", piece=ITEMS[item])


# Players ------------------------------------------------------------------------------------------


def _read_players(state: StationfallState, reader: Reader, chance: Chance) -> None:
    players = [
        Reader(item, path, PLAYER_KEYS) for item, path in reader.items("players", state.players)
    ]
    taken = 0
    for number, player in enumerate(players):
        taken |= _read_player(state, number, player, taken)
    free = [card for card in range(len(state.edition.cards)) if not taken >> card & 1]
    chance.shuffle(free)
    for number in range(state.players):
        player = players[number] if number < len(players) else Reader({}, "players", PLAYER_KEYS)
        if "identity" not in player and "dealt" not in player and free:
            state.identity[number] = free.pop()
        if "bonus" not in player and "dealt" not in player:
            while state.bonus_count[number] < state.edition.dealt[state.seats] - 1 and free:
                state.bonus[number] |= 1 << free.pop()
                state.bonus_count[number] += 1


def _read_player(state: StationfallState, number: int, player: Reader, taken: int) -> int:
    """Returns the identity cards that the player has or had."""
    cards = state.edition.domains["card"]
    if "identity" in player:
        state.identity[number] = player.name("identity", cards, "")
    state.dealt[number], state.dealt_count[number] = _cards(player, "dealt", cards)
    state.bonus[number], state.bonus_count[number] = _cards(player, "bonus", cards)
    state.aside[number], state.aside_count[number] = _cards(player, "aside", cards)
    own = 0
    for mask in (state.dealt[number], state.bonus[number], state.aside[number]):
        if (taken | own) & mask:
            raise BadInput("too-many-pieces", key=player.path, piece="identity")
        own |= mask
    if state.identity[number] != NOWHERE:
        if (taken | own) >> state.identity[number] & 1:
            raise BadInput("too-many-pieces", key=player.at("identity"), piece="identity")
        own |= 1 << state.identity[number]
    state.shown_bonus |= _cards(player, "shown_bonus", cards)[0]
    state.hand[number], state.hand_count[number] = _cards(player, "hand", cards)
    state.shown[number] = _cards(player, "shown", cards)[0] & state.hand[number]
    state.betrayal[number] = player.number("betrayal", 0, 0, state.edition.cubes)
    cubes = Reader(player.value.get("cubes", {}), player.at("cubes"), tuple(cards.names))
    placed = state.betrayal[number]
    for card, name in enumerate(cards.names):
        count = cubes.number(name, 0, 0, state.edition.cubes)
        state.cubes[card * state.players + number] = count
        placed += count
    state.pool[number] = player.number(
        "pool", max(0, state.edition.cubes - placed), 0, state.edition.cubes
    )
    if state.pool[number] + placed != state.edition.cubes:
        raise BadInput("too-many-pieces", key=player.at("cubes"), piece="cube")
    if "disc" in player:
        state.disc[number] = player.name("disc", cards, "")
    if player.value.get("bribe", "unused") != "unused":
        state.bribe[number] = player.name("bribe", cards, UNUSED)
    state.guilt[number] = _choice(player, "guilt", GUILT, GUILT[0])
    _read_pc(state, number, player)
    return own


def _read_pc(state: StationfallState, number: int, player: Reader) -> None:
    early, schroedinger = player.flag("revealed_early"), player.flag("schroedinger")
    if "pc" not in player:
        if early or schroedinger:
            key = "revealed_early" if early else "schroedinger"
            raise wrong(player.at(key), True, "pc")
        return
    card = player.name("pc", state.edition.domains["card"], "")
    if state.identity[number] not in (NOWHERE, card):
        raise wrong(player.at("pc"), player.value["pc"], "identity")
    state.identity[number] = card
    state.pc[number] = card
    state.owner[card] = number
    state.early |= int(player.flag("revealed_early", True)) << number
    state.schroedinger |= int(schroedinger) << number
    if any(state.cubes[card * state.players + other] for other in range(state.players)):
        raise BadInput("stationfall-cubes-on-pc", key=player.at("pc"))
    if state.early >> number & 1:
        pawn = state.edition.pawn_of[card]
        powers = state.edition.reveal[card]
        state.ability[pawn] |= powers
        if powers & AUTHORIZED_FORCE:
            state.ability[pawn] &= ~PEACEKEEPER
        if powers & ENIGMA and state.schroedinger >> number & 1:
            state.ability[pawn] &= ~UNCANNY


def _cards(reader: Reader, key: str, domain: Domain) -> tuple[int, int]:
    mask = 0
    for item, path in reader.items(key, domain.size):
        bit = 1 << index_of(item, domain, path)
        if mask & bit:
            raise BadInput("too-many-pieces", key=path, piece=str(item))
        mask |= bit
    return mask, len(reader.items(key, domain.size))


# Kompromat, the turn, and sense -------------------------------------------------------------------


def _read_kompromat(state: StationfallState, reader: Reader) -> None:
    """Tokens lie on the board, in hands, spent on cards or discarded: each in one place."""
    edition = state.edition
    state.spent = _mask(reader, "spent", edition.domains["card"], 0)
    state.discarded = _mask(reader, "discarded", edition.domains["card"], 0)
    away = 0
    count = 0
    for mask in [*state.hand, state.spent, state.discarded]:
        if mask & away:
            raise BadInput("too-many-pieces", key="kompromat", piece="kompromat")
        away |= mask
        count += sum(mask >> card & 1 for card in range(len(edition.cards)))
    if "kompromat" in reader:
        state.face = [NO_KOMPROMAT] * edition.size
        lying = Reader(reader.value["kompromat"], "kompromat", tuple(edition.section_names))
        for section, name in enumerate(edition.section_names):
            if name in lying:
                state.face[section] = _hidden(lying, name, edition.cards)
    else:
        for section in reversed(edition.icons):
            if count + sum(face != NO_KOMPROMAT for face in state.face) > len(edition.cards):
                state.face[section] = NO_KOMPROMAT
    for section, card in enumerate(state.face):
        if card >= 0:
            if away >> card & 1:
                where = edition.section_names[section]
                raise BadInput("too-many-pieces", key=f"kompromat.{where}", piece="kompromat")
            away |= 1 << card
    if count + sum(face != NO_KOMPROMAT for face in state.face) > len(edition.cards):
        raise BadInput("too-many-pieces", key="kompromat", piece="kompromat")


def _read_turn(game: Game[StationfallState], state: StationfallState, reader: Reader) -> None:
    edition = state.edition
    turn = Reader(reader.value.get("turn", {}), "turn", TURN_KEYS)
    state.actions = turn.number("actions", 0, 0, 2)
    state.free = int(turn.flag("free"))
    state.visited = _mask(turn, "visited", edition.domains["section"], 0)
    state.dragged = _mask(turn, "dragged", edition.domains["character"], 0)
    state.bribed = int(turn.flag("bribed"))
    state.blackmailed = int(turn.flag("blackmailed"))
    state.delivered = _mask(turn, "delivered", edition.domains["player"], 0)
    if "pending" in turn:
        if not isinstance(turn.value["pending"], str):
            raise wrong("turn.pending", turn.value["pending"], "action")
        try:
            state.pending = game.encode(state, Action.parse(turn.value["pending"]))
        except BadInput as error:
            raise BadInput("bad-value-because", key="turn.pending", problem=str(error)) from None
    if any(state.dealt_count):
        ask_to_choose(state)
    elif "asks" in reader:
        for item, path in reader.items("asks", 40):
            try:
                state.stack.frames.append(game.frame_from_json(state, item))
            except BadInput as error:
                raise BadInput("bad-value-because", key=path, problem=str(error)) from None
    elif state.stage == PLAYING:
        state.ask(TURN, state.active, REVEAL_STEP)
    _check_asks(game, state)


def _check_asks(game: Game[StationfallState], state: StationfallState) -> None:
    """What is asked is asked of somebody who can answer, by a character that is in play."""
    asking = bool(state.stack.asked())
    if asking != (state.stage != OVER) or (state.ending == RUNNING) != (state.stage < FALL):
        raise BadInput("bad-asks-ending")
    for place, frame in enumerate(state.stack.frames):
        kind = kind_of(frame)
        seat, pawn = first(frame), second(frame)
        if seat >= state.seats or (
            kind in (ACTIVATION, ACT, CONSENT) and pawn == state.edition.monster
        ):
            raise wrong(f"asks[{place}]", game.frame_to_json(state, frame), "seat, character")
        if kind == CONSENT and state.pending == NOWHERE:
            raise wrong(f"asks[{place}]", game.frame_to_json(state, frame), "turn.pending")
    for seat in state.stack.asked():
        if not game.legal(state, seat):
            asked = [game.frame_to_json(state, frame) for frame in state.stack.frames]
            raise BadInput("bad-asks", asked=str(asked))


def _check(state: StationfallState) -> None:
    """What no play leads to and the rules could not handle."""
    edition = state.edition
    for section in range(edition.size):
        if edition.pods >> section & 1 and state.occupants(section) > edition.capacity[section]:
            raise BadInput("stationfall-pod-full", key=edition.section_names[section])
    if (state.antimatter_at == NOWHERE) != (state.antimatter == DETONATED):
        raise BadInput("stationfall-antimatter", key="antimatter")
    letting_go = [second(frame) for frame in state.stack.frames if kind_of(frame) == LET_GO]
    for pawn in range(len(state.where)):
        excess = state.load(pawn) - edition.slots[pawn]
        if excess > letting_go.count(pawn):
            raise BadInput("stationfall-too-much", key=f"characters.{edition.pawns[pawn]}.holds")
        if state.where[pawn] == OFF_BOARD and state.down >> pawn & 1:
            raise BadInput("stationfall-down-off-board", key=f"characters.{edition.pawns[pawn]}")

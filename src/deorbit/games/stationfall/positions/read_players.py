"""Reading positions: players, their cards, and Kompromat."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.core.codec import Domain
from deorbit.core.dealer import silent
from deorbit.core.errors import BadInput
from deorbit.core.position import Reader, index_of, wrong
from deorbit.games.stationfall.content.cast import identities_of_bots, named_bots
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import ENIGMA, NOWHERE
from deorbit.games.stationfall.positions.parts import read_choice, read_hidden, read_mask
from deorbit.games.stationfall.positions.write import BRIBES
from deorbit.games.stationfall.rules.abilities.reveal import gain_abilities
from deorbit.games.stationfall.rules.bots.influence import own_card
from deorbit.games.stationfall.rules.bots.setup import (
    HEIRS,
    appear,
    in_turn_order,
    inherit,
    take_gifts,
    win_allies,
)
from deorbit.games.stationfall.rules.setup import cards_each
from deorbit.games.stationfall.rules.state import GUILT, NO_KOMPROMAT, UNUSED, StationfallState
from deorbit.games.stationfall.rules.tutorial import HER_BONUS, HER_IDENTITY, LINDSEY

PLAYER_KEYS = (
    "seat",
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
    "first_bonus",
)


# Bots ---------------------------------------------------------------------------------------------


def read_bots(
    state: StationfallState, players: list[Reader], options: dict[str, Any], free: list[int]
) -> list[int]:
    """Who the bots are, if the position does not say: those whom the options name, otherwise
    anybody they may be. Returns the identity cards that are left."""
    names = state.edition.identities
    cast = state.edition.cards
    wanted = named_bots(options)
    for place, bot in enumerate(bits(state.bots)):
        player = players[bot] if bot < len(players) else Reader({}, "players", PLAYER_KEYS)
        for key in ("dealt", "schroedinger"):
            if player.value.get(key):
                raise wrong(player.at(key), player.value[key], "bot")
        if player.value.get("revealed_early") is False and not any(state.dealt_count):
            raise wrong(player.at("revealed_early"), False, "true")
        if state.identity[bot] == NOWHERE:
            allowed = wanted[place : place + 1] or identities_of_bots(options, cast)[1]
            fitting = [card for card in free if names[card] in allowed]
            if not fitting:
                raise BadInput("too-many-pieces", key="players", piece="identity")
            state.identity[bot] = fitting[0]
            free.remove(fitting[0])
    for bot in bits(state.bots):
        player = players[bot] if bot < len(players) else Reader({}, "players", PLAYER_KEYS)
        if state.edition.powers[state.identity[bot]] & ENIGMA:
            if any(state.dealt_count):
                if state.bonus_count[bot]:
                    raise wrong(player.at("bonus"), player.value["bonus"], "[]")
            elif "bonus" not in player:
                inherit(state, bot, free[:HEIRS])
                free = free[HEIRS:]
            elif state.bonus_count[bot]:
                first = player.value["bonus"][0]
                player.value.setdefault("first_bonus", first)
                state.heir = player.name("first_bonus", state.edition.domains["identity"], "")
                if not state.bonus[bot] >> state.heir & 1:
                    raise wrong(player.at("first_bonus"), player.value["first_bonus"], "bonus")
        elif state.bonus_count[bot]:
            raise wrong(player.at("bonus"), player.value["bonus"], "[]")
        state.shown_bonus |= state.aside[bot] & enigmas(state)
    return free


def enigmas(state: StationfallState) -> int:
    """The identity cards whose bot becomes somebody else when it is annihilated."""
    powers = state.edition.powers
    return sum([1 << card for card in range(len(powers)) if powers[card] & ENIGMA])


def bring_in_bots(state: StationfallState, players: list[Reader], reader: Reader) -> None:
    """What a position does not say of bots is as after set-up: revealed, with gifts and allies."""
    characters = reader.value.get("characters", {})
    for bot in in_turn_order(state):
        if state.pc[bot] == NOWHERE:
            card = own_card(state, bot)
            if any(state.cubes[card * state.players + other] for other in range(state.players)):
                raise BadInput("stationfall-cubes-on-pc", key=f"players[{bot}]")
            appear(state, bot, state.identity[bot], silent())
            known = characters.get(state.edition.pawns[state.own_pawns(bot)[0]], {})
            if "holds" not in known:
                take_gifts(state, bot, silent())
    for bot in in_turn_order(state):
        given = players[bot].value if bot < len(players) else {}
        if not {"cubes", "pool", "betrayal"} & set(given):
            win_allies(state, bot, silent())


# Players ------------------------------------------------------------------------------------------


def read_players(
    state: StationfallState, reader: Reader, options: dict[str, Any], chance: Chance
) -> None:
    players = [
        Reader(item, path, PLAYER_KEYS) for item, path in reader.items("players", state.players)
    ]
    taken = 0
    for number, player in enumerate(players):
        taken |= read_player(state, number, player, taken)
    for number, player in enumerate(players):
        _check_dealt(state, number, player)
    if state.tutorial:
        taken |= _seat_lindsey(state, players, taken)
    free = [card for card in range(len(state.edition.identities)) if not taken >> card & 1]
    chance.shuffle(free)
    if state.bots:
        free = read_bots(state, players, options, free)
    spare = 1 if state.paired else cards_each(state) - 1
    drawing = 0
    for number in range(state.players):
        if not state.dealt_count[state.lead[number]] and state.identity[number] == NOWHERE:
            drawing += 1
    if len(free) < drawing:
        raise BadInput("too-many-pieces", key="players", piece="identity")
    for number in range(state.players):
        player = players[number] if number < len(players) else Reader({}, "players", PLAYER_KEYS)
        if state.dealt_count[state.lead[number]] or state.bots >> number & 1:
            continue
        if state.identity[number] == NOWHERE:
            state.identity[number] = free.pop()
            drawing -= 1
        if "bonus" not in player and state.lead[number] == number:
            while state.bonus_count[number] < spare and len(free) > drawing:
                state.bonus[number] |= 1 << free.pop()
                state.bonus_count[number] += 1
    if state.bots and not any(state.dealt_count):
        bring_in_bots(state, players, reader)


def _seat_lindsey(state: StationfallState, players: list[Reader], taken: int) -> int:
    """Lindsey has her own cards where the position does not say otherwise (tutorial-setup). Returns
    those that she takes."""
    names = state.edition.identities
    identity, bonus = names.index(HER_IDENTITY), 1 << names.index(HER_BONUS)
    found = 0
    if state.identity[LINDSEY] == NOWHERE and not state.dealt_count[LINDSEY]:
        if not taken >> identity & 1:
            state.identity[LINDSEY] = identity
            found |= 1 << identity
    if not (players and "bonus" in players[LINDSEY]) and not (taken | found) & bonus:
        if state.identity[LINDSEY] == identity:
            state.bonus[LINDSEY], state.bonus_count[LINDSEY] = bonus, 1
            found |= bonus
    return found


def read_player(state: StationfallState, number: int, player: Reader, taken: int) -> int:
    """Returns the identity cards that the player has or had."""
    cards = state.edition.domains["card"]
    identities = state.edition.domains["identity"]
    player.number("seat", state.seat_of[number], state.seat_of[number], state.seat_of[number])
    if "identity" in player:
        state.identity[number] = player.name("identity", identities, "")
    state.dealt[number], state.dealt_count[number] = read_cards(player, "dealt", identities)
    state.bonus[number], state.bonus_count[number] = read_cards(player, "bonus", identities)
    state.aside[number], state.aside_count[number] = read_cards(player, "aside", identities)
    for key, mask in (("dealt", state.dealt[number]), ("bonus", state.bonus[number])):
        if mask and state.lead[number] != number:
            raise BadInput("stationfall-not-the-lead", key=player.at(key), lead=state.lead[number])
    own = 0
    for mask in (state.dealt[number], state.bonus[number], state.aside[number]):
        if (taken | own) & mask:
            raise BadInput("too-many-pieces", key=player.path, piece="identity")
        own |= mask
    if state.identity[number] != NOWHERE:
        if (taken | own) >> state.identity[number] & 1:
            raise BadInput("too-many-pieces", key=player.at("identity"), piece="identity")
        own |= 1 << state.identity[number]
    state.shown_bonus |= read_cards(player, "shown_bonus", identities)[0]
    state.hand[number], state.hand_count[number] = read_cards(player, "hand", cards)
    if state.hand[number] and state.hand_at[number] != number:
        raise BadInput(
            "stationfall-not-the-lead", key=player.at("hand"), lead=state.hand_at[number]
        )
    state.shown[number] = read_cards(player, "shown", cards)[0] & state.hand[number]
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
    usual = BRIBES[state.bribe[number]]
    if player.value.get("bribe", usual) != usual:
        if state.bots >> number & 1:
            raise wrong(player.at("bribe"), player.value["bribe"], usual)
        state.bribe[number] = player.name("bribe", cards, UNUSED)
    state.guilt[number] = read_choice(player, "guilt", GUILT, GUILT[0])
    _read_pc(state, number, player)
    return own


def _check_dealt(state: StationfallState, number: int, player: Reader) -> None:
    """Cards to choose from: at least one for everybody who has to choose, of whom there is one."""
    if state.dealt_count[number]:
        choosing = 0
        for other in range(state.players):
            if state.lead[other] == number and state.identity[other] == NOWHERE:
                choosing += 1
        if not 0 < choosing <= state.dealt_count[number]:
            expected = f"[...] >= {choosing}" if choosing else "[]"
            raise wrong(player.at("dealt"), player.value["dealt"], expected)


def _read_pc(state: StationfallState, number: int, player: Reader) -> None:
    early, schroedinger = player.flag("revealed_early"), player.flag("schroedinger")
    if "pc" not in player:
        if early or schroedinger:
            key = "revealed_early" if early else "schroedinger"
            raise wrong(player.at(key), True, "pc")
        return
    identity = player.name("pc", state.edition.domains["identity"], "")
    if state.identity[number] not in (NOWHERE, identity):
        raise wrong(player.at("pc"), player.value["pc"], "identity")
    card = state.edition.character_of[identity]
    state.identity[number] = identity
    state.pc[number] = identity
    state.owners[card] |= 1 << number
    state.early |= int(player.flag("revealed_early", True)) << number
    state.schroedinger |= int(schroedinger) << number
    if any(state.cubes[card * state.players + other] for other in range(state.players)):
        raise BadInput("stationfall-cubes-on-pc", key=player.at("pc"))
    if state.early >> number & 1:
        gain_abilities(state, identity, schroedinger)


def read_cards(reader: Reader, key: str, domain: Domain) -> tuple[int, int]:
    mask = 0
    for item, path in reader.items(key, domain.size):
        bit = 1 << index_of(item, domain, path)
        if mask & bit:
            raise BadInput("too-many-pieces", key=path, piece=str(item))
        mask |= bit
    return mask, len(reader.items(key, domain.size))


def read_kompromat(state: StationfallState, reader: Reader) -> None:
    """Tokens lie on the board, in hands, spent on cards or discarded: each in one place."""
    edition = state.edition
    state.spent = read_mask(reader, "spent", edition.domains["card"], 0)
    state.discarded = read_mask(reader, "discarded", edition.domains["card"], 0)
    away = 0
    count = 0
    for mask in [*state.hand, state.spent, state.discarded]:
        if mask & away:
            raise BadInput("too-many-pieces", key="kompromat", piece="kompromat")
        if mask & ~edition.with_token:
            raise BadInput("stationfall-no-token", key="kompromat")
        away |= mask
        count += sum(mask >> card & 1 for card in range(len(edition.cards)))
    if "kompromat" in reader:
        state.face = [NO_KOMPROMAT] * edition.size
        lying = Reader(reader.value["kompromat"], "kompromat", tuple(edition.section_names))
        for section, name in enumerate(edition.section_names):
            if name in lying:
                state.face[section] = read_hidden(lying, name, edition.cards)
    else:
        for section in reversed(edition.icons):
            if count + sum(face != NO_KOMPROMAT for face in state.face) > edition.tokens:
                state.face[section] = NO_KOMPROMAT
    for section, card in enumerate(state.face):
        if card >= 0:
            if away >> card & 1:
                where = edition.section_names[section]
                raise BadInput("too-many-pieces", key=f"kompromat.{where}", piece="kompromat")
            away |= 1 << card
    if count + sum(face != NO_KOMPROMAT for face in state.face) > edition.tokens:
        raise BadInput("too-many-pieces", key="kompromat", piece="kompromat")

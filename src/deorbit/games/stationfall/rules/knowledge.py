"""What a seat may know (3.3), and worlds that agree with it."""

from random import Random

from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.rules.kompromat import unseen_kompromat
from deorbit.games.stationfall.rules.state import OVER, UNKNOWN, UNSEEN, StationfallState
from deorbit.games.stationfall.rules.tutorial import face_is_open, is_open


def observe(state: StationfallState, seat: int | None) -> StationfallState:
    """A copy without what the seat may not know: identity cards and Kompromat of the others,
    Project X, all of it until the game is over. What nobody has seen looks the same whether a
    position has fixed it or not."""
    seen = state.copy()
    if state.stage != OVER:
        for player in range(state.players):
            if state.seat_of[player] != seat and not is_open(state, player):
                if not is_partner(state, player, seat):
                    hide_cards(seen, player)
                seen.hand[player] &= seen.shown[player]
        if state.real_trap >= 0 and state.seat_of[state.trapper] != seat:
            seen.real_trap = UNKNOWN
    for section in range(state.edition.size):
        if seen.face[section] >= 0 and not face_is_open(state, section):
            seen.face[section] = UNSEEN
    if not state.released:
        if state.peeked == 0:
            seen.project = UNSEEN
        elif state.stage != OVER and (seat is None or not state.peeked >> seat & 1):
            seen.project = UNKNOWN
    if state.minute > 0:
        seen.re_entry = UNSEEN
    return seen


def unknown(state: StationfallState, seat: int | None) -> int:
    """How many facts a seat does not know: as many as its view says "null"."""
    seen = observe(state, seat)
    found = 0
    for player in range(seen.players):
        found += seen.bonus_count[player] - seen.bonus[player].bit_count()
        found += seen.hand_count[player] - seen.hand[player].bit_count()
        found += seen.dealt_count[player] - seen.dealt[player].bit_count()
        found += seen.aside_count[player] - seen.aside[player].bit_count()
        found += int(seen.identity[player] == UNKNOWN)
    if seen.trapper != NOWHERE and seen.real_trap == UNKNOWN:
        found += seen.traps.bit_count()
    return found + int(seen.project == UNKNOWN) + int(seen.heir == UNKNOWN)


def is_partner(state: StationfallState, player: int, seat: int | None) -> bool:
    """Whether a player is the partner of a seat in a team game: they know each other's identity
    cards (18.2)."""
    return state.teams and seat is not None and state.lead[player] == state.lead[seat]


def hide_cards(seen: StationfallState, player: int) -> None:
    if (
        seen.pc[player] == NOWHERE
        and seen.identity[player] != NOWHERE
        and not seen.named >> player & 1
    ):
        seen.identity[player] = UNKNOWN
    seen.dealt[player] = 0
    if seen.heir >= 0 and seen.bonus[player] >> seen.heir & 1:
        seen.heir = UNKNOWN
    seen.bonus[player] &= seen.shown_bonus
    seen.aside[player] &= seen.shown_bonus


def sample_world(seen: StationfallState, rng: Random) -> StationfallState:
    """Fill in what is unknown, all possibilities alike."""
    world = seen.copy()
    if world.stage != OVER:
        deal_identities(world, rng)
        deal_kompromat(world, rng)
        if world.real_trap == UNKNOWN:
            world.real_trap = rng.choice(bits(world.traps))
    if world.project == UNKNOWN:
        world.project = rng.choice(world.edition.projects)
    return world


def deal_identities(world: StationfallState, rng: Random) -> None:
    cards = len(world.edition.identities)
    known = 0
    for player in range(world.players):
        known |= world.dealt[player] | world.bonus[player] | world.aside[player]
        if world.identity[player] >= 0:
            known |= 1 << world.identity[player]
    free = [card for card in range(cards) if not known >> card & 1]
    rng.shuffle(free)
    for player in range(world.players):
        if world.identity[player] == UNKNOWN:
            world.identity[player] = free.pop()
        while len(bits(world.dealt[player])) < world.dealt_count[player]:
            world.dealt[player] |= 1 << free.pop()
        while len(bits(world.bonus[player])) < world.bonus_count[player]:
            world.bonus[player] |= 1 << free.pop()
        while len(bits(world.aside[player])) < world.aside_count[player]:
            world.aside[player] |= 1 << free.pop()
        if world.heir == UNKNOWN and world.bots >> player & 1 and world.bonus[player]:
            world.heir = rng.choice(bits(world.bonus[player]))


def deal_kompromat(world: StationfallState, rng: Random) -> None:
    free = unseen_kompromat(world)
    rng.shuffle(free)
    for player in range(world.players):
        while len(bits(world.hand[player])) < world.hand_count[player]:
            world.hand[player] |= 1 << free.pop()

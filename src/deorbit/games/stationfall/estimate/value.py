"""How good a state looks to a player: points as if the station fell now, in hundredths, and how far
away further points are. What the greedy agent climbs, one action at a time."""

from deorbit.core.codec import kind_of
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    DETONATED_ON_BOARD,
    FAR,
    FIELD,
    HOLDS_OR_CONTAMINATED,
    ITEM_ESCAPED,
    NEWS_HAS,
    NOWHERE,
    OFFICER,
    OFFICERS_DOWN,
    PROJECT_RELEASED,
    SELF_ESCAPED,
    SELF_HOLDS,
    WEAPONS,
)
from deorbit.games.stationfall.estimate import weights
from deorbit.games.stationfall.rules.ending.delivery import score
from deorbit.games.stationfall.rules.questions import ACTIVATION
from deorbit.games.stationfall.rules.sections import antimatter_place
from deorbit.games.stationfall.rules.state import (
    ARMED,
    GUILTY,
    INNOCENT,
    NO_KOMPROMAT,
    STABLE,
    StationfallState,
)
from deorbit.games.stationfall.rules.turn import markers


def worth(state: StationfallState, seat: int) -> int:
    """For a player whose cards are known: in an imagined world, for the player who imagines. Two
    colours of one player, and partners, count together."""
    value = 0
    for conspiracy in range(state.players):
        if state.lead[conspiracy] == state.lead[seat] and state.identity[conspiracy] >= 0:
            value += worth_of(state, conspiracy, state.identity[conspiracy])
    return value


def worth_of(state: StationfallState, seat: int, identity: int) -> int:
    value = 100 * score(state, seat, identity)
    value += standing(state, seat, identity)
    value += wishes(state, seat, identity)
    value += escape_hopes(state, seat, identity)
    return value


def standing(state: StationfallState, seat: int, identity: int) -> int:
    """Guilt, conspirators, cubes, Kompromat, secrecy while there is time, a disc in use; and a
    little for being done, so that nothing is done in vain."""
    card = state.edition.character_of[identity]
    value = weights.KOMPROMAT * state.hand_count[seat]
    value += weights.CUBE_OUT * (state.edition.cubes - state.pool[seat])
    if state.guilt[seat] == GUILTY and not state.edition.guilty_wins[identity]:
        value += weights.CONVICTED
    elif state.guilt[seat] != INNOCENT:
        value += weights.SUSPECTED
    allies = 0
    for pawn in range(state.edition.monster):
        if state.conspirator(seat, pawn):
            allies += 1
            if state.edition.card_of[pawn] == card:
                value += weights.OWN_CHARACTER
    value += weights.CONSPIRATOR * min(allies, 3)
    value += leads(state, seat)
    if state.disc[seat] != NOWHERE:
        value += weights.ACTIVE + (weights.OWN_ACTIVE if state.disc[seat] == card else 0)
    if state.pc[seat] == NOWHERE:
        value += weights.SECRET * state.minute
    frames = state.stack.frames
    if frames and state.active == seat and kind_of(frames[-1]) == ACTIVATION:
        value += weights.UNDECIDED
    return value


def leads(state: StationfallState, seat: int) -> int:
    """How near a conspirator is to Kompromat that still lies about."""
    best = 0
    for section in range(state.edition.size):
        if state.face[section] != NO_KOMPROMAT:
            best = max(best, nearest_ally(state, seat, section, 0))
    return best * weights.LEAD // 20


def nearness(state: StationfallState, pawn: int, section: int) -> int:
    """From 0 for far away to 20 for being there."""
    place = state.where[pawn]
    if place < 0 or section < 0 or state.launched >> place & 1:
        return 0
    return max(0, 20 - 2 * state.edition.distance[place][section])


def find_item(state: StationfallState, item: int) -> tuple[int, int]:
    """Who holds a unique Item, and where it is."""
    for pawn in range(state.edition.monster):
        if state.held[pawn] & FIELD[item]:
            return pawn, state.where[pawn]
    for section in range(state.edition.size):
        if state.lying[section] & FIELD[item]:
            return NOWHERE, section
    return NOWHERE, NOWHERE


def nearest_ally(state: StationfallState, seat: int, section: int, ability: int) -> int:
    """How near the nearest conspirator is to a section; `ability` is what it must be able to."""
    best = 0
    for pawn in range(state.edition.monster):
        if (not ability or state.ability[pawn] & ability) and state.conspirator(seat, pawn):
            best = max(best, nearness(state, pawn, section))
    return best


def wishes(state: StationfallState, seat: int, identity: int) -> int:
    """Rows of the agenda that are not met yet, as far as steps lead to them."""
    value = 0
    pawn = state.edition.pawn_of[state.edition.character_of[identity]]
    armed = False
    for row in state.edition.agenda[identity]:
        if row.condition in (SELF_HOLDS, HOLDS_OR_CONTAMINATED):
            holder, place = find_item(state, row.item)
            value += 60 if holder == pawn else nearness(state, pawn, place)
        elif row.condition == ITEM_ESCAPED:
            value += courier(state, seat, row.item)
        elif row.condition == OFFICERS_DOWN:
            armed = True
        elif row.condition == DETONATED_ON_BOARD:
            value += bomb(state, seat)
        elif row.condition == PROJECT_RELEASED and not state.released:
            value += nearest_ally(state, seat, state.edition.vault, 0)
        elif row.condition == NEWS_HAS and state.data[pawn] >> row.data & 1:
            value += 30
    for other in bits(state.bonus[state.lead[seat]]):
        if state.edition.grudge[other]:
            armed = True
            enemy = state.edition.pawn_of[state.edition.character_of[other]]
            if state.live(enemy):
                place = state.where[enemy]
                value += nearest_ally(state, seat, place, 0) // 2
    if armed:
        for other in range(state.edition.monster):
            if state.arms(other) & WEAPONS and state.conspirator(seat, other):
                value += weights.WANTED
    return value


def courier(state: StationfallState, seat: int, item: int) -> int:
    """An Item that has to get away: in the hands of a conspirator near a pod."""
    holder, place = find_item(state, item)
    if holder != NOWHERE and state.conspirator(seat, holder):
        return 60 + hope(state, holder) * 2
    return nearest_ally(state, seat, place, 0)


def bomb(state: StationfallState, seat: int) -> int:
    """The Antimatter armed, on board and with a fuse."""
    if state.antimatter == ARMED:
        return 150 if antimatter_place(state) > 0 else 0
    if state.antimatter == STABLE:
        return nearest_ally(state, seat, state.edition.bridge, OFFICER)
    return 0


def hope(state: StationfallState, pawn: int) -> int:
    """The chance of a pawn to escape, in hundredths, by what can be seen now."""
    place = state.where[pawn]
    if place < 0 or state.launched >> place & 1:
        return 0
    edition = state.edition
    chance = 0
    if edition.pods >> place & 1 and not state.damaged >> place & 1:
        chance = 45
        for marker in state.markers:
            if markers.is_launch_of(marker, place) and markers.due(marker) >= 0:
                chance = 85
    else:
        for pod in range(edition.size):
            if (
                edition.pods >> pod & 1
                and not (state.damaged | state.launched) >> pod & 1
                and state.occupants(pod) < edition.capacity[pod]
                and edition.distance[place][pod] < FAR
            ):
                chance = max(chance, 36 - 3 * edition.distance[place][pod])
    if state.abandoned:
        chance += 8
    return chance // 3 if state.down >> pawn & 1 else chance


def escape_hopes(state: StationfallState, seat: int, identity: int) -> int:
    """Own escape and that of friends, and the order to abandon ship that pods wait for."""
    value = 0
    wanted = 0
    for row in state.edition.agenda[identity]:
        if row.condition == SELF_ESCAPED:
            wanted += max(row.points, 1)
    if wanted:
        for pawn in state.edition.pawns_of[state.edition.character_of[identity]]:
            value += wanted * hope(state, pawn)
    for other in bits(state.bonus[state.lead[seat]]):
        if state.edition.friend[other]:
            points = state.edition.friend[other]
            wanted += points
            for pawn in state.edition.pawns_of[state.edition.character_of[other]]:
                value += points * hope(state, pawn)
    hurry = max(0, weights.ALARM - state.minute)
    if wanted and state.abandoned:
        value += weights.ABANDONED * hurry
    elif wanted and hurry:
        value += 2 * nearest_ally(state, seat, state.edition.bridge, OFFICER)
    return value

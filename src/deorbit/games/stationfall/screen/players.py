"""Players as a screen shows them: who is whom, who is asked, who belongs together."""

from deorbit.core.codec import kind_of, second
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.positions.write import player_to_position
from deorbit.games.stationfall.rules.questions import CHOOSE
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.screen.contract import Cards, Membership, Player


def of_seat(state: StationfallState, seat: int | None) -> list[int]:
    """The players that a person is."""
    return [player for player in range(state.players) if state.seat_of[player] == seat]


def player(state: StationfallState, player: int) -> Player:
    """What everybody knows of a player."""
    told = player_to_position(state, player)
    return Player(
        bot=state.bots >> player & 1 == 1,
        pool=told["pool"],
        betrayal=told["betrayal"],
        cubes=told["cubes"],
        disc=told.get("disc"),
        bribe=told["bribe"],
        guilt=told["guilt"],
        pc=told.get("pc"),
        shown=told["shown"],
        shown_bonus=told.get("shown_bonus", []),
    )


def cards(state: StationfallState, player: int) -> Cards:
    """What is known of the secret cards of a player."""
    told = player_to_position(state, player)
    return Cards(told.get("identity"), told["bonus"], told["hand"])


def asked(state: StationfallState) -> list[int]:
    """The players whose decision is awaited. Of two that one person is, it is the active one as
    long as that one is asked; who chooses an identity has not chosen one yet."""
    seats = state.stack.asked()
    found = [player for player in range(state.players) if state.seat_of[player] in seats]
    if state.stack.parallel():
        return [player for player in found if state.identity[player] == NOWHERE]
    return [state.active] if state.players > state.seats and state.active in found else found


def chooser(state: StationfallState, seat: int | None) -> int | None:
    """The player for whom a person chooses an identity just now."""
    frame = NOWHERE if seat is None else state.stack.top(seat)
    return second(frame) if frame != NOWHERE and kind_of(frame) == CHOOSE else None


def identity_of(state: StationfallState, seat: int | None) -> str | None:
    """The Secret Identity that a person could reveal now."""
    own = of_seat(state, seat)
    if not own:
        return None
    identity = state.identity[state.active if state.active in own else own[0]]
    return state.edition.identities[identity] if identity >= 0 else None


# Who belongs together -----------------------------------------------------------------------------


def teams(state: StationfallState) -> list[Membership] | None:
    if not state.teams:
        return None
    return [
        Membership(team(state, player), partner(state, player)) for player in range(state.players)
    ]


def team(state: StationfallState, player: int) -> str:
    """The letter of a player's team; nothing where there are none, and for bots."""
    if not state.teams or state.bots >> player & 1:
        return ""
    persons = [one for one in range(state.players) if not state.bots >> one & 1]
    return chr(ord("A") + persons.index(state.lead[player]))


def partner(state: StationfallState, player: int) -> int | None:
    """The partner in a team game."""
    if not state.teams:
        return None
    pair = [one for one in range(state.players) if state.lead[one] == state.lead[player]]
    return next((one for one in pair if one != player), None)

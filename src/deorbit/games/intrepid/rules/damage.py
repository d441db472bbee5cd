"""What disasters do to tiles and modules: tokens, hits, destruction (9.1.5, 9.2)."""

from deorbit.core.dealer import Dealer
from deorbit.games.intrepid.content.dice import SPACE_BITS, SPACE_MASK
from deorbit.games.intrepid.content.edition import (
    DESTROY,
    DISABLE,
    DISABLING,
    HIT,
    NEGATIVE,
    SCENARIO,
    STRAIN,
)
from deorbit.games.intrepid.rules.events import DESTROYED, DOCKING_BARRED, TOKEN_PUT
from deorbit.games.intrepid.rules.state import EMPTY, GONE, NOBODY, IntrepidState, changed


def afflict(state: IntrepidState, doing: int, tile: int, dealer: Dealer) -> None:
    if doing == HIT:
        hit(state, tile, dealer)
    elif doing == DISABLING:
        if not state.disabled(tile):
            put_token(state, tile, DISABLE, dealer)
    elif doing == DESTROY:
        destroy(state, tile, dealer)
    else:
        put_token(state, tile, STRAIN, dealer)


def is_doomed(state: IntrepidState, tile: int) -> bool:
    """Whether the next hit destroys a tile: it holds no further Scenario token (9.2.4)."""
    return state.tokens[NEGATIVE * tile + SCENARIO] >= state.edition.figures.most_scenario


def hit(state: IntrepidState, tile: int, dealer: Dealer) -> None:
    """A Scenario token, or the tile is destroyed (9.2, 9.2.4)."""
    if is_doomed(state, tile):
        destroy(state, tile, dealer)
    elif put_token(state, tile, SCENARIO, dealer) and tile not in state.just:
        state.just.append(tile)


def put_token(state: IntrepidState, tile: int, token: int, dealer: Dealer) -> bool:
    """Put a token on a tile, if the supply has one left (house-no-token)."""
    if state.bank[token] == 0:
        return False
    state.bank[token] -= 1
    state.set_tokens(tile, token, state.tokens[NEGATIVE * tile + token] + 1)
    dealer.tell(TOKEN_PUT, tile, token)
    return True


def destroy(state: IntrepidState, tile: int, dealer: Dealer) -> None:
    """The tile is out of the game, its tokens go back; dice on it go home (9.1.5)."""
    for token in range(NEGATIVE):
        state.bank[token] += state.tokens[NEGATIVE * tile + token]
        state.set_tokens(tile, token, 0)
    dice = state.dice[tile]
    while dice:
        if dice & SPACE_MASK:
            state.supply[state.owner[tile]] += 1
        dice >>= SPACE_BITS
    state.dice[tile] = 0
    state.slot = changed(state.slot, state.at[tile], EMPTY)
    state.move_tile(tile, GONE, NOBODY)
    if tile in state.just:
        state.just.remove(tile)
    dealer.tell(DESTROYED, tile)


def bar_docking(state: IntrepidState, dealer: Dealer) -> None:
    """A Disable token on each Docking Module that has none (9.3.6)."""
    for crew in range(state.crews):
        if state.barred[crew] == 0 and state.bank[DISABLE]:
            state.bank[DISABLE] -= 1
            state.barred[crew] = 1
            dealer.tell(DOCKING_BARRED, state.country[crew])

"""Over whole games nothing is lost or doubled: dice, tokens, tiles, cards."""

from random import Random

import pytest

import deorbit
from deorbit.core.codec import kind_of
from deorbit.games.intrepid.content.dice import FACES, SPACE_MASK
from deorbit.games.intrepid.content.edition import CANADA, DISASTERS
from deorbit.games.intrepid.rules.state import EMPTY, GONE, IN_OFFER, IN_STACK, STATION


def dice_in(spaces):
    count = 0
    while spaces:
        count += spaces & SPACE_MASK > 0
        spaces >>= 6
    return count


def check_dice(state):
    for crew in range(state.crews):
        country = state.country[crew]
        pool = sum(state.pool[crew * FACES : crew * FACES + FACES])
        assert pool == state.size[crew]
        out = pool + state.supply[crew] + state.aid[crew] + (state.kept[crew] > 0)
        out += dice_in(state.habitation[crew]) + dice_in(state.docking[crew])
        out += sum(dice_in(state.dice[tile]) for tile in state.slot if own(state, tile, crew))
        out += sum(mark >> 3 == crew + 1 for mark in state.marks)
        if country == CANADA:
            out += sum(state.fresh) + sum(state.storage)
        assert out == state.edition.countries[country].dice
        assert state.supply[crew] >= 0
        assert 0 <= state.capacity[crew] <= state.edition.figures.capacity_most


def own(state, tile, crew):
    return tile != EMPTY and state.owner[tile] == crew


def check_tokens(state):
    figures = state.edition.figures
    used = [sum(state.tokens[token::3]) for token in range(3)]
    used[2] += sum(state.barred)
    assert [state.bank[token] + used[token] for token in range(3)] == figures.bank[:3]
    assert state.bank[3] + sum(state.amplify) == figures.bank[3]
    assert min(state.bank) >= 0
    assert max(state.tokens[::3]) <= figures.most_scenario
    assert max(state.tokens[2::3]) <= 1
    for tile, at in enumerate(state.at):
        if at >= STATION:
            assert state.tokens[3 * tile : 3 * tile + 3] == [0, 0, 0]
            assert state.dice[tile] == 0


def check_tiles_and_cards(state):
    for slot, tile in enumerate(state.slot):
        assert tile == EMPTY or state.at[tile] == slot
    stations = [tile for tile, at in enumerate(state.at) if at < STATION]
    assert sorted(tile for tile in state.slot if tile != EMPTY) == stations
    assert all(at < STATION or at in (IN_STACK, IN_OFFER, GONE) for at in state.at)
    assert len(set(state.table)) == len(state.table)
    assert not set(state.table) & set(state.spent)
    toxic = state.toxic
    state.find_toxic()
    assert state.toxic == toxic


def play(seed, seats, check_every):
    """Random play that is rich enough to last: resources are filled up now and then."""
    rng = Random(seed)
    match = deorbit.new(
        "intrepid",
        seats=seats,
        seed=seed,
        disaster=DISASTERS[seed % 2],
        difficulty=("easy", "normal", "hard")[seed % 3],
    )
    step = 0
    while match.to_act:
        seat = rng.choice(match.to_act)
        moves = match.seat(seat).moves()
        kind = rng.choice(sorted({kind_of(move) for move in moves}))
        match.advance(seat, rng.choice([move for move in moves if kind_of(move) == kind]))
        step += 1
        state = match._state
        if rng.random() < 0.05 and state.round < 12 and match.to_act:
            state.resources = [state.edition.figures.track_most[state.crews - 2]] * 4
            state.capacity = [state.edition.figures.capacity_most] * state.crews
        if step % check_every == 0 or not match.to_act:
            check_dice(state)
            check_tokens(state)
            check_tiles_and_cards(state)
    return match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_or_doubled(seats) -> None:
    rounds = [play(seed, seats, 1).position()["round"] for seed in range(10)]
    assert max(rounds) > 4, "the games last"


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_lost_or_doubled_in_two_thousand_games(seats) -> None:
    for seed in range(500):
        play(1000 + seed, seats, 3)

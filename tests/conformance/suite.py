"""What every game has to keep, as checks over a match in any moment. Each check raises an
AssertionError; the games are listed in `cases.py`."""

import json
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest
from msgspec import to_builtins

from deorbit.core import loading, recording, text
from deorbit.core.codec import FIELD_BITS, FIELD_MASK, KIND_BITS, kind_of
from deorbit.core.fingerprints import count_unknown, fingerprint_of
from deorbit.core.game import ALLOWED, Game
from deorbit.core.match import Match, begin
from deorbit.core.records import Action, IllegalAction
from deorbit.core.stack import NOTHING

CANDIDATES = 120
MOST_OF_A_KIND = 3000
"""Of a kind that has more moves, only some of the values of its first fields are tried."""
OTHERS = 6
"""How many of these are values that no legal move names."""


def play_some(match: Match, rng: Random, actions: int) -> None:
    """Random play for so many actions or to the end: now any action, now any kind of action, so
    that what is one of many comes up too."""
    for _ in range(actions):
        if not match.to_act:
            return
        seat = rng.choice(match.to_act)
        moves = match.seat(seat).moves()
        if rng.random() < 0.5:
            kind = rng.choice(sorted({kind_of(move) for move in moves}))
            moves = [move for move in moves if kind_of(move) == kind]
        match.advance(seat, rng.choice(moves))


def candidates(match: Match, rng: Random) -> list[int]:
    """Moves to try, legal and not: anything that the shapes allow, and near misses."""
    game, state = match._game, match._state
    domains = game.edition(state).domains
    moves = {move for seat in range(match.seats) for move in game.legal(state, seat)}
    sample = rng.sample(sorted(moves), min(len(moves), CANDIDATES // 2))
    for _ in range(CANDIDATES):
        number = rng.randrange(len(game.kinds))
        move = number
        for place, (_, title) in enumerate(game.kinds[number].shape.fields):
            move |= rng.randrange(domains[title].size) << (KIND_BITS + FIELD_BITS * place)
        sample.append(move)
    for move in sample[: CANDIDATES // 2]:
        fields = game.kinds[kind_of(move)].shape.fields
        if fields:
            place = rng.randrange(len(fields))
            value = rng.randrange(domains[fields[place][1]].size)
            shift = KIND_BITS + FIELD_BITS * place
            sample.append(move & ~(FIELD_MASK << shift) | value << shift)
    return sample


def every_move(match: Match, seat: int, rng: Random) -> Iterator[int]:
    """Every move that the shapes of the kinds allow which answer the question of a seat. Of kinds
    with very many, fields are held, from the first on, to values that some legal move names and a
    few others."""
    game, state = match._game, match._state
    domains = game.edition(state).domains
    named: dict[str, set[int]] = {}
    for move in game.legal(state, seat):
        for place, (_, title) in enumerate(game.kinds[kind_of(move)].shape.fields):
            value = move >> (KIND_BITS + FIELD_BITS * place) & FIELD_MASK
            named.setdefault(title, set()).add(value)
    for kind in game.answers[kind_of(state.stack.top(seat))]:
        titles = [title for _, title in kind.shape.fields]
        values: list[list[int]] = [list(range(domains[title].size)) for title in titles]
        for place, title in enumerate(titles[:-1]):
            if prod(map(len, values)) > MOST_OF_A_KIND:
                others = rng.sample(values[place], min(OTHERS, len(values[place])))
                values[place] = sorted({*named.get(title, ()), *others})
        whole = prod(map(len, values)) <= MOST_OF_A_KIND
        chosen = product(*values) if whole else sampled(values, rng)
        number = game.kind_of[kind.shape.name]
        for fields in chosen:
            move = number
            for place, value in enumerate(fields):
                move |= value << (KIND_BITS + FIELD_BITS * place)
            yield move


def sampled(values: list[list[int]], rng: Random) -> Iterator[tuple[int, ...]]:
    for _ in range(MOST_OF_A_KIND):
        yield tuple([rng.choice(one) for one in values])


def check_no_legal_move_is_left_out(match: Match, rng: Random) -> None:
    game, state = match._game, match._state
    for seat in range(match.seats):
        if state.stack.top(seat) == NOTHING:
            continue
        legal = set(game.legal(state, seat))
        for move in every_move(match, seat, rng):
            if move not in legal and game.forbids(state, seat, move) == ALLOWED:
                raise AssertionError(f"not listed for {seat}: {game.decode(state, move)}")


def check_what_a_seat_sees_decides_what_it_may_do(match: Match, rng: Random) -> None:
    game, state = match._game, match._state
    for seat in range(match.seats):
        seen = game.observe(state, seat)
        for move in {*game.legal(state, seat), *candidates(match, rng)}:
            code = game.forbids(state, seat, move)
            assert game.forbids(seen, seat, move) == code, (seat, game.decode(state, move))


def check_legal_is_what_nothing_forbids(match: Match, rng: Random) -> None:
    game, state = match._game, match._state
    tried = candidates(match, rng)
    for seat in range(match.seats):
        legal = game.legal(state, seat)
        assert len(legal) == len(set(legal)), "a legal action is listed twice"
        may_answer = seat in match.to_act or state.stack.rests(seat)
        assert bool(legal) == may_answer, "exactly those who are asked can answer, or who rest"
        for move in {*legal, *tried}:
            reason = game.why_not(state, seat, move)
            assert (move in legal) == (reason is None), (seat, game.decode(state, move), reason)


def check_illegal_actions_are_refused_with_a_rule(match: Match, rng: Random) -> None:
    game = match._game
    before = match.fingerprint
    for move in candidates(match, rng):
        action = game.decode(match._state, move)
        for seat in range(match.seats):
            reason = match.why_not(seat, action)
            if reason is None:
                continue
            assert reason.rule, action
            with pytest.raises(IllegalAction) as refusal:
                match.play(seat, action)
            assert refusal.value.reason == reason
    assert match.fingerprint == before, "a refused action changed the state"


def check_reasons_are_told(match: Match, rng: Random) -> None:
    """Every reason cites a paragraph of the rules and renders in every language."""
    game, state = match._game, match._state
    known = set(re.findall(r"^\*\*(\S+)\*\*", text.rules(game.name), re.MULTILINE))
    for move in candidates(match, rng):
        for seat in range(match.seats):
            reason = game.why_not(state, seat, move)
            if reason is not None:
                assert reason.rule in known, reason
                for language in text.languages():
                    assert not text.problems(reason.id, reason.args, language)


def check_events_and_questions_are_told(match: Match, rng: Random) -> None:
    """Every event and question renders in every language."""
    for reader in [None, *range(match.seats)]:
        for event in match.log(reader):
            for language in text.languages():
                args = text.worded(match.game, event.args, event.names, language)
                known = {name: "?" if value is None else value for name, value in args.items()}
                assert not text.problems(event.id, known, language)
    for seat in match.to_act:
        prompt = match.view(seat)["prompt"]
        for language in text.languages():
            assert not text.problems(prompt["id"], prompt["args"], language)


def check_copies_are_independent(match: Match, rng: Random) -> None:
    before, log = match.fingerprint, len(match.log(None))
    other = match.copy()
    play_some(other, rng, 40)
    assert match.fingerprint == before
    assert len(match.log(None)) == log
    third = match.copy()
    play_some(third, rng, 3)
    assert other.at(len(match)).fingerprint == before
    assert match.at(len(match)).fingerprint == before


def check_every_move_leaves_other_states_alone(match: Match, rng: Random) -> None:
    game = match._game
    before = match.fingerprint
    for seat in match.to_act:
        moves = game.legal(match._state, seat)
        for move in rng.sample(moves, min(len(moves), 12)):
            match.copy().advance(seat, move)
            assert match.fingerprint == before, game.decode(match._state, move)


def check_history_folds_to_the_same(match: Match, rng: Random) -> None:
    """Save, load, `at` and playing the actions again all agree."""
    loaded = loading.loads(match.dumps(), lambda name: match._game)
    assert loaded.fingerprint == match.fingerprint
    assert loaded.version == match.version
    assert [str(a) for a in loaded.actions] == [str(a) for a in match.actions]
    assert [e.text() for e in loaded.log(0)] == [e.text() for e in match.log(0)]
    for length in {0, len(match) // 2, max(0, len(match) - 1)}:
        assert loaded.at(length).fingerprint == match.at(length).fingerprint
    again = match.at(0)
    for number, (seat, action) in zip(match._numbers, match.actions, strict=False):
        again._number = number
        again.play(seat, action)
    assert again.fingerprint == match.fingerprint


def check_positions_round_trip(match: Match, rng: Random) -> None:
    game, state = match._game, match._state
    position = game.to_position(state)
    assert json.loads(json.dumps(position)) == position
    assert count_unknown(position) == 0
    again = game.from_position(position, match.options, match.seats, match._chance)
    assert game.to_position(again) == position
    for seat in range(match.seats):
        assert sorted(game.legal(again, seat)) == sorted(game.legal(state, seat))
    assert game.to_act(again) == match.to_act


def check_actions_are_written_and_read(match: Match, rng: Random) -> None:
    for seat in match.to_act:
        for action in match.legal(seat):
            assert Action.parse(str(action)) == action
            assert Action.from_json(json.loads(json.dumps(action.to_json()))) == action
            move = match._game.encode(match._state, action)
            assert match._game.decode(match._state, move) == action


def check_undo_keeps_its_limits(match: Match, rng: Random) -> None:
    """Undo never crosses a draw, a gain of knowledge or a decision of another seat."""
    if not len(match):
        return
    last_seat = match._line[len(match) - 1] & 15
    for seat in range(match.seats):
        tried = match.copy()
        if not tried.undo(seat):
            assert tried.fingerprint == match.fingerprint
            continue
        assert tried.version == match.version + 1, "an undo is a log entry of its own"
        assert len(tried) == len(match) - 1
        if seat == last_seat:
            earlier = match.at(len(match) - 1)
            assert tried.fingerprint == earlier.fingerprint
            assert not drew(match), "undo crossed a draw"
            for reader in [None, *range(match.seats)]:
                assert unknown_to(reader, match) >= unknown_to(reader, earlier), "crossed a reveal"
        else:
            assert match._state.stack.parallel(), "undo crossed another seat's decision"
            assert seat not in {s for s, _ in match.actions[-1:]}


def drew(match: Match) -> bool:
    """Whether the last action drew anything."""
    earlier = match.at(len(match) - 1)
    earlier._repeat(earlier._state, len(match) - 1, None)
    return earlier._chance.drawn > 0


def unknown_to(reader: int | None, match: Match) -> int:
    """How many facts of the position are hidden from a reader."""
    return count_unknown(match._game.to_position(match._game.observe(match._state, reader)))


def check_observations_hide_what_is_hidden(match: Match, rng: Random) -> None:
    """A world that differs only in what a seat cannot know looks the same to it, is legal in the
    same way, and refuses in the same way."""
    game, state = match._game, match._state
    for seat in range(match.seats):
        seen = game.observe(state, seat)
        shown = fingerprint_of(game.to_position(seen))
        for _ in range(3):
            world = game.sample_world(seen, seat, rng)
            assert count_unknown(game.to_position(world)) == 0
            assert fingerprint_of(game.to_position(game.observe(world, seat))) == shown
            assert game.to_act(world) == game.to_act(state)
            assert sorted(game.legal(world, seat)) == sorted(game.legal(state, seat))
            for move in candidates(match, rng)[:40]:
                assert game.why_not(world, seat, move) == game.why_not(state, seat, move)
    watched = fingerprint_of(game.to_position(game.observe(state, None)))
    world = game.sample_world(game.observe(state, None), None, rng)
    assert fingerprint_of(game.to_position(game.observe(world, None))) == watched


def check_views_are_plain(match: Match, rng: Random) -> None:
    before = match.fingerprint
    for reader in [None, *range(match.seats)]:
        view = match.view(reader)
        assert json.loads(json.dumps(view)) == view
    reader = rng.choice([None, *range(match.seats)])
    recorded = recording.read(match.record(reader))
    assert recorded.view(reader) == {**match.view(reader), "legal": []}
    assert match.fingerprint == before, "looking changed the state"


def check_views_are_read_back(match: Match, rng: Random) -> None:
    """What a view was written from can be read out of it, where a game says how: one with secrets
    has to. In which order actions are listed is no part of it."""
    game = match._game
    if game.secrets and type(game).from_view is Game.from_view:
        return
    for reader in [None, *range(match.seats)]:
        view = match.view(reader)
        again = begin(game, game.from_view(view), match.options, [(0, b"")]).view(reader)
        for one in (view, again):
            one["legal"].sort(key=str)
        assert again == view


def check_screens_are_made_of_what_a_reader_sees(match: Match, rng: Random) -> None:
    """Two halves that share no key, plain as JSON; every legal action is offered under one heading;
    and the same whether they are made of the state or of a view that somebody kept."""
    make = import_module(f"deorbit.games.{match.game}.screen.make")
    for reader in [None, *range(match.seats)]:
        board, own = make.board(match.seen(None)), make.own(match.seen(reader), reader)
        desk = {**to_builtins(board), **to_builtins(own)}
        assert len(desk) == len(board.__struct_fields__) + len(own.__struct_fields__)
        assert json.loads(json.dumps(desk)).keys() == desk.keys()
        offered = sorted(place for group in desk["groups"] for place in group["choices"])
        assert offered == list(range(len(match.view(reader)["legal"])))
        assert bool(desk["asked"]) == bool(match.to_act)
        if match.to_act:
            seen = match._game.from_view(match.view(reader))
            kept, told = to_builtins(make.own(seen, reader)), to_builtins(own)
            # A view does not tell in which order pieces are kept, and so what they may do.
            assert sorted(map(str, kept.pop("legal"))) == sorted(map(str, told.pop("legal")))
            assert kept == told


def check_it_ends(match: Match, rng: Random, longest: int) -> None:
    play_some(match, rng, longest)
    assert match.to_act == ()
    outcome = match.outcome
    assert outcome is not None
    assert set(outcome.winners) <= set(range(match.seats))
    assert len(outcome.scores) == len(outcome.rows) == match.seats
    assert json.loads(json.dumps(outcome.to_json())) == outcome.to_json()
    for seat in range(match.seats):
        assert match.legal(seat) == []


def checks() -> Iterator[Any]:
    for name, check in sorted(globals().items()):
        if name.startswith("check_") and name != "check_it_ends":
            yield check


SPOKEN = {check_reasons_are_told, check_events_and_questions_are_told}
"""Checks for games that have texts; the games of the tests have none."""

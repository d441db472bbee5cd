"""A line of play is what a plain list of its actions says, however it came about: played, taken
back, copied, forked, looked at in between, written to a file and read again."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from core.marks import DRAW, GAME, LOOK, MARK, NONE, PASS, MarksState
from deorbit.core import line, loading, save
from deorbit.core.chance import Chance, secret_of_seed
from deorbit.core.codec import kind_of
from deorbit.core.fingerprints import fingerprint_of
from deorbit.core.match import Match, begin

Entry = tuple[int, int, int]
"""Log number, seat and move."""


@dataclass
class Plain:
    """What a match is: its start, its secrets, its entries; and those that were taken back."""

    start: MarksState
    first: int
    keys: list[tuple[int, bytes]]
    entries: list[Entry]
    undone: list[tuple[int, int, int, int]]
    number: int

    def folded(self, length: int) -> tuple[MarksState, list[list[tuple[int, ...]]]]:
        """The state after so many entries, and what happened."""
        state, story = self.start.copy(), []
        for number, seat, move in self.entries[:length]:
            raw: list[tuple[int, ...]] = []
            secret = [key for began, key in self.keys if began <= number][-1]
            GAME.apply(state, seat, move, Chance(secret, number), raw)
            story.append(raw)
        return state, story

    def at(self, length: int) -> Plain:
        entries = self.entries[:length]
        number = entries[-1][0] + 1 if entries else self.first + 1
        undone = [one for one in self.undone if one[0] < number]
        return replace(self, entries=entries, undone=undone, number=number)

    def fork(self, length: int, secret: bytes) -> Plain:
        past = self.at(length)
        keys = [key for key in self.keys if key[0] < past.number]
        return replace(past, keys=[*keys, (past.number, secret)])

    def play(self, seat: int, move: int) -> None:
        self.entries = [*self.entries, (self.number, seat, move)]
        self.number += 1

    def last_of(self, seat: int) -> int | None:
        places = [place for place, entry in enumerate(self.entries) if entry[1] == seat]
        return places[-1] if places else None

    def may_undo(self, seat: int) -> bool:
        """A pass, or a look at what one knows already, until the next decision; a mark as long as
        not all have marked, which shows them to each other."""
        place = self.last_of(seat)
        if place is None:
            return False
        kind = kind_of(self.entries[place][2])
        if kind == MARK and self.start.seats > 1:
            open_from = len(self.entries)
            while open_from and kind_of(self.entries[open_from - 1][2]) == MARK:
                open_from -= 1
            return place >= open_from and NONE in self.folded(len(self.entries))[0].marks
        known = self.folded(place)[0].known[seat]
        reversible = kind in (MARK, PASS) or (kind == LOOK and known)
        return bool(reversible) and place == len(self.entries) - 1

    def undo(self, seat: int, agreed: bool) -> bool:
        place = self.last_of(seat)
        if place is None or not (agreed or self.may_undo(seat)):
            return False
        after = len(self.entries) if agreed else place + 1
        gone = self.entries[place:after]
        back = [(self.number, seat, number, move << 4 | actor) for number, actor, move in gone]
        self.undone = [*self.undone, *back]
        self.entries = self.entries[:place] + self.entries[after:]
        self.number += 1
        return True


def started(seed: int, seats: int, dealt: bool) -> tuple[Match, Plain]:
    secret = secret_of_seed(seed)
    state = GAME.setup({}, seats, Chance(secret, 0))
    if not dealt:
        state.turns = 1
    keys = [(0, secret)]
    match = begin(GAME, state.copy(), {}, keys, 0, dealt)
    return match, Plain(state, 0, keys, [], [], 1)


def position_of(state: MarksState) -> dict[str, Any]:
    return {"seats": state.seats, "options": {}, **GAME.to_position(state)}


def compare(match: Match, plain: Plain) -> None:
    state, _ = plain.folded(len(plain.entries))
    assert match.position() == position_of(state)
    assert match.fingerprint == fingerprint_of(position_of(state))
    assert len(match) == len(plain.entries)
    assert match._keys == plain.keys
    assert match.version == plain.number - 1
    assert [match._entry(step) for step in range(len(match))] == [e[1:] for e in plain.entries]
    assert match._numbers[: len(match)] == [number for number, _, _ in plain.entries]
    assert sorted(match._undone) == sorted(plain.undone)
    assert [seat for seat, _ in match.actions] == [seat for _, seat, _ in plain.entries]
    assert match.questions() == {seat: state.stack.top(seat) for seat in state.stack.asked()}
    for seat in range(match.seats):
        assert match.may_undo(seat) == plain.may_undo(seat)


def compare_story(match: Match, plain: Plain) -> None:
    story = plain.folded(len(plain.entries))[1]
    told = [(step, one.name) for step, raw in enumerate(story, 1) for one in events(raw)]
    assert [(event.step, event.name) for event in match.log(None)] == told
    assert [list(happened) for happened in match.story()] == story


def events(raw: list[tuple[int, ...]]) -> list[Any]:
    return [GAME.events[one[0]] for one in raw]


def reread(match: Match) -> Match:
    return loading.loads(match.dumps(), lambda name: GAME)


def compare_moments(match: Match, plain: Plain, rng: Random) -> None:
    start = rng.randrange(len(match) + 1)
    steps = range(start, len(match) + 1)
    for step, past in zip(steps, match.moments(start), strict=True):
        assert past.position() == position_of(plain.folded(step)[0])
        assert (len(past), past.version) == (step, plain.at(step).number - 1)
    if not start:
        assert len([*match.moments()]) == len(match) + 1


def act(match: Match, plain: Plain, rng: Random) -> None:
    """Something that changes the match, done to both."""
    seat = rng.choice(match.to_act)
    deed = rng.random()
    if deed < 0.25:
        one, agreed = rng.randrange(match.seats), rng.random() < 0.3
        assert match.undo(one, agreed) == plain.undo(one, agreed)
        return
    moves = GAME.legal(match._state, seat)
    if deed < 0.5:
        moves = [move for move in moves if kind_of(move) not in (DRAW, LOOK)]
    move, before = rng.choice(moves), match.copy()
    if deed < 0.6:
        match.advance(seat, move)
    else:
        told = match.play(seat, GAME.decode(match._state, move))
        assert [event.step for event in told] == [len(match)]
    plain.play(seat, move)
    for one in range(match.seats):
        assert match.may_undo(one, before) == plain.may_undo(one)


@pytest.mark.parametrize("seed", range(8))
def test_a_match_is_what_the_list_of_its_actions_says(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several lines that share their past go on beside each other."""
    monkeypatch.setattr(line, "STRIDE", 4)
    monkeypatch.setattr(save, "CHECK_EVERY", 3)
    rng = Random(seed)
    lines = [started(seed, 1 + seed % 4, dealt=seed % 2 == 0)]
    for step in range(70):
        place = rng.randrange(len(lines))
        match, plain = lines[place]
        act(match, plain, rng)
        compare(match, plain)
        length = rng.randrange(len(match) + 1)
        match_then, plain_then = match.at(length), plain.at(length)
        compare(match_then, plain_then)
        if step % 3 == 0:
            compare_story(match, plain)
            compare_story(match_then, plain_then)
        if step % 7 == 0:
            compare_moments(match, plain, rng)
            secret = bytes([step]) * 32
            other = rng.choice(
                [
                    (match.copy(), replace(plain)),
                    (match.apart(), replace(plain)),
                    (match_then, plain_then),
                    (match.fork(length, secret), plain.fork(length, secret)),
                    (reread(match), replace(plain)),
                ]
            )
            if len(lines) < 4:
                lines.append(other)
            else:
                lines[rng.randrange(4)] = other
    for match, plain in lines:
        compare(match, plain)
        compare_story(match, plain)
        again = reread(match)
        fresh = [
            (number, seat) for number, seat, *_ in json.loads(match.dumps())["segments"][0]["log"]
        ]
        assert fresh == sorted(fresh)
        compare(again, plain)
        assert again.dumps() == match.dumps()

"""What fills the shapes of a screen, by the engine's own functions."""

from typing import Any, cast

from deorbit.core.codec import kind_of, pack
from deorbit.core.game import ALLOWED
from deorbit.core.records import Outcome, Reason
from deorbit.core.screen import (
    Because,
    Blocked,
    Deed,
    Heading,
    PlainChoice,
    Route,
    Sentence,
    deed,
    sentence,
)
from deorbit.core.stack import NOTHING
from deorbit.games.toy.content.edition import CARDS, SCORING
from deorbit.games.toy.game import GAME
from deorbit.games.toy.rules.state import NONE, ToyState, points
from deorbit.games.toy.screen.contract import (
    Board,
    Card,
    Content,
    Ending,
    Own,
    Phase,
    Player,
    Row,
    Score,
)

NEWS = ("shown",)
FIELDS = {kind.shape.name: [name for name, _ in kind.shape.fields] for kind in GAME.kinds}


def content(options: dict[str, Any], cast: tuple[str, ...] = ()) -> Content:
    names = [named(card) for card in range(len(CARDS))]
    news = [f"toy-event-{name}" for name in NEWS]
    return Content(
        cards=[one for one in names if one],
        scoring=names[SCORING] or "red",
        actions=FIELDS,
        turns=[],
        news=news,
    )


def named(card: int) -> Card | None:
    return cast(Card, CARDS[card]) if card >= 0 else None


def board(seen: ToyState) -> Board:
    outcome = GAME.outcome(seen)
    return Board(
        seats=list(range(seen.seats)),
        to_act=list(GAME.to_act(seen)),
        asked=list(GAME.to_act(seen)),
        clock=clock(seen, phase(seen)),
        phase=phase(seen),
        players=[player(seen, seat) for seat in range(seen.seats)],
        spare=named(seen.table) if outcome else None,
        ending=ending(outcome) if outcome else None,
    )


def phase(seen: ToyState) -> Phase:
    if not GAME.to_act(seen):
        return "over"
    return "keep" if seen.stack.parallel() else "turns"


def clock(seen: ToyState, phase: Phase) -> Sentence:
    return sentence("toy", f"clock-{phase}", round=seen.round(), last=seen.turns)


def player(seen: ToyState, seat: int) -> Player:
    shown = bool(seen.shown[seat])
    return Player(
        player=seat,
        chosen=seen.kept[seat] != NONE,
        kept=named(seen.kept[seat]) if shown or not GAME.to_act(seen) else None,
        shown=shown,
        peeked=bool(seen.peeked[seat]),
        points=sum(points(seen, seat)),
    )


def ending(outcome: Outcome) -> Ending:
    scores = [
        Score(seat, score, [Row(row, count, sentence("toy", f"row-{row}")) for row, count in rows])
        for seat, (score, rows) in enumerate(zip(outcome.scores, outcome.rows, strict=True))
    ]
    best = sorted(scores, key=lambda one: -one.score)
    return Ending(
        words=sentence("toy", f"ending-{outcome.ending}"),
        winners=list(outcome.winners),
        order=[one.player for one in best],
        players=scores,
    )


# A seat's own ------------------------------------------------------------------------------------


def own(seen: ToyState, seat: int | None) -> Own:
    if seat is None:
        return Own(seat=None, own=[])
    frame = seen.stack.top(seat)
    asked = GAME.prompt(seen, seat)
    moves = GAME.legal(seen, seat)
    return Own(
        seat=seat,
        own=[seat],
        ask=None if frame == NOTHING else GAME.asks[kind_of(frame)].name,
        prompt=Sentence(asked["id"], asked["args"]) if asked else None,
        dealt=[one for one in map(named, seen.dealt(seat)) if one],
        keeps=named(seen.kept[seat]),
        seen=named(seen.table) if seen.peeked[seat] else None,
        legal=[deed(GAME.decode(seen, move)) for move in moves],
        choices=[choice(seen, move) for move in moves],
        groups=headings(moves),
        could=blocked(seen, seat, frame),
    )


def choice(seen: ToyState, move: int) -> PlainChoice:
    action = GAME.decode(seen, move)
    words = phrase(action.kind, *action.args)
    return PlainChoice(group=action.kind, words=words, label=None, note=None)


def phrase(kind: str, *args: str | int) -> Sentence:
    return Sentence(f"toy-do-{kind}", dict(zip(FIELDS[kind], args, strict=True)))


def headings(moves: list[int]) -> list[Heading]:
    heaps: dict[str, list[int]] = {}
    for place, move in enumerate(moves):
        heaps.setdefault(GAME.kinds[kind_of(move)].shape.name, []).append(place)
    return [
        Heading(kind, sentence("toy", f"group-{kind}") if FIELDS[kind] else None, places)
        for kind, places in heaps.items()
    ]


def blocked(seen: ToyState, seat: int, frame: int) -> list[Blocked]:
    """What would answer the question and is not possible: what has nothing to choose about it."""
    if frame == NOTHING:
        return []
    found = []
    for kind in GAME.answers[kind_of(frame)]:
        name = kind.shape.name
        if not FIELDS[name] and GAME.forbids(seen, seat, pack(kind.number)) != ALLOWED:
            reason = GAME.why_not(seen, seat, pack(kind.number))
            found.append(Blocked(name, Deed(name, []), phrase(name), because(reason)))
    return found


def because(reason: Reason | None) -> Because:
    assert reason is not None
    return Because(reason.rule, reason.id, reason.args)


# What can be asked besides ------------------------------------------------------------------------


def route(seen: ToyState, seat: int | None, start: str, goal: str) -> Route:
    """Nobody goes anywhere."""
    return Route([], [])


def attempts(seen: ToyState, seat: int, sort: str, name: str) -> list[Blocked]:
    """What a seat cannot do with a card on the table."""
    wanted = {"spare": "peek", "own": "show"}.get(name)
    return [one for one in blocked(seen, seat, seen.stack.top(seat)) if one.kind == wanted]

"""Stationfall as a game of the kernel."""

from random import Random
from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import KIND_MASK, kind_of, second, third
from deorbit.core.dealer import Dealer, Sink
from deorbit.core.game import ALLOWED, ActionKind, Edition, Game
from deorbit.core.records import Action, Event, Outcome
from deorbit.core.stack import NOTHING
from deorbit.games.stationfall.automation import decide as deciding
from deorbit.games.stationfall.automation import explain as telling
from deorbit.games.stationfall.automation import judging
from deorbit.games.stationfall.automation.action_table import Actions
from deorbit.games.stationfall.automation.advice import advise, closing_words
from deorbit.games.stationfall.automation.aims import announced_aim
from deorbit.games.stationfall.content.names import (
    MOST_PLAYERS,
    NOWHERE,
)
from deorbit.games.stationfall.content.options import OPTIONS
from deorbit.games.stationfall.content.pairs import partner
from deorbit.games.stationfall.estimate import value as worth
from deorbit.games.stationfall.positions import read as placing
from deorbit.games.stationfall.positions import read_views
from deorbit.games.stationfall.positions import write as position
from deorbit.games.stationfall.rules import knowledge, refusals
from deorbit.games.stationfall.rules.actions.listing import collect_acts
from deorbit.games.stationfall.rules.bots.policy import Policy
from deorbit.games.stationfall.rules.ending import delivery as stationfall
from deorbit.games.stationfall.rules.events import ANNOUNCED, EVENTS
from deorbit.games.stationfall.rules.kinds import acts, choices
from deorbit.games.stationfall.rules.power import show_project
from deorbit.games.stationfall.rules.questions import (
    ACT,
    ACTIVATION,
    ANSWERER,
    BY_COMMAND,
    CHOOSE,
    CONSENT,
    LAST_REVEAL,
    QUESTIONS,
)
from deorbit.games.stationfall.rules.reasons import REASONS
from deorbit.games.stationfall.rules.setup import setup
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.sequence import go_on
from deorbit.games.stationfall.rules.tutorial import LINDSEY

COLOURS: Final = ["red", "blue", "yellow", "green", "white", "black", "purple", "orange", "grey"]

FOR_PAIRS: Final = (CHOOSE, LAST_REVEAL)
"""Questions that read differently in games of pairs (17.2, 18)."""


class Stationfall(Game[StationfallState]):
    def __init__(self) -> None:
        self.acts = acts()
        others = choices(self.acts)
        kinds: list[ActionKind[StationfallState]] = []
        kinds.extend(self.acts)
        kinds.extend(others)
        super().__init__(
            "stationfall",
            5,
            range(2, MOST_PLAYERS + 1),
            kinds,
            QUESTIONS.rows,
            EVENTS.rows,
            REASONS.rows,
            OPTIONS,
            clock="minute",
            usual_seats=4,
            secrets=True,
        )
        self.policy = Policy(kinds)
        self.actions = Actions(self, self.acts, self.policy)
        self.beside: list[list[ActionKind[StationfallState]]] = [
            [kind for kind in others if frame in kind.answers]
            for frame in range(len(QUESTIONS.rows))
        ]

    def partner(self, options: dict[str, Any], seats: int, seat: int) -> int | None:
        bots = options.get("bots") or []
        if not options.get("teams") or seat in bots:
            return None
        return partner([one for one in range(seats) if one not in bots], seat)

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> StationfallState:
        return setup(options, seats, chance)

    def legal(self, state: StationfallState, seat: int) -> list[int]:
        frame = state.stack.top(seat)
        if frame == NOTHING:
            return []
        if state.bots >> seat & 1:
            owed = self.due(state, seat)
            fits = owed != NOTHING and super().forbids(state, seat, owed) == ALLOWED
            return [owed] if fits else []
        kind = frame & KIND_MASK
        if kind != ACTIVATION and kind != ACT:
            return super().legal(state, seat)
        moves: list[int] = []
        pawn = second(frame)
        collect_acts(self.acts, state, pawn, kind == ACT and third(frame) == BY_COMMAND, moves)
        for other in self.beside[kind]:
            other.collect(state, seat, moves)
        return moves

    def judge(self, state: StationfallState, seat: int, move: int) -> int:
        return self.policy.judge(state, seat, move)

    def apply(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        """A bot that announces a line tells what it is about."""
        if events is not None:
            aim = announced_aim(self.actions, state, move)
            if aim is not None:
                events.append(aim)
        super().apply(state, seat, move, chance, events)

    def due(self, state: StationfallState, seat: int) -> int:
        return judging.due(self.actions, state, seat)

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        """What its kind forbids; at the seat of a bot all but what it owes."""
        code = super().forbids(state, seat, move)
        if code == ALLOWED and state.bots >> seat & 1:
            owed = self.due(state, seat)
            if move != owed:
                code = judging.objection(self.actions, state, owed)
        return code

    def go_on(self, state: StationfallState, dealer: Dealer) -> None:
        show_project(state, dealer)
        state.due = NOWHERE
        if not state.stack.frames and not state.stack.lanes:
            go_on(state, dealer)

    def observe(self, state: StationfallState, seat: int | None) -> StationfallState:
        return knowledge.observe(state, seat)

    def unknown(self, state: StationfallState, seat: int | None) -> int:
        return knowledge.unknown(state, seat)

    def sample_world(
        self, observation: StationfallState, seat: int | None, rng: Random
    ) -> StationfallState:
        return knowledge.sample_world(observation, rng)

    def outcome(self, state: StationfallState) -> Outcome | None:
        return stationfall.outcome(state)

    def copy(self, state: StationfallState) -> StationfallState:
        return state.copy()

    def edition(self, state: StationfallState) -> Edition:
        return state.edition

    def encode(self, state: StationfallState, action: Action) -> int:
        shape = self.kinds[self.kind_of.get(action.kind, 0)].shape
        for place in range(min(len(shape.fields), len(action.args))):
            if shape.fields[place][1] == "item":
                refusals.no_item(action.args[place])
        return super().encode(state, action)

    def out_of_place(self, state: StationfallState, seat: int, move: int) -> int:
        number = move & KIND_MASK
        name = self.kinds[number].shape.name
        return refusals.out_of_place(state, seat, name, number < len(self.acts))

    def details(
        self, state: StationfallState, seat: int, move: int, code: int
    ) -> dict[str, str | int | None]:
        found = refusals.details(state, self.acts, seat, move, code)
        found.update(judging.details(self.actions, state, seat, code))
        return found

    def names(self, state: StationfallState) -> tuple[str, ...]:
        names = ["stationfall-player-" + COLOURS[player] for player in range(state.players)]
        if state.tutorial:
            names[LINDSEY] = "stationfall-player-lindsey"
        return tuple(names)

    def event(
        self, state: StationfallState, raw: tuple[int, ...], step: int, names: tuple[str, ...]
    ) -> Event:
        """The line that a bot announces is told as its script has it."""
        event = super().event(state, raw, step, names)
        if raw[0] == ANNOUNCED:
            event.args.update(judging.line_details(state, raw[3]))
        return event

    def prompt(self, state: StationfallState, seat: int) -> dict[str, Any] | None:
        """An owner who is asked for consent hears what the PC is to do (15.5.4.3)."""
        prompt = super().prompt(state, seat)
        if prompt is not None and state.paired and kind_of(state.stack.top(seat)) in FOR_PAIRS:
            prompt["id"] += "-team" if state.teams else "-two"
        if prompt is not None and kind_of(state.stack.top(seat)) in (CONSENT, ANSWERER):
            prompt["args"]["action"] = str(self.decode(state, state.pending))
        return prompt

    def to_position(self, state: StationfallState) -> dict[str, Any]:
        return position.to_position(self, state)

    def from_position(
        self, position_: dict[str, Any], options: dict[str, Any], seats: int, chance: Chance
    ) -> StationfallState:
        return placing.from_position(self, position_, options, seats, chance)

    def from_view(self, view: dict[str, Any]) -> StationfallState:
        return read_views.from_view(self, view)

    def worth(self, state: StationfallState, seat: int) -> int:
        return worth.worth(state, seat)

    def automates(self) -> bool:
        return True

    def automatic(self, state: StationfallState, seat: int, script: str) -> int:
        return deciding.decide(self.actions, state, seat, script)

    def hints(self) -> bool:
        return True

    def advice(
        self, state: StationfallState, seat: int
    ) -> tuple[int, dict[str, Any] | None] | None:
        """What the script of the own identity has a person do."""
        found = advise(self.actions, state, seat)
        if found is None:
            return None
        move, purpose = found
        if purpose is None:
            return move, closing_words(self.actions, move)
        told = self.event(state, purpose, 0, ())
        return move, {"id": told.id, "args": told.args}

    def account(self, state: StationfallState, seat: int, move: int) -> list[dict[str, Any]]:
        return telling.account(self.actions, state, move)


GAME: Final = Stationfall()

"""Stationfall as a game of the kernel."""

from random import Random
from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import KIND_MASK, Shape, kind_of, second, third
from deorbit.core.game import ALLOWED, ActionKind, Edition, Game, Sink
from deorbit.core.records import Event, Outcome
from deorbit.core.stack import NOTHING
from deorbit.games.stationfall import (
    activation,
    decisions,
    knowledge,
    leverage,
    manoeuvres,
    monsters,
    placing,
    position,
    project_x,
    stationfall,
    worth,
)
from deorbit.games.stationfall.abilities import actions as gifts
from deorbit.games.stationfall.abilities import minds, moss, papers, powers, weapons
from deorbit.games.stationfall.actions import (
    airlock,
    console,
    data,
    force,
    items,
    launch,
    pieces,
    section,
    step,
)
from deorbit.games.stationfall.actions.base import (
    BREAKAGE,
    COMPANY,
    DRONES,
    FIREBOMBS,
    ITEM,
    KOMPROMAT,
    LITTER,
    SOME_DATA,
    SOMEONE_DOWN,
    WEAPON,
    Act,
    offered,
)
from deorbit.games.stationfall.automation import deciding, telling
from deorbit.games.stationfall.automation.kinds import Actions
from deorbit.games.stationfall.characters import powers as powers_of
from deorbit.games.stationfall.events import ANNOUNCED, EVENTS
from deorbit.games.stationfall.lindsey import LINDSEY
from deorbit.games.stationfall.options import OPTIONS
from deorbit.games.stationfall.reasons import REASONS
from deorbit.games.stationfall.setup import setup
from deorbit.games.stationfall.state import (
    ACT,
    ACTIVATION,
    ANSWERER,
    BY_COMMAND,
    CALLING,
    CHOOSE,
    COMMANDING,
    CONSENT,
    LAST_REVEAL,
    NO_KOMPROMAT,
    SHOWING,
    SWITCHING,
    StationfallState,
)
from deorbit.games.stationfall.terms import (
    FIELD,
    FIREBOMB,
    MADE_OF_DATA,
    MOST_PLAYERS,
    SCIENTIST,
    WEAPONS,
)
from deorbit.games.stationfall.turn import go_on

COLOURS: Final = ["red", "blue", "yellow", "green", "white", "black", "purple", "orange", "grey"]

FOR_PAIRS: Final = (CHOOSE, LAST_REVEAL)
"""Questions that read differently in games of pairs (17.2, 18)."""

_WHO: Final = ("seat", "player")
_CHARACTER: Final = ("character", "character")
_SOURCE: Final = ("source", "source")

ASKS: Final = [
    Shape("choose", [_WHO, ("conspiracy", "player")]),
    Shape("turn", [_WHO, ("step", "step")]),
    Shape("activation", [_WHO, _CHARACTER]),
    Shape("act", [_WHO, _CHARACTER, _SOURCE]),
    Shape("consent", [_WHO, _CHARACTER, _SOURCE]),
    Shape("let-go", [_WHO, _CHARACTER, ("cameras", "switch")]),
    Shape("order", [_WHO]),
    Shape("overload", [_WHO]),
    Shape("confess", [_WHO]),
    Shape("cache", [_WHO]),
    Shape("show", [_WHO]),
    Shape("command", [_WHO, _CHARACTER]),
    Shape("spread", [_WHO]),
    Shape("swarm", [_WHO, ("steps", "count")]),
    Shape("last-reveal", [_WHO]),
    Shape("deliver", [_WHO]),
    Shape("answerer", [_WHO, _CHARACTER, _SOURCE]),
    Shape("call", [_WHO, ("card", "card"), _SOURCE]),
    Shape("frame-up", [_WHO, ("at", "section")]),
    Shape("switch", [_WHO]),
    Shape("trap", [_WHO]),
    Shape("horse", [_WHO]),
    Shape("lurk", [_WHO]),
    Shape("warp", [_WHO]),
    Shape("core", [_WHO]),
    Shape("mutate", [_WHO]),
]


def acts() -> list[Act]:
    """The actions of characters, numbered from 0, in the manual's order."""
    return [
        step.Step(0),
        step.Drag(1),
        items.PickUp(2),
        items.PickUpKompromat(3),
        items.Take(4),
        items.Drop(5),
        items.Give(6),
        items.Throw(7),
        items.Ignite(8),
        data.Copy(9),
        data.Delete(10),
        force.Attack(11),
        force.Rob(12),
        force.RobData(13),
        force.Sabotage(14),
        force.Revive(15),
        section.AbandonShip(16),
        data.Transmit(17),
        section.Release(18),
        section.Decontaminate(19),
        section.Jettison(20),
        launch.TimedLaunch(21),
        launch.SectionLaunch(22),
        launch.BridgeLaunch(23),
        section.Manufacture(24),
        section.Meditate(25),
        section.Repair(26),
        section.SelfDestruct(27),
        airlock.Airlock(28),
        airlock.AirlockDrag(29),
        airlock.AirlockThrow(30),
        airlock.AirlockIgnite(31),
        airlock.AirlockPush(32),
        section.SwitchCameras(33),
        console.Suppress(34),
        console.SwitchJammers(35),
        pieces.Reassemble(36),
        pieces.Claw(37),
        pieces.ClawItem(38),
        pieces.Scram(39),
        pieces.WingsLaunch(40),
        gifts.JuryRig(41),
        gifts.Mend(42),
        gifts.Breach(43),
        gifts.Wormtongue(44),
        gifts.Heal(45),
        gifts.SelfRepair(46),
        gifts.Tradecraft(47),
        minds.Telepathy(48),
        minds.RootAccess(49),
        minds.RemoteControl(50),
        minds.Disassemble(51),
        minds.DisassembleFor(52),
        weapons.Missile(53),
        weapons.EmpBurst(54),
        weapons.NerveGas(55),
        weapons.Infect(56),
        papers.ProcessServer(57),
        papers.Hardcopy(58),
        papers.LawyerUp(59),
        papers.Investigate(60),
        papers.DrawUp(61),
        moss.Feed(62),
        activation.Wait(63, "wait", False),
        activation.Wait(64, "recall", True),
    ]


def choices(known: list[Act], first: int) -> list[ActionKind[StationfallState]]:
    """All other decisions, numbered on."""
    return [
        decisions.Choose(first),
        decisions.Reveal(first + 1),
        decisions.Schroedinger(first + 2),
        decisions.Influence(first + 3),
        activation.Activate(first + 4),
        decisions.Renegotiate(first + 5),
        decisions.Withdraw(first + 6),
        leverage.Bribe(first + 7),
        leverage.Kompromat(first + 8),
        leverage.Accept(first + 9, {act.number: act for act in known}),
        leverage.Refuse(first + 10),
        leverage.Peek(first + 11),
        activation.End(first + 12),
        activation.Command(first + 13),
        decisions.Resolve(first + 14),
        powers.Overload(first + 15),
        powers.Confess(first + 16),
        powers.Cache(first + 17),
        powers.Show(first + 18),
        powers.Decline(first + 19, [SHOWING, COMMANDING, CALLING, SWITCHING]),
        project_x.Spread(first + 20),
        monsters.MonsterStrike(first + 21),
        monsters.MonsterStep(first + 22),
        stationfall.Deliver(first + 23),
        stationfall.Done(first + 24),
        leverage.GreyBribe(first + 25),
        leverage.Ask(first + 26),
        moss.MossStep(first + 27),
        moss.MossFeed(first + 28),
        powers.Call(first + 29),
        powers.Switch(first + 30),
        powers.Blame(first + 31),
        powers.TakeBlame(first + 32),
        powers.LayTrap(first + 33),
        powers.RigTrap(first + 34),
        powers.Plant(first + 35),
        monsters.Lurk(first + 36),
        project_x.Warp(first + 37),
        project_x.LeaveMouth(first + 38),
        project_x.CoreLock(first + 39),
        project_x.CoreMove(first + 40),
        project_x.CoreSuppress(first + 41),
        project_x.CoreJammers(first + 42),
        project_x.CoreControl(first + 43),
        project_x.Mutate(first + 44),
        manoeuvres.Announce(first + 45),
        manoeuvres.Regroup(first + 46),
    ]


class Stationfall(Game[StationfallState]):
    def __init__(self) -> None:
        self.acts = acts()
        others = choices(self.acts, len(self.acts))
        kinds: list[ActionKind[StationfallState]] = []
        kinds.extend(self.acts)
        kinds.extend(others)
        super().__init__(
            "stationfall",
            4,
            range(2, MOST_PLAYERS + 1),
            kinds,
            ASKS,
            EVENTS,
            REASONS,
            OPTIONS,
            usual_seats=4,
        )
        self.actions = Actions(self, self.acts)
        self.beside: list[list[ActionKind[StationfallState]]] = [
            [kind for kind in others if frame in kind.answers] for frame in range(len(ASKS))
        ]

    def setup(self, options: dict[str, Any], seats: int, chance: Chance) -> StationfallState:
        return setup(options, seats, chance)

    def legal(self, state: StationfallState, seat: int) -> list[int]:
        frame = state.stack.top(seat)
        if frame == NOTHING:
            return []
        kind = frame & KIND_MASK
        if kind != ACTIVATION and kind != ACT:
            return super().legal(state, seat)
        moves: list[int] = []
        pawn = second(frame)
        self.collect_acts(state, pawn, kind == ACT and third(frame) == BY_COMMAND, moves)
        if state.by_bot():
            moves = [one for one in moves if self.acts[one & KIND_MASK].spares(state, pawn, one)]
        for other in self.beside[kind]:
            other.collect(state, seat, moves)
        return moves

    def collect_acts(
        self, state: StationfallState, pawn: int, basic: bool, moves: list[int]
    ) -> None:
        """All actions that a pawn can take; what is surely impossible is passed over early."""
        place = state.where[pawn]
        kind = state.edition.kind[pawn]
        able = state.usable(pawn) and (place >= 0 or kind & MADE_OF_DATA != 0)
        company: list[int] = []
        at_hand = DRONES if state.edition.drones else 0
        offers = 0
        ability = state.ability[pawn]
        if able and place >= 0:
            bodies = state.edition.bodies
            company = [
                other
                for other in range(len(state.where))
                if state.where[other] == place and other != pawn and bodies >> other & 1
            ]
            if company:
                at_hand |= COMPANY
                for other in company:
                    if state.down >> other & 1:
                        at_hand |= SOMEONE_DOWN
            if state.held[pawn]:
                at_hand |= ITEM
            if state.arms(pawn) & WEAPONS:
                at_hand |= WEAPON
            if state.lying[place]:
                at_hand |= LITTER
            if state.data[pawn]:
                at_hand |= SOME_DATA
            if state.held[pawn] & FIELD[FIREBOMB]:
                at_hand |= FIREBOMBS
            if state.face[place] != NO_KOMPROMAT:
                at_hand |= KOMPROMAT
            if state.damaged >> place & 1:
                at_hand |= BREAKAGE
            offers = offered(state, place)
            ability = powers_of(state, pawn)
        in_activation = state.stack.frames[-1] & KIND_MASK == ACTIVATION
        spent = in_activation and state.actions == 0
        science = state.free and ability & SCIENTIST
        for act in self.acts:
            if (
                act.at_hand & ~at_hand
                or not act.kinds & kind
                or (act.offer and not act.offer & offers)
                or (act.ability and not act.ability & ability)
                or (basic and not act.basic)
                or (spent and not act.free and not (science and act.offer))
            ):
                continue
            if not able and act.unable(state, pawn) != ALLOWED:
                continue
            if not spent:
                act.candidates(state, pawn, company, moves)
            else:
                found: list[int] = []
                act.candidates(state, pawn, company, found)
                for move in found:
                    if not act.price(state, pawn, move):
                        moves.append(move)

    def apply(
        self, state: StationfallState, seat: int, move: int, chance: Chance, events: Sink
    ) -> None:
        super().apply(state, seat, move, chance, events)
        if not state.stack.frames and not state.stack.lanes:
            go_on(state, chance, events)

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
            manoeuvre = state.edition.manoeuvres[raw[3]]
            script, _, line = manoeuvre.name.rpartition("-")
            place = f"line-of-{script}" if script in state.edition.standard else "line-own"
            event.args["line"] = line
            event.args["where-text"] = f"{{{place} {line}}}"
            event.args["text"] = manoeuvre.text
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

    def worth(self, state: StationfallState, seat: int) -> int:
        return worth.worth(state, seat)

    def automates(self) -> bool:
        return True

    def automatic(self, state: StationfallState, seat: int, script: str) -> int:
        return deciding.decide(self.actions, state, seat, script)

    def account(self, state: StationfallState, seat: int, move: int) -> list[dict[str, Any]]:
        return telling.account(self.actions, state, move)


GAME: Final = Stationfall()

"""Every ability and every reveal power is used in random games, seen by what nothing else does: an
effect that only this ability has, or a refusal that only it gives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import pytest

import deorbit
from games.stationfall import casts
from games.stationfall.test_many_games import Position, fresh, last_turn, stirred

SEEDS = range(1500)

CORRIDORS = {frozenset((one["a"], one["b"])) for one in casts.STATION["edges"]["corridors"]}
VENTS = {frozenset((one["a"], one["b"])) for one in casts.STATION["edges"]["vents"]} - CORRIDORS
DARK = {name for name, one in casts.STATION["section"].items() if one.get("dark")}
CONSOLE = ("jammers", "suppress", "remote-control")
SECTION = (
    "abandon-ship",
    "bridge-launch",
    "cameras",
    "decontaminate",
    "jettison",
    "manufacture",
    "meditate",
    "release",
    "repair",
    "section-launch",
    "self-destruct",
    "timed-launch",
    "transmit",
)
STEPS = ("step", "drag", "airlock", "airlock-drag")


@dataclass
class Moment:
    """An action, what was told about it, and the positions before and after."""

    action: deorbit.Action
    events: list[deorbit.Event]
    before: Position
    after: Position

    @cached_property
    def story(self) -> dict[str, list[dict[str, Any]]]:
        """What was told, by what kind of event."""
        found: dict[str, list[dict[str, Any]]] = {}
        for event in self.events:
            found.setdefault(event.name, []).append(dict(event.args))
        return found

    def of(self, name: str) -> list[dict[str, Any]]:
        return self.story.get(name, [])

    def told(self, name: str, **args: object) -> bool:
        return any(args.items() <= one.items() for one in self.of(name))

    @cached_property
    def done(self) -> list[str]:
        """The action that was taken, word by word: not one that waits for consent."""
        if self.action.kind == "accept":
            return str(self.before["turn"].get("pending", "")).split()
        return [""] if "pending" in self.after["turn"] else str(self.action).split()

    def by(self, *kinds: str) -> str:
        """The card of whoever took such an action."""
        return casts.CARD_OF[self.done[1]] if self.done[0] in kinds else ""

    def was(self, pawn: str) -> dict[str, Any]:
        found: dict[str, Any] = self.before["characters"][pawn]
        return found

    def now(self, pawn: str) -> dict[str, Any]:
        found: dict[str, Any] = self.after["characters"][pawn]
        return found

    @property
    def active(self) -> dict[str, Any]:
        found: dict[str, Any] = self.before["players"][self.before["active"]]
        return found

    def pcs(self, card: str) -> int:
        """How many players have revealed as a character."""
        own = casts.IDENTITIES[card]
        return sum(one.get("pc") in own for one in self.before["players"])

    def for_free(self) -> bool:
        """Whether the action took the place of the free Pick Up or Drop."""
        before, after = self.before["turn"], self.after["turn"]
        return (
            self.before["active"] == self.after["active"]
            and before["actions"] == after["actions"]
            and before["free"]
            and not after["free"]
        )

    def through_vents(self) -> list[str]:
        """The cards of those who stepped through a vent."""
        moves = self.of("stepped") + self.of("dragged")
        return [
            casts.CARD_OF[one["character"]]
            for one in moves
            if frozenset((one["from"], one["to"])) in VENTS
        ]


def lit(position: Position, section: str) -> bool:
    return section not in DARK and position["power"] != "blackout"


# What shows that an ability was used --------------------------------------------------------------


def tells(name: str, **args: object) -> Callable[[Moment], bool]:
    return lambda moment: moment.told(name, **args)


def does(*kinds: str) -> Callable[[Moment], bool]:
    return lambda moment: moment.done[0] in kinds


def gains(card: str, item: str) -> Callable[[Moment], bool]:
    """A reveal that brings an Item."""
    return lambda moment: (
        moment.action.kind in ("reveal", "schroedinger")
        and moment.told("gained", character=card, item=item)
    )


def free(ability: str, *kinds: str) -> Callable[[Moment], bool]:
    """One free action of these kinds by somebody who has that on the card from the start."""
    return lambda moment: moment.by(*kinds) in casts.having(ability) and moment.for_free()


def tunnel_rat(moment: Moment) -> bool:
    return bool(casts.having("tunnel-rat") & set(moment.through_vents()))


def loyal(moment: Moment) -> bool:
    return moment.action.kind == "influence" and bool(moment.of("cubes-returned"))


def fugitive(moment: Moment) -> bool:
    """An attack in bright light for which nobody is blamed."""
    return moment.active["guilt"] == "innocent" and any(
        {casts.CARD_OF[one["character"]], casts.CARD_OF.get(one["other-character"])}
        & casts.having("fugitive")
        and one["other-character"] in casts.HUMANS
        and moment.before["cameras"]
        and lit(moment.before, moment.was(one["other-character"])["at"])
        and moment.after["players"][moment.before["active"]]["guilt"] == "innocent"
        for one in moment.of("attacked")
    )


def officer(moment: Moment) -> bool:
    walked = {casts.CARD_OF[one["character"]] for one in moment.of("stepped")}
    return bool(moment.of("unlocked")) and bool(walked & casts.having("officer"))


def uncanny(moment: Moment) -> bool:
    """Two actions although a disc lies there."""
    discs = [one.get("disc") for one in moment.before["players"]]
    return any(
        one["actions"] == 2 and casts.CARD_OF[one["character"]] in discs
        for one in moment.of("activated")
    )


def adrenaline(moment: Moment) -> bool:
    moved = moment.told("stepped", character="daredevil")
    if not moved and not moment.told("airlocked", character="daredevil"):
        return False
    now = moment.now("daredevil")
    hazards = moment.after["fire"] + moment.after["asphyxiation"]
    return now["at"] in hazards and not now["down"] and "helmet" not in now["holds"]


def split(moment: Moment) -> bool:
    """Two players have one PC, and one of them acts with it or is asked."""
    shared = moment.pcs("doctor") == 2
    return shared and (moment.told("activated", character="doctor") or moment.done[0] == "ask")


def badge(moment: Moment) -> bool:
    return any(
        one["character"] == "inspector"
        and not {"bludgeon", "gun"} & set(moment.was("inspector")["holds"])
        for one in moment.of("robbed")
    )


def live_streams(moment: Moment) -> bool:
    """Somebody saw it, where no camera did."""
    return (
        moment.told("suspected", player=moment.before["active"])
        and not moment.before["jammers"]
        and any(
            not (moment.before["cameras"] and lit(moment.before, one["at"]))
            for one in moment.of("downed")
        )
    )


def vengeful(moment: Moment) -> bool:
    return moment.told("blackmailed", character="corpsicle") and moment.told(
        "gained", character="corpsicle", item="bludgeon"
    )


def last_gasp(moment: Moment) -> bool:
    asks = moment.after["asks"]
    acts = bool(asks) and asks[-1].get("source") == "last-gasp"
    return moment.told("revealed", identity="corpsicle") and (
        acts or moment.told("came-round", character="corpsicle")
    )


def fine_print(moment: Moment) -> bool:
    """An NPC acts for somebody who has no cube there."""
    return any(
        not moment.before["players"][one["player"]]["cubes"].get(casts.CARD_OF[one["character"]])
        and not moment.pcs(casts.CARD_OF[one["character"]])
        for one in moment.of("activated")
    )


def go_go_go(moment: Moment) -> bool:
    return moment.action.kind == "call" and moment.before["asks"][-1]["source"] == "go-go-go"


def authorized_force(moment: Moment) -> bool:
    return moment.told("sabotaged", character="security") or any(
        one["character"] == "security"
        and one["other-character"] in casts.CARD_OF
        and not moment.pcs(casts.CARD_OF[one["other-character"]])
        and casts.CARD_OF[one["other-character"]] not in casts.having("fugitive")
        for one in moment.of("attacked")
    )


def brutal(moment: Moment) -> bool:
    return moment.told("attacked", character="cyborg", item="bludgeon") and moment.told(
        "item-annihilated", item="helmet"
    )


def point_break(moment: Moment) -> bool:
    """Daredevil flies off from the falling station."""
    return moment.told("escaped", character="daredevil") and (
        moment.after["stage"] in ("deliveries", "over")
        and not moment.told("launched")
        and moment.now("daredevil")["at"] == "mesosphere"
        and moment.was("daredevil")["at"] != "outer-space"
    )


def enigma(moment: Moment) -> bool:
    """A Schroedinger Reveal that keeps its Bonus Characters."""
    return moment.before["stage"] == "playing" and any(
        one["identity"] == "stranger" and moment.after["players"][one["player"]]["bonus"]
        for one in moment.of("schroedinger")
    )


def talk_them_through_it(moment: Moment) -> bool:
    """Conspirators do what they never learnt."""
    taught = moment.active.get("pc") == "troubleshooter"
    mends = moment.by("jury-rig", "mend")
    return taught and (
        bool(set(moment.through_vents()) - casts.having("tunnel-rat"))
        or (bool(mends) and mends not in casts.having("jury-rig"))
    )


USES: dict[str, Callable[[Moment], bool]] = {
    "tunnel-rat": tunnel_rat,
    "loyal": loyal,
    "live-streams": live_streams,
    "rich": tells("grey-bribed"),
    "breach": lambda moment: moment.by("breach") == "boarder",
    "fugitive": fugitive,
    "scientist": free("scientist", *SECTION),
    "zero-born": free("zero-born", *STEPS),
    "officer": officer,
    "mimic-frameup": tells("framed-up"),
    "vengeful": vengeful,
    "wormtongue": tells("wormtongue"),
    "uncanny": uncanny,
    "adrenaline": adrenaline,
    "ai": lambda moment: moment.by(*CONSOLE) == "digital-assistant",
    "split": split,
    "disassemble": tells("disassembled"),
    "remote-control": tells("remote-controlled"),
    "jury-rig": lambda moment: moment.by("jury-rig", "mend") in casts.having("jury-rig"),
    "hacker": free("hacker", *CONSOLE),
    "investigator": does("investigate", "draw-up"),
    "badge": badge,
    "process-server": tells("nda-served"),
    "lawyer-up": tells("lawyered-up"),
    "emergency-response": does("heal"),
    "emp-burst": tells("emp-burst"),
    "telepathy": tells("swayed"),
    "hollow-promises": tells("grey-bribes-back"),
    "missile": tells("marker", effect="missile"),
    "extricate": tells("pirates"),
    "creatropism": does("moss-step", "moss-feed"),
    "mission-first": tells("mission-first"),
    "shapeshift-switch": tells("switched"),
    "last-gasp": last_gasp,
    "recorded-confessional": tells("confessed"),
    "brutal": brutal,
    "self-repair": does("self-repair"),
    "point-break": point_break,
    "root-access": tells("root-accessed"),
    "trojan-horse": tells("assistant-planted"),
    "zip-gun": gains("doctor", "gun"),
    "fake-artifact": tells("artifact-faked"),
    "overload": tells("marker", effect="overload"),
    "blood-from-a-stone": tells("kompromat-kept"),
    "tradecraft": tells("traded"),
    "offshore-shenanigans": tells("bribe-retrieved"),
    "fine-print": fine_print,
    "hardcopy": tells("signed"),
    "go-go-go": go_go_go,
    "haywire": gains("medical", "bludgeon"),
    "infect": tells("infected"),
    "claymore": tells("trap-laid"),
    "nerve-gas-grenades": tells("gassed"),
    "authorized-force": authorized_force,
    "forceful-presence": tells("commanded"),
    "secret-cache": tells("cached"),
    "homework": tells("bonus-shown"),
    "enigma": enigma,
    "talk-them-through-it": talk_them_through_it,
}


# What shows that an ability forbids ---------------------------------------------------------------


def acting(position: Position) -> str:
    """The pawn that somebody may take an action with."""
    asks = position["asks"]
    return str(asks[-1]["character"]) if asks and asks[-1]["ask"] in ("activation", "act") else ""


def beside(position: Position, pawn: str) -> list[str]:
    people = position["characters"]
    return [name for name in people if people[name]["at"] == people[pawn]["at"] and name != pawn]


def influence(ability: str, cubes: int) -> Callable[[Position], Iterator[str]]:
    def tries(position: Position) -> Iterator[str]:
        if position["asks"] and position["asks"][-1]["ask"] == "turn":
            for card in casts.having(ability) & set(position["cast"]):
                yield f"influence {card} {cubes}"

    return tries


def attack(position: Position) -> Iterator[str]:
    pawn = acting(position)
    for other in beside(position, pawn) if pawn else []:
        for weapon in ("bludgeon", "gun"):
            yield f"attack {pawn} {other} {weapon}"


def rob(position: Position) -> Iterator[str]:
    pawn = acting(position)
    for other in beside(position, pawn) if pawn else []:
        for item in position["characters"][other]["holds"]:
            yield f"rob {pawn} {item} {other}"


def drop_rat(position: Position) -> Iterator[str]:
    pawn = acting(position)
    if pawn and "telepathic-rat" in position["characters"][pawn]["holds"]:
        yield f"drop {pawn} telepathic-rat"


def activate_corpsicle(position: Position) -> Iterator[str]:
    if position["asks"] and position["asks"][-1]["ask"] == "turn":
        if "corpsicle" in position["cast"]:
            yield "activate corpsicle"


REFUSALS: dict[str, Callable[[Position], Iterator[str]]] = {
    "paranoid": influence("paranoid", 1),
    "fast-talk": attack,
    "dying": activate_corpsicle,
    "pride": rob,
    "helpful": influence("helpful", 2),
    "peacekeeper": attack,
    "armored": attack,
    "my-precious": drop_rat,
}
"""Actions that the ability may forbid, citing itself."""


def refuses(m: deorbit.Match, seat: int, position: Position, ability: str) -> bool:
    reasons = [m.why_not(seat, deorbit.Action.parse(one)) for one in REFUSALS[ability](position)]
    return any(reason and reason.rule == f"card-{ability}" for reason in reasons)


# The games ----------------------------------------------------------------------------------------


class Explorer:
    """Plays where there is more to see: kinds of actions that were seldom taken come first."""

    def __init__(self) -> None:
        self.uses: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()

    def play(self, seed: int) -> None:
        """The first actions of a game; a refusal is looked for only once."""
        rng = Random(seed)
        m = begin(rng, seed)
        before = m.position()
        while m.to_act and len(m) < ACTIONS:
            seat = rng.choice(m.to_act)
            for ability in REFUSALS:
                if not self.uses[ability] and refuses(m, seat, before, ability):
                    self.uses[ability] += 1
            action = self.choose(rng, m.legal(seat), len(m) == 0)
            events = m.play(seat, action)
            after = m.position()
            moment = Moment(action, events, before, after)
            self.uses.update(ability for ability, use in USES.items() if use(moment))
            before = after

    def choose(self, rng: Random, moves: list[deorbit.Action], first: bool) -> deorbit.Action:
        """One in two who could attack at once does so."""
        kinds: dict[str, list[deorbit.Action]] = {}
        for move in moves:
            kinds.setdefault(move.kind, []).append(move)
        weights = [1 / (1 + self.kinds[kind]) for kind in kinds]
        if first and "attack" in kinds:
            weights[list(kinds).index("attack")] = sum(weights)
        (kind,) = rng.choices(list(kinds), weights)
        self.kinds[kind] += 1
        return rng.choice(kinds[kind])


def begin(rng: Random, seed: int) -> deorbit.Match:
    """Everybody in turn is the identity of whoever begins; then come games from the start and the
    ends of games."""
    stars = list(casts.CARD_OF_IDENTITY)
    number = seed % (len(stars) + 5)
    if number < len(stars):
        return stirred(rng, seed, stars[number])
    return fresh(rng, seed) if number == len(stars) else last_turn(rng, seed)


ACTIONS = 50


def table(found: Counter[str]) -> str:
    """Three abilities in a line: how often each was used, by its effect or by what it refuses."""
    cells = [f"{ability:24}{found[ability]:5}" for ability in casts.page("abilities")]
    lines = ["   ".join(cells[place : place + 3]) for place in range(0, len(cells), 3)]
    used = sum(found[ability] > 0 for ability in casts.page("abilities"))
    return "\n".join([*lines, f"{used} of {len(cells)} abilities and reveal powers were used."])


def test_every_ability_is_used(request: pytest.FixtureRequest) -> None:
    """4.4.1, 4.4.4: all abilities and reveal powers, in random games from fixed seeds."""
    abilities = set(casts.page("abilities"))
    owned = {ability for one in casts.CHARACTERS.values() for ability in one["abilities"]}
    owned |= {ability for powers in casts.REVEALS.values() for ability in powers}
    assert owned == abilities == {*USES, *REFUSALS}
    explorer = Explorer()
    for seed in SEEDS:
        if abilities <= set(+explorer.uses):
            break
        explorer.play(seed)
    found = explorer.uses
    request.node.add_report_section("call", "uses of abilities", table(found))
    assert abilities - set(+found) == set()

"""Random games in which everything happens, watched after every action: nothing is lost or doubled,
no limit is broken, and the score is what a second count says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.game import GAME
from games.stationfall import recount

Position = dict[str, Any]

GAMES = 2000
PARTS = 4

TOTAL = {
    "helmet": 12,
    "bludgeon": 16,
    "gun": 6,
    "firebomb": 8,
    "nanogel": 8,
    "artifact": 1,
    "briefcase": 1,
    "antimatter": 1,
    "rocket-wings": 1,
}
CAPACITY = {"alcatraz": 4, "hail-mary": 3, "houdini": 2, "mcqueen": 3, "medevac-pod": 2}
POWER = {"reactor", "magnetic-containment", "fuel-cells"}
SLOTS = 3
ELSEWHERE = ("card", "mesosphere", "annihilated")

KINDS = {kind.shape.name for kind in GAME.kinds}
"""Every kind of action that the game has."""

IDLE = ("renegotiate", "withdraw", "wait", "recall", "reveal", "schroedinger", "end", "drop")
COMMON = ("step", "throw", "jammers", "bribe", "kompromat", "influence", "activate", "pick-up")


# How the games are played ------------------------------------------------------------------------


def choose(rng: Random, moves: Sequence[deorbit.Action]) -> deorbit.Action:
    """First a kind of action, the rare ones rather than the common and the idle ones seldom."""
    kinds: dict[str, list[deorbit.Action]] = {}
    for move in moves:
        kinds.setdefault(move.kind, []).append(move)
    weights = [0.06 if kind in IDLE else 1.0 if kind in COMMON else 3.0 for kind in kinds]
    (kind,) = rng.choices(list(kinds), weights)
    return rng.choice(kinds[kind])


def stirred(rng: Random, seed: int) -> deorbit.Match:
    """A game that begins in the middle: everybody somewhere, with something in their hands."""
    seats = rng.choice([3, 4, 5])
    m = deorbit.new("stationfall", seats=seats, seed=seed)
    sections = list(m.position()["kompromat"]) + [
        "outer-space", "aft-airlocks", "forward-airlocks", "aft-airlocks", "houdini", "mcqueen",
        "alcatraz", "medevac-pod", "tanks", "bio-lab", "machine-shop", "shred-room", "bridge",
        "array-control", "security-station", "therapy-garden", "reactor", "physics-lab", "vault-x",
    ]  # fmt: skip
    while not all("identity" in one for one in m.position()["players"]):
        m.play(m.to_act[0], rng.choice(m.legal(m.to_act[0])))
    position: Position = {"seats": seats, "minute": rng.randint(2, 12), "characters": {}}
    room = Counter(CAPACITY)
    wares = ["helmet"] * 6 + ["bludgeon"] * 6 + ["gun"] * 3 + ["nanogel"] * 4 + ["firebomb"] * 4
    wares += ["artifact", "briefcase", "rocket-wings"]
    rng.shuffle(wares)
    for name in m.position()["characters"]:
        at = rng.choice(sections)
        while at in CAPACITY and not room[at]:
            at = rng.choice(sections)
        room[at] -= 1
        down = rng.random() < 0.25
        holds = [wares.pop() for _ in range(rng.randint(0, 2)) if wares]
        safe = "helmet" in holds or name in ("medical", "security", "daredevil")
        position["characters"][name] = {
            "at": at,
            "down": down or (at == "outer-space" and not safe),
            "holds": holds,
            "data": [kind for kind in ("evidence", "x-secret") if rng.random() < 0.25],
            "contaminated": rng.random() < 0.2,
        }
    set_the_scene(rng, position["characters"])
    tokens = list(position["characters"])
    rng.shuffle(tokens)
    position["players"] = [
        {
            "identity": one["identity"],
            "bonus": one["bonus"],
            "hand": [tokens.pop() for _ in range(rng.randint(0, 2))],
            "betrayal": rng.randint(0, 1),
        }
        for one in m.position()["players"]
    ]
    position["spent"] = [tokens.pop()]
    position["first"] = rng.randrange(seats)
    if rng.random() < 0.6:
        position["abandon_ship"] = True
    if rng.random() < 0.3:
        position["damaged"] = ["hail-mary", rng.choice(["reactor", "kitchen", "quarters"])]
    return deorbit.scenario("stationfall", position, seed=seed)


def set_the_scene(rng: Random, people: dict[str, dict[str, Any]]) -> None:
    """Somebody ready to fly off, and a Robot that lies in the Machine Shop."""
    wings = [name for name, one in people.items() if "rocket-wings" in one["holds"]]
    if wings and rng.random() < 0.5:
        people[wings[0]] |= {"at": "outer-space", "down": False, "holds": ["rocket-wings"]}
        helmets = [name for name, one in people.items() if "helmet" in one["holds"]]
        if helmets and people[helmets[0]]["at"] != "outer-space":
            people[helmets[0]]["holds"].remove("helmet")
            people[wings[0]]["holds"].append("helmet")
        else:
            people[wings[0]]["down"] = wings[0] not in ("medical", "security", "daredevil")
    if rng.random() < 0.3:
        people["security"] |= {"at": "machine-shop", "down": True}
        people[rng.choice(["exile", "stranger", "medical"])] |= {
            "at": "machine-shop",
            "down": False,
        }


def last_turn(rng: Random, seed: int) -> deorbit.Match:
    """The last turn of a game in which much has happened."""
    position = stirred(rng, seed).position()
    seats = position["seats"]
    for key in ("turn", "asks", "kompromat", "power", "cameras", "jammers"):
        del position[key]
    position |= {"minute": 0, "re_entry": "minute", "abandon_ship": True, "locks": []}
    position["active"] = (position["first"] - 1) % seats
    position["launched"] = [pod for pod in CAPACITY if rng.random() < 0.5]
    position["medical"] = rng.randint(0, 12)
    position["offsites"] = {
        name: [kind for kind in ("evidence", "x-secret") if rng.random() < 0.3]
        for name in ("news", "authorities")
    }
    if rng.random() < 0.3:
        card = rng.choice(["grey-goo", "combat-swarm"])
        position["project"] = {"card": card, "released": True, "peeked": []}
        if card == "combat-swarm":
            place = rng.choice(["bridge", "kitchen", "storage"])
            position["monster"] = {"at": place, "down": rng.random() < 0.5}
    if rng.random() < 0.3:
        position["damaged"] = rng.choice([[], ["kitchen"], ["hail-mary"]])
    elif "hail-mary" in position["launched"]:
        position["damaged"] = []
    for one in position["characters"].values():
        if rng.random() < 0.05:
            one |= {"at": "annihilated", "down": False, "holds": [], "data": []}
    scatter_cubes(rng, position)
    return deorbit.scenario("stationfall", position, seed=seed)


def scatter_cubes(rng: Random, position: Position) -> None:
    """Guilt, Bribes and cubes of all players; some have revealed."""
    people = position["players"]
    for one in people:
        if rng.random() < 0.4:
            one["pc"] = one["identity"]
            one["revealed_early"] = True
    npcs = [name for name in position["characters"] if all(one.get("pc") != name for one in people)]
    for one in people:
        one["guilt"] = rng.choice(["innocent", "innocent", "suspect", "guilty"])
        one["bribe"] = rng.choice(["unused", *position["characters"]])
        one["betrayal"] = rng.randint(0, 3)
        one["cubes"] = {}
        for name in rng.sample(npcs, 3):
            one["cubes"][name] = rng.randint(0, 1)
        one["pool"] = 8 - one["betrayal"] - sum(one["cubes"].values())


def walk(seed: int) -> Iterator[tuple[deorbit.Match, deorbit.Action | None, list[deorbit.Event]]]:
    """A game, action by action. Two of three begin in the middle."""
    rng = Random(seed)
    if seed % 3 == 0:
        m = deorbit.new("stationfall", seats=3 + seed // 3 % 3, seed=seed)
    else:
        m = stirred(rng, seed)
    yield m, None, []
    while m.to_act:
        seat = rng.choice(m.to_act)
        action = choose(rng, m.legal(seat))
        yield m, action, m.play(seat, action)


# What holds in every position --------------------------------------------------------------------


def asked(position: Position, kind: str) -> bool:
    return any(ask["ask"] == kind for ask in position["asks"])


def check_cubes(position: Position) -> None:
    """2.4, 15.3.1, 15.4.1: eight cubes each, none on a PC or in excess on Medical."""
    pcs = {one["pc"] for one in position["players"] if "pc" in one}
    for one in position["players"]:
        assert one["pool"] >= 0
        assert one["pool"] + one["betrayal"] + sum(one["cubes"].values()) == 8
        assert not pcs & set(one["cubes"])
        assert one["cubes"].get("medical", 0) <= 1


def check_kompromat(position: Position) -> None:
    """2.2.3, 8.5.2: one token for each character, in one place."""
    places = [token for one in position["players"] for token in one["hand"]]
    places += position["spent"] + position["discarded"]
    faces = list(position["kompromat"].values())
    assert len(places) + len(faces) == len(position["characters"])
    known = places + [face for face in faces if face != "unseen"]
    assert len(set(known)) == len(known)


def check_places(position: Position) -> None:
    """4.6.5.1, 5.5.3: everybody in one place, pods within their capacity, nothing beyond limits."""
    people = position["characters"]
    inside = Counter(one["at"] for one in people.values())
    if "monster" in position:
        inside[position["monster"]["at"]] += 1
    for pod, capacity in CAPACITY.items():
        assert inside[pod] <= capacity
    for name, one in people.items():
        assert isinstance(one["at"], str), name
        if not asked(position, "let-go"):
            assert len(one["holds"]) + one["contaminated"] <= SLOTS, name
        if one["at"] == "annihilated":
            assert not one["holds"], name
        assert len(set(one["data"])) == len(one["data"]), name
        assert one["at"] != "card" or name == "stowaway"


def check_hazards(position: Position) -> None:
    """6.1, 6.5, 6.5.1, 6.5.2, 8.1.1.1."""
    fire, airless = set(position["fire"]), set(position["asphyxiation"])
    assert not fire & airless
    assert fire <= set(position["damaged"])
    assert "outer-space" in airless
    assert "outer-space" not in position["damaged"]
    for name, one in position["characters"].items():
        if one["at"] in fire | airless and name not in ("medical", "security", "daredevil"):
            assert one["down"] or "helmet" in one["holds"], name


def check_systems(position: Position) -> None:
    """7.1.2, 7.2, 7.6.1."""
    lost = len(POWER & set(position["damaged"]))
    assert position["power"] == ("normal", "emergency", "blackout", "blackout")[lost]
    if lost:
        assert not position["cameras"]
        assert not position["jammers"]
    if lost > 1:
        assert position["abandon_ship"]
        assert position["project"]["released"]
    elif position["abandon_ship"]:
        assert not position["locks"]
    if "vault-x" in position["damaged"]:
        assert position["project"]["released"]
    if position["minute"] <= 1:
        assert position["abandon_ship"]


def check_antimatter(position: Position) -> None:
    """7.3, house-antimatter: unarmed it has never left Magnetic Containment."""
    holders = [one["at"] for one in position["characters"].values() if "antimatter" in one["holds"]]
    lying = [place for place, items in position["items"].items() if "antimatter" in items]
    assert len(holders + lying) == (position["antimatter"] != "detonated")
    if position["antimatter"] == "stable":
        assert holders + lying == ["magnetic-containment"]
    else:
        assert position["abandon_ship"]


def check_goo(position: Position) -> None:
    """x-grey-goo."""
    goo = set(position["goo"])
    assert goo <= set(position["damaged"])
    assert not goo or position["project"]["released"]
    assert not goo & {"outer-space", *CAPACITY, *position["fire"]}
    for place in goo:
        assert set(position["items"].get(place, [])) <= {"artifact", "antimatter"}
    for name in ("cyborg", "medical", "security"):
        one = position["characters"][name]
        assert one["at"] not in goo or one["down"], name


def check_markers(position: Position) -> None:
    """2.4, house-time-markers: three each; only arming and Overload use a stand-in."""
    for seat in range(position["seats"]):
        own = Counter(one["effect"] for one in position["markers"] if one["player"] == seat)
        assert own["launch"] <= 3
        assert own["detonate"] <= 1
        assert own["overload"] <= 1


CHECKS = [
    check_cubes,
    check_kompromat,
    check_places,
    check_hazards,
    check_systems,
    check_antimatter,
    check_goo,
    check_markers,
]


# What holds from one position to the next --------------------------------------------------------


def in_play(position: Position) -> Counter[str]:
    """Items by kind, in possession, lying about and integral; Nanogel by its uses."""
    found = Counter(item for items in position["items"].values() for item in items)
    for one in position["characters"].values():
        found.update(one["holds"])
    found["gun"] += position["characters"]["security"]["at"] != "annihilated"
    found["doses"] = 2 * found["nanogel"] + found["nanogel-used"]
    found["nanogel"] += found.pop("nanogel-used", 0)
    return found


def cards_of(player: dict[str, Any]) -> list[str]:
    """The identity cards that somebody was dealt, wherever they are now."""
    cards = [*player.get("dealt", []), *player["bonus"], *player.get("aside", [])]
    return sorted(cards + ([player["identity"]] if "identity" in player else []))


class Watch:
    """What every position must agree with, told by the log alone."""

    def __init__(self, position: Position) -> None:
        self.before = position
        self.items = in_play(position)
        self.removed: Counter[str] = Counter()
        self.cards = [cards_of(one) for one in position["players"]]
        self.discs = [one.get("disc") for one in position["players"]]
        self.planned = ""

    def see(
        self, position: Position, action: deorbit.Action, events: Sequence[deorbit.Event]
    ) -> None:
        self.see_items(position, action, events)
        for event in events:
            if event.name == "activated":
                self.discs[self.who(event)] = str(event.args["character"])
            elif event.name in ("renegotiated", "disc-recalled"):
                self.discs[self.who(event)] = None
        assert [one.get("disc") for one in position["players"]] == self.discs
        assert [cards_of(one) for one in position["players"]] == self.cards
        self.see_the_lost(position)
        for event in events:
            if event.name == "marker" and event.args["effect"] == "launch":
                owner = self.who(event)
                assert sum(one["player"] == owner for one in position["markers"]) <= 3
        self.before = position
        self.planned = str(position["turn"].get("pending", ""))

    def who(self, event: deorbit.Event) -> int:
        return int(str(event.args["player"]))

    def see_items(
        self, position: Position, action: deorbit.Action, events: Sequence[deorbit.Event]
    ) -> None:
        """Items come from the supply when made or gained, go back when used up, or are gone."""
        for event in events:
            if event.name in ("made", "gained"):
                item = str(event.args.get("ware", event.args.get("item")))
                if item in TOTAL:
                    self.items[item] += 1
                    self.items["doses"] += 2 * (item == "nanogel")
            elif event.name == "ignited":
                self.items["firebomb"] -= 1
            elif event.name == "item-annihilated":
                item = str(event.args["item"])
                count = int(str(event.args["count"]))
                self.removed[item] += count
                kind = item.removesuffix("-used")
                self.items[kind] -= count
                self.items["doses"] -= count * {"nanogel": 2, "nanogel-used": 1}.get(item, 0)
            elif event.name in ("detonated-space", "detonated-away", "detonated"):
                self.items["antimatter"] = 0
        now = in_play(position)
        if self.done(position, action) == "revive":
            self.items["doses"] -= 1
            assert self.items["nanogel"] - now["nanogel"] in (0, 1)
            self.items["nanogel"] = now["nanogel"]
        assert +now == +self.items
        removed: Counter[str] = Counter(position["removed"])
        assert removed - Counter(["antimatter"]) == self.removed
        for item, total in TOTAL.items():
            assert now[item] + removed[item] + removed[f"{item}-used"] <= total, item

    def done(self, position: Position, action: deorbit.Action) -> str:
        """The kind of the action that was taken: not one that waits for consent."""
        if action.kind == "accept":
            return self.planned.partition(" ")[0]
        return "" if "pending" in position["turn"] else action.kind

    def see_the_lost(self, position: Position) -> None:
        """4.6.5.2, 4.6.6.3: nobody comes back from the Mesosphere or from nowhere."""
        assert set(self.before["launched"]) <= set(position["launched"])
        for name, one in self.before["characters"].items():
            now = position["characters"][name]["at"]
            if one["at"] == "annihilated":
                assert now == "annihilated", name
            elif one["at"] == "mesosphere" or one["at"] in self.before["launched"]:
                assert now in (one["at"], "annihilated"), name


def check_end(m: deorbit.Match) -> None:
    """15.8.3, 7.3.2: by the Re-entry token, after Minute 0, or by the Antimatter."""
    position = m.position()
    assert position["stage"] == "over"
    assert position["ending"] in ("re-entry", "minute-zero", "detonation")
    assert position["ending"] == "detonation" or position["minute"] == 0
    recount.check_outcome(m)


def play(seeds: Sequence[int]) -> Counter[str]:
    """Play the games and look at everything; returns which kinds of actions there were."""
    kinds: Counter[str] = Counter()
    for seed in seeds:
        watch: Watch | None = None
        for m, action, events in walk(seed):
            position = m.position()
            try:
                for check in CHECKS:
                    check(position)
                if watch is None or action is None:
                    watch = Watch(position)
                else:
                    watch.see(position, action, events)
                    kinds[action.kind] += 1
            except AssertionError as error:
                error.add_note(f"game {seed}, action {len(m)}: {action}")
                raise
        try:
            check_end(m)
        except AssertionError as error:
            error.add_note(f"game {seed}, at the end")
            raise
    return kinds


def test_nothing_is_lost_or_doubled_in_a_game() -> None:
    """2.4, 16.4.4.1, 16.4.8: thirty games."""
    play(range(30))


def finish(seeds: Sequence[int]) -> None:
    """Let games end from all sorts of last turns, and count their points again."""
    for seed in seeds:
        rng = Random(seed)
        m = last_turn(rng, seed)
        while m.to_act:
            m.play(m.to_act[0], choose(rng, m.legal(m.to_act[0])))
        try:
            check_end(m)
        except AssertionError as error:
            error.add_note(f"end {seed}")
            raise


def test_scores_and_winners_equal_a_second_count() -> None:
    """16.4.4.1, 16.4.4.2, 16.4.8, 16.4.9: after hundreds of last turns."""
    finish(range(250))


@pytest.mark.soak
def test_scores_and_winners_equal_a_second_count_thousands_of_times() -> None:
    """16.4.4.1, 16.4.4.2, 16.4.8, 16.4.9."""
    finish(range(250, 5000))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_or_doubled_in_thousands_of_games(part: int) -> None:
    """2.4, 16.4.4.1, 16.4.8: and every kind of action happens in each part of them."""
    kinds = play(range(part, GAMES, PARTS))
    assert set(kinds) <= KINDS
    assert KINDS - set(kinds) == set()

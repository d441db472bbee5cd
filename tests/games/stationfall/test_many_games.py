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
from games.stationfall import casts, recount

Position = dict[str, Any]

MODES = [(seats, False) for seats in range(2, 10)] + [(seats, True) for seats in (4, 6, 8)]
"""Every number of players, and every number of teams."""

GAMES = 6600
PARTS = 4

TOTAL = {name: int(one.get("supply", 1)) for name, one in casts.ITEMS.items()}
OWN_ITEMS = {name: one["with"] for name, one in casts.ITEMS.items() if "with" in one}
OWN_DATA = {"nda": "legal", "digital-assistant": "digital-assistant"}
DATA = {"evidence", "x-secret", *OWN_DATA}
OWN_SECTIONS = {
    name: one["with"] for name, one in casts.STATION["section"].items() if "with" in one
}
CUBES = int(casts.NUMBERS["player"]["cubes"])
MARKERS = int(casts.NUMBERS["player"]["time_markers"])
GREY_BRIBES = int(casts.CHARACTERS["billionaire"]["grey_bribes"])
HELPFUL = casts.having("helpful")
SWALLOWED = 3
CORE_LOCKS = 6

KINDS = {kind.shape.name for kind in GAME.kinds} - {"manoeuvre", "regroup"}
"""Every kind of action that the game has, but for those of bots."""

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


def fresh(rng: Random, seed: int, star: str = "") -> deorbit.Match:
    """A game from its beginning, with anybody in play, or among others the character of `star`."""
    seats, teams = MODES[seed % len(MODES)]
    cast = casts.random_cast(rng, seats, *([casts.CARD_OF_IDENTITY[star]] if star else []))
    return deorbit.new("stationfall", seats=seats, seed=seed, characters=cast, teams=teams)


def stirred(rng: Random, seed: int, star: str = "") -> deorbit.Match:
    """A game that begins in the middle: everybody somewhere, with something in their hands. The
    `star` is the identity of the first player."""
    return deorbit.scenario("stationfall", stir(rng, seed, star), seed=seed)


def stir(rng: Random, seed: int, star: str = "") -> Position:
    m = fresh(rng, seed, star)
    while not all("identity" in one for one in m.position()["players"]):
        m.play(m.to_act[0], rng.choice(m.legal(m.to_act[0])))
    begun = m.position()
    position: Position = {
        "seats": m.seats,
        "options": {"teams": m.options["teams"]},
        "cast": begun["cast"],
        "minute": rng.randint(2, 12),
        "characters": people(rng, begun),
        "first": rng.randrange(m.seats),
    }
    tokens = [card for card in begun["cast"] if casts.IDENTITIES[card]]
    rng.shuffle(tokens)
    position["players"] = [
        {
            "identity": one["identity"],
            "bonus": one["bonus"],
            "hand": [tokens.pop() for _ in range(rng.randint(0, 2)) if number < m.seats],
        }
        for number, one in enumerate(begun["players"])
    ]
    position["spent"] = [tokens.pop()]
    rare = [name for name in RARE if casts.CARD_OF_IDENTITY[name] in begun["cast"]]
    if star or (rare and rng.random() < 0.4):
        deal(position, star or rng.choice(rare))
    scatter_cubes(rng, position, revealed=0.4)
    set_the_scene(rng, position["characters"])
    if star or rng.random() < 0.4:
        pick_a_quarrel(rng, position)
    if rng.random() < 0.6:
        position["abandon_ship"] = True
    if rng.random() < 0.3:
        position["damaged"] = ["hail-mary", rng.choice(["reactor", "kitchen", "quarters"])]
    return position


RARE = ["consort", "consort", "counselor", "doctor-hyde", "exile"]
"""Identities that let happen what seldom happens."""


def deal(position: Position, star: str) -> None:
    """The first player has this identity card, and whoever had it the other one."""
    first = position["players"][position["first"]]
    old, first["identity"] = first["identity"], star
    for one in position["players"]:
        if one["identity"] == star and one is not first:
            one["identity"] = old
        one["bonus"] = [old if name == star else name for name in one["bonus"]]


def people(rng: Random, begun: Position) -> dict[str, dict[str, Any]]:
    """Everybody who has a body, anywhere, with Items and Data, one in four Down."""
    cast = begun["cast"]
    sections = casts.in_play(casts.STATION["section"], cast)
    sections = [name for name in sections if name not in ("magnetic-containment", "hail-mary")]
    sections += [name for name in POPULAR if name in sections]
    room = Counter(casts.CAPACITY)
    wares = ["helmet"] * 6 + ["bludgeon"] * 6 + ["gun"] * 3 + ["nanogel"] * 4 + ["firebomb"] * 4
    wares += ["artifact", "briefcase", "nanogel-used"]
    wares += [item for item, card in OWN_ITEMS.items() if card in cast]
    rng.shuffle(wares)
    data = ["evidence", "x-secret", *(kind for kind, card in OWN_DATA.items() if card in cast)]
    found: dict[str, dict[str, Any]] = {}
    for name in begun["characters"]:
        if name not in casts.BODIES:
            continue
        at = rng.choice(sections)
        while at in casts.CAPACITY and not room[at]:
            at = rng.choice(sections)
        room[at] -= 1
        free = casts.SLOTS[name]
        contaminated = rng.random() < 0.2
        holds = [wares.pop() for _ in range(rng.randint(0, free - contaminated)) if wares]
        down = rng.random() < 0.25 or (at == "outer-space" and not casts.withstands(name, holds))
        found[name] = {
            "at": at,
            "down": down,
            "holds": holds,
            "data": [kind for kind in data if rng.random() < 0.25],
            "contaminated": contaminated,
        }
    return found


POPULAR = [
    "outer-space", "aft-airlocks", "forward-airlocks", "aft-airlocks", "houdini", "mcqueen",
    "alcatraz", "medevac-pod", "inspector-shuttle", "panic-pod", "tanks", "bio-lab", "machine-shop",
    "shred-room", "bridge", "array-control", "security-station", "therapy-garden", "reactor",
    "physics-lab", "vault-x", "mainframe",
]  # fmt: skip
"""Where there is more to do than elsewhere."""


def set_the_scene(rng: Random, people: dict[str, dict[str, Any]]) -> None:
    """Somebody ready to fly off, and a Robot that lies in the Machine Shop."""
    if "daredevil" in people and rng.random() < 0.5:
        hand_over(people, "daredevil", "rocket-wings")
    wings = [name for name, one in people.items() if "rocket-wings" in one["holds"]]
    helmets = [n for n, one in people.items() if "helmet" in one["holds"] and n not in wings]
    if wings and rng.random() < 0.5:
        flier = people[wings[0]]
        flier["holds"] = ["rocket-wings"]
        flier["contaminated"] = False
        if helmets and people[helmets[0]]["at"] != "outer-space" and casts.SLOTS[wings[0]] > 1:
            people[helmets[0]]["holds"].remove("helmet")
            flier["holds"].append("helmet")
        flier["at"] = rng.choice(["outer-space", "storage"])
        flier["down"] = not casts.withstands(wings[0], flier["holds"])
    robots = [name for name in people if casts.KINDS[name] == {"robot"}]
    if robots and rng.random() < 0.3:
        patient = rng.choice(robots)
        people[patient] |= {"at": "machine-shop", "down": True}
        people[rng.choice([name for name in people if name != patient])] |= {
            "at": "machine-shop",
            "down": False,
        }


def pick_a_quarrel(rng: Random, position: Position) -> None:
    """The first player's character is armed among others in the light, and acts if revealed."""
    people = position["characters"]
    first = position["players"][position["first"]]
    fighter = rng.choice(casts.PAWNS[casts.CARD_OF_IDENTITY[first["identity"]]])
    if fighter in people:
        others = [name for name in people if name in casts.HUMANS]
        others = rng.sample(others, 3) + [n for n in others if "helmet" in people[n]["holds"]][:1]
        at = rng.choice(["aft-hub", "kitchen", "reactor"])
        for name in [*others, fighter]:
            people[name] |= {"at": at, "down": False}
        people[fighter]["holds"][:1] = [rng.choice(["bludgeon", "gun"])]
        people[fighter]["contaminated"] = False
        first["guilt"] = "innocent"
    if "pc" in first:
        position["turn"] = {"actions": 2, "free": fighter in people}
        position["asks"] = [{"ask": "activation", "seat": position["first"], "character": fighter}]


def last_turn(rng: Random, seed: int) -> deorbit.Match:
    """The last turn of a game in which much has happened."""
    position = stir(rng, seed)
    cast = position["cast"]
    position |= {"minute": 0, "re_entry": "minute", "abandon_ship": True, "locks": []}
    for key in ("turn", "asks"):
        position.pop(key, None)
    position["active"] = (position["first"] - 1) % len(position["players"])
    pods = [pod for pod in casts.CAPACITY if OWN_SECTIONS.get(pod, cast[0]) in cast]
    position["launched"] = [pod for pod in pods if rng.random() < 0.5]
    data = ["evidence", "x-secret"] + ["digital-assistant"] * ("digital-assistant" in cast)
    position["offsites"] = {
        name: [kind for kind in data if rng.random() < 0.3] for name in ("news", "authorities")
    }
    if "medical" in cast:
        position["medical"] = rng.randint(0, 12)
    if rng.random() < 0.3:
        position["damaged"] = rng.choice([[], ["kitchen"], ["hail-mary"]])
    elif "hail-mary" in position["launched"]:
        position["damaged"] = []
    for one in position["characters"].values():
        if rng.random() < 0.05:
            one |= {"at": "annihilated", "down": False, "holds": [], "data": []}
        elif rng.random() < 0.1:
            one["at"] = "mesosphere"
    fulfil(rng, position)
    if rng.random() < 0.5:
        release(rng, position)
    if rng.random() < 0.15:
        arm(rng, position)
    if "botanist" in cast:
        eaten = [one["at"] for one in position["characters"].values()].count("annihilated")
        position["eaten"] = rng.randint(0, eaten)
    hurt = {at for key in ("damaged", "fire", "goo") for at in position.get(key, [])}
    position["launched"] = [pod for pod in position["launched"] if pod not in hurt]
    scatter_cubes(rng, position, revealed=0.4)
    return deorbit.scenario("stationfall", position, seed=seed)


def fulfil(rng: Random, position: Position) -> None:
    """Some get what their agenda asks for: away from the station, with the right things."""
    people = position["characters"]
    for player in position["players"]:
        card = casts.CARD_OF_IDENTITY[player["identity"]]
        pawn = rng.choice(casts.PAWNS[card])
        if pawn not in people or rng.random() < 0.5:
            continue
        people[pawn] |= {"at": refuge(rng, position), "down": rng.random() < 0.2}
        for row in casts.AGENDAS[player["identity"]]:
            what = row.get("what", "")
            if what in casts.ITEMS and what not in ("gun", "nanogel") and rng.random() < 0.7:
                hand_over(people, pawn, what)
            elif what and what not in casts.ITEMS and rng.random() < 0.7:
                people[pawn]["data"] = sorted({*people[pawn]["data"], what})
        company = rng.choice(list(people))
        if company in casts.HUMANS and room_in(position, people[pawn]["at"]):
            people[company] |= {"at": people[pawn]["at"], "down": True}


def refuge(rng: Random, position: Position) -> str:
    pods: list[str] = [pod for pod in position["launched"] if room_in(position, pod)]
    return rng.choice([*pods, *pods, "mesosphere"])


def room_in(position: Position, place: str) -> bool:
    inside = [one["at"] for one in position["characters"].values()].count(place)
    return inside < casts.CAPACITY.get(place, 0)


def hand_over(people: dict[str, dict[str, Any]], pawn: str, item: str) -> None:
    """Somebody gets an Item, unless the hands are full."""
    if len(people[pawn]["holds"]) + people[pawn]["contaminated"] < casts.SLOTS[pawn]:
        for one in people.values():
            one["holds"] = [held for held in one["holds"] if held != item]
        people[pawn]["holds"].append(item)


def arm(rng: Random, position: Position) -> None:
    """The Antimatter is in somebody's hands, with or without a marker that is due this turn."""
    position["antimatter"] = "armed"
    pawn = rng.choice(list(position["characters"]))
    if position["characters"][pawn]["at"] == "annihilated" or casts.SLOTS[pawn] < 1:
        return
    position["characters"][pawn] |= {"holds": ["antimatter"], "contaminated": False}
    if rng.random() < 0.5:
        position["markers"] = [{"player": position["active"], "effect": "detonation", "minute": 0}]


def release(rng: Random, position: Position) -> None:
    """A Project X is out; its Monster may have flown off with a pod, and people in its belly."""
    card = rng.choice(list(casts.PROJECTS))
    position["project"] = {"card": card, "released": True, "peeked": []}
    if card not in casts.MONSTERS:
        return
    pods = [pod for pod in position["launched"] if room_in(position, pod)]
    at = rng.choice(["bridge", "kitchen", "storage", *pods])
    monster: Position = {"at": at, "down": rng.random() < 0.5}
    people = position["characters"]
    if card == "blob" and not monster["down"]:
        monster["inside"] = rng.sample(list(people), rng.randint(1, SWALLOWED))
        for name in monster["inside"]:
            people[name] |= {"at": "monster"}
    position["monster"] = monster


def scatter_cubes(rng: Random, position: Position, revealed: float) -> None:
    """Guilt, Bribes and cubes of all players; some have revealed."""
    people = position["players"]
    taken = set()
    for number, one in enumerate(people):
        one.pop("pc", None)
        one.pop("revealed_early", None)
        if rng.random() < (0.7 if number == position["first"] else revealed):
            one["pc"] = one["identity"]
            one["revealed_early"] = True
            taken.add(casts.CARD_OF_IDENTITY[one["identity"]])
    npcs = [card for card in position["cast"] if card not in taken and casts.IDENTITIES[card]]
    bribable = [card for card in position["cast"] if card not in UNBRIBABLE]
    for one in people:
        one["guilt"] = rng.choice(["innocent", "innocent", "suspect", "guilty"])
        one["bribe"] = rng.choice(["unused", *bribable])
        if one["bribe"] == casts.CARD_OF_IDENTITY[one["identity"]]:
            one["bribe"] = "unused"
        one["betrayal"] = rng.randint(0, 3)
        one["cubes"] = {}
        for name in rng.sample(npcs, min(3, len(npcs))):
            one["cubes"][name] = rng.randint(0, 1)
        one["pool"] = CUBES - one["betrayal"] - sum(one["cubes"].values())
    if "billionaire" in position["cast"]:
        on = Counter(rng.choices(bribable, k=rng.randint(0, GREY_BRIBES)))
        position["grey_bribes"] = {"left": GREY_BRIBES - on.total(), "on": dict(on)}


UNBRIBABLE = casts.having("rich") | casts.having("paranoid") | casts.having("remote-control")


def walk(seed: int) -> Iterator[tuple[deorbit.Match, deorbit.Action | None, list[deorbit.Event]]]:
    """A game, action by action. Two of three begin in the middle."""
    rng = Random(seed)
    m = fresh(rng, seed) if seed // len(MODES) % 3 == 0 else stirred(rng, seed)
    yield m, None, []
    while m.to_act:
        seat = rng.choice(m.to_act)
        action = choose(rng, m.legal(seat))
        yield m, action, m.play(seat, action)


# What holds in every position --------------------------------------------------------------------


def asked(position: Position, kind: str) -> bool:
    return any(ask["ask"] == kind for ask in position["asks"])


def check_cast(position: Position) -> None:
    """2.1.1, 1.5: as many characters as the players want, and only their own pieces."""
    cast = position["cast"]
    assert len(set(cast)) == len(cast) == casts.COUNT[position["seats"]]
    assert list(position["characters"]) == casts.pawns_of(cast)
    pieces = {*position["items"], *position["damaged"], *position["launched"], *position["fire"]}
    pieces |= {one["at"] for one in position["characters"].values()}
    for name in pieces & set(OWN_SECTIONS):
        assert OWN_SECTIONS[name] in cast, name
    assert ("grey_bribes" in position) == ("billionaire" in cast)
    assert "botanist" in cast or "eaten" not in position
    assert ("pirate" in position) == ("boarder" in cast)


def check_players(position: Position) -> None:
    """3.5, 17.2.1, 18.2: one identity each, all different; a PC is one of the own cards."""
    people = position["players"]
    held = [one["identity"] for one in people if "identity" in one]
    assert len(set(held)) == len(held)
    assert set(held) <= {name for card in position["cast"] for name in casts.IDENTITIES[card]}
    pcs = [one["pc"] for one in people if "pc" in one]
    assert len(set(pcs)) == len(pcs)
    for one in people:
        assert one.get("pc", one.get("identity")) == one.get("identity")
        assert casts.IDENTITIES.get(one.get("disc", "doctor")) != []
    if "consort" not in position["cast"]:  # who can leave them to somebody by switching places
        assert not {one["bribe"] for one in people} & UNBRIBABLE


def check_cubes(position: Position) -> None:
    """2.4, 15.3.1, 15.4.1: eight cubes each, none on a PC or Drones, no two on the Helpful."""
    pcs = {casts.CARD_OF_IDENTITY[one["pc"]] for one in position["players"] if "pc" in one}
    for one in position["players"]:
        assert one["pool"] >= 0
        assert one["pool"] + one["betrayal"] + sum(one["cubes"].values()) == CUBES
        assert not pcs & set(one["cubes"])
        assert all(one["cubes"].get(card, 0) <= 1 for card in HELPFUL)
        assert "drones" not in one["cubes"]


def check_bribes(position: Position) -> None:
    """card-rich: three grey Bribes, on cards or left."""
    if "grey_bribes" in position:
        grey = position["grey_bribes"]
        assert grey["left"] + sum(grey["on"].values()) == GREY_BRIBES
        assert grey["left"] >= 0
        assert all(count > 0 for count in grey["on"].values())
        assert "consort" in position["cast"] or not set(grey["on"]) & UNBRIBABLE


def check_kompromat(position: Position) -> None:
    """2.2.3, 8.5.2: one token for each character but Drones, in one place; 17.2.6: two colours of
    one seat have one hand."""
    places = [token for one in position["players"] for token in one["hand"]]
    places += position["spent"] + position["discarded"]
    faces = list(position["kompromat"].values())
    tokens = [card for card in position["cast"] if casts.IDENTITIES[card]]
    assert len(places) + len(faces) == len(tokens)
    known = places + [face for face in faces if face != "unseen"]
    assert len(set(known)) == len(known)
    assert set(known) <= set(tokens)
    for number, one in enumerate(position["players"]):
        assert not one["hand"] or one["seat"] == number


def check_places(position: Position) -> None:
    """4.6.5.1, 5.5.3: everybody in one place, pods within their capacity, nothing beyond limits."""
    people = position["characters"]
    inside = Counter(one["at"] for name, one in people.items() if name in casts.BODIES)
    if "monster" in position:
        inside[position["monster"]["at"]] += 1
    for pod, capacity in casts.CAPACITY.items():
        assert inside[pod] <= capacity, pod
    for name, one in people.items():
        assert isinstance(one["at"], str), name
        assert one["at"] != "card" or name in ("stowaway", "digital-assistant")
        if one["at"] == "annihilated":
            assert not one["holds"], name
        if name in casts.BODIES:
            if not asked(position, "let-go"):
                assert len(one["holds"]) + one["contaminated"] <= casts.SLOTS[name], name
        else:
            assert not one["holds"], name
            assert not one["down"], name


def check_items(position: Position) -> None:
    """8.2: what is unique is in one place at most, and only with its character in play."""
    found = Counter(item for items in position["items"].values() for item in items)
    for one in position["characters"].values():
        found.update(one["holds"])
    for item in ("artifact", "briefcase", "antimatter", *OWN_ITEMS):
        assert found[item] <= (OWN_ITEMS.get(item, position["cast"][0]) in position["cast"]), item
    rat = position["characters"].get("telepathic-rat")
    if rat:
        assert rat["at"] == place_of(position, "telepathic-rat")
    if "digital-assistant" in position["cast"]:
        assert position["characters"]["digital-assistant"]["at"] == "card"


def place_of(position: Position, item: str) -> str:
    """Where an Item is: with whoever holds it, or where it lies."""
    for one in position["characters"].values():
        if item in one["holds"]:
            at: str = one["at"]
            return at
    lying = [place for place, items in position["items"].items() if item in items]
    return lying[0] if lying else "annihilated"


def check_data(position: Position) -> None:
    """9.2, 4.2.2: no copy twice, only with Humans and Robots, only what characters in play have."""
    kinds = {"evidence", "x-secret"}
    kinds |= {kind for kind, card in OWN_DATA.items() if card in position["cast"]}
    for name, one in position["characters"].items():
        assert len(set(one["data"])) == len(one["data"]), name
        assert set(one["data"]) <= kinds, name
        assert not one["data"] or name in casts.BODIES, name
    for kept in position["offsites"].values():
        assert set(kept) <= kinds - {"nda"}


def check_hazards(position: Position) -> None:
    """6.1, 6.5, 6.5.1, 6.5.2, 8.1.1.1."""
    fire, airless = set(position["fire"]), set(position["asphyxiation"])
    assert not fire & airless
    assert fire <= set(position["damaged"])
    assert "outer-space" in airless
    assert "outer-space" not in position["damaged"]
    for name, one in position["characters"].items():
        if one["at"] in fire | airless and name in casts.BODIES:
            bare = bool(shattered(position, name)) and "helmet" not in one["holds"]
            assert one["down"] or (casts.withstands(name, one["holds"]) and not bare), name


def check_systems(position: Position) -> None:
    """7.1.2, 7.2, 7.6.1."""
    lost = len(casts.POWER & set(position["damaged"]))
    assert position["power"] == ("normal", "emergency", "blackout", "blackout")[lost]
    if lost:
        assert not position["cameras"]
        assert not position["jammers"]
    if lost > 1:
        assert position["abandon_ship"]
        assert position["project"]["released"]
    elif position["abandon_ship"] and not project_is_out(position, "rogue-core"):
        assert not position["locks"]
    if "vault-x" in position["damaged"]:
        assert position["project"]["released"]
    if position["minute"] <= 1:
        assert position["abandon_ship"]


def project_is_out(position: Position, *cards: str) -> bool:
    project = position["project"]
    return bool(project["released"]) and project["card"] in cards


def check_project(position: Position) -> None:
    """7.6.2 and the Project X cards: nothing of a card that is not out, nobody swallowed twice."""
    monster = position.get("monster")
    swallowed = {n for n, one in position["characters"].items() if one["at"] == "monster"}
    if monster:
        assert project_is_out(position, *casts.MONSTERS)
        inside = monster.get("inside", [])
        assert len(inside) <= SWALLOWED
        assert len(set(inside)) == len(inside)
        assert swallowed - {"telepathic-rat"} == set(inside)
        assert set(inside) <= set(casts.BODIES)
        assert not inside or project_is_out(position, "blob")
        assert not (inside and monster["down"])
        assert "mark" not in monster or project_is_out(position, "assassin")
        assert monster["at"] != "outer-space"
    assert monster or not swallowed
    if "wormhole" in position:
        assert project_is_out(position, "wormhole")
        assert position["wormhole"]["at"] not in {"outer-space", *casts.CAPACITY}
    locks = position.get("core_locks", [])
    assert len(locks) <= CORE_LOCKS
    assert all(lock in position["locks"] for lock in locks)
    assert not locks or project_is_out(position, "rogue-core")


def check_traps(position: Position) -> None:
    """card-claymore: three at most, in different sections, one real."""
    if "traps" in position:
        traps = position["traps"]
        assert "operative" in position["cast"]
        assert len(traps["at"]) <= 3
        assert Counter(traps["at"].values())["real"] <= 1


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
    assert not goo or project_is_out(position, "grey-goo")
    assert not goo & {"outer-space", *casts.CAPACITY, *position["fire"]}
    for place in goo:
        assert set(position["items"].get(place, [])) <= {"artifact", "antimatter"}
    for name, one in position["characters"].items():
        if name in casts.ROBOTS:
            assert one["at"] not in goo or one["down"], name


def check_markers(position: Position) -> None:
    """2.4, house-time-markers: three each; only arming and Overload use a stand-in."""
    for player in range(len(position["players"])):
        mine = [one for one in position["markers"] if one["player"] == player]
        assert sum(not one.get("stand_in") for one in mine) <= MARKERS
        own = Counter(one["effect"] for one in mine)
        assert own["detonate"] <= 1
        assert own["overload"] <= 1
        for one in mine:
            assert not one.get("stand_in") or one["effect"] in ("detonation", "overload")
    missiles = [one for one in position["markers"] if one["effect"] == "missile"]
    assert len(missiles) <= ("boarder" in position["cast"])


CHECKS = [
    check_cast,
    check_players,
    check_cubes,
    check_bribes,
    check_kompromat,
    check_places,
    check_items,
    check_data,
    check_hazards,
    check_systems,
    check_project,
    check_traps,
    check_antimatter,
    check_goo,
    check_markers,
]


# What holds from one position to the next --------------------------------------------------------


def in_play(position: Position) -> Counter[str]:
    """Items by kind, in possession, lying about and integral; Nanogel by its uses."""
    found = Counter(item for items in position["items"].values() for item in items)
    for name, one in position["characters"].items():
        found.update(one["holds"])
        if one["at"] != "annihilated":
            found.update(integral(position, name))
    found["doses"] = 2 * found["nanogel"] + found["nanogel-used"]
    found["nanogel"] += found.pop("nanogel-used", 0)
    return found


def integral(position: Position, pawn: str) -> list[str]:
    """What is left of the integral Items of somebody (card-brutal)."""
    return [one for one in casts.INTEGRAL[pawn] if one not in shattered(position, pawn)]


def shattered(position: Position, pawn: str) -> list[str]:
    found: list[str] = position.get("shattered", {}).get(pawn, [])
    return found


def cards_of(position: Position) -> list[list[str]]:
    """The identity cards that somebody was dealt, wherever they are now; of pairs together."""
    people = position["players"]
    half = len(people) // 2
    paired = position["options"]["teams"] or position["seats"] == 2
    found: list[list[str]] = [[] for _ in people]
    for number, one in enumerate(people):
        cards = found[number % half if paired else number]
        cards += [*one.get("dealt", []), *one["bonus"], *one.get("aside", [])]
        cards += [one["identity"]] if "identity" in one else []
    return [sorted(cards) for cards in found]


class Story:
    """Who is where, Down, contaminated and possesses what, and whose cubes lie where, as the log
    alone tells it."""

    def __init__(self, position: Position) -> None:
        self.people = {
            name: {key: one[key] for key in ("at", "down", "contaminated")}
            | {"data": set(one["data"])}
            for name, one in position["characters"].items()
            if name != "telepathic-rat"
        }
        self.launched = set(position["launched"])
        self.monster: str = position.get("monster", {"at": ""})["at"]
        self.players = [
            Counter(one["cubes"], pool=one["pool"], betrayal=one["betrayal"])
            for one in position["players"]
        ]

    def check(self, position: Position) -> None:
        for name, told in self.people.items():
            now = position["characters"][name]
            if now["at"] == "annihilated":
                assert told["at"] == now["at"], name
            else:
                assert told == {**{key: now[key] for key in told}, "data": set(now["data"])}, name
        for told_cubes, one in zip(self.players, position["players"], strict=True):
            assert +told_cubes == +Counter(one["cubes"], pool=one["pool"], betrayal=one["betrayal"])

    def hear(self, name: str, args: dict[str, Any]) -> None:
        who = self.people.get(args.get("character", ""), {"at": "", "data": set()})
        other = self.people.get(args.get("other-character", ""), {"data": set()})
        if name in ("stepped", "entered", "airlocked", "dragged"):
            who["at"] = args["to"]
            if name == "dragged":
                other["at"] = args["to"]
        elif name in ("swallowed", "annihilated"):
            who["at"] = "monster" if name == "swallowed" else name
        elif name == "launched":
            self.launched.add(args["at"])
        elif name == "escaped" and who["at"] not in {*self.launched, "monster"}:
            who["at"] = "mesosphere"
        elif name in ("pushed-out", "clawed"):
            other["at"] = "outer-space" if name == "pushed-out" else "forward-airlocks"
        elif name == "spat-out":
            who["at"] = self.outside()
        elif name in ("released", "monster-moved", "monster-appeared"):
            self.monster = str(args.get("to", args.get("at", "vault-x")))
        elif name in ("downed", "monster-struck", "came-round"):
            who["down"] = name != "came-round"
        elif name == "revived":
            other["down"] = False
        elif name in ("contaminated", "washed"):
            who["contaminated"] = name == "contaminated"
        elif name in ("infected", "mutated", "decontaminated"):
            other["contaminated"] = name != "decontaminated"
        elif name == "switched":
            for key in ("at", "data"):
                who[key], other[key] = other[key], who[key]
        else:
            self.hear_of_data(name, args, who["data"], other["data"])
            self.hear_of_cubes(name, args)

    def outside(self) -> str:
        """Where the Blob lets somebody go: where it is, or before a full pod (house-blob)."""
        if self.monster not in casts.CAPACITY:
            return self.monster
        inside = 1 + [one["at"] for one in self.people.values()].count(self.monster)
        dock: str = casts.STATION["section"][self.monster]["pod"]["dock"]
        return self.monster if inside < casts.CAPACITY[self.monster] else dock

    def hear_of_data(
        self, name: str, args: dict[str, Any], own: set[str], others: set[str]
    ) -> None:
        if name in ("made", "drawn-up", "data-robbed"):
            own |= DATA & {args.get("ware", args.get("data", ""))}
        elif name in ("signed", "assistant-planted"):
            own.add("nda" if name == "signed" else "digital-assistant")
        elif name in ("copied", "nda-served"):
            others.add(args.get("data", "nda"))
        elif name == "deleted":
            own.discard(args["data"])
        elif name == "data-wiped":
            own.clear()

    def hear_of_cubes(self, name: str, args: dict[str, Any]) -> None:
        """Each is told as a way from somewhere to somewhere."""
        card, count = args.get("card"), args.get("count", 1)
        ways = {
            "influenced": ("pool", card),
            "cubes-returned": (card, "pool"),
            "cube-withdrawn": (card, "pool"),
            "cubes-betrayed": (card, "betrayal"),
            "meditated": ("betrayal", "pool"),
            "mission-first": ("betrayal", "pool"),
        }
        if name in ways:
            source, goal = ways[name]
            self.players[args["player"]][source] -= count
            self.players[args["player"]][goal] += count


class Watch:
    """What every position must agree with, told by the log alone."""

    def __init__(self, position: Position) -> None:
        self.before = position
        self.story = Story(position)
        self.items = in_play(position)
        self.removed: Counter[str] = Counter(position["removed"])
        self.cards = cards_of(position)
        self.discs = [one.get("disc") for one in position["players"]]
        self.planned = ""

    def see(
        self, position: Position, action: deorbit.Action, events: Sequence[deorbit.Event]
    ) -> None:
        self.see_items(position, action, events)
        for event in events:
            self.story.hear(event.name, dict(event.args))
            if event.name == "activated":
                self.discs[self.who(event)] = casts.CARD_OF[str(event.args["character"])]
            elif event.name in ("renegotiated", "disc-recalled"):
                self.discs[self.who(event)] = None
        assert [one.get("disc") for one in position["players"]] == self.discs
        assert cards_of(position) == self.cards
        self.see_the_lost(position)
        self.story.check(position)
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
            elif event.name == "artifact-faked" and self.removed["artifact"]:
                self.removed["artifact"] -= 1
                self.items["artifact"] += 1
            elif event.name in ("detonated-space", "detonated-away", "detonated"):
                self.items["antimatter"] = 0
        now = in_play(position)
        if self.done(position, action) == "revive":
            self.items["doses"] -= 1
            assert self.items["nanogel"] - now["nanogel"] in (0, 1)
            self.items["nanogel"] = now["nanogel"]
        assert +now == +self.items
        removed: Counter[str] = Counter(position["removed"])
        assert removed - Counter(["antimatter"]) == +self.removed
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


def play(seeds: Sequence[int], every: int = 1) -> Counter[str]:
    """Play the games and look at everything after so many actions; returns which kinds of actions
    there were."""
    kinds: Counter[str] = Counter()
    for seed in seeds:
        watch: Watch | None = None
        try:
            for m, action, events in walk(seed):
                if action is not None:
                    kinds[action.kind] += 1
                if len(m) % every:
                    continue
                position = m.position()
                for check in CHECKS:
                    check(position)
                if watch is not None and action is not None:
                    watch.see(position, action, events)
                elif every == 1:
                    watch = Watch(position)
            check_end(m)
        except AssertionError as error:
            error.add_note(f"game {seed}, action {len(m)}: {action}")
            raise
    return kinds


@pytest.mark.parametrize("start", range(0, 66, 22))
def test_nothing_is_lost_or_doubled_in_a_game(start: int) -> None:
    """2.4, 16.4.4.1, 16.4.8: after every action of games of all numbers of players and teams."""
    play(range(start, start + 22))


@pytest.mark.parametrize("start", range(66, 506, 110))
def test_no_limit_is_broken_in_hundreds_of_games(start: int) -> None:
    """2.4, 16.4.4.1, 16.4.8: now and then, and their scores."""
    play(range(start, start + 110), every=15)


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
    finish(range(440))


@pytest.mark.soak
def test_scores_and_winners_equal_a_second_count_thousands_of_times() -> None:
    """16.4.4.1, 16.4.4.2, 16.4.8, 16.4.9."""
    finish(range(440, 8800))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_or_doubled_in_thousands_of_games(part: int) -> None:
    """2.4, 16.4.4.1, 16.4.8: and every kind of action happens in each part of them."""
    kinds = play(range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS))
    assert set(kinds) <= KINDS
    assert KINDS - set(kinds) == set()

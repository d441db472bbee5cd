"""Launch Manual, Station Automation: what an automated player answers when it is not its turn to
act: by the General Priorities, from what its seat can see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.core.codec import kind_of
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.automation.answers import answer, script_items
from deorbit.games.stationfall.content import script
from deorbit.games.stationfall.content.names import AUTHORITIES, EVIDENCE, ITEMS, NEWS, X_SECRET
from deorbit.games.stationfall.content.script import Choice, Manoeuvre, Order, Script, items_of
from deorbit.games.stationfall.rules.questions import ACT, ACTIVATION, COMMANDING, TURN
from deorbit.games.stationfall.rules.state import GUILTY, SUSPECT, StationfallState
from games.stationfall.beasts import among, ask, loose
from games.stationfall.casts import random_cast
from games.stationfall.station import do, legal, station
from games.stationfall.test_stationfall import EVERYBODY, fall

AWAY = "mesosphere"


def said(m: deorbit.Match, bots: tuple[int, ...] = (0,)) -> str:
    """What the automated player says who is asked; seat 0 is a bot unless a test says otherwise."""
    seat = m.to_act[0]
    state: StationfallState = m._game.observe(m._state, seat)
    state.bots = sum(1 << bot for bot in bots)
    move = answer(m._game, state, seat)
    assert m._game.kinds[kind_of(move)].forbids(state, seat, move) == ALLOWED
    return str(m._game.decode(state, move))


def asking(question: str, bots: tuple[int, ...] = (0,), **more: Any) -> str:
    """What seat 0 says to a question in a position."""
    field = {
        name: more.pop(name) for name in ("character", "source", "cameras", "steps") if name in more
    }
    if "section" in more:
        field["at"] = more.pop("section")
    if "card" in more:
        field["card"] = more.pop("card")
    asks = [{"ask": question, "seat": 0, **field}]
    position: dict[str, Any] = {"pc": {0: "cyborg"}, "asks": asks, "turn": more.pop("turn", {})}
    return said(station(**position | more), bots)


# Forced drops -------------------------------------------------------------------------------------


def dropped(items: str, name: str = "exile", **more: Any) -> str:
    """What somebody lets go who has been contaminated with full hands."""
    return asking(
        "let-go", character=name, cameras="off", holding={name: items}, contaminated=name, **more
    )


@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ("artifact gun helmet", "helmet"),
        ("artifact gun bludgeon", "gun"),
        ("artifact briefcase bludgeon", "bludgeon"),
        ("artifact briefcase antimatter", "briefcase"),
        ("nanogel helmet gun", "nanogel"),
        ("rocket-wings gun artifact", "rocket-wings"),
        ("rocket-wings gun helmet", "helmet"),
    ],
)
def test_green_items_go_first_then_yellow_red_and_purple_ones(items: str, expected: str) -> None:
    """bot-priorities: Dropping Items, of one colour from Z to A."""
    assert dropped(items, pc={0: "station-chief"}) == f"drop exile {expected}"


def with_script(m: deorbit.Match, monkeypatch: pytest.MonkeyPatch, *items: str) -> None:
    """From now on everybody's script is about these Items: to be picked up, to be made by somebody
    else, after THEN, and on the way."""
    edition = m._state.edition
    wishes = [Choice(script.ACT) for _ in range(3)]
    wishes[1].inner = Choice(script.ACT)
    named = [ITEMS.index(item) for item in items]
    line = Manoeuvre("line", "")
    line.order = Order(wishes[:2])
    line.order.then = Order(wishes[2:])
    for wish, item in zip((wishes[0], wishes[1].inner, wishes[2]), named, strict=False):
        wish.item = item
    line.takes = named[3:]
    whole = Script("own")
    whole.main = [0]
    whole.items = items_of(line)
    monkeypatch.setattr(edition, "manoeuvres", [line])
    monkeypatch.setattr(edition, "scripts", [whole for _ in edition.identities])


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ("helmet", "gun"),
        ("helmet gun", "artifact"),
        ("antimatter nanogel helmet", "gun"),
        ("antimatter nanogel briefcase helmet gun artifact", "helmet"),
    ],
)
def test_what_the_script_is_about_is_let_go_last(
    wanted: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """bot-priorities: Dropping Items, if all of it is, from Z to A."""
    m = station(
        pc={0: "cyborg"},
        holding={"exile": "artifact gun helmet"},
        contaminated="exile",
        asks=[{"ask": "let-go", "seat": 0, "character": "exile", "cameras": "off"}],
    )
    with_script(m, monkeypatch, *wanted.split())
    found = {item for item in script_items(m._state, 0) if item >= 0}
    assert found == {ITEMS.index(item) for item in wanted.split()}
    assert said(m) == f"drop exile {expected}"


def test_no_conspirator_lets_go_the_helmet_it_needs() -> None:
    """bot-self-preservation: in a fire the Helmet stays, whatever its colour."""
    position: dict[str, Any] = {"at": {"exile": "kitchen"}, "fire": ["kitchen"]}
    items = "artifact gun helmet"
    kept = dropped(items, pc={0: "station-chief"}, cubes={0: {"exile": 1}}, **position)
    assert kept == "drop exile gun"
    assert dropped(items, pc={0: "station-chief"}, **position) == "drop exile helmet"
    own = dropped(
        items,
        "station-chief",
        pc={0: "station-chief"},
        at={"station-chief": "kitchen"},
        fire=["kitchen"],
    )
    assert own == "drop station-chief gun"


# Time markers -------------------------------------------------------------------------------------


def resolved(*markers: tuple[str, str], **more: Any) -> str:
    due = [
        {"player": 0, "effect": effect, "minute": 13} | ({"at": section} if section else {})
        for effect, section in markers
    ]
    armed = {"antimatter": "armed"} if ("detonation", "") in markers else {}
    return asking("order", stage="markers", markers=due, **armed, **more)


def test_a_pod_with_the_own_pc_is_launched_before_anything_else_happens() -> None:
    """bot-resolve."""
    markers = (("detonation", ""), ("launch", "alcatraz"), ("launch", "houdini"))
    assert resolved(*markers) == "resolve launch alcatraz"
    assert resolved(*markers, at={"cyborg": "houdini"}) == "resolve launch houdini"


def test_launches_come_before_damage_and_the_antimatter_comes_last() -> None:
    assert resolved(("overload", "houdini"), ("launch", "mcqueen")) == "resolve launch mcqueen"
    assert resolved(("detonation", ""), ("missile", "bridge")) == "resolve missile bridge"


def test_equal_markers_resolve_by_sections() -> None:
    """bot-priorities: Choosing a Section, the pod with most Occupants."""
    pods = (("launch", "alcatraz"), ("launch", "mcqueen"))
    assert resolved(*pods, at={"exile": "mcqueen"}) == "resolve launch mcqueen"
    assert resolved(*pods, at={"exile": "alcatraz"}) == "resolve launch alcatraz"


# Bribes and Kompromat -----------------------------------------------------------------------------


@pytest.mark.parametrize("source", ["bribe", "kompromat"])
def test_an_automated_player_consents_to_nothing(source: str) -> None:
    """bot-bribes-and-kompromat: on an ordinary seat too, where it is asked at all."""
    m = station(
        pc={2: "cyborg"},
        acting="astrochimp",
        players={0: {"bribe": "cyborg"}} if source == "bribe" else {},
        spent=["cyborg"] if source == "kompromat" else [],
        turn={"pending": "wait cyborg"},
        asks=[
            {"ask": "activation", "seat": 0, "character": "astrochimp"},
            {"ask": "consent", "seat": 2, "character": "cyborg", "source": source},
        ],
    )
    assert m.to_act == (2,)
    assert said(m, ()) == "refuse"


def test_of_two_owners_a_person_is_asked() -> None:
    """bot-bribes-and-kompromat: a bot would refuse."""
    m = station(
        pc={1: "doctor-jekyll", 2: "doctor-hyde"},
        acting="exile",
        players={0: {"bribe": "doctor"}},
        turn={"pending": "wait doctor"},
        asks=[
            {"ask": "activation", "seat": 0, "character": "exile"},
            {"ask": "answerer", "seat": 0, "character": "doctor", "source": "bribe"},
        ],
    )
    assert said(m, ()) == "ask 1"
    assert said(m, (1,)) == "ask 2"


def test_the_person_whose_conspirator_would_be_targeted_is_framed() -> None:
    """card-mimic-frameup, bot-priorities: fewest own cubes, then most of persons; a bot only if
    there is nobody else."""
    position: dict[str, Any] = {
        "pc": {0: "consort"},
        "section": "kitchen",
        "at": {"exile": "kitchen", "security": "kitchen"},
        "cubes": {1: {"exile": 1}, 2: {"security": 2}},
    }
    assert asking("frame-up", **position) == "blame 2"
    assert asking("frame-up", (0, 2), **position) == "blame 1"
    assert asking("frame-up", (0, 1, 2), **position) == "blame 1", "by character order"
    position["cubes"] = {0: {"security": 2}, 1: {"exile": 1}, 2: {"security": 2}}
    assert asking("frame-up", **position) == "blame 1"


# Project X ----------------------------------------------------------------------------------------


def test_the_goo_goes_where_sections_are_chosen_first_but_not_over_a_robot_of_ones_own() -> None:
    """bot-resolve: Cryo Lab lies above Chem Lab, and Cyborg is a Robot."""
    goo: dict[str, Any] = {
        "project": {"card": "grey-goo", "released": True},
        "goo": ["bio-lab"],
        "stage": "next",
    }
    away = {"cyborg": "kitchen"}
    chosen = asking("spread", at=away, **goo)
    place = chosen.removeprefix("spread ")
    assert chosen == "spread cryo-lab"
    assert asking("spread", at={"cyborg": place}, **goo) != chosen
    human: dict[str, Any] = {"pc": {0: "exile"}, "at": {"exile": place}}
    assert asking("spread", **human, **goo) == chosen


def swarmed(at: dict[str, str], card: str = "combat-swarm", **more: Any) -> str:
    steps = more.pop("steps", 1)
    position: dict[str, Any] = {"pc": {0: "cyborg"}, "stage": "next"}
    asks = [{"ask": "swarm", "seat": 0, "steps": steps}]
    m = loose(card, "aft-hub", at, asks=asks, **position | more)
    return said(m)


def test_the_monster_strikes_by_targeting_and_never_the_own_pc() -> None:
    """bot-resolve, bot-priorities."""
    here = dict.fromkeys(("cyborg", "exile", "stranger"), "aft-hub")
    cubes = {1: {"stranger": 2}}
    assert swarmed(here, cubes=cubes) == "monster-strike stranger"
    assert swarmed(here, cubes={0: {"stranger": 1}, **cubes}) == "monster-strike exile"


def test_the_monster_goes_by_sections_but_not_where_the_own_pc_is() -> None:
    """bot-resolve: to the Reactor without gravity, unless Cyborg is there."""
    there = {"exile": "reactor", "medical": "rec-room"}
    assert swarmed(there) == "monster-step reactor"
    assert swarmed({**there, "cyborg": "reactor"}) == "monster-step rec-room"


def test_the_lurker_comes_from_a_dark_section_by_the_priorities() -> None:
    """bot-resolve: not from where the own PC is."""
    lurker: dict[str, Any] = {"project": {"card": "lurker", "released": True}, "stage": "next"}
    first = asking("lurk", at={"cyborg": "kitchen"}, **lurker)
    assert first == "lurk aft-exhaust"
    assert asking("lurk", at={"cyborg": "aft-exhaust"}, **lurker) == "lurk forward-exhaust"


def test_the_mouth_of_the_wormhole_goes_up_and_stays_where_it_is_best() -> None:
    """bot-resolve: by sections, the present one among them."""
    hole: dict[str, Any] = {"project": {"card": "wormhole", "released": True}, "stage": "next"}
    assert asking("warp", wormhole={"at": "rec-room"}, **hole) == "warp aft-hub"
    assert asking("warp", wormhole={"at": "aft-airlocks"}, **hole) == "leave-mouth"


CORE: dict[str, Any] = {"project": {"card": "rogue-core", "released": True}, "stage": "next"}


def test_the_core_locks_corridors_by_sections_but_none_beside_the_own_pc() -> None:
    """bot-resolve: by the better of two sections, then by the other."""
    first = "core-lock fuel-cells aft-exhaust"
    assert asking("core", at={"cyborg": "kitchen"}, locks=[], **CORE) == first
    for place in ("fuel-cells", "aft-exhaust"):
        assert asking("core", at={"cyborg": place}, locks=[], **CORE) != first
    locked = [["fuel-cells", "aft-exhaust"]]
    following = asking("core", at={"cyborg": "kitchen"}, locks=locked, core_locks=locked, **CORE)
    assert following.startswith("core-lock ")
    assert "fuel-cells" in following


def test_without_a_lock_the_core_suppresses_a_hazard_then_switches_the_jammers() -> None:
    edition = station()._state.edition
    names = edition.section_names
    six = [[names[a], names[b]] for a, b in edition.ends if not edition.pods >> b & 1][:6]
    spent: dict[str, Any] = {"locks": six, "core_locks": six, **CORE}
    assert asking("core", fire=["reactor", "kitchen"], **spent) == (
        "core-suppress magnetic-containment"
    )
    aired: dict[str, Any] = {"asphyxiation": ["outer-space"], **spent}
    assert asking("core", fire=["reactor", "kitchen"], **aired) == "core-suppress reactor"
    assert asking("core", **aired) == "core-jammers"


def test_the_mutagen_infects_by_targeting_and_never_the_own_pc() -> None:
    """bot-resolve."""
    spread: dict[str, Any] = {
        "project": {"card": "mutagen", "released": True},
        "stage": "next",
        "at": among(dict.fromkeys(("cyborg", "exile", "medical", "stranger"), "kitchen")),
        "contaminated": "stranger",
    }
    cubes = {1: {"medical": 1}}
    assert asking("mutate", cubes=cubes, **spread) == "mutate stranger medical"
    cubes = {0: {"medical": 1, "stranger": 1}, 1: {"medical": 1}}
    assert asking("mutate", cubes=cubes, **spread) == "mutate stranger exile"


# On an ordinary seat: cards -----------------------------------------------------------------------


def test_a_secret_identity_is_chosen_that_scores_most_if_the_station_fell_now() -> None:
    """Engineer has six points before anything has happened, Daredevil has none."""
    players = {0: {"dealt": ["daredevil", "engineer"]}}
    m = deorbit.scenario("stationfall", {"seats": 4, "players": [players[0], {}, {}, {}]}, seed=1)
    assert said(m, ()) == "choose engineer"


def test_at_stationfall_the_secret_identity_is_revealed() -> None:
    """16.2: never a Bonus Character."""
    m = fall(pc={1: "counselor", 2: "cyborg", 3: "daredevil"})
    assert ask(m) == "last-reveal"
    assert said(m, ()) == "reveal"


def test_what_only_a_plan_would_want_is_declined() -> None:
    assert asking("switch", pc={0: "consort"}) == "decline"


# On an ordinary seat: reveal powers ---------------------------------------------------------------


def test_overload_takes_the_fullest_pod_unless_the_own_pc_is_in_it() -> None:
    """bot-priorities: Choosing a Section; a damaged pod is past harming."""
    engineer: dict[str, Any] = {"pc": {0: "engineer"}, "bots": ()}
    pods = {"exile": "mcqueen", "medical": "mcqueen", "stranger": "alcatraz"}
    assert asking("overload", at=pods, **engineer) == "overload mcqueen"
    own = {**pods, "engineer": "mcqueen"}
    assert asking("overload", at=own, **engineer) == "overload alcatraz"
    assert asking("overload", at=pods, damaged=["mcqueen"], **engineer) == "overload alcatraz"


def test_whoever_makes_most_persons_suspect_confesses() -> None:
    """card-recorded-confessional."""
    position: dict[str, Any] = {
        "pc": {0: "counselor"},
        "at": dict.fromkeys(("counselor", "exile", "stranger"), "kitchen"),
        "cubes": {1: {"exile": 1, "stranger": 1}, 2: {"stranger": 1}, 3: {"stranger": 1}},
    }
    assert asking("confess", (), **position) == "confess stranger"
    suspects = {2: {"guilt": "suspect"}, 3: {"guilt": "guilty"}}
    position["cubes"] = {1: {"exile": 1}, 2: {"stranger": 1}, 3: {"stranger": 1}}
    assert asking("confess", (), players=suspects, **position) == "confess exile"
    assert asking("confess", (2, 3), **position) == "confess exile"


def test_the_cache_is_for_the_own_pc() -> None:
    """card-secret-cache."""
    position: dict[str, Any] = {"pc": {0: "stowaway"}, "cubes": {0: {"exile": 3}}}
    assert asking("cache", (), **position) == "cache stowaway"


def test_homework_is_done_with_a_bonus_character_who_can_act() -> None:
    """card-homework: none who is Down, and declined if there is nobody."""
    position: dict[str, Any] = {"pc": {0: "stranger"}, "players": {0: {"bonus": ["engineer"]}}}
    assert asking("show", (), **position) == "show engineer"
    assert asking("show", (), down="engineer", **position) == "decline"


def test_all_clones_are_called_one_after_another() -> None:
    """card-go-go-go."""
    card = "maintenance-clones"
    position: dict[str, Any] = {"pc": {0: card}, "card": card, "source": "go-go-go"}
    assert asking("call", (), **position) == "call clone-1"
    assert asking("call", (), turn={"called": ["clone-1"]}, **position) == "call clone-2"


def test_traps_lie_a_step_from_others_and_not_from_the_own_pc() -> None:
    """card-claymore: Daredevil's player has revealed, next to the Aft Hub."""
    position: dict[str, Any] = {
        "pc": {0: "operative", 3: "daredevil"},
        "at": {"operative": "vault-x", "daredevil": "rec-room"},
        "asks": [{"ask": "trap", "seat": 0}],
        "traps": {"player": 0, "at": {}},
    }
    m = station(**position)
    laid: list[str] = []
    while len(laid) < 4:
        laid.append(said(m, ()))
        do(m, laid[-1])
    assert laid == ["lay-trap aft-hub", "lay-trap suite", "lay-trap bridge", "rig-trap aft-hub"]


def test_no_trap_lies_a_step_from_the_own_pc() -> None:
    position: dict[str, Any] = {"pc": {0: "operative"}, "traps": {"player": 0, "at": {}}}
    far = asking("trap", (), at={"operative": "vault-x"}, **position)
    assert far == "lay-trap alcatraz"
    beside = asking("trap", (), at={"operative": "aft-airlocks"}, **position)
    assert beside != far


def test_the_digital_assistant_would_rather_be_with_a_robot() -> None:
    """card-trojan-horse."""
    position: dict[str, Any] = {
        "pc": {0: "digital-assistant"},
        "data": {"exile": "evidence", "security": "evidence"},
        "cubes": {0: {"exile": 2}},
    }
    assert asking("horse", (), **position) == "plant security"


# Deliver Data -------------------------------------------------------------------------------------


def delivery(data: str, who: dict[int, str] = EVERYBODY, **more: Any) -> deorbit.Match:
    """The station has fallen; the PC of seat 0 escaped with Data, and it is asked what to do."""
    at = {who[0]: AWAY, **more.pop("at", {})}
    m = fall(pc=who, data={who[0]: data, **more.pop("others", {})}, at=at, **more)
    while ask(m) != "deliver" or m.to_act != (0,):
        do(m, "done")
    return m


def test_a_guilty_bot_delivers_evidence_to_the_authorities() -> None:
    """bot-deliver."""
    guilty = {0: {"guilt": "guilty"}}
    m = delivery("evidence x-secret", players=guilty)
    assert said(m) == "deliver evidence authorities"
    do(m, "deliver evidence authorities")
    assert m._state.guilt[0] == SUSPECT
    assert said(m) == "done"


def test_a_guilty_bot_does_so_even_if_the_authorities_have_it() -> None:
    """bot-deliver, 16.3.2: it is cleared all the same."""
    m = delivery(
        "evidence", players={0: {"guilt": "guilty"}}, offsites={"authorities": ["evidence"]}
    )
    assert m._state.guilt[0] == GUILTY
    assert said(m) == "deliver evidence authorities"


def test_a_bot_that_is_not_guilty_and_gains_nothing_delivers_nothing() -> None:
    """bot-deliver."""
    assert said(delivery("evidence x-secret")) == "done"
    assert said(delivery("evidence", players={0: {"guilt": "suspect"}})) == "done"


@pytest.mark.parametrize(
    ("name", "delivered"),
    [
        ("stowaway", ["evidence news", "x-secret news"]),
        ("inspector", ["evidence authorities"]),
    ],
)
def test_data_that_scores_by_the_own_agenda_is_delivered(name: str, delivered: list[str]) -> None:
    """bot-deliver: each where it scores, and no more."""
    m = delivery("evidence x-secret", {**EVERYBODY, 0: name})
    for data in delivered:
        assert said(m) == f"deliver {data}"
        do(m, f"deliver {data}")
    assert said(m) == "done"


def test_data_is_delivered_that_costs_a_person_points() -> None:
    """bot-deliver: Exile's player wants Evidence kept from the News; of another bot's points it
    takes none."""
    exile: dict[str, Any] = {"at": {"exile": AWAY}, "others": {"exile": "evidence"}}
    m = delivery("evidence", {**EVERYBODY, 1: "exile"}, **exile)
    assert said(m) == "deliver evidence news"
    assert said(m, (0, 1)) == "done"


def test_data_that_costs_own_points_is_kept() -> None:
    """bot-deliver: Exile's bot, whomever it would hurt."""
    m = delivery("evidence", {**EVERYBODY, 0: "exile"})
    assert "deliver evidence news" in legal(m, "deliver")
    assert said(m) == "done"


def test_a_delivery_is_tried_without_changing_what_the_seat_sees() -> None:
    m = delivery("evidence x-secret")
    state: StationfallState = m._game.observe(m._state, 0)
    answer(m._game, state, 0)
    assert (state.offsites[NEWS], state.offsites[AUTHORITIES]) == (0, 0)
    assert state.data[state.own_pawns(0)[0]] == 1 << EVIDENCE | 1 << X_SECRET


# Nothing hidden -----------------------------------------------------------------------------------

PLANNED = (TURN, ACTIVATION, ACT, COMMANDING)


def play(m: deorbit.Match, rng: Random) -> set[str]:
    """Play at random, with automated answers to everything but turns and actions; in every world
    in which a seat could be it says the same (3.3), and it changes nothing. Returns what was
    asked."""
    game = m._game
    questions: set[str] = set()
    while m.to_act:
        seat = rng.choice(m.to_act)
        state: StationfallState = m._state
        if kind_of(state.stack.top(seat)) in PLANNED:
            m.play(seat, rng.choice(m.legal(seat)))
            continue
        questions.add(game.frame_to_json(state, state.stack.top(seat))["ask"])
        seen = game.observe(state, seat)
        before = game.to_position(seen)
        move = answer(game, seen, seat)
        assert game.to_position(seen) == before
        for _ in range(3):
            world = game.sample_world(game.observe(state, seat), seat, rng)
            assert answer(game, game.observe(world, seat), seat) == move
        m.play(seat, game.decode(state, move))
    return questions


@pytest.mark.parametrize("seed", range(12))
def test_every_question_has_a_legal_answer_that_is_the_same_in_all_worlds(seed: int) -> None:
    rng = Random(seed)
    seats = rng.choice([2, 3, 4, 5, 7])
    m = deorbit.new("stationfall", seats=seats, seed=seed, characters=random_cast(rng, seats))
    assert "choose" in play(m, rng)


@pytest.mark.parametrize(
    ("card", "question"),
    [
        ("grey-goo", "spread"),
        ("combat-swarm", "swarm"),
        ("blob", "swarm"),
        ("wormhole", "warp"),
        ("rogue-core", "core"),
        ("mutagen", "mutate"),
    ],
)
def test_whatever_is_loose_the_answers_are_legal_and_the_same_in_all_worlds(
    card: str, question: str
) -> None:
    loose_ones: dict[str, Any] = {
        "grey-goo": {"goo": ["vault-x", "bio-lab"]},
        "combat-swarm": {"monster": {"at": "aft-hub"}},
        "blob": {"monster": {"at": "aft-hub"}},
        "wormhole": {"wormhole": {"at": "rec-room"}},
        "mutagen": {
            "at": dict.fromkeys(("exile", "medical", "stranger"), "kitchen"),
            "contaminated": "exile",
        },
    }
    m = station(
        pc={0: "cyborg", 1: "counselor"},
        project={"card": card, "released": True},
        minute=6,
        **loose_ones.get(card, {}),
    )
    assert question in play(m, Random(4))


def test_deliveries_of_all_players_are_the_same_in_all_worlds() -> None:
    away = dict.fromkeys(EVERYBODY.values(), AWAY)
    m = fall(pc=EVERYBODY, at=away, data=dict.fromkeys(EVERYBODY.values(), "evidence x-secret"))
    assert play(m, Random(1)) == {"deliver"}

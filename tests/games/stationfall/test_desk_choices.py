"""The desk: actions in groups with their price, what cannot be done and why, what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import convert, to_builtins

import deorbit
from conformance.suite import play_some
from deorbit.core import text
from deorbit.core.records import Action
from deorbit.games.stationfall.content.editions import page
from deorbit.games.stationfall.content.names import ITEMS, PROJECTS
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.screen import make
from deorbit.games.stationfall.screen.choices import SORTS
from deorbit.games.stationfall.screen.content import Content
from games.stationfall.desks import attempts, desk
from games.stationfall.station import do, player, station

Facts = dict[str, Any]


def asked_positions(seats: int, seed: int, every: int) -> Iterator[tuple[deorbit.Match, int]]:
    """Moments of random play, each with a seat that is asked."""
    rng = Random(seed)
    match = deorbit.new("stationfall", seats=seats, seed=seed, characters="random")
    while match.to_act:
        yield match, rng.choice(match.to_act)
        play_some(match, rng, every)


# Price --------------------------------------------------------------------------------------------


def left_of(match: deorbit.Match) -> tuple[Facts, int, bool] | None:
    """The activation that is under way, with what is left of it."""
    position = match.position()
    asks = [ask for ask in position["asks"] if ask["ask"] == "activation"]
    turn = position["turn"]
    return (asks[0], turn["actions"], turn["free"]) if asks else None


@pytest.mark.parametrize("seed", range(8))
def test_every_action_costs_what_the_desk_says(seed: int) -> None:
    seen: Counter[str] = Counter()
    for match, seat in asked_positions(3 + seed % 4, seed, 5):
        before = left_of(match)
        choices = desk(match, seat)["choices"]
        for action, choice in zip(match.legal(seat), choices, strict=True):
            cost = choice["cost"]
            seen[cost] += 1
            later = match.copy()
            later.play(seat, action)
            after = left_of(later)
            if cost == "turn":
                assert after is None, action
            elif before is not None and after is not None and before[0] == after[0]:
                spent = before[1] - after[1], before[2] - after[2]
                assert spent == {"action": (1, 0), "free": (0, 1), "none": (0, 0)}[cost], action
    assert seen["action"]
    assert seen["none"]
    assert seen["turn"]


def cost_of(match: deorbit.Match, notation: str) -> str:
    place = match.legal(0).index(Action.parse(notation))
    cost: str = desk(match, 0)["choices"][place]["cost"]
    return cost


def test_the_first_pick_up_is_free_and_the_next_one_an_action() -> None:
    lying = {"bridge": ["gun", "helmet"]}
    where: dict[str, Any] = {"at": {"exile": "bridge"}, "acting": "exile", "items": lying}
    assert cost_of(station(**where), "pick-up exile gun") == "free"
    assert cost_of(station(**where, free=False), "pick-up exile gun") == "action"


def test_a_bribe_costs_none_of_the_actions() -> None:
    match = station(at={"exile": "bridge", "engineer": "bridge"}, acting="exile")
    assert cost_of(match, "bribe engineer") == "none"
    assert cost_of(match, "wait exile") == "turn"


def test_running_into_fire_costs_daredevil_nothing() -> None:
    match = station(at={"daredevil": "bridge"}, acting="daredevil", fire=["rec-room"])
    assert cost_of(match, "step daredevil rec-room") == "none"


# Groups and targets -------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_every_action_stands_in_one_group_and_aims_at_what_exists(seed: int) -> None:
    for match, seat in asked_positions(4 + seed, seed + 50, 9):
        told = desk(match, seat)
        legal = match.legal(seat)
        numbers = [number for group in told["groups"] for number in group["choices"]]
        assert sorted(numbers) == list(range(len(legal)))
        for group in told["groups"]:
            assert group["words"] or len({legal[number].kind for number in group["choices"]}) == 1
        view = match.view(seat)
        printed = to_builtins(make.content(match.options, tuple(view["cast"])))
        corridors = {"|".join(ends) for ends in printed["corridors"]}
        for action, choice in zip(legal, told["choices"], strict=True):
            assert choice["about"] in (None, "monster", *view["characters"])
            assert choice["target"] == next(iter(choice["targets"]), None)
            for target in choice["targets"]:
                assert target["sort"] in {*SORTS.values(), "corridor"}
                if target["sort"] == "section":
                    assert target["name"] in printed["sections"]
                if target["sort"] == "character":
                    assert target["name"] in {"monster", *view["characters"]}
                if target["sort"] == "corridor":
                    assert target["name"] in corridors, action


def choice_of(match: deorbit.Match, notation: str) -> Facts:
    place = match.legal(0).index(Action.parse(notation))
    choice: Facts = desk(match, 0)["choices"][place]
    return choice


def test_a_step_lights_up_the_section_and_belongs_to_who_walks() -> None:
    match = station(at={"exile": "bridge"}, acting="exile")
    choice = choice_of(match, "step exile rec-room")
    assert choice["about"] == "exile"
    assert choice["targets"] == [{"sort": "section", "name": "rec-room"}]
    assert choice["note"] is None
    assert choice["words"] == {
        "id": "stationfall-do-step",
        "args": {"character": "exile", "to": "rec-room"},
    }


def test_a_step_through_a_vent_says_so() -> None:
    match = station(at={"astrochimp": "kitchen"}, acting="astrochimp")
    choice = choice_of(match, "step astrochimp reactor")
    assert choice["note"] == {"id": "stationfall-by-vent", "args": {}}


def test_an_officer_at_a_lock_is_told_of_it() -> None:
    match = station(at={"station-chief": "bridge"}, acting="station-chief")
    locks = match.view(0)["locks"]
    near = {end for ends in locks for end in ends if "bridge" in ends} - {"bridge"}
    for to in near:
        choice = choice_of(match, f"step station-chief {to}")
        assert choice["note"] == {"id": "stationfall-by-lock", "args": {}}


def test_influence_stands_on_the_card_it_is_aimed_at() -> None:
    choice = choice_of(station(), "influence exile 2")
    assert choice["about"] == "exile"
    assert choice["target"] == {"sort": "character", "name": "exile"}
    assert choice["label"] == {"id": "stationfall-cubes", "args": {"count": 2}}


def test_an_activation_says_where_and_with_how_many_actions() -> None:
    match = station(at={"exile": "bridge"}, cubes={0: {"exile": 1}}, players={1: {"disc": "exile"}})
    label = choice_of(match, "activate exile")["label"]
    assert label["args"]["count"] == 1
    assert label["args"]["at"] == {"id": "stationfall-place-section", "args": {"at": "bridge"}}


# What cannot be done ------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_what_could_be_done_comes_with_the_reason_why_not(seed: int) -> None:
    kinds: set[str] = set()
    for match, seat in asked_positions(3 + seed, seed + 80, 7):
        handle = match.seat(seat)
        told = desk(match, seat)
        possible = {action.kind for action in match.legal(seat)}
        for hope in told["could"]:
            reason = handle.why_not(Action.from_json(hope["action"]))
            assert reason is not None
            assert hope["reason"] == {"rule": reason.rule, "id": reason.id, "args": reason.args}
            assert hope["kind"] not in possible
            assert hope["action"]["args"][0] == told["acting"]
            kinds.add(hope["kind"])
        assert len({hope["kind"] for hope in told["could"]}) == len(told["could"])
        flags = [hope.get("obvious", False) for hope in told["could"]]
        assert flags == sorted(flags)
    assert kinds > {"drag", "attack", "pick-up"}


def reason_for(match: deorbit.Match, kind: str) -> str:
    found = [hope for hope in desk(match, 0)["could"] if hope["kind"] == kind]
    return str(found[0]["reason"]["id"])


def test_the_reason_is_the_one_that_says_most() -> None:
    beside = {"exile": "bridge", "security": "bridge", "engineer": "bridge"}
    match = station(at=beside, acting="exile", holding={"exile": "bludgeon"}, down="engineer")
    assert reason_for(match, "attack") == "stationfall-not-armored"
    unarmed = station(at=beside, acting="exile")
    assert reason_for(unarmed, "attack") == "stationfall-not-weapon"


def test_section_actions_are_asked_about_where_they_are_offered() -> None:
    match = station(at={"exile": "bridge"}, acting="exile")
    assert reason_for(match, "abandon-ship") == "stationfall-not-officer"
    elsewhere = desk(station(at={"exile": "rec-room"}, acting="exile"), 0)
    assert "abandon-ship" not in {hope["kind"] for hope in elsewhere["could"]}


def test_who_has_no_action_left_hears_that_first() -> None:
    match = station(at={"exile": "bridge"}, acting="exile", actions=0, free=False)
    assert reason_for(match, "step") == "stationfall-not-actions"


def test_abilities_of_others_are_not_asked_about() -> None:
    told = desk(station(at={"exile": "bridge"}, acting="exile"), 0)
    assert not {hope["kind"] for hope in told["could"]} & {"jury-rig", "heal", "wormtongue"}


# Towards a target ---------------------------------------------------------------------------------


def tried(match: deorbit.Match, sort: str, name: str) -> dict[str, str | None]:
    """By notation: the reason against it, None for what is legal."""
    found = attempts(match, 0, sort, name)
    return {
        str(Action.from_json(one["action"])): one["reason"] and one["reason"]["id"] for one in found
    }


def test_a_tapped_section_tells_what_can_be_done_with_it_and_why_not() -> None:
    where = {"exile": "bridge"}
    match = station(at=where, acting="exile", holding={"exile": "gun"}, fire=["rec-room"])
    told = tried(match, "section", "rec-room")
    assert told["throw exile gun rec-room"] is None
    assert told["step exile rec-room"] == "stationfall-not-self-preservation"
    assert tried(match, "section", "reactor") == {"step exile reactor": "stationfall-not-connected"}


def test_a_tapped_character_tells_what_can_be_done_with_it() -> None:
    match = station(
        at={"exile": "bridge", "security": "bridge"}, acting="exile", holding={"exile": "bludgeon"}
    )
    told = tried(match, "character", "security")
    assert told["attack exile security bludgeon"] == "stationfall-not-armored"
    assert told["bribe security"] is None


def brought(match: deorbit.Match, card: str) -> list[str]:
    """What each number of cubes on a card would bring, beginning with one."""
    told = [action for action in match.legal(0) if str(action).startswith(f"influence {card} ")]
    notes = [choice_of(match, str(action))["note"] for action in told]
    return [text.told("stationfall", note) for note in notes]


def test_each_number_of_cubes_says_whose_conspirator_it_would_make() -> None:
    match = station(cubes={0: {"medical": 1}, 1: {"exile": 2}, 2: {"exile": 2}})
    one, two, three, *_ = brought(match, "exile")
    assert (one, three) == ("still only 1, 2", "yours alone")
    assert two == "shared with 1, 2"


def test_cubes_that_leave_nobody_to_activate_say_so() -> None:
    match = station(cubes={1: {"exile": 2}})
    one, two, *_ = brought(match, "exile")
    assert one == "still only 1; nobody left for you to activate"
    assert two == "shared with 1"


@pytest.mark.parametrize("seed", [1, 2])
def test_what_cubes_are_said_to_bring_is_what_they_bring(seed: int) -> None:
    checked = 0
    for match, seat in asked_positions(4, seed, 9):
        told = desk(match, seat)
        for action, choice in zip(match.legal(seat), told["choices"], strict=True):
            if action.kind != "influence":
                continue
            note = choice["note"]
            inner = note["args"].get("what", note)
            later = match.copy()
            later.play(seat, action)
            characters = desk(later, seat)["characters"].values()
            of = [one["conspirators"] for one in characters if one["card"] == action.args[0]]
            whose = next(one for one in of if one)
            me = told["asked"][0]
            assert (me in whose) == (inner["id"] != "stationfall-brings-nothing")
            assert inner["args"].get("player", []) == [one for one in whose if one != me]
            idle = note["id"] == "stationfall-brings-idle"
            assert idle == (not any(one.kind == "activate" for one in later.legal(seat)))
            checked += 1
    assert checked > 50


@pytest.mark.parametrize(
    ("offer", "guilt", "told"),
    [
        ("bribe", "innocent", "refusing-costs-nothing"),
        ("kompromat", "innocent", "refusing-accuses"),
        ("kompromat", "suspect", "refusing-costs-nothing"),
    ],
)
def test_to_refuse_says_what_it_costs(offer: str, guilt: str, told: str) -> None:
    match = station(
        at={"exile": "bridge", "counselor": "bridge"},
        acting="exile",
        pc={1: "counselor"},
        players={0: {"hand": ["counselor"]}, 1: {"guilt": guilt}},
    )
    do(match, f"{offer} counselor", "step counselor rec-room")
    refuse = next(one for one in desk(match, 1)["choices"] if one["group"] == "refuse")
    assert refuse["note"] == {"id": f"stationfall-{told}", "args": {}}
    do(match, "refuse")
    assert player(match, 1)["guilt"] == ("suspect" if offer == "kompromat" else guilt)


def test_before_an_activation_a_character_can_be_influenced_or_activated() -> None:
    told = tried(station(), "character", "exile")
    assert told["influence exile 1"] is None
    assert told["activate exile"] == "stationfall-not-conspirator"


def test_nothing_is_told_about_targets_that_are_none_or_out_of_turn() -> None:
    match = station(acting="exile", at={"exile": "bridge"})
    assert tried(match, "section", "the-moon") == {}
    assert tried(match, "weather", "rain") == {}
    assert tried(match, "player", "77") == {}
    assert attempts(match, 1, "section", "bridge") == []


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_action_is_found_from_its_target(seed: int) -> None:
    rng = Random(seed)
    for match, seat in asked_positions(4 + seed, seed + 120, 31):
        handle = match.seat(seat)
        choices = desk(match, seat)["choices"]
        pairs = list(zip(match.legal(seat), choices, strict=True))
        for action, choice in rng.sample(pairs, min(6, len(pairs))):
            if choice["group"] in ("wait", "recall"):
                continue
            for target in choice["targets"]:
                if target["sort"] in ("section", "character", "player"):
                    found = attempts(match, seat, target["sort"], target["name"])
                    legal = [one["action"] for one in found if one["reason"] is None]
                    assert action.to_json() in legal, (action, target)
        for one in attempts(match, seat, "character", rng.choice(list(match.view(None)["cast"]))):
            reason = handle.why_not(Action.from_json(one["action"]))
            assert (one["reason"] is None) == (reason is None)


# What is printed ----------------------------------------------------------------------------------


def printed(**options: Any) -> Facts:
    match = deorbit.new("stationfall", seats=4, seed=1, **options)
    told: Facts = to_builtins(make.content(match.options, tuple(match.view(None)["cast"])))
    return told


def test_the_content_tells_every_character_of_the_game() -> None:
    told = printed()
    assert set(told["characters"]) == set(page("characters"))
    assert len(told["characters"]) == 27
    assert sum(one["in_play"] for one in told["characters"].values()) == 12
    for card, one in told["characters"].items():
        assert text.has(one["story"]["id"]), card
        for pawn in one["pawns"]:
            assert text.has(f"stationfall-tag-{pawn}")
            assert text.has(f"stationfall-character-{pawn}")
        for identity in one["identities"]:
            assert told["identities"][identity]["card"] == card
        for ability in one["abilities"]:
            assert text.has(f"stationfall-works-{told['abilities'][ability]['when']}")
            assert text.has(f"stationfall-ability-{ability}-does")


def test_the_content_tells_every_row_of_every_agenda() -> None:
    for identity, one in printed()["identities"].items():
        assert one["agenda"], identity
        assert text.has(one["title"]["id"])
        for row in one["agenda"]:
            assert row["words"]["id"] == f"stationfall-row-{row['row']}"
            assert text.has(row["words"]["id"])
        assert one["bonus"]["points"]
        assert text.has(one["bonus"]["words"]["id"])
        assert all(text.has(words["id"]) for words in one["pays"])
        assert text.has(one["tip"]["id"])


def test_the_content_tells_the_map_of_the_table() -> None:
    told = printed()
    assert convert(told, Content)
    sections = told["sections"]
    ends = {end for way in (*told["corridors"], *told["vents"]) for end in way}
    assert ends <= set(sections)
    for one in sections.values():
        assert 0 <= one["at"][0] < told["sizes"]["width"]
        assert 0 <= one["at"][1] < told["sizes"]["height"]
        assert all(text.has(f"stationfall-offer-{offer}") for offer in one["offers"])
        assert all(text.has(f"stationfall-ware-{ware}") for ware in one["makes"])
        if one["pod"]:
            assert text.has(f"stationfall-needs-{one['pod']['needs']}")
            assert one["pod"]["dock"] in sections
    assert sections["bridge"]["officers"] == sections["bridge"]["offers"]
    assert "panic-pod" not in sections
    assert set(told["items"]) == set(ITEMS)
    assert set(told["projects"]) == set(PROJECTS)


def test_the_content_says_what_is_house() -> None:
    told = printed()
    assert told["characters"]["exile"]["house"] == ["slots"]
    assert "kompromat" in told["sections"]["bridge"]["house"]
    assert told["house_ways"]


def test_map_pieces_come_with_their_characters() -> None:
    match = station(cast="billionaire")
    told = to_builtins(make.content(match.options, tuple(match.view(None)["cast"])))
    assert told["sections"]["panic-pod"]["with"] == "billionaire"
    assert told["characters"]["billionaire"]["in_play"]
    assert told["items"]["fletcher"]["in_play"]


def test_every_action_can_be_said_by_the_names_of_its_arguments() -> None:
    actions = printed()["actions"]
    assert set(actions) == set(GAME.kind_of)
    for kind, names in actions.items():
        args = dict.fromkeys(names, "x") or {"identity": "x"}
        assert not text.problems(f"stationfall-do-{kind}", args, "en")

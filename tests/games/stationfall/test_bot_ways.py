"""Launch Manual, Station Automation, Steps and Special Cases: how bots walk, what they pick up on
the way, what they throw, and what they never do."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest

import deorbit
from deorbit.games.stationfall.automation.distances import Ground, Means, Ways
from deorbit.games.stationfall.automation.masks import Terrain
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import FAR, NOWHERE
from deorbit.games.stationfall.game import GAME
from games.stationfall.automated import account, announced, automated, deeds, turn
from games.stationfall.station import (
    do,
    end_turn,
    is_down,
    legal,
    pass_turns,
    player,
    refused,
    station,
    where,
)
from games.stationfall.test_bot_games import walk

FIRST = "troubleshooter-1"


def cost(m: deorbit.Match) -> int:
    """How many actions the chosen manoeuvre costs, as the account tells it."""
    chosen = [one for one in account(m) if one["id"] == "stationfall-why-chosen"]
    count: int = chosen[0]["args"]["count"]
    return count


# Distances ----------------------------------------------------------------------------------------


def slowly(ways: Ways) -> list[int]:
    """What every node costs, leg by leg until nothing gets cheaper."""
    cost = [FAR] * len(ways.cost)
    if ways.start != NOWHERE:
        cost[ways.start] = 0
    for section in bits(ways.entries):
        cost[section + ways.shift] = 1
    changed = True
    while changed:
        changed = False
        for node in range(len(cost)):
            if cost[node] < FAR:
                for following in range(len(cost)):
                    due = cost[node] + ways.price(node, following)
                    if due < cost[following] and following != ways.start + ways.size:
                        cost[following] = due
                        changed = True
    return cost


@pytest.mark.compiled
def test_ways_cost_the_sum_of_their_legs_and_no_less() -> None:
    """bot-steps: measured at once and leg by leg, kept and anew, in positions of a random game."""
    actions = GAME.actions
    rng = Random(5)
    looked = 0
    for m, _, _, _ in chain(walk(seed=4), walk(seed=5)):
        if rng.random() > 0.3:
            continue
        state = m._state.copy()
        terrain = Terrain(state, actions.grounds.of(state))
        pawn = rng.randrange(state.edition.monster)
        free, careless, led = (rng.random() < 0.5 for _ in range(3))
        fallen = terrain.with_down_human
        means = Means(state, pawn, terrain.full, fallen, free and not led, careless, led)
        ways = Ways(Ground(state), means)
        assert ways.cost == slowly(ways) == terrain.ground.ways(means).cost
        for node, price in enumerate(ways.cost):
            waves = ways.fresh if node < ways.size else ways.spent
            found = [cost for cost, wave in enumerate(waves) if wave >> node % ways.size & 1]
            assert found == ([] if price == FAR else [price])
        looked += 1
    assert looked > 60


# Steps --------------------------------------------------------------------------------------------


def test_steps_lead_to_the_place_of_the_action() -> None:
    """bot-steps: nothing in the line speaks of them."""
    m = automated("[PC] Cameras OFF", at={"troubleshooter": "locker-room"}, cameras=True, items={})
    assert deeds(m)[1:] == ["step troubleshooter security-station", "cameras troubleshooter"]


def test_the_shortest_way_is_taken() -> None:
    """bot-steps: from Therapy Garden to the Kitchen through Hydroponics."""
    m = automated("[Exile] Kitchen", at={"exile": "therapy-garden"}, cubes={0: {"exile": 1}})
    assert deeds(m)[1:] == ["step exile hydroponics", "step exile kitchen"]


def test_airlocks_lead_through_outer_space_with_a_helmet() -> None:
    """bot-steps: Outer Space is a section with a Hazard like any other."""
    position: dict[str, Any] = {
        "at": {"exile": "forward-airlocks"},
        "cubes": {0: {"exile": 1}},
    }
    m = automated("[Exile] Outer Space", holding={"exile": "helmet"}, **position)
    assert deeds(m)[1:] == ["airlock exile outer-space"]
    assert announced(automated("[Exile] Outer Space", **position)) is None


def test_a_lock_costs_one_action() -> None:
    """bot-steps, bot-differences: everybody has Breach in a bot's turn."""
    m = automated("[Exile] Vault X", at={"exile": "bio-lab"}, cubes={0: {"exile": 1}})
    assert deeds(m)[1:] == ["breach exile vault-x", "step exile vault-x"]
    m = automated("[Exile] Vault X", at={"exile": "bio-lab"}, cubes={0: {"exile": 1}})
    assert cost(m) == 2


def test_an_officer_passes_a_lock_without_breach() -> None:
    """bot-steps: the ability that takes fewer actions is used."""
    m = automated("[Engineer] Vault X", at={"engineer": "bio-lab"}, cubes={0: {"engineer": 1}})
    assert deeds(m)[1:] == ["step engineer vault-x"]
    m = automated("[Engineer] Vault X", at={"engineer": "bio-lab"}, cubes={0: {"engineer": 1}})
    assert cost(m) == 1


def test_in_a_persons_turn_nobody_has_breach() -> None:
    """bot-differences: it is for the turns of bots."""
    m = automated("[Monster] Bridge", at={"exile": "bio-lab"}, cubes={1: {"exile": 1}})
    turn(m)
    do(m, "activate exile")
    assert legal(m, "breach") == set()


def test_with_one_action_left_the_lock_comes_off() -> None:
    """bot-steps: as close as possible, though the section is not reached."""
    m = automated("[Exile] Vault X", at={"exile": "cryo-lab"}, cubes={0: {"exile": 1}})
    assert deeds(m)[1:] == ["step exile bio-lab", "breach exile vault-x"]
    assert where(m, "exile") == "bio-lab"


def test_a_lock_counts_when_distances_are_compared() -> None:
    """bot-steps, bot-activate: Exile has more cubes, but Engineer needs no Breach."""
    m = automated(
        "[CON + Not PC] Vault X",
        at={"exile": "bio-lab", "engineer": "bio-lab"},
        cubes={0: {"exile": 3, "engineer": 1}},
    )
    assert announced(m) == (FIRST, "engineer")


def test_nobody_counts_among_the_occupants_of_a_pod_that_is_only_considered() -> None:
    """bot-priorities: of two empty pods with Kompromat, equally close, the leftmost one."""
    m = automated(
        "[Exile] Pick Up Kompromat",
        at={"exile": "aft-airlocks"},
        cubes={0: {"exile": 1}},
        kompromat={"houdini": "stranger", "mcqueen": "medical"},
    )
    assert deeds(m)[1:] == ["step exile mcqueen", "pick-up-kompromat exile"]


@pytest.mark.parametrize(
    ("start", "target"), [("cryo-lab", "chem-lab"), ("nanofactory", "physics-lab")]
)
def test_of_several_places_to_throw_from_the_one_without_gravity_comes_first(
    start: str, target: str
) -> None:
    """bot-priorities: Choosing a Section, for where one stands too; the account says so."""
    title = target.replace("-", " ").title()
    for tells in (False, True):
        m = automated(
            f"[Exile] Sabotage [{title}]",
            at={"exile": start},
            holding={"exile": "firebomb"},
            cubes={0: {"exile": 1}},
        )
        if tells:
            ties = [one["id"] for one in account(m) if "-why-tie-" in one["id"]]
            assert ties == ["stationfall-why-tie-zero-gravity-goal"]
        else:
            assert deeds(m)[1:] == ["step exile forward-hub", f"ignite exile {target}"]


def test_bots_drag_nobody() -> None:
    """bot-differences: it is not even legal in their turns."""
    m = automated(
        "[PC] Kitchen", at={"troubleshooter": "quarters", "exile": "quarters"}, down="exile"
    )
    do(m, f"manoeuvre {FIRST} troubleshooter")
    refused(m, "drag troubleshooter exile kitchen", "bot-differences")
    assert legal(m, "drag") == set()
    turn(m)
    assert where(m, "exile") == "quarters"


# Free Pick Up -------------------------------------------------------------------------------------


def walking(items: dict[str, list[str]], **more: Any) -> list[str]:
    """What Exile does on the way from the Aft Hub through Storage to Mainframe."""
    return deeds(
        automated(
            **{
                "script": "[Exile] Mainframe",
                "at": {"exile": "aft-hub"},
                "cubes": {0: {"exile": 1}},
                "items": items,
                **more,
            }
        )
    )[1:]


def test_the_best_item_on_the_way_is_picked_up() -> None:
    """bot-free-pick-up, bot-priorities: red comes before green, wherever it lies."""
    assert walking({"aft-hub": ["helmet"], "storage": ["gun"], "mainframe": ["nanogel"]}) == [
        "step exile storage",
        "pick-up exile gun",
        "step exile mainframe",
    ]
    assert walking({"aft-hub": ["gun"], "storage": ["helmet"]})[0] == "pick-up exile gun"
    assert walking({"mainframe": ["helmet"]})[-1] == "pick-up exile helmet"


PURPLE, RED, GREEN = "artifact", "gun", "helmet"


@pytest.mark.parametrize(
    ("items", "more", "told"),
    [
        ({"storage": [GREEN]}, {}, [f"item {GREEN} storage"]),
        ({"storage": [GREEN], "aft-hub": [RED]}, {}, [f"item {RED} aft-hub", "colour"]),
        ({"storage": ["gun"], "aft-hub": ["bludgeon"]}, {}, ["item bludgeon aft-hub", "name"]),
        (
            {"storage": [PURPLE], "aft-hub": [RED]},
            {"kompromat": {"mainframe": "stranger"}},
            ["kompromat mainframe", "kompromat"],
        ),
        (
            {"storage": [PURPLE], "aft-hub": [GREEN]},
            {"script": "[Exile] Mainframe\n[PC] Pick Up Helmet"},
            [f"item {GREEN} aft-hub", "script"],
        ),
        (
            {"storage": [RED], "aft-hub": [GREEN, PURPLE]},
            {"script": "[Exile] Mainframe\n[PC] Pick Up Helmet > Gun"},
            [f"item {RED} storage", "colour", "script"],
        ),
        (
            {"storage": [PURPLE], "aft-hub": [GREEN]},
            {"script": "[Exile] Mainframe ON THE WAY Helmet"},
            [f"item {GREEN} aft-hub", "way"],
        ),
        ({"storage": [RED]}, {"holding": {"exile": "helmet briefcase nanogel"}}, []),
        ({"array-control": [RED]}, {}, []),
    ],
)
def test_the_account_tells_what_is_picked_up_for_free_and_why(
    items: dict[str, list[str]], more: dict[str, Any], told: list[str]
) -> None:
    """bot-free-pick-up, bot-priorities: and that is what happens."""
    position = {
        "script": "[Exile] Mainframe",
        "at": {"exile": "aft-hub"},
        "cubes": {0: {"exile": 1}},
        "items": items,
        **more,
    }
    said = []
    for one in account(automated(**position)):
        name = one["id"].removeprefix("stationfall-why-")
        if name in ("chosen-item", "chosen-kompromat"):
            said.append(" ".join([name.removeprefix("chosen-"), *one["args"].values()]))
        elif name.startswith("tie-") and name.endswith("-item"):
            said.append(name.removeprefix("tie-").removesuffix("-item"))
    assert said[:1] + sorted(said[1:]) == told
    picked = [one.split() for one in deeds(automated(**position)) if one.startswith("pick-up")]
    taken = [one[2] if len(one) > 2 else "kompromat" for one in picked]
    assert taken == [one.split()[-2] for one in told[:1]]


def test_only_one_item_is_picked_up_for_free() -> None:
    """bot-free-pick-up."""
    done = walking({"aft-hub": ["helmet"], "storage": ["gun"], "mainframe": ["bludgeon"]})
    assert sum(one.startswith("pick-up") for one in done) == 1


def test_kompromat_comes_before_items() -> None:
    """bot-free-pick-up, bot-bribes-and-kompromat: it goes to the bot's hand."""
    m = automated(
        "[Exile] Mainframe",
        at={"exile": "storage"},
        cubes={0: {"exile": 1}},
        items={"storage": ["artifact"]},
        kompromat={"mainframe": "stranger"},
    )
    assert deeds(m)[1:] == ["step exile mainframe", "pick-up-kompromat exile"]
    assert player(m, 0)["hand"] == ["stranger"]


def test_an_item_that_the_script_is_about_comes_first() -> None:
    """bot-free-pick-up, bot-priorities: a green Helmet before a purple Artifact."""
    lying = {"aft-hub": ["artifact"], "storage": ["helmet"]}
    done = walking(lying, script="[Exile] Mainframe ON THE WAY Helmet")
    assert "pick-up exile helmet" in done


def test_an_item_of_another_line_of_the_script_comes_first_as_well() -> None:
    """bot-free-pick-up, bot-priorities: whatever line is carried out."""
    lying = {"aft-hub": ["artifact"], "storage": ["helmet"]}
    script = "[Exile] Mainframe\n[PC] Pick Up Helmet"
    done = walking(lying, script=script, kompromat={"mainframe": "stranger"})
    assert done == ["step exile storage", "pick-up exile helmet", "step exile mainframe"]


def test_opened_nanogel_is_what_the_script_is_about_too() -> None:
    """bot-priorities."""
    lying = {"aft-hub": ["artifact"], "storage": ["nanogel-used"]}
    done = walking(lying, script="[Exile] Mainframe\n[PC] Pick Up Nanogel")
    assert "pick-up exile nanogel-used" in done


@pytest.mark.parametrize(
    ("line", "taken"), [("Gun > Bludgeon", "gun"), ("Bludgeon > Gun", "bludgeon")]
)
def test_of_items_for_the_way_the_line_prefers_the_first(line: str, taken: str) -> None:
    """bot-priorities: what stands further left wins."""
    lying = {"storage": ["gun"], "mainframe": ["bludgeon"]}
    done = walking(lying, script=f"[Exile] Mainframe ON THE WAY {line}\n[PC] Pick Up Helmet")
    assert [one for one in done if one.startswith("pick-up")] == [f"pick-up exile {taken}"]


def test_a_pick_up_of_the_script_takes_the_free_action() -> None:
    """bot-free-pick-up: nothing else is picked up then."""
    lying = {"aft-hub": ["artifact"], "storage": ["helmet"]}
    done = walking(lying, script="[Exile] Pick Up Helmet")
    assert done == ["step exile storage", "pick-up exile helmet"]


def test_no_second_item_of_a_kind_is_picked_up() -> None:
    """bot-differences, bot-free-pick-up: the Helmet is held already, so the Nanogel."""
    lying = {"storage": ["helmet", "nanogel"]}
    assert "pick-up exile nanogel" in walking(lying, holding={"exile": "helmet"})
    m = automated(
        "[Exile] Mainframe",
        at={"exile": "storage"},
        cubes={0: {"exile": 1}},
        items={"storage": ["helmet"]},
        holding={"exile": "helmet"},
    )
    do(m, f"manoeuvre {FIRST} exile")
    refused(m, "pick-up exile helmet", "bot-differences")


def test_opened_nanogel_is_of_the_same_kind() -> None:
    """bot-differences."""
    done = walking({"storage": ["nanogel"]}, holding={"exile": "nanogel-used"})
    assert not [one for one in done if one.startswith("pick-up")]


def test_whoever_has_no_slot_left_picks_nothing_up() -> None:
    """bot-free-pick-up: nor Kompromat, since the free Pick Up is not used at all."""
    full = {"exile": "bludgeon helmet nanogel"}
    done = walking({"storage": ["gun"]}, holding=full, kompromat={"storage": "stranger"})
    assert done == ["step exile storage", "step exile mainframe"]


def test_the_free_pick_up_does_not_help_with_the_manoeuvre() -> None:
    """bot-free-pick-up: the Helmet would be of use, but the Gun is better."""
    done = walking({"aft-hub": ["helmet", "gun"]})
    assert done[0] == "pick-up exile gun"


def test_who_has_picked_a_helmet_up_goes_by_the_way_that_is_shortest_then() -> None:
    """house-bot-steps: the Helmet was the only Item on the long way round the fire."""
    round_it = ["step exile storm-shelter", "step exile tanks"]
    assert walking({}, fire=["storage"]) == round_it
    through = ["pick-up exile helmet", "step exile storage", "step exile mainframe"]
    assert walking({"aft-hub": ["helmet"]}, fire=["storage"]) == through
    better = {"aft-hub": ["helmet"], "tanks": ["gun"]}
    assert walking(better, fire=["storage"]) == [*round_it, "pick-up exile gun"]


def test_a_character_without_a_pick_up_in_the_line_looks_where_it_ends() -> None:
    """bot-free-pick-up: in all sections that it passes this Minute, not beyond them."""
    done = walking(
        {"array-control": ["gun"], "storage": ["helmet"]}, script="[Exile] Array Control"
    )
    assert done == ["step exile storage", "pick-up exile helmet", "step exile mainframe"]


def test_items_of_the_down_are_picked_up_where_the_turn_begins() -> None:
    """house-bot-pick-up, 12.2.4: the bot's own PC is no exception, Live ones are safe."""
    position: dict[str, Any] = {
        "script": "[Exile] Mainframe",
        "at": {"exile": "storage", "stranger": "storage", "troubleshooter": "storage"},
        "cubes": {0: {"exile": 1}},
    }
    held = {"stranger": "helmet", "troubleshooter": ""}
    assert deeds(automated(**position, holding=held))[1:] == ["step exile mainframe"]
    done = deeds(automated(**position, holding=held, down="stranger"))
    assert done[1:] == ["take exile helmet stranger", "step exile mainframe"]
    held = {"stranger": "helmet", "troubleshooter": "bludgeon"}
    done = deeds(automated(**position, holding=held, down="stranger troubleshooter"))
    assert done[1] == "take exile bludgeon troubleshooter"


def test_who_stays_in_one_place_looks_around_there() -> None:
    """house-bot-pick-up: after the action."""
    m = automated(
        "[PC] Cameras OFF",
        at={"troubleshooter": "security-station"},
        cameras=True,
        items={"security-station": ["helmet"]},
    )
    assert set(deeds(m)[1:]) == {"cameras troubleshooter", "pick-up troubleshooter helmet"}


# ZeroBorn, Scientist, Emergency Response, Adrenaline ----------------------------------------------


def test_zero_born_steps_for_free_before_anything_is_picked_up() -> None:
    """bot-zeroborn: the Step into Storage is free, so the Gun stays."""
    m = automated(
        "[Botanist] Mainframe",
        cast="botanist",
        at={"botanist": "aft-hub"},
        holding={"botanist": ""},
        cubes={0: {"botanist": 1}},
        items={"aft-hub": ["gun"], "mainframe": ["fang-moss"]},
    )
    assert deeds(m)[1:] == ["step botanist storage", "step botanist mainframe"]


def test_a_free_step_away_is_not_there_yet() -> None:
    """bot-zeroborn, house-bot-nothing: only whoever has arrived has nothing left to do."""
    position: dict[str, Any] = {
        "cast": "botanist",
        "at": {"botanist": "aft-hub"},
        "cubes": {0: {"botanist": 1}},
    }
    m = automated("[Botanist] Reactor", **position)
    assert deeds(m)[1:] == ["step botanist reactor"]
    m = automated("[Botanist] Reactor THEN Step to Aft Airlocks", **position)
    assert deeds(m)[1:] == ["step botanist reactor", "step botanist aft-airlocks"]
    there = {**position, "at": {"botanist": "reactor"}}
    assert announced(automated("[Botanist] Reactor", **there)) is None


def test_zero_born_counts_in_distances() -> None:
    """bot-zeroborn, bot-activate: two steps, one of them free, are closer than two."""
    m = automated(
        "[CON + Not PC] Mainframe",
        cast="botanist",
        at={"botanist": "aft-hub", "exile": "aft-hub"},
        cubes={0: {"botanist": 1, "exile": 3}},
    )
    assert announced(m) == (FIRST, "botanist")
    assert cost(m) == 1


def test_where_zero_born_is_of_no_use_something_is_picked_up() -> None:
    """bot-zeroborn: no section without gravity is on the way."""
    m = automated(
        "[Botanist] Hydroponics",
        cast="botanist",
        at={"botanist": "kitchen"},
        holding={"botanist": ""},
        cubes={0: {"botanist": 1}},
        items={"kitchen": ["gun"], "suite": ["fang-moss"]},
    )
    assert deeds(m)[1:] == ["pick-up botanist gun", "step botanist hydroponics"]


def test_scientist_takes_a_section_action_for_free() -> None:
    """bot-scientist: so nothing is picked up."""
    m = automated(
        "[Microbiologist] Manufacture Bludgeon",
        at={"microbiologist": "nanofactory"},
        cubes={0: {"microbiologist": 1}},
        items={"nanofactory": ["gun"]},
    )
    assert deeds(m)[1:] == [
        "step microbiologist print-shop",
        "manufacture microbiologist bludgeon",
    ]


def test_scientist_counts_in_distances() -> None:
    """bot-scientist, bot-activate."""
    m = automated(
        "[CON + Not PC] Manufacture Bludgeon",
        at={"microbiologist": "nanofactory", "exile": "nanofactory"},
        cubes={0: {"microbiologist": 1, "exile": 3}},
    )
    assert announced(m) == (FIRST, "microbiologist")
    assert cost(m) == 1


def test_where_scientist_is_of_no_use_something_is_picked_up() -> None:
    """bot-scientist."""
    m = automated(
        "[Microbiologist] Print Shop",
        at={"microbiologist": "nanofactory"},
        cubes={0: {"microbiologist": 1}},
        items={"nanofactory": ["gun"]},
    )
    assert deeds(m)[1:] == ["pick-up microbiologist gun", "step microbiologist print-shop"]


def test_emergency_response_shortens_the_way() -> None:
    """bot-emergency-response: a Down Human lies in Storage."""
    position: dict[str, Any] = {
        "at": {"medical": "aft-hub", "stranger": "storage"},
        "cubes": {0: {"medical": 1}},
    }
    assert cost(automated("[Medical] Mainframe", **position)) == 2
    assert cost(automated("[Medical] Mainframe", down="stranger", **position)) == 1


def test_adrenaline_shortens_the_way() -> None:
    """bot-emergency-response: through a fire, with a Helmet."""
    position: dict[str, Any] = {
        "at": {"daredevil": "aft-hub"},
        "holding": {"daredevil": "helmet"},
        "cubes": {0: {"daredevil": 1}},
    }
    assert cost(automated("[Daredevil] Mainframe", **position)) == 2
    assert cost(automated("[Daredevil] Mainframe", fire=["storage"], **position)) == 1


def test_whoever_is_controlled_has_no_free_steps() -> None:
    """bot-emergency-response, card-telepathy: each Step is an action of who controls."""
    m = automated(
        "[Telepathic Rat] Telepathy [Daredevil] to Storage",
        bot="cyborg",
        cast="telepathic-rat",
        at={"daredevil": "aft-hub", "telepathic-rat": "aft-hub"},
        cubes={0: {"telepathic-rat": 1}},
        fire=["storage"],
    )
    assert cost(m) == 1


def test_data_is_manufactured_as_items_are() -> None:
    """bot-eligibility: Evidence in the Security Station."""
    m = automated(
        "[Exile + Not Possess Evidence] Manufacture Evidence",
        at={"exile": "locker-room"},
        cubes={0: {"exile": 1}},
    )
    assert deeds(m)[1:] == ["step exile security-station", "manufacture exile evidence"]


# Firebombs ----------------------------------------------------------------------------------------


def test_a_firebomb_is_thrown_as_an_attack() -> None:
    """bot-firebombs: at somebody in the next section, without any other weapon."""
    m = automated(
        "[PC] Attack [Exile]",
        at={"troubleshooter": "rec-room", "exile": "suite"},
        holding={"troubleshooter": "firebomb"},
    )
    assert deeds(m)[1] == "ignite troubleshooter suite"
    assert is_down(m, "exile")


def test_a_firebomb_is_no_attack_on_whoever_has_a_helmet_or_is_a_robot() -> None:
    """bot-firebombs, bot-eligibility."""
    for target, held in (("exile", "helmet"), ("medical", "")):
        m = automated(
            f"[PC] Attack [{target.title()}]",
            at={"troubleshooter": "rec-room", target: "suite"},
            holding={"troubleshooter": "firebomb", target: held},
        )
        assert announced(m) is None


def test_a_firebomb_is_thrown_as_sabotage() -> None:
    """bot-firebombs."""
    m = automated(
        "[PC] Sabotage [Suite]",
        at={"troubleshooter": "rec-room"},
        holding={"troubleshooter": "firebomb"},
    )
    assert deeds(m)[1:] == ["ignite troubleshooter suite"]
    assert "suite" in m.position()["damaged"]


def test_a_damaged_section_is_not_sabotaged_by_fire_either() -> None:
    """bot-firebombs, bot-eligibility."""
    m = automated(
        "[PC] Sabotage [Suite]",
        at={"troubleshooter": "rec-room"},
        holding={"troubleshooter": "firebomb"},
        damaged=["suite"],
    )
    assert announced(m) is None


# Self-Preservation --------------------------------------------------------------------------------


def test_no_npc_attacks_the_bots_own_pc() -> None:
    """bot-self-preservation: neither with a weapon nor with fire; others are attacked."""
    position: dict[str, Any] = {
        "at": {"troubleshooter": "tanks", "exile": "tanks", "stranger": "tanks"},
        "holding": {"exile": "gun", "troubleshooter": ""},
        "cubes": {0: {"exile": 1}},
    }
    assert announced(automated("[Exile] Attack [PC]", **position)) is None
    m = automated("[Exile] Attack [Human + Not Exile]", **position)
    assert deeds(m)[1] == "attack exile stranger gun"


def test_no_firebomb_falls_where_the_bots_own_pc_is() -> None:
    """bot-self-preservation: unless a Helmet keeps it safe."""
    position: dict[str, Any] = {
        "at": {"troubleshooter": "suite", "stranger": "suite", "exile": "rec-room"},
        "cubes": {0: {"exile": 1}},
    }
    for held, expected in (("", None), ("helmet", (FIRST, "exile"))):
        holding = {"exile": "firebomb", "troubleshooter": held}
        m = automated("[Exile] Attack [Stranger]", holding=holding, **position)
        assert announced(m) == expected


def test_a_npc_of_another_player_may_still_attack_a_bots_pc() -> None:
    """bot-self-preservation: it binds the bot's own turn."""
    m = automated(
        "[Monster] Bridge",
        at={"troubleshooter": "tanks", "exile": "tanks"},
        holding={"exile": "gun", "troubleshooter": ""},
        cubes={1: {"exile": 1}},
    )
    turn(m)
    do(m, "activate exile", "attack exile troubleshooter gun")
    assert is_down(m, "troubleshooter")


def test_a_damaged_pod_with_the_bots_own_pc_is_not_launched() -> None:
    """house-bot-self-preservation: to be annihilated is worse than to be Down."""
    position: dict[str, Any] = {
        "at": {"troubleshooter": "houdini", "exile": "aft-airlocks"},
        "cubes": {0: {"exile": 1}},
        "abandon_ship": True,
    }
    line = "[Exile] Section Launch [Houdini]"
    assert announced(automated(line, damaged=[], **position)) == (FIRST, "exile")
    assert announced(automated(line, damaged=["houdini"], **position)) is None


def test_nobody_steps_into_a_hazard_that_downs_him() -> None:
    """bot-self-preservation: for every Conspirator, as always."""
    m = automated(
        "[Exile] Storage",
        at={"exile": "aft-hub"},
        cubes={0: {"exile": 1}},
        fire=["storage"],
    )
    assert announced(m) is None


def test_the_fang_moss_does_not_eat_the_bots_own_pc() -> None:
    """house-bot-self-preservation: Botanist lies Down beside it."""
    m = automated(
        "[Exile] Kitchen",
        bot="botanist",
        parts={"start": "[CON] Moss Feed [Human]"},
        at={"botanist": "quarters", "exile": "quarters", "stranger": "quarters"},
        holding={"botanist": ""},
        items={"quarters": ["fang-moss"]},
        cubes={0: {"exile": 1}},
        down="botanist stranger",
    )
    do(m, "manoeuvre botanist-1 exile")
    assert legal(m, "moss-feed") == {"moss-feed stranger"}
    refused(m, "moss-feed botanist", "bot-self-preservation")


def test_a_robot_under_root_access_may_walk_into_a_fire() -> None:
    """card-root-access, house-careless: in the turn of a bot too."""
    m = automated(
        "[PC] Root Access [Cyborg] to Storage",
        bot="digital-assistant",
        at={"cyborg": "aft-hub"},
        data={"cyborg": "digital-assistant"},
        fire=["storage"],
    )
    turn(m)
    assert is_down(m, "cyborg")


def test_the_bots_own_pc_does_not_walk_into_a_fire_under_telepathy() -> None:
    """house-bot-self-preservation: somebody else would."""
    for controlled, expected in (("cyborg", None), ("exile", ("cyborg-1", "telepathic-rat"))):
        m = automated(
            f"[Telepathic Rat] Telepathy [{controlled.title()}] to Storage",
            bot="cyborg",
            cast="telepathic-rat",
            at={controlled: "aft-hub", "telepathic-rat": "aft-hub"},
            cubes={0: {"telepathic-rat": 1}},
            fire=["storage"],
        )
        assert announced(m) == expected


# Legal and pods -----------------------------------------------------------------------------------


def under_nda(**more: Any) -> deorbit.Match:
    """Legal is in play; two Humans without an NDA sit in a pod after Abandon Ship."""
    return automated(
        "[Exile] Section Launch [Alcatraz]",
        **{
            "cast": "legal",
            "pc": {2: "legal"},
            "at": {"exile": "aft-airlocks", "stranger": "alcatraz", "medical": "alcatraz"},
            "cubes": {0: {"exile": 1}, 1: {"exile": 1}},
            "abandon_ship": True,
            "damaged": [],
            **more,
        },
    )


def test_a_bot_launches_a_pod_without_ndas() -> None:
    """bot-legal-nda."""
    m = under_nda()
    assert deeds(m)[1:] == ["section-launch exile alcatraz"]
    assert m.position()["launched"] == ["alcatraz"]


def test_ndas_bind_people_all_the_same() -> None:
    """bot-legal-nda: seat 1 is a person, in the same game."""
    m = under_nda(active=1)
    do(m, "activate exile")
    refused(m, "section-launch exile alcatraz", "card-nda")


def test_a_timed_launch_of_a_bot_needs_no_nda_either() -> None:
    """bot-legal-nda: it leaves at the end of the bot's next turn."""
    m = automated(
        "[Stranger] Timed Launch",
        cast="legal",
        pc={2: "legal"},
        at={"stranger": "alcatraz"},
        cubes={0: {"stranger": 1}},
        abandon_ship=True,
        damaged=[],
    )
    assert deeds(m)[1:] == ["timed-launch stranger"]


def test_the_medevac_pod_is_launched_only_with_somebody_down_aboard() -> None:
    """bot-pods, bot-eligibility."""
    position: dict[str, Any] = {
        "cast": "station-chief",
        "at": {"troubleshooter": "forward-airlocks", "exile": "medevac-pod"},
    }
    line = "[PC] Launch [Medevac Pod]"
    assert announced(automated(line, **position)) is None
    m = automated(line, down="exile", **position)
    assert deeds(m)[1:] == ["section-launch troubleshooter medevac-pod"]


# Bribes, Kompromat, Project X ---------------------------------------------------------------------


def with_bribe(**more: Any) -> deorbit.Match:
    """Seat 1, a person, has activated Exile; the bot's PC is there too."""
    m = automated(
        "[Monster] Bridge",
        at={"troubleshooter": "tanks", "exile": "tanks"},
        cubes={1: {"exile": 1}},
        **more,
    )
    turn(m)
    do(m, "activate exile")
    return m


def test_a_bot_refuses_a_bribe_at_once() -> None:
    """bot-bribes-and-kompromat, house-bot-refusal: before an action is named; it was the Bribe of
    the turn, and it is not spent."""
    m = with_bribe()
    events = do(m, "bribe troubleshooter")
    assert [one.name for one in events if "refuse" in one.name]
    assert m.position()["asks"][-1]["ask"] == "activation"
    assert player(m, 1)["bribe"] == "unused"
    assert legal(m, "bribe") == set()


def test_a_bot_refuses_kompromat_and_nobody_becomes_suspect() -> None:
    """bot-bribes-and-kompromat, house-bot-refusal: the Kompromat comes back."""
    m = with_bribe(players={1: {"hand": ["troubleshooter"]}})
    do(m, "kompromat troubleshooter")
    assert player(m, 0)["guilt"] == player(m, 1)["guilt"] == "innocent"
    assert player(m, 1)["hand"] == ["troubleshooter"]
    assert legal(m, "kompromat") == set()


def test_bots_use_neither_bribes_nor_kompromat() -> None:
    """bot-bribes-and-kompromat, bot-differences: though they have some in hand."""
    m = automated(
        "[PC] Kitchen", at={"troubleshooter": "quarters"}, players={0: {"hand": ["stranger"]}}
    )
    do(m, f"manoeuvre {FIRST} troubleshooter")
    refused(m, "bribe stranger", "bot-bribes-and-kompromat")
    refused(m, "kompromat stranger", "bot-bribes-and-kompromat")
    turn(m)
    assert player(m, 0)["hand"] == ["stranger"]


def test_the_owner_who_is_a_bot_refuses_for_doctor() -> None:
    """house-bot-refusal, card-split: seat 1 is the other owner, and seat 2 asks the bot."""
    m = station(
        options={"bots": [0], "characters": doctors()},
        pc={0: "doctor-jekyll", 1: "doctor-hyde"},
        players={0: {"bonus": []}, 2: {"hand": ["doctor"]}},
        at={"doctor": "tanks", "exile": "tanks"},
        cubes={2: {"exile": 1}},
        active=2,
    )
    do(m, "activate exile", "kompromat doctor")
    while "ask" not in {action.kind for action in m.legal(2)}:
        steps = sorted(legal(m, "wait"))
        do(m, steps[0])
    do(m, "ask 0")
    assert {player(m, seat)["guilt"] for seat in range(4)} == {"innocent"}
    assert player(m, 2)["hand"] == ["doctor"]


def doctors() -> list[str]:
    return [
        *("doctor", "exile", "station-chief", "counselor", "stranger", "daredevil"),
        *("medical", "stowaway", "cyborg", "security", "engineer", "astrochimp"),
    ]


def test_bots_are_shown_project_x_like_everybody() -> None:
    """house-x-secret."""
    m = automated(
        "[PC] Kitchen",
        at={"troubleshooter": "quarters"},
        data={"troubleshooter": "x-secret"},
        players={0: {"disc": "troubleshooter"}},
    )
    assert m.position()["project"]["peeked"] == [0]


@pytest.mark.parametrize("victim", ["exile", "stranger"])
def test_project_x_strikes_others_than_the_bots_pc(victim: str) -> None:
    """bot-resolve, bot-self-preservation: the Swarm beside both; the bot's PC only alone."""
    m = automated(
        "[Monster] Bridge",
        at={"troubleshooter": "tanks", victim: "tanks"},
        holding={"troubleshooter": ""},
        project={"card": "combat-swarm", "released": True},
        monster={"at": "tanks"},
    )
    turn(m)
    assert is_down(m, victim)
    assert not is_down(m, "troubleshooter")


def test_time_markers_of_bots_work_as_those_of_people() -> None:
    """bot-resolve, 13.6: a pod whose launch the bot has started leaves in its next turn."""
    m = automated(
        "[PC] Timed Launch\n[Monster] Bridge",
        at={"troubleshooter": "houdini"},
        abandon_ship=True,
        damaged=[],
    )
    turn(m)
    assert m.position()["launched"] == []
    pass_turns(m, until=0)
    turn(m)
    assert m.position()["launched"] == ["houdini"]


def test_between_bots_people_have_their_turns_as_always() -> None:
    """bot-turn."""
    m = automated("[PC] Kitchen", at={"troubleshooter": "quarters"})
    turn(m)
    assert m.to_act == (1,)
    assert legal(m, "reveal") == {"reveal"}
    end_turn(m)
    assert m.to_act == (2,)

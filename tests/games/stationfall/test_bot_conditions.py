"""Launch Manual, Station Automation, Running the Bots: every condition of the script language, in
one position for whom, where and when it holds."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from deorbit.games.stationfall.content.names import ITEMS
from deorbit.games.stationfall.content.scripts.scripts import _Maker
from deorbit.games.stationfall.rules.bots.conditions import (
    about_station,
    holds,
    is_so,
    passes,
    possesses,
    suits,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn.markers import (
    LAUNCH,
    has_timed,
    is_launch_of,
    is_timed,
    packed,
)
from games.stationfall.automated import automated
from games.stationfall.test_bot_docs import read

FULL = "astrochimp counselor cyborg daredevil engineer exile medical security legal "
FULL += "digital-assistant drones troubleshooter"


@cache
def busy() -> StationfallState:
    """Seat 0 is Troubleshooter's bot, seat 2 Cyborg's; Counselor and Daredevil are PCs of people,
    she Guilty and he Suspect. Everybody else is a NPC; Exile has escaped in Houdini."""
    m = automated(
        order=FULL,
        bots=(0, 2),
        pc={1: "counselor", 2: "cyborg", 3: "daredevil"},
        at={
            "troubleshooter": "kitchen",
            "counselor": "kitchen",
            "cyborg": "mcqueen",
            "daredevil": "mcqueen",
            "engineer": "bridge",
            "exile": "houdini",
            "medical": "bio-lab",
            "security": "bio-lab",
            "legal": "fuel-cells",
            "astrochimp": "chem-lab",
            "drone-1": "suite",
            "drone-2": "annihilated",
        },
        holding={
            "engineer": "helmet briefcase firebomb",
            "astrochimp": "nanogel-used",
            "security": "gun helmet",
            "medical": "nanogel bludgeon",
        },
        data={"legal": "evidence", "medical": "evidence x-secret"},
        down="medical",
        contaminated="legal astrochimp",
        cubes={0: {"security": 1, "exile": 1}, 1: {"engineer": 2}},
        players={
            1: {"guilt": "guilty"},
            2: {"bonus": []},
            3: {"guilt": "suspect"},
        },
        items={"storage": ["helmet"], "tanks": ["nanogel"]},
        launched=["houdini"],
        damaged=["hail-mary", "tanks"],
        fire=["machine-shop"],
        asphyxiation=["outer-space", "magnetic-containment", "tanks"],
        minute=6,
        cameras=True,
        jammers=False,
        markers=[{"player": 1, "effect": "launch", "minute": 3, "at": "mcqueen"}],
        offsites={"news": ["evidence"], "authorities": ["x-secret"]},
    )
    state: StationfallState = m._state
    return state


def asked_by(state: StationfallState, words: str, of: str = "[{}] Wait") -> int:
    """A test as the engine has it."""
    line = read(of.format(words))
    maker = _Maker(list(state.edition.cards), list(state.edition.section_names))
    if line.tests:
        return maker.test(line.tests[0])
    assert line.task is not None
    wish = line.task.wishes[0]
    return maker.test((wish.where or wish.who)[0])


def whoever(words: str, state: StationfallState | None = None) -> set[str]:
    """All of whom it holds, from the view of seat 0."""
    state = state or busy()
    test = asked_by(state, words)
    assert not about_station(test)
    pawns = state.edition.pawns
    return {name for pawn, name in enumerate(pawns) if is_so(state, 0, pawn, test)}


def wherever(words: str, state: StationfallState | None = None) -> set[str]:
    """All sections that pass, from the view of seat 0."""
    state = state or busy()
    test = asked_by(state, words, "[CON] Step to [{}]")
    names = state.edition.section_names
    return {name for number, name in enumerate(names) if suits(state, 0, number, [test])}


EVERYBODY = set(FULL.split()) - {"drones"} | {"drone-1", "drone-2", "monster"}
NPCS = EVERYBODY - {"troubleshooter", "counselor", "cyborg", "daredevil", "monster"}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Engineer", "engineer"),
        ("Drones", "drone-1 drone-2"),
        ("Station Chief", ""),
        ("Down", "medical"),
        ("Contaminated", "legal astrochimp"),
        ("PC", "troubleshooter"),
        ("Any PC", "troubleshooter counselor cyborg daredevil"),
        ("Human Player", "counselor daredevil"),
        ("Bot", "cyborg"),
        ("Armed", "security medical troubleshooter drone-1 drone-2"),
        ("Helmeted", "engineer security"),
        ("In Pod", "cyborg daredevil exile"),
        ("Suspect", "counselor daredevil"),
        ("Guilty", "counselor"),
        ("Innocent", "troubleshooter cyborg"),
        ("Escaped", "exile"),
        ("Influenced", "security exile"),
        ("Full", "engineer digital-assistant monster"),
        ("Monster", "monster"),
        ("With PC", "counselor"),
        ("At Bio Lab", "medical security"),
        ("At Shred Room", ""),
        ("Possess Helmet", "engineer security"),
        ("Possess Gun", "security"),
        ("Possess Bludgeon", "medical troubleshooter drone-1 drone-2"),
        ("Possess Nanogel", "medical astrochimp"),
        ("Possess Evidence", "legal medical"),
        ("Possess X Secret", "medical"),
    ],
)
def test_a_condition_holds_for_exactly_these_characters(words: str, expected: str) -> None:
    """bot-conditions; Not asks for the contrary."""
    found = set(expected.split())
    assert whoever(words) == found
    assert whoever(f"Not {words}") == EVERYBODY - found


def test_npcs_are_all_who_are_nobodys_pc_but_no_monster() -> None:
    """bot-conditions."""
    assert whoever("NPC") == NPCS
    assert whoever("Other") == EVERYBODY - {"troubleshooter"}


def test_being_alone_is_being_without_another_live_human_or_robot() -> None:
    """bot-conditions: Medical, who is Down, has Live company; Security has none."""
    together = {"troubleshooter", "counselor", "cyborg", "daredevil", "medical"}
    gone = {"drone-2"}
    assert whoever("Alone") == EVERYBODY - together - gone | gone


def test_kinds_and_abilities_are_those_on_the_cards() -> None:
    """4.1, card-tunnel-rat: a Cyborg is both."""
    humans = {"astrochimp", "counselor", "cyborg", "daredevil", "engineer", "exile"}
    assert whoever("Human") == humans | {"troubleshooter"}
    robots = {"cyborg", "drone-1", "drone-2", "legal", "medical", "security"}
    assert whoever("Robot") == robots
    assert whoever("Tunnel Rat") == {"astrochimp", "security", "troubleshooter"}
    assert whoever("Live") == EVERYBODY - {"medical", "drone-2"}


PODS = {"alcatraz", "hail-mary", "houdini", "mcqueen"}


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Bridge", "bridge"),
        ("Forward Airlocks", "forward-airlocks"),
        ("Pod", "alcatraz hail-mary houdini mcqueen"),
        ("Damaged", "hail-mary machine-shop tanks"),
        ("Dark", "aft-exhaust forward-exhaust locker-room vault-x"),
        ("Power", "fuel-cells magnetic-containment reactor"),
        ("Burning", "machine-shop"),
        ("Hazard", "machine-shop magnetic-containment outer-space tanks"),
        ("Timed", "mcqueen"),
        (
            "1 or more Occupants",
            "bio-lab bridge chem-lab fuel-cells houdini kitchen mcqueen suite",
        ),
        ("2 or more Occupants", "bio-lab kitchen mcqueen"),
        ("3 or more Occupants", ""),
        ("With Helmet", "bio-lab bridge storage"),
        ("With Nanogel", "bio-lab chem-lab tanks"),
        ("With Gun", "bio-lab"),
        ("With Down", "bio-lab"),
        ("With Engineer", "bridge"),
        ("With PC", "kitchen"),
        ("With Contaminated", "fuel-cells chem-lab"),
        ("With Possess Evidence", "fuel-cells bio-lab"),
    ],
)
def test_a_condition_holds_for_exactly_these_sections(words: str, expected: str) -> None:
    """bot-conditions; Not asks for the contrary."""
    found = set(expected.split())
    assert wherever(words) == found
    assert wherever(f"Not {words}") == set(busy().edition.section_names) - found


def test_places_are_those_that_a_pod_has_left() -> None:
    """bot-conditions, 6.2: three in McQueen and Hail Mary, two in Houdini, four in Alcatraz."""
    for count, left in enumerate(
        ({*PODS}, {"alcatraz", "hail-mary"}, {"alcatraz", "hail-mary"}, {"alcatraz"}), 1
    ):
        assert wherever(f"{count} or more Places") & PODS == left
    assert wherever("5 or more Places") & PODS == set()


def test_zero_gravity_is_what_has_no_gravity() -> None:
    """bot-conditions, 5.2: outside the ring and in pods."""
    found = wherever("Zero Gravity")
    assert {"aft-hub", "outer-space", "storage", *PODS} <= found
    assert not found & {"bridge", "kitchen", "vault-x", "suite"}


def changed(**more: Any) -> StationfallState:
    """The same position with other facts about the station."""
    state = busy().copy()
    for name, value in more.items():
        setattr(state, name, value)
    return state


def is_true(words: str, state: StationfallState) -> bool:
    test, contrary = asked_by(state, words), asked_by(state, f"Not {words}")
    assert about_station(test)
    found = holds(state, 0, test)
    assert found is not holds(state, 0, contrary)
    return found


def test_conditions_on_the_station_hold_while_it_is_so() -> None:
    """bot-conditions."""
    for minute, expected in ((5, True), (6, True), (7, False)):
        assert is_true("Minute 6 or less", changed(minute=minute)) is expected
    facts = [
        ("Abandon Ship", "abandoned", 1, 0),
        ("Project X", "released", 1, 0),
        ("Jammers ON", "jammers", 1, 0),
        ("Jammers OFF", "jammers", 0, 1),
        ("Cameras ON", "cameras", 1, 0),
        ("Cameras OFF", "cameras", 0, 1),
        ("Blackout", "damaged", busy().edition.power, 0),
    ]
    for words, name, yes, no in facts:
        assert is_true(words, changed(**{name: yes})), words
        assert not is_true(words, changed(**{name: no})), words
    news = changed(offsites=[0b0010, 0b1001])
    assert [is_true(f"News has {data}", news) for data in KINDS] == [False, True, False, False]
    known = [is_true(f"Authorities have {data}", news) for data in KINDS]
    assert known == [True, False, False, True]


KINDS = ("Evidence", "X Secret", "NDA", "Digital Assistant")


def test_the_antimatter_is_armed_and_not_only_moved() -> None:
    """bot-conditions, 7.3."""
    assert [is_true("Antimatter Armed", changed(antimatter=one)) for one in range(3)].count(
        True
    ) == 1
    assert not is_true("Antimatter Armed", busy())


def test_conditions_on_the_pc_ask_nobody_else() -> None:
    """bot-conditions: Troubleshooter is Live in the Kitchen; of somebody who has not revealed
    nothing is true."""
    state = busy()
    assert is_true("PC Live", state)
    assert not is_true("PC Down", state)
    assert is_true("PC At Kitchen", state)
    assert not is_true("PC Possess Helmet", state)
    hidden = state.copy()
    hidden.pc = state.pc[:]
    hidden.pc[0] = -1
    assert not is_true("PC Live", hidden)
    assert is_true("PC Not Live", hidden)
    test = asked_by(hidden, "With PC")
    assert not any(is_so(hidden, 0, pawn, test) for pawn in range(len(hidden.where)))


def test_all_tests_of_a_list_have_to_be_passed() -> None:
    """bot-scripts: joined by "+", all must hold."""
    state = busy()
    down, armed = asked_by(state, "Down"), asked_by(state, "Armed")
    pawns = state.edition.pawns
    both = [name for pawn, name in enumerate(pawns) if passes(state, 0, pawn, [armed, down])]
    assert both == ["medical"]
    assert passes(state, 0, 0, [])
    dark, power = (asked_by(state, one, "[CON] Step to [{}]") for one in ("Pod", "Timed"))
    names = state.edition.section_names
    found = [name for number, name in enumerate(names) if suits(state, 0, number, [dark, power])]
    assert found == ["mcqueen"]


def test_only_nanogel_that_was_opened_is_still_nanogel() -> None:
    """house-bot-conditions, 8.4: nothing else counts as two kinds."""
    state = busy()
    pawn = state.edition.pawns.index("astrochimp")
    held = [name for item, name in enumerate(ITEMS) if possesses(state, pawn, item)]
    assert held == ["nanogel", "nanogel-used"]


def test_a_launch_is_known_by_effect_pod_and_player() -> None:
    """house-bot-nothing: a marker of another effect, or for another pod, is none."""
    state = busy().copy()
    pod = state.edition.section_names.index("mcqueen")
    other = state.edition.section_names.index("houdini")
    assert is_timed(state, pod)
    assert not is_timed(state, other)
    assert has_timed(state, 1, pod)
    assert not has_timed(state, 0, pod)
    assert not has_timed(state, 1, other)
    for player in (0, 8, 15):
        marker = packed(player, LAUNCH, pod, 4)
        assert is_launch_of(marker, pod)
        assert not is_launch_of(marker, other)
        assert not is_launch_of(marker ^ 1 << 4, pod)
        assert not is_launch_of(marker ^ 8 << 4, pod)
        assert not is_launch_of(marker ^ 1 << 15, pod)
        state.markers = [marker]
        assert [seat for seat in range(16) if has_timed(state, seat, pod)] == [player]

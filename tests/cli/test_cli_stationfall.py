"""How Stationfall is drawn, offered and explained."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

import deorbit
from deorbit.cli.games.stationfall.choices import IN_A_ROW, MAKERS, fields
from deorbit.cli.games.stationfall.plan import WIDTH, plan
from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal.choices import Choice, Group, actions_of
from deorbit.cli.terminal.face import Spot, face_of
from deorbit.cli.terminal.frame import Scene, compose
from deorbit.core import text
from deorbit.core.errors import BadInput
from deorbit.core.records import Action
from deorbit.games import find
from deorbit.games.stationfall.content.edition import NEEDS, OFFERS, StationfallEdition
from deorbit.games.stationfall.content.editions import edition, page, tutorial_cast
from deorbit.games.stationfall.content.options import TEAM_SEATS
from deorbit.games.stationfall.screen.ways import AIRLOCK, VENT, route
from games.stationfall.station import station

FACE = face_of("stationfall")
GAME = find("stationfall")
EDITION = edition(tutorial_cast())
EVERYBODY = edition(tuple(page("characters")))


def moments(seed: int, apart: int = 7) -> Iterator[deorbit.Match]:
    """A random game for any number of players, looked at now and then."""
    seats = 2 + seed % 8
    teams = seats in TEAM_SEATS and seed >= 8
    characters = "random" if seed % 3 else "tutorial"
    match = deorbit.new("stationfall", seats=seats, seed=seed, characters=characters, teams=teams)
    rng = Random(seed)
    step = 0
    while match.to_act:
        if step % apart == 0:
            yield match
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        step += 1
    yield match


def picture(match: deorbit.Match, **spot: object) -> str:
    """The whole station in plain signs."""
    found = FACE.board(match.view(0), *FACE.size, Spot(**spot), "en")  # type: ignore[arg-type]
    return "\n".join(line.plain for line in found.lines)


def panel(match: deorbit.Match, seat: int | None, width: int = 46, height: int = 60) -> str:
    whole = FACE.board(match.view(seat), *FACE.size, Spot(), "en")
    lines = FACE.panel(match.view(seat), width, height, whole, Spot(seat=seat), "en")
    return "\n".join(line.plain for line in lines)


def told(match: deorbit.Match, word: str, rest: str = "", seat: int = 0) -> str:
    return " ".join(FACE.words[word](match.view(seat), seat, rest, "en"))


def looked(match: deorbit.Match, word: str) -> str:
    return " ".join(FACE.look(match.view(0), word, "en"))


# Choices ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_every_legal_action_is_offered_once(seed: int) -> None:
    for match in moments(seed):
        for seat in match.to_act:
            legal = match.legal(seat)
            groups = FACE.groups(match.view(seat), seat, legal, "en")
            assert sorted(map(str, actions_of(groups))) == sorted(map(str, legal))
            for group in groups:
                check_labels(group)


def check_labels(entry: Choice | Group) -> None:
    assert entry.label
    assert "cli-" not in entry.label
    assert "{" not in entry.label
    if isinstance(entry, Group):
        labels = [choice.label for choice in entry.choices]
        assert len(set(labels)) == len(labels), "two choices look the same"
        assert entry.listed or entry.at_once or len(entry.marks()) == len(labels), "unseen"
        for choice in entry.choices:
            check_labels(choice)


def test_influence_asks_for_the_character_and_then_for_the_cubes() -> None:
    match = station(cubes={1: {"exile": 2}})
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    influence = next(group for group in groups if group.label == "influence ...")
    exile = influence.named("exi")[0]
    assert isinstance(exile, Group)
    assert exile.label == "Exile ●2"
    assert [choice.label for choice in exile.choices][:2] == ["one cube", "two cubes"]
    medical = influence.named("medical")[0]
    assert isinstance(medical, Group)
    assert str(medical.at_once) == "influence medical 1"


def test_many_actions_of_one_kind_are_split() -> None:
    match = station(acting="exile", data={"exile": "evidence x-secret"}, jammers=False)
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    copy = next(group for group in groups if group.label == "copy Data ...")
    assert [group.label for group in copy.choices] == ["Evidence ...", "X-Secret ..."]
    evidence = copy.choices[0]
    assert isinstance(evidence, Group)
    assert evidence.choices[0].label == "Astrochimp"
    assert str(evidence.completed("medical")) == "copy exile evidence medical"


def test_revealing_is_never_one_key_away() -> None:
    match = station()
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    reveal = next(group for group in groups if group.label.startswith("reveal"))
    assert reveal.at_once is None
    assert [choice.label for choice in reveal.choices] == [
        "as Astrochimp, your Secret Identity",
        "as Engineer, your Bonus Character",
    ]


def test_ways_through_locks_and_vents_are_named() -> None:
    match = station(acting="station-chief", at={"station-chief": "therapy-garden"})
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    steps = next(group for group in groups if group.label.startswith("step"))
    assert "Shred Room (Lock)" in [choice.label for choice in steps.choices]
    match = station(acting="astrochimp")
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    steps = next(group for group in groups if group.label.startswith("step"))
    assert "Reactor (vent)" in [choice.label for choice in steps.choices]


def test_an_exhausted_conspirator_is_offered_with_one_action() -> None:
    match = station(
        cubes={0: {"engineer": 1, "exile": 1}}, players={1: {"disc": "engineer"}}, seats=4
    )
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    activate = next(group for group in groups if group.label.startswith("activate"))
    assert [choice.label for choice in activate.choices] == [
        "Engineer, Array Contr.: 1 action",
        "Exile, Array Contr.: 2 actions",
    ]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("step main", "step engineer mainframe"),
        ("step engineer vault", "step engineer vault-x"),
        ("give helmet exile", "give engineer helmet exile"),
        ("throw eng helmet main", "throw engineer helmet mainframe"),
        ("wormtongue chief 2", "wormtongue engineer station-chief 2"),
        ("influence tro 3", "influence troubleshooter 3"),
        ("end", "end"),
    ],
)
def test_names_may_be_cut_short_and_who_acts_left_out(typed: str, meant: str) -> None:
    view = station(acting="engineer").view(0)
    assert str(FACE.meant(view, Action.parse(typed))) == meant


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("ja", "step エンジニア メインフレーム"),
        ("ja", "step メイン"),
        ("ja", "step main"),
        ("pl", "step inżynier serwer"),
    ],
)
def test_names_may_be_typed_as_they_are_read(language: str, typed: str) -> None:
    view = station(acting="engineer").view(0)
    assert str(FACE.meant(view, Action.parse(typed), language)) == "step engineer mainframe"
    assert FACE.place(view, typed.split()[-1], language) == "mainframe"


def test_a_name_that_fits_several_or_none_is_refused() -> None:
    view = station(acting="engineer").view(0)
    with pytest.raises(BadInput, match="storm-shelter, storage"):
        FACE.meant(view, Action.parse("step sto"))
    with pytest.raises(BadInput, match='"xyzzy" is no name here'):
        FACE.meant(view, Action.parse("step xyzzy"))


# The board ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("of", [EDITION, EVERYBODY])
@pytest.mark.parametrize("high", [2, 3])
def test_the_plan_joins_what_the_map_joins(high: int, of: StationfallEdition) -> None:
    drawing = plan(of, high)
    boxes: set[tuple[int, int]] = set()
    for row, column in drawing.places:
        box = {(row + down, column + right) for down in range(high) for right in range(WIDTH)}
        assert not box & boxes, "two sections overlap"
        boxes |= box
    lines = {frozenset((line.a, line.b)) for line in drawing.lines}
    vents = {frozenset((a, b)) for a in range(of.size) for b in of.vents[a]}
    assert lines == {frozenset(ends) for ends in of.ends} | vents
    for line in drawing.lines:
        cells = [cell for cell, _ in line.cells]
        assert not boxes & set(cells), "a line runs through a section"
        for (row, column), (other_row, other_column) in pairwise(cells):
            assert abs(row - other_row) + abs(column - other_column) == 1


@pytest.mark.parametrize("size", [(40, 16), (64, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("seed", [0, 1, 2, 4, 7, 8])
def test_a_frame_fits_the_window(size: tuple[int, int], seed: int) -> None:
    width, height = size
    for match in moments(seed, 40):
        for seat in match.to_act[:1]:
            view = match.view(seat)
            groups = FACE.groups(view, seat, match.legal(seat), "en")
            for opened in [None, *groups]:
                choices = groups if opened is None else opened.choices
                listed = opened is None or opened.listed
                focus = FACE.home(view, seat) or "aft-hub"
                scene = Scene(
                    view,
                    Spot(focus=focus, marks=opened.marks() if opened else {}, seat=seat),
                    "Stationfall",
                    FACE.clock(view, "en"),
                    question="What now? " * 9,
                    choices=[choice.label for choice in choices] if listed else [],
                )
                lines, drawn = compose(FACE, scene, width, height, "en")
                assert all(line.cell_len <= width for line in lines)
                assert focus in drawn.seen
                if width >= 80:
                    assert len(lines) < height
                assert drawn.whole or width < 200
                assert not drawn.whole or width >= FACE.size[0]


def test_the_board_shows_who_and_what_is_where() -> None:
    match = station(
        at={"exile": "reactor", "engineer": "reactor"},
        down="exile",
        items={"reactor": ["gun"]},
        acting="engineer",
    )
    shown = picture(match)
    assert "│▸Eng exi" in shown
    assert "└g───" in shown


def test_the_board_shows_states_as_signs() -> None:
    match = station(
        damaged=["bridge"],
        fire=["kitchen"],
        asphyxiation=["suite"],
        goo=["tanks"],
        markers=[{"player": 1, "effect": "overload", "minute": 12, "at": "storage"}],
    )
    shown = picture(match)
    for name, signs in (
        ("Bridge", "✗"),
        ("Kitchen", "✗*"),
        ("Suite", "○"),
        ("Tanks", "✗≈"),
        ("Storage", "◷"),
        ("Vault X", "◐"),
    ):
        head = next(line for line in shown.splitlines() if f"┌{name}─" in line)
        assert head.split(f"┌{name}")[1].split("┐")[0].strip("─") == signs


def test_a_lock_lies_on_its_corridor_until_it_is_opened() -> None:
    assert picture(station()).count("X") - picture(station()).count("Vault X") == 4
    opened = picture(station(abandon_ship=True))
    assert opened.count("X") == opened.count("Vault X")


def test_a_pod_that_has_left_floats_without_a_corridor() -> None:
    docked, left = picture(station()), picture(station(launched=["mcqueen"], abandon_ship=True))
    assert "┌McQueen─" in docked
    assert "·McQueen·" in left


def test_choices_are_numbered_on_the_board() -> None:
    shown = picture(station(), marks={"bridge": "3", "suite": "12"})
    assert "3 Bridge" in shown
    assert "12 Suite" in shown


# The panel ----------------------------------------------------------------------------------------


def test_the_panel_shows_the_station_and_the_players() -> None:
    match = station(
        pc={1: "counselor"},
        cubes={0: {"exile": 3}, 2: {"exile": 1}},
        players={1: {"guilt": "suspect", "bribe": "exile"}, 2: {"hand": ["medical"]}},
        damaged=["reactor"],
        antimatter="armed",
        markers=[{"player": 0, "effect": "detonation", "minute": 9}],
        abandon_ship=True,
        offsites={"news": ["evidence"]},
    )
    shown = panel(match, 0)
    assert "Emergency Power" in shown
    assert "Cameras OFF  Jammers OFF" in shown
    assert "Antimatter: Minute 9!" in shown
    assert "News: Evidence" in shown
    assert "● Blue Counselor" in shown
    assert "Suspect cubes 8, betrayed 0\n" in shown
    assert "Innocent cubes 5, betrayed 0 Bribe" in shown
    assert "Bribe k1" in shown
    assert "Exi Array Contr. ◆3 ▲1" in shown
    assert FACE.clock(match.view(0), "en") == "Minute 13, ABANDON SHIP"


def test_the_panel_shows_a_player_the_own_secrets_and_nobody_elses() -> None:
    match = station(players={0: {"hand": ["medical"]}, 1: {"hand": ["stranger"]}})
    own = panel(match, 0)
    assert "Secret: Astrochimp" in own
    assert "+2 holds the Briefcase" in own
    assert "Bonus: Engineer (grudge 2)" in own
    assert "Kompromat: Medical" in own
    for seat in (1, 2, 3, None):
        shown = panel(match, seat)
        assert "Secret: Astrochimp" not in shown
        assert "Kompromat: Medical" not in shown
        assert "holds the Briefcase" not in shown
    assert "Secret" not in panel(match, None)


def test_the_pips_tell_what_is_left_of_an_activation() -> None:
    assert "Engineer ▮▮ + free one" in panel(station(acting="engineer"), 0)
    assert "Engineer ▮▯\n" in panel(station(acting="engineer", actions=1, free=False), 0)


# Look, who, path ----------------------------------------------------------------------------------


def test_look_tells_all_about_a_character() -> None:
    match = station(
        cubes={0: {"exile": 2}, 1: {"exile": 1}},
        holding={"exile": "helmet gun"},
        data={"exile": "evidence"},
        contaminated="exile",
        players={2: {"bribe": "exile", "disc": "exile"}},
    )
    shown = looked(match, "exile")
    for words in (
        "Exile (Human, tier 1): Array Control. Live.",
        "Cubes: ◆ Red 2, ● Blue 1.",
        "Conspirator of Red.",
        "Activation disc of Yellow. Bribe of Yellow.",
        "Holds: Helmet, Gun (3/3 slots).",
        "Data: Evidence.",
        "Contaminated.",
        "Fast Talk (always): In a Lit section",
        "Tradecraft (once revealed: action):",
        'Agenda "Back in the Game" (influence limit 6):',
        "+3 possesses Evidence, and News does not",
        "As a Bonus Character: Exile (friend 2).",
    ):
        assert words in shown


def test_look_knows_integral_items_and_kinds() -> None:
    assert "Holds: Gun (integral) (0/3 slots)" in looked(station(), "security")
    assert "Cyborg (Human + Robot, tier 1)" in looked(station(), "cyb")
    assert "Stowaway (Human, tier 1): off board." in looked(station(), "stowaway")
    assert "PC of Blue." in looked(station(pc={1: "counselor"}), "counselor")


def test_look_tells_all_about_a_section() -> None:
    match = station(at={"exile": "bridge"}, down="exile", damaged=["bridge"])
    shown = looked(match, "bridge")
    for words in (
        "Bridge: gravity, Lit, DAMAGED.",
        "Here: Exile (Down).",
        "Lying about: Kompromat.",
        "Ways: Security Station, Rec Room, Suite (vent).",
        "Abandon Ship (Officer)",
    ):
        assert words in shown
    assert "manufacture a Gun (Officer)" in looked(station(), "print shop")
    assert "A pod for 3 at Aft Airlocks; it leaves after Abandon Ship." in looked(match, "mcqueen")
    assert "Magnetic Containment (Lock)" in looked(match, "reactor")
    assert "NO AIR" in looked(match, "outer space")


def test_look_explains_project_x_to_those_who_know_it() -> None:
    released = {"card": "combat-swarm", "released": True}
    match = station(project=released, monster={"at": "vault-x"})
    assert "Combat Swarm: Put the Monster in Vault X." in looked(match, "monster")
    assert "Combat Swarm" in looked(match, "vault")
    assert "Project X is one of these: Grey Goo, Combat Swarm," in looked(station(), "vault")
    assert "Put the Monster" not in looked(station(), "vault")


def test_who_shows_everybody() -> None:
    shown = FACE.words["who"](station(down="exile").view(0), 0, "", "en")
    assert len(shown) == 12
    assert "exi Exile          Array Control   Down" in shown


@pytest.mark.parametrize(
    ("rest", "words"),
    [
        ("astrochimp reactor", "Astrochimp: Kitchen, by the vent to Reactor. One Step."),
        ("engineer vault", "Engineer: Array Control, through the Lock to Vault X. One Step."),
        ("exile vault x", "Exile has no way from Array Control to Vault X now."),
        ("exile vault x", "If nothing barred the way: Array Control, Vault X. One Step."),
        ("daredevil outer", "by the airlock to Outer Space"),
        ("medical exile", "Medical: Aft Hub, Storage, Mainframe, Array Control. 3 Steps."),
        ("station chief shred room", "through the Lock to Shred Room"),
        ("suite bridge", "If nothing barred the way: Suite, by the vent to Bridge. One Step."),
        ("engineer outer space", "With a Helmet: Array Control, "),
    ],
)
def test_path_names_locks_vents_and_airlocks(rest: str, words: str) -> None:
    assert words in told(station(), "path", rest)


def test_path_starts_with_whoever_acts() -> None:
    match = station(acting="medical")
    assert told(match, "path", "reactor") == "Medical: Aft Hub, Reactor. One Step."


def test_path_avoids_what_would_put_the_walker_down() -> None:
    fire = station(fire=["storage"], damaged=["storage"])
    assert "Storage" not in told(fire, "path", "exile aft hub").split("With a Helmet")[0]
    helmet = station(fire=["storage"], holding={"exile": "helmet"})
    assert "Storage, Aft Hub" in told(helmet, "path", "exile aft hub")
    assert "Storage, Mainframe" in told(fire, "path", "medical mainframe")
    full = station(at={"medical": "houdini", "security": "houdini"})
    assert "Exile has no way" in told(full, "path", "exile houdini")


def test_path_without_a_name_or_from_nowhere_is_refused() -> None:
    for rest, words in (("", "Where to"), ("bridge", "Nobody acts"), ("exile stowaway", "not on")):
        with pytest.raises(BadInput, match=words):
            told(station(), "path", rest)


@pytest.mark.parametrize("name", ["exile", "astrochimp", "engineer", "medical", "troubleshooter"])
def test_a_route_can_be_walked(name: str) -> None:
    """Every Step of a route is legal when its character is there."""
    rng = Random(name)
    card = EDITION.cards.index(name)
    start = EDITION.section_names.index(EDITION.starts[card])
    view = Station(station(holding={name: "helmet"}).view(0), "en")
    abilities = view.abilities(name)
    for goal in rng.sample(range(EDITION.size), 12):
        here = EDITION.section_names[start]
        for leg in route(view.state, 0, name, EDITION.section_names[goal]).legs:
            if leg.by == AIRLOCK:
                break
            match = station(at={name: here}, acting=name, holding={name: "helmet"})
            here = leg.to
            assert match.why_not(0, Action("step", (name, here))) is None
            assert leg.by != VENT or "tunnel-rat" in abilities


# Messages -----------------------------------------------------------------------------------------


def test_every_action_offer_and_character_has_words() -> None:
    args = dict.fromkeys(["to", "at", "pod", "item", "data", "offsite", "ware", "effect"], "x")
    args |= dict.fromkeys(["character", "other-character", "card", "other-card", "taken-card"], "x")
    args |= {"identity": "x", "player": "x", "count": "x", "from": "x", "other-from": "x"}
    args["manoeuvre"] = "x"
    for kind in GAME.kind_of:
        given = {name: args[name] for name in fields(kind)}
        if kind == "reveal":
            given = {"identity": "x"}
        assert not text.problems(f"stationfall-do-{kind}", given, "en")
        # Nobody chooses among the lines of a script.
        alone = (*IN_A_ROW, "schroedinger", "manoeuvre")
        if fields(kind) not in ([], ["character"]) and kind not in alone:
            assert text.has(f"stationfall-group-{kind}"), kind
    for kind in ("bribe", "kompromat", "confess", "cache", "monster-strike", *MAKERS):
        assert text.has(f"stationfall-group-{kind}"), kind
    tags = [text.say(f"stationfall-tag-{pawn}", {}) for pawn in EVERYBODY.pawns]
    assert all(len(tag) == 3 for tag in tags)
    assert len({tag.lower() for tag in tags}) == len(EVERYBODY.pawns)
    for offer in OFFERS:
        assert text.has(f"stationfall-offer-{offer}")
    for need in NEEDS:
        assert text.has(f"stationfall-needs-{need}")
    for section in EVERYBODY.section_names:
        assert len(Station(station().view(0), "en").short(section)) <= WIDTH - 2

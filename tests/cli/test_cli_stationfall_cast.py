"""Every character, every number of players and every Project X card, as a terminal shows them."""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from rich.text import Text

import deorbit
from deorbit.cli.games.stationfall.plan import plan
from deorbit.cli.games.stationfall.words import Station
from deorbit.cli.terminal.choices import Choice, Group, actions_of
from deorbit.cli.terminal.ending import final_words
from deorbit.cli.terminal.face import Spot, View, face_of
from deorbit.cli.terminal.frame import Scene, compose
from deorbit.cli.terminal.screen import Screen
from deorbit.core.options import language_for
from deorbit.core.records import Action
from deorbit.core.text import say
from deorbit.games.stationfall.content.editions import page, tutorial_cast
from deorbit.games.stationfall.content.names import PROJECTS
from games.stationfall.station import CARD_OF, CARDS, do, station

Command = Callable[..., tuple[int, str]]

FACE = face_of("stationfall")
WHEN = {"always": "always", "action": "action", "free": "free"}
PACK = Path(__file__).parents[2] / "packs" / "night-shift"
RAW = re.compile(r"(cli-)?stationfall-[a-z]|[{}]|None")
"""What stands on a screen only where words are missing."""


def nine(*named: str) -> deorbit.Match:
    """A game of nine with these characters among the twenty."""
    others = [name for name in CARDS if name not in named]
    cast = [*named, *others][:20]
    match = deorbit.new("stationfall", seats=9, seed=1, characters=cast)
    return chosen(match)


def chosen(match: deorbit.Match) -> deorbit.Match:
    """The match with all identities chosen."""
    while not match.view(None)["asks"]:
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    return match


def looked(match: deorbit.Match, word: str, seat: int = 0) -> str:
    language = language_for(match.options, "en")
    return "\n".join(FACE.look(match.view(seat), word, language))


def told(match: deorbit.Match, word: str, seat: int = 0) -> str:
    return "\n".join(FACE.words[word](FACE.viewed(match, seat), seat, "", "en"))


def picture(match: deorbit.Match, seat: int | None = 0) -> str:
    found = FACE.board(match.view(seat), *FACE.size, Spot(seat=seat), "en")
    return "\n".join(line.plain for line in found.lines)


def panel(match: deorbit.Match, seat: int, width: int = 46, height: int = 60) -> str:
    view = FACE.viewed(match, seat)
    whole = FACE.board(view, *FACE.size, Spot(), "en")
    lines = FACE.panel(view, width, height, whole, Spot(seat=seat), "en")
    return "\n".join(line.plain for line in lines)


def nested(entries: Sequence[Choice | Group]) -> Iterator[Group]:
    for entry in entries:
        if isinstance(entry, Group):
            yield entry
            yield from nested(entry.choices)


# Cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", list(CARDS))
def test_look_shows_all_that_a_card_says(card: str) -> None:
    shown = looked(nine(card), card)
    facts = CARDS[card]
    identities = facts.get("identity", {card: facts}) or {}
    assert not RAW.search(shown), shown
    for ability in facts["abilities"]:
        when = WHEN[page("abilities")[ability]["when"]]
        assert f"{say(f'stationfall-ability-{ability}', {})} ({when}): " in shown
    for name, identity in identities.items():
        for power in identity["reveal"]:
            when = page("abilities")[power]["when"]
            told = "once, on revealing" if when == "reveal" else f"once revealed: {WHEN[when]}"
            assert f"{say(f'stationfall-ability-{power}', {})} ({told}): " in shown
        for place, row in enumerate(identity["agenda"], 1):
            words = say(f"stationfall-row-{name}-{place}", {})
            assert f"{'+' if row.get('plus') else ' '}{row['points']} {words}" in shown
        for pays in identity.get("pays", []):
            assert say(f"stationfall-pays-{pays}", {}) in shown
        assert say(f"stationfall-tip-{name}", {}) in shown
        assert f"(influence limit {identity['influence']}):" in shown
        assert "As a Bonus Character: " in shown
    for pawn in facts.get("pawns", [card]):
        assert say(f"stationfall-character-{pawn}", {}) in shown
    assert say(f"stationfall-story-{card}", {}) in shown


def test_look_marks_what_is_house() -> None:
    match = nine("billionaire", "troubleshooter", "boarder")
    assert "House-made: starting Items, Item slots." in looked(match, "billionaire")
    assert "House-made: Item slots, Rescue Ship." in looked(match, "boarder")
    suite = looked(match, "suite")
    assert "House-made: gravity, corridor to Quarters, vent to Bridge." in suite
    assert "Cargo Claw" in looked(match, "forward-airlocks").rpartition("House-made")[2]
    released = {"card": "blob", "released": True}
    blob = station(project=released, monster={"at": "vault-x"})
    assert looked(blob, "monster").endswith("[house]")
    assert looked(blob, "blob").startswith("The Blob: Put the Monster in Vault X")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("clone-2", "Clone 2 (Human, tier 2): "),
        ("clones", "Maintenance Clones (Human, tier 2): Clone 1, Clone 2, Clone 3."),
        ("drones", "Drone 2 (Robot, tier 2): Outer Space. Live."),
        (
            "doctor",
            "Doctor Jekyll, an identity card of Doctor:\nFake Artifact",
        ),
        ("hyde", "Doctor Hyde, an identity card of Doctor:\nZip Gun"),
        ("digital", "Digital Assistant (Data, tier 4)."),
        ("rat", "Telepathic Rat (Item, tier 4): Bio Lab."),
        ("artifact", "Artifact: Lies in Physics Lab."),
        ("fletcher", "Fletcher: Held by Billionaire (Suite)."),
        ("evidence", "Evidence: Nobody has it. Manufactured in Security Station."),
        ("panic", "A pod for 1 at Suite; it leaves at any time."),
        ("shuttle", "it leaves for the Inspector, or whoever has Jury Rig."),
    ],
)
def test_look_finds_pawns_identities_and_things(typed: str, words: str) -> None:
    named = "maintenance-clones drones doctor digital-assistant telepathic-rat billionaire"
    match = nine(*named.split(), "inspector", "security")
    assert words in looked(match, typed)
    FACE.place(match.view(0), typed)


@pytest.mark.parametrize("card", list(CARDS))
def test_a_card_that_is_not_in_play_can_be_read(card: str) -> None:
    cast = [name for name in CARDS if name != card][:12]
    match = deorbit.new("stationfall", seats=3, seed=1, characters=cast)
    shown = looked(match, card)
    assert "): not in this game." in shown.partition("\n")[0]
    assert say(f"stationfall-story-{card}", {}) in shown
    assert not RAW.search(shown), shown
    for pawn in CARDS[card].get("pawns", []):
        assert looked(match, pawn) == shown


@pytest.mark.parametrize("card", PROJECTS)
def test_every_project_x_card_can_be_read_by_its_name(card: str) -> None:
    name = say(f"stationfall-project-{card}", {})
    shown = looked(station(), name)
    assert shown == looked(station(), card)
    assert shown.startswith(f"{name}: ")
    assert "It may be the card in Vault X" in shown


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("bio lab", "Every Human or Robot that enters is contaminated"),
        ("physics-lab", "Every Human or Robot that enters loses all Data"),
        ("vault", "Damaging this section releases it"),
        ("project", "Project X is one of these: Grey Goo, "),
        ("gun", "rob or attack Robots and all Humans"),
        ("Rocket Wings", "a helmeted character (8.1.1) who holds the Rocket Wings escapes"),
        ("fang moss", "Fang Moss: Not in this game."),
        ("nda", "may not copy, delete, transmit or deliver Data"),
        ("kompromat", "Kompromat: Lies in "),
        ("rescue ship", "Rescue Ship: Not in this game."),
        ("panic pod", "Panic Pod: Not in this game."),
        ("engineer", "damage or repair the Reactor"),
        ("counselor", "the Shred Room is joined to Therapy Garden"),
        ("chi", "the Medevac Pod is docked at Forward Airlocks"),
        ("tro", "pull one Item, or one Down Human or Robot, from Outer Space"),
    ],
)
def test_look_tells_what_a_piece_does(typed: str, words: str) -> None:
    assert words in looked(station(), typed)


def test_a_character_without_slots_has_no_house_made_slots() -> None:
    assert "House-made" not in looked(nine("telepathic-rat"), "rat")


def test_the_rat_is_drawn_once() -> None:
    shown = picture(nine("telepathic-rat"))
    assert "Rat" in shown
    assert not re.search(r"Rat r\b", shown)


def test_two_players_may_have_one_character_as_pc() -> None:
    players = {0: {"identity": "doctor-jekyll"}, 1: {"identity": "doctor-hyde"}}
    match = station(pc={0: "doctor-jekyll", 1: "doctor-hyde"}, players=players)
    shown = looked(match, "doctor")
    assert "PC of Red, as Doctor Jekyll." in shown
    assert "PC of Blue, as Doctor Hyde." in shown
    assert re.search(r"Doc Doctor +Forward Hub +◆ Red ● Blue", told(match, "who"))


# The station --------------------------------------------------------------------------------------


def test_map_pieces_are_there_only_with_their_characters() -> None:
    pieces = ("Panic Pod", "Insp.Shuttle", "Shred Room", "Medevac Pod")
    shown = picture(nine("billionaire", "inspector", "counselor", "station-chief"))
    assert all(piece in shown for piece in pieces)
    without = [name for name in CARDS if name not in ("billionaire", "inspector", "counselor")]
    match = deorbit.new("stationfall", seats=3, seed=1, characters=without[:12])
    assert "station-chief" not in without[:12]
    assert not any(piece in picture(match) for piece in pieces)


def test_a_pack_moves_corridors_and_brings_characters() -> None:
    match = chosen(deorbit.new("stationfall", seats=4, seed=1, pack=PACK))
    assert "Quarters" in looked(match, "reactor").partition("Ways: ")[2].partition("\n")[0]
    assert "Janitor (Human, tier 1): Storage. Live." in looked(match, "janitor")
    assert "Nineteen years" in looked(match, "janitor")
    edition = Station(match.view(0), "en").edition
    ends = {frozenset((line.a, line.b)) for line in plan(edition, 3).lines if not line.vent}
    assert ends == {frozenset(pair) for pair in edition.ends}
    assert "Jan" in picture(match)


def test_a_section_that_leaves_no_room_for_a_line_is_still_drawn() -> None:
    """Packs may crowd the map."""
    edition = Station(station().view(0), "en").edition
    edition = type(edition)(crowded())
    drawing = plan(edition, 3)
    assert len(drawing.lines) == len(edition.ends) + sum(map(len, edition.vents)) // 2


def crowded() -> dict[str, object]:
    from deorbit.games.stationfall.content.editions import facts_for

    facts = facts_for(tutorial_cast())
    for number, section in enumerate(facts["section"].values()):
        section["at"] = [2 * (number % 7), number // 7]
    return facts


def test_a_trap_is_marked_for_its_owner_alone() -> None:
    traps = {"player": 0, "at": {"suite": "real", "bridge": "decoy", "kitchen": "decoy"}}
    match = station(pc={0: "operative"}, traps=traps)
    own, others = picture(match, 0), picture(match, 1)
    assert (own.count("▣"), own.count("□")) == (1, 2)
    assert (others.count("▣"), others.count("□")) == (0, 3)
    assert "The real trap of Red lies here" in looked(match, "suite", 0)
    assert "A trap token of Red lies here, face down." in looked(match, "suite", 1)
    assert "Traps: " in panel(match, 1)


def test_the_wormhole_is_a_way() -> None:
    match = station(
        project={"card": "wormhole", "released": True}, wormhole={"at": "suite"}, acting="engineer"
    )
    assert picture(match).count("◎") == 2
    assert "Suite (Wormhole)" in looked(match, "vault-x")
    words = FACE.words["path"](match.view(0), 0, "suite", "en")
    assert "through the Lock to Vault X, through the Wormhole to Suite. 2 Steps." in words[0]
    assert "Vault X - Suite" in panel(match, 0)


def test_who_is_swallowed_is_told_with_the_monster() -> None:
    match = station(
        at={"exile": "monster"},
        project={"card": "blob", "released": True},
        monster={"at": "suite", "inside": ["exile"]},
    )
    assert "MON+1" in picture(match)
    assert "Swallowed: Exile." in looked(match, "monster")
    assert "Exile (Human, tier 1): in the Monster." in looked(match, "exile")
    assert "inside: Exi" in panel(match, 0)
    assert FACE.place(match.view(0), "exile") == "suite"


def test_the_mark_of_the_assassin_is_told() -> None:
    match = station(
        project={"card": "assassin", "released": True}, monster={"at": "suite", "mark": "exile"}
    )
    assert "mark: Exile" in panel(match, 0)
    assert "Its mark: Exile." in looked(match, "monster")
    assert re.search(r"Exi Exile +Array Control +marked", told(match, "who"))


def test_the_panel_tells_what_characters_brought_along() -> None:
    match = station(
        cast="billionaire boarder botanist",
        grey_bribes={"left": 1, "on": {"exile": 2}},
        pirate=True,
        eaten=1,
        markers=[{"player": 1, "effect": "missile", "minute": 9, "at": "storage"}],
    )
    shown = panel(match, 0)
    assert "Grey Bribes left: 1" in shown
    assert "A Pirate Ship is coming" in shown
    assert "Eaten by Fang Moss: 1" in shown
    assert "Missile: Storage, Minute 9!" in shown
    assert "2 grey Bribes." in looked(match, "exile")


# Questions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("project", PROJECTS)
def test_every_project_can_be_played_from_the_screen(project: str) -> None:
    match = station(
        at={"station-chief": "bridge"},
        acting="station-chief",
        project={"card": project},
        cast="drones digital-assistant",
    )
    do(match, "release station-chief")
    rng = Random(project)
    for step in range(120):
        if not match.to_act:
            break
        seat = match.to_act[0]
        view, legal = FACE.viewed(match, seat), match.legal(seat)
        groups = FACE.groups(view, seat, legal, "en")
        assert {str(one) for one in actions_of(groups)} == {str(one) for one in legal}
        for group in nested(groups):
            assert not RAW.search(group.label)
            assert group.choices
        if step % 8 == 0:
            assert not RAW.search(panel(match, seat))
            frames_fit(view, seat, groups)
        kind = rng.choice(sorted({action.kind for action in legal}))
        match.play(seat, rng.choice([action for action in legal if action.kind == kind]))


def test_clones_that_have_acted_are_told() -> None:
    match = station(
        cast="maintenance-clones",
        turn={"called": ["clone-2"]},
        asks=[{"ask": "call", "seat": 0, "card": "maintenance-clones", "source": "go-go-go"}],
    )
    assert "Have acted: Clone 2" in panel(match, 0)


def frames_fit(view: View, seat: int, groups: list[Group]) -> None:
    deep = [group for entry in groups for group in nested(entry.choices)]
    for opened in [None, *groups, *deep[:3], *deep[-3:]]:
        choices = groups if opened is None else opened.choices
        scene = Scene(
            view,
            Spot(focus=FACE.home(view, seat), seat=seat),
            "Stationfall",
            FACE.clock(view, "en"),
            question="What now? " * 9,
            choices=[one.label for one in choices] if opened is None or opened.listed else [],
        )
        lines, _ = compose(FACE, scene, 80, 24, "en")
        assert len(lines) < 24


@pytest.mark.parametrize("seed", [1, 2])
def test_twenty_characters_and_nine_players_fit_a_small_screen(seed: int) -> None:
    match = deorbit.new("stationfall", seats=9, seed=seed, characters="random")
    rng = Random(seed)
    for step in range(400):
        if not match.to_act:
            break
        seat = match.to_act[0]
        legal = match.legal(seat)
        if step % 20 == 0:
            view = FACE.viewed(match, seat)
            frames_fit(view, seat, FACE.groups(view, seat, legal, "en"))
            assert "Kompromat: " in panel(match, seat, 26, 22) or not view["players"][seat]["hand"]
        match.play(seat, rng.choice(legal))


def core(locks: list[list[str]]) -> deorbit.Match:
    return station(
        project={"card": "rogue-core", "released": True},
        locks=locks,
        core_locks=locks,
        asks=[{"ask": "core", "seat": 0}],
    )


def test_a_lock_of_the_core_is_moved_step_by_step() -> None:
    ends = Station(station().view(0), "en").edition
    corridors = [[ends.section_names[a], ends.section_names[b]] for a, b in ends.ends[:6]]
    match = core(corridors)
    legal = match.legal(0)
    assert len([action for action in legal if action.kind == "core-move"]) > 100
    groups = FACE.groups(match.view(0), 0, legal, "en")
    move = next(group for group in groups if group.label == "move a Lock of the Core ...")
    lock = move.choices[0]
    assert isinstance(lock, Group)
    first, second = (say(f"stationfall-section-{end}", {}) for end in corridors[0])
    assert lock.label == f"{first} - {second}"
    for start, goal in (("quarters", "machine-shop"), ("machine-shop", "quarters")):
        (end,) = lock.named(start)
        assert isinstance(end, Group)
        (found,) = end.named(goal)
        assert isinstance(found, Choice)
        assert set(found.action.args[2:]) == {"quarters", "machine-shop"}


def test_a_corridor_may_be_typed_from_either_end() -> None:
    view = core([]).view(0)
    typed = {
        str(FACE.meant(view, Action.parse(f"core-lock {ends}")))
        for ends in ("quarters machine", "machine quarters")
    }
    assert len(typed) == 1


@pytest.mark.parametrize(
    ("asks", "labels"),
    [
        (
            [{"ask": "call", "seat": 0, "card": "maintenance-clones", "source": "kompromat"}],
            "Clone 1, Fuel Cells",
        ),
        ([{"ask": "trap", "seat": 0}], ""),
        ([{"ask": "horse", "seat": 0}], "copy it to Exile"),
        ([{"ask": "mutate", "seat": 0}], "Exile infects Engineer"),
    ],
)
def test_new_questions_are_told_in_words(asks: list[dict[str, object]], labels: str) -> None:
    match = station(
        cast="maintenance-clones digital-assistant operative",
        data={"exile": "evidence"},
        contaminated="exile",
        asks=asks,
    )
    groups = FACE.groups(match.view(0), 0, match.legal(0), "en")
    shown = [group.label for group in nested(groups)]
    shown += [one.label for group in nested(groups) for one in group.choices]
    assert labels in "\n".join(shown)
    assert not any(RAW.search(label) for label in shown)


# Two people, teams, many --------------------------------------------------------------------------


def test_two_people_have_two_colours_each() -> None:
    match = chosen(deorbit.new("stationfall", seats=2, seed=3))
    active = match.view(None)["active"]
    seat = match.to_act[0]
    shown = panel(match, seat)
    assert FACE.name(match, 0, "en") == "◆ Red + ▲ Yellow"
    own = [("◆", "▲"), ("●", "■")][seat]
    assert all(f"{sign} Secret: " in shown for sign in own)
    assert shown.count("▸") == 1
    colour = ("Red", "Blue", "Yellow", "Green")[active]
    assert re.search(rf"▸. {colour}\n", shown)
    assert f"turn of {'◆●▲■'[active]} {colour}" in FACE.clock(match.view(seat), "en")


def test_two_people_are_told_for_which_colour_they_choose() -> None:
    match = deorbit.new("stationfall", seats=2, seed=3)
    assert FACE.clock(FACE.viewed(match, 0), "en") == "Minute 13, for ◆ Red"
    match.play(0, match.legal(0)[0])
    assert FACE.clock(FACE.viewed(match, 0), "en") == "Minute 13, for ▲ Yellow"
    assert panel(match, 0).count("Dealt: ") == 2


def test_partners_see_each_others_cards_and_nobody_elses() -> None:
    match = chosen(deorbit.new("stationfall", seats=4, seed=3, teams=True))
    cards = [player["identity"] for player in match.position()["players"]]
    names = [say(f"stationfall-character-{card}", {}) for card in cards]
    shown = panel(match, 0)
    assert "◆ Red Team A" in shown
    assert "■ Green Team B" in shown
    assert f"Partner ▲ Yellow: {names[2]}" in shown
    assert f"{names[2]}, the identity card:" in told(match, "agenda")
    for other in (1, 3):
        assert f"Partner ▲ Yellow: {names[2]}" not in panel(match, other)
        assert (
            names[other]
            not in shown.replace(f"Partner ▲ Yellow: {names[2]}", "").partition("\n\n")[0]
        )


def test_partners_choose_from_the_same_cards() -> None:
    match = deorbit.new("stationfall", seats=4, seed=3, teams=True)
    for seat in (0, 2):
        assert panel(match, seat).count("Dealt: ") == 3


def test_the_title_names_one_of_many_who_choose_at_once(command: Command) -> None:
    _, shown = command(["play", "stationfall", "--seats", "9", "--seed", "1"], "quit")
    assert "◆ Red (you) +8" in shown


def test_news_are_never_cut_in_the_middle() -> None:
    match = station()
    news = [Text(f"{number} " + "word " * 30) for number in range(9)]
    scene = Scene(match.view(0), Spot(seat=0), "Stationfall", "Minute 13", news=news)
    lines, _ = compose(FACE, scene, 80, 24, "en")
    starts = [line.plain for line in lines if re.match(r"\d word", line.plain)]
    words = sum(line.plain.count("word") for line in lines)
    assert starts
    assert words == 30 * len(starts)


def test_players_tells_every_player_in_full() -> None:
    match = station(
        cubes={0: {"exile": 3}},
        players={1: {"guilt": "guilty", "bribe": "exile", "disc": "medical", "hand": ["exile"]}},
        pc={2: "cyborg"},
    )
    shown = told(match, "players")
    assert "◆ Red Innocent cubes 5, betrayed 0 Bribe\n   Cubes on Exile 3." in shown
    assert "● Blue Guilty cubes 8, betrayed 0 k1\n   Bribe with Exile. Disc on Medical." in shown
    assert "▲ Yellow Cyborg Innocent" in shown


def test_what_would_score_now_is_marked() -> None:
    match = station(at={"astrochimp": "mesosphere"}, holding={"astrochimp": "gun"})
    shown = panel(match, 0)
    assert "Secret: Astrochimp (now 6)" in shown
    assert "✓ 3 escaped" in shown
    assert " +2 holds the Artifact" in shown
    assert "✓+2 holds a Gun" in shown
    assert "escaped 3, holds a Gun 2, unused Bribe 1." in told(match, "agenda")
    assert "✓" not in "\n".join(FACE.look(FACE.viewed(match, 0), "astrochimp", "en"))


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (4, True), (6, False)])
def test_what_would_score_depends_on_nothing_hidden(seats: int, teams: bool) -> None:
    match = deorbit.new("stationfall", seats=seats, seed=4, characters="random", teams=teams)
    rng = Random(4)
    chosen(match)
    for step in range(120):
        if step % 15 == 0:
            reader = rng.randrange(seats)
            world = match.seat(reader).imagine(rng)
            assert panel(match, reader) == panel(world, reader)
            assert picture(match, reader) == picture(world, reader)
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))


# The end ------------------------------------------------------------------------------------------


def ended(seats: int, teams: bool = False) -> deorbit.Match:
    options = {"teams": teams, "characters": "random"}
    match = deorbit.scenario("stationfall", {"seats": seats, "minute": 2, "options": options})
    rng = Random(seats)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize(("seats", "teams"), [(2, False), (4, True), (6, False), (9, False)])
def test_the_end_tells_every_seat_who_it_was_and_its_points(seats: int, teams: bool) -> None:
    match = ended(seats, teams)
    outcome = match.outcome
    assert outcome is not None
    lines = [line.plain for line in final_words(match, Screen())]
    winners = [FACE.name(match, seat, "en") for seat in outcome.winners]
    assert lines[0] == (f"Won by {', '.join(winners)}." if winners else "Nobody has won.")
    for seat in range(seats):
        (line,) = [one for one in lines if one.startswith(FACE.name(match, seat, "en")[:4])][-1:]
        for player in [one for one in match.view(None)["players"] if one["seat"] == seat]:
            assert f"({say('stationfall-character-' + player['pc'], {})})" in line
        if not teams:
            assert re.search(rf"\) *{outcome.scores[seat]}(:|$)", line)
    if teams:
        assert f"Team A: {outcome.scores[0]}" in lines
        assert f"Team B: {outcome.scores[1]}" in lines
        assert not any("points of the partner" in line for line in lines)
    assert not any(RAW.search(line) for line in lines)


# Set-up -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (["--seats", "9", "--option", "characters=random", "--option", "tier=1"], "higher tier"),
        (["--seats", "5", "--option", "teams=yes"], "Teams need 4, 6, 8 players"),
        (["--option", "characters=exile,bob"], '"bob" is no character'),
        (["--option", "characters=exile"], "4 players need exactly 12 characters"),
        (["--seats", "10"], "2 to 9"),
    ],
)
def test_a_setup_that_does_not_fit_is_explained(
    command: Command, given: list[str], problem: str
) -> None:
    code, shown = command(["play", "stationfall", *given])
    assert code == 2
    assert problem in " ".join(shown.split())


def test_the_cards_of_the_book_are_those_of_the_tests() -> None:
    assert list(page("characters")) == list(CARDS)
    assert CARD_OF["doctor-hyde"] == "doctor"

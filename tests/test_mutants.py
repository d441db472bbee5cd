"""`make mutants` tells what no test would notice."""

from pathlib import Path

import pytest
from rich.console import Console

from mutants.__main__ import main
from mutants.changes import drawn, mutants_of
from mutants.project import Project
from mutants.running import KILLED, SURVIVED, Results

SOURCE = '''"""A module."""

def grown(age: int) -> bool:
    """Whether somebody is."""
    return age >= 18

def greeted(name: str, sober: bool) -> str:
    if sober and name:
        return "hello"
    return ""
'''
TESTS = """from people.ages import greeted, grown

def test_eighteen_is_grown() -> None:
    assert grown(18)
    assert not grown(17)

def test_somebody_is_greeted() -> None:
    assert greeted("Anna", True) == "hello"
"""
ENDLESS = """
def down(number: int) -> int:
    steps = 0
    while number > 0:
        number -= 1
        steps += 1
    return steps
"""
TESTS_OF_ENDLESS = """from people.ages import down

def test_one_goes_down_to_nothing() -> None:
    assert down(3) == 3
"""
CONFIG = """
source = "code"
[areas.people]
sources = ["people"]
tests = [{ path = "tests" }]
"""
LISTED = """
[[equivalent]]
path = "people/ages.py"
scope = "greeted"
before = "sober and name"
after = "(sober or name)"
why = "reviewed"
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in {
        "pyproject.toml": "[tool.pytest.ini_options]\naddopts = '--import-mode=importlib'\n",
        "tools/mutants.toml": CONFIG,
        "code/people/__init__.py": "",
        "code/people/ages.py": SOURCE,
        "tests/test_ages.py": TESTS,
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def examined(root: Path, *more: str) -> str:
    """What the tool says."""
    console = Console(record=True, width=200, quiet=False)
    main(["--root", str(root), *more], console)
    return console.export_text()


def test_a_mutant_that_a_test_notices_is_killed_and_another_survives(root: Path) -> None:
    said = examined(root)
    assert "age >= 18  ->  (age > 18)" not in said
    assert "sober and name  ->  (sober or name)" in said
    assert (root / "code/people/ages.py").read_text() == SOURCE
    project = Project(root)
    results = Results(project, project.areas["people"])
    fates = {}
    for mutant in project.mutants(project.areas["people"]):
        found = results.find(mutant, 30.0)
        assert found is not None
        fates[mutant.after] = found.fate
    assert fates["(age > 18)"] == fates["19"] == KILLED
    assert fates["(sober)"] == fates["(name)"] == SURVIVED


HOUSES = '''"""A module of which much runs while it loads."""
from collections.abc import Callable

def doubled(number: int) -> int:
    return number + number

ROOMS = doubled(2)

def doors(rooms: int, outside: int = 1) -> int:
    return rooms - outside

def taller(by: int) -> Callable[[int], int]:
    def grown(height: int) -> int:
        return height + by
    return grown

GROWN = taller(1)

class House:
    def __init__(self, rooms: int) -> None:
        self.rooms = rooms

    @property
    def is_large(self) -> bool:
        return self.rooms > 5

    @is_large.setter
    def is_large(self, large: bool) -> None:
        self.rooms = 6

    @staticmethod
    def roofs(towers: list[str]) -> int:
        return len(towers) + 1
'''
TESTS_OF_HOUSES = """import subprocess, sys
from pathlib import Path
from people.houses import GROWN, ROOMS, House, doors

with Path(__file__).with_name("loaded").open("a") as file:
    file.write("x")

def test_rooms_are_counted() -> None:
    assert ROOMS == 4
    assert doors(3) == 2
    assert GROWN(5) == 6

def test_large_houses() -> None:
    house = House(5)
    assert not house.is_large
    house.is_large = True
    assert house.rooms == 6

def test_what_is_started_is_the_mutant_too() -> None:
    roofs = "from people.houses import House; print(House.roofs(['clock']))"
    said = subprocess.run([sys.executable, "-c", roofs], capture_output=True, text=True)
    assert said.stdout == "2\\n"
    House.roofs([])
"""


@pytest.fixture
def houses(root: Path) -> Path:
    (root / "code/people/ages.py").write_text("")
    (root / "tests/test_ages.py").unlink()
    (root / "code/people/houses.py").write_text(HOUSES)
    (root / "tests/test_houses.py").write_text(TESTS_OF_HOUSES)
    return root


def test_what_runs_while_a_module_loads_is_put_through_its_mutants_too(houses: Path) -> None:
    said = examined(houses)
    survivors = [line.split("py:")[1] for line in said.splitlines() if "survived:" in line]
    assert survivors == ["25  5  ->  6"], "nobody asked about a house of six rooms"


def test_tests_are_loaded_once_for_all_mutants_of_functions(houses: Path) -> None:
    loaded = houses / "tests/loaded"
    examined(houses)
    project = Project(houses)
    mutants = project.mutants(project.areas["people"])
    anew = sum(one.loading or one.scope in ("doubled", "taller", "") for one in mutants)
    assert 0 < anew < len(mutants)
    recorded, collected = 1, 1
    assert len(loaded.read_text()) == recorded + collected + anew


def test_a_number_that_others_take_from_a_module_is_told_by_their_tests(root: Path) -> None:
    sizes = "ADULT = 18\n\ndef named() -> str:\n    return 'sizes'\n"
    (root / "code/people/sizes.py").write_text(sizes)
    ages = (
        "from people.sizes import ADULT\n\ndef grown(age: int) -> bool:\n    return age >= ADULT\n"
    )
    (root / "code/people/ages.py").write_text(ages)
    of_sizes = "from people.sizes import named\n\ndef test_a_name() -> None:\n    assert named()\n"
    (root / "tests/test_sizes.py").write_text(of_sizes)
    of_ages = "from people.ages import grown\n\ndef test_age() -> None:\n    assert grown(18)\n"
    (root / "tests/test_ages.py").write_text(of_ages)
    assert "survived" not in examined(root).split("area")[0]


def test_what_goes_on_for_ever_is_killed_and_told(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mutants.running.PATIENCE", 2)
    (root / "code/people/ages.py").write_text(ENDLESS)
    (root / "tests/test_ages.py").write_text(TESTS_OF_ENDLESS)
    said = examined(root)
    assert "went on for ever: people/ages.py:4  number > 0  ->  (number >= 0)" not in said
    assert "went on for ever: people/ages.py:5  number -= 1  ->  pass" in said
    assert "survived" not in said.split("area")[0]


def test_what_was_found_is_kept_until_source_or_tests_change(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []
    examined(root)
    monkeypatch.setattr(
        "mutants.__main__.run_all",
        lambda project, work, *rest: ran.extend(mutant.after for mutant in work),
    )
    ran.clear()
    examined(root)
    assert ran == [], "nothing is run twice"
    examined(root, "--again")
    assert len(ran) == 5
    ran.clear()
    (root / "tests/test_more.py").write_text("def test_nothing() -> None:\n    pass\n")
    examined(root)
    assert sorted(ran) == ["(name)", "(sober or name)", "(sober)"], "only survivors are"
    ran.clear()
    (root / "code/people/ages.py").write_text(SOURCE + "\n")
    examined(root)
    assert len(ran) == 5


def test_what_cannot_matter_is_listed_with_its_reason(root: Path) -> None:
    (root / "tools/mutants.toml").write_text(CONFIG + LISTED)
    project = Project(root)
    listed = [
        mutant.after
        for mutant in project.mutants(project.areas["people"])
        if project.why_equivalent(mutant) == "reviewed"
    ]
    assert listed == ["(sober or name)"]


def test_equal_seeds_draw_equal_mutants_and_an_edit_elsewhere_moves_none() -> None:
    mutants = mutants_of("ages.py", SOURCE.encode())
    one = [mutant.name for mutant in drawn(mutants, 1, 3)]
    assert one == [mutant.name for mutant in drawn(mutants, 1, 3)]
    assert any(one != [mutant.name for mutant in drawn(mutants, seed, 3)] for seed in range(2, 9))
    edited = mutants_of("ages.py", b"import sys\n\n" + SOURCE.encode())
    assert [mutant.name for mutant in drawn(edited, 1, 3)] == one


@pytest.mark.parametrize(
    ("code", "after"),
    [
        ("a < b", ["(a <= b)"]),
        ("a in b", ["(a not in b)"]),
        ("a is None", ["(a is not None)"]),
        ("a and b", ["(a or b)", "(a)", "(b)"]),
        ("not a", ["(a)"]),
        ("a - b", ["(a + b)"]),
        ("a + [b]", []),
        ("a + 'b'", []),
        ("f'{a + 1}'", []),
    ],
)
def test_what_is_changed(code: str, after: list[str]) -> None:
    source = f"def f(a, b):\n    x = {code}\n"
    assert sorted(one.after for one in mutants_of("x.py", source.encode())) == sorted(after)


@pytest.mark.parametrize(
    ("statement", "after"),
    [
        ("continue", ["break"]),
        ("a.append(b)", ["pass"]),
        ("await a(b)", ["pass"]),
        ("a.b = b", ["pass"]),
        ("a += b", ["a -= b", "pass"]),
        ("return True", ["return False"]),
        ("return", ["pass"]),
        ("raise ValueError(a)", ["pass"]),
        ("raise NotImplementedError", []),
        ("logs.note(a)", []),
        ("'words'", []),
        ("a: int = b", []),
    ],
)
def test_which_statements_are_changed(statement: str, after: list[str]) -> None:
    source = f"async def f(a, b):\n    while b:\n        {statement}\n"
    assert sorted(one.after for one in mutants_of("x.py", source.encode())) == after


def test_an_unknown_area_is_refused(root: Path) -> None:
    assert "There is no area moon: people." in examined(root, "--area", "moon")

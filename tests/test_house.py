"""The rules of the house: imports point one way, texts are complete, files name no machine."""

import ast
import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from deorbit.core import text
from deorbit.games import NAMES, find

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "deorbit"

LAYERS = ["version", "core", "games", "agents", "lab", "server", "cli"]
SERVER = [
    "base",
    "wire",
    "storage",
    "bus",
    "tables",
    "rooms",
    "telling",
    "agents",
    "api",
    "app",
    "listening",
]
COMMAND = ["terminal", "games", "commands", "app"]
GAME = [
    "content",
    "rules",
    "automation",
    "estimate",
    "positions",
    "game",
    "screen",
    "teaching",
]
"""Lowest first: a module imports only from its own layer or room, or from a lower one, for types
too. The kernel imports no game, and no game another."""

RINGS: list[list[str]] = []
"""Modules that import each other by way of one another."""


def imports_of(path: Path) -> set[str]:
    """What a module imports, wherever in it, by the names of modules."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = node.module or ""
            found |= {f"{module}.{alias.name}" for alias in node.names}
    return {module for name in found if (module := module_of(name))}


def name_of(path: Path) -> str:
    """A module as it is called within the package; the package itself is "__init__"."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)


MODULES = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}


def module_of(imported: str) -> str | None:
    """The module of ours that something comes from."""
    package, _, name = imported.partition(".")
    if package != "deorbit":
        return None
    while name and name not in MODULES:
        name = name.rpartition(".")[0]
    return name or "__init__"


IMPORTS = {name: imports_of(path) - {name} for name, path in MODULES.items()}


def stands(name: str) -> list[tuple[str, list[str], str]]:
    """The sets of layers that a module belongs to, outermost first: which, in which order, and in
    which of them it stands."""
    parts = name.split(".")
    found = [("deorbit", LAYERS, parts[0])]
    if parts[0] == "games" and len(parts) > 2:
        found.append((".".join(parts[:2]), GAME, parts[2]))
    if parts[0] in ("server", "cli") and len(parts) > 1:
        found.append((parts[0], SERVER if parts[0] == "server" else COMMAND, parts[1]))
    return found


@pytest.mark.parametrize("name", [name for name in MODULES if "." in name])
def test_imports_point_one_way(name: str) -> None:
    for imported in IMPORTS[name]:
        if imported == "__init__":
            continue
        theirs = {where: room for where, _, room in stands(imported)}
        for where, order, room in stands(name):
            if where in theirs:
                assert order.index(theirs[where]) <= order.index(room), f"{name}: {imported}"
        own, other = name.split("."), imported.split(".")
        if own[0] == other[0] and {own[1], *other[1:2]} <= {*NAMES}:
            assert own[1] == other[1], f"{name} imports another game: {imported}"


def test_every_layer_and_room_is_listed() -> None:
    for name in MODULES:
        for where, order, room in stands(name):
            if name not in ("__init__", "__main__", "version"):
                assert room in order, f"{name} stands in no layer of {where}"


def reached(name: str) -> set[str]:
    """All that a module imports, by way of others too."""
    seen: set[str] = set()
    todo = [name]
    while todo:
        fresh = IMPORTS[todo.pop()] - seen
        seen |= fresh
        todo += fresh
    return seen


def rings() -> list[list[str]]:
    above = {name: reached(name) for name in MODULES}
    found = {
        tuple(sorted(other for other in above[name] if name in above[other]))
        for name in MODULES
        if name in above[name]
    }
    return [list(ring) for ring in sorted(found)]


def test_no_module_imports_itself_by_way_of_others() -> None:
    assert rings() == RINGS


@pytest.mark.parametrize("folder", ["core", "agents", "server"])
def test_no_file_outside_its_folders_names_a_game(folder: str) -> None:
    """Docstrings may, for the sake of an example."""
    naming = []
    for path in sorted((SOURCE / folder).rglob("*.py")):
        code = re.sub(r'"""[\s\S]*?"""', "", path.read_text(encoding="utf-8"))
        if re.search("|".join(NAMES), code):
            naming.append(str(path.relative_to(SOURCE)))
    assert naming == []


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no git checkout")
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_lock_files_hold_hashes_and_no_address() -> None:
    locks = list((ROOT / "requirements").glob("*.txt"))
    assert len(locks) >= 3
    for lock in locks:
        content = lock.read_text()
        for forbidden in ("resolved", "index-url", "find-links", "http:", "https:"):
            assert forbidden not in content, f"{lock.name}: {forbidden}"
        names = re.findall(r"^([a-z0-9-]+(?:\[[a-z,]+\])?)==", content, re.MULTILINE)
        assert names
        assert content.count("--hash=sha256:") >= len(names)


def test_the_lock_file_of_the_client_holds_hashes_and_no_address() -> None:
    content = (ROOT / "web" / "package-lock.json").read_text()
    for forbidden in ("resolved", "http:"):
        assert f'"{forbidden}' not in content
    packages = json.loads(content)["packages"]
    assert all("integrity" in one for name, one in packages.items() if name)


def test_every_dependency_is_named_with_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    client = json.loads((ROOT / "web" / "package.json").read_text())
    extras = [one for extra in project["optional-dependencies"].values() for one in extra]
    wanted = [
        *project["dependencies"],
        *[one for one in extras if not one.startswith("deorbit[")],
        *client["dependencies"],
        *client["devDependencies"],
        "catanatron",
        "open_spiel",
    ]
    page = (ROOT / "docs" / "dependencies.md").read_text()
    for requirement in wanted:
        name = re.split(r"[>=\[ ]", requirement)[0]
        assert f"| {name} |" in page, f"{name} is not in docs/dependencies.md"


def test_no_file_names_a_machine_or_a_registry() -> None:
    forbidden = ["/work" + "/", "/" + "root/", "pypi" + ".org", "registry" + ".npmjs", "/tmp" + "/"]
    for path in tracked():
        if path.suffix in {".py", ".md", ".toml", ".ftl", ".txt", ".json", ".ts", ".svelte", ""}:
            content = path.read_text(encoding="utf-8", errors="ignore")
            for word in forbidden:
                assert word not in content, f"{path.relative_to(ROOT)}: {word}"


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_event_and_question_has_a_message_and_every_rule_exists(name: str) -> None:
    game = find(name)
    for language in text.languages():
        for rule, message in game.reasons[1:]:
            assert text.has(f"{name}-not-{message}", language)
            assert re.search(rf"^\*\*{re.escape(rule)}\*\*", text.rules(name, language), re.M)
        for shape in game.events:
            assert text.has(f"{name}-event-{shape.name}", language)
        for shape in game.asks:
            assert text.has(f"{name}-ask-{shape.name}", language)


def test_every_message_that_the_code_names_exists() -> None:
    """Message ids in calls of `say`, `BadInput` and `SaveError`."""
    pattern = re.compile(r"(?:BadInput|SaveError|text\.say)\(\s*\"([a-z0-9-]+)\"")
    for path in sorted(SOURCE.rglob("*.py")):
        for message in pattern.findall(path.read_text(encoding="utf-8")):
            assert text.has(message), f"{path.relative_to(SOURCE)}: {message}"


@pytest.mark.parametrize("game", ["intrepid", "stationx"])
def test_rule_numbers_are_unique_and_cited_rules_exist(game: str) -> None:
    """A docstring or comment of a game with rules of our own numbers cites only paragraphs that
    exist."""
    numbers = re.findall(r"^\*\*(\S+)\*\*", text.rules(game), re.MULTILINE)
    assert len(numbers) == len(set(numbers))
    rule = r"house-[a-z-]+|\d+(?:\.\d+)+"
    for path in (SOURCE / "games" / game).rglob("*.py"):
        content = path.read_text(encoding="utf-8")
        for cited in re.findall(rf"\(((?:{rule})(?:,\s+[\w.-]+)*)\)", content):
            for one in re.split(r",\s+", cited):
                if re.fullmatch(rule, one):
                    assert one in numbers, f"{path.name} cites {one}"

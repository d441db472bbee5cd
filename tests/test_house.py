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

LAYERS = {
    "core": 0,
    "games": 1,
    "agents": 2,
    "lab": 3,
    "server": 4,
    "cli": 5,
}
"""A module imports only from its own layer or a lower one; the kernel imports no game."""


def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute"
            module = node.module or ""
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return {name for name in found if name.startswith("deorbit.")}


def modules() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE]


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    own = path.relative_to(SOURCE).parts
    for name in imports_of(path):
        parts = name.split(".")[1:]
        if parts[0] in LAYERS:
            assert LAYERS[parts[0]] <= LAYERS[own[0]], f"{own} imports {name}"
            if parts[0] == own[0] == "games" and len(parts) > 1 and parts[1] in NAMES:
                assert parts[1] == own[1], f"{own} imports another game: {name}"


def test_every_layer_is_listed() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").is_file()}
    assert folders == set(LAYERS)


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
    for path in (SOURCE / "games" / game).glob("*.py"):
        content = path.read_text(encoding="utf-8")
        for cited in re.findall(rf"\(((?:{rule})(?:,\s+[\w.-]+)*)\)", content):
            for one in re.split(r",\s+", cited):
                if re.fullmatch(rule, one):
                    assert one in numbers, f"{path.name} cites {one}"

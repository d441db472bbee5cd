"""What there is to mutate, by area, which tests belong to it, and which mutants cannot matter."""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass
from pathlib import Path

from mutants.changes import Mutant, mutants_of

CONFIG = "tools/mutants.toml"


@dataclass(frozen=True)
class Suite:
    """A file or folder of tests, or those of its tests that an expression of `pytest -k` names."""

    path: str
    named: str = ""


@dataclass(frozen=True)
class Area:
    name: str
    sources: tuple[str, ...]
    but: tuple[str, ...]
    suites: tuple[Suite, ...]


class Project:
    def __init__(self, root: Path) -> None:
        config = tomllib.loads((root / CONFIG).read_text(encoding="utf-8"))
        self.root = root.resolve()
        self.source = self.root / config["source"]
        self.kept = self.root / "build" / "mutants"
        self.areas = {
            name: Area(
                name,
                tuple(area["sources"]),
                tuple(area.get("but", ())),
                tuple(Suite(one["path"], one.get("named", "")) for one in area["tests"]),
            )
            for name, area in config["areas"].items()
        }
        self.equal = {
            (one["path"], one["scope"], one["before"], one["after"], one.get("place", 0)): one[
                "why"
            ]
            for one in config.get("equivalent", [])
        }

    def files(self, area: Area) -> list[str]:
        """The modules of an area, as paths inside the source folder."""
        found: set[str] = set()
        for name in area.sources:
            path = self.source / name
            found |= {str(one.relative_to(self.source)) for one in _modules(path)}
        left_out = {
            str(one.relative_to(self.source))
            for name in area.but
            for one in _modules(self.source / name)
        }
        return sorted(found - left_out)

    def mutants(self, area: Area) -> list[Mutant]:
        return [
            mutant
            for path in self.files(area)
            for mutant in mutants_of(path, (self.source / path).read_bytes())
        ]

    def why_equivalent(self, mutant: Mutant) -> str | None:
        """The reviewed reason why no test could notice it."""
        before = " ".join(mutant.before.split())
        key = (mutant.path, mutant.scope, before, mutant.after, mutant.place)
        return self.equal.get(key)

    def test_files(self, suite: Suite) -> list[Path]:
        path = self.root / suite.path
        return sorted(path.rglob("test_*.py")) if path.is_dir() else [path]

    def fingerprint(self, suites: tuple[Suite, ...]) -> str:
        """Of all that stands in the folders of these tests."""
        files = set()
        for suite in suites:
            path = self.root / suite.path
            files |= set((path if path.is_dir() else path.parent).glob("**/*.py"))
        return digest(*(path.read_bytes() for path in sorted(files)))


def _modules(path: Path) -> list[Path]:
    if path.is_dir():
        return sorted(path.rglob("*.py"))
    return [path] if path.exists() else []


def digest(*parts: bytes) -> str:
    found = hashlib.sha256()
    for part in parts:
        found.update(hashlib.sha256(part).digest())
    return found.hexdigest()[:24]

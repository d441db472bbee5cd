"""Packaging is in pyproject.toml; here is only the optional mypyc build of the engine.

With DEORBIT_COMPILE=1 the modules named below become C extensions. The same source runs without.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/deorbit")

CORE = [
    "chance",
    "codec",
    "dealer",
    "decisions",
    "fingerprints",
    "game",
    "line",
    "match",
    "open_game",
    "search",
    "sequence",
    "stack",
]

ROOMS = ["rules", "automation", "estimate", "screen"]
"""The rooms of a game that are compiled whole, and its `game` with them."""

LEFT = {"__init__.py", "contract.py", "content.py", "printed.py"}
"""What stays as it is in them: shapes, because msgspec needs its classes as they are written, and
what is read once."""

PARTS = [
    "intrepid/content/dice.py",
    "intrepid/content/edition.py",
    "stationfall/content/edition.py",
    "stationfall/content/names.py",
    "stationfall/content/script.py",
    "stationfall/positions/write.py",
    "stationx/content/edition.py",
    "stationx/content/masks.py",
]
"""What is asked often in the other rooms."""


def compiled() -> list[str]:
    """The modules that become extensions."""
    found = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    for game in sorted(PACKAGE.glob("games/*/game.py")):
        rooms = [path for room in ROOMS for path in (game.parent / room).rglob("*.py")]
        found += [game, *sorted(path for path in rooms if path.name not in LEFT)]
    found += [PACKAGE / "games" / part for part in PARTS]
    return [str(path) for path in found]


class SideBySide(build_ext):
    """Compiles as many files at a time as there are processors."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                found = pool.map(lambda source: compile_some([source], **settings), sources)
                return [file for files in found for file in files]

        self.compiler.compile = compile_all
        super().build_extensions()


if os.environ.get("DEORBIT_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify(compiled(), opt_level="3", multi_file=True)
    for module in modules:
        # Lets the compiler see through the calls from file to file and into mypyc's library.
        module.extra_compile_args += ["-flto=auto", "-fno-semantic-interposition"]
        module.extra_link_args += ["-flto=auto"]
else:
    modules = []

setup(ext_modules=modules, cmdclass={"build_ext": SideBySide})

"""Packaging is in pyproject.toml; here is only the optional mypyc build of the engine.

With DEORBIT_COMPILE=1 the modules below become C extensions. The same source runs without.
"""

import os

from setuptools import setup

COMPILED = [
    "core/chance.py",
    "core/codec.py",
    "core/facts.py",
    "core/game.py",
    "core/match.py",
    "core/seat.py",
    "core/stack.py",
    "games/stationx/battle.py",
    "games/stationx/build.py",
    "games/stationx/edition.py",
    "games/stationx/events.py",
    "games/stationx/game.py",
    "games/stationx/geometry.py",
    "games/stationx/masks.py",
    "games/stationx/movement.py",
    "games/stationx/purchase.py",
    "games/stationx/reasons.py",
    "games/stationx/state.py",
    "games/stationx/supply.py",
    "games/stationx/turn.py",
    "games/stationx/worth.py",
]

if os.environ.get("DEORBIT_COMPILE") == "1":
    from mypyc.build import mypycify

    modules = mypycify([f"src/deorbit/{path}" for path in COMPILED], opt_level="3")
    for module in modules:
        # Lets the compiler see through the calls into mypyc's run-time library.
        module.extra_compile_args += ["-flto", "-fno-semantic-interposition"]
        module.extra_link_args += ["-flto"]
else:
    modules = []

setup(ext_modules=modules)

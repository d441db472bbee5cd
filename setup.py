"""Packaging is in pyproject.toml; here is only the optional mypyc build of the engine.

With DEORBIT_COMPILE=1 the modules below become C extensions. The same source runs without.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

COMPILED = [
    "core/ahead.py",
    "core/chance.py",
    "core/codec.py",
    "core/facts.py",
    "core/game.py",
    "core/match.py",
    "core/seat.py",
    "core/stack.py",
    "games/intrepid/abilities.py",
    "games/intrepid/answers.py",
    "games/intrepid/badges.py",
    "games/intrepid/capacity.py",
    "games/intrepid/damage.py",
    "games/intrepid/details.py",
    "games/intrepid/disaster.py",
    "games/intrepid/docking.py",
    "games/intrepid/edition.py",
    "games/intrepid/events.py",
    "games/intrepid/faces.py",
    "games/intrepid/gains.py",
    "games/intrepid/game.py",
    "games/intrepid/placing.py",
    "games/intrepid/planning.py",
    "games/intrepid/questions.py",
    "games/intrepid/reasons.py",
    "games/intrepid/results.py",
    "games/intrepid/rolling.py",
    "games/intrepid/rounds.py",
    "games/intrepid/state.py",
    "games/intrepid/worth.py",
    "games/stationfall/abilities/actions.py",
    "games/stationfall/abilities/minds.py",
    "games/stationfall/abilities/moss.py",
    "games/stationfall/abilities/papers.py",
    "games/stationfall/abilities/powers.py",
    "games/stationfall/abilities/reveal.py",
    "games/stationfall/abilities/weapons.py",
    "games/stationfall/actions/airlock.py",
    "games/stationfall/actions/base.py",
    "games/stationfall/actions/console.py",
    "games/stationfall/actions/data.py",
    "games/stationfall/actions/force.py",
    "games/stationfall/actions/items.py",
    "games/stationfall/actions/launch.py",
    "games/stationfall/actions/pieces.py",
    "games/stationfall/actions/section.py",
    "games/stationfall/actions/step.py",
    "games/stationfall/activation.py",
    "games/stationfall/agenda/case.py",
    "games/stationfall/agenda/judges.py",
    "games/stationfall/agenda/own.py",
    "games/stationfall/agenda/people.py",
    "games/stationfall/agenda/things.py",
    "games/stationfall/automation/answers.py",
    "games/stationfall/automation/asked.py",
    "games/stationfall/automation/conditions.py",
    "games/stationfall/automation/deciding.py",
    "games/stationfall/automation/delivering.py",
    "games/stationfall/automation/finding.py",
    "games/stationfall/automation/kinds.py",
    "games/stationfall/automation/option.py",
    "games/stationfall/automation/planning.py",
    "games/stationfall/automation/priorities.py",
    "games/stationfall/automation/steps.py",
    "games/stationfall/automation/terrain.py",
    "games/stationfall/automation/ways.py",
    "games/stationfall/bots.py",
    "games/stationfall/characters.py",
    "games/stationfall/choices.py",
    "games/stationfall/decisions.py",
    "games/stationfall/edition.py",
    "games/stationfall/events.py",
    "games/stationfall/game.py",
    "games/stationfall/hopes.py",
    "games/stationfall/influence.py",
    "games/stationfall/knowledge.py",
    "games/stationfall/kompromat.py",
    "games/stationfall/leverage.py",
    "games/stationfall/lindsey.py",
    "games/stationfall/manoeuvre.py",
    "games/stationfall/manoeuvres.py",
    "games/stationfall/monsters.py",
    "games/stationfall/moving.py",
    "games/stationfall/offers.py",
    "games/stationfall/orders.py",
    "games/stationfall/position.py",
    "games/stationfall/project_x.py",
    "games/stationfall/prospects.py",
    "games/stationfall/reasons.py",
    "games/stationfall/setup.py",
    "games/stationfall/state.py",
    "games/stationfall/station.py",
    "games/stationfall/stationfall.py",
    "games/stationfall/systems.py",
    "games/stationfall/tally.py",
    "games/stationfall/terms.py",
    "games/stationfall/turn.py",
    "games/stationfall/worth.py",
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

    paths = [f"src/deorbit/{path}" for path in COMPILED]
    modules = mypycify(paths, opt_level="3", multi_file=True)
    for module in modules:
        # Lets the compiler see through the calls from file to file and into mypyc's library.
        module.extra_compile_args += ["-flto=auto", "-fno-semantic-interposition"]
        module.extra_link_args += ["-flto=auto"]
else:
    modules = []

setup(ext_modules=modules, cmdclass={"build_ext": SideBySide})

"""Shows where the content of a game comes from: data of each grade, and which are house."""

import json
import sys
import textwrap
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.screen import Screen
from deorbit.cli.terminal.widths import filled
from deorbit.core.errors import BadInput
from deorbit.core.grades import GRADES, HOUSE, Datum
from deorbit.core.text import has
from deorbit.games import NAMES, module_of

COLUMN = 7
LABEL = 24
INDENT = 2

STYLES = {HOUSE: f"bold {palette.NOW}"}


def show_edition(
    game: str, screen: Screen, grade: str | None, everything: bool, as_json: bool, pack: Path | None
) -> int:
    module = module_of(game, "content.graded")
    if module is None:
        known = sorted(name for name in NAMES if module_of(name, "content.graded"))
        raise BadInput("cli-edition-none", game=game, known=", ".join(known))
    if grade is not None and grade not in GRADES:
        raise BadInput("cli-edition-grade", grade=grade[:40], known=", ".join(GRADES))
    if grade is not None and everything:
        raise BadInput("cli-edition-both")
    data, tag = module.book(pack)
    wanted = [one for one in data if everything or one.grade == (grade or HOUSE)]
    if as_json:
        sys.stdout.write(_json(game, tag, data, wanted) + "\n")
        return 0
    title = screen.say(f"{game}-title")
    screen.tell(screen.say("cli-edition-title", game=title), f"bold {palette.NOW}")
    if tag:
        screen.tell(screen.say("cli-edition-pack", pack=tag["name"], hash=tag["hash"]))
    screen.tell("")
    for name in GRADES:
        screen.tell(
            screen.say("cli-edition-means", grade=name.ljust(5), means=_means(screen, name))
        )
    screen.tell("")
    for row in _counts(data, screen):
        screen.tell(row)
    screen.tell("")
    about = "all" if everything else grade or HOUSE
    own = f"cli-edition-{about}-{game}"
    screen.tell(screen.say(own if has(own) else f"cli-edition-{about}", count=len(wanted)), "bold")
    for line in _listed(wanted, everything, screen):
        screen.tell(line)
    return 0


def _means(screen: Screen, grade: str) -> str:
    return screen.say(f"cli-grade-{grade}")


def _json(
    game: str, tag: dict[str, str] | None, data: Sequence[Datum], wanted: Sequence[Datum]
) -> str:
    files = dict.fromkeys(one.file for one in data)
    counts = {
        file: {
            grade: sum(one.file == file and one.grade == grade for one in data) for grade in GRADES
        }
        for file in files
    }
    whole: dict[str, Any] = {"game": game, "pack": tag, "counts": counts}
    return json.dumps({**whole, "data": [one.to_json() for one in wanted]}, indent=1)


def _counts(data: Sequence[Datum], screen: Screen) -> list[Text]:
    """A line for each file, one for all of them."""
    head = Text(" " * LABEL)
    for grade in GRADES:
        head.append(grade.rjust(COLUMN), STYLES.get(grade, palette.QUIET))
    rows = [head]
    files = list(dict.fromkeys(one.file for one in data))
    for file in [*files, ""]:
        counts = Counter(one.grade for one in data if file in ("", one.file))
        name = file or screen.say("cli-edition-sum")
        line = Text(filled(name, LABEL), "" if file else "bold")
        for grade in GRADES:
            line.append(str(counts[grade]).rjust(COLUMN), STYLES.get(grade, ""))
        if file or len(files) > 1:
            rows.append(line)
    return rows


def _listed(data: Sequence[Datum], with_grade: bool, screen: Screen) -> list[Text]:
    """Entry by entry, under the file and the kind of entry."""
    entries: dict[tuple[str, str], dict[str, list[str]]] = {}
    for one in data:
        fields = entries.setdefault((one.file, one.group), {}).setdefault(one.entry or "-", [])
        fields.append(f"{one.field} ({one.grade})" if with_grade else one.field)
    lines: list[Text] = []
    for (file, group), named in entries.items():
        heading = f"{file}, {group}" if group else file
        lines += [Text(), Text(heading, f"bold {palette.POSSIBLE}")]
        width = max(len(name) for name in named) + INDENT
        for name, fields in named.items():
            opening = " " * INDENT + name.ljust(width)
            wrapped = textwrap.wrap(
                ", ".join(fields),
                screen.width,
                initial_indent=opening,
                subsequent_indent=" " * len(opening),
                break_long_words=False,
                break_on_hyphens=False,
            )
            lines += [Text(line) for line in wrapped]
    return lines

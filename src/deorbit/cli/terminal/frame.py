"""Puts a picture together: title, board, instruments, news, the question and the choices."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from rich.text import Text

from deorbit.cli.terminal import palette
from deorbit.cli.terminal.face import Face, Picture, Spot, View
from deorbit.cli.terminal.widths import filled, fitted, right, wide, wrapped

PANEL = 26
LEAST_WIDE = 64
"""Narrower screens have no panel."""
WIDE_PANEL = 46
LEAST_LOG = 36
LEAST_ROWS = 6
WANTED_NEWS = 4
NUMBERED = 4
"""Columns that the number of a choice takes, and the gap behind it."""


@dataclass
class Scene:
    """Everything that is to be seen at one moment. Where the news do not fit, those of weight are
    told, and `more` says how many others there are."""

    view: View
    spot: Spot
    title: str
    clock: str
    aside: str = ""
    now: Text = field(default_factory=Text)
    news: Sequence[Text] = ()
    weighty: Sequence[Text] = ()
    more: Callable[[int], str] = str
    notes: Sequence[Text] = ()
    question: str = ""
    choices: Sequence[str] = ()
    first: int = 1
    log: Sequence[str] = ()


def compose(
    face: Face, scene: Scene, width: int, height: int, language: str
) -> tuple[list[Text], Picture]:
    """The lines of a scene, fewer than the height, which leaves a line to type on."""
    body = height - 2
    board_width, board_height = face.size
    panel_width = PANEL if width >= LEAST_WIDE else 0
    log_width = width - board_width - WIDE_PANEL - 2
    if log_width >= LEAST_LOG:
        panel_width = WIDE_PANEL
        left_width = board_width
    else:
        log_width = 0
        if panel_width:
            panel_width = max(panel_width, min(WIDE_PANEL, width - board_width - 1))
        left_width = width - panel_width - (1 if panel_width else 0)
    question = _wrapped(Text(scene.question, f"bold {palette.NOW}"), left_width)
    choices = _columns(scene.choices, scene.first, left_width)
    if len(choices) > body - len(question) - LEAST_ROWS:
        choices = _columns(_shortened(scene.choices, left_width), scene.first, left_width)
    # Where the log has a column of its own, the news would only repeat it.
    told = () if log_width else scene.news
    news = [_wrapped(entry, left_width) for entry in told]
    notes = [line for entry in scene.notes for line in _wrapped(entry, left_width)]
    spare = body - len(question) - len(choices) - len(notes)
    rows = max(LEAST_ROWS, min(board_height, spare - min(WANTED_NEWS, sum(map(len, news)))))
    picture = face.board(scene.view, left_width, rows, scene.spot, language)
    room = max(0, spare - len(picture.lines))
    below = [*_told(scene, news, room, left_width), *notes, *question, *choices]
    left = [*picture.lines, *below]
    columns = [(left, left_width)]
    high = max(body, len(left))
    if panel_width:
        panel = face.panel(scene.view, panel_width, high, picture, scene.spot, language)
        columns.append((panel[:high], panel_width))
        high = max(len(left), len(panel[:high]))
    if log_width:
        columns.append((_log(scene.log, log_width, high), log_width))
    return [_title(scene, width), *_beside(columns)], picture


def _told(scene: Scene, news: list[list[Text]], room: int, width: int) -> list[Text]:
    """All news, or those of weight under a line that counts the rest."""
    if sum(map(len, news)) <= room or room < 2:
        return _latest(news, room)
    chosen = [_wrapped(entry, width) for entry in scene.weighty] or news
    lines = _latest(chosen, room - 1)
    shown = [entry for entry in chosen if entry[0] in lines]
    return [Text(scene.more(len(news) - len(shown)), palette.QUIET), *lines]


def _latest(news: list[list[Text]], room: int) -> list[Text]:
    """The last entries that fit, none of them cut unless it stands alone."""
    lines: list[Text] = []
    for entry in reversed(news):
        if len(lines) + len(entry) > room:
            break
        lines = [*entry, *lines]
    return lines or (news[-1][:room] if news else [])


def _title(scene: Scene, width: int) -> Text:
    line = Text().append(f" {scene.title} ", f"bold {palette.GROUND} on {palette.NOW}")
    line.append(f"  {scene.clock}  ")
    line.append_text(scene.now)
    if line.cell_len + wide(scene.aside) + 2 < width:
        line.append(right(scene.aside, width - line.cell_len - 1), palette.QUIET)
    line.truncate(width)
    return line


def _columns(labels: Sequence[str], first: int, width: int) -> list[Text]:
    """Numbered labels, from top to bottom and then to the right, in as few rows as fit."""
    if not labels:
        return []
    for high in range(1, len(labels) + 1):
        columns = [labels[start : start + high] for start in range(0, len(labels), high)]
        widths = [max(map(wide, column)) + NUMBERED for column in columns]
        if sum(widths) - 1 <= width:
            break
    lines = []
    for row in range(high):
        line = Text()
        for place in range(row, len(labels), high):
            line.append(f"{place + first:>2} ", f"bold {palette.POSSIBLE}")
            line.append(filled(labels[place], widths[place // high] - 3))
        lines.append(line)
    return lines


def _shortened(labels: Sequence[str], width: int) -> list[str]:
    """Labels of which two fit beside each other: the list would be too high otherwise."""
    most = (width + 1) // 2 - NUMBERED
    return [label if wide(label) <= most else fitted(label, most) for label in labels]


def _log(entries: Sequence[str], width: int, height: int) -> list[Text]:
    lines: list[Text] = []
    for entry in entries[-height:]:
        lines += _wrapped(Text(entry, palette.QUIET), width - 1)
    return lines[-height:]


def _wrapped(line: Text, width: int) -> list[Text]:
    return wrapped(line, width) if line.plain else []


def _beside(columns: Sequence[tuple[list[Text], int]]) -> list[Text]:
    rows = []
    for place in range(max(len(lines) for lines, _ in columns)):
        row = Text()
        for number, (lines, width) in enumerate(columns):
            part = lines[place].copy() if place < len(lines) else Text()
            part.truncate(width, pad=number < len(columns) - 1)
            if number:
                row.append(" ")
            row.append_text(part)
        rows.append(row)
    return rows

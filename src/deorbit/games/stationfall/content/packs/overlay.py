"""Lays the files of a content pack over those of a book.

Entries replace or add by name; `remove` takes away. A datum that a pack changes is house, unless
the pack says where it comes from; one that it repeats keeps its grade.
"""

from collections.abc import Callable, Iterable, Mapping
from copy import deepcopy
from typing import Any

from deorbit.core.grades import GRADE, HOUSE, parts, stated
from deorbit.games.stationfall.content.book import GRADES_OF_PAGES, PAGES, Page
from deorbit.games.stationfall.content.editions import NO_DATA, edge_data
from deorbit.games.stationfall.content.packs.mistakes import Mistake, Report

ALL = "all"
REMOVE = "remove"
EDGES = ("corridors", "vents")


def lay_over(
    below: dict[str, Page], above: dict[str, Page], found: list[Mistake]
) -> dict[str, Page]:
    """The pages with the pack's laid over them. What has the wrong form is reported and left out;
    whether the result makes sense is for `checking` to say."""
    pages = deepcopy(below)
    for name in PAGES:
        if name in above:
            _LAYERS[name](Report(found, f"{name}.toml"), pages, deepcopy(above[name]))
    return pages


def _lay_characters(report: Report, pages: dict[str, Page], page: Page) -> None:
    cards = pages["characters"]
    _lay_entries(report, cards, page, page.pop(REMOVE, []), "characters", "")


def _lay_abilities(report: Report, pages: dict[str, Page], page: Page) -> None:
    """The colour of an ability can change; when it works is a rule."""
    known = pages["abilities"]
    for name, entry in _existing(report, known, page):
        _fixed(report.of(name), known[name], entry, ["when"])
        known[name] = _merged(known[name], entry, "abilities")


def _lay_projects(report: Report, pages: dict[str, Page], page: Page) -> None:
    """A card can be taken out; what it does is a rule."""
    known = pages["project_x"]
    _take_away(report.of(REMOVE), known, page.pop(REMOVE, []))
    for name, entry in _existing(report, known, page):
        _fixed(report.of(name), known[name], entry, ["monster", "kind"])
        known[name] = _merged(known[name], entry, "project_x")


def _lay_map(report: Report, pages: dict[str, Page], page: Page) -> None:
    station = pages["map"]
    remove = _table(report.of(REMOVE), page.pop(REMOVE, {}))
    for group in ("section", "ship"):
        entries = _table(report.of(group), page.pop(group, {}))
        _lay_entries(report, station[group], entries, remove.pop(group, []), "map", group)
    edges = _table(report.of("edges"), page.pop("edges", {}))
    old = {_ends(one): edge_data(one, group) for group in EDGES for one in station["edges"][group]}
    for group in EDGES:
        here = report.of(group)
        kept = station["edges"][group]
        _take_edges(here.at(REMOVE), kept, remove.pop(group, []), _ends)
        for one in _listed(here, edges.pop(group, [])):
            known = {_ends(other): place for place, other in enumerate(kept)}
            new = _regraded_edge(one, old.get(_ends(one)), group)
            if _ends(one) in known and _ends(one) in old:
                kept[known[_ends(one)]] = new
                del old[_ends(one)]
            else:
                kept.append(new)
    here = report.of("addition")
    kept = station["addition"]
    _take_edges(here.at(REMOVE), kept, remove.pop("addition", []), _addition)
    for one in _listed(here, page.pop("addition", [])):
        same = [other for other in kept if _addition(other) == _addition(one)]
        new = _regraded(one, same[0] if same else {}, "map")
        kept[:] = [other for other in kept if other not in same] + [new]
    _no_more(report.of("edges"), edges, EDGES)
    _no_more(report.of(REMOVE), remove, ("section", "ship", *EDGES, "addition"))
    _no_more(report, page, ("section", "ship", "edges", "addition", REMOVE))


def _lay_game(report: Report, pages: dict[str, Page], page: Page) -> None:
    """Number by number."""
    known = pages["game"]
    items = _table(report.of("item"), page.pop("item", {}))
    for name, entry in _existing(report, known["item"], items, "item"):
        known["item"][name] = _merged(known["item"][name], entry, "game")
    tables = {name: table for name, table in known.items() if name != "item"}
    for name, entry in _existing(report, tables, page, more=["item"]):
        known[name] = _merged(known[name], entry, "game")


def _lay_scripts(report: Report, pages: dict[str, Page], page: Page) -> None:
    _lay_entries(report, pages["scripts"], page, page.pop(REMOVE, []), "scripts", "")


_LAYERS: dict[str, Callable[[Report, dict[str, Page], Page], None]] = {
    "characters": _lay_characters,
    "abilities": _lay_abilities,
    "map": _lay_map,
    "project_x": _lay_projects,
    "game": _lay_game,
    "scripts": _lay_scripts,
}


# Entries ------------------------------------------------------------------------------------------


def _lay_entries(
    report: Report, below: Page, above: Page, remove: Any, page: str, group: str
) -> None:
    old = dict(below)
    _take_away(report.of(f"{REMOVE}.{group}" if group else REMOVE), below, remove)
    for name, entry in above.items():
        here = report.of(f"{group}.{name}"[-60:] if group else name[:60])
        if isinstance(entry, dict):
            below[name] = _regraded(entry, old.get(name, {}), page)
        else:
            here.wrong("table", value=str(entry))


def _existing(
    report: Report, known: Page, page: Page, group: str = "", more: Iterable[str] = ()
) -> list[tuple[str, Page]]:
    """The entries of a page in which only what exists can be changed."""
    found: list[tuple[str, Page]] = []
    for name, entry in page.items():
        here = report.of(f"{group}.{name}"[:60] if group else name[:60])
        if name not in known:
            here.wrong("only-known", known=", ".join([*known, *more]))
        elif not isinstance(entry, dict):
            here.wrong("table", value=str(entry))
        else:
            found.append((name, entry))
    return found


def _fixed(report: Report, old: Page, new: Page, keys: Iterable[str]) -> None:
    for key in keys:
        if key in new and new[key] != old.get(key):
            report.at(key).wrong("fixed", value=str(new[key]), stays=str(old.get(key, "-")))


def _take_away(report: Report, below: Page, remove: Any) -> None:
    if remove == ALL:
        below.clear()
        return
    if not isinstance(remove, list):
        report.wrong("remove", value=str(remove))
        return
    for name in remove:
        if not isinstance(name, str) or name not in below:
            report.unknown(name, below)
        else:
            del below[name]


def _take_edges(
    report: Report, kept: list[Page], remove: Any, key: Callable[[Page], object]
) -> None:
    if remove == ALL:
        kept.clear()
        return
    for one in _listed(report, remove):
        same = [other for other in kept if key(other) == key(one)]
        if not same:
            report.wrong("not-there", value=", ".join(str(word) for word in one.values()))
        for other in same:
            kept.remove(other)


def _listed(report: Report, value: Any) -> list[Page]:
    if not isinstance(value, list):
        report.wrong("list-of-tables", value=str(value))
        return []
    for one in value:
        if not isinstance(one, dict):
            report.wrong("table", value=str(one))
    return [one for one in value if isinstance(one, dict)]


def _table(report: Report, value: Any) -> Page:
    if isinstance(value, dict):
        return value
    report.wrong("table", value=str(value))
    return {}


def _no_more(report: Report, page: Page, known: Iterable[str]) -> None:
    for key in page:
        report.at(key[:60]).wrong("unknown-key", known=", ".join(known))


def _ends(one: Page) -> frozenset[str]:
    return frozenset((str(one.get("a")), str(one.get("b"))))


def _addition(one: Page) -> tuple[str, str]:
    return str(one.get("section")), str(one.get("action"))


# Grades -------------------------------------------------------------------------------------------


def _regraded_edge(edge: Page, old: Page | None, group: str) -> Page:
    graded = _regraded(edge_data(edge, group), old or {}, "map")
    return {**edge, GRADE: graded[GRADE]}


def _merged(old: Page, entry: Page, page: str) -> Page:
    """An entry of which a pack changes some fields."""
    kept = {key: value for key, value in old.items() if key != GRADE}
    return _regraded({**kept, **entry}, old, page)


def _regraded(entry: Page, old: Page, page: str) -> Page:
    """The entry with a grade for every datum in it."""
    told = entry.get(GRADE)
    if told is not None and not isinstance(told, Mapping):
        return entry
    spec = dict(told or {})
    skip = NO_DATA.get(page, ())
    before = parts(old, skip)
    for field, value in parts(entry, skip).items():
        if stated(spec, field) is None:
            same = field in before and before[field] == value
            grade = stated(old.get(GRADE), field) or stated(GRADES_OF_PAGES[page], field)
            spec[field] = grade if same and grade else HOUSE
    kept = old.get(GRADE)
    if isinstance(kept, Mapping):
        for field in kept:
            if field not in before and field != "rest" and stated(spec, field) is None:
                spec[field] = kept[field]
    return {**entry, GRADE: spec}

"""Checks that the station of a book holds together: ways, pods, pieces and where they lie."""

from collections import Counter
from collections.abc import Iterable

from deorbit.core.grades import label
from deorbit.games.stationfall.content.book import Page
from deorbit.games.stationfall.content.packs.lenient import names, number, pawns_of, table, word
from deorbit.games.stationfall.content.packs.mistakes import Mistake, Report
from deorbit.games.stationfall.content.packs.shapes import PLAYERS
from deorbit.games.stationfall.content.packs.values import MOST

SPACE = "outer-space"
LANDMARKS = ("vault-x", "bridge", "reactor")
"""Sections that rules name: they are always there, and no pods."""

MOST_POWER = 3
HEART = "bridge"


def check_station(found: list[Mistake], pages: dict[str, Page]) -> None:
    station = pages["map"]
    _check_landmarks(found, pages)
    _check_places(found, station)
    for name, one in station["section"].items():
        if isinstance(one, dict):
            _check_section(Report(found, "map.toml", f"section.{name}"), name, one, station)
    _check_edges(found, station)
    _check_additions(found, station)
    _check_reach(found, station)
    _check_counts(found, pages)
    _check_items(found, pages)


def there(inner: str, outer: str) -> bool:
    """Whether what comes with `outer` is there whenever what comes with `inner` is."""
    return outer in ("", inner)


def _always(station: Page) -> dict[str, Page]:
    """The sections that are on every station."""
    return {name: one for name, one in station["section"].items() if not word(one, "with")}


# Sections -----------------------------------------------------------------------------------------


def _check_landmarks(found: list[Mistake], pages: dict[str, Page]) -> None:
    sections = pages["map"]["section"]
    containment = word(table(pages["game"], "antimatter"), "at")
    for name in (SPACE, *LANDMARKS, *([containment] if containment in sections else [])):
        report = Report(found, "map.toml", f"section.{name}")
        if name not in sections:
            report.wrong("landmark")
        elif word(sections[name], "with") or "pod" in sections[name]:
            report.wrong("landmark-fixed")
    space = sections.get(SPACE)
    if space is None:
        return
    report = Report(found, "map.toml", f"section.{SPACE}")
    if next(iter(sections)) != SPACE:
        report.wrong("space-first")
    if word(space, "hazard") != "asphyxiation" or "airlock" not in names(space, "actions"):
        report.wrong("space")
    for key in ("airlock", "damaged", "power", "console", "kompromat", "gravity"):
        if space.get(key):
            report.at(key).wrong("not-in-space")


def _check_places(found: list[Mistake], station: Page) -> None:
    taken: dict[str, str] = {}
    for name, one in station["section"].items():
        where = str(one.get("at"))
        if "at" in one and taken.setdefault(where, name) != name:
            Report(found, "map.toml", f"section.{name}", "at").wrong(
                "same-place", value=where, other=taken[where]
            )


def _check_section(report: Report, name: str, one: Page, station: Page) -> None:
    if name != SPACE and bool(names(one, "airlock")) != ("airlock" in names(one, "actions")):
        report.at("airlock").wrong("airlock")
    pod = one.get("pod")
    if not isinstance(pod, dict):
        return
    dock = station["section"].get(word(pod, "dock"), {})
    at = report.at("pod")
    if "pod" in dock or word(pod, "dock") == SPACE:
        at.at("dock").wrong("dock", value=word(pod, "dock"))
    elif not there(word(one, "with"), word(dock, "with")):
        at.at("dock").wrong("not-always", value=word(pod, "dock"), owner=word(dock, "with"))
    if word(pod, "needs") == "inspector-or-jury-rig" and not word(one, "with"):
        at.at("needs").wrong("goes-with", needed="with")
    if one.get("gravity") is True:
        report.at("gravity").wrong("pod-gravity")


# Ways ---------------------------------------------------------------------------------------------


def _check_edges(found: list[Mistake], station: Page) -> None:
    sections = station["section"]
    joined: set[frozenset[str]] = set()
    for group in ("corridors", "vents"):
        for one in station["edges"][group]:
            report = Report(found, "map.toml", f"{group} {label(one)}")
            ends = [word(one, "a"), word(one, "b")]
            if ends[0] == ends[1]:
                report.wrong("loop")
            if frozenset(ends) in joined:
                report.wrong("joined-twice")
            joined.add(frozenset(ends))
            for end in ends:
                section = sections.get(end, {})
                if end == SPACE or "pod" in section:
                    report.wrong("no-corridor", value=end)
                elif not there(word(one, "with"), word(section, "with")):
                    report.wrong("not-always", value=end, owner=word(section, "with"))


def _check_additions(found: list[Mistake], station: Page) -> None:
    seen: set[tuple[str, str]] = set()
    for one in station["addition"]:
        report = Report(found, "map.toml", f"addition {label(one)}")
        section = station["section"].get(word(one, "section"), {})
        if not there(word(one, "with"), word(section, "with")):
            owner = word(section, "with")
            report.at("section").wrong("not-always", value=word(one, "section"), owner=owner)
        pair = (word(one, "section"), word(one, "action"))
        if pair in seen or pair[1] in names(section, "actions"):
            report.at("action").wrong("offered-twice", value=pair[1])
        seen.add(pair)


def _check_reach(found: list[Mistake], station: Page) -> None:
    """Every section can be reached from the Bridge, whoever is in play."""
    sections = station["section"]
    if HEART not in sections:
        return
    for name, one in sections.items():
        if name == SPACE or "pod" in one:
            continue
        owner = word(one, "with")
        present = [n for n, other in sections.items() if there(owner, word(other, "with"))]
        if name not in _reached(station, present, owner):
            Report(found, "map.toml", f"section.{name}").wrong("unreachable", start=HEART)


def _reached(station: Page, present: Iterable[str], owner: str) -> set[str]:
    near: dict[str, list[str]] = {name: [] for name in present}
    for one in station["edges"]["corridors"]:
        a, b = word(one, "a"), word(one, "b")
        if a in near and b in near and there(owner, word(one, "with")):
            near[a].append(b)
            near[b].append(a)
    reached = {HEART}
    edge = [HEART]
    while edge:
        edge = [other for name in edge for other in near.get(name, []) if other not in reached]
        reached.update(edge)
    return reached


# Pieces -------------------------------------------------------------------------------------------


def _check_counts(found: list[Mistake], pages: dict[str, Page]) -> None:
    station = pages["map"]
    always = _always(station)
    report = Report(found, "map.toml")
    pods = [name for name, one in station["section"].items() if "pod" in one]
    corridors = len(station["edges"]["corridors"]) + len(pods)
    for group, count in (
        ("corridors", corridors),
        ("vents", len(station["edges"]["vents"])),
        ("addition", len(station["addition"])),
    ):
        if count > MOST:
            report.of(group).wrong("too-many", count=count, most=MOST)
    power = [name for name, one in station["section"].items() if one.get("power") is True]
    if not 1 <= len(power) <= MOST_POWER or not set(power) <= set(always):
        report.of("section").at("power").wrong("power", count=len(power), most=MOST_POWER)
    tokens = max(number(table(pages["game"], "characters"), players) for players in PLAYERS)
    icons = sum(1 for one in always.values() if word(one, "kompromat"))
    if icons < tokens:
        report.of("section").at("kompromat").wrong("icons", count=icons, wanted=tokens)
    for way in ("in", "out"):
        if not any(way in names(one, "airlock") for one in always.values()):
            report.of("section").at("airlock").wrong("no-airlock", value=way)
    inside = [one for name, one in always.items() if name != SPACE and "pod" not in one]
    for key in ("dark", "gravity"):
        if not any(one.get(key) is True for one in inside):
            report.of("section").at(key).wrong("none-such", value=key)
    tokens_of_entry = table(pages["game"], "re_entry")
    if number(tokens_of_entry, "fireball") + number(tokens_of_entry, "minute") < 1:
        Report(found, "game.toml", "re_entry").wrong("no-tokens")


def _check_items(found: list[Mistake], pages: dict[str, Page]) -> None:
    """No more pieces are laid out than exist, and each unique one once."""
    sections, cards, items = pages["map"]["section"], pages["characters"], pages["game"]["item"]
    laid: Counter[str] = Counter()
    for one in sections.values():
        laid.update(names(one, "items"))
    for name, card in cards.items():
        for _ in pawns_of(name, card):
            laid.update([*names(card, "starts_with"), *names(card, "integral")])
    laid.update(name for name, one in items.items() if "starts" in one)
    for name, one in items.items():
        report = Report(found, "game.toml", f"item.{name}")
        start = table(sections, word(one, "starts"))
        if not there(word(one, "with"), word(start, "with")):
            owner = word(start, "with")
            report.at("starts").wrong("not-always", value=word(one, "starts"), owner=owner)
        if one.get("unique") is not True:
            if "supply" not in one:
                report.wrong("missing", missing="supply")
            elif type(one["supply"]) is int and 0 <= one["supply"] < laid[name]:
                report.at("supply").wrong("supply", count=laid[name], supply=one["supply"])
            if "starts" in one:
                report.at("starts").wrong("unique-only")
        else:
            if "supply" in one:
                report.at("supply").wrong("unique-supply")
            if name not in cards and word(one, "with") in ("", *cards) and laid[name] != 1:
                report.wrong("unique", count=laid[name])
        owner = word(one, "with")
        if owner and name not in cards:
            _check_owned(report, name, owner, pages)
    antimatter = word(table(pages["game"], "antimatter"), "at")
    if antimatter in sections and "antimatter" not in names(sections[antimatter], "items"):
        Report(found, "game.toml", "antimatter", "at").wrong("antimatter", value=antimatter)


def _check_owned(report: Report, item: str, owner: str, pages: dict[str, Page]) -> None:
    """An Item that comes with a character lies nowhere without it."""
    for name, one in pages["map"]["section"].items():
        if item in names(one, "items") and word(one, "with") != owner:
            report.wrong("owned", value=name, owner=owner)
    for name, card in pages["characters"].items():
        if name != owner and item in [*names(card, "starts_with"), *names(card, "integral")]:
            report.wrong("owned", value=name, owner=owner)

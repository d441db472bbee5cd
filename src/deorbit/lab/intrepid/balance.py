"""How hard Intrepid is: games of the agent `search` for every difficulty and number of players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import permutations
from statistics import fmean

import deorbit
from deorbit.agents.search import Search
from deorbit.games.intrepid.content.edition import COUNTRIES, DIFFICULTIES, DISASTERS, RESOURCES
from deorbit.lab.estimates import Share
from deorbit.lab.pieces import in_pieces

GAME = "intrepid"
WON = "won"
PLAYERS = (1, 2, 3, 4)
USUAL_WIDTH = Search().width

PIECE = 5
"""Games that a process plays before it reports."""

SEEDS = 1_000_000
"""Games of one cell and seed differ from those of the next."""

SEATS = 16
MOST_ACTIONS = 20_000


# What was seen ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Cell:
    """A difficulty and a number of players."""

    difficulty: str
    players: int

    @property
    def number(self) -> int:
        return DIFFICULTIES.index(self.difficulty) * len(PLAYERS) + self.players - 1

    @property
    def crews(self) -> int:
        return max(2, self.players)


@dataclass(frozen=True)
class Game:
    """How one game went: `ending` is "won" or the resource that ran out."""

    cell: Cell
    countries: tuple[str, ...]
    disaster: str
    ending: str
    rounds: int

    @property
    def won(self) -> bool:
        return self.ending == WON


def won(games: Iterable[Game]) -> Share:
    """The share of games that were won."""
    found = list(games)
    return Share(sum(game.won for game in found), len(found))


def of_cell(games: Sequence[Game], cell: Cell) -> list[Game]:
    return [game for game in games if game.cell == cell]


def cells_of(games: Sequence[Game]) -> list[Cell]:
    """In the order of difficulty and players."""
    return sorted({game.cell for game in games}, key=lambda cell: cell.number)


def by_country(games: Sequence[Game]) -> dict[str, Share]:
    """Of games with a country. Where all four play, none can be told from another: those games do
    not count."""
    telling = [game for game in games if len(game.countries) < len(COUNTRIES)]
    return {
        country: won(game for game in telling if country in game.countries)
        for country in COUNTRIES
        if any(country in game.countries for game in telling)
    }


def by_disaster(games: Sequence[Game]) -> dict[str, Share]:
    return {
        disaster: won(game for game in games if game.disaster == disaster) for disaster in DISASTERS
    }


def by_level(games: Sequence[Game]) -> dict[str, dict[str, Share]]:
    """By difficulty and disaster, as far as they were played."""
    return {
        difficulty: by_disaster([game for game in games if game.cell.difficulty == difficulty])
        for difficulty in DIFFICULTIES
        if any(game.cell.difficulty == difficulty for game in games)
    }


def lost_by(games: Sequence[Game]) -> dict[str, Share]:
    """By resource: the share of games that ended because it ran out."""
    endings = Counter(game.ending for game in games)
    return {resource: Share(endings[resource], len(games)) for resource in RESOURCES}


def rounds(games: Sequence[Game]) -> float:
    return fmean(game.rounds for game in games)


# The goals ----------------------------------------------------------------------------------------

GOALS = {"easy": 0.70, "normal": 0.45, "hard": 0.20}
WITHIN = 0.08
APART = 0.08
"""How much oftener one disaster may be won than the other: both are of challenge level 2 (2.2)."""
LEAST_COUNTRY = 0.80
"""Of the best country's share of wins, what every other one has at least."""


def on_goal(cell: Cell, share: Share) -> bool:
    # Rounded, so that a share of exactly 8 points beside the goal counts as within.
    return round(abs(share.value - GOALS[cell.difficulty]), 9) <= WITHIN


def apart(disasters: dict[str, Share]) -> float:
    """How much oftener the easiest disaster is won than the hardest."""
    values = [share.value for share in disasters.values()]
    return round(max(values) - min(values), 9)


def best(countries: dict[str, Share]) -> float:
    return max(share.value for share in countries.values())


def left_behind(countries: dict[str, Share]) -> list[str]:
    """Countries that win too seldom."""
    if not countries:
        return []
    least = LEAST_COUNTRY * best(countries)
    return [country for country, share in countries.items() if share.value < round(least, 9)]


# The games ----------------------------------------------------------------------------------------


def line_ups(crews: int) -> list[tuple[str, ...]]:
    """Countries in the order of crews. Every four in a row have each country equally often, and all
    of them each order of so many countries."""
    first, *others = COUNTRIES
    found = []
    for rest in permutations(others):
        ring = (first, *rest)
        for start in range(len(ring)):
            found.append((ring[start:] + ring[:start])[:crews])
    return found


def play(cell: Cell, number: int, seed: int, width: int) -> Game:
    """One game. Disasters alternate, countries rotate."""
    disaster = DISASTERS[number % len(DISASTERS)]
    some = line_ups(cell.crews)
    countries = some[number // len(DISASTERS) % len(some)]
    own = SEEDS * (seed * len(DIFFICULTIES) * len(PLAYERS) + cell.number) + number
    match = deorbit.new(
        GAME,
        cell.players,
        own,
        difficulty=cell.difficulty,
        disaster=disaster,
        countries=list(countries),
    )
    agents = [
        deorbit.agent("search", seed=SEATS * own + seat, width=width)
        for seat in range(cell.players)
    ]
    outcome = deorbit.play_out(match, agents, MOST_ACTIONS)
    if outcome is None:
        raise RuntimeError(f"no end after {MOST_ACTIONS} actions")
    return Game(cell, countries, disaster, outcome.ending, match.view(None)["round"])


def play_some(cell: Cell, first: int, count: int, seed: int, width: int) -> list[Game]:
    return [play(cell, number, seed, width) for number in range(first, first + count)]


def measure(
    cells: Sequence[Cell],
    games: int = 400,
    seed: int = 0,
    width: int = USUAL_WIDTH,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda played: None,
) -> list[Game]:
    """Games for every cell, in processes side by side; `tell` hears how many were played. How the
    work is shared out makes no difference to what is found."""
    pieces = [
        (cell, first, min(PIECE, games - first), seed, width)
        for cell in cells
        for first in range(0, games, PIECE)
    ]
    found = in_pieces(play_some, pieces, jobs, lambda some: tell(len(some)))
    return [game for some in found for game in some]


def cells(difficulties: Sequence[str] = (), players: Sequence[int] = ()) -> list[Cell]:
    """Those asked for; all if nothing is."""
    for name in difficulties:
        if name not in DIFFICULTIES:
            known = ", ".join(DIFFICULTIES)
            raise deorbit.BadInput("lab-balance-difficulty", name=name[:40], known=known)
    return [
        Cell(difficulty, count)
        for difficulty in DIFFICULTIES
        if not difficulties or difficulty in difficulties
        for count in PLAYERS
        if not players or count in players
    ]

"""How well bots serve their agendas: games with a bot, and equal games in which a random player has
the bot's identity."""

from __future__ import annotations

import difflib
import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import deorbit
from deorbit.agents.random import RandomAgent
from deorbit.core.codec import kind_of
from deorbit.core.match import Seat
from deorbit.games import find
from deorbit.games.stationfall.content.book import built_in
from deorbit.games.stationfall.rules.ending.delivery import agenda_points, bonus_points
from deorbit.lab.estimates import Estimate, estimate, ratio, together
from deorbit.lab.pieces import in_pieces

GAME = "stationfall"
ANNOUNCED, REGROUPED = "manoeuvre", "regroup"
"""The two answers of a bot to its turn."""

PIECE = 10
"""Games that a process plays before it reports."""

SEEDS = 1_000_000
"""Games of one seed differ from those of the next."""

SEATS = 16
MOST_ACTIONS = 20_000


# What was seen ------------------------------------------------------------------------------------


@dataclass
class Tally:
    """Games with one identity: what its agenda paid in each, to whom, for what, and what the bot
    did with its turns."""

    identity: str
    random: list[int] = field(default_factory=list)
    bot: list[int] = field(default_factory=list)
    random_rows: Counter[str] = field(default_factory=Counter)
    bot_rows: Counter[str] = field(default_factory=Counter)
    turns: Counter[str] = field(default_factory=Counter)
    """How often each manoeuvre was announced, and `regroup`."""

    def add(self, other: Tally) -> None:
        self.random += other.random
        self.bot += other.bot
        self.random_rows.update(other.random_rows)
        self.bot_rows.update(other.bot_rows)
        self.turns.update(other.turns)

    @property
    def best(self) -> int:
        return max(self.random + self.bot)

    @property
    def random_mean(self) -> Estimate:
        return estimate(self.random)

    @property
    def bot_mean(self) -> Estimate:
        return estimate(self.bot)

    @property
    def closed(self) -> Estimate | None:
        """The share of the gap between the random mean and the best score seen that the bot's mean
        closes; None where there is no gap."""
        low, high = self.random_mean, self.bot_mean
        gap = self.best - low.value
        if gap <= 0:
            return None
        share = (high.value - low.value) / gap
        return Estimate(share, math.hypot(high.margin, (1 - share) * low.margin) / gap)

    @property
    def regrouped(self) -> float:
        """The share of turns that went into a Bot Renegotiate."""
        return self.turns[REGROUPED] / self.turns.total() if self.turns else 0.0


# The demands --------------------------------------------------------------------------------------

LEAST_RATIO = 2.0
LEAST_CLOSED = 1 / 3
MOST_REGROUPED = 1 / 3


def overall(tallies: Sequence[Tally]) -> Estimate | None:
    """The mean of all bots as a multiple of that of all random players."""
    return ratio(
        together([tally.bot_mean for tally in tallies]),
        together([tally.random_mean for tally in tallies]),
    )


def doubles(tallies: Sequence[Tally]) -> bool:
    """Whether bots score at least twice as much as random players, over all identities."""
    found = overall(tallies)
    if found is None:
        return any(tally.bot_mean.value > 0 for tally in tallies)
    return found.value >= LEAST_RATIO


def closes_enough(tally: Tally) -> bool:
    return tally.closed is not None and tally.closed.value >= LEAST_CLOSED


def acts_enough(tally: Tally) -> bool:
    return tally.regrouped <= MOST_REGROUPED


# The games ----------------------------------------------------------------------------------------


def identities() -> list[str]:
    """All identity cards, as the book has them."""
    return [
        identity
        for name, card in built_in().pages["characters"].items()
        for identity in card.get("identity", {name: card}) or {}
    ]


def checked(names: Sequence[str]) -> list[str]:
    """Identities by their names, each once; all if none is named."""
    known = identities()
    found = list(dict.fromkeys("-".join(name.lower().split()) for name in names))
    for name in found:
        if name not in known:
            near = [one for one in known if name in one] or difflib.get_close_matches(name, known)
            message = "lab-bots-near" if near else "lab-bots-unknown"
            told = ", ".join(near or known)
            raise deorbit.BadInput(message, identity=name[:60], known=told)
    return found or known


class Keeper(RandomAgent):
    """Random, but for its identity: every legal action that does not give it up is equally
    likely."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__(seed)
        self.swap = find(GAME).kind_of["schroedinger"]

    def pick(self, seat: Seat) -> int:
        moves = [move for move in seat.moves() if kind_of(move) != self.swap]
        return moves[int(self.rng.random() * len(moves))]


def with_bot(identity: str, seat: int, seats: int, seed: int) -> deorbit.Match:
    """A match of a bot and people, with characters drawn at random."""
    options = {"characters": "random", "bots": (seat,), "bot_identities": [identity]}
    return deorbit.new(GAME, seats, seed, **options)


def with_person(
    identity: str, seat: int, cast: Sequence[str], seats: int, seed: int
) -> deorbit.Match:
    """A match of people only, in which this seat is dealt the identity and chooses it."""
    position = deorbit.new(GAME, seats, seed, characters=list(cast)).position()
    hands: list[list[str]] = [player["dealt"] for player in position["players"]]
    own = hands[seat]
    if identity not in own:
        for hand in hands:
            hand[:] = [own[0] if card == identity else card for card in hand]
        own[0] = identity
    match = deorbit.scenario(GAME, position, seed)
    match.play(seat, deorbit.Action("choose", (identity,)))
    return match


def paid(match: deorbit.Match, agents: Sequence[deorbit.Agent], seat: int) -> Counter[str]:
    """Play to the end; the points that the rows of its agenda brought a seat: by the bot side of
    its card, also where a random player sits there."""
    if deorbit.play_out(match, agents, MOST_ACTIONS) is None:
        raise RuntimeError(f"no end after {MOST_ACTIONS} actions")
    state = match._state
    bonus = bonus_points(state, seat)
    return Counter(dict(agenda_points(state, seat, state.pc[seat], bonus, bot=True)))


def play(identity: str, number: int, seats: int, seed: int) -> Tally:
    """One game with the bot, and its equal without."""
    seat, seed = number % seats, SEEDS * seed + number
    agents: list[deorbit.Agent] = [
        deorbit.agent("random", seed=SEATS * seed + one) for one in range(seats)
    ]
    tally = Tally(identity)
    match = with_bot(identity, seat, seats, seed)
    cast = match.view(None)["cast"]
    agents[seat] = deorbit.agent("automation", seed=SEATS * seed + seat)
    tally.bot_rows = paid(match, agents, seat)
    tally.bot = [tally.bot_rows.total()]
    for actor, action in match.actions:
        if actor == seat and action.kind in (ANNOUNCED, REGROUPED):
            tally.turns[str(action.args[0]) if action.args else REGROUPED] += 1
    match = with_person(identity, seat, cast, seats, seed)
    agents = [deorbit.agent("random", seed=SEATS * seed + one) for one in range(seats)]
    agents[seat] = Keeper(SEATS * seed + seat)
    tally.random_rows = paid(match, agents, seat)
    tally.random = [tally.random_rows.total()]
    return tally


def play_some(identity: str, first: int, count: int, seats: int, seed: int) -> Tally:
    tally = Tally(identity)
    for number in range(first, first + count):
        tally.add(play(identity, number, seats, seed))
    return tally


def measure(
    names: Sequence[str],
    games: int = 300,
    seats: int = 4,
    seed: int = 0,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda played: None,
) -> list[Tally]:
    """Games for every identity, in processes side by side; `tell` hears how many were played. How
    the work is shared out makes no difference to what is found."""
    pieces = [
        (name, first, min(PIECE, games - first), seats, seed)
        for name in names
        for first in range(0, games, PIECE)
    ]
    done = in_pieces(play_some, pieces, jobs, lambda found: tell(len(found.bot)))
    tallies = {name: Tally(name) for name in names}
    for tally in done:
        tallies[tally.identity].add(tally)
    return list(tallies.values())

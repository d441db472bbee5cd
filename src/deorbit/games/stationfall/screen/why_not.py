"""What somebody may hope to do and cannot: for each kind of action one that tells best why not, and
all that might be done with a section or a character."""

from collections.abc import Sequence

from deorbit.core.codec import FIELD_BITS, FIELD_MASK, KIND_BITS, kind_of
from deorbit.core.game import ALLOWED
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.rules.reasons import (
    ALREADY_DOWN,
    NO_ACTIONS,
    NO_BODY,
    NO_FIREBOMB,
    NO_KOMPROMAT_HERE,
    NO_KOMPROMAT_THERE,
    NO_THROW_THERE,
    NOT_A_CHARACTER,
    NOT_A_PATIENT,
    NOT_A_ROBOT,
    NOT_COLOCATED,
    NOT_CONNECTED,
    NOT_DOWN,
    NOT_DOWN_TO_DRAG,
    NOT_DOWN_TO_PUSH,
    NOT_HELD,
    NOT_HERE,
    NOT_MENDABLE,
    STILL_LIVE,
)
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.screen.attempts import Kind, Move, Prospects

PALE = (
    NOT_COLOCATED,
    NOT_CONNECTED,
    NO_BODY,
    NOT_A_CHARACTER,
    ALREADY_DOWN,
    NOT_DOWN,
    NOT_DOWN_TO_DRAG,
    NOT_DOWN_TO_PUSH,
    NOT_A_ROBOT,
    STILL_LIVE,
    NO_THROW_THERE,
    NOT_MENDABLE,
    NOT_A_PATIENT,
)
"""Reasons that say little where another one could be given."""

PLAIN_TO_SEE = (
    *PALE,
    NO_FIREBOMB,
    NO_KOMPROMAT_HERE,
    NO_KOMPROMAT_THERE,
    NOT_HELD,
    NOT_HERE,
)
"""Reasons that everybody sees for themselves."""

ARMED = ("attack", "revive")
"""Kinds that fail for want of an Item: which is worth saying."""

LITTLE_KNOWN = ("withdraw", "kompromat", "grey-bribe", "moss-step", "moss-feed", "manoeuvre")
"""Kinds that nobody asks about with a piece to which they do not apply."""

EXPECTED = ("step", "attack", "rob", "give")
"""Kinds that everybody expects with a section or a character: even a pale reason is an answer."""

TITLES = {"section": ("section",), "character": ("character", "card"), "player": ("player",)}
"""By sort of target: the domains of arguments that can be it."""


class Hopes(Prospects):
    """What might be tried, and what the rules have against it."""

    def far_fetched(self, kind: Kind, fixed: dict[int, int]) -> bool:
        """Whether an argument has to be made up, because nothing fits."""
        name = kind.shape.name
        return any(
            place not in fixed
            and not (title == "item" and name in ARMED)
            and not self.values(name, title)
            for place, (_, title) in enumerate(kind.shape.fields)
        )

    def best(self, kind: Kind, fixed: dict[int, int]) -> tuple[Move, int]:
        """The action of a kind whose reason says most, and the code of the reason."""
        found: tuple[Move, int] | None = None
        for move in self.moves(kind, fixed):
            code = GAME.forbids(self.state, self.seat, move)
            if code in (ALLOWED, NO_ACTIONS):
                return move, code
            if found is None or (found[1] in PALE and code not in PALE):
                found = move, code
        if found is None:
            raise ValueError(kind.shape.name)
        return found

    def thinkable(self, kind: str, title: str, value: int) -> bool:
        """Whether anybody would think of an action of the pawn with that target."""
        if title == "character" and value == self.pawn:
            return False
        return kind in EXPECTED or value in self.values(kind, title)

    def refusal(self, kind: Kind, fixed: dict[int, int]) -> list[Move]:
        """The action of a kind that tells why nothing of it can be done; none where nobody would
        think of it."""
        name = kind.shape.name
        if name in LITTLE_KNOWN or (name not in EXPECTED and self.far_fetched(kind, fixed)):
            return []
        move, code = self.best(kind, fixed)
        return [] if code in PLAIN_TO_SEE and name not in EXPECTED else [move]


def could(state: StationfallState, seat: int, legal: Sequence[Move]) -> list[tuple[Move, bool]]:
    """For each kind of action that belongs to the pawn that acts and cannot be taken now: one that
    tells best why not, and whether that goes without saying."""
    hopes = Hopes(state, seat)
    if not hopes.acts:
        return []
    possible = {kind_of(move) for move in legal}
    found = []
    for number, act in enumerate(GAME.acts):
        if number not in possible and hopes.belongs(act):
            fixed = {0: hopes.pawn}
            move, code = hopes.best(act, fixed)
            found.append((move, code in PLAIN_TO_SEE or hopes.far_fetched(act, fixed)))
    return sorted(found, key=lambda hope: hope[1])


def attempts(
    state: StationfallState, seat: int, legal: Sequence[Move], sort: str, name: str
) -> list[Move]:
    """All that might be done with a target: the legal actions first, then for each other kind one
    that tells why not."""
    hopes = Hopes(state, seat)
    if state.stack.top(seat) < 0:
        return []
    kinds: list[Kind] = []
    if hopes.acts:
        kinds += [act for act in GAME.acts if hopes.belongs(act)]
        kinds += GAME.beside[hopes.question]
    else:
        kinds += GAME.answers[hopes.question]
    possible: list[Move] = []
    refused: list[Move] = []
    for kind in kinds:
        acts = GAME.kind_of[kind.shape.name] < len(GAME.acts)
        for place, (_, title) in enumerate(kind.shape.fields):
            if title not in TITLES[sort] or (acts and place == 0):
                continue
            value = number_of(state, title, name)
            if value == NOWHERE:
                continue
            fixed = {0: hopes.pawn, place: value} if acts else {place: value}
            found = [move for move in legal if fits(move, GAME.kind_of[kind.shape.name], fixed)]
            possible += found
            if not found and (not acts or hopes.thinkable(kind.shape.name, title, value)):
                refused += hopes.refusal(kind, fixed)
    return list(dict.fromkeys([*possible, *refused]))


def number_of(state: StationfallState, title: str, name: str) -> int:
    """A target as a value of a domain; NOWHERE if it is none. A pawn stands for its card."""
    edition = state.edition
    if title == "player":
        players = [str(player) for player in range(state.players)]
        return players.index(name) if name in players else NOWHERE
    if title == "card" and name in edition.pawns:
        return edition.card_of[edition.pawns.index(name)]
    return edition.domains[title].index_of.get(name, NOWHERE)


def fits(move: Move, kind: int, fixed: dict[int, int]) -> bool:
    """Whether an action is of a kind and has these arguments."""
    return kind_of(move) == kind and all(
        move >> (KIND_BITS + FIELD_BITS * place) & FIELD_MASK == value
        for place, value in fixed.items()
    )

"""Points as people read them: what would score if the station fell now, and how a game ended."""

from deorbit.core.screen import Sentence
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.sentences import sentence
from deorbit.games.stationfall.rules.ending.delivery import (
    Points,
    best_bots,
    bonus_of,
    can_win,
    members,
    partner_of,
    score_rows,
    total,
    winning,
)
from deorbit.games.stationfall.rules.state import ENDINGS, GUILT, GUILTY, StationfallState
from deorbit.games.stationfall.screen.contract import (
    Bonus,
    EndedPlayer,
    Ending,
    Mode,
    Preview,
    Row,
    Scored,
)
from deorbit.games.stationfall.screen.players import of_seat


def told(rows: Points) -> list[Row]:
    return [Row(row, points, sentence(f"row-{row}")) for row, points in rows]


def scored(state: StationfallState, player: int, identity: int) -> Scored:
    rows = score_rows(state, player, identity)
    return Scored(told(rows), total(rows))


def bonus_rows(state: StationfallState, player: int) -> list[Bonus]:
    """The Bonus Characters of a player, or of a pair, each with what it pays."""
    names = state.edition.identities
    return [
        Bonus(names[identity], bonus_of(state, identity))
        for identity in bits(state.bonus[state.lead[player]])
    ]


# Now ----------------------------------------------------------------------------------------------


def paid(state: StationfallState, seat: int) -> dict[int, Points]:
    """By conspiracy of a seat: the rows that would score if the station fell now. What is hidden
    never counts for them, so what the seat sees is enough."""
    return {
        player: score_rows(state, player, state.identity[player])
        for player in of_seat(state, seat)
        if state.identity[player] >= 0
    }


def preview(state: StationfallState, seat: int) -> dict[str, Preview]:
    """By conspiracy of a seat: what would score now, or with each card that is dealt."""
    return {str(player): preview_of(state, player) for player in of_seat(state, seat)}


def preview_of(state: StationfallState, player: int) -> Preview:
    names = state.edition.identities
    identity = state.identity[player]
    if identity < 0:
        cards = bits(state.dealt[state.lead[player]])
        dealt = {names[card]: scored(state, player, card) for card in cards}
        return Preview(None, [], 0, [], dealt)
    now = scored(state, player, identity)
    return Preview(names[identity], now.rows, now.total, bonus_rows(state, player), {})


# At the end ---------------------------------------------------------------------------------------


def ending(state: StationfallState) -> Ending:
    """How a finished game ended, and why."""
    rows = [score_rows(state, player, state.pc[player]) for player in range(state.players)]
    points = [total(paid) for paid in rows]
    won = winning(state, points)
    parties = standings(state, points, won)
    order = sorted(
        range(state.players), key=lambda player: (player not in won, parties[player].key)
    )
    name = ENDINGS[state.ending]
    return Ending(
        ending=name,
        words=sentence(f"ending-{name}"),
        mode=mode(state),
        winners=won,
        order=order,
        players=[
            ended(state, player, rows[player], points, parties) for player in range(state.players)
        ],
    )


def mode(state: StationfallState) -> Mode:
    return "cooperative" if state.cooperative else "teams" if state.teams else "alone"


def ended(
    state: StationfallState,
    player: int,
    rows: Points,
    points: list[int],
    parties: "list[Standing]",
) -> EndedPlayer:
    own = parties[player]
    partner = partner_of(state, points, player)
    return EndedPlayer(
        player=player,
        seat=state.seat_of[player],
        bot=state.bots >> player & 1 == 1,
        identity=state.edition.identities[state.pc[player]],
        schroedinger=state.schroedinger >> player & 1 == 1,
        rows=told(rows),
        total=points[player],
        bonus=bonus_rows(state, player),
        together=own.points,
        partner=partner if partner != NOWHERE else None,
        guilt=GUILT[state.guilt[player]],
        winner=own.won,
        why=why(state, points, player, parties),
    )


def standings(state: StationfallState, points: list[int], won: list[int]) -> "list[Standing]":
    """By player: where the party stands that wins and loses together. The people of a cooperative
    game are no party here: each has to beat the bots alone."""
    found = {lead: Standing(state, members(state, lead), points, won) for lead in set(state.lead)}
    by_player = [found[lead] for lead in state.lead]
    if state.teams and state.bots:
        rivals = best_bots(state, points)
        team = Standing(state, rivals, points, won)
        for bot in rivals:
            by_player[bot] = team
    return by_player


def why(
    state: StationfallState, points: list[int], player: int, parties: "list[Standing]"
) -> Sentence:
    """What decided for a player or against."""
    own = parties[player]
    everybody = list(dict.fromkeys(parties))
    if state.cooperative:
        return why_together(state, points, player, parties)
    if state.teams and state.bots:
        rivals = parties[best_bots(state, points)[0]]
        bot = state.bots >> player & 1 == 1
        if bot and own is not rivals:
            return sentence("why-bots-outside", **own.figures)
        if own.barred:
            return sentence("why-guilty", **own.figures)
        if bot and own.won:
            return sentence("why-bots-won", **own.figures)
        if bot:
            return sentence("why-lost-points", **own.figures)
        everybody = [one for one in everybody if one is rivals or not one.is_bots]
        if rivals.points == own.points and not own.won:
            return sentence("why-bots-tie", **own.figures)
        if rivals.points > own.points:
            return sentence("why-bots-ahead", best=rivals.points, **own.figures)
    return own.why(everybody)


def why_together(
    state: StationfallState, points: list[int], player: int, parties: "list[Standing]"
) -> Sentence:
    """The same where all people play against all bots."""
    own = parties[player]
    bots = bits(state.bots)
    persons = [one for one in range(state.players) if one not in bots]
    figures = {
        "least": min(points[one] for one in persons),
        "best": max(points[one] for one in bots),
        **own.figures,
    }
    if player in bots:
        if own.won:
            return sentence("why-coop-bot-won", **figures)
        if any(parties[one].won for one in persons):
            return sentence("why-coop-bot-lost", **figures)
        return own.why([parties[bot] for bot in bots])
    if own.won:
        return sentence("why-coop-won", **figures)
    if own.barred:
        return sentence("why-guilty", **figures)
    if figures["least"] > figures["best"]:
        return sentence("why-coop-guilty", **figures)
    if own.points > figures["best"]:
        return sentence("why-coop-others", **figures)
    return sentence("why-coop-lost", **figures)


class Standing:
    """Where a player, or a pair that wins and loses together, stands (16.4.8, 16.4.9)."""

    def __init__(
        self, state: StationfallState, party: list[int], points: list[int], won: list[int]
    ) -> None:
        self.points = sum(points[player] for player in party)
        self.betrayal = sum(state.betrayal[player] for player in party)
        self.pool = sum(state.pool[player] for player in party)
        self.barred = [player for player in party if not can_win(state, player)]
        self.guilty = [player for player in party if state.guilt[player] == GUILTY]
        self.won = party[0] in won
        self.is_bots = state.bots >> party[0] & 1 == 1

    @property
    def key(self) -> tuple[bool, int, int, int]:
        """Sorts the best first."""
        return bool(self.barred), -self.points, self.betrayal, -self.pool

    def why(self, everybody: "list[Standing]") -> Sentence:
        """What decided: guilt, points, cubes in the Betrayal box, cubes in the pool; or nothing,
        and the victory is shared."""
        if self.barred:
            return sentence("why-guilty", **self.figures)
        winners = [one for one in everybody if one.won]
        if self.won:
            if any(one is not self and one.key == self.key for one in winners):
                return sentence("why-shared", **self.figures)
            losers = [one for one in everybody if not one.barred and not one.won]
            by = self.against(min(losers, key=lambda one: one.key, default=None))
            if by == "points" and len(winners) > 1:
                return sentence("why-won-among", places=len(winners), **self.figures)
            return sentence(f"why-won-{by}", **self.figures)
        by = self.against(max(winners, key=lambda one: one.key, default=None))
        return sentence(f"why-lost-{by}", **self.figures)

    def against(self, rival: "Standing | None") -> str:
        """The first figure in which two differ."""
        if rival is None or rival.points != self.points:
            return "points"
        return "betrayal" if rival.betrayal != self.betrayal else "pool"

    @property
    def figures(self) -> dict[str, int]:
        return {"points": self.points, "betrayal": self.betrayal, "pool": self.pool}

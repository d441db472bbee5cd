"""Points as people read them: what would score if the station fell now, and how a game ended."""

from typing import Any

from deorbit.core.chance import Chance
from deorbit.games.stationfall.edition import bits
from deorbit.games.stationfall.game import GAME
from deorbit.games.stationfall.sentences import Sentence, sentence
from deorbit.games.stationfall.sight import Sight, View
from deorbit.games.stationfall.state import GUILTY, StationfallState
from deorbit.games.stationfall.stationfall import (
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
from deorbit.games.stationfall.terms import NOWHERE

BESIDE = ("seats", "options", "to_act", "prompt", "legal")
"""Keys of a view that are no part of the position."""

Facts = dict[str, Any]


def state_of(view: View) -> StationfallState:
    """The state behind a view in which nothing is hidden any more."""
    facts = {key: value for key, value in view.items() if key not in BESIDE}
    return GAME.from_position(facts, view["options"], view["seats"], Chance(bytes(32), 0))


def told(rows: Points) -> list[Facts]:
    return [{"row": row, "points": points, "words": sentence(f"row-{row}")} for row, points in rows]


def bonus_rows(state: StationfallState, player: int) -> list[Facts]:
    """The Bonus Characters of a player, or of a pair, each with what it pays."""
    names = state.edition.identities
    return [
        {"identity": names[identity], "points": bonus_of(state, identity)}
        for identity in bits(state.bonus[state.lead[player]])
    ]


# Now ----------------------------------------------------------------------------------------------


def paid(state: StationfallState, seat: int) -> dict[int, Points]:
    """By conspiracy of a seat: the rows that would score if the station fell now. What is hidden
    never counts for them, so any world will do in which the seat could be."""
    return {
        player: score_rows(state, player, state.identity[player])
        for player in own(state, seat)
        if state.identity[player] >= 0
    }


def own(state: StationfallState, seat: int) -> list[int]:
    return [player for player in range(state.players) if state.seat_of[player] == seat]


def preview(state: StationfallState, seat: int) -> dict[str, Facts]:
    """What `desk.desk` tells about points."""
    names = state.edition.identities
    found: dict[str, Facts] = {}
    for player in own(state, seat):
        identity = state.identity[player]
        rows = score_rows(state, player, identity) if identity >= 0 else []
        found[str(player)] = {
            "identity": names[identity] if identity >= 0 else None,
            "rows": told(rows),
            "total": total(rows),
            "bonus": bonus_rows(state, player) if identity >= 0 else [],
            "dealt": {
                names[card]: {"rows": told(rows), "total": total(rows)}
                for card in bits(state.dealt[state.lead[player]])
                for rows in [score_rows(state, player, card)]
            }
            if identity < 0
            else {},
        }
    return found


# At the end ---------------------------------------------------------------------------------------


def ending(sight: Sight, state: StationfallState) -> Facts:
    """What `desk.desk` tells about a finished game."""
    rows = [score_rows(state, player, state.pc[player]) for player in range(state.players)]
    points = [total(paid) for paid in rows]
    won = winning(state, points)
    parties = standings(state, points, won)
    order = sorted(
        range(state.players), key=lambda player: (player not in won, parties[player].key)
    )
    partners = [partner_of(state, points, player) for player in range(state.players)]
    names = state.edition.identities
    return {
        "ending": sight.view["ending"],
        "words": sentence(f"ending-{sight.view['ending']}"),
        "mode": "cooperative" if state.cooperative else "teams" if state.teams else "alone",
        "winners": won,
        "order": order,
        "players": [
            {
                "player": player,
                "seat": state.seat_of[player],
                "bot": state.bots >> player & 1 == 1,
                "identity": names[state.pc[player]],
                "schroedinger": state.schroedinger >> player & 1 == 1,
                "rows": told(rows[player]),
                "total": points[player],
                "bonus": bonus_rows(state, player),
                "together": parties[player].points,
                "partner": partners[player] if partners[player] != NOWHERE else None,
                "guilt": sight.players[player]["guilt"],
                "winner": player in won,
                "why": why(state, points, player, parties),
            }
            for player in range(state.players)
        ],
    }


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

"""Stationfall (chapter 16): delivery of Data, points and winners."""

from deorbit.core.codec import first, pack, second
from deorbit.core.dealer import Dealer
from deorbit.core.decisions import Always
from deorbit.core.game import ALLOWED, ActionKind
from deorbit.core.records import Outcome
from deorbit.games.stationfall.content.edition import bits
from deorbit.games.stationfall.content.names import (
    ASSISTANT,
    AUTHORITIES,
    DATA,
    EVIDENCE,
    NOWHERE,
    OFFSITES,
)
from deorbit.games.stationfall.rules.bots.influence import INFLUENCE_LIMIT
from deorbit.games.stationfall.rules.ending.agenda.conditions import JUDGES
from deorbit.games.stationfall.rules.ending.agenda.scored import Case, data_escaped, item_escaped
from deorbit.games.stationfall.rules.ending.fall import deliverable
from deorbit.games.stationfall.rules.events import CLEARED, DELIVERED
from deorbit.games.stationfall.rules.questions import DELIVERING
from deorbit.games.stationfall.rules.reasons import NOT_DELIVERED
from deorbit.games.stationfall.rules.state import (
    ENDINGS,
    GUILTY,
    OVER,
    SUSPECT,
    UNUSED,
    StationfallState,
)

Points = list[tuple[str, int]]
"""The rows behind a score: what for, how many."""


class Deliver(ActionKind[StationfallState]):
    """An escaped PC delivers Data to an offsite (16.3.1); Evidence for the Authorities clears a
    Guilty player to Suspect (16.3.2)."""

    def __init__(self) -> None:
        super().__init__("deliver", "data offsite", [DELIVERING])

    def forbids(self, state: StationfallState, seat: int, move: int) -> int:
        data, offsite = first(move), second(move)
        if not deliverable(state, state.active) >> data & 1:
            return NOT_DELIVERED
        useful = not state.offsites[offsite] >> data & 1 or (
            data == EVIDENCE and offsite == AUTHORITIES and state.guilt[state.active] == GUILTY
        )
        return ALLOWED if useful else NOT_DELIVERED

    def collect(self, state: StationfallState, seat: int, moves: list[int]) -> None:
        for data in range(len(DATA)):
            for offsite in range(len(OFFSITES)):
                self.add_legal(state, seat, pack(self.number, data, offsite), moves)

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        data, offsite = first(move), second(move)
        state.offsites[offsite] |= 1 << data
        pawn = self.courier(state, data)
        dealer.tell(DELIVERED, pawn, data, offsite)
        if data == EVIDENCE and offsite == AUTHORITIES and state.guilt[state.active] == GUILTY:
            state.guilt[state.active] = SUSPECT
            dealer.tell(CLEARED, state.active)

    def courier(self, state: StationfallState, data: int) -> int:
        """The pawn of the PC that brings it."""
        for pawn in state.own_pawns(state.active):
            if state.escaped(pawn) and state.data[pawn] >> data & 1:
                return pawn
        return NOWHERE


class Done(Always[StationfallState]):
    """Deliver no more."""

    def __init__(self) -> None:
        super().__init__("done", [DELIVERING])

    def perform(self, state: StationfallState, seat: int, move: int, dealer: Dealer) -> None:
        state.delivered |= 1 << state.active
        state.stack.pop()


# Points (16.4) ------------------------------------------------------------------------------------


def bonus_points(state: StationfallState, conspiracy: int) -> int:
    """Friends that escaped (16.4.5.1), enemies that did not and are not Live (16.4.5.2)."""
    points = 0
    for identity in bits(state.bonus[state.lead[conspiracy]]):
        points += bonus_of(state, identity)
    return points


def bonus_of(state: StationfallState, identity: int) -> int:
    edition = state.edition
    if edition.friend_item[identity] != NOWHERE:
        away = item_escaped(state, edition.friend_item[identity])
        return edition.friend[identity] if away else 0
    pawns = edition.pawns_of[edition.character_of[identity]]
    escaped = 0
    fallen = 0
    for pawn in pawns:
        if has_escaped(state, pawn):
            escaped += 1
        elif not state.live(pawn):
            fallen += 1
    if edition.friend_each[identity]:
        points = edition.friend[identity] * escaped
        return points + edition.friend_all[identity] if escaped == len(pawns) else points
    if escaped:
        return edition.friend[identity]
    return edition.grudge[identity] if fallen == len(pawns) else 0


def has_escaped(state: StationfallState, pawn: int) -> bool:
    """As a character: the Digital Assistant has when any copy has (house-scoring)."""
    if pawn == state.edition.assistant:
        return data_escaped(state, ASSISTANT)
    return state.escaped(pawn)


def agenda_points(
    state: StationfallState, conspiracy: int, identity: int, bonus: int, bot: bool
) -> Points:
    """Rows of an agenda that pay; a row with a plus only if the one it hangs on does (16.4.4.2).
    The bot side of a card may have an agenda of its own (bot-scoring)."""
    case = Case(state, conspiracy, identity, bonus)
    name = state.edition.identities[identity]
    rows = state.edition.agenda[identity]
    if bot and state.edition.bot_agenda[identity]:
        rows = state.edition.bot_agenda[identity]
        name = f"{name}-bot"
    paid: Points = []
    met = False
    for place, row in enumerate(rows):
        count = JUDGES[row.condition].count(case, row) if met or not row.plus else 0
        if not row.plus:
            met = count > 0
        if count and row.points:
            times = count if row.per else 1
            paid.append((f"{name}-{place + 1}", row.points * times))
    return paid


def score_rows(state: StationfallState, conspiracy: int, identity: int) -> Points:
    """All points of a conspiracy whose PC is of this identity (16.4.4 to 16.4.7). The Bonus
    Character of a pair counts once (17.2.9, 18.5). Bots have another limit of Influence
    (bot-scoring)."""
    edition = state.edition
    card = edition.character_of[identity]
    bonus = bonus_points(state, conspiracy)
    bot = bool(state.bots >> conspiracy & 1)
    rows = agenda_points(state, conspiracy, identity, bonus, bot)
    if bonus and state.lead[conspiracy] == conspiracy:
        rows.append(("bonus", bonus))
    pays = edition.bribe_pays[identity]
    if state.bribe[conspiracy] == UNUSED and pays:
        rows.append(("bribe-unused", 1))
    held = 0
    for other in range(state.players):
        if state.seat_of[other] != state.seat_of[conspiracy] and state.bribe[other] == card:
            held += 1
    if held * pays:
        rows.append(("bribes-held", held * pays))
    grey = state.grey_on[card] * pays
    if grey and state.escaped(edition.pawn_of[edition.rich]):
        rows.append(("grey-bribes", grey))
    limit = INFLUENCE_LIMIT if bot else edition.influence[identity]
    above = edition.cubes - state.pool[conspiracy] - limit
    if above > 0:
        rows.append(("penalty", -above))
    return rows


def total(rows: Points) -> int:
    return sum([points for _, points in rows])


def score(state: StationfallState, conspiracy: int, identity: int) -> int:
    return total(score_rows(state, conspiracy, identity))


def can_win(state: StationfallState, conspiracy: int) -> bool:
    """A Guilty player wins only if the card says so (10.2.3)."""
    pc = state.pc[conspiracy]
    return state.guilt[conspiracy] != GUILTY or state.edition.guilty_wins[pc] == 1


def members(state: StationfallState, lead: int) -> list[int]:
    """Those who win or lose together: one conspiracy, or a pair."""
    return [player for player in range(state.players) if state.lead[player] == lead]


def winning(state: StationfallState, points: list[int]) -> list[int]:
    """Most points win (16.4.8); then fewer cubes in Betrayal, then more in the pool (16.4.9). With
    six or more players several win (17.4, 17.5), and who ties with the last of them too; bots do
    not count among the six (bot-six-players). Returns conspiracies."""
    if state.cooperative:
        return winning_together(state, points)
    if state.teams and state.bots:
        return winning_teams(state, points)
    persons = state.seats - len(bits(state.bots))
    places = 1 if state.paired else state.edition.winners.get(persons, 1)
    return best_of(state, points, sorted(set(state.lead)), places)


def best_of(state: StationfallState, points: list[int], leads: list[int], places: int) -> list[int]:
    """Of these parties, those who win so many places; nobody who is Guilty does (10.2.3)."""
    standing: dict[int, tuple[int, int, int]] = {}
    for lead in leads:
        party = members(state, lead)
        if all(can_win(state, player) for player in party):
            standing[lead] = (
                sum([points[player] for player in party]),
                -sum([state.betrayal[player] for player in party]),
                sum([state.pool[player] for player in party]),
            )
    best = sorted(standing.values(), reverse=True)[:places]
    found: list[int] = []
    for lead, own in standing.items():
        if own >= best[-1]:
            found += members(state, lead)
    return sorted(found)


def winning_together(state: StationfallState, points: list[int]) -> list[int]:
    """All people win if each has more points than every bot, otherwise the best of the bots
    (bot-cooperative, house-bot-winners)."""
    bots = bits(state.bots)
    persons = [player for player in range(state.players) if player not in bots]
    ahead = min([points[player] for player in persons]) > max([points[bot] for bot in bots])
    if ahead and all(can_win(state, player) for player in persons):
        return persons
    return best_of(state, points, bots, 1)


def winning_teams(state: StationfallState, points: list[int]) -> list[int]:
    """The best team of people wins if it has more points than the two best bots have together
    (bot-team-game, house-bot-winners)."""
    leads = [lead for lead in sorted(set(state.lead)) if not state.bots >> lead & 1]
    winners = best_of(state, points, leads, 1)
    rivals = best_bots(state, points)
    against = sum([points[bot] for bot in rivals])
    if winners and sum([points[one] for one in members(state, state.lead[winners[0]])]) > against:
        return winners
    return rivals if all(can_win(state, bot) for bot in rivals) else []


def best_bots(state: StationfallState, points: list[int]) -> list[int]:
    """The two bots with the most points, who are a team in a game of teams; ties as always."""
    ranked = sorted(
        [(-points[bot], state.betrayal[bot], -state.pool[bot], bot) for bot in bits(state.bots)]
    )
    return sorted([entry[3] for entry in ranked[:2]])


def partner_of(state: StationfallState, points: list[int], player: int) -> int:
    """With whom a player wins or loses together, NOWHERE if with nobody."""
    party = members(state, state.lead[player])
    if state.teams and state.bots >> player & 1:
        party = best_bots(state, points)
    others = [one for one in party if one != player]
    return others[0] if player in party and others else NOWHERE


def outcome(state: StationfallState) -> Outcome | None:
    if state.stage != OVER:
        return None
    rows = [score_rows(state, player, state.pc[player]) for player in range(state.players)]
    points = [total(paid) for paid in rows]
    winners = {state.seat_of[player] for player in winning(state, points)}
    if state.teams:
        for player in range(state.players):
            partner = partner_of(state, points, player)
            if partner != NOWHERE and points[partner]:
                rows[player] = [*rows[player], ("partner", points[partner])]
    elif state.paired:
        rows = [added_up([*rows[seat], *rows[seat + 2]]) for seat in range(state.seats)]
    return Outcome(
        tuple([total(paid) for paid in rows]),
        tuple(sorted(winners)),
        ENDINGS[state.ending],
        tuple([tuple(paid) for paid in rows]),
    )


def added_up(rows: Points) -> Points:
    """The rows of two colours as one list (17.2.9)."""
    sums: dict[str, int] = {}
    for name, points in rows:
        sums[name] = sums.get(name, 0) + points
    return list(sums.items())

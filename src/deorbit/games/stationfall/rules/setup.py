"""Set-up (chapter 2)."""

from typing import Any, Final

from deorbit.core.chance import Chance
from deorbit.core.codec import pack
from deorbit.core.dealer import Dealer
from deorbit.games.stationfall.content.cast import (
    cast_for,
    edition_for,
    identities_of_bots,
    named_bots,
)
from deorbit.games.stationfall.content.names import NOWHERE
from deorbit.games.stationfall.content.options import TIMES
from deorbit.games.stationfall.rules.bots.setup import deal_to_bots
from deorbit.games.stationfall.rules.questions import CHOOSE
from deorbit.games.stationfall.rules.state import OFF_BOARD, UNSEEN, StationfallState
from deorbit.games.stationfall.rules.turn.begin import begin_game
from deorbit.games.stationfall.rules.tutorial import HER_BONUS, HER_IDENTITY, LINDSEY, lay_out

CARDS_WITH_BOTS: Final = 2


def printed_station(options: dict[str, Any], seats: int, cast: tuple[str, ...]) -> StationfallState:
    """Everything where it is printed (2.2, 2.3): pawns, Items, Kompromat, markers. What lies face
    down (Kompromat, Project X, Re-entry token) is drawn when somebody sees it."""
    state = StationfallState(edition_for(options, cast), seats, options["teams"])
    bots: list[int] = options.get("bots", [])
    state.bots = sum([1 << seat for seat in bots])
    state.named = sum([1 << seat for seat in bots[: len(named_bots(options))]])
    state.cooperative = int(options.get("cooperative", False))
    state.tutorial = TIMES.index(options.get("tutorial", ""))
    state.clear()
    table = state.edition
    for pawn in range(table.monster):
        start = table.starts[pawn]
        state.where[pawn] = OFF_BOARD if start == "card" else table.section_names.index(start)
    for section in table.icons[: table.tokens]:
        state.face[section] = UNSEEN
    state.minute = table.first_minute[seats]
    if state.tutorial:
        lay_out(state)
    return state


def setup(options: dict[str, Any], seats: int, chance: Chance) -> StationfallState:
    """Deal identity cards (2.1.2, 17.2.1, 18.1, bot-setup), draw the first player (2.5), let
    everybody choose (3.4)."""
    state = printed_station(options, seats, cast_for(options, seats, chance))
    cards = list(range(len(state.edition.identities)))
    chance.shuffle(cards)
    if state.bots:
        named, others = identities_of_bots(options, tuple(state.edition.cards))
        cards = deal_to_bots(state, cards, named, others)
    if state.tutorial:
        cards = deal_to_lindsey(state, cards)
    each = cards_each(state)
    for player in range(state.players):
        if state.lead[player] == player and state.identity[player] < 0:
            for card in cards[:each]:
                state.dealt[player] |= 1 << card
            state.dealt_count[player] = each
            cards = cards[each:]
    state.first = LINDSEY if state.tutorial else chance.below(seats)
    state.active = state.first
    ask_to_choose(state)
    if not state.stack.parallel():
        begin_game(state, Dealer(chance, None))
    return state


def deal_to_lindsey(state: StationfallState, cards: list[int]) -> list[int]:
    """Give Lindsey the cards that she has chosen (tutorial-setup). Returns the rest."""
    names = state.edition.identities
    state.identity[LINDSEY] = names.index(HER_IDENTITY)
    state.bonus[LINDSEY] = 1 << names.index(HER_BONUS)
    state.bonus_count[LINDSEY] = 1
    return [card for card in cards if names[card] not in (HER_IDENTITY, HER_BONUS)]


def cards_each(state: StationfallState) -> int:
    """How many identity cards a player is dealt, or a team (2.1.1, 17.3, 18.1); two where bots
    play, however few play (bot-setup)."""
    if state.teams:
        return state.edition.dealt_to_team
    return CARDS_WITH_BOTS if state.bots else state.edition.dealt[state.seats]


def ask_to_choose(state: StationfallState) -> None:
    """Everybody for whom cards are dealt chooses at the same time; who has two colours chooses for
    one after the other (17.2.2.1)."""
    lanes: list[list[int]] = [[] for _ in range(state.seats)]
    for player in reversed(range(state.players)):
        if state.dealt_count[state.lead[player]] and state.identity[player] == NOWHERE:
            seat = state.seat_of[player]
            lanes[seat].append(pack(CHOOSE, seat, player))
    if any(lanes):
        state.stack.open(lanes)

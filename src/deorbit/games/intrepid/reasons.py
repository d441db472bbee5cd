"""Why a move is not allowed: a code for each reason, with the rule that it comes from."""

from typing import Final

from deorbit.core.game import FIRST_REASON

NOT_YOUR_CREW: Final = FIRST_REASON
NOT_IN_POOL: Final = FIRST_REASON + 1
NOT_THERE: Final = FIRST_REASON + 2
NOT_YOUR_TILE: Final = FIRST_REASON + 3
IS_DISABLED: Final = FIRST_REASON + 4
NO_OPEN_SPACE: Final = FIRST_REASON + 5
DOES_NOT_FIT: Final = FIRST_REASON + 6
NOTHING_TO_PAY: Final = FIRST_REASON + 7
SAME_CREW: Final = FIRST_REASON + 8
NO_CREW: Final = FIRST_REASON + 9
DOCKING_DISABLED: Final = FIRST_REASON + 10
DOCKING_FULL: Final = FIRST_REASON + 11
RECEIVER_WITHOUT_DICE: Final = FIRST_REASON + 12
WISH_STANDS: Final = FIRST_REASON + 13
NO_WISH: Final = FIRST_REASON + 14
NO_AMPLIFY: Final = FIRST_REASON + 15
NOT_OF_THESE_VALUES: Final = FIRST_REASON + 16
NOT_THIS_TURN: Final = FIRST_REASON + 17
NOT_STORED: Final = FIRST_REASON + 18
NOT_TO_THIS_VALUE: Final = FIRST_REASON + 19
NOT_NEAR: Final = FIRST_REASON + 20
NOT_A_COPY: Final = FIRST_REASON + 21
NOT_THAT_VALUE: Final = FIRST_REASON + 22
NOT_ITS_SORT: Final = FIRST_REASON + 23
NOT_ROLLED: Final = FIRST_REASON + 24
ANOTHER_DIE: Final = FIRST_REASON + 25
NOT_ON_STATION: Final = FIRST_REASON + 26
NOT_AMONG_CHOICES: Final = FIRST_REASON + 27
NOT_IN_OFFER: Final = FIRST_REASON + 28
SLOT_TAKEN: Final = FIRST_REASON + 29
TOO_POOR: Final = FIRST_REASON + 30
TRACK_FULL: Final = FIRST_REASON + 31
NO_SUCH_TOKEN: Final = FIRST_REASON + 32
NOT_BARRED: Final = FIRST_REASON + 33
OTHER_BADGE: Final = FIRST_REASON + 34
BADGE_USED: Final = FIRST_REASON + 35
NO_TOKENS: Final = FIRST_REASON + 36
HAS_TOKENS: Final = FIRST_REASON + 37
BANK_EMPTY: Final = FIRST_REASON + 38
NO_DIE_LEFT: Final = FIRST_REASON + 39
ENOUGH_WISHES: Final = FIRST_REASON + 40
ENOUGH_THIS_ROUND: Final = FIRST_REASON + 41

REASONS: Final = [
    ("", ""),
    ("1.1", "over"),
    ("3.1", "your-turn"),
    ("3.1", "asked"),
    ("2.1", "your-crew"),
    ("4.1", "in-pool"),
    ("5.1", "there"),
    ("house-owner", "your-tile"),
    ("4.4", "disabled"),
    ("5.1", "open-space"),
    ("5.1", "fit"),
    ("9.3.1", "pay"),
    ("5.6", "same-crew"),
    ("2.1", "crew"),
    ("5.7", "docking-disabled"),
    ("house-docking", "docking-full"),
    ("house-docking", "receiver"),
    ("house-wish", "wish-stands"),
    ("house-wish", "wish"),
    ("house-amplify", "amplify"),
    ("6.1", "these-values"),
    ("7.2.2", "this-turn"),
    ("7.3.8", "stored"),
    ("6.1", "to-this-value"),
    ("7.4.1", "near"),
    ("7.2.4", "copy"),
    ("house-orient", "that-value"),
    ("house-front", "sort"),
    ("7.3.4", "rolled"),
    ("7.3.4", "another-die"),
    ("2.3", "on-station"),
    ("9.1.4", "choice"),
    ("11.1", "in-offer"),
    ("house-slot", "slot"),
    ("11.1", "poor"),
    ("house-die-price", "track"),
    ("house-mend", "token"),
    ("house-mend", "barred"),
    ("12.1", "badge"),
    ("12.1", "badge-used"),
    ("12.2", "tokens"),
    ("12.2", "free-of-tokens"),
    ("12.4", "bank"),
    ("12.5", "die-left"),
    ("house-wish", "more-wishes"),
    ("house-mission-pace", "mission-pace"),
]

"""Chance: a stream of numbers for each step of a match, derived from a secret.

The secret is not part of any state. Number `k` of the stream of step `n` comes from
SHA-256(secret, n, k), eight bytes each, so anybody who is shown the secret after the match can
recompute every draw, and nobody can before.
"""

import hashlib
import secrets

_SPAN = 1 << 64


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def secret_of_seed(seed: int) -> bytes:
    """The secret of a match with a known seed: for local play and tests only."""
    return hashlib.sha256(b"deorbit seed %d" % seed).digest()


def commitment(secret: bytes) -> str:
    """What is published of the secret when a match begins."""
    return hashlib.sha256(secret).hexdigest()


class Chance:
    """The draws of one step. `drawn` counts them."""

    def __init__(self, secret: bytes, step: int) -> None:
        self.secret = secret
        self.step = step
        self.drawn = 0

    def begin(self, secret: bytes, step: int) -> None:
        """Start the stream of another step."""
        self.secret = secret
        self.step = step
        self.drawn = 0

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        if bound < 1:
            raise ValueError(bound)
        fair = _SPAN - _SPAN % bound
        while True:
            text = b"%b:%d:%d" % (self.secret, self.step, self.drawn)
            self.drawn += 1
            number = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
            if number < fair:
                return number % bound

    def among(self, counts: list[int]) -> int:
        """An index into `counts`, as likely as its count is high: a card from a shuffled pile."""
        number = self.below(sum(counts))
        index = 0
        while number >= counts[index]:
            number -= counts[index]
            index += 1
        return index

    def pick(self, items: list[int]) -> int:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[int]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

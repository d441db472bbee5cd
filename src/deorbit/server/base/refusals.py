"""What the service refuses: a status, a message id and arguments, as error answers have them."""

from typing import Any

from deorbit.core import text
from deorbit.core.errors import DeorbitError
from deorbit.core.records import Reason
from deorbit.core.text import Value

BAD_INPUT = 400
NO_GUEST = 401
FORBIDDEN = 403
NOT_FOUND = 404
CONFLICT = 409
TOO_LARGE = 413
MISDIRECTED = 421
AGAINST_RULES = 422
TOO_MANY = 429
UNAVAILABLE = 503


class Refusal(Exception):
    """An answer other than yes. `retry` is in seconds, for those who come too often."""

    def __init__(self, status: int, id: str, *, retry: int = 0, **args: Value) -> None:
        super().__init__(status, id)
        self.status = status
        self.id = id
        self.retry = retry
        self.named = args
        self.rule = ""
        self.text = text.say(id, args)

    def to_json(self) -> dict[str, Any]:
        error: dict[str, Any] = {"id": self.id, "args": self.named, "text": self.text}
        if self.rule:
            error["rule"] = self.rule
        return {"error": error}


def of_error(error: DeorbitError) -> Refusal:
    """Malformed input that the engine complains of."""
    refusal = Refusal(BAD_INPUT, error.message)
    refusal.named = dict(error.args_named)
    refusal.text = str(error)
    return refusal


def of_reason(reason: Reason) -> Refusal:
    """An action that a rule forbids."""
    refusal = Refusal(AGAINST_RULES, reason.id)
    refusal.named = dict(reason.args)
    refusal.text = reason.text
    refusal.rule = reason.rule
    return refusal

"""What can go wrong, each with a message id so that it can be told in any language."""

from deorbit.core import text


class DeorbitError(Exception):
    """Base of all errors raised on purpose; `str()` is the English sentence."""

    def __init__(self, message: str, **args: text.Value) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_named = args

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str) -> str:
        return text.say(self.message, self.args_named, language)


class BadInput(DeorbitError, ValueError):
    """Malformed input: an unknown name, a value out of range, a wrong type."""


class SaveError(DeorbitError):
    """A file that cannot be opened as a save file."""

"""Set-up options: declared once, checked with clear messages, listed in the reference."""

from typing import Any

from deorbit.core.errors import BadInput


class Option:
    """One option. `read` turns what a user gave into a JSON-ready value or says what is wrong."""

    def __init__(self, name: str, default: Any, example: str) -> None:
        self.name = name
        self.default = default
        self.example = example

    def read(self, value: Any, seats: int) -> Any:
        raise NotImplementedError

    def accepts(self) -> str:
        """What may be given, in a few characters for reference pages and messages."""
        raise NotImplementedError

    def refuse(self, value: object) -> BadInput:
        return BadInput(
            "bad-option", option=self.name, value=str(value)[:80], accepts=self.accepts()
        )


class NumberOption(Option):
    def __init__(self, name: str, default: int, least: int, most: int) -> None:
        super().__init__(name, default, str(default))
        self.least = least
        self.most = most

    def accepts(self) -> str:
        return f"{self.least} .. {self.most}"

    def read(self, value: Any, seats: int) -> Any:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 7:
            value = int(value)
        if type(value) is not int or not self.least <= value <= self.most:
            raise self.refuse(value)
        return value


class ChoiceOption(Option):
    def __init__(self, name: str, choices: list[str]) -> None:
        super().__init__(name, choices[0], choices[-1])
        self.choices = choices

    def accepts(self) -> str:
        return " | ".join(self.choices)

    def read(self, value: Any, seats: int) -> Any:
        if value not in self.choices:
            raise self.refuse(value)
        return value


def read_options(options: list[Option], given: dict[str, Any], seats: int) -> dict[str, Any]:
    """Every option of a game with the value given for it, or its default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadInput("unknown-option", option=str(name)[:40], known=", ".join(known))
    return {
        name: option.read(given[name], seats)
        if given.get(name) is not None
        else option.read(option.default, seats)
        for name, option in known.items()
    }

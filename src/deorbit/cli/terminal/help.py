"""What `--help` says, in the language of the user: messages `help-COMMAND` and, for each of its
parameters, `help-COMMAND-arg-PARAMETER`."""

import inspect
from collections.abc import Iterator

from cyclopts import App, Group

from deorbit.core.text import say

ASKING = frozenset({"--help", "-h"})
PARAMETERS = "Parameters\n----------"
"""How docstrings begin what they say about parameters."""


def commands(app: App, start: str = "help") -> Iterator[tuple[str, App]]:
    """All commands below an app, each with the id of its message."""
    for name in app:
        if not name.startswith("-"):
            message = f"{start}-{name}"
            yield message, app[name]
            yield from commands(app[name], message)


def translate(app: App, language: str) -> None:
    """Put every command, and the headings around them, into words."""
    app.help = say("help", {}, language)
    for message, command in commands(app):
        function = command.default_command
        if function is None:
            command.help = say(message, {}, language)
        else:
            function.__doc__ = _docstring(
                message, list(inspect.signature(function).parameters), language
            )
    for one in (app, *(command for _, command in commands(app))):
        one.group_commands = Group(say("help-commands", {}, language))
        one.group_parameters = Group(say("help-parameters", {}, language))
        one.group_arguments = Group(say("help-parameters", {}, language))


def _docstring(message: str, parameters: list[str], language: str) -> str:
    told = [f"{name}\n    {say(f'{message}-arg-{name}', {}, language)}" for name in parameters]
    return "\n\n".join(
        [say(message, {}, language), *(["\n".join([PARAMETERS, *told])] if told else [])]
    )

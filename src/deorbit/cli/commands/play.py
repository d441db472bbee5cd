"""Plays a game in the terminal, with the words that all games know."""

from deorbit.cli.terminal.loop import Loop
from deorbit.cli.terminal.words import COMMANDS, KEEP_CASE


class Play(Loop):
    commands = COMMANDS
    keep_case = KEEP_CASE

"""The `deorbit` command: play, replay, rules, verify and bench in a terminal."""

from deorbit.cli.app import main

__all__ = ["main"]

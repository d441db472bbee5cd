"""The terms of each game."""

from deorbit.games import glossary
from deorbit.server.api.books import readable
from deorbit.server.wire.books import Glossary, GlossaryTerm


def _glossary(game: str, language: str) -> Glossary:
    terms = [
        GlossaryTerm(one.id, one.name, one.means, list(one.forms), one.rule)
        for one in glossary(game, language)
    ]
    return Glossary(game, language, terms)


routes = readable("glossary", "The terms of a game, with what they mean", Glossary, _glossary)

"""The terms of each game."""

import msgspec

from deorbit.games import glossary
from deorbit.server.api.reading import readable


class GlossaryTerm(msgspec.Struct):
    """`id` is the same in every language, `rule` the paragraph it leads to, `forms` are those in
    which it occurs in texts; a small first letter also stands for a capital one."""

    id: str
    name: str
    means: str
    forms: list[str]
    rule: str


class Glossary(msgspec.Struct):
    game: str
    language: str
    terms: list[GlossaryTerm]


def _glossary(game: str, language: str) -> Glossary:
    terms = [
        GlossaryTerm(one.id, one.name, one.means, list(one.forms), one.rule)
        for one in glossary(game, language)
    ]
    return Glossary(game, language, terms)


HANDLERS = [readable("glossary", "The terms of a game, with what they mean", Glossary, _glossary)]

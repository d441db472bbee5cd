"""What there is to read of a game: its rules, its terms."""

from msgspec import Struct


class RulesParagraph(Struct):
    """`number` is how refusals and links name it; `text` may hold `**terms**` and `` `code` ``.
    `house`: a ruling of our own."""

    number: str
    text: str
    house: bool


class RulesChapter(Struct):
    """`id` is what a link names: the number, or how the numbers of its paragraphs begin."""

    id: str
    number: str
    title: str
    intro: str
    paragraphs: list[RulesParagraph]


class Rules(Struct):
    game: str
    language: str
    title: str
    intro: str
    chapters: list[RulesChapter]


class GlossaryTerm(Struct):
    """`id` is the same in every language, `rule` the paragraph it leads to, `forms` are those in
    which it occurs in texts; a small first letter also stands for a capital one."""

    id: str
    name: str
    means: str
    forms: list[str]
    rule: str


class Glossary(Struct):
    game: str
    language: str
    terms: list[GlossaryTerm]

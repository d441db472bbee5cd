"""Reads the conditions of a line of a script: who, when, and the tests in its brackets."""

from deorbit.games.stationfall.content import script as m
from deorbit.games.stationfall.content.names import MOST_MINUTES
from deorbit.games.stationfall.content.scripts.lines import WHEN, Test
from deorbit.games.stationfall.content.scripts.printed_lines import (
    agreeing,
    name_among,
    negated,
    part_of,
)
from deorbit.games.stationfall.content.scripts.tokens import Cursor, Token
from deorbit.games.stationfall.content.scripts.vocabulary import (
    DATUM,
    ITEM,
    STATION,
    WHERE,
    WHO,
    Meaning,
    Vocabulary,
    word_of,
)

MOST = 9
"""The largest number of cubes, occupants or places that a script can speak of."""

Asked = tuple[int, int, str, str]
"""What a test asks: code, argument, name; and how it is told."""


class Conditions(Cursor):
    """Reads the conditions of one line."""

    def __init__(self, tokens: list[Token], vocabulary: Vocabulary) -> None:
        super().__init__(tokens)
        self.vocabulary = vocabulary
        self.who = m.CON
        self.more = 0
        self.when = m.AT_ANY_TIME
        self.tests: list[Test] = []

    def keyword(self, words: str) -> bool:
        """Accepts a word of the language, which readers have in theirs."""
        start = self.place
        if not self.accepts(*words.split()):
            return False
        self.tells(start, part_of(word_of(words)))
        return True

    def conditions(self) -> None:
        if not self.accepts("["):
            raise self.expected("[", "GOTO")
        start = self.place
        while True:
            self.condition()
            if self.sees("]"):
                self.agree(start)
            if self.accepts("]"):
                return
            if not self.accepts("+") and not self.accepts(":"):
                raise self.expected("+", "]")

    def agree(self, start: int) -> None:
        """Tests from there on, which stand together, are told with what they are about."""
        name = name_among(part for _, _, part in self.told(start, self.place))
        for place in range(start, self.place):
            if place in self.parts:
                after, part = self.parts[place]
                self.parts[place] = after, agreeing(part, name)

    def condition(self) -> None:
        start = self.place
        if self.keyword("con"):
            return
        if self.keyword("influence"):
            self.who = m.INFLUENCE
            if self.token.kind == "number":
                self.more = self.number(MOST)
                self.wants("more")
                self.tells(start, part_of("script-word-influence-more", str(self.more)))
        elif self.sees("this", "minute") or self.sees("unexhausted"):
            self.time()
        else:
            self.tests.append(self.test((WHO, STATION)))

    def time(self) -> None:
        """When somebody is considered. One line has one such word, or both with a slash."""
        if self.when:
            raise self.fault("when", value=WHEN[self.when])
        if self.keyword("unexhausted"):
            self.when = m.UNEXHAUSTED
            return
        self.keyword("this minute")
        self.when = m.THIS_MINUTE
        if self.accepts("/"):
            if not self.keyword("unexhausted"):
                raise self.expected("unexhausted")
            self.when = m.THIS_MINUTE_OR_UNEXHAUSTED

    def test(self, sorts: tuple[str, ...]) -> Test:
        start, flags, heads = self.place, 0, []
        if self.accepts("not"):
            flags = m.NOT
            heads.append("not")
        if STATION in sorts and self.sees("pc") and self.tokens[self.place + 1].kind == "word":
            self.place += 1
            flags |= m.OWN
            heads.append("own")
            if self.accepts("not"):
                flags ^= m.NOT
                heads.append("not")
            sorts = (WHO,)
        code, argument, name, told = self.asked(sorts)
        for head in reversed(heads):
            if head == "own":
                told = part_of("script-word-own", agreeing(told, part_of("script-word-pc")))
            else:
                told = negated(told)
        self.tells(start, told)
        return Test(code ^ flags, argument, name, self.text(start), told)

    def asked(self, sorts: tuple[str, ...]) -> Asked:
        if WHERE in sorts and self.token.kind == "number":
            return self.counted()
        if WHO in sorts and self.accepts("with", "pc"):
            return m.IS_WITH_PC, 0, "", part_of("script-word-with-pc")
        if WHERE in sorts and self.accepts("with"):
            return self.company()
        if WHO in sorts and (self.accepts("possess") or self.accepts("possesses")):
            thing = self.meant((DATUM, ITEM))
            code = m.POSSESSES_DATA if thing.sort == DATUM else m.POSSESSES_ITEM
            return code, thing.argument, "", part_of("script-word-possess", part_of(thing.told))
        if WHO in sorts and self.accepts("at"):
            section = self.section()
            return m.IS_AT, 0, section.name, part_of("script-word-at", part_of(section.told))
        if STATION in sorts and self.accepts("minute"):
            minute = self.number(MOST_MINUTES)
            self.wants("or", "less")
            return m.MINUTE_AT_MOST, minute, "", part_of("script-word-minute", str(minute))
        if STATION in sorts and self.accepts("news", "has"):
            return self.known(m.NEWS_HAS, "news-has")
        if STATION in sorts and self.accepts("authorities", "have"):
            return self.known(m.AUTHORITIES_HAVE, "authorities-have")
        meaning = self.meant(sorts)
        return meaning.code, meaning.argument, meaning.name, part_of(meaning.told)

    def counted(self) -> Asked:
        count = self.number(MOST)
        self.wants("or", "more")
        if self.accepts("occupants"):
            return m.HAS_OCCUPANTS, count, "", part_of("script-word-occupants", str(count))
        if self.accepts("places"):
            return m.HAS_ROOM, count, "", part_of("script-word-places", str(count))
        raise self.expected("Occupants", "Places")

    def known(self, code: int, word: str) -> Asked:
        """Whether some Data has been sent there."""
        datum = self.meant((DATUM,))
        return code, datum.argument, "", part_of(f"script-word-{word}", part_of(datum.told))

    def company(self) -> Asked:
        """Of a section: with whom, or with which Item."""
        if self.sees("not") or self.sees("other"):
            raise self.fault("with-not", value=self.token.text)
        found, length = self.longest(lambda words: self.vocabulary.find(words, (ITEM,)))
        if found is not None:
            self.place += length
            told = part_of("script-word-with", part_of(found.told))
            return m.HOLDS_ITEM, found.argument, "", told
        code, argument, name, told = self.asked((WHO,))
        return code | m.WITH, argument, name, part_of("script-word-with", told)

    def section(self) -> Meaning:
        found, _ = self.longest(lambda words: self.vocabulary.find(words, (WHERE,)))
        if found is not None and not found.name:
            raise self.expected("where")
        return self.meant((WHERE,))

    def meant(self, sorts: tuple[str, ...]) -> Meaning:
        """The thing of one of these sorts that is named here."""
        found, length = self.longest(lambda words: self.vocabulary.find(words, sorts))
        if found is None:
            told = [one for sort in sorts for one in self.vocabulary.told.get(sort, [])]
            raise self.unknown(told, " ".join(sorts))
        self.place += length
        return found

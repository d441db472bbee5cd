"""Reads the text of a script: lines made of conditions and of what to do.

A line that cannot be read is left out and its fault told; reading goes on with the next one.
"""

from collections.abc import Iterable
from itertools import product

from deorbit.core.text import Value
from deorbit.games.stationfall.content import script as m
from deorbit.games.stationfall.content.scripts.conditions import Conditions
from deorbit.games.stationfall.content.scripts.lines import Line, Task, Test, Wish, phrase, titled
from deorbit.games.stationfall.content.scripts.printed_lines import part_of, remarked
from deorbit.games.stationfall.content.scripts.tokens import Fault, Stop, Token, said, tokens_of
from deorbit.games.stationfall.content.scripts.vocabulary import (
    ITEM,
    WHERE,
    WHO,
    Meaning,
    Verb,
    Vocabulary,
    squeezed,
)

LEADING = ("to", "from", "in", "at", "of", "on", "with")
"""Words that may stand before what a verb is about."""

COMPOSED = ("with", "possess", "possesses", "at")
"""Words that begin a test that is more than a name."""

Atom = tuple[Test | Meaning, str]
"""One thing that a verb is about, and how it is written."""
Part = tuple[str, list[list[Atom]]]
"""A leading word, and alternatives for what stands there."""


def read_script(
    source: str, vocabulary: Vocabulary, scripts: Iterable[str], faults: list[Fault]
) -> list[Line]:
    """The lines of a script. `scripts` are those that GOTO can name."""
    tokens = tokens_of(source, faults)
    starts = [place for place in range(len(tokens)) if _begins(tokens, place)]
    if tokens and (not starts or starts[0]):
        first = tokens[0]
        faults.append(Fault(first.line, first.column, "number", {"value": first.text}))
    lines: list[Line] = []
    for place, start in enumerate(starts):
        end = starts[place + 1] if place + 1 < len(starts) else len(tokens)
        stop = tokens[end].start if end < len(tokens) else len(source)
        token = tokens[start]
        if token.text != str(place + 1):
            args: dict[str, Value] = {"value": token.text, "wanted": place + 1}
            faults.append(Fault(token.line, token.column, "order", args))
        try:
            lines.append(Reader(tokens[start:end], vocabulary, scripts, source[:stop]).line())
        except Stop as told:
            faults.append(told.fault)
    return lines


def _begins(tokens: list[Token], place: int) -> bool:
    """Whether a line of the script begins here: with its number, as the first of a line."""
    if tokens[place].kind != "number" or place + 1 == len(tokens):
        return False
    if tokens[place + 1].text not in (":", "."):
        return False
    return place == 0 or tokens[place - 1].line < tokens[place].line


class Reader(Conditions):
    """Reads one line."""

    def __init__(
        self, tokens: list[Token], vocabulary: Vocabulary, scripts: Iterable[str], source: str
    ) -> None:
        super().__init__(tokens, vocabulary)
        self.scripts = {squeezed(name): name for name in scripts}
        self.source = source
        """The script up to the end of the line."""
        self.unsaid = False
        """Whether the verb is left out: the line only says where to go."""

    def line(self) -> Line:
        number, at = int(self.token.text), (self.token.line, self.token.column)
        self.place = start = 2
        goto, task, takes = "", None, []
        if not self.sees("goto"):
            self.conditions()
        begun = self.place
        if self.accepts("goto"):
            goto = self.goto()
            name = f"{{script-{goto} {titled(goto)}}}"
            self.tells(begun, part_of("script-word-goto", name))
        else:
            task = self.task()
            takes = self.takes()
        if not self.at_end:
            raise self.expected(*(["end"] if goto else [">", "THEN", "REPEAT", "end"]))
        return Line(
            number,
            goto,
            self.who,
            self.more,
            self.when,
            tuple(self.tests),
            task,
            tuple(takes),
            self.text(start),
            said(part for _, _, part in self.told(start, self.place)),
            self.printed(),
            at,
        )

    def printed(self) -> str:
        """The line with number and remarks, for a reader."""
        found, at = "", self.tokens[0].start
        for first, last, part in self.told(0, self.place):
            found += remarked(self.source[at : first.start]) + part
            at = last.start + len(last.text)
        return " ".join((found + remarked(self.source[at:])).split())

    def goto(self) -> str:
        """The script to go to. Conditions before it are about the station or the bot's PC: nobody
        is activated yet."""
        about_somebody = [test for test in self.tests if test.sort == WHO and not test.code & m.OWN]
        if self.who or self.when or about_somebody:
            raise self.fault("goto-tests")
        found, length = self.longest(lambda words: self.scripts.get(squeezed(words)))
        if found is None:
            raise self.unknown(map(titled, self.scripts.values()), "script")
        self.place += length
        self.accepts("script")
        return found

    def takes(self) -> list[int]:
        found: list[int] = []
        if self.keyword("on the way"):
            found.append(self.item())
            while self.accepts(">"):
                found.append(self.item())
        return found

    def item(self) -> int:
        start, item = self.place, self.meant((ITEM,))
        self.tells(start, part_of(item.told))
        return item.argument

    # What to do -----------------------------------------------------------------------------------

    def task(self) -> Task:
        wishes = tuple(self.wishes())
        repeat = self.keyword("repeat")
        then = self.task() if self.keyword("then") else None
        return Task(wishes, repeat, then)

    def wishes(self, within: bool = False) -> list[Wish]:
        """Alternatives, the most wanted first. `within`: what somebody is made to do, which ends
        where the next one is made to do something."""
        found: list[Wish] = []
        while True:
            verbs = self.verbs()
            if self.accepts(":"):
                here = self.place
                for verb in verbs:
                    self.place = here
                    found += self.about(verb)
            else:
                for verb in verbs[:-1]:
                    found += self.made(verb, [], [None])
                found += self.about(verbs[-1])
            after = self.verb_after() if self.sees(">") else None
            if not self.sees(">") or (within and after is not None and after.controls):
                return found
            self.place += 1

    def verbs(self) -> list[Verb]:
        """One verb, or several with nothing between them; Step where a section stands instead."""
        verb = self.verb()
        self.unsaid = verb is None
        found = [verb or self.going()]
        while self.sees(">") and self.verb_after() is not None:
            here = self.place
            self.place += 1
            verb = self.verb()
            if verb is None or not (self.sees(":") or self.sees(">")):
                self.place = here
                break
            found.append(verb)
        return found

    def verb(self) -> Verb | None:
        start = self.place
        found, length = self.longest(lambda words: self.vocabulary.verbs.get(squeezed(words)))
        self.place += length
        if found is not None:
            self.tells(start, part_of(found.told))
        return found

    def verb_after(self) -> Verb | None:
        """The verb behind the mark that stands here."""
        here = self.place
        self.place += 1
        found = self.verb()
        self.place = here
        return found

    def going(self) -> Verb:
        section, _ = self.longest(lambda words: self.vocabulary.find(words, (WHERE,)))
        if section is None and not self.sees("[") and not self.sees("not"):
            verbs = [verb.words for verb in self.vocabulary.verbs.values()]
            raise self.unknown([*verbs, *self.vocabulary.told[WHERE]], "verb")
        return self.vocabulary.verbs["step"]

    def about(self, verb: Verb) -> list[Wish]:
        """What a verb is about, after it has been read."""
        parts: list[Part] = []
        inner: list[Wish | None] = [None]
        while self.goes_on():
            if verb.controls and self.sees("to"):
                inner = [*self.about(self.vocabulary.verbs["step"])]
                break
            if verb.controls and parts:
                inner = [*self.wishes(within=True)]
                break
            lead, start = "", self.place
            if self.token.text.lower() in LEADING and not self.names(verb):
                lead = self.token.text
                self.place += 1
            parts.append((lead, self.part(verb, lead.lower(), start)))
        if verb.controls and inner == [None]:
            raise self.expected("to", "verb")
        return self.made(verb, parts, inner)

    def names(self, verb: Verb) -> bool:
        """Whether something that goes with the verb is named here."""
        return self.longest(lambda words: self.vocabulary.find(words, verb.takes))[0] is not None

    def goes_on(self) -> bool:
        if self.sees("on", "the", "way") or self.sees("then") or self.sees("repeat"):
            return False
        return self.token.kind in ("word", "number") or self.sees("[")

    def part(self, verb: Verb, lead: str, start: int) -> list[list[Atom]]:
        """Alternatives for one thing that a verb is about. The word that leads to it, from `start`
        on, is told together with the name that follows: a language may inflect that."""
        found: list[list[Atom]] = []
        usual = {"Step": "step", "Give": "give"}.get(verb.words, "about")
        led = "give-to" if (usual, lead) == ("give", "to") else lead
        if led and self.sees("["):
            self.tells(start, part_of(f"script-lead-{led}"))
        while True:
            if self.accepts("["):
                found.append(self.atoms(verb))
                while self.accepts(">"):
                    found.append(self.atoms(verb))
                self.wants("]")
            else:
                named = self.place
                found.append([self.atom(verb)])
                if led or not self.unsaid:
                    told = self.parts[named][1]
                    self.tells(start, part_of(f"script-lead-{led or usual}", told))
            if not self.sees(">") or self.verb_after() is not None:
                return found
            self.place += 1
            led, start = "", self.place

    def atoms(self, verb: Verb) -> list[Atom]:
        start = self.place
        found = [self.atom(verb)]
        while self.accepts("+") or self.accepts(":"):
            found.append(self.atom(verb))
        self.agree(start)
        return found

    def atom(self, verb: Verb) -> Atom:
        tests = tuple(sort for sort in (WHO, WHERE) if sort in verb.takes)
        things = tuple(sort for sort in verb.takes if sort not in tests)
        start = self.place
        found, length = self.longest(lambda words: self.vocabulary.find(words, things))
        if found is not None:
            self.place += length
            self.tells(start, part_of(found.told))
            return found, self.text(start)
        self.accepts("not")
        if self.token.kind != "number" and self.token.text.lower() not in COMPOSED:
            self.fitting(verb, (*things, *tests))
        self.place = start
        test = self.test(tests)
        return test, test.text

    def fitting(self, verb: Verb, sorts: tuple[str, ...]) -> None:
        """Something that goes with the verb has to stand here."""
        if self.longest(lambda words: self.vocabulary.find(words, sorts))[0] is not None:
            return
        every = tuple(self.vocabulary.told)
        other, length = self.longest(lambda words: self.vocabulary.find(words, every))
        if other is not None:
            value, wanted = self.phrase(length), " ".join(sorts)
            raise self.fault("object", value=value, verb=verb.words, wanted=wanted)
        told = [one for sort in sorts for one in self.vocabulary.told.get(sort, [])]
        raise self.unknown(told, " ".join(sorts))

    def made(self, verb: Verb, parts: list[Part], inner: list[Wish | None]) -> list[Wish]:
        """The wishes that a verb makes, with all alternatives of what it is about."""
        found: list[Wish] = []
        for chosen in product(*(alternatives for _, alternatives in parts)):
            atoms = [atom for one in chosen for atom, _ in one]
            sorts = {atom.sort for atom in atoms}
            for group in verb.needs:
                if not sorts & {*group}:
                    raise self.fault("needs", verb=verb.words, wanted=" ".join(group))
            tests = [atom for atom in atoms if isinstance(atom, Test)]
            things = {atom.sort: atom.argument for atom in atoms if isinstance(atom, Meaning)}
            who = tuple(test for test in tests if test.sort == WHO)
            where = tuple(test for test in tests if test.sort == WHERE)
            words = [
                (lead or ("to" if verb.code == m.STEP else ""), _bracketed(one))
                for (lead, _), one in zip(parts, chosen, strict=True)
            ]
            found += [
                Wish(verb, who, where, things, deed, phrase(verb, words, deed)) for deed in inner
            ]
        return found


def _bracketed(atoms: list[Atom]) -> str:
    told = " + ".join(text for _, text in atoms)
    return f"[{told}]" if len(atoms) > 1 or isinstance(atoms[0][0], Test) else told

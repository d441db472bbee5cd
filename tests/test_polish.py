"""What Polish asks for beyond other languages: cases, genders, plurals, the terms of its rulebook,
and spaces at which no line breaks."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.text import Text

from deorbit.cli.terminal.widths import wrapped
from deorbit.core import text

FOLDER = Path(__file__).parent.parent / "src" / "deorbit" / "locale" / "pl"
PAGES = sorted(path.stem for path in (FOLDER / "rules").glob("*.md"))
CASES = {"gen", "dat", "acc", "ins", "loc", "gender"}
NBSP = "\u00a0"
LONE = re.compile(r"(?<![\w$.-])[aiouwzAIOUWZ] (?=\S)")
CODE = re.compile(r"`[^`\n]*`")


def say(message: str, **args: text.Value) -> str:
    return text.say(message, args, "pl")


def form(name: str, case: str) -> str:
    return text._words("pl").form(name, case)


@cache
def lines() -> tuple[tuple[str, str], ...]:
    """Every line of Polish as it is written, with its file."""
    paths = [*sorted(FOLDER.glob("*.ftl")), *sorted((FOLDER / "rules").glob("*.md"))]
    return tuple(
        (path.name, line)
        for path in paths
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") or path.suffix == ".md"
    )


# Names -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sort", ["stationfall-player-", "stationx-faction-", "intrepid-country-"])
def test_whoever_plays_has_a_name_in_every_case(sort: str) -> None:
    names = text.messages(sort, "pl")
    assert len(names) > 3
    for name in names:
        source = text._words("pl").sources[sort + name]
        assert {*re.findall(r"^ +\.(\w+) =", source, re.MULTILINE)} == CASES, name


def test_a_player_is_named_in_the_case_of_the_sentence() -> None:
    told = text.worded("stationfall", {"player": 2}, ("", "", "stationfall-player-yellow"), "pl")
    assert say("stationfall-fact-trap-decoy", **told) == "Leży tu atrapa gracza Żółtego."
    assert say("web-hand-over", name="Niebieski") == "Oddaj ekran graczowi Niebieskiemu"


def test_a_persons_own_name_stays_as_it_is() -> None:
    assert say("web-hand-over", name="Anna Maria") == "Oddaj ekran graczowi Anna Maria"


def test_the_sign_of_a_player_stays_before_the_name_in_every_case() -> None:
    assert form("▲ Żółty", "gen") == "▲ Żółtego"
    assert form("▲ Żółty", "gender") == "m"
    assert form("▲ Anna", "gen") == "▲ Anna"


def test_no_sentence_names_a_player_uninflected_after_the_noun() -> None:
    bare = re.compile(r"\bgracz(?:a|owi|em) \{ \$[\w-]*(?:player|who|name) \}")
    assert [line for _, line in lines() if bare.search(line)] == []


@pytest.mark.parametrize(
    ("ware", "told"),
    [
        ("bludgeon", "Medyk wytwarza Broń obuchową."),
        ("x-secret", "Medyk wytwarza Sekret X."),
        ("digital-assistant", "Medyk wytwarza kopię Cyfrowego asystenta."),
    ],
)
def test_what_is_made_stands_in_the_accusative(ware: str, told: str) -> None:
    args = text.worded("stationfall", {"character": "medical", "ware": ware}, (), "pl")
    assert say("stationfall-event-made", **args) == told


@pytest.mark.parametrize(
    ("message", "character", "told"),
    [
        ("stationfall-is-down", "troubleshooter", "ogłuszona"),
        ("stationfall-is-down", "engineer", "ogłuszony"),
        ("cli-stationfall-look-live", "stowaway", "Przytomna."),
        ("web-stationfall-exhausted", "maintenance-clones", "wyczerpane"),
    ],
)
def test_a_state_has_the_gender_of_the_character(message: str, character: str, told: str) -> None:
    args = text.worded("stationfall", {"character": character}, (), "pl")
    assert say(message, **args) == told


# Terms -------------------------------------------------------------------------------------------

OTHER_WORDS = {
    r"\bko\w+ zębat": "zębatka",
    r"(?i)\b(?:nie)?wydan\w+ (?:\w+ )?łapówk|łapówk\w+ (?:\w+ )?(?:nie)?wydan": "użyta, nieużyta",
    r"(?i)\bwyda(?:j|ć|jesz|ję|je)\b[^.:;]{0,30}łapówk|łapówk\w+ (?:jest )?wyda": "użyć, wręczyć",
    r"(?i)\bs?trac\w+ (?:\w+ )?przytomnoś": "zostaje ogłuszony",
    r"(?i)\bdetonuj|\bzdetonowa[łl]\w|\bzdetonuj": "zostaje zdetonowana",
    r"[wW]y(?:sł|sył|śl)\w+ [^.;]{0,12}\b(?:Dane|Danych|Dow[oó]d|Sekret)": "transmitować",
    r"(?i)\bwyp(?:ch|ych)\w+ (?:w Przestrzeń|kogoś|ogłusz)": "wyrzucić",
    r"(?i)\bprzełącz(?!nik)": "włączyć, wyłączyć",
    r"znacznik\w*(?: wpływu)? na (?:\{ FORM\(\$card, case: \"acc|t[ęe] postać?i?)": "na karcie",
    r"\bdziała\w* \{ FORM\(\$[\w-]+, case: \"ins\"": "wykonuje akcje postacią",
    r"zawija": "po 6 następuje 1",
}
"""What the Polish rulebook has another word for, and that word."""


@pytest.mark.parametrize("word", OTHER_WORDS)
def test_the_terms_are_those_of_the_rulebook(word: str) -> None:
    found = [line for _, line in lines() if re.search(word, line)]
    assert found == [], OTHER_WORDS[word]


@pytest.mark.parametrize(
    ("message", "term"),
    [
        ("stationfall-script-do-give", "Daj"),
        ("stationfall-script-do-cameras", "Włączenie/wyłączenie kamer:"),
        ("stationfall-script-do-jammers", "Włączenie/wyłączenie zagłuszaczy:"),
        ("stationfall-offer-cameras", "włączenie/wyłączenie kamer"),
    ],
)
def test_an_action_is_called_as_in_the_rulebook(message: str, term: str) -> None:
    assert say(message) == term


def test_cubes_lie_on_the_card_of_a_character() -> None:
    args = text.worded("stationfall", {"card": "doctor", "player": "Żółty", "count": 3}, (), "pl")
    told = say("stationfall-event-influenced", **args)
    assert told == "Żółty kładzie 3 znaczniki wpływu na karcie Doktora."


# Numbers -----------------------------------------------------------------------------------------

COUNTED = re.compile(
    r" (?:energii|Potencjału|punkt\w*|miejsc\w*|znacznik\w*|akcj\w*|kart\w*|p[oó]l\w?)\b"
)
FITS_ALL = re.compile(r"(?:\bdla|\bpotrzeba|\bdokładnie|\bniż|\bod|\bdo|\bnajwyżej) $")
"""Words before a number that have what follows in one form, whatever the number."""


def uncounted(pattern: ast.Pattern, chosen: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers before nouns whose form does not depend on them, within other choices too."""
    parts = pattern.elements
    for before, part, after in zip([None, *parts], parts, [*parts[1:], None], strict=False):
        if not isinstance(part, ast.Placeable):
            continue
        if isinstance(part.expression, ast.SelectExpression):
            by = part.expression.selector
            keys = {
                one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
                for one in part.expression.variants
            }
            within = chosen
            if isinstance(by, ast.VariableReference) and keys & {"few", "1"}:
                within |= {by.id.name}
            for variant in part.expression.variants:
                yield from uncounted(variant.value, within)
        elif isinstance(part.expression, ast.VariableReference):
            led = before.value if isinstance(before, ast.TextElement) else ""
            follows = after.value if isinstance(after, ast.TextElement) else ""
            if COUNTED.match(follows) and not FITS_ALL.search(led):
                if part.expression.id.name not in chosen:
                    yield part.expression.id.name


def test_a_number_before_a_noun_has_plural_forms() -> None:
    wrong = []
    for path in FOLDER.glob("*.ftl"):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                wrong += [(entry.id.name, number) for number in uncounted(entry.value)]
    assert wrong == []


def test_the_price_of_one_point_of_capacity_is_one_point() -> None:
    args = {"country": "Rosja", "tile": "Szklarnia", "token": "Blokada"}
    told = say("intrepid-event-mended", **args, price=1)
    assert told.endswith("za 1 punkt Potencjału.")


@pytest.mark.parametrize(
    ("count", "told"),
    [(1, "za 1 punkt Potencjału"), (3, "za 3 punkty Potencjału"), (5, "za 5 punktów Potencjału")],
)
def test_capacity_is_counted_in_points(count: int, told: str) -> None:
    assert say("intrepid-gained-price", count=count) == told


# Typography --------------------------------------------------------------------------------------


def test_a_word_of_one_letter_is_bound_to_the_next_in_every_message() -> None:
    words = text._words("pl")
    loose = [id for id in words.sources if LONE.search(CODE.sub("", words.source(id)))]
    assert loose == []
    assert say("stationfall-place-monster") == f"w{NBSP}Potworze"


@pytest.mark.parametrize("game", PAGES)
def test_a_word_of_one_letter_is_bound_to_the_next_in_the_rules(game: str) -> None:
    assert LONE.search(CODE.sub("", text.rules(game, "pl"))) is None
    assert NBSP not in text.rules(game)


def test_what_is_typed_keeps_its_spaces() -> None:
    assert text.bound("Wpisz `look a i b` i patrz", "pl") == f"Wpisz `look a i b` i{NBSP}patrz"


def test_a_row_in_the_terminal_does_not_end_with_a_word_of_one_letter() -> None:
    told = text.bound("Człowiek jest w Hełmie i bez broni, a Robot stoi z boku.", "pl")
    for width in range(12, 40):
        rows = [row.plain.rstrip() for row in wrapped(Text(told), width)]
        assert not any(re.search(r"(?:^|\s)[aiouwz]$", row) for row in rows), rows


def test_dots_that_leave_something_out_are_one_sign_without_a_space() -> None:
    wrong = []
    for file, line in lines():
        prose = re.sub(r'"[^"]*"|\[\.\.\.\]|: \.\.\.', "", CODE.sub("", line))
        if "..." in prose or re.search(r"[\w)}] …", prose):
            wrong.append(f"{file}: {line}")
    assert wrong == []

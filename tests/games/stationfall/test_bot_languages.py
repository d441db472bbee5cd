"""Scripts of bots as readers of every language have them."""

from __future__ import annotations

import re

import pytest

from deorbit.cli.games.stationfall.bots import scripts
from deorbit.core import text
from deorbit.games.stationfall.content.book import built_in
from deorbit.games.stationfall.content.scripts.grammar import read_script
from deorbit.games.stationfall.content.scripts.lines import Line
from deorbit.games.stationfall.content.scripts.scripts import PARTS, lines_of, standard_of
from deorbit.games.stationfall.content.scripts.tokens import Fault
from deorbit.games.stationfall.content.scripts.vocabulary import FIXED, VERBS, Vocabulary
from games.stationfall.automated import account, automated

PAGES = built_in().pages
BUILT_IN = [
    (name, part, line)
    for name in PAGES["scripts"]
    for part in PARTS
    for line in lines_of(built_in().hash, name, part)
]


def read(line: str) -> Line:
    """A line without its number."""
    faults: list[Fault] = []
    lines = read_script(f"1: {line}", Vocabulary(PAGES, PAGES), standard_of(PAGES), faults)
    assert not faults
    return lines[0]


def said(told: str, language: str = text.FALLBACK) -> str:
    return text.parts("stationfall", told, language)


def test_in_english_every_line_reads_as_it_is_written() -> None:
    for name, part, line in BUILT_IN:
        written = " ".join(PAGES["scripts"][name][part].split())
        assert said(line.told) == line.text
        assert said(line.printed) in written
        assert [said(test.told) for test in line.tests] == [test.text for test in line.tests]


def test_no_english_word_is_left_in_japanese() -> None:
    """But for the keywords that its manual keeps."""
    kept = {"PC", "NPC", "CON", "GOTO", "THEN", "REPEAT", "ON", "OFF", "NDA", "EMP", "X"}
    for _, _, line in BUILT_IN:
        assert {*re.findall("[A-Za-z]+", said(line.printed, "ja"))} <= kept


@pytest.mark.parametrize("language", text.languages())
def test_every_word_of_the_language_is_told_in_every_language(language: str) -> None:
    vocabulary = Vocabulary(PAGES, PAGES)
    told = [verb.told for verb in VERBS]
    told += [meaning.told for known in vocabulary.meanings.values() for meaning in known]
    assert len(told) > len(VERBS) + len(FIXED)
    assert [one for one in told if not text._words(language).has(f"stationfall-{one}")] == []


@pytest.mark.parametrize(
    ("line", "japanese", "polish"),
    [
        (
            "[This Minute / Unexhausted] Jury Rig Pod",
            "[このミニッツ / 未消耗] 応急修理 ポッド",
            "[w\u00a0tej minucie / niewyczerpana] Prowizoryczna naprawa kapsuły",
        ),
        ("GOTO Abandon Ship Script", "GOTO 退船スクリプト", "IDŹ DO: Rozkaz opuszczenia statku"),
        (
            "[PC + Not Possess Briefcase] Pick Up > Rob: Briefcase THEN Step to Suite",
            "[PC + ブリーフケース未所持] ピックアップ > 強奪: ブリーフケース THEN ステップ → 客室",
            "[PG + nie ma Walizki] Podniesienie > Kradzież: Walizki NASTĘPNIE Krok do Apartamentu",
        ),
        (
            "[PC Not Possess Evidence + Influence 1 more] Process Server in Outer Space",
            "[PCがエビデンス未所持 + 必要数より1個多い影響] 文書送達 場所：宇宙空間",
            "[PG: nie ma Dowodu + wpływ i\u00a0jeszcze 1]"
            " Doręczyciel w\u00a0Przestrzeni kosmicznej",
        ),
        (
            "[CON] Launch [Pod : 2 or more Occupants] ON THE WAY Nanogel",
            "[CON] 射出 [ポッド: 搭乗者2名以上] 途中で ナノゲル",
            "[wspólnik] Wystrzelenie [kapsuła: pasażerowie: 2 lub więcej] PO DRODZE Nanożel",
        ),
        (
            "[Other + PC Not Down] Give Briefcase > Gun to [PC]",
            "[PC以外 + PCがダウン状態でない] 譲渡 ブリーフケース > 銃 → [PC]",
            "[nie PG + PG: nieogłuszona] Daj Walizkę > Broń palną postaci [PG]",
        ),
        (
            "[Human + Not Armed] Attack [Down + Officer] in [Pod + Not Damaged]",
            "[ヒューマン + 武装状態でない] 攻撃 [ダウン状態 + オフィサー] 場所："
            " [ポッド + 損傷状態でない]",
            "[Człowiek + nieuzbrojony] Atak [ogłuszony + Oficer] w [kapsuła + nieuszkodzona]",
        ),
    ],
)
def test_a_line_is_told_word_by_word_in_the_order_of_the_script(
    line: str, japanese: str, polish: str
) -> None:
    told = read(line).told
    assert said(told, "ja") == japanese
    assert said(told, "pl") == polish


def test_a_word_is_told_the_same_however_it_is_written() -> None:
    one, other = (
        read("[con + not possesses x secret] wait"),
        read("[CON + Not Possess X-Secret] Wait"),
    )
    assert one.told == other.told
    assert one.text != other.text


def test_a_remark_that_no_language_knows_is_shown_as_it_is_written() -> None:
    line = read("[CON] Wait (for {pod} and the Rest)")
    for language, word in (("en", "Wait"), ("ja", "待機"), ("pl", "Przeczekanie")):
        assert said(line.printed, language).endswith(f"{word} (for [pod] and the Rest)")


def test_remarks_of_the_printed_scripts_are_told() -> None:
    line = read("[CON] Jettison (either opens the pods)")
    assert said(line.printed, "pl").endswith("(każde z\u00a0nich otwiera kapsuły)")


def test_the_account_tells_the_announced_line_in_the_readers_language() -> None:
    m = automated("[PC + Unexhausted] Step to Bridge", at={"troubleshooter": "aft-hub"})
    (chosen,) = [one for one in account(m) if one["id"] == "stationfall-why-chosen"]
    assert "[PC + Unexhausted] Step to Bridge" in text.told("stationfall", chosen)
    assert "[PC + 未消耗] ステップ → ブリッジ" in text.told("stationfall", chosen, "ja")
    assert "[PG + niewyczerpana] Krok na Mostek" in text.told("stationfall", chosen, "pl")


def test_the_account_tells_conditions_in_the_readers_language() -> None:
    m = automated("[Abandon Ship] Wait\n[PC + Full] Step to Bridge\n[PC] Step to Bridge")
    sentences = account(m)
    (skipped,) = [one for one in sentences if one["id"].endswith("skipped-station")]
    (fails,) = [one for one in sentences if one["id"].endswith("considered-fails")]
    for told, japanese in ((skipped, "退船発令済み"), (fails, "アイテムスロット満杯")):
        args = text.worded("stationfall", {"text": told["args"]["condition-text"]}, (), "ja")
        assert args["text"] == japanese


def test_the_terminal_shows_scripts_in_the_readers_language() -> None:
    view = automated().view(0)
    assert "  9: GOTO Revive Script" in scripts(view, 0, "", "en")
    assert "  9: GOTO 蘇生スクリプト" in scripts(view, 0, "", "ja")
    assert "  9: IDŹ DO: Ocucenie" in scripts(view, 0, "", "pl")


@pytest.mark.parametrize(
    "conditions",
    [
        "This Minute + Unexhausted",
        "Unexhausted + PC + This Minute",
        "This Minute / Unexhausted : Unexhausted",
        "Unexhausted + Unexhausted",
    ],
)
def test_a_line_says_only_once_when_somebody_is_considered(conditions: str) -> None:
    faults: list[Fault] = []
    source = f"1: [{conditions}] Wait"
    read_script(source, Vocabulary(PAGES, PAGES), standard_of(PAGES), faults)
    (fault,) = faults
    assert fault.message == "when"
    assert fault.column == max(source.rindex(one) for one in ("This", "Un") if one in source) + 1
    for language in text.languages():
        args = {"line": fault.line, "column": fault.column, **fault.args}
        assert text.problems("stationfall-mistake-script-when", args, language) == []

"""The script language (docs/automation.md): what every way of writing a line means, and where and
why a line cannot be read."""

from __future__ import annotations

import pytest

from deorbit.games.stationfall.content.book import built_in
from deorbit.games.stationfall.content.scripts.grammar import read_script
from deorbit.games.stationfall.content.scripts.lines import Line, tell
from deorbit.games.stationfall.content.scripts.scripts import standard_of
from deorbit.games.stationfall.content.scripts.tokens import Fault
from deorbit.games.stationfall.content.scripts.vocabulary import Vocabulary

PAGES = built_in().pages
VOCABULARY = Vocabulary(PAGES, PAGES)


def read(script: str) -> tuple[list[Line], list[str]]:
    """The lines of a script, and its faults: line, column, message, and what that tells."""
    faults: list[Fault] = []
    lines = read_script(script, VOCABULARY, standard_of(PAGES), faults)
    told = []
    for one in faults:
        args = [f"{name}={value}" for name, value in one.args.items()]
        told.append(" ".join([f"{one.line}:{one.column}", one.message, *args]))
    return lines, told


def entries(table: str) -> list[list[str]]:
    """The entries of a table, line by line: what is indented goes on with the line before."""
    return [one.replace("\n  ", " ").split("\n") for one in table.strip().split("\n\n")]


FAULTS = r"""
[CON] Wait
! 1:1 number value=[
= 0

1: [CON] Wait\n3: [CON] Wait
! 2:1 order value=3 wanted=2
= 2

x\n1: [CON] Wait
! 1:1 number value=x
= 1

1: [CON] Wait 2: [CON] Wait
! 1:16 expected value=: wanted=or
= 0

1
! 1:1 number value=1
= 0

1 [CON] Wait
! 1:1 number value=1
= 0

1: CON Wait
! 1:4 expected value=CON wanted=[ GOTO
= 0

1: [CON Wait
! 1:9 expected value=Wait wanted=+ ]
= 0

1: [CON + ] Wait
! 1:11 expected value=] wanted=who station
= 0

1: [CON]
! 1:9 ends wanted=verb
= 0

1: [CON] Wait Wait
! 1:15 unknown value=Wait wanted=where
= 0

1: [CON] Wait THEN
! 1:19 ends wanted=verb
= 0

1: [CON] GOTO Revive now
! 1:22 expected value=now wanted=end
= 0

1: [Exile] GOTO Revive
! 1:17 goto-tests
= 0

1: [Influence] GOTO Revive
! 1:21 goto-tests
= 0

1: [This Minute] GOTO Revive
! 1:23 goto-tests
= 0

1: GOTO Nowhere
! 1:9 unknown value=Nowhere wanted=script
= 0

1: GOTO Reviv
! 1:9 unknown-near value=Reviv near=Revive
= 0

1: [Influence 10 more] Wait
! 1:15 expected value=10 wanted=1-9
= 0

1: [Influence 0 more] Wait
! 1:15 expected value=0 wanted=1-9
= 0

1: [Influence 1] Wait
! 1:16 expected value=] wanted=more
= 0

1: [Minute 0 or less] Wait
! 1:12 expected value=0 wanted=1-16
= 0

1: [Minute 0001 or less] Wait
! 1:12 expected value=0001 wanted=1-16
= 0

1: [Minute 5] Wait
! 1:13 expected value=] wanted=or
= 0

1: [This Minute + Unexhausted] Wait
! 1:19 when value=This Minute
= 0

1: [Unexhausted + This Minute] Wait
! 1:19 when value=Unexhausted
= 0

1: [This Minute / CON] Wait
! 1:19 expected value=CON wanted=unexhausted
= 0

1: [CON] Step to [With Not Down]
! 1:24 with-not value=Not
= 0

1: [CON] Step to [With Other]
! 1:24 with-not value=Other
= 0

1: [CON] Step to [10 or more Occupants]
! 1:19 expected value=10 wanted=1-9
= 0

1: [CON] Step to [2 or more]
! 1:28 expected value=] wanted=Occupants Places
= 0

1: [CON] Step to [2 or more Doors]
! 1:29 expected value=Doors wanted=Occupants Places
= 0

1: [CON] Give Gun
! 1:18 needs verb=Give wanted=who
= 0

1: [CON] Give Exile
! 1:20 needs verb=Give wanted=item
= 0

1: [CON] Attack Gun
! 1:17 object value=Gun verb=Attack wanted=who where
= 0

1: [CON] Attack Bridg
! 1:17 unknown-near value=Bridg near=Bridge, Burning, Pride
= 0

1: [CON] Attack Zzzzzz
! 1:17 unknown value=Zzzzzz wanted=who where
= 0

1: [CON] Zzzz
! 1:10 unknown value=Zzzz wanted=verb
= 0

1: [CON] Stpe to Bridge
! 1:10 unknown-near value=Stpe near=Step, Suite
= 0

1: [CON] Bridg
! 1:10 unknown-near value=Bridg near=Bridge, Burning
= 0

1: [CON] 5
! 1:10 expected value=5 wanted=verb
= 0

1: [CON] [
! 1:11 ends wanted=where
= 0

1: [At Damaged] Wait
! 1:8 expected value=Damaged wanted=where
= 0

1: [At Zzz] Wait
! 1:8 unknown value=Zzz wanted=where
= 0

1: [CON] Telepathy Exile
! 1:25 ends wanted=to verb
= 0

1: [CON] (remark Wait
! 1:10 remark value=(
! 1:11 unknown-near value=remark near=Repair, Reactor, Dark
= 0

1: [CON] Wait )
! 1:15 remark value=)
= 1

1: [CON] Wait $
! 1:15 strange value=$
= 1

1: [CON]\n  Step to\n Zzz
! 3:2 unknown value=Zzz wanted=where
= 0

1: (a\nb) [CON] Zzz
! 2:10 unknown value=Zzz wanted=verb
= 0

1: [News have Evidence] Wait
! 1:5 unknown-near value=News near=Drones
= 0

1: [Authorities have Gun] Wait
! 1:22 unknown value=Gun wanted=data
= 0

1: [CON] Transmit Evidence
! 1:27 needs verb=Transmit wanted=offsite
= 0

1: [CON] Wait ON THE WAY
! 1:25 ends wanted=item
= 0

1: [CON] Wait ON THE WAY Exile
! 1:26 unknown value=Exile wanted=item
= 0

1: [CON] Step to [Not authorities have Evidence]
! 1:23 object value=authorities verb=Step wanted=where
= 0

1: [Exile / Medical] Wait
! 1:11 expected value=/ wanted=+ ]
= 0

1: [Possess] Wait
! 1:12 expected value=] wanted=data item
= 0

1: [Possess Exile] Wait
! 1:13 unknown value=Exile wanted=data item
= 0

1: [CON] Rocket Wings Lanch
! 1:10 unknown-near value=Rocket Wings Lanch near=Rocket Wings Launch
= 0

1: [Human Plaeyr] Wait
! 1:11 expected value=Plaeyr wanted=+ ]
= 0

1: [PC
! 1:7 ends wanted=+ ]
= 0

1: [CON] Cameras
! 1:17 needs verb=Cameras wanted=switch
= 0

1: [CON] Pick Up Exile
! 1:23 needs verb=Pick Up wanted=item kompromat
= 0

1: [CON] Step
! 1:14 needs verb=Step wanted=where
= 0

1: [CON] Wait ON
! 1:17 ends wanted=where
= 0

1: [CON] Telepathy > Attack Exile
! 1:20 expected value=> wanted=to verb
= 0

"""
"""Scripts, their faults, and how many lines could be read all the same."""


@pytest.mark.parametrize("entry", entries(FAULTS), ids=lambda entry: entry[0])
def test_a_fault_is_told_with_its_place_and_what_was_wanted(entry: list[str]) -> None:
    """bot-scripts."""
    script, *faults, lines = entry
    found = read(script.replace(r"\n", "\n"))
    assert found[1] == [fault.removeprefix("! ") for fault in faults]
    assert f"= {len(found[0])}" == lines


READ = """
[CON] Telepathy Exile Wait > Bridge
= [CON] Telepathy [Exile] Wait > Telepathy [Exile] to [Bridge]
> [{script-word-con}] {script-do-telepathy} {script-lead-about {character-exile}} {script-do-wait} >
  {section-bridge}

[CON] Give [Gun + Exile]
= [CON] Give [Gun + Exile]
> [{script-word-con}] {script-do-give} [{item-gun} + {character-exile}]

[CON] Transmit [Evidence + News]
= [CON] Transmit [Evidence + News]
> [{script-word-con}] {script-do-transmit} [{data-evidence} + {offsite-news}]

[PC Down] GOTO Revive
= [PC Down] GOTO Revive Script
> [{script-word-own {script-word-down {script-word-pc}}}] {script-word-goto {script-revive
  Revive}}

[Minute 5 or less] GOTO Revive Script
= [Minute 5 or less] GOTO Revive Script
> [{script-word-minute 5}] {script-word-goto {script-revive Revive}}

[Influence 9 more] Wait
= [Influence 9 more] Wait
> [{script-word-influence-more 9}] {script-do-wait}

[Minute 13 or less] Wait
= [Minute 13 or less] Wait
> [{script-word-minute 13}] {script-do-wait}

[Minute 14 or less] Wait
= [Minute 14 or less] Wait
> [{script-word-minute 14}] {script-do-wait}

[CON] Telepathy Exile to Bridge > Wait
= [CON] Telepathy [Exile] to [Bridge] > Wait
> [{script-word-con}] {script-do-telepathy} {script-lead-about {character-exile}}
  {script-lead-to {section-bridge}} > {script-do-wait}

[CON] Telepathy Exile Attack PC > Telepathy Counselor to Bridge
= [CON] Telepathy [Exile] Attack [PC] > Telepathy [Counselor] to [Bridge]
> [{script-word-con}] {script-do-telepathy} {script-lead-about {character-exile}}
  {script-do-attack} {script-lead-about {script-word-pc}} > {script-do-telepathy}
  {script-lead-about {character-counselor}} {script-lead-to {section-bridge}}

[CON] Transmit Evidence to News
= [CON] Transmit Evidence to News
> [{script-word-con}] {script-do-transmit} {script-lead-about {data-evidence}} {script-lead-to
  {offsite-news}}

[CON] Wait ON THE WAY Gun > Helmet
= [CON] Wait ON THE WAY Gun > Helmet
> [{script-word-con}] {script-do-wait} {script-word-on-the-way} {item-gun} > {item-helmet}

[PC] Wait
= [PC] Wait
> [{script-word-pc}] {script-do-wait}

[PC + Down] Wait
= [PC + Down] Wait
> [{script-word-pc} + {script-word-down {script-word-pc}}] {script-do-wait}

[Not PC Not Down] Wait
= [Not PC Not Down] Wait
> [{script-word-not {script-word-own {script-word-not-down {script-word-pc}}}}] {script-do-wait}

[Bot : Down] Wait
= [Bot + Down] Wait
> [{script-word-bot}: {script-word-down {script-word-bot}}] {script-do-wait}

[CON] not Bridge
= [CON] Step to [not Bridge]
> [{script-word-con}] {script-word-not {section-bridge}}

[CON] Attack [Exile > Down] in Bridge
= [CON] Attack [Exile] in [Bridge] > Attack [Down] in [Bridge]
> [{script-word-con}] {script-do-attack} [{character-exile} > {script-word-down}]
  {script-lead-in {section-bridge}}

[CON] Attack [Exile + Down : Armed] in [Bridge > Suite]
= [CON] Attack [Exile + Down + Armed] in [Bridge] > Attack [Exile + Down + Armed] in [Suite]
> [{script-word-con}] {script-do-attack} [{character-exile} + {script-word-down
  {character-exile}}: {script-word-armed {character-exile}}] {script-lead-in} [{section-bridge}
  > {section-suite}]

[CON] Attack > Rob: Exile
= [CON] Attack [Exile] > Rob [Exile]
> [{script-word-con}] {script-do-attack} > {script-do-rob}: {script-lead-about
  {character-exile}}

[CON] Attack > Rob Gun from Exile
= [CON] Attack > Rob Gun from [Exile]
> [{script-word-con}] {script-do-attack} > {script-do-rob} {script-lead-about {item-gun}}
  {script-lead-from {character-exile}}

[CON] Meditate > Scram > Wait
= [CON] Meditate > Scram > Wait
> [{script-word-con}] {script-do-meditate} > {script-do-scram} > {script-do-wait}

[CON] Bridge > Suite > Wait
= [CON] Step to [Bridge] > Step to [Suite] > Wait
> [{script-word-con}] {section-bridge} > {section-suite} > {script-do-wait}

[CON] Attack Exile > Medical > Wait THEN Rob REPEAT
= [CON] Attack [Exile] > Attack [Medical] > Wait THEN Rob REPEAT
> [{script-word-con}] {script-do-attack} {script-lead-about {character-exile}} >
  {script-lead-about {character-medical}} > {script-do-wait} {script-word-then} {script-do-rob}
  {script-word-repeat}

[CON] Step to Bridge THEN Launch ON THE WAY Gun
= [CON] Step to [Bridge] THEN Launch ON THE WAY Gun
> [{script-word-con}] {script-do-step} {script-lead-to {section-bridge}} {script-word-then}
  {script-do-launch} {script-word-on-the-way} {item-gun}

[CON] Manufacture Gun > Evidence
= [CON] Manufacture Gun > Manufacture Evidence
> [{script-word-con}] {script-do-manufacture} {script-lead-about {item-gun}} >
  {script-lead-about {data-evidence}}

[CON] Remote Control Drones Attack Exile > Wait
= [CON] Remote Control [Drones] Attack [Exile] > Remote Control [Drones] Wait
> [{script-word-con}] {script-do-remote-control} {script-lead-about {character-drones}}
  {script-do-attack} {script-lead-about {character-exile}} > {script-do-wait}

[CON] Cargo Claw Gun
= [CON] Cargo Claw Gun
> [{script-word-con}] {script-do-cargo-claw} {script-lead-about {item-gun}}

[CON] Cargo Claw Exile to Bridge
= [CON] Cargo Claw [Exile] to [Bridge]
> [{script-word-con}] {script-do-cargo-claw} {script-lead-about {character-exile}}
  {script-lead-to {section-bridge}}

[Not Exile + Not Possess Gun] Wait
= [Not Exile + Not Possess Gun] Wait
> [{script-word-not {character-exile}} + {script-word-not-possess {item-gun}}] {script-do-wait}

[Zero-Born] Wait
= [Zero-Born] Wait
> [{ability-zero-born}] {script-do-wait}

[CON] Step to [Bridge + Not With Exile]
= [CON] Step to [Bridge + Not With Exile]
> [{script-word-con}] {script-do-step} {script-lead-to} [{section-bridge} + {script-word-not
  {script-word-with {character-exile}}}]

[CON] Copy Evidence to Exile
= [CON] Copy Evidence to [Exile]
> [{script-word-con}] {script-do-copy} {script-lead-about {data-evidence}} {script-lead-to
  {character-exile}}

[CON] Give Gun to Exile in Bridge
= [CON] Give Gun to [Exile] in [Bridge]
> [{script-word-con}] {script-do-give} {script-lead-give {item-gun}} {script-lead-give-to
  {character-exile}} {script-lead-in {section-bridge}}

[CON] Step to [With Possess Gun]
= [CON] Step to [With Possess Gun]
> [{script-word-con}] {script-do-step} {script-lead-to} [{script-word-with {script-word-possess
  {item-gun}}}]

[CON] Step to [With Gun]
= [CON] Step to [With Gun]
> [{script-word-con}] {script-do-step} {script-lead-to} [{script-word-with {item-gun}}]

[CON] Step Away
= [CON] Step Away
> [{script-word-con}] {script-do-step-away}

[CON] Step Away from PC
= [CON] Step Away from [PC]
> [{script-word-con}] {script-do-step-away} {script-lead-from {script-word-pc}}

[CON] Renegotiate Exile
= [CON] Renegotiate [Exile]
> [{script-word-con}] {script-do-renegotiate} {script-lead-about {character-exile}}

[CON] Moss Feed Exile > Moss Step to Bridge
= [CON] Moss Feed [Exile] > Moss Step to [Bridge]
> [{script-word-con}] {script-do-moss-feed} {script-lead-about {character-exile}} >
  {script-do-moss-step} {script-lead-to {section-bridge}}

[Influence + Unexhausted + Exile] Bridge
= [Influence + Unexhausted + Exile] Step to [Bridge]
> [{script-word-influence} + {script-word-unexhausted {character-exile}} + {character-exile}]
  {section-bridge}

[This Minute / Unexhausted + CON] Wait
= [This Minute / Unexhausted] Wait
> [{script-word-this-minute} / {script-word-unexhausted {script-word-con}} + {script-word-con}]
  {script-do-wait}

[CON] Step to [2 or more Occupants + 1 or more Places]
= [CON] Step to [2 or more Occupants + 1 or more Places]
> [{script-word-con}] {script-do-step} {script-lead-to} [{script-word-occupants 2} +
  {script-word-places 1}]

[CON] Telepathy Exile Attack [PC > Bot] > Rob Gun > Telepathy PC to Suite
= [CON] Telepathy [Exile] Attack [PC] > Telepathy [Exile] Attack [Bot] > Telepathy [Exile] Rob
  Gun > Telepathy [PC] to [Suite]
> [{script-word-con}] {script-do-telepathy} {script-lead-about {character-exile}}
  {script-do-attack} [{script-word-pc} > {script-word-bot}] > {script-do-rob} {script-lead-about
  {item-gun}} > {script-do-telepathy} {script-lead-about {script-word-pc}} {script-lead-to
  {section-suite}}

"""
"""Lines as somebody writes them, in full, and for a reader of any language."""


@pytest.mark.parametrize("entry", entries(READ), ids=lambda entry: entry[0])
def test_a_line_means_the_same_as_with_all_its_alternatives_in_full(entry: list[str]) -> None:
    """bot-scripts: in full it reads as the same line again."""
    line, full, told = entry
    lines, faults = read(f"1: {line}")
    assert faults == []
    assert tell(lines[0]) == f"1: {full.removeprefix('= ')}"
    assert lines[0].told == told.removeprefix("> ")
    again, faults = read(tell(lines[0]))
    assert faults == []
    assert again == lines


def test_a_remark_is_told_where_it_stands_and_its_braces_are_brackets() -> None:
    """bot-scripts: a remark in parentheses is no part of the line."""
    lines, faults = read("1. [CON] Wait (said {so})\n2: [PC (own)]\n  Wait (!)")
    assert faults == []
    assert [line.at for line in lines] == [(1, 1), (2, 1)]
    assert [line.text for line in lines] == ["[CON] Wait", "[PC] Wait"]
    assert [line.printed for line in lines] == [
        "1. [{script-word-con}] {script-do-wait} ({remark-said-so said [so]})",
        "2: [{script-word-pc} ({remark-own own})] {script-do-wait} (!)",
    ]

"""All kinds of actions. What stands here is the order in which a screen offers them."""

from deorbit.core.game import ActionKind
from deorbit.games.stationfall.rules.abilities import (
    deceptions,
    minds,
    moss,
    papers,
    reveal_questions,
    skills,
    weapons,
)
from deorbit.games.stationfall.rules.actions import (
    airlock,
    console,
    data,
    force,
    items,
    launch,
    pieces,
    section,
    step,
    throwing,
)
from deorbit.games.stationfall.rules.actions.base import Act
from deorbit.games.stationfall.rules.bots import turn
from deorbit.games.stationfall.rules.ending import delivery
from deorbit.games.stationfall.rules.project_x import monsters, spreading
from deorbit.games.stationfall.rules.questions import CALLING, COMMANDING, SHOWING, SWITCHING
from deorbit.games.stationfall.rules.state import StationfallState
from deorbit.games.stationfall.rules.turn import (
    activation,
    blackmail,
    bribes,
    end_of_turn,
    influence,
    offers,
    renegotiate,
    reveal,
)


def basic_actions() -> list[Act]:
    """What anybody can do anywhere (chapter 12)."""
    return [
        step.Step(),
        step.Drag(),
        items.PickUp(),
        items.PickUpKompromat(),
        items.Take(),
        items.Drop(),
        items.Give(),
        throwing.Throw(),
        throwing.Ignite(),
        data.Copy(),
        data.Delete(),
        force.Attack(),
        force.Rob(),
        force.RobData(),
        force.Sabotage(),
        force.Revive(),
    ]


def section_actions() -> list[Act]:
    """What a section offers (chapter 13), and Transmit."""
    return [
        section.AbandonShip(),
        data.Transmit(),
        section.Release(),
        section.Decontaminate(),
        section.Jettison(),
        launch.TimedLaunch(),
        launch.SectionLaunch(),
        launch.BridgeLaunch(),
        section.Manufacture(),
        section.Meditate(),
        section.Repair(),
        section.SelfDestruct(),
        airlock.Airlock(),
        airlock.AirlockDrag(),
        airlock.AirlockThrow(),
        airlock.AirlockIgnite(),
        airlock.AirlockPush(),
        section.SwitchCameras(),
        console.Suppress(),
        console.SwitchJammers(),
        pieces.Reassemble(),
        pieces.Claw(),
        pieces.ClawItem(),
        pieces.Scram(),
        pieces.WingsLaunch(),
    ]


def special_actions() -> list[Act]:
    """What a card lets its character do."""
    return [
        skills.JuryRig(),
        skills.Mend(),
        skills.Breach(),
        skills.Wormtongue(),
        skills.Heal(),
        skills.SelfRepair(),
        skills.Tradecraft(),
        minds.Telepathy(),
        minds.RootAccess(),
        minds.RemoteControl(),
        minds.Disassemble(),
        minds.DisassembleFor(),
        weapons.Missile(),
        weapons.EmpBurst(),
        weapons.NerveGas(),
        weapons.Infect(),
        papers.ProcessServer(),
        papers.Hardcopy(),
        papers.LawyerUp(),
        papers.Investigate(),
        papers.DrawUp(),
        moss.Feed(),
    ]


def acts() -> list[Act]:
    """The actions of characters, in the manual's order: the game numbers them first."""
    waits: list[Act] = [activation.Wait("wait", False), activation.Wait("recall", True)]
    return basic_actions() + section_actions() + special_actions() + waits


def choices(known: list[Act]) -> list[ActionKind[StationfallState]]:
    """All other decisions."""
    return [
        reveal.Choose(),
        reveal.Reveal(),
        reveal.Schroedinger(),
        influence.Influence(),
        activation.Activate(),
        renegotiate.Renegotiate(),
        renegotiate.Withdraw(),
        bribes.Bribe(),
        blackmail.Kompromat(),
        offers.Accept(known),
        offers.Refuse(),
        activation.End(),
        activation.Command(),
        end_of_turn.Resolve(),
        reveal_questions.OVERLOAD,
        reveal_questions.CONFESS,
        reveal_questions.CACHE,
        reveal_questions.Show(),
        reveal_questions.Decline([SHOWING, COMMANDING, CALLING, SWITCHING]),
        spreading.SPREAD,
        monsters.MONSTER_STRIKE,
        monsters.MonsterStep(),
        delivery.Deliver(),
        delivery.Done(),
        bribes.GreyBribe(),
        offers.Ask(),
        moss.MossStep(),
        moss.MossFeed(),
        reveal_questions.Call(),
        deceptions.Switch(),
        deceptions.BLAME,
        deceptions.TakeBlame(),
        deceptions.LayTrap(),
        deceptions.RigTrap(),
        deceptions.PLANT,
        monsters.LURK,
        spreading.WARP,
        spreading.LeaveMouth(),
        spreading.CoreLock(),
        spreading.CoreMove(),
        spreading.CORE_SUPPRESS,
        spreading.CoreJammers(),
        spreading.CORE_CONTROL,
        spreading.Mutate(),
        turn.Announce(),
        turn.Regroup(),
    ]

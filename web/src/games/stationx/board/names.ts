/** What there is on a cell, in words: for those who hear it, and beside the board. */

import { listed, say } from "../../../lib/words";
import { kindOf, numberOf, speech } from "../speech";
import type { Goal } from "../targets";
import type { Battle, Room, Sentence, StationXDesk, UnitFacts } from "../types";

type Words = (string | false | null | undefined)[];

export function word(id: string, args: Record<string, string | number> = {}): string {
  return say(`web-stationx-board-${id}`, args);
}

function list(words: Words): string {
  return listed(words);
}

export function unitName(unit: string): string {
  return speech.called("unit", unit);
}

export function roomName(room: Room, desk: StationXDesk, names: string[]): string {
  switch (room.sort) {
    case "centre":
      return word("centre");
    case "base": {
      const player = room.player ?? 0;
      const holder = desk.players[player]?.holder ?? player;
      const base = word("base", { player: names[player] ?? "" });
      return list([base, holder !== player && word("held", { player: names[holder] ?? "" })]);
    }
    case "tile": {
      const name = { sort: kindOf(room), number: numberOf(desk.rooms, room), who: "" };
      const { width, height } = room;
      return list([speech.web("room-name", name), word("room", { width, height })]);
    }
    default:
      return word(`supply-${room.sort}`);
  }
}

/** A room with its oxygen. */
export function roomLabel(
  room: Room,
  crowd: number[],
  desk: StationXDesk,
  names: string[],
): string {
  const living = crowd.reduce((sum, count) => sum + count, 0);
  return list([
    roomName(room, desk, names),
    word("oxygen", { living, oxygen: room.oxygen, share: room.share }),
  ]);
}

export function unitLabel(facts: UnitFacts, names: string[]): string {
  return list([
    word("unit", { unit: unitName(facts.unit), player: names[facts.player] ?? "" }),
    word("attack", { attack: facts.attack }),
    facts.moved && word("moved"),
    facts.attacked && !facts.jumped && word("attacked"),
    facts.jumped && word("jumped"),
    facts.new && word("new"),
  ]);
}

/** What can be done on a cell, with the sums of a battle. */
export function goalLabel(goals: Goal[], battle: Battle | null): string {
  return list(
    goals.map((goal) =>
      goal === "attack" && battle
        ? word(`battle-${battle.result}`, { attack: battle.attack, defence: battle.defence })
        : word(`goal-${goal}`),
    ),
  );
}

export interface CellFacts {
  cell: string;
  /** The room with its oxygen in words, null in empty space. */
  room: string | null;
  unit: UnitFacts | null;
  /** Whose teleporter stands there. */
  teleporter: number | null;
  ready: boolean;
  chosen: boolean;
  goals: Goal[];
  battle: Battle | null;
  /** What is special about going there. */
  note: Sentence | null;
  /** Whether the tile in the hand fits with its lower left cell there; null without a tile. */
  fits: boolean | null;
  tile: string;
}

export function cellLabel(facts: CellFacts, names: string[]): string {
  return list([
    facts.cell,
    facts.room ?? word("space"),
    facts.teleporter !== null && word("teleporter", { player: names[facts.teleporter] ?? "" }),
    facts.unit && unitLabel(facts.unit, names),
    facts.ready && word("ready"),
    facts.chosen && word("chosen"),
    facts.goals.length > 0 && goalLabel(facts.goals, facts.battle),
    facts.note && speech.told(facts.note, names),
    facts.fits === true && word("fits", { tile: facts.tile }),
    facts.fits === false && word("fits-not", { tile: facts.tile }),
  ]);
}

/** A tile by its size. */
export function tileName(tile: string): string {
  return tile === "base" ? word("tile-base") : tile;
}

/** Words for what a game of Station-X is made of. */

import { has, say, sentence, worded } from "../../lib/words";
import type { GameEvent } from "../../lib/types";
import { Speech } from "../../play/speech";
import { cellsOf } from "./board/grid";
import type { Cell, Room, StationXDesk } from "./types";

export const speech = new Speech("stationx");

/** What the others are asked, for those who wait. */
export function waiting(ask: string | null, asking: number[], names: string[]): string {
  const [who] = asking;
  if (who === undefined) return "";
  const id = `waits-${ask ?? "turn"}`;
  return speech.web(speech.hasWeb(id) ? id : "waits-for", { who: names[who] ?? "" });
}

const EVENT = "stationx-event-";

type Way = "in" | "to" | "from";

/** What a room that somebody laid is by its shape, and its number, under which the board has it. */
export function kindOf({ sort, width, height }: Room): string {
  if (sort !== "tile") return sort;
  if (Math.min(width, height) === 1) return "corridor";
  return width * height < 9 ? "chamber" : "hall";
}

export function numberOf(rooms: readonly Room[], room: Room): number {
  return rooms.filter(({ sort }) => sort === "tile").indexOf(room) + 1;
}

/** The log by names of rooms: rooms stay where they were laid, so those of now name every cell. */
export class StationSpeech extends Speech {
  constructor(private readonly desk: () => StationXDesk) {
    super("stationx");
  }

  #room(cell: unknown): Room | undefined {
    return this.desk().rooms.find((room) => cellsOf(room).includes(String(cell) as Cell));
  }

  named(room: Room, names: string[], way: Way | null = null): string {
    const args = {
      sort: kindOf(room),
      number: numberOf(this.desk().rooms, room),
      who: say(names[room.player ?? 0] ?? ""),
    };
    return this.web(way ? `room-${way}` : "room-name", args);
  }

  override sentence(event: GameEvent, names: string[]): string {
    const id = `web-stationx-log-${event.id.slice(EVENT.length)}`;
    const [at, from] = [this.#room(event.args.at), this.#room(event.args.from)];
    if (!has(id) || !at) return super.sentence(event, names);
    const args = worded(this.game, event.args, names);
    const told = say(at === from && has(`${id}-within`) ? `${id}-within` : id, {
      ...args,
      room: this.named(at, names),
      in: this.named(at, names, "in"),
      to: this.named(at, names, "to"),
      from: from ? this.named(from, names, "from") : "",
    });
    return sentence(told);
  }
}

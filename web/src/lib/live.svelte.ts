/** One reader's live channel to a table: stays connected, and in step. */

import { api, Refused, Unreachable, withQuery } from "./api";
import { pause } from "./backoff";
import { follow } from "./patch";
import type {
  Action,
  ChatLine,
  GameMessage,
  LiveGame,
  Played,
  ServerMessage,
  TableInfo,
} from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused" | "closed";

/** A quiet channel is asked for a sign of life, and given up without one. */
const QUIET = 25_000;
const PATIENCE = 8_000;

/** What a person decides, as it is sent. */
export type Decision = { seat: number; id: string; version: number } & (
  { type: "act"; action: Action; careful: boolean } | { type: "undo" }
);

type Refusal = Extract<ServerMessage, { type: "refused" }>;

interface Asking {
  version: number;
  done: (answer: Played) => void;
  fail: (error: Error) => void;
  late: ReturnType<typeof setTimeout>;
}

export interface Wiring {
  open(url: string): WebSocket;
  /** How the table is or why it cannot be looked at; null when the service does not answer. */
  ask(table: string): Promise<TableInfo | Refused | null>;
}

const wiring: Wiring = {
  open: (url) => new WebSocket(url),
  ask: (table) =>
    api.table(table).catch((error) => {
      return error instanceof Refused && error.status < 500 && error.status !== 429 ? error : null;
    }),
};

export class Live {
  connection = $state<Connection>("connecting");
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<LiveGame | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  notes = $state.raw<string | null>(null);
  /** The step up to which this seat had looked when the channel was first opened. */
  seen = $state<number | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** The reader no longer holds the seat. */
  seatLost = $state(false);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #life: ReturnType<typeof setTimeout> | undefined;
  #reported = -1;
  #waiting: { version: number; done: () => void }[] = [];
  #asking = new Map<string, Asking>();

  constructor(
    readonly id: string,
    readonly seat: number | null,
    private readonly wires: Wiring = wiring,
  ) {}

  start(): void {
    if (this.#socket || this.connection === "closed") return;
    clearTimeout(this.#retry);
    this.connection = this.#attempt ? "lost" : "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = withQuery(`/api/tables/${encodeURIComponent(this.id)}/live`, {
      seat: this.seat,
      version: this.game?.version,
      log: this.game?.log.length,
      view: 0,
    });
    const socket = this.wires.open(`${scheme}//${location.host}${path}`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#alive();
      this.#take(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
    this.#alive();
  }

  /** Connect now if there is no connection: the page is visible again, or the network is back. */
  wake(): void {
    if (this.connection === "open") return this.#ping();
    if (this.connection === "lost" && !this.#socket) {
      this.#attempt = Math.min(this.#attempt, 1);
      this.start();
    }
  }

  /** Forget what is known and ask for everything. */
  refresh(): void {
    this.game = null;
    this.#drop();
    this.start();
  }

  close(): void {
    this.connection = "closed";
    this.#drop();
    this.#release(Infinity);
  }

  /** The reader has looked at everything up to this step. */
  look(step: number): void {
    if (step <= this.#reported || this.connection !== "open") return;
    this.#reported = step;
    this.#send({ type: "seen", step });
  }

  /** Sends a decision on this channel; null where there is none, and it has to go another way. An
   * answer that does not come is a lost one: asking again under the same id does no harm. */
  decide(decision: Decision): Promise<Played> | null {
    if (this.connection !== "open" || this.#socket?.readyState !== 1) return null;
    return new Promise((done, fail) => {
      const late = setTimeout(() => this.#settle(decision.id)?.fail(lost()), PATIENCE);
      this.#asking.set(decision.id, { version: decision.version, done, fail, late });
      this.#send(decision);
    });
  }

  /** Resolves when this reader knows a version, or when waiting for it makes no sense. */
  reaches(version: number): Promise<void> {
    if ((this.game?.version ?? -1) >= version || this.connection !== "open") {
      return Promise.resolve();
    }
    return new Promise((done) => this.#waiting.push({ version, done }));
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "acted":
        this.#settle(message.id)?.done({ version: message.version });
        break;
      case "confirm": {
        const asking = this.#settle(message.id);
        asking?.done({ version: asking.version, confirm: true });
        break;
      }
      case "refused":
        this.#settle(message.id)?.fail(refused(message));
        break;
      case "hello":
        this.#attempt = 0;
        this.connection = "open";
        this.refusal = null;
        this.table = message.table;
        this.chat = message.chat;
        this.notes = message.notes;
        this.seen ??= message.seen;
        if (message.game) this.#play(message.game);
        else this.game = null;
        break;
      case "game":
        this.#play(message);
        break;
      case "table":
        this.table = message.table;
        break;
      case "chat":
        if (!this.chat.some((line) => line.number === message.line.number)) {
          this.chat = [...this.chat, message.line];
        }
        break;
      case "chat-gone":
        this.chat = this.chat.filter((line) => line.number !== message.number);
        break;
    }
  }

  #play(message: GameMessage): void {
    const next = follow(this.game, message);
    if (!next) return this.refresh();
    this.game = next;
    this.#release(next.version);
  }

  async #lost(): Promise<void> {
    this.#drop();
    this.connection = "lost";
    this.#release(Infinity);
    const answer = await this.wires.ask(this.id);
    if (this.connection !== "lost" || this.#socket) return;
    if (answer instanceof Refused) {
      this.refusal = answer;
      this.connection = "refused";
      return;
    }
    // The seat was given up, here or on another device: the page goes on without it.
    if (answer) this.table = answer;
    if (answer && this.seat !== null && !answer.yours.includes(this.seat)) {
      this.connection = "refused";
      this.seatLost = true;
      return;
    }
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.start(), pause(this.#attempt));
    this.#attempt += 1;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    clearTimeout(this.#life);
    for (const id of [...this.#asking.keys()]) this.#settle(id)?.fail(lost());
    if (socket) part(socket);
  }

  #settle(id: string): Asking | undefined {
    const asking = this.#asking.get(id);
    if (asking) clearTimeout(asking.late);
    this.#asking.delete(id);
    return asking;
  }

  #alive(): void {
    clearTimeout(this.#life);
    this.#life = setTimeout(() => this.#ping(), QUIET);
  }

  #ping(): void {
    this.#send({ type: "ping" });
    clearTimeout(this.#life);
    this.#life = setTimeout(() => void this.#lost(), PATIENCE);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  #release(version: number): void {
    const ready = this.#waiting.filter((one) => one.version <= version);
    this.#waiting = this.#waiting.filter((one) => one.version > version);
    for (const one of ready) one.done();
  }
}

const lost = () => new Unreachable("live");

/** One that is not open yet is closed as soon as it is: browsers complain of any sooner. */
function part(socket: WebSocket): void {
  if (socket.readyState === 0) socket.onopen = () => socket.close();
  else socket.close();
}

/** A service that is busy is asked again, as one that does not answer. */
function refused(answer: Refusal): Error {
  if (answer.status === 503) return lost();
  return new Refused(answer.status, answer.error, answer.after);
}

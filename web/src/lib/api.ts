/** The service's HTTP interface. */

import type {
  Action,
  ChatLine,
  Considered,
  Content,
  GameInfo,
  Guest,
  Hint,
  Link,
  Me,
  Message,
  NewTable,
  Played,
  ProposalKind,
  Route,
  TableCard,
  TableInfo,
  Tempo,
  WireError,
} from "./types";
import type { Moment } from "../wire/play";

/** The service said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: WireError,
    /** After how many seconds it may be tried again, if the service said so. */
    readonly after: number | null = null,
  ) {
    super(error.text);
  }
}

/** The service did not answer. */
export class Unreachable extends Error {}

/** Told when the service does not know who this is: the cookie has gone. */
export const unknown = { tell: () => {} };

type Query = Record<string, string | number | null | undefined>;

export function withQuery(path: string, query: Query): string {
  const parts = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) parts.set(name, String(value));
  }
  const text = parts.toString();
  return text ? `${path}?${text}` : path;
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-Deorbit"] = "1";
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: "same-origin",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Unreachable(path);
  }
  // A proxy answers for a service that is down.
  if ([502, 503, 504].includes(answer.status)) throw new Unreachable(path);
  const text = await answer.text().catch(() => "");
  let data: unknown = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    data = null;
  }
  if (answer.ok) return data as T;
  const told = (data as { error?: WireError; reason?: WireError } | null) ?? {};
  const error = told.error ??
    told.reason ?? { id: "web-error-status", args: { status: answer.status }, text: "" };
  if (answer.status === 401) unknown.tell();
  throw new Refused(answer.status, error, Number(answer.headers.get("Retry-After")) || null);
}

const get = <T>(path: string, query: Query = {}) => request<T>("GET", withQuery(path, query));
const post = <T>(path: string, body: unknown = {}) => request<T>("POST", path, body);
const at = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => get<Me>("/api/me"),
  becomeGuest: (name: string) =>
    post<{ guest: Guest; settings: Record<string, unknown> }>("/api/guests", { name }),
  changeMe: (change: { name?: string; settings?: Record<string, unknown> }) =>
    request<Me>("PATCH", "/api/me", change),
  myTables: () => get<TableCard[]>("/api/me/tables"),
  games: () => get<GameInfo[]>("/api/games"),
  tables: () => get<TableCard[]>("/api/tables"),
  create: (table: NewTable) => post<{ id: string }>("/api/tables", table),
  table: (id: string) => get<TableInfo>(at(id)),
  /** `name` is for somebody else at this screen. */
  join: (id: string, seat?: number, name?: string) =>
    post<{ seat: number }>(`${at(id)}/join`, { seat, name }),
  leave: (id: string, seat: number) => post<unknown>(`${at(id)}/leave`, { seat }),
  start: (id: string, fill: string | null) => post<unknown>(`${at(id)}/start`, { fill }),
  setSeat: (id: string, seat: number, kind: "open" | "agent", agent?: string) =>
    post<unknown>(`${at(id)}/seats/${seat}`, { kind, agent }),
  rematch: (id: string) => post<{ id: string }>(`${at(id)}/rematch`),
  resign: (id: string, seat: number) => post<unknown>(`${at(id)}/resign`, { seat }),
  propose: (id: string, kind: ProposalKind, seat: number) =>
    post<unknown>(`${at(id)}/propose`, { kind, seat }),
  tempo: (id: string, tempo: Tempo, skip = false) =>
    post<unknown>(`${at(id)}/tempo`, { tempo, skip }),
  vote: (id: string, yes: boolean) => post<unknown>(`${at(id)}/vote`, { yes }),
  seatLink: (id: string, seat: number) => get<Link>(`${at(id)}/seats/${seat}/link`),
  withdrawLink: (id: string, seat: number, others: boolean) =>
    request<unknown>("DELETE", `${at(id)}/seats/${seat}/link${others ? "?others=true" : ""}`),
  claim: (token: string) => post<{ table: string; seat: number }>("/api/seats/claim", { token }),
  act: (id: string, decided: { seat: number; action: Action; id: string; version: number }) =>
    post<Played>(`${at(id)}/actions`, decided),
  undo: (id: string, seat: number, client: string, version: number) =>
    post<{ version: number }>(`${at(id)}/undo`, { seat, id: client, version }),
  consider: (id: string, seat: number, action: Action) =>
    get<Considered>(`${at(id)}/consider`, { seat, action: notation(action) }),
  route: (id: string, seat: number | null, start: string, goal: string) =>
    get<Route>(`${at(id)}/route`, { seat, start, goal }),
  towards: (id: string, seat: number | null, target: { sort: string; name: string }) =>
    get<unknown>(`${at(id)}/towards`, { seat, ...target }),
  /** A moment as a spectator sees it, in full. */
  view: async (id: string, step: number) => (await get<Moment>(`${at(id)}/moments/${step}`)).view!,
  why: (id: string, step: number) => get<{ lines: Message[] }>(`${at(id)}/why/${step}`),
  hint: (id: string, seat: number) => get<Hint>(`${at(id)}/hint`, { seat }),
  content: (id: string) => get<Content>(`${at(id)}/content`),
  notes: (id: string, seat: number) => get<{ text: string }>(`${at(id)}/notes`, { seat }),
  keepNotes: (id: string, seat: number, text: string) =>
    request<unknown>("PUT", `${at(id)}/notes`, { seat, text }),
  chat: (id: string, seat: number | null, text: string, channel: ChatLine["channel"]) =>
    post<unknown>(`${at(id)}/chat`, { seat, text, channel }),
  deleteChat: (id: string, number: number) =>
    request<unknown>("DELETE", `${at(id)}/chat/${number}`),
  mute: (id: string, seat: number, muted: boolean) =>
    post<unknown>(`${at(id)}/mute`, { seat, muted }),
  kick: (id: string, seat: number) => post<unknown>(`${at(id)}/kick`, { seat }),
};

/** An action as one writes it down: `step engineer reactor`. */
export function notation(action: Action): string {
  return [action.kind, ...action.args].join(" ");
}

export const recordPath = (id: string, seat: number | null) =>
  withQuery(`${at(id)}/record`, { seat });
export const reportPath = (id: string, seat: number | null) =>
  withQuery(`${at(id)}/report`, { seat });
export const qrPath = (path: string) => withQuery("/api/qr", { path });

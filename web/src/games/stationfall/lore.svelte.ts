/** What stands on cards and board of this table, in words. */

import { SIGNS } from "../../lib/players";
import { has, say } from "../../lib/words";
import type { GameEvent } from "../../lib/types";
import type { Leg } from "../../wire/screen";
import { Playing } from "../../play/playing.svelte";
import { lastAim, lastLine, type Announced } from "./scripts";
import { called, GAME, listed, playerNames, speech, told, web } from "./speech";
import type { StationContent, StationDesk, Target } from "./types";

export abstract class Lore extends Playing<StationDesk, StationContent, Target, StationDesk> {
  readonly speech = speech;
  readonly signs = SIGNS;

  override deskOf(desk: StationDesk): StationDesk {
    return desk;
  }

  names = $derived.by(() => playerNames(this.desk, this.props.table, this.content.players));

  // Players ------------------------------------------------------------------------------------

  /** Who keeps the Bonus Characters of a pair; everybody else leads alone. */
  leadOf(player: number): number {
    return this.desk.leads[player];
  }

  isBot(player: number): boolean {
    return this.desk.players[player].bot;
  }

  /** The line of its script that a bot has announced, in this turn or in its last one. */
  lineOf(player: number): Announced | null {
    if (!this.isBot(player)) return null;
    const { active, line: announced } = this.shownDesk;
    const now = active === player ? announced : null;
    const name = now ?? lastLine(this.props.game.log, player, this.past?.step ?? Infinity);
    const line = name ? this.#lines.get(name) : null;
    return line ? { line, now: Boolean(now) } : null;
  }

  /** What a bot is about, or was in its last turn. */
  aimOf(player: number): GameEvent | null {
    if (!this.isBot(player)) return null;
    return lastAim(this.props.game.log, player, this.past?.step ?? Infinity);
  }

  /** Every line of every script, by its name. */
  #lines = $derived.by(() => {
    const { scripts, standard } = this.content;
    const all = [...Object.values(scripts), ...Object.values(standard)];
    const lines = all.flatMap(({ start, focus, main, end }) => [start, focus, main, end].flat());
    return new Map(lines.map((line) => [line.name, line]));
  });

  partnerOf(player: number): number | null {
    return this.desk.teams?.[player].partner ?? null;
  }

  teamOf(player: number): string {
    const team = this.desk.teams?.[player].team;
    return team ? web("team", { team }) : "";
  }

  // Characters ---------------------------------------------------------------------------------

  /** The card of a pawn, an identity or a card. */
  cardOf(name: string): string {
    if (name in this.content.characters) return name;
    return this.desk.characters[name]?.card ?? this.content.identities[name]?.card ?? name;
  }

  tag(name: string): string {
    const pawn = this.content.characters[this.cardOf(name)]?.pawns[0] ?? name;
    const id = `${GAME}-tag-${name in this.desk.characters ? name : pawn}`;
    return has(id) ? say(id) : called("character", name).slice(0, 3);
  }

  kindWords(card: string): string {
    const kinds = (this.content.characters[card]?.kind ?? "").split("+").filter(Boolean);
    return kinds.map((kind) => called("kind", kind)).join(" + ");
  }

  startsWords(card: string): string {
    const starts = this.content.characters[card]?.starts ?? [];
    const at = [...new Set(starts)].filter((one) => one !== "card");
    if (at.length === 0) return web("starts-hidden");
    const items = this.content.characters[card].starts_with.map((one) => this.thing(one));
    const names = listed(at.map((one) => called("section", one)));
    return items.length > 0
      ? web("starts-with", { names, items: listed(items) })
      : web("starts", { names });
  }

  when(ability: string, revealed = false): string {
    const when = this.content.abilities[ability]?.when ?? "";
    const id = `${GAME}-works-${revealed ? "revealed-" : ""}${when}`;
    return when && has(id) ? say(id) : "";
  }

  isHouse(ability: string): boolean {
    return (this.content.abilities[ability]?.house.length ?? 0) > 0;
  }

  /** A Bonus Character with what it pays. */
  bonus(identity: string): string {
    const bonus = this.content.identities[identity]?.bonus;
    return bonus ? told(bonus.words, this.names) : called("character", identity);
  }

  houseWords(fields: string[]): string {
    const words = fields.map((field) => {
      const id = `${GAME}-field-${field.replaceAll("_", "-")}`;
      return has(id) ? say(id) : field.replaceAll("_", " ");
    });
    return listed(words);
  }

  // Things -------------------------------------------------------------------------------------

  things = $derived.by(() => [
    ...Object.keys(this.content.items).filter((name) => this.content.items[name].in_play),
    ...Object.keys(this.content.data),
  ]);
  projects = $derived.by(() => Object.keys(this.content.projects));

  thing(name: string): string {
    return called(this.isData(name) ? "data" : "item", name);
  }

  isData(name: string): boolean {
    return name in this.content.data;
  }

  does(name: string): string {
    const id = `web-stationfall-thing-${name}`;
    return has(id) ? say(id) : "";
  }

  // Sections -----------------------------------------------------------------------------------

  /** What happens to those who enter. */
  specials(name: string): string[] {
    const section = this.content.sections[name];
    const facts = [
      section?.contaminates && "contaminates",
      section?.deletes_data && "deletes-data",
    ];
    return facts.filter((fact) => typeof fact === "string").map((fact) => called("fact", fact));
  }

  waysFrom(name: string): Leg[] {
    const ways = Object.entries(this.shownDesk.sections[name]?.ways ?? {});
    return ways.flatMap(([by, sections]) => sections.map((to) => ({ to, by })));
  }
}

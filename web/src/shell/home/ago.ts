/** How long ago something was, in the language of the page. */

import { tongue } from "../../lib/tongue.svelte";
import { say } from "../../lib/words";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `at` in seconds since 1970. */
export function ago(at: number, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - at);
  for (const [unit, length] of UNITS) {
    if (passed >= length) {
      return new Intl.RelativeTimeFormat(tongue.language, { numeric: "auto" }).format(
        -Math.floor(passed / length),
        unit,
      );
    }
  }
  return say("web-just-now");
}

export function clockTime(at: number): string {
  return new Date(at * 1000).toLocaleTimeString(tongue.language, {
    hour: "2-digit",
    minute: "2-digit",
  });
}

/** Turn notices: the page's title, a sound, and the browser's notifications. */

import { settings } from "./settings.svelte";
import { sound } from "./sounds";

const MARK = "● ";
let title = "Deorbit";
let marked = false;

export function setTitle(text: string): void {
  title = text;
  document.title = (marked ? MARK : "") + title;
}

/** Mark the title while somebody is waited for here. */
export function mark(on: boolean): void {
  marked = on;
  setTitle(title);
}

export function canNotify(): boolean {
  return "Notification" in window && isSecureContext && Notification.permission !== "denied";
}

/** Ask the browser; only ever called by a press of a button. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** It is this reader's turn now, and it was not before. */
export function turn(heading: string, text: string): void {
  sound("turn");
  if (!settings.notify || !document.hidden || !canNotify()) return;
  if (Notification.permission !== "granted") return;
  try {
    const notice = new Notification(heading, { body: text, tag: location.pathname });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}

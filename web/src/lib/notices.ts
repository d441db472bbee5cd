/** Turn notices: the page's title, a sound, and the browser's notifications. */

import { settings } from "./settings.svelte";

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

/** Two soft tones, made here: nothing is loaded. */
export function chime(): void {
  if (!("AudioContext" in window)) return;
  const audio = new AudioContext();
  for (const [at, pitch] of [
    [0, 587],
    [0.16, 880],
  ]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + at;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
  setTimeout(() => void audio.close(), 1000);
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
  if (settings.sound) chime();
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

/** Sounds, made here by the browser: nothing is loaded. */

import { settings } from "./settings.svelte";

interface Tone {
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  /** Its pitch in hertz, and where that glides to. */
  pitch: number;
  to?: number;
  shape?: OscillatorType | "noise";
  volume?: number;
}

const SOUNDS = {
  /** It is this reader's turn. */
  turn: [
    { at: 0, lasts: 0.35, pitch: 587 },
    { at: 0.16, lasts: 0.35, pitch: 880 },
  ],
  /** Somebody has come out, or gone over. */
  reveal: [
    { at: 0, lasts: 0.5, pitch: 392, shape: "triangle" },
    { at: 0.12, lasts: 0.5, pitch: 494, shape: "triangle" },
    { at: 0.24, lasts: 0.8, pitch: 740, shape: "triangle" },
  ],
  alarm: [
    { at: 0, lasts: 0.4, pitch: 440, to: 660, shape: "sawtooth", volume: 0.4 },
    { at: 0.45, lasts: 0.4, pitch: 440, to: 660, shape: "sawtooth", volume: 0.4 },
  ],
  /** Power goes. */
  down: [{ at: 0, lasts: 1.1, pitch: 220, to: 40, shape: "triangle" }],
  launch: [
    { at: 0, lasts: 1.2, pitch: 300, to: 1800, shape: "noise", volume: 0.5 },
    { at: 0, lasts: 1.2, pitch: 70, to: 160, shape: "triangle" },
  ],
  blast: [
    { at: 0, lasts: 1.4, pitch: 1400, to: 60, shape: "noise" },
    { at: 0, lasts: 1, pitch: 90, to: 30, shape: "sine" },
  ],
  /** Time runs out. */
  toll: [
    { at: 0, lasts: 1.2, pitch: 196, shape: "sine" },
    { at: 0, lasts: 0.9, pitch: 392, shape: "sine", volume: 0.3 },
  ],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

/** How loud the loudest is, of what the browser can do. */
const LOUDEST = 0.24;

/** Let something be heard, where this person has asked for sounds. */
export function sound(name: Sound): void {
  if (settings.sound) play(name);
}

/** The same whether sounds are on or not: for trying them out. */
export function play(name: Sound): void {
  if (!("AudioContext" in window) || settings.volume <= 0) return;
  const audio = new AudioContext();
  const tones: Tone[] = SOUNDS[name];
  for (const tone of tones) start(audio, tone);
  const ends = Math.max(...tones.map((tone) => tone.at + tone.lasts));
  setTimeout(() => void audio.close(), ends * 1000 + 300);
}

function start(audio: AudioContext, tone: Tone): void {
  const begin = audio.currentTime + tone.at;
  const end = begin + tone.lasts;
  const loud = LOUDEST * (settings.volume / 100) * (tone.volume ?? 1);
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), begin + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  const { source, pitch } =
    tone.shape === "noise" ? noise(audio, tone, gain) : wave(audio, tone, gain);
  pitch.setValueAtTime(tone.pitch, begin);
  if (tone.to) pitch.exponentialRampToValueAtTime(tone.to, end);
  source.start(begin);
  source.stop(end);
}

function wave(audio: AudioContext, tone: Tone, out: AudioNode) {
  const source = audio.createOscillator();
  source.type = (tone.shape as OscillatorType | undefined) ?? "sine";
  source.connect(out);
  return { source, pitch: source.frequency };
}

/** A rush of air, the pitch of which is where it is let through. */
function noise(audio: AudioContext, tone: Tone, out: AudioNode) {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * tone.lasts), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  source.connect(filter).connect(out);
  return { source, pitch: filter.frequency };
}

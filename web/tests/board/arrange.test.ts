import { expect, test } from "vitest";
import { arrange } from "../../src/games/stationfall/board/arrange";
import { printedStation } from "./station";

const station = printedStation();

test("a wide screen has the instruments beside the station", () => {
  expect(arrange(station, 1400, 860)).toEqual({ shape: "wide", instruments: "side" });
});

test("between two panels the instruments leave the station the full width", () => {
  expect(arrange(station, 860, 850)).toEqual({ shape: "wide", instruments: "strip" });
});

test("a phone has the upright drawing", () => {
  expect(arrange(station, 390, 440)).toEqual({ shape: "tall", instruments: "slim" });
  expect(arrange(station, 390, 800)).toEqual({ shape: "tall", instruments: "slim" });
});

test("so has a phone held sideways, beside its panels", () => {
  expect(arrange(station, 340, 268)).toEqual({ shape: "tall", instruments: "slim" });
});

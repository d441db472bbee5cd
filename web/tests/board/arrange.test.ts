import { expect, test } from "vitest";
import { arrange } from "../../src/games/stationfall/board/arrange";
import { printedStation, strangeStation } from "./station";

const station = printedStation();

test("a wide screen has the instruments beside the station", () => {
  expect(arrange(station, 796, 676)).toEqual({ shape: "wide", instruments: "corner" });
  expect(arrange(station, 1400, 860)).toEqual({ shape: "wide", instruments: "corner" });
});

test("a station that print does not know has them above it", () => {
  expect(arrange(strangeStation(40, 3), 1400, 860).instruments).toBe("strip");
});

test("a phone has the upright drawing", () => {
  expect(arrange(station, 390, 440)).toEqual({ shape: "tall", instruments: "slim" });
  expect(arrange(station, 390, 800)).toEqual({ shape: "tall", instruments: "slim" });
});

test("so has a phone held sideways, beside its panels", () => {
  expect(arrange(station, 340, 268)).toEqual({ shape: "tall", instruments: "slim" });
});

import type { Tone } from './recolour.ts';

const shift = (degrees: number, saturation = 1, lightness = 1): Tone => ({ shift: degrees, saturation, lightness });
const hue = (degrees: number, saturation: number, lightness: number, whole = false): Tone => ({
  hue: degrees,
  saturation,
  lightness,
  whole,
});

/** Repaints, by art name (always) or by tone (`name@tone`). */
export const TONES: Record<string, Tone> = {
  eggplant: shift(28, 0.55, 0.62),
  broccoli: shift(-40, 0.85, 0.86),
  tomato: shift(14),
  strawberry: shift(10),
  'red-apple': shift(6, 1, 0.98),
  garlic: shift(40, 0.5, 1.06),
  champignon: shift(10, 0.45, 1.75),
  'red-pepper': hue(358, 1.3, 0.92),
  'yellow-pepper': hue(44, 2.4, 1.4),
  ceci: hue(36, 0.8, 1.9, true),
};

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
  tomato: shift(18),
  'baguette-bread': shift(9),
  strawberry: shift(10),
  'red-apple': shift(6, 1, 0.98),
  'ginger-root': shift(8, 0.5, 1.02),
  garlic: shift(40, 0.5, 1.06),
  'hot-pepper': shift(14),
  cherries: shift(12),
  champignon: shift(10, 0.45, 1.75),
  cremini: shift(20, 1.15, 1.06),
  pleurotus: shift(12, 0.3, 1.3),
  'red-pepper': hue(358, 1.3, 0.92),
  'yellow-pepper': hue(44, 2.4, 1.4),
  cannellini: hue(42, 0.5, 2.3, true),
  blackbean: hue(280, 0.3, 0.7, true),
  golden: shift(-30, 1.05, 1.16),
  'green-pepper': hue(105, 0.9, 1.02, true),
  'golden-dough': shift(-4, 1.2, 0.94),
  'pale-dough': shift(6, 0.6, 1.04),
  unripe: hue(84, 0.62, 0.94, true),
  'yellow-kiwi': shift(-36, 1.1, 1.12),
  rusty: shift(-70, 0.75, 0.9),
  rosy: shift(46, 0.9, 1.25),
  'white-grape': shift(-195, 0.75, 1.35),
  pharmacy: hue(150, 0.9, 0.95),
  'red-onion': shift(-60, 1, 0.72),
  'new-potato': shift(4, 1.2, 1.05),
  'red-potato': shift(-26, 1.1, 0.85),
  cherry: shift(0, 1.05, 0.9),
  'yellow-tomato': hue(46, 1.2, 1.2),
  'pink-shrimp': shift(-6, 0.9, 1.1),
  silver: shift(0, 0.12, 1.05),
  violet: shift(60, 0.8, 0.8),
  white: shift(0, 0.15, 1.5),
  'dark-bread': shift(2, 0.62, 0.7),
};

/** Small shifts laid over the usual colour, so that two varieties of one fruit are not the same picture. */
export const NUDGES: Record<string, Tone> = {
  warm: shift(-3, 1.04, 1.02),
  cool: shift(4, 0.98, 1.03),
  deep: shift(-2, 1.06, 0.9),
  pale: shift(3, 0.94, 1.07),
};

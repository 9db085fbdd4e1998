import { expect, test } from 'vitest';
import { bearsWhiteWords, brandColoursOf, readColour } from './brand-colours.ts';
import { contrastOf } from './contrast.ts';

/** A net of colours over the whole cube, and all the greys that bear white words. */
const colours = [0, 51, 102, 118, 153, 204, 255]
  .flatMap((red, _, all) => all.flatMap((green) => all.map((blue) => [red, green, blue])))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
  .filter(bearsWhiteWords);

test('refuses what white words cannot be read upon', () => {
  expect(bearsWhiteWords('#0e743b')).toBe(true);
  expect(bearsWhiteWords('#767676')).toBe(true);
  expect(bearsWhiteWords('#777777')).toBe(false);
  expect(bearsWhiteWords('#ffd12b')).toBe(false);
  expect(colours.length).toBeGreaterThan(80);
});

test('whatever colour is chosen, what is read upon what keeps the contrast of the design', () => {
  const weak: string[] = [];
  for (const colour of colours) {
    const steps = brandColoursOf(colour);
    const reads = (front: string, back: string, least: number, what: string) => {
      const ratio = contrastOf(front, back);
      if (ratio < least) weak.push(`${colour}: ${what} ${ratio.toFixed(2)}`);
    };
    for (const step of [600, 700, 800, 900] as const) reads('#ffffff', steps[step], 4.5, `white on ${step}`);
    for (const back of [50, 100] as const) reads(steps[700], steps[back], 4.5, `700 on ${back}`);
    reads(steps[700], '#f5f6f1', 4.5, '700 on band');
    for (const back of [800, 900] as const) reads(steps[200], steps[back], 4.5, `200 on ${back}`);
    reads('#ffe05c', steps[800], 4.5, 'lemon on 800');
    reads(steps[900], '#ffd12b', 4.5, '900 on lemon');
    reads(steps[600], '#ffffff', 3, 'marks of 600');
    // the dark look: words on the page, and words on its soft ground
    for (const back of ['#0f130c', '#151a12', '#20261d']) reads(steps[200], back, 4.5, `200 on dark ${back}`);
  }
  expect(weak).toEqual([]);
});

test('reads a colour however it is written', () => {
  expect(readColour('#ABC')).toBe('#aabbcc');
  expect(readColour(' d0021B ')).toBe('#d0021b');
  for (const no of ['', 'rosso', '#12', '#12345', '#1234567']) expect(readColour(no)).toBeUndefined();
});

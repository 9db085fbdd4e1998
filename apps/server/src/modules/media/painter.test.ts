import { afterEach, expect, test } from 'vitest';
import { Painter } from './painter.ts';
import type { PictureJob } from './picture-job.ts';

let painter = new Painter();
afterEach(() => {
  painter.stop();
  painter = new Painter();
});

const square = (colour: string): PictureJob => ({
  subject: {
    kind: 'svg',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`,
  },
  size: 8,
  format: 'png',
});

/** A drawing that notes the moment the painter takes it up: how long each then takes is the machine's affair. */
const noted = (name: string, taken: string[]): PictureJob => ({
  ...square('#0e743b'),
  get size() {
    taken.push(name);
    return 8;
  },
});

test('pictures somebody waits for go before those made in advance', async () => {
  const taken: string[] = [];
  const paint = (name: string, inAdvance: boolean) => painter.paint(noted(name, taken), { inAdvance });
  await Promise.all([
    ...['advance 1', 'advance 2', 'advance 3', 'advance 4'].map((name) => paint(name, true)),
    ...['wanted 1', 'wanted 2'].map((name) => paint(name, false)),
  ]);
  expect(taken).toEqual(['advance 1', 'advance 2', 'wanted 1', 'wanted 2', 'advance 3', 'advance 4']);
});

test('what cannot be drawn fails alone', async () => {
  await expect(
    painter.paint({ subject: { kind: 'sector', key: 'nessuno' }, size: 240, format: 'webp' }),
  ).rejects.toThrow(/nessuno/);
  expect((await painter.paint(square('red'))).subarray(1, 4).toString()).toBe('PNG');
});

test('stopping fails what waits and takes no more', async () => {
  const waiting = Array.from({ length: 5 }, () => painter.paint(square('red')));
  painter.stop();
  for (const each of await Promise.allSettled(waiting)) expect(each.status).toBe('rejected');
  await expect(painter.paint(square('red'))).rejects.toThrow('stopped');
});

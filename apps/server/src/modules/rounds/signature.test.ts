import { expect, it } from 'vitest';
import { isSignature } from './signature.ts';

const drawn = `M10 20${Array.from({ length: 20 }, (_, index) => `L${index * 10} ${index}`).join('')}`;

it('takes moves and lines within the box', () => {
  expect(isSignature(drawn)).toBe(true);
  expect(isSignature(`${drawn}M500 200L510 210`)).toBe(true);
});

it.each([
  ['a touch by mistake', 'M10 20'],
  ['a point outside of the box', `${drawn}L1001 20`],
  ['half a point', `${drawn}L30`],
  ['markup', `${drawn}"/><script>alert(1)</script>`],
  ['an address', `${drawn}url(https://sporta.example)`],
  ['curves', `${drawn}C1 2 3 4 5 6`],
  ['nothing', ''],
])('refuses %s', (_what, path) => {
  expect(isSignature(path)).toBe(false);
});

it('answers at once to a text made to take long', () => {
  expect(isSignature(`M${'1 '.repeat(10_000)}x`)).toBe(false);
});

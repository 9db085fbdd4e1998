import { expect, it } from 'vitest';
import { floorText, stairwayText } from './door-text.ts';

it.each([
  ['B', 'scala B'],
  ['12', 'scala 12'],
  ['Scala B', 'scala B'],
  ['scala B, int. 4', 'scala B, int. 4'],
])('says the stairway once: %s', (written, said) => {
  expect(stairwayText(written)).toBe(said);
});

it.each([
  ['3', '3° piano'],
  ['0', 'piano terra'],
  ['piano terra', 'piano terra'],
])('says the floor: %s', (written, said) => {
  expect(floorText(written)).toBe(said);
});

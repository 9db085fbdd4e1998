import { describe, expect, it } from 'vitest';
import { percentBelow } from './percent-below.ts';

describe('how far a price lies under another', () => {
  it.each([
    [8, 10, 20],
    [4.2, 5.99, 29],
    [0.7, 1, 30],
    [9.99, 10, 0],
    [1.65, 3.3, 50],
  ])('%s € instead of %s € is %s per cent', (price, other, percent) => {
    expect(percentBelow(price, other)).toBe(percent);
  });
});

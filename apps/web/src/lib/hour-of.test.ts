import { expect, it } from 'vitest';
import { hourOf } from './hour-of.ts';
import { clock } from './late-format.ts';

// a quarter to midnight in Rome, and half an hour later
const now = new Date('2026-11-29T22:45:00Z');
const later = '2026-11-29T23:15:00Z';

it('says the day of an hour that is on another one', () => {
  expect(hourOf('2026-11-29T22:50:00Z', now)).toBe('23:50');
  expect(hourOf(later, now)).toMatch(/^30 novembre.*00:15$/);
});

it('says an hour that is near by itself, over midnight too', () => {
  expect(clock(Date.parse(later))).toBe('00:15');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shopInstant, shopMomentText } from './shop-moment.ts';

const iso = (text: string) => new Date(shopInstant(text)!).toISOString();

it('reads a field in the time of the shop', () => {
  expect(iso('2026-11-24T06:00')).toBe('2026-11-24T05:00:00.000Z');
  expect(iso('2026-07-24T06:00:00')).toBe('2026-07-24T04:00:00.000Z');
  expect(iso('2026-12-31T23:59')).toBe('2026-12-31T22:59:00.000Z');
});

it('knows the nights on which the clock moves', () => {
  // there is no half past two on this night: it is half past three
  expect(iso('2027-03-28T02:30')).toBe('2027-03-28T01:30:00.000Z');
  expect(shopMomentText(shopInstant('2027-03-28T02:30')!)).toBe('2027-03-28T03:30');
  expect(iso('2027-03-28T01:59')).toBe('2027-03-28T00:59:00.000Z');
  expect(iso('2027-03-28T03:00')).toBe('2027-03-28T01:00:00.000Z');
  // on this one it comes twice: the first counts
  expect(iso('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(iso('2026-10-25T01:59')).toBe('2026-10-24T23:59:00.000Z');
  expect(iso('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z');
});

it('reads nothing where there is no moment', () => {
  for (const text of ['', '2026-11-24', '2026-02-30T06:00', '2026-11-24T24:00', '275760-01-01T06:00', 'x']) {
    expect(shopInstant(text)).toBeUndefined();
  }
});

it('writes what it reads, on every minute that exists once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_600_000_000, max: 2_000_000_000 }), (seconds) => {
      const at = Math.floor(seconds / 60) * 60_000;
      const read = shopInstant(shopMomentText(at))!;
      // the hour that comes twice is read as its first coming
      expect([at, at - 3_600_000]).toContain(read);
      if (read !== at) expect(shopMomentText(read)).toBe(shopMomentText(at));
    }),
  );
});

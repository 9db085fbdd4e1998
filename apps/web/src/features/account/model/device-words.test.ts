import { describe, expect, it } from 'vitest';
import { lastUse, signedInSince } from './device-words.ts';

describe('what is said of a device', () => {
  const now = Date.parse('2026-11-21T09:00:00Z');

  it('tells the hour of today in the time of the shop, and the day of before', () => {
    expect(lastUse({ lastSeenAt: '2026-11-21T08:05:00.000Z' }, now)).toBe('Usato oggi alle 09:05');
    // half past midnight in Rome is still the day before in Greenwich
    expect(lastUse({ lastSeenAt: '2026-11-20T23:30:00.000Z' }, now)).toBe('Usato oggi alle 00:30');
    expect(lastUse({ lastSeenAt: '2026-11-20T22:30:00.000Z' }, now)).toBe('Usato il 20/11/2026');
  });

  it('tells whether it stays signed in', () => {
    const createdAt = '2026-11-01T10:00:00.000Z';
    expect(signedInSince({ createdAt, remember: true })).toBe('Accesso del 01/11/2026, resta collegato');
    expect(signedInSince({ createdAt, remember: false })).toBe('Accesso del 01/11/2026');
  });
});

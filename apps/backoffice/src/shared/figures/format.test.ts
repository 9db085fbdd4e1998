import { describe, expect, it } from 'vitest';
import {
  countOf,
  initials,
  listCount,
  longDayName,
  moment,
  percent,
  shortDate,
  signedCount,
  signedEuro,
  signedPercent,
  slotHours,
  wholeEuro,
} from './index.ts';

describe('figures as people read them', () => {
  it('say their sign with a true minus', () => {
    expect(signedEuro(1.2)).toBe('+1,20\u00a0€');
    expect(signedEuro(-0.4)).toBe('−0,40\u00a0€');
    expect(signedCount(0)).toBe('0');
    expect(signedCount(-3)).toBe('−3');
    expect([0.025, -0.07, 0.0004, -0.0004].map((each) => signedPercent(each))).toEqual([
      '+2,5%',
      '−7,0%',
      '0,0%',
      '0,0%',
    ]);
    expect([percent(-0.153, 0), percent(-0.004, 0)]).toEqual(['−15%', '0%']);
  });

  it('are rounded where they are large, and percent where they are fractions', () => {
    expect([wholeEuro(14_825.6), wholeEuro(3195)]).toEqual(['14.826\u00a0€', '3.195\u00a0€']);
    expect(percent(0.019)).toBe('1,9%');
  });

  it('say that a list holds more than is counted, and count it to the last where it does not', () => {
    expect([0, 1240, 10_000, 10_001].map(listCount)).toEqual(['0', '1240', '10.000', 'oltre 10.000']);
    expect(listCount(undefined)).toBe('');
  });

  it('count one and many in words', () => {
    expect([0, 1, 12_400].map((count) => countOf(count, 'ordine', 'ordini'))).toEqual([
      '0 ordini',
      '1 ordine',
      '12.400 ordini',
    ]);
  });

  it('take the hours of a slot in the fewest signs', () => {
    expect(slotHours({ beginTime: '08:00', endTime: '10:00' })).toBe('8–10');
    expect(slotHours({ beginTime: '18:30', endTime: '20:00' })).toBe('18:30–20');
  });

  it('tell today in the time of the shop, also around midnight', () => {
    const now = new Date('2026-11-21T23:30:00Z');
    expect(moment('2026-11-21T23:05:00Z', now)).toBe('oggi 00:05');
    expect(moment('2026-11-21T22:55:00Z', now)).toBe('sab 21 nov, 23:55');
    expect(moment('2025-11-22T22:55:00Z', now)).toBe('22 nov 2025, 23:55');
    expect(moment('2026-01-01T00:30:00Z', new Date('2025-12-31T22:30:00Z'))).toBe('1 gen 2026, 01:30');
    expect(shortDate('2026-10-28', now)).toBe('28 ott');
    expect(shortDate('2027-01-01', now)).toBe('1 gen 2027');
    expect(shortDate('2026-11-22', new Date('2026-12-31T23:30:00Z'))).toBe('22 nov 2026');
    expect(longDayName('2026-11-22')).toBe('Domenica 22 novembre');
  });

  it('make two letters of a name', () => {
    expect([initials('Sara Bruni'), initials('Bar Centrale S.r.l.'), initials('Sporta')]).toEqual(['SB', 'BC', 'S']);
  });
});

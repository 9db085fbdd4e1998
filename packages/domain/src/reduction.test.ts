import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { announcedReduction, lowestPrior, progressiveStart, reductionPercent } from './reduction.ts';

const DAY = 86_400_000;
const START = 100 * DAY;

describe('lowest price of the 30 days before', () => {
  it('looks at 30 days, not at older prices nor at the reduction itself', () => {
    const history = [
      { from: 0, to: START - 31 * DAY, cents: 100 },
      { from: START - 31 * DAY, to: START - 10 * DAY, cents: 400 },
      { from: START - 10 * DAY, to: START - 5 * DAY, cents: 350 },
      { from: START - 5 * DAY, to: START, cents: 450 },
      { from: START, cents: 200 },
    ];
    expect(lowestPrior(history, START)).toEqual({ cents: 350, days: 30 });
  });

  it('takes the shorter period of a new product, and none when it was not on sale', () => {
    expect(lowestPrior([{ from: START - 12 * DAY, cents: 300 }], START)).toEqual({ cents: 300, days: 12 });
    expect(lowestPrior([{ from: START, cents: 300 }], START)).toBeUndefined();
  });

  it('is at most any price of the window, and is one of them', () => {
    const period = fc
      .record({ from: fc.integer({ min: 0, max: 120 }), length: fc.integer({ min: 1, max: 60 }), cents: fc.nat(5000) })
      .map(({ from, length, cents }) => ({ from: from * DAY, to: (from + length) * DAY, cents }));
    fc.assert(
      fc.property(fc.array(period, { maxLength: 12 }), (history) => {
        const inWindow = history.filter((p) => p.from < START && p.to > START - 30 * DAY).map((p) => p.cents);
        const lowest = lowestPrior(history, START);
        expect(lowest?.cents).toBe(inWindow.length > 0 ? Math.min(...inWindow) : undefined);
        expect(lowest?.days ?? 1).toBeLessThanOrEqual(30);
      }),
    );
  });
});

describe('progressive reductions', () => {
  const steps = [
    { from: 10, to: 20, cents: 300 },
    { from: 20, to: 30, cents: 250 },
    { from: 30, to: 40, cents: 200 },
  ];

  it('begin with their first step', () => {
    expect(progressiveStart(steps, 35)).toBe(10);
    expect(progressiveStart(steps, 25)).toBe(10);
  });

  it('are broken by a gap or by a higher price', () => {
    expect(progressiveStart([{ from: 10, to: 19, cents: 300 }, ...steps.slice(1)], 35)).toBe(20);
    expect(progressiveStart([{ from: 10, to: 20, cents: 100 }, ...steps.slice(1)], 35)).toBe(20);
    expect(progressiveStart(steps, 45)).toBeUndefined();
  });
});

describe('announcing', () => {
  const history = [{ from: 0, to: START, cents: 399 }];
  const base = { listCents: 399, perishable: false, history, reductionStart: START };

  it('reckons on the lowest price, rounded down', () => {
    expect(announcedReduction({ ...base, nowCents: 299 })).toEqual({
      percent: 25,
      referenceCents: 399,
      lowest30Cents: 399,
    });
    expect(reductionPercent(399, 299)).toBe(25);
    expect(reductionPercent(300, 400)).toBe(0);
  });

  it('announces nothing when the price was as low within the 30 days (C-330/23)', () => {
    const lower = [...history, { from: START - 5 * DAY, to: START - 4 * DAY, cents: 290 }];
    expect(announcedReduction({ ...base, history: lower, nowCents: 299 })).toBeUndefined();
    expect(announcedReduction({ ...base, nowCents: 399 })).toBeUndefined();
  });

  it('exempts perishable food, and tells the shorter period of new products', () => {
    expect(announcedReduction({ ...base, perishable: true, history: [], nowCents: 299 })).toEqual({
      percent: 25,
      referenceCents: 399,
    });
    const fresh = [{ from: START - 3 * DAY, cents: 399 }];
    expect(announcedReduction({ ...base, history: fresh, nowCents: 299 })?.days).toBe(3);
  });
});

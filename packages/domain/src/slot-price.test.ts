import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SlotPricing, type SlotToPrice, slotPrice } from './slot-price.ts';

const now = Date.parse('2026-11-23T08:00:00Z');
const hours = (count: number) => now + count * 3_600_000;
const slot: SlotToPrice = { costCents: 290, takenOrders: 5, capacityOrders: 10, cutoffAt: hours(48), eco: false };
const pricing: SlotPricing = {
  quiet: { belowPercent: 40, hours: 24, discountCents: 100 },
  busy: { fromPercent: 85, surchargeCents: 150 },
  ecoDiscountCents: 100,
  minCents: 0,
  maxCents: 590,
};
const cents = (part: Partial<SlotToPrice>, of: SlotPricing | null = pricing, vanNearby = false) =>
  slotPrice({ ...slot, ...part }, of ?? undefined, { now, vanNearby }).cents;

describe('the price of a slot', () => {
  it('is what the planner decided where nothing else is said', () => {
    expect(cents({ takenOrders: 10 }, null)).toBe(290);
    expect(cents({})).toBe(290);
  });

  it('rises once the slot is as full as the shop says, and no further than its limit', () => {
    expect(cents({ takenOrders: 8 })).toBe(290);
    expect(cents({ takenOrders: 9 })).toBe(440);
    expect(cents({ takenOrders: 9, costCents: 500 })).toBe(590);
    expect(cents({ takenOrders: 9, costCents: 690 })).toBe(690);
  });

  it('falls for a slot that stays empty, in its last hours only', () => {
    const last = { cutoffAt: hours(24), takenOrders: 3 };
    expect(cents(last)).toBe(190);
    expect(cents({ ...last, takenOrders: 4 })).toBe(290);
    expect(cents({ ...last, cutoffAt: hours(24) + 1 })).toBe(290);
    expect(cents({ ...last, costCents: 50 })).toBe(0);
    expect(cents(last, { ...pricing, minCents: 250 })).toBe(250);
    expect(cents({ ...last, costCents: 200 }, { ...pricing, minCents: 250 })).toBe(200);
  });

  it('is lower for eco slots where a van passes, and says by how much', () => {
    expect(slotPrice({ ...slot, eco: true }, pricing, { now, vanNearby: true })).toEqual({ cents: 190, ecoCents: 100 });
    expect(cents({ eco: true })).toBe(290);
    expect(cents({}, pricing, true)).toBe(290);
    expect(slotPrice({ ...slot, eco: true, costCents: 60 }, pricing, { now, vanNearby: true })).toEqual({
      cents: 0,
      ecoCents: 60,
    });
  });

  it('asks nothing of a slot that takes no orders', () => {
    expect(cents({ takenOrders: 0, capacityOrders: 0 })).toBe(290);
  });

  it('never leaves the limits, nor moves a price the wrong way', () => {
    const amount = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(
        fc.record({
          costCents: amount,
          takenOrders: fc.integer({ min: 0, max: 40 }),
          capacityOrders: fc.integer({ min: 0, max: 40 }),
          cutoffAt: fc.integer({ min: -100, max: 100 }).map(hours),
          eco: fc.boolean(),
        }),
        fc.record({
          quiet: fc.option(
            fc.record({
              belowPercent: fc.integer({ min: 1, max: 100 }),
              hours: fc.integer({ min: 1, max: 168 }),
              discountCents: amount,
            }),
          ),
          busy: fc.option(fc.record({ fromPercent: fc.integer({ min: 1, max: 100 }), surchargeCents: amount })),
          ecoDiscountCents: amount,
          limits: fc.tuple(amount, amount).map((both) => both.sort((a, b) => a - b)),
        }),
        fc.boolean(),
        (any, { limits: [minCents = 0, maxCents = 0], ...rules }, vanNearby) => {
          const price = slotPrice(any, { ...rules, minCents, maxCents }, { now, vanNearby });
          expect(price.cents).toBeGreaterThanOrEqual(Math.min(any.costCents, minCents));
          expect(price.cents).toBeLessThanOrEqual(Math.max(any.costCents, maxCents));
          expect(price.ecoCents).toBeGreaterThanOrEqual(0);
          if (!any.eco || !vanNearby) expect(price.ecoCents).toBe(0);
        },
      ),
    );
  });
});

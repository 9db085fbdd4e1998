import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryFee, type ZoneTariff } from './delivery-fee.ts';
import {
  type HeldPass,
  passFreeFrom,
  passHolds,
  passPeriod,
  passRefund,
  passWithdrawalDeadline,
} from './delivery-pass.ts';
import { addDays, daysBetween, type ShopDay } from './shop-day.ts';

const monday = '2026-11-23';
const pass: HeldPass = { startsOn: monday, endsOn: '2026-12-23', fromCents: 4000, perWeek: null, usedOn: [] };
const days = (max: number) => fc.integer({ min: 1, max });
const cents = fc.integer({ min: 0, max: 60_000 });

describe('when a pass holds', () => {
  it('gives the day of purchase on top, and begins after the one that runs', () => {
    expect(passPeriod(monday, 30)).toEqual({ startsOn: monday, endsOn: '2026-12-23' });
    expect(passPeriod(monday, 30, '2026-12-23')).toEqual({ startsOn: '2026-12-24', endsOn: '2027-01-22' });
    expect(passPeriod(monday, 30, '2026-11-22')).toEqual(passPeriod(monday, 30));
    expect(passPeriod(monday, 30, monday)).toEqual({ startsOn: '2026-11-24', endsOn: '2026-12-23' });
    expect(() => passPeriod(monday, 0)).toThrow(RangeError);
    expect(() => passPeriod(monday, 1.5)).toThrow(RangeError);
  });

  it('leaves no day between passes, and counts none twice, however many are bought', () => {
    fc.assert(
      fc.property(fc.array(days(400), { minLength: 2, maxLength: 6 }), (lengths) => {
        let until: ShopDay | undefined;
        for (const length of lengths) {
          const period = passPeriod(monday, length, until);
          if (until !== undefined) {
            expect(period.startsOn).toBe(addDays(until, 1));
            expect(daysBetween(period.startsOn, period.endsOn) + 1).toBe(length);
          }
          until = period.endsOn;
        }
      }),
    );
  });

  it('holds on its first and last day whole, over the change of clocks too', () => {
    const period = passPeriod('2026-10-20', 10);
    expect(['2026-10-19', '2026-10-20', '2026-10-30', '2026-10-31'].map((day) => passHolds(period, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('deliveries in a week', () => {
  const twice = { ...pass, perWeek: 2 };

  it('are as many as were sold, Monday to Sunday by the day of the delivery', () => {
    const used = { ...twice, usedOn: [monday, '2026-11-29'] };
    expect(passFreeFrom(twice, monday)).toBe(4000);
    expect(passFreeFrom(used, monday, '2026-11-25')).toBeUndefined();
    expect(passFreeFrom(used, monday, '2026-11-30')).toBe(4000);
    expect(passFreeFrom({ ...used, perWeek: null }, monday)).toBe(4000);
  });

  it('are free by the day of paying, not by that of the delivery', () => {
    expect(passFreeFrom(pass, '2026-12-23', '2027-01-05')).toBe(4000);
    expect(passFreeFrom(pass, '2026-12-24', '2026-12-24')).toBeUndefined();
    expect(passFreeFrom(undefined, monday)).toBeUndefined();
  });
});

describe('the fee with a pass', () => {
  const tariff: ZoneTariff = {
    baseCents: 100,
    freeThresholdCents: 9000,
    reducedCents: 150,
    minimum: { minimumCents: 3000, below: 'surcharge', surchargeCents: 200 },
  };
  const fee = (goodsCents: number, passFromCents: number | undefined, part: Partial<ZoneTariff> = {}) =>
    deliveryFee({ tariff: { ...tariff, ...part }, slotCents: 290, goodsCents, passFromCents });

  it('is nothing from its value on, and says what is saved', () => {
    expect(fee(4000, 4000)).toMatchObject({ cents: 0, standardCents: 390, reason: 'pass', passSavedCents: 390 });
    expect(fee(3999, 4000)).toMatchObject({ cents: 390, reason: 'standard', freeDelivery: { missingCents: 1 } });
    expect(fee(3999, 4000)).not.toHaveProperty('passSavedCents');
  });

  it('is free by itself where the zone says so: the pass saves nothing then', () => {
    expect(fee(9000, 4000)).toMatchObject({ cents: 0, reason: 'free-threshold' });
    expect(fee(9000, 4000)).not.toHaveProperty('passSavedCents');
  });

  it('saves those who pay the reduced fee only what they would pay', () => {
    const input = { tariff, slotCents: 290, goodsCents: 5000, reducedSegment: true, passFromCents: 4000 };
    expect(deliveryFee(input)).toMatchObject({ cents: 0, passSavedCents: 150 });
  });

  it('never pays the surcharge of a small order', () => {
    expect(fee(2000, 1000)).toMatchObject({ cents: 200, reason: 'pass', passSavedCents: 390 });
  });

  it('is never above that without one, by exactly what it says', () => {
    const threshold = fc.option(cents, { nil: null });
    fc.assert(
      fc.property(
        cents,
        cents,
        cents,
        threshold,
        threshold,
        fc.boolean(),
        (goodsCents, slotCents, from, free, low, old) => {
          const input = {
            tariff: { ...tariff, freeThresholdCents: free, reducedCents: low },
            slotCents,
            goodsCents,
            reducedSegment: old,
          };
          const without = deliveryFee(input);
          const withPass = deliveryFee({ ...input, passFromCents: from });
          expect(withPass.cents + (withPass.passSavedCents ?? 0)).toBe(without.cents);
          expect(withPass.standardCents).toBe(without.standardCents);
          expect(withPass.minimum).toEqual(without.minimum);
          if (withPass.reason === 'pass') expect(goodsCents).toBeGreaterThanOrEqual(from);
          if (goodsCents >= from) expect(withPass.cents).toBe(without.minimum.surchargeCents);
          expect(withPass.cents === without.minimum.surchargeCents || withPass.freeDelivery?.missingCents !== 0).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('what goes back', () => {
  const sold = { ...passPeriod(monday, 30), paidCents: 990, perWeek: null, deliveries: 0 };

  it('is the part of the price whose days have not begun, rounded for the customer', () => {
    expect(passRefund(sold, monday)).toBe(990 - 31);
    expect(passRefund(sold, addDays(monday, 9))).toBe(990 - 319);
    expect(passRefund(sold, sold.endsOn)).toBe(0);
    expect(passRefund(sold, addDays(sold.endsOn, 5))).toBe(0);
  });

  it('is all of it before it begins', () => {
    expect(passRefund({ ...sold, ...passPeriod(monday, 30, monday) }, monday)).toBe(990);
  });

  it('counts the deliveries where a pass promises so many, if that is more', () => {
    const counted = { ...sold, perWeek: 2 };
    // 31 days are five weeks begun: ten deliveries
    expect(passRefund({ ...counted, deliveries: 4 }, monday)).toBe(990 - 396);
    expect(passRefund({ ...counted, deliveries: 40 }, monday)).toBe(0);
    expect(passRefund({ ...counted, deliveries: 0 }, monday)).toBe(990 - 31);
    expect(passRefund({ ...sold, deliveries: 4 }, monday)).toBe(990 - 31);
  });

  it('is never less than nothing nor more than was paid, and never grows', () => {
    const perWeek = fc.option(fc.integer({ min: 1, max: 7 }), { nil: null });
    fc.assert(
      fc.property(
        cents,
        days(400),
        perWeek,
        fc.nat(600),
        fc.nat(500),
        (paidCents, length, weekly, deliveries, later) => {
          const one = { ...passPeriod(monday, length), paidCents, perWeek: weekly, deliveries };
          const today = addDays(monday, later);
          const back = passRefund(one, today);
          expect(Number.isInteger(back)).toBe(true);
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(paidCents);
          expect(passRefund(one, addDays(today, 1))).toBeLessThanOrEqual(back);
          expect(passRefund({ ...one, deliveries: deliveries + 1 }, today)).toBeLessThanOrEqual(back);
        },
      ),
    );
  });

  it('may be asked for within fourteen days, to the next working day', () => {
    expect(passWithdrawalDeadline(monday)).toBe('2026-12-07');
    expect(passWithdrawalDeadline('2026-11-24')).toBe('2026-12-09');
  });
});

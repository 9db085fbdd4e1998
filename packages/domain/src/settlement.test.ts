import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOfWhatCame, type HeldTender, settleTenders, ticketCents } from './settlement.ts';

const edenred = (count: number, faceCents = 800): HeldTender => ({
  kind: 'meal-ticket',
  id: 1,
  tickets: [{ faceCents, count }],
});
const gift = (heldCents: number): HeldTender => ({ kind: 'prepaid', id: 2, heldCents });
const card = (heldCents: number): HeldTender => ({ kind: 'last', id: 3, heldCents });

const captured = (totalCents: number, foodCents: number, tenders: HeldTender[], goodsCents = totalCents) => {
  const settled = settleTenders({ totalCents, goodsCents, foodCents, tenders });
  return {
    cents: settled.tenders.map(({ captureCents }) => captureCents),
    missing: settled.missingCents,
    reason: settled.missingReason,
  };
};

describe('settleTenders', () => {
  it('takes less of the last tender when less came', () => {
    expect(captured(3000, 3000, [edenred(2), gift(500), card(2000)]).cents).toEqual([1600, 500, 900]);
    expect(captured(2000, 2000, [edenred(2), gift(500), card(2000)]).cents).toEqual([1600, 400, 0]);
  });

  it('takes fewer whole tickets when less food came', () => {
    expect(captured(3000, 1500, [edenred(2), gift(500), card(2000)]).cents).toEqual([800, 500, 1700]);
  });

  it('says that tickets left a gap', () => {
    expect(captured(2500, 1900, [edenred(3), card(600)])).toEqual({
      cents: [1600, 600],
      missing: 300,
      reason: 'fewer-tickets',
    });
  });

  it('says that more came than was held', () => {
    expect(captured(2500, 2500, [edenred(1), card(1000)])).toMatchObject({ missing: 700, reason: 'above-authorised' });
  });

  it('lets no ticket pay what a voucher has paid', () => {
    const voucher: HeldTender = { kind: 'voucher', id: 4, heldCents: 500 };
    // half of the goods is food: half of the voucher counts as paid of it
    expect(captured(3000, 1000, [voucher, edenred(1, 800), card(3000)], 2000).cents).toEqual([500, 0, 2500]);
  });

  it('lets no voucher pay goods that are excluded from vouchers, and leaves them to tickets and money', () => {
    const voucher: HeldTender = { kind: 'voucher', id: 4, heldCents: 3000 };
    const settled = (excludedCents: number, tenders: HeldTender[]) =>
      settleTenders({
        totalCents: 3000,
        goodsCents: 3000,
        foodCents: 3000,
        excludedCents,
        excludedFoodCents: excludedCents,
        tenders,
      }).tenders.map(({ captureCents }) => captureCents);
    expect(settled(2000, [voucher, edenred(2), card(2000)])).toEqual([1000, 1600, 400]);
    expect(settled(3000, [voucher, card(3000)])).toEqual([0, 3000]);
    fc.assert(
      fc.property(fc.nat(3000), fc.nat(4000), fc.nat(4000), (excludedCents, one, two) => {
        const vouchers = [one, two].map((heldCents): HeldTender => ({ ...voucher, heldCents }));
        const [first, second, money] = settled(excludedCents, [...vouchers, card(3000)]);
        expect(first! + second!).toBeLessThanOrEqual(3000 - excludedCents);
        expect(first! + second! + money!).toBe(3000);
      }),
    );
  });

  it('takes nothing when nothing came', () => {
    expect(captured(0, 0, [edenred(3), gift(500), card(600)])).toEqual({
      cents: [0, 0, 0],
      missing: 0,
      reason: undefined,
    });
  });

  it('adds up to the cent, and takes nothing above what was held', () => {
    const face = fc.integer({ min: 1, max: 1200 });
    const tender: fc.Arbitrary<HeldTender> = fc.oneof(
      fc.record({
        kind: fc.constantFrom('voucher' as const, 'prepaid' as const, 'last' as const),
        id: fc.nat(99),
        heldCents: fc.nat(6000),
      }),
      fc.record({
        kind: fc.constant('meal-ticket' as const),
        id: fc.nat(99),
        tickets: fc.uniqueArray(fc.record({ faceCents: face, count: fc.integer({ min: 1, max: 4 }) }), {
          maxLength: 3,
          selector: ({ faceCents }) => faceCents,
        }),
      }),
    );
    fc.assert(
      fc.property(
        fc.nat(20_000),
        fc.nat(2000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(tender, { maxLength: 5 }),
        (goodsCents, extraCents, part, tenders) => {
          const totalCents = goodsCents + extraCents;
          const foodCents = Math.floor(goodsCents * part);
          const settled = settleTenders({ totalCents, goodsCents, foodCents, tenders });
          const paid = settled.tenders.reduce((sum, { captureCents }) => sum + captureCents, 0);
          expect(paid + settled.missingCents).toBe(totalCents);
          expect(settled.missingReason === undefined).toBe(settled.missingCents === 0);
          let byTicket = 0;
          for (const [index, { captureCents, heldCents, tickets }] of settled.tenders.entries()) {
            expect(captureCents).toBeGreaterThanOrEqual(0);
            expect(captureCents).toBeLessThanOrEqual(heldCents);
            const held = tenders[index]!;
            if (held.kind !== 'meal-ticket') continue;
            byTicket += captureCents;
            expect(ticketCents(tickets!)).toBe(captureCents);
            for (const { faceCents, count } of tickets!) {
              expect(count).toBeLessThanOrEqual(held.tickets.find((each) => each.faceCents === faceCents)!.count);
            }
          }
          expect(byTicket).toBeLessThanOrEqual(foodCents);
          // nothing is missing while a tender of money has something left
          const idle = settled.tenders.some(
            (each) => each.kind !== 'meal-ticket' && each.captureCents < each.heldCents,
          );
          if (settled.missingCents > 0) expect(idle).toBe(false);
        },
      ),
    );
  });

  it('takes no more when less comes: each tender of money in turn, from the last one', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(9000), fc.nat(3000), fc.nat(9000), (total, less, prepaid, last) => {
        const tenders = [gift(prepaid), card(last)];
        const more = captured(total, 0, tenders).cents;
        const fewer = captured(Math.max(0, total - less), 0, tenders).cents;
        expect(fewer.every((cents, index) => cents <= more[index]!)).toBe(true);
      }),
    );
  });
});

describe('centsOfWhatCame', () => {
  const line = { orderedCents: 999, orderedQuantity: 3000, quantity: 3000 };

  it('goes by the piece', () => {
    expect(centsOfWhatCame({ ...line, quantity: 2000 })).toBe(666);
    expect(centsOfWhatCame({ ...line, quantity: 0 })).toBe(0);
  });

  it('goes by the true weight', () => {
    expect(centsOfWhatCame({ ...line, estimatedGrams: 600, grams: 630 })).toBe(1049);
    expect(centsOfWhatCame({ ...line, estimatedGrams: 600, grams: 600 })).toBe(999);
  });
});

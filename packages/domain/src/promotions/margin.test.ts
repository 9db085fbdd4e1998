import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakEvenPieces, pricedAlone, promotionMargin } from './margin.ts';
import type { Promotion } from './types.ts';

const terms = {
  promotionId: 1,
  name: 'Prova',
  startsAt: 10,
  endsAt: 20,
  segment: 'everyone' as const,
  productIds: [7],
  stackable: false,
};
const threeForTwo: Promotion = { ...terms, kind: 'm-for-n', take: 3, pay: 2 };
const passata = { unitCents: 129, mode: 'piece' as const, rateBp: 400, costCents: 78 };

describe('margin', () => {
  it('of a whole group, with what the supplier adds', () => {
    expect(promotionMargin(threeForTwo, { ...passata, contributionCents: 15 })).toEqual({
      pieces: 3,
      today: { grossCents: 387, netCents: 372, marginCents: 138 },
      withPromotion: { grossCents: 258, netCents: 248, marginCents: 59 },
    });
  });

  it('says from how many pieces the promotion earns as much', () => {
    const margin = promotionMargin(threeForTwo, { ...passata, contributionCents: 15 });
    expect(breakEvenPieces(margin, 640)).toBe(1497);
    expect(breakEvenPieces(promotionMargin(threeForTwo, passata), 640)).toBe(6309);
  });

  it('never is more than without the promotion, but for what the supplier adds', () => {
    const cents = fc.integer({ min: 1, max: 5000 });
    const kinds = fc.oneof(
      fc.record({ kind: fc.constant('percentage' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('fixed-price' as const), amountCents: cents }),
      fc.record({
        kind: fc.constant('bundle-price' as const),
        take: fc.integer({ min: 2, max: 6 }),
        amountCents: cents,
      }),
      fc.record({
        kind: fc.constant('nth-piece' as const),
        take: fc.integer({ min: 2, max: 6 }),
        percent: fc.integer({ min: 1, max: 100 }),
      }),
    );
    fc.assert(
      fc.property(kinds, cents, cents, fc.nat(50), (kind, unitCents, costCents, contributionCents) => {
        const promotion = { ...terms, ...kind } as Promotion;
        const { pieces, today, withPromotion } = promotionMargin(promotion, {
          unitCents,
          mode: 'piece',
          rateBp: 1000,
          costCents,
          contributionCents,
        });
        expect(withPromotion.marginCents).toBeLessThanOrEqual(today.marginCents + contributionCents * pieces);
        expect(pricedAlone(promotion, { unitCents, mode: 'piece' }, pieces).totalCents).toBe(withPromotion.grossCents);
      }),
    );
  });
});

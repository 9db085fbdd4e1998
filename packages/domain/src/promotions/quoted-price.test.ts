import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceCart } from './price-cart.ts';
import type { CartLine, FixedPricePromotion, Promotion } from './types.ts';

const open = { startsAt: 0, endsAt: 10, segment: 'everyone' as const, stackable: false };
const quoted = (amountCents: number, left: number): FixedPricePromotion => ({
  ...open,
  kind: 'fixed-price',
  promotionId: -1_000_000_001,
  name: 'Preventivo 12',
  priceName: 'Prezzo da preventivo 12:',
  productIds: [7],
  amountCents,
  maxPerOrder: left * 1000,
});
const line = (quantity: number, unitCents = 200, lineId = 1): CartLine => ({
  lineId,
  productId: 7,
  mode: 'piece',
  unitCents,
  quantity: quantity * 1000,
});
const price = (lines: CartLine[], promotions: Promotion[]) =>
  priceCart({ lines, promotions, customer: { segment: 'business' }, now: 5 });

/** Thousandths bought at the quoted price. */
const taken = (cart: ReturnType<typeof price>) =>
  cart.lines
    .flatMap(({ applied }) => applied)
    .reduce((sum, each) => sum + (each.promotionId < 0 ? each.quantity : 0), 0);

describe('a price for so many pieces at most', () => {
  it('says its own name, and how many pieces have it', () => {
    const [priced] = price([line(6)], [quoted(150, 4)]).lines;
    expect(priced!.totalCents).toBe(4 * 150 + 2 * 200);
    expect(priced!.applied[0]!.quantity).toBe(4000);
    expect(priced!.applied[0]!.text.replaceAll('\u00a0', ' ')).toBe('Prezzo da preventivo 12: 1,50 € su 4 pezzi');
  });

  const others: Promotion[] = [
    { ...open, kind: 'percentage', promotionId: 1, name: 'Sconto', productIds: [7], percent: 20 },
    { ...open, kind: 'm-for-n', promotionId: 2, name: '3×2', productIds: [7], take: 3, pay: 2 },
    {
      ...open,
      kind: 'quantity-price',
      promotionId: 3,
      name: 'A quantità',
      productIds: [7],
      steps: [{ pieces: 6, amountCents: 150 }],
    },
  ];
  const pieces = fc.integer({ min: 1, max: 40 });

  it('is never dearer than without it, and never takes more than is left or than is bought', () => {
    fc.assert(
      fc.property(
        pieces,
        pieces,
        pieces,
        fc.integer({ min: 1, max: 300 }),
        fc.subarray(others),
        (a, b, left, cents, beside) => {
          const lines = [line(a), line(b, 200, 2)];
          const without = price(lines, beside);
          const cart = price(lines, [...beside, quoted(cents, left)]);
          expect(cart.totalCents).toBeLessThanOrEqual(without.totalCents);
          expect(taken(cart)).toBeLessThanOrEqual(Math.min(left, a + b) * 1000);
          if (cart.totalCents < without.totalCents) expect(taken(cart)).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('has exactly what is left of it when nothing else is on offer', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 1, max: 300 }), (bought, left, cents) => {
        const cart = price([line(bought)], [quoted(cents, left)]);
        const some = cents < 200 ? Math.min(bought, left) : 0;
        expect(taken(cart)).toBe(some * 1000);
        expect(cart.totalCents).toBe(some * cents + (bought - some) * 200);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DisplayPromotionInput, displayPromotion } from './display-promotion.ts';
import { priceCart } from './price-cart.ts';
import type { Promotion, PromotionTerms } from './types.ts';

const terms = (promotionId: number, more: Partial<PromotionTerms> = {}): PromotionTerms => ({
  promotionId,
  name: `Promozione ${promotionId}`,
  startsAt: 0,
  endsAt: 10,
  segment: 'everyone',
  productIds: [1],
  stackable: false,
  ...more,
});
const display = (unitCents: number, promotions: Promotion[], more: Partial<DisplayPromotionInput> = {}) =>
  displayPromotion({
    productId: 1,
    mode: 'piece',
    unitCents,
    promotions,
    customer: { segment: 'household' },
    now: 5,
    ...more,
  });
const texts = (labels: { text: string }[]) => labels.map((label) => label.text);

describe('displayPromotion', () => {
  it('changes the price for percentages and special prices', () => {
    const offer = display(399, [{ ...terms(1), kind: 'percentage', percent: 25 }]);
    expect(offer).toMatchObject({ priceCents: 299, standardCents: 399, percentOff: 25 });
    expect(texts(offer.labels)).toEqual(['−25%']);
    const special = display(295, [{ ...terms(1), kind: 'fixed-price', amountCents: 235 }]);
    expect(special).toMatchObject({ priceCents: 235, percentOff: 20 });
  });

  it('only flags promotions on several pieces', () => {
    const offer = display(100, [
      { ...terms(1), kind: 'm-for-n', take: 3, pay: 2 },
      { ...terms(2), kind: 'nth-piece', take: 2, percent: 50 },
      { ...terms(3), kind: 'bundle-price', take: 3, amountCents: 250 },
    ]);
    expect(offer.priceCents).toBe(100);
    expect(offer.standardCents).toBeUndefined();
    expect(texts(offer.labels)).toEqual(['3×2', '2° −50%', '3 a 2,50\u00a0€']);
    const loose = display(100, [{ ...terms(1), kind: 'm-for-n', take: 3, pay: 2 }], { mode: 'loose' });
    expect(loose.labels).toEqual([]);
  });

  it('shows members what members pay, and others that there is something to join for', () => {
    const promotion: Promotion = { ...terms(1), kind: 'member-only', percent: 10 };
    expect(texts(display(100, [promotion]).labels)).toEqual(['Soci −10%']);
    expect(display(100, [promotion]).priceCents).toBe(100);
    expect(display(100, [promotion], { customer: { segment: 'household', member: true } }).priceCents).toBe(90);
  });

  it('hides what needs a code, and what the law excludes', () => {
    const coded: Promotion = { ...terms(1, { promoCode: 'X' }), kind: 'percentage', percent: 10 };
    expect(display(100, [coded]).priceCents).toBe(100);
    expect(display(100, [coded], { codes: ['x'] }).priceCents).toBe(90);
    const open: Promotion = { ...terms(1), kind: 'percentage', percent: 10 };
    expect(display(100, [open], { excluded: true }).labels).toEqual([]);
  });

  it('is the price the cart charges for one', () => {
    const unitPromotion = fc.record({
      kind: fc.constantFrom('percentage' as const, 'fixed-price' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amountCents: fc.integer({ min: 0, max: 2000 }),
      stackable: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.array(unitPromotion, { maxLength: 4 }), (unitCents, drafts) => {
        const promotions = drafts.map((draft, id) => ({ ...terms(id), ...draft }) as Promotion);
        const lines = [{ lineId: 1, productId: 1, mode: 'piece' as const, quantity: 1000, unitCents }];
        const cart = priceCart({ lines, promotions, customer: { segment: 'household' }, now: 5 });
        expect(display(unitCents, promotions).priceCents).toBe(cart.totalCents);
      }),
    );
  });
});

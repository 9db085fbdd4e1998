import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsOfWhatCame } from '../settlement.ts';
import { displayPromotion } from './display-promotion.ts';
import { promotionMargin } from './margin.ts';
import { priceCart } from './price-cart.ts';
import { quantitySteps } from './quantity-steps.ts';
import type { CartLine, Promotion, QuantityPricePromotion } from './types.ts';

const base = { startsAt: 0, endsAt: 10, segment: 'everyone' as const, productIds: [7, 8], stackable: false };
const wine: QuantityPricePromotion = {
  ...base,
  promotionId: 1,
  name: 'Cantina',
  kind: 'quantity-price',
  steps: [
    { pieces: 6, amountCents: 189 },
    { pieces: 24, amountCents: 169 },
  ],
};
const line = (quantity: number, more: Partial<CartLine> = {}): CartLine => ({
  lineId: 1,
  productId: 7,
  mode: 'piece',
  unitCents: 215,
  quantity: quantity * 1000,
  ...more,
});
const price = (lines: CartLine[], promotions: Promotion[] = [wine], segment: 'household' | 'business' = 'household') =>
  priceCart({ lines, promotions, customer: { segment }, now: 5 });
const spoken = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('quantity price', () => {
  it.each([
    [1, 215],
    [5, 1075],
    [6, 1134],
    [23, 4347],
    [24, 4056],
    [100, 16_900],
  ])('%i pieces cost %i cents: each of them the price of its step', (pieces, cents) => {
    const cart = price([line(pieces)]);
    expect(cart.totalCents).toBe(cents);
    expect(cart.lines[0]!.unitCents * pieces).toBe(cents);
  });

  it('says why, and what a few pieces more would do', () => {
    const { lines, hints } = price([line(22)]);
    expect(spoken(lines[0]!.applied[0]!.text)).toBe('Da 6 pezzi 1,89 € l’uno, su 22 pezzi');
    expect(hints.map(({ text, add }) => [spoken(text), add])).toEqual([
      ['Ancora 2 per pagare 1,69 € l’uno', { lineId: 1, pieces: 2 }],
    ]);
    expect(price([line(24)]).hints).toEqual([]);
  });

  it('counts the pieces of one product on all its lines, and no other product', () => {
    const two = [line(4, { lineId: 2 }), line(2, { lineId: 5 })];
    expect(price(two).totalCents).toBe(6 * 189);
    expect(price(two.toReversed()).hints).toEqual([expect.objectContaining({ add: { lineId: 2, pieces: 18 } })]);
    const others = [line(4), line(2, { lineId: 2, productId: 8 })];
    expect(price(others).totalCents).toBe(6 * 215);
    expect(price(others.toReversed()).hints).toEqual(price(others).hints);
  });

  it('counts neither what is free nor what the law keeps out', () => {
    expect(price([line(5), line(1, { lineId: 2, free: true })]).totalCents).toBe(5 * 215);
    expect(price([line(24, { excluded: true })]).totalCents).toBe(24 * 215);
    expect(price([line(24, { mode: 'loose' })]).totalCents).toBe(24 * 215);
  });

  it('is for those it is for', () => {
    const forCompanies = [{ ...wine, segment: 'business' as const }];
    expect(price([line(24)], forCompanies).totalCents).toBe(24 * 215);
    expect(price([line(24)], forCompanies).hints).toEqual([]);
    expect(price([line(24)], forCompanies, 'business').totalCents).toBe(24 * 169);
  });

  it('leaves the better offer alone, and hints at nothing worse than it', () => {
    const half: Promotion = { ...base, promotionId: 2, name: 'Metà', kind: 'percentage', percent: 50 };
    expect(price([line(24)], [wine, half]).totalCents).toBe(24 * 107);
    expect(price([line(5)], [wine, half]).hints).toEqual([]);
  });

  it('adds up with what may be added, the percentage on the price of the step', () => {
    const ten: Promotion = { ...base, promotionId: 2, name: 'Dieci', kind: 'percentage', percent: 10, stackable: true };
    const cart = price([line(6)], [{ ...wine, stackable: true }, ten]);
    expect(cart.totalCents).toBe(6 * 170);
    expect(cart.promotions.map(({ amountCents }) => amountCents)).toEqual([6 * 26, 6 * 19]);
  });

  it('is no reduction: one piece costs what it costs, nothing is struck and no percentage is told', () => {
    const shown = displayPromotion({
      productId: 7,
      mode: 'piece',
      unitCents: 215,
      promotions: [wine],
      customer: { segment: 'household' },
      now: 5,
    });
    expect(shown).toMatchObject({ priceCents: 215, priceMadeBy: [] });
    expect(shown).not.toHaveProperty('standardCents');
    expect(shown).not.toHaveProperty('percentOff');
    expect(spoken(shown.labels[0]?.text)).toBe('Da 6: 1,89 €');
    const byWeight = displayPromotion({
      productId: 7,
      mode: 'loose',
      unitCents: 215,
      promotions: [wine],
      customer: { segment: 'household' },
      now: 5,
    });
    expect(byWeight.labels).toEqual([]);
  });

  it('has its margin at the last step, the lowest price', () => {
    const margin = promotionMargin(wine, { unitCents: 215, mode: 'piece', rateBp: 2200, costCents: 150 });
    expect(margin).toMatchObject({ pieces: 24, withPromotion: { grossCents: 4056 } });
    expect(margin.withPromotion.marginCents).toBeLessThan(0);
  });
});

describe('steps as the page lists them', () => {
  const steps = (promotions: Promotion[], unitCents = 215) =>
    quantitySteps({ productId: 7, mode: 'piece', unitCents, promotions, customer: { segment: 'household' }, now: 5 });

  it('lists each step once, and of two promotions the better price of each count', () => {
    const other: Promotion = {
      ...wine,
      promotionId: 2,
      steps: [
        { pieces: 12, amountCents: 179 },
        { pieces: 24, amountCents: 175 },
      ],
    };
    expect(steps([wine, other])).toEqual([
      { promotionId: 1, pieces: 6, unitCents: 189 },
      { promotionId: 2, pieces: 12, unitCents: 179 },
      { promotionId: 1, pieces: 24, unitCents: 169 },
    ]);
  });

  it('leaves out what is no better than the price before it', () => {
    expect(steps([wine], 180)).toEqual([{ promotionId: 1, pieces: 24, unitCents: 169 }]);
    const half: Promotion = { ...base, promotionId: 2, name: 'Metà', kind: 'percentage', percent: 50 };
    expect(steps([wine, half])).toEqual([]);
  });
});

const stepsArbitrary = fc
  .uniqueArray(fc.record({ pieces: fc.integer({ min: 2, max: 40 }), amountCents: fc.integer({ min: 1, max: 900 }) }), {
    minLength: 1,
    maxLength: 5,
    selector: ({ pieces }) => pieces,
  })
  .map((drafts) => {
    const counts = drafts.map(({ pieces }) => pieces).sort((a, b) => a - b);
    const amounts = drafts.map(({ amountCents }) => amountCents).sort((a, b) => b - a);
    return counts.map((pieces, at) => ({ pieces, amountCents: amounts[at]! }));
  });
const lot = fc.integer({ min: 1, max: 60 });
const unit = fc.integer({ min: 1, max: 1000 });

describe('promises', () => {
  it('each piece costs exactly the price of the step it reaches, or the shelf price where that is lower', () => {
    fc.assert(
      fc.property(stepsArbitrary, unit, lot, (steps, unitCents, pieces) => {
        const { totalCents } = price([line(pieces, { unitCents })], [{ ...wine, steps }]);
        const step = steps.findLast((each) => each.pieces <= pieces);
        expect(totalCents).toBe(pieces * Math.min(unitCents, step?.amountCents ?? unitCents));
      }),
    );
  });

  it('one piece more never raises what each costs, and never costs more than without the promotion', () => {
    fc.assert(
      fc.property(stepsArbitrary, unit, lot, (steps, unitCents, pieces) => {
        const total = (count: number) => price([line(count, { unitCents })], [{ ...wine, steps }]).totalCents;
        expect(total(pieces + 1) * pieces).toBeLessThanOrEqual(total(pieces) * (pieces + 1));
        expect(total(pieces)).toBeLessThanOrEqual(pieces * unitCents);
      }),
    );
  });

  it('how a product is spread over lines changes nothing', () => {
    fc.assert(
      fc.property(stepsArbitrary, unit, fc.array(lot, { minLength: 1, maxLength: 5 }), (steps, unitCents, lots) => {
        const promotions = [{ ...wine, steps }];
        const spread = lots.map((pieces, at) => line(pieces, { unitCents, lineId: at + 1 }));
        const whole = line(
          lots.reduce((sum, pieces) => sum + pieces, 0),
          { unitCents },
        );
        expect(price(spread, promotions).totalCents).toBe(price([whole], promotions).totalCents);
      }),
    );
  });

  it('keeps the price of each piece when fewer come than were ordered', () => {
    fc.assert(
      fc.property(stepsArbitrary, unit, lot, lot, (steps, unitCents, ordered, came) => {
        const quantity = Math.min(ordered, came);
        const { totalCents, unitCents: each } = price([line(ordered, { unitCents })], [{ ...wine, steps }]).lines[0]!;
        const cents = centsOfWhatCame({
          orderedCents: totalCents,
          orderedQuantity: ordered * 1000,
          quantity: quantity * 1000,
        });
        expect(cents).toBe(quantity * each);
      }),
    );
  });

  it('keeps what a hint promises: with the pieces it names, each costs what it says', () => {
    fc.assert(
      fc.property(stepsArbitrary, unit, lot, (steps, unitCents, pieces) => {
        const promotions = [{ ...wine, steps }];
        const [hint] = price([line(pieces, { unitCents })], promotions).hints;
        if (!hint) return;
        const after = price([line(pieces + hint.add!.pieces, { unitCents })], promotions).lines[0]!;
        expect(spoken(hint.text)).toContain(`${(after.unitCents / 100).toFixed(2).replace('.', ',')} €`);
      }),
    );
  });

  it('the list of the page is what carts are priced at', () => {
    fc.assert(
      fc.property(
        stepsArbitrary,
        unit,
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        (steps, unitCents, percent, stackable) => {
          const off: Promotion = { ...base, promotionId: 2, name: 'Sconto', kind: 'percentage', percent, stackable };
          const promotions: Promotion[] = [{ ...wine, steps, stackable }, off];
          const listed = quantitySteps({
            productId: 7,
            mode: 'piece',
            unitCents,
            promotions,
            customer: { segment: 'household' },
            now: 5,
          });
          for (const { pieces, unitCents: each } of listed) {
            expect(price([line(pieces, { unitCents })], promotions).totalCents).toBe(pieces * each);
          }
        },
      ),
    );
  });
});

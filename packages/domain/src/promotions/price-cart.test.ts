import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceCartInput, priceCart } from './price-cart.ts';
import { indexPromotions } from './promotion-index.ts';
import type { CartLine, PricedCart, Promotion, PromotionTerms } from './types.ts';

const NOW = Date.UTC(2025, 10, 20);
const terms = (promotionId: number, more: Partial<PromotionTerms> = {}): PromotionTerms => ({
  promotionId,
  name: `Promozione ${promotionId}`,
  startsAt: NOW - 1,
  endsAt: NOW + 1,
  segment: 'everyone',
  productIds: [],
  stackable: false,
  ...more,
});
const line = (
  lineId: number,
  productId: number,
  unitCents: number,
  quantity: number,
  more: Partial<CartLine> = {},
) => ({
  lineId,
  productId,
  mode: 'piece' as const,
  unitCents,
  quantity: quantity * 1000,
  ...more,
});
const price = (lines: CartLine[], promotions: Promotion[], more: Partial<PriceCartInput> = {}): PricedCart =>
  priceCart({ lines, promotions, customer: { segment: 'household' }, now: NOW, ...more });

describe('each kind', () => {
  const yogurt = line(1, 10, 100, 4);

  it('percentage: the unit price, rounded down, times the quantity', () => {
    const cart = price([line(1, 10, 399, 3)], [{ ...terms(1), kind: 'percentage', percent: 25 }]);
    expect(cart.lines[0]).toMatchObject({ unitCents: 299, totalCents: 897, discountCents: 300 });
    expect(cart.lines[0]?.applied[0]).toMatchObject({ label: '−25%', text: 'Sconto 25% su 3\u00a0pezzi' });
  });

  it('fixed price: never above the list price', () => {
    expect(price([yogurt], [{ ...terms(1), kind: 'fixed-price', amountCents: 79 }]).totalCents).toBe(316);
    expect(price([yogurt], [{ ...terms(1), kind: 'fixed-price', amountCents: 120 }]).totalCents).toBe(400);
  });

  it('fixed price: of goods by weight it is the price of the kilogram', () => {
    const chicken: CartLine = { ...line(1, 10, 1190, 12), mode: 'weighed', chargedQuantity: 6000 };
    const { lines } = price([chicken], [{ ...terms(1), kind: 'fixed-price', amountCents: 1131 }]);
    expect(lines[0]).toMatchObject({ totalCents: 6786 });
    expect(lines[0]?.applied[0]?.text).toBe('Prezzo speciale 11,31\u00a0€/kg su 12\u00a0pezzi');
  });

  it('m for n: on pieces of different products, the cheapest free', () => {
    const cart = price(
      [line(1, 10, 100, 2), line(2, 11, 150, 1), line(3, 12, 90, 1)],
      [{ ...terms(1, { productIds: [10, 11, 12] }), kind: 'm-for-n', take: 3, pay: 2 }],
    );
    // 150 + 100 + (100 free), the 90 is left over
    expect(cart.totalCents).toBe(340);
    expect(cart.lines[0]?.applied[0]?.text).toBe('3×2: su 3 pezzi ne paghi 2');
    expect(cart.hints[0]).toMatchObject({ add: { lineId: 3, pieces: 2 }, text: 'Aggiungine 2: uno è gratis' });
  });

  it('nth piece', () => {
    const cart = price([yogurt], [{ ...terms(1), kind: 'nth-piece', take: 2, percent: 50 }]);
    expect(cart.totalCents).toBe(300);
  });

  it('bundle price: only where it saves', () => {
    const bundle: Promotion = { ...terms(1), kind: 'bundle-price', take: 3, amountCents: 250 };
    expect(price([yogurt], [bundle]).totalCents).toBe(350);
    expect(price([line(1, 10, 80, 4)], [bundle]).totalCents).toBe(320);
  });

  it('says what a few pieces more bring, and of which line', () => {
    const hint = (pieces: number, promotion: object, more: Promotion[] = []) =>
      price([line(1, 10, 100, pieces)], [{ ...terms(1), ...promotion } as Promotion, ...more]).hints[0]?.text;
    const threeForTwo = { kind: 'm-for-n', take: 3, pay: 2 };
    expect([1, 2, 3, 4, 5].map((pieces) => hint(pieces, threeForTwo))).toEqual([
      'Aggiungine 2: uno è gratis',
      'Aggiungine 1: è gratis',
      undefined,
      'Aggiungine 2: uno è gratis',
      'Aggiungine 1: è gratis',
    ]);
    expect(hint(3, { kind: 'm-for-n', take: 5, pay: 3 })).toBe('Aggiungine 2: sono gratis');
    expect(hint(1, { kind: 'm-for-n', take: 5, pay: 3 })).toBe('Aggiungine 4: 2 sono gratis');
    expect(hint(1, { kind: 'nth-piece', take: 2, percent: 50 })).toBe('Aggiungine 1: il 2° a −50%');
    expect(hint(2, { kind: 'bundle-price', take: 3, amountCents: 250 })).toBe('Aggiungine 1: 3 a 2,50\u00a0€');
    // nothing where it would not be true
    expect(hint(2, { kind: 'bundle-price', take: 3, amountCents: 300 })).toBeUndefined();
    expect(hint(2, { kind: 'm-for-n', take: 3, pay: 3 })).toBeUndefined();
    expect(hint(2, { ...threeForTwo, maxPerOrder: 2000 })).toBeUndefined();
    expect(hint(2, threeForTwo, [{ ...terms(2), kind: 'percentage', percent: 25 }])).toBeUndefined();
  });

  it('whose hint says "è gratis" adds nothing to the total', () => {
    const threeForTwo = { ...terms(1, { productIds: [10, 11, 12] }), kind: 'm-for-n', take: 3, pay: 2 } as Promotion;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 4 })), {
          minLength: 3,
          maxLength: 3,
        }),
        (drafts) => {
          const lines = drafts.map(([cents, pieces], at) => line(at + 1, 10 + at, cents, pieces));
          const cart = price(lines, [threeForTwo]);
          const [hint] = cart.hints;
          if (!hint?.add || !hint.text.endsWith(': è gratis')) return;
          const { lineId, pieces } = hint.add;
          const more = lines.map((each) =>
            each.lineId === lineId ? { ...each, quantity: each.quantity + pieces * 1000 } : each,
          );
          expect(price(more, [threeForTwo]).totalCents).toBe(cart.totalCents);
        },
      ),
    );
  });

  it('free item from a threshold on: the item or a hint', () => {
    const free: Promotion = { ...terms(1), kind: 'threshold-gift', thresholdCents: 500, freeProductId: 77 };
    expect(price([yogurt], [free]).hints[0]?.missingCents).toBe(100);
    expect(price([line(1, 10, 100, 5)], [free]).freeItems).toMatchObject([{ productId: 77, quantity: 1000 }]);
  });

  it('basket and delivery discounts', () => {
    const cart = price(
      [line(1, 10, 1000, 5)],
      [
        { ...terms(1), kind: 'basket-discount', thresholdCents: 5000, amountCents: 500 },
        { ...terms(2), kind: 'delivery-discount', thresholdCents: 3000 },
      ],
      { deliveryCents: 290 },
    );
    expect(cart).toMatchObject({ goodsCents: 5000, basketDiscountCents: 500, deliveryCents: 0, totalCents: 4500 });
    expect(cart.promotions.map((saving) => saving.amountCents)).toEqual([500, 290]);
  });

  it('free delivery on the first order is for the first order', () => {
    const promotions: Promotion[] = [{ ...terms(1), kind: 'delivery-discount', firstOrder: true }];
    const delivery = (firstOrder: boolean) =>
      price([line(1, 10, 1000, 5)], promotions, {
        deliveryCents: 290,
        customer: { segment: 'household', firstOrder },
      });
    expect(delivery(true)).toMatchObject({ deliveryCents: 0 });
    expect(delivery(true).deliveryDiscounts[0]?.text).toBe('Consegna gratuita sul primo ordine');
    expect(delivery(false)).toMatchObject({ deliveryCents: 290, deliveryDiscounts: [] });
  });

  it('first order and codes: each code gets an answer', () => {
    const welcome: Promotion = { ...terms(1, { promoCode: 'Benvenuto' }), kind: 'first-order', percent: 10 };
    const newcomer = { customer: { segment: 'household' as const, firstOrder: true }, codes: [' benvenuto', 'BOH'] };
    const cart = price([yogurt], [welcome], newcomer);
    expect(cart.totalCents).toBe(360);
    expect(cart.codes.map((code) => code.outcome)).toEqual(['applied', 'unknown']);
    const known = price([yogurt], [welcome], { codes: ['BENVENUTO'] });
    expect(known.totalCents).toBe(400);
    expect(known.codes[0]).toMatchObject({ outcome: 'not-eligible', text: 'Questo codice vale solo sul primo ordine' });
    expect(price([yogurt], [welcome], { customer: newcomer.customer }).totalCents).toBe(400);
  });

  it('members only', () => {
    const promotion: Promotion = { ...terms(1), kind: 'member-only', amountCents: 80 };
    expect(price([yogurt], [promotion]).totalCents).toBe(400);
    const member = price([yogurt], [promotion], { customer: { segment: 'household', member: true } });
    expect(member.totalCents).toBe(320);
  });
});

describe('choosing', () => {
  const four = line(1, 10, 100, 4);

  it('uses each piece where it saves most: 3×2 on three, the percentage on the fourth', () => {
    const cart = price(
      [four],
      [
        { ...terms(1), kind: 'm-for-n', take: 3, pay: 2 },
        { ...terms(2), kind: 'percentage', percent: 20 },
      ],
    );
    expect(cart.totalCents).toBe(280);
    expect(cart.lines[0]?.applied.map((applied) => applied.amountCents)).toEqual([100, 20]);
  });

  it('leaves 3×2 out when the percentage gives more', () => {
    const promotions: Promotion[] = [
      { ...terms(1), kind: 'm-for-n', take: 3, pay: 2 },
      { ...terms(2), kind: 'percentage', percent: 50 },
    ];
    const cart = price([four], promotions);
    expect(cart.totalCents).toBe(200);
    expect(cart.promotions.map((saving) => saving.promotionId)).toEqual([2]);
  });

  it('adds stackable promotions up, and only those', () => {
    const promotions = (stackable: boolean): Promotion[] => [
      { ...terms(1, { stackable }), kind: 'percentage', percent: 10 },
      { ...terms(2, { stackable }), kind: 'percentage', percent: 20 },
    ];
    expect(price([four], promotions(true)).totalCents).toBe(288);
    expect(price([four], promotions(false)).totalCents).toBe(320);
  });

  it('keeps to the maximum per order, where it saves most', () => {
    const cart = price(
      [line(1, 10, 100, 4), line(2, 11, 300, 2)],
      [{ ...terms(1, { maxPerOrder: 3000 }), kind: 'percentage', percent: 50 }],
    );
    expect(cart.lines.map((priced) => priced.totalCents)).toEqual([350, 300]);
  });

  it('a promotion on a product does not cost the basket threshold', () => {
    const basket: Promotion = { ...terms(1), kind: 'basket-discount', thresholdCents: 400, amountCents: 100 };
    expect(price([four], [basket, { ...terms(2), kind: 'percentage', percent: 10 }]).totalCents).toBe(260);
  });

  it('is silent outside its dates, warehouses and segment', () => {
    const off: Promotion[] = [
      { ...terms(1, { startsAt: NOW + 1 }), kind: 'percentage', percent: 50 },
      { ...terms(2, { endsAt: NOW }), kind: 'percentage', percent: 50 },
      { ...terms(3, { warehouseIds: [2] }), kind: 'percentage', percent: 50 },
      { ...terms(4, { segment: 'business' }), kind: 'percentage', percent: 50 },
    ];
    expect(price([four], off, { warehouseId: 1 }).totalCents).toBe(400);
    expect(price([four], off, { warehouseId: 2 }).totalCents).toBe(200);
  });

  it('leaves free items and excluded goods alone', () => {
    const cart = price(
      [line(1, 10, 100, 1, { free: true }), line(2, 11, 100, 1, { excluded: true })],
      [
        { ...terms(1), kind: 'percentage', percent: 50 },
        { ...terms(2), kind: 'basket-discount', percent: 50 },
      ],
    );
    expect(cart.lines.map((priced) => priced.totalCents)).toEqual([0, 100]);
    expect(cart.totalCents).toBe(100);
  });
});

const product = fc.integer({ min: 1, max: 6 });
const lineArbitrary = fc.record({
  productId: product,
  mode: fc.constantFrom('piece' as const, 'pack' as const, 'loose' as const, 'weighed' as const),
  unitCents: fc.integer({ min: 1, max: 2500 }),
  units: fc.integer({ min: 1, max: 14 }),
  grams: fc.integer({ min: 1, max: 1900 }),
  free: fc.constantFrom(false, false, false, true),
  excluded: fc.constantFrom(false, false, false, true),
});
const cartArbitrary = fc.array(lineArbitrary, { maxLength: 8 }).map((drafts) =>
  drafts.map(({ units, grams, ...draft }, lineId): CartLine => {
    if (draft.mode === 'loose') return { ...draft, lineId, quantity: grams };
    const whole = { ...draft, lineId, quantity: units * 1000 };
    return draft.mode === 'weighed' ? { ...whole, chargedQuantity: units * grams } : whole;
  }),
);
const percent = fc.integer({ min: 1, max: 10_000 }).map((basisPoints) => basisPoints / 100);
const cents = fc.integer({ min: 0, max: 4000 });
const take = fc.integer({ min: 2, max: 5 });
const kindArbitrary = fc.oneof(
  fc.record({ kind: fc.constant('percentage' as const), percent }),
  fc.record({ kind: fc.constant('fixed-price' as const), amountCents: cents }),
  fc.record({ kind: fc.constant('member-only' as const), percent }),
  take.chain((size) =>
    fc.record({
      kind: fc.constant('m-for-n' as const),
      take: fc.constant(size),
      pay: fc.integer({ min: 1, max: size }),
    }),
  ),
  fc.record({ kind: fc.constant('nth-piece' as const), take, percent }),
  fc.record({ kind: fc.constant('bundle-price' as const), take, amountCents: cents }),
  fc.record({
    kind: fc.constant('quantity-price' as const),
    steps: fc.array(fc.record({ pieces: fc.integer({ min: 2, max: 12 }), amountCents: cents }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('threshold-gift' as const), thresholdCents: cents, freeProductId: fc.constant(99) }),
  fc.record({ kind: fc.constant('basket-discount' as const), thresholdCents: cents, percent }),
  fc.record({ kind: fc.constant('basket-discount' as const), thresholdCents: cents, amountCents: cents }),
  fc.record({ kind: fc.constant('first-order' as const), percent }),
  fc.record({ kind: fc.constant('delivery-discount' as const), thresholdCents: cents, percent }),
);
const promotionsArbitrary = fc
  .array(
    fc.record({
      terms: fc.record({
        productIds: fc.uniqueArray(product, { maxLength: 4 }),
        stackable: fc.boolean(),
        maxPerOrder: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined, freq: 3 }),
      }),
      kind: kindArbitrary,
    }),
    { maxLength: 7 },
  )
  .map((drafts) =>
    drafts.map((draft, id): Promotion => {
      const maxPerOrder = draft.terms.maxPerOrder === undefined ? undefined : draft.terms.maxPerOrder * 1000;
      return { ...terms(id + 1, { ...draft.terms, maxPerOrder }), ...draft.kind } as Promotion;
    }),
  );
const context = {
  customer: { segment: 'household' as const, member: true, firstOrder: true },
  now: NOW,
  deliveryCents: 290,
};
const runs = { numRuns: 600 };

describe('promises', () => {
  it('never negative, never above the undiscounted total, and every cent of saving is told', () => {
    fc.assert(
      fc.property(cartArbitrary, promotionsArbitrary, (lines, promotions) => {
        const cart = priceCart({ ...context, lines, promotions });
        for (const priced of cart.lines) {
          expect(priced.totalCents).toBeGreaterThanOrEqual(0);
          expect(priced.totalCents).toBeLessThanOrEqual(priced.listTotalCents);
          expect(priced.applied.reduce((sum, applied) => sum + applied.amountCents, 0)).toBe(priced.discountCents);
        }
        expect(cart.totalCents).toBeGreaterThanOrEqual(0);
        const saved = cart.promotions.reduce((sum, saving) => sum + saving.amountCents, 0);
        expect(cart.totalCents + saved).toBe(cart.listTotalCents + context.deliveryCents);
        expect(cart.promotions.every((saving) => saving.amountCents > 0)).toBe(true);
      }),
      runs,
    );
  });

  it('does not depend on the order of lines or promotions, nor on the index', () => {
    fc.assert(
      fc.property(cartArbitrary, promotionsArbitrary, fc.infiniteStream(fc.nat(1000)), (lines, promotions, random) => {
        const shuffle = <T>(items: T[]) =>
          items
            .map((item) => ({ item, key: random.next().value as number }))
            .sort((a, b) => a.key - b.key)
            .map(({ item }) => item);
        const cart = priceCart({ ...context, lines, promotions });
        const other = priceCart({
          ...context,
          lines: shuffle(lines),
          promotions: indexPromotions(shuffle(promotions)),
        });
        const byId = (priced: PricedCart) => [...priced.lines].sort((a, b) => a.lineId - b.lineId);
        expect({ ...other, lines: byId(other) }).toEqual({ ...cart, lines: byId(cart) });
      }),
      runs,
    );
  });

  it('never lowers a line that is excluded, nor takes off the basket what only such lines cost', () => {
    fc.assert(
      fc.property(cartArbitrary, promotionsArbitrary, (lines, promotions) => {
        const cart = priceCart({ ...context, lines, promotions });
        const priced = new Map(cart.lines.map((each) => [each.lineId, each]));
        let promotedCents = 0;
        for (const each of lines) {
          const { totalCents, listTotalCents, applied } = priced.get(each.lineId)!;
          if (!each.excluded) promotedCents += totalCents;
          else if (!each.free) expect({ totalCents, applied }).toEqual({ totalCents: listTotalCents, applied: [] });
        }
        expect(cart.basketDiscountCents).toBeLessThanOrEqual(promotedCents);
      }),
      runs,
    );
  });

  it('one more promotion never makes it dearer', () => {
    fc.assert(
      fc.property(cartArbitrary, promotionsArbitrary, fc.nat(10), (lines, promotions, which) => {
        const without = promotions.filter((_, index) => index !== which % Math.max(1, promotions.length));
        const all = priceCart({ ...context, lines, promotions });
        const fewer = priceCart({ ...context, lines, promotions: without });
        expect(all.totalCents).toBeLessThanOrEqual(fewer.totalCents);
        expect(all.freeItems.length).toBeGreaterThanOrEqual(fewer.freeItems.length);
      }),
      { numRuns: 2000 },
    );
  });

  // trying every promotion on every line would not come to its end before the test's limit
  it('prices a business cart of 200 lines against a full catalogue of promotions, many times', () => {
    const promotions = Array.from({ length: 2000 }, (_, id): Promotion => {
      const products = Array.from({ length: 10 }, (__, n) => (id * 7 + n) % 5000);
      const common = terms(id + 1, { productIds: products, stackable: id % 3 === 0 });
      if (id % 4 === 0) return { ...common, kind: 'm-for-n', take: 3, pay: 2 };
      return { ...common, kind: 'percentage', percent: 5 + (id % 40) };
    });
    const index = indexPromotions(promotions);
    const lines = Array.from({ length: 200 }, (_, id) => line(id, id * 23, 100 + id, 1 + (id % 24)));
    const price = () => priceCart({ ...context, lines, promotions: index });
    const { goodsCents, lines: priced } = price();
    expect(goodsCents).toBeLessThan(priced.reduce((sum, each) => sum + each.listTotalCents, 0));
    for (let time = 0; time < 500; time++) expect(price().goodsCents).toBe(goodsCents);
  });
});

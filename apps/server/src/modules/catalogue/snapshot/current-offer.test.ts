import { formatEuro } from '@sporta/domain';
import { expect, it } from 'vitest';
import { offersOf } from './catalogue.ts';
import { currentOffer } from './current-offer.ts';
import { anonymousCustomer } from './customer.ts';
import type { ProductRow, PromotionRow } from './rows.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 5, 15);

const product = (prices: { from: number; to?: number; cents: number }[]): ProductRow =>
  ({
    productId: 1,
    sellingMode: 'piece',
    perishable: false,
    promotable: true,
    vat: { rateBp: 1000 },
    contentAmount: null,
    contentUnit: null,
    drainedGrams: null,
    prices: prices.map((price) => ({ priceListId: 1, warehouseId: 0, ...price })),
  }) as unknown as ProductRow;

const twentyOff = offersOf([
  {
    promotionId: 1,
    code: 'M20',
    name: 'Meno 20',
    kind: 'percentage',
    params: { percent: 20 },
    productIds: [1],
    startsAt: NOW - 5 * DAY,
    endsAt: NOW + DAY,
    warehouseIds: null,
    segment: 'everyone',
    promoCode: null,
    maxPerOrder: null,
    stackable: false,
  } as unknown as PromotionRow,
]);
const offerOf = (goods: ProductRow) => currentOffer(twentyOff, goods, 1, anonymousCustomer, NOW);

it('says one percentage: the one on the lowest price of the 30 days before', () => {
  // 1.00 € for long, but 0.90 € for a week of the last month
  const goods = product([
    { from: NOW - 90 * DAY, to: NOW - 20 * DAY, cents: 100 },
    { from: NOW - 20 * DAY, to: NOW - 13 * DAY, cents: 90 },
    { from: NOW - 13 * DAY, cents: 100 },
  ]);
  expect(offerOf(goods)).toMatchObject({
    nowCents: 80,
    standardCents: 90,
    lowest30Cents: 90,
    percentOff: 11,
    promotion: { label: '−11%' },
  });
});

it('announces nothing where it cost no more before: the price is said instead', () => {
  const goods = product([
    { from: NOW - 90 * DAY, to: NOW - 20 * DAY, cents: 75 },
    { from: NOW - 20 * DAY, cents: 100 },
  ]);
  const offer = offerOf(goods);
  expect(offer).toMatchObject({ nowCents: 80, promotion: { label: formatEuro(80) } });
  expect(offer).not.toHaveProperty('standardCents');
  expect(offer).not.toHaveProperty('percentOff');
});

it('strikes the list price of goods that had none before', () => {
  expect(offerOf(product([{ from: NOW - DAY, cents: 100 }]))).toMatchObject({
    standardCents: 100,
    percentOff: 20,
    promotion: { label: '−20%' },
  });
});

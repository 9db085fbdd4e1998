import type { ProductDetail } from '@sporta/contract';
import { expect, it } from 'vitest';
import { withOffer } from './personal-prices.ts';

const offer = { accountOfferId: 1, percent: 10, productIds: [7], startsAt: 0, endsAt: 1 };
const detail = (priceDisplay: number) =>
  ({
    productId: 7,
    price: 10,
    priceDisplay,
    packages: [{ kind: 'box', items: 6, price: 60 }],
  }) as unknown as ProductDetail;

it('tells no price of a carton, which the offer changes by the pieces it touches', () => {
  expect(withOffer(detail(10), offer)).toMatchObject({ priceDisplay: 9 });
  // also where another offer is better for one piece: it may not hold for all of the carton
  for (const priceDisplay of [10, 8]) expect(withOffer(detail(priceDisplay), offer)).not.toHaveProperty('packages');
});

it('keeps those steps of a quantity price that are lower than the price of the offer', () => {
  const steps = [
    { pieces: 6, price: 9.5 },
    { pieces: 24, price: 8.5 },
  ];
  const of = (priceDisplay: number) => withOffer({ ...detail(priceDisplay), quantityPrices: steps }, offer);
  expect(of(10)).toMatchObject({ priceDisplay: 9, quantityPrices: [steps[1]] });
  const dear = { ...detail(10), quantityPrices: steps.slice(0, 1) };
  expect(withOffer(dear, offer)).not.toHaveProperty('quantityPrices');
  // another offer is better for one piece: its page is as everybody sees it
  expect(of(8.9)).toMatchObject({ priceDisplay: 8.9, quantityPrices: steps });
});

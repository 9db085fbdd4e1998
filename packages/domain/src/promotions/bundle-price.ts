import { allocate, formatEuro } from '../money.ts';
import type { PiecesRule } from './rule.ts';
import type { BundlePricePromotion } from './types.ts';

/** A group that costs less than the bundle price already keeps its own price. */
export const bundlePrice: PiecesRule<BundlePricePromotion> = {
  level: 'pieces',
  label: (p) => `${p.take} a ${formatEuro(p.amountCents)}`,
  groupSize: (p) => p.take,
  groupPrices: (p, prices) => {
    const sum = prices.reduce((total, price) => total + price, 0);
    return sum <= p.amountCents ? [...prices] : allocate(p.amountCents, prices);
  },
  reward: (p) => `${p.take} a ${formatEuro(p.amountCents)}`,
  explain: (p, { groups }) =>
    `${p.take} pezzi a ${formatEuro(p.amountCents)}${groups > 1 ? `, per ${groups} volte` : ''}`,
};

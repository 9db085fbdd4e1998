import type { PiecesRule } from './rule.ts';
import type { MForNPromotion } from './types.ts';

/** The cheapest pieces of each group are free. `pay` at or above `take` gives nothing. */
export const mForN: PiecesRule<MForNPromotion> = {
  level: 'pieces',
  label: (p) => `${p.take}×${p.pay}`,
  groupSize: (p) => p.take,
  groupPrices: (p, prices) => prices.map((price, position) => (position < p.pay ? price : 0)),
  reward: (p, missing) => {
    const free = p.take - p.pay;
    if (missing <= free) return missing === 1 ? 'è gratis' : 'sono gratis';
    return free === 1 ? 'uno è gratis' : `${free} sono gratis`;
  },
  explain: (p, { groups }) => `${p.take}×${p.pay}: su ${groups * p.take} pezzi ne paghi ${groups * p.pay}`,
};

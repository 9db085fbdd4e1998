import { formatPercent, lessPercent, type PiecesRule } from './rule.ts';
import type { NthPiecePromotion } from './types.ts';

/** The cheapest piece of each group is reduced. */
export const nthPiece: PiecesRule<NthPiecePromotion> = {
  level: 'pieces',
  label: (p) => `${p.take}° −${formatPercent(p.percent)}`,
  groupSize: (p) => p.take,
  groupPrices: (p, prices) =>
    prices.map((price, position) => (position === p.take - 1 ? lessPercent(price, p.percent) : price)),
  reward: (p) => `il ${p.take}° a −${formatPercent(p.percent)}`,
  explain: (p, { groups }) =>
    `${p.take}° pezzo −${formatPercent(p.percent)}${groups > 1 ? `, per ${groups} volte` : ''}`,
};

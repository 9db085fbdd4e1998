import { formatEuro } from '../money.ts';
import type { FreeItemRule } from './rule.ts';
import type { FreeItemPromotion } from './types.ts';

export const freeItem: FreeItemRule<FreeItemPromotion> = {
  level: 'free-item',
  label: () => 'Omaggio',
  threshold: (p) => p.thresholdCents,
  productId: (p) => p.freeProductId,
  explain: (p) => `Omaggio con ${formatEuro(p.thresholdCents)} di spesa`,
};

import { formatEuro } from '../money.ts';
import type { GiftRule } from './rule.ts';
import type { ThresholdGiftPromotion } from './types.ts';

export const thresholdGift: GiftRule<ThresholdGiftPromotion> = {
  level: 'gift',
  label: () => 'Omaggio',
  threshold: (p) => p.thresholdCents,
  productId: (p) => p.giftProductId,
  explain: (p) => `Omaggio con ${formatEuro(p.thresholdCents)} di spesa`,
};

import type { OrderTender, PaymentType } from '@sporta/contract';

const tenderKinds: Record<PaymentType['kind'], OrderTender['kind']> = {
  card: 'card',
  'saved-card': 'card',
  stripe: 'card',
  satispay: 'wallet',
  'meal-ticket': 'meal-ticket',
  gift: 'gift-certificate',
  'due-date': 'bank-transfer',
  'pay-link': 'other',
};

/** What a type of payment is for people who look at an order. */
export const tenderKindOf = (kind: PaymentType['kind']): OrderTender['kind'] => tenderKinds[kind];

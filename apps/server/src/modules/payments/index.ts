import type { Module } from '../../platform/module.ts';
import { registerPaymentRoutes } from './payments.routes.ts';

export {
  type Appended,
  appendEvents,
  claimDuePayment,
  createPayment,
  type EventSource,
  findPayment,
  findPaymentByRef,
  heldCents,
  lockPayment,
  lockPayments,
  type PaymentRow,
  paymentsOfOrder,
  stopAsking,
  toLedgerEvent,
} from './ledger.ts';
export { listPaymentTypes } from './list-payment-types.ts';
export { providersOf } from './payment-providers.ts';
export type { PaymentProvider, ProviderEvent, RefusalReason, StartResult } from './providers/provider.ts';
export { saveCard, usableCard } from './saved-cards.ts';

export const paymentsModule: Module = {
  name: 'payments',
  register: (app) => registerPaymentRoutes(app),
};

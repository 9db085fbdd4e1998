import type { OrderState } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentRow } from './ledger.ts';

/**
 * What payments need of the orders they pay. Orders stand above payments and hand this down (modules/index.ts): payments
 * speak with providers, orders decide what their word means.
 */
export interface PayableOrders {
  /** Brings the order up to what the ledger says; any number of times, from any node. @returns its state then */
  applyPayments(deps: Deps, orderId: number): Promise<{ state: OrderState }>;
  /** Whether an order stands, or is about to, on this payment: then it is not reversed. */
  standsOn(deps: Deps, payment: PaymentRow): Promise<boolean>;
  /** Whether a number in an address is the id of any version of the order. */
  isVersionOf(deps: Deps, text: string, orderId: number): Promise<boolean>;
}

import type { OrderState } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import type { PaymentRow } from './payments.repo.ts';

/** An order, as its customer is shown it while it is being paid. */
export interface PaidOrder {
  orderId: number;
  orderNumber: string;
  state: OrderState;
  /** What its payments pay, and what it costs: prepaid certificates pay the rest of that. */
  payableCents: number;
  totalCents: number;
  /** When goods are delivered: `YYYY-MM-DD` and "18:00–20:00". */
  slot?: { day: string; text: string };
}

/**
 * What payments need of the orders they pay, of goods or of gift vouchers. Orders import payments and pass this in
 * (modules/payables.ts): payments speak with providers, orders decide what an answer means.
 */
export interface PayableOrders {
  /** Brings the order up to what the ledger says; any number of times, from any node. @returns its state then */
  applyPayments(deps: Deps, orderId: number): Promise<{ orderId: number; state: OrderState }>;
  /** Whether this payment pays an order that is going ahead: then it is not reversed. */
  needsPayment(deps: Deps, payment: PaymentRow): Promise<boolean>;
  /** What a provider never takes back becomes a certificate of the customer, once. @param cents of the payment */
  giveCertificateInstead(deps: Deps, payment: PaymentRow, cents: number): Promise<void>;
  /** Whether a number in an address is the id of any version of the order. */
  isVersionOf(deps: Deps, text: string, orderId: number): Promise<boolean>;
  /** The order a customer means by the id of any of its versions. @throws BusinessError `order-not-found`, also for somebody else's */
  ownOrder(deps: Deps, accountId: number, orderId: number): Promise<PaidOrder>;
}

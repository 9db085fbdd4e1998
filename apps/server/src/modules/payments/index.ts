import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../platform/module.ts';
import { booksJobs } from './books/books.jobs.ts';
import { registerBooks } from './books/books.routes.ts';
import type { WorkEndings } from './books/end-work.ts';
import { measureWaitingMoney } from './books/waiting-money.ts';
import { giveBack, giveBackOrder } from './give-back.ts';
import type { PayableOrders } from './payable-orders.ts';
import { registerPaymentCallbacks } from './payment-callbacks.routes.ts';
import { followPaymentTypes } from './payment-marks.ts';
import { findPayment } from './payments.repo.ts';
import { registerPaymentRoutes } from './payments.routes.ts';

export { giveBackByHand, giveBackOrderByHand, givePartBackByHand } from './books/by-hand.ts';
export type { WorkEndings } from './books/end-work.ts';
export { reconcileDay } from './books/reconcile-day.ts';
export type { KeptReport } from './books/report.repo.ts';
export { chargeSavedCard } from './charge-saved-card.ts';
export { checkPayment, checkPayments } from './check-payment.ts';
export { type Collected, collectPayment, type Share } from './collect-payment.ts';
export { failureText, ticketFailureText } from './failure-text.ts';
export { firstCheckAt } from './first-check.ts';
export { heldTenders } from './held-tenders.ts';
export { holdsFrom, isHeldLater } from './hold-later.ts';
export { isRefusal } from './is-refusal.ts';
export { chosenLastTender, type LastTender, lastTenderKinds } from './last-tender.ts';
export { allowsLaterCharges } from './later-charges.repo.ts';
export { heldCents } from './ledger.ts';
export { listPaymentTypes } from './list-payment-types.ts';
export { markOfTender } from './mark-of-tender.ts';
export { isNeverTakenBack } from './never-taken-back.ts';
export { pageAfterPaying } from './page-after-paying.ts';
export type { PayableOrders } from './payable-orders.ts';
export { payerOf } from './payers.repo.ts';
export { hasCertificateInstead, insertCertificateInstead } from './payment-certificates.repo.ts';
export { stopAsking } from './payment-checks.repo.ts';
export { paymentMarks } from './payment-marks.ts';
export { providersOf } from './payment-providers.ts';
export { nameOfType, providerOfType } from './payment-types.repo.ts';
export {
  changeSaving,
  createPayment,
  findPayment,
  knownAs,
  lockPayments,
  movePaymentsTo,
  type NewTender,
  type PaymentRow,
  paymentsOfOrder,
  type Tickets,
  tendersBeingPaid,
} from './payments.repo.ts';
export { providerErrorText } from './providers/provider.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { recordPayment } from './record-payment.ts';
export { redirectToWire } from './redirect-to-wire.ts';
export { reversePayment } from './reverse-payment.ts';
export { cardForRest } from './saved-cards.repo.ts';
export { usableCard } from './saved-cards.ts';
export { startPayment } from './start-payment.ts';
export type { StartedPayment } from './started-payment.ts';
export { tenderKindOf } from './tender-kind.ts';
export { expectedShare } from './tender-share.ts';
export { takesTicketsBack } from './ticket-refunds.ts';
export { listWaysToPay, switchWayToPay } from './ways-to-pay.ts';

/**
 * Everything that speaks with providers.
 * @param orders what the payments are for
 * @param endings what it means that a person ends work on money
 */
export function paymentsFor(orders: PayableOrders, endings: WorkEndings): Module {
  const unfollow = new WeakMap<Deps, () => void>();
  return {
    name: 'payments',
    async start(deps) {
      unfollow.set(deps, await followPaymentTypes(deps));
    },
    stop: (deps) => unfollow.get(deps)?.(),
    register(app, deps) {
      registerPaymentRoutes(app, orders);
      registerPaymentCallbacks(app, deps, orders);
      registerBooks(app, orders, endings);
      measureWaitingMoney(deps);
    },
    jobs: booksJobs(orders),
    outbox: {
      'order.give-back': {
        lane: 'money',
        handle: ({ orderId }: { orderId: number }, deps) => giveBackOrder(deps, orders, orderId),
      },
      'payment.give-back': {
        lane: 'money',
        async handle({ paymentId }: { paymentId: number }, deps) {
          const payment = await findPayment(deps.db, paymentId);
          if (payment && !(await orders.needsPayment(deps, payment))) await giveBack(deps, orders, payment);
        },
      },
    },
  };
}

import type { Module } from '../../platform/module.ts';
import { findPayment } from '../payments/index.ts';
import { sendProblemReport, sendProblemSolution, sendWithdrawalReceipt } from './after-delivery-mails.ts';
import { issueCreditNote } from './issue-credit-notes.ts';
import { sendOrderCancelled, sendOrderConfirmed } from './order-mails.ts';
import { orderJobs } from './orders.jobs.ts';
import { registerOrderRoutes } from './orders.routes.ts';
import { registerPaymentAnswers } from './payment-answers.routes.ts';
import { giveBackOrder, giveBackPayment, isNeeded } from './reconcile.ts';
import { refundWithdrawal } from './refund-withdrawal.ts';

export { reconcilePayments } from './reconcile.ts';
export { settleOrder } from './settle-order.ts';
export { orderNumberOf } from './write-order.ts';

export const ordersModule: Module = {
  name: 'orders',
  register(app, deps) {
    registerOrderRoutes(app);
    registerPaymentAnswers(app, deps);
  },
  jobs: orderJobs,
  outbox: {
    'order.confirmed': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderConfirmed(deps, orderId),
    },
    'order.cancelled': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendOrderCancelled(deps, orderId),
    },
    'order.withdrawn': {
      lane: 'mail',
      handle: ({ withdrawalId }: { withdrawalId: number }, deps) => sendWithdrawalReceipt(deps, withdrawalId),
    },
    'order.problem': {
      lane: 'mail',
      handle: ({ problemReportId }: { problemReportId: number }, deps) => sendProblemReport(deps, problemReportId),
    },
    'order.problem-solved': {
      lane: 'mail',
      handle: ({ problemReportId }: { problemReportId: number }, deps) => sendProblemSolution(deps, problemReportId),
    },
    // where the order has an invoice; one that gets it later is found by the job
    'withdrawal.credit-note': {
      lane: 'other',
      handle: ({ withdrawalId }: { withdrawalId: number }, deps) => issueCreditNote(deps, withdrawalId),
    },
    'withdrawal.refund': {
      lane: 'money',
      handle: ({ withdrawalId }: { withdrawalId: number }, deps) => refundWithdrawal(deps, withdrawalId),
    },
    'order.give-back': {
      lane: 'money',
      handle: ({ orderId }: { orderId: number }, deps) => giveBackOrder(deps, orderId),
    },
    'payment.give-back': {
      lane: 'money',
      async handle({ paymentId }: { paymentId: number }, deps) {
        const payment = await findPayment(deps.db, paymentId);
        if (payment && !(await isNeeded(deps, payment))) await giveBackPayment(deps, payment);
      },
    },
  },
};

import type { Module } from '../../platform/module.ts';
import { sendProblemReport, sendProblemSolution, sendWithdrawalReceipt } from './after-delivery-mails.ts';
import { issueCreditNote } from './issue-credit-notes.ts';
import { sendOrderCancelled, sendOrderConfirmed } from './order-mails.ts';
import { orderJobs } from './orders.jobs.ts';
import { registerOrderRoutes } from './orders.routes.ts';
import { refundWithdrawal } from './refund-withdrawal.ts';

export { payableOrders } from './payable-orders.ts';
export { orderNumberOf } from './write-order.ts';

export const ordersModule: Module = {
  name: 'orders',
  register: (app) => registerOrderRoutes(app),
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
  },
};

import type { Module } from '../../platform/module.ts';
import { sendOrderCancelled, sendOrderConfirmed } from './order-mails.ts';
import { orderJobs } from './orders.jobs.ts';
import { registerOrderRoutes } from './orders.routes.ts';

export { applyPaymentsToOrder } from './apply-payments.ts';
export { payableOrders } from './payable-orders.ts';

/** The life of an order: confirmed by its payments, shown, changed, cancelled. */
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
  },
};

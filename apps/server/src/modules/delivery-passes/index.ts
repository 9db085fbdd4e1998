import type { Module } from '../../platform/module.ts';
import { takePurchase } from '../purchases/index.ts';
import { registerDeliveryPassRoutes } from './delivery-passes.routes.ts';
import { remindOfEndingPasses, settleStoppedPasses } from './pass-jobs.ts';
import { sendEnded, sendEnding, sendReceipt } from './pass-mails.ts';
import { passPurchases } from './pass-purchases.ts';
import { refundPass } from './refund-pass.ts';
import { registerStaffPassRoutes } from './staff-passes.routes.ts';

export { type EndByStaff, endPassByStaff } from './end-pass.ts';
export { passesForStaff } from './passes-for-staff.ts';
export { payableDeliveryPasses } from './payable-delivery-passes.ts';
export { refundPassByHand } from './refund-pass.ts';

interface OfOrder {
  orderId: number;
}

/** Passes for free deliveries: paid, held for their days, ended before their time with what is not used given back. */
export const deliveryPassesModule: Module = {
  name: 'delivery-passes',
  register(app) {
    registerDeliveryPassRoutes(app);
    registerStaffPassRoutes(app);
  },
  jobs: [
    { name: 'delivery-passes.remind', cron: '20 9 * * *', run: remindOfEndingPasses },
    { name: 'delivery-passes.settle-stopped', cron: '*/5 * * * *', run: settleStoppedPasses },
  ],
  outbox: {
    'delivery-pass.capture': {
      lane: 'money',
      handle: ({ paymentId }: { paymentId: number }, deps) => takePurchase(passPurchases, deps, paymentId),
    },
    'delivery-pass.refund': { lane: 'money', handle: ({ orderId }: OfOrder, deps) => refundPass(deps, orderId) },
    'delivery-pass.receipt': { lane: 'mail', handle: ({ orderId }: OfOrder, deps) => sendReceipt(deps, orderId) },
    'delivery-pass.ended': { lane: 'mail', handle: ({ orderId }: OfOrder, deps) => sendEnded(deps, orderId) },
    'delivery-pass.ending': { lane: 'mail', handle: ({ orderId }: OfOrder, deps) => sendEnding(deps, orderId) },
  },
};

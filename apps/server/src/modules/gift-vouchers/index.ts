import type { Module } from '../../platform/module.ts';
import { takePurchase } from '../purchases/index.ts';
import { mailDueGiftVouchers, settleStoppedGiftVouchers } from './gift-voucher-jobs.ts';
import { type MailOrder, sendCancelled, sendGiftVoucher, sendReceipt } from './gift-voucher-mails.ts';
import { giftVoucherPurchases } from './gift-voucher-purchases.ts';
import { registerGiftVoucherRoutes } from './gift-vouchers.routes.ts';

export { payableGiftVouchers } from './payable-gift-vouchers.ts';

/** Vouchers bought for others: paid, made once the money was taken, mailed on their day, withdrawn from. */
export const giftVouchersModule: Module = {
  name: 'gift-vouchers',
  register: (app) => registerGiftVoucherRoutes(app),
  jobs: [
    { name: 'gift-vouchers.mail', cron: '* * * * *', run: mailDueGiftVouchers },
    { name: 'gift-vouchers.settle-stopped', cron: '*/5 * * * *', run: settleStoppedGiftVouchers },
  ],
  outbox: {
    'gift-voucher.capture': {
      lane: 'money',
      handle: ({ paymentId }: { paymentId: number }, deps) => takePurchase(giftVoucherPurchases, deps, paymentId),
    },
    'gift-voucher.receipt': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendReceipt(deps, orderId),
    },
    'gift-voucher.mail': { lane: 'mail', handle: (mail: MailOrder, deps) => sendGiftVoucher(deps, mail) },
    'gift-voucher.cancelled': {
      lane: 'mail',
      handle: ({ orderId }: { orderId: number }, deps) => sendCancelled(deps, orderId),
    },
  },
};

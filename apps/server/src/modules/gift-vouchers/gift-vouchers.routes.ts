import { calls } from '@sporta/contract';
import { giftVoucherRules } from '@sporta/contract/constants.ts';
import { giftVoucherDays, shopDay } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { lastTenderKinds, listPaymentTypes, paymentsOfOrder } from '../payments/index.ts';
import { abandonPurchase, ownPurchase, paidToWire, resumePurchase } from '../purchases/index.ts';
import { buyGiftVoucher } from './buy-gift-voucher.ts';
import { cancelGiftVoucher } from './cancel-gift-voucher.ts';
import { checkBalance } from './check-balance.ts';
import { type GiftVoucherRow, giftVouchersOf } from './gift-voucher-orders.repo.ts';
import { giftVoucherPurchases } from './gift-voucher-purchases.ts';
import { toWire } from './gift-voucher-to-wire.ts';
import { resendGiftVoucher } from './resend-gift-voucher.ts';

export function registerGiftVoucherRoutes(app: FastifyInstance): void {
  const { giftVouchers } = calls;

  registerCall(app, giftVouchers.quote, async (c) => {
    const types = await listPaymentTypes(c.deps, c.account, c.now);
    const { minEuro, maxEuro, presets } = giftVoucherRules;
    return {
      minimum: minEuro,
      maximum: maxEuro,
      presets: [...presets],
      ...giftVoucherDays(shopDay(c.now.getTime())),
      payments: types.filter(({ kind }) => lastTenderKinds.has(kind)),
    };
  });

  registerCall(app, giftVouchers.buy, async (c) => {
    const { input } = c;
    return paidToWire(
      await buyGiftVoucher(c, {
        amountCents: input.amount * 100,
        recipientName: input.recipient_name,
        recipientEmail: input.recipient_email,
        senderName: input.sender_name,
        message: input.message,
        deliverOn: input.deliver_on,
        paymentTypeId: input.payment_type_id,
        paymentAuthId: input.payment_auth_id,
        saveAuth: input.save_auth,
        idempotencyKey: input.idempotency_key,
      }),
    );
  });

  registerCall(app, giftVouchers.list, async (c) => ({
    giftVouchers: (await giftVouchersOf(c.db, c.account.accountId)).map((each) => toWire(each, c.now)),
  }));

  registerCall(app, giftVouchers.detail, async (c) => {
    return withPayment(c, await ownPurchase(giftVoucherPurchases, c.db, c.account.accountId, c.input.order_id));
  });

  registerCall(app, giftVouchers.resumePayment, async (c) =>
    paidToWire(await resumePurchase(giftVoucherPurchases, c, c.input.order_id, c.input.save_auth)),
  );

  registerCall(app, giftVouchers.abandonPayment, async (c) =>
    withPayment(c, await abandonPurchase(giftVoucherPurchases, c, c.input.order_id)),
  );

  registerCall(app, giftVouchers.resend, async (c) => {
    const { accountId } = c.account;
    const wanted = { accountId, orderId: c.input.order_id, email: c.input.recipient_email };
    return { giftVoucher: toWire(await resendGiftVoucher(c.deps, wanted), c.now) };
  });

  registerCall(app, giftVouchers.cancel, async (c) => ({
    giftVoucher: toWire(await cancelGiftVoucher(c.deps, c.account.accountId, c.input.order_id), c.now),
  }));

  registerCall(app, giftVouchers.balance, async (c) => {
    const who = { accountId: c.visitor?.accountId, ip: c.ip, now: c.now };
    return { balance: await checkBalance(c.deps, c.input.code, who) };
  });
}

/** One voucher and the state of its payment. */
async function withPayment({ db, now }: { db: Db; now: Date }, order: GiftVoucherRow) {
  const [payment] = await paymentsOfOrder(db, order.orderId);
  return { giftVoucher: toWire(order, now, payment) };
}

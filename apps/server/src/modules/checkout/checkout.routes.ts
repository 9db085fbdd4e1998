import { calls } from '@sporta/contract';
import { euroToCents, isBeingPaid, isPaid, wasPaid } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { preparing } from '../../platform/db/database.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { answerCart } from '../cart/index.ts';
import { ownOrder } from '../order-book/index.ts';
import { failureText, paymentsOfOrder } from '../payments/index.ts';
import { payMissing } from './pay-missing.ts';
import { placeOrder } from './place-order.ts';
import { abandonPayment, resumePayment, unfinishedPayment } from './unfinished-payment.ts';

export function registerCheckoutRoutes(app: FastifyInstance): void {
  const { cart, order } = calls;

  registerCall(app, cart.buy, (c) =>
    preparing(() =>
      placeOrder(c, {
        paymentTypeId: c.input.payment_type_id,
        paymentAuthId: c.input.payment_auth_id,
        saveAuth: c.input.save_auth,
        expectedCents: euroToCents(c.input.expected_total),
        expectedTimeslotId: c.input.expected_timeslot_id,
        expectedAddressId: c.input.expected_address_id,
        idempotencyKey: c.input.idempotency_key,
      }),
    ),
  );

  registerCall(app, order.unfinishedPayment, async (c) => {
    const payment = await unfinishedPayment(c);
    return payment ? { payment } : {};
  });

  registerCall(app, order.resumePayment, (c) => resumePayment(c, c.input.order_id, c.input.save_auth));

  registerCall(app, order.payMissing, (c) =>
    payMissing(c, c.input.order_id, {
      paymentTypeId: c.input.payment_type_id,
      paymentAuthId: c.input.payment_auth_id,
      saveAuth: c.input.save_auth,
    }),
  );

  registerCall(app, order.abandonPayment, async (c) => {
    return answerCart(await abandonPayment(c, c.input.order_id), c);
  });

  registerCall(app, order.paymentState, async (c) => {
    const own = await ownOrder(c.db, c.account.accountId, c.input.order_id);
    const base = { orderId: own.orderId, orderNumber: own.orderNumber };
    if (isBeingPaid(own.state)) return { state: 'pending' as const, ...base };
    if (own.state === 'payment-failed') {
      const [payment] = await paymentsOfOrder(c.db, own.orderId);
      return {
        state: 'failed' as const,
        ...base,
        nextUrl: `/cart/payment-error/${own.orderId}`,
        reason: failureText(payment && wasPaid(payment.state) ? 'paid-too-late' : (payment?.failureReason ?? null)),
      };
    }
    const payments = await paymentsOfOrder(c.db, own.orderId);
    const paid = own.state !== 'cancelled' || payments.some((payment) => isPaid(payment.state));
    return paid
      ? { state: 'paid' as const, ...base, nextUrl: `/cart/payment-completed/${own.orderId}` }
      : { state: 'failed' as const, ...base, nextUrl: `/cart/payment-error/${own.orderId}` };
  });
}

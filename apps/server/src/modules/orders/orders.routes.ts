import { calls, pageOf } from '@sporta/contract';
import { euroToCents, isPaid } from '@sporta/domain';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../platform/http/envelope.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import { addItems, type CartRequest, toWire } from '../cart/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { paymentsOfOrder } from '../payments/index.ts';
import { cancelOrder, ownOrder } from './cancel-order.ts';
import { failureText } from './failure-text.ts';
import { modifyOrder } from './modify-order.ts';
import { orderSummaryToWire, orderToWire } from './order-to-wire.ts';
import { placeOrder } from './place-order.ts';
import { readOrder, readOrders } from './read-orders.ts';

function requestOf(c: Pick<CallContext, 'deps' | 'account' | 'now'>): CartRequest {
  return { deps: c.deps, account: c.account, now: c.now };
}

export function registerOrderRoutes(app: FastifyInstance): void {
  const { cart, order } = calls;

  registerCall(app, cart.buy, (c) =>
    placeOrder(requestOf(c), {
      paymentTypeId: c.input.payment_type_id,
      paymentAuthId: c.input.payment_auth_id,
      saveAuth: c.input.save_auth,
      expectedCents: euroToCents(c.input.expected_total),
      idempotencyKey: c.input.idempotency_key,
    }),
  );

  registerCall(app, order.list, async (c) => {
    const { page, page_size: pageSize, filter } = c.input;
    const { orders, total } = await readOrders(c.db, { accountId: c.account.accountId, filter, page, pageSize });
    const { catalogue } = catalogueOf(c.deps);
    return {
      page: pageOf(total, page, pageSize),
      orders: orders.map((each) => orderSummaryToWire(each, catalogue, c.now)),
    };
  });

  registerCall(app, order.detail, async (c) => ({ order: await orderFor(c, c.input.order_id) }));

  registerCall(app, order.cancel, async (c) => {
    await cancelOrder(c.deps, c.account.accountId, c.input.order_id);
    return { order: await orderFor(c, c.input.order_id) };
  });

  registerCall(app, order.modify, async (c) => {
    const request = requestOf(c);
    return toWire(await modifyOrder(request, c.input.order_id), request);
  });

  registerCall(app, order.repeat, async (c) => {
    const request = requestOf(c);
    await ownOrder(c.db, c.account.accountId, c.input.order_id);
    const past = (await readOrder(c.db, c.input.order_id))!;
    const items = past.lines.flatMap((line) =>
      line.productId === null || line.insertionTypeId !== 1
        ? []
        : [{ productId: line.productId, quantity: line.quantity }],
    );
    const { state, warnings } = await addItems(request, items);
    if (items.length > 0 && warnings.length === items.length) {
      throw c.refuse('nothing-available', 'Nessun prodotto di questo ordine è disponibile adesso');
    }
    return answer(toWire(state, request), { warnings });
  });

  registerCall(app, order.paymentState, async (c) => {
    const own = await ownOrder(c.db, c.account.accountId, c.input.order_id);
    const base = { orderId: own.orderId, orderNumber: own.orderNumber };
    if (own.state === 'draft' || own.state === 'awaiting-payment') return { state: 'pending' as const, ...base };
    if (own.state === 'payment-failed') {
      const [payment] = await paymentsOfOrder(c.db, own.orderId);
      return {
        state: 'failed' as const,
        ...base,
        nextUrl: `/cart/payment-error/${own.orderId}`,
        reason: failureText(payment?.failureReason ?? null),
      };
    }
    const payments = await paymentsOfOrder(c.db, own.orderId);
    const paid = own.state !== 'cancelled' || payments.some((payment) => isPaid(payment.state));
    return paid
      ? { state: 'paid' as const, ...base, nextUrl: `/cart/payment-completed/${own.orderId}` }
      : { state: 'failed' as const, ...base, nextUrl: `/cart/payment-error/${own.orderId}` };
  });
}

/** An order of the customer as its page shows it; somebody else's is not found. */
async function orderFor(c: Pick<CallContext, 'deps' | 'account' | 'now' | 'db'>, orderId: number) {
  const own = await ownOrder(c.db, c.account.accountId, orderId);
  const view = (await readOrder(c.db, orderId))!;
  const { catalogue } = catalogueOf(c.deps);
  const warehouse = catalogue.warehouses.find((each) => each.warehouseId === own.warehouseId);
  return orderToWire(view, catalogue, c.now, warehouse && { phone: warehouse.phone, email: warehouse.email });
}

import type { Deps } from '../platform/deps.ts';
import { outside } from '../platform/outside.ts';
import type { Row } from './bulk.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { minutesAfterOrder, preparedAt } from './times.ts';

/** The card payment of an order with all that happened to it, as the shop and the simulator of the card gateway both know it. */
export function paymentRows(order: PlannedOrder, paymentId: number): { payment: Row; events: Row[] } {
  const { orderId, placedAt, authoriseCents, cameCents, state } = order;
  const end =
    state === 'delivered'
      ? { kind: 'captured', cents: cameCents, at: preparedAt(order) }
      : state === 'cancelled'
        ? { kind: 'voided', cents: authoriseCents, at: minutesAfterOrder(order, 45) }
        : { kind: 'authorised', cents: authoriseCents, at: placedAt };
  const kinds = [
    { kind: 'created', cents: authoriseCents, at: placedAt },
    { kind: 'authorised', cents: authoriseCents, at: placedAt },
    ...(end.kind === 'authorised' ? [] : [end]),
  ];
  return {
    payment: {
      payment_id: paymentId,
      order_id: orderId,
      payment_type_id: 1,
      provider: 'card-gateway',
      provider_ref: `DEMO${orderId}`,
      amount_cents: authoriseCents,
      currency: 'EUR',
      state: end.kind,
      save_auth: false,
      captured_cents: end.kind === 'captured' ? cameCents : 0,
      refunded_cents: 0,
      checks: 0,
      created_at: placedAt,
      updated_at: end.at,
      order_version: 1,
      position: 1,
      is_rest: false,
      hold_later: false,
    },
    events: kinds.map(({ kind, cents, at }) => ({
      payment_id: paymentId,
      provider: 'card-gateway',
      provider_event_id: `demo-${orderId}-${kind}`,
      kind,
      amount_cents: cents,
      source: 'shop',
      at,
    })),
  };
}

/** What the simulator takes in one message. */
const AT_ONCE = 1000;

/** Tells our own card gateway what the demo's orders were paid with: it can then take that money and give it back. */
export async function rememberPayments({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const { url, timeoutMs } = config.cardGateway;
  if (!url) return;
  const paid = await db
    .selectFrom('payment')
    .select(['provider_ref', 'amount_cents', 'captured_cents'])
    .where('provider_ref', 'like', 'DEMO%')
    .where('state', 'in', ['authorised', 'captured'])
    .execute();
  const noticeUrl = `${config.publicUrl}/ebsn/api/payment-notify/card-gateway`;
  for (let from = 0; from < paid.length; from += AT_ONCE) {
    const payments = paid.slice(from, from + AT_ONCE).map((each) => ({
      codTrans: each.provider_ref,
      authorised: each.amount_cents,
      captured: each.captured_cents,
      noticeUrl,
    }));
    await outside('the card gateway', Math.max(timeoutMs, 10_000), (signal) =>
      fetch(`${url}/control/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ payments }),
        signal,
      }),
    );
  }
}

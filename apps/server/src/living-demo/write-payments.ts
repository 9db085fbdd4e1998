import type { Row } from './bulk.ts';
import type { DrawnPayment } from './draw-tenders.ts';
import type { PlannedOrder } from './plan-orders.ts';
import { minutesAfterOrder, preparedAt } from './times.ts';

/** A payment of an order with all that happened to it, as the shop and the simulator of its provider both know it. */
export function paymentRows(
  order: PlannedOrder,
  payment: DrawnPayment,
  { paymentId, position }: { paymentId: number; position: number },
): { payment: Row; events: Row[] } {
  const { orderId, placedAt, state } = order;
  const { provider, paymentTypeId, heldCents, takenCents, tickets } = payment;
  const held = { kind: 'authorised', cents: heldCents, at: placedAt };
  const end =
    state === 'delivered'
      ? { kind: 'captured', cents: takenCents, at: preparedAt(order) }
      : state === 'cancelled'
        ? { kind: 'voided', cents: heldCents, at: minutesAfterOrder(order, 45) }
        : held;
  const nameOf = eventNames(payment, orderId);
  const created = { id: `shop-created-${paymentId}`, kind: 'created', cents: heldCents, at: placedAt };
  const moved = end === held ? [held] : [held, end];
  return {
    payment: {
      payment_id: paymentId,
      order_id: orderId,
      payment_type_id: paymentTypeId,
      provider,
      provider_ref: refOf(payment, orderId),
      provider_id: provider === 'satispay' ? satispayId(orderId) : null,
      amount_cents: heldCents,
      currency: 'EUR',
      state: end.kind,
      save_auth: false,
      captured_cents: end.kind === 'captured' ? takenCents : 0,
      refunded_cents: 0,
      checks: 0,
      created_at: placedAt,
      updated_at: end.at,
      order_version: 1,
      position,
      tickets,
      is_rest: false,
      hold_later: false,
    },
    events: [created, ...moved.map((each) => ({ id: nameOf(each.kind), ...each }))].map(({ id, kind, cents, at }) => ({
      payment_id: paymentId,
      provider,
      provider_event_id: id,
      kind,
      amount_cents: cents,
      source: 'shop',
      at,
    })),
  };
}

/** Ours: the tickets beside a card have a name of their own. */
const refOf = ({ tickets }: DrawnPayment, orderId: number) => `DEMO${orderId}${tickets ? '-T' : ''}`;

/** What Satispay calls the payment of an order. */
const satispayId = (orderId: number) => `00000000-0000-4000-8000-${String(orderId).padStart(12, '0')}`;

/** What an issuer calls the tickets held for an order; each has books of its own. */
export const authorisationId = (provider: string, ref: string) => `${provider.slice(0, 3).toUpperCase()}-A${ref}`;

/** What the ledger calls each event: as the provider would, so that it counts once when it is told again. */
function eventNames(payment: DrawnPayment, orderId: number): (kind: string) => string {
  const { provider } = payment;
  if (provider === 'card-gateway') return (kind) => `demo-${orderId}-${kind}`;
  if (provider === 'satispay') return (kind) => `${satispayId(orderId)}.${kind === 'voided' ? 'canceled' : kind}`;
  return (kind) => `${authorisationId(provider, refOf(payment, orderId))}-${kind}`;
}

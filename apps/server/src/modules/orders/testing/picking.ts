import { expect } from 'vitest';
import { readOrder } from '../../order-book/index.ts';
import { advanceOrder, type DeliveredLine, settleOrder } from '../index.ts';
import type { CheckoutWorld } from './checkout-world.ts';
import { gatewayPayments } from './outside-books.ts';

/* For tests: orders picked as somebody says, and the money that was moved for them. */

/** What came, by the code of the product; absent = as ordered. `grams` of what is weighed, in the order's own figures by default. */
export type Came = Record<string, 'missing' | { grams?: number; quantity?: number }>;

/** The lines of an order as who picked it says they came. */
export async function linesThatCame(world: CheckoutWorld, orderId: number, came: Came = {}): Promise<DeliveredLine[]> {
  const { lines } = (await readOrder(world.deps.db, orderId))!;
  return lines.map(({ orderLineId, code, estimatedGrams }): DeliveredLine => {
    const how = came[code] ?? {};
    if (how === 'missing') return { orderLineId, outcome: 'missing' };
    const grams = how.grams ?? estimatedGrams ?? undefined;
    return { orderLineId, outcome: 'picked', grams, quantity: how.quantity };
  });
}

/** Picks and settles an order; its money is not collected before the outbox is delivered. */
export async function pick(world: CheckoutWorld, orderId: number, came: Came = {}): Promise<DeliveredLine[]> {
  await advanceOrder(world.deps, orderId, 'picking', { actor: 'staff:Marco' });
  const lines = await linesThatCame(world, orderId, came);
  await settleOrder(world.deps, orderId, lines, { actor: 'staff:Marco' });
  return lines;
}

/** Brings an order that was picked to the customer. */
export async function bring(world: CheckoutWorld, orderId: number): Promise<void> {
  for (const state of ['ready', 'out-for-delivery', 'delivered'] as const) {
    await advanceOrder(world.deps, orderId, state, { actor: 'staff:Marco' });
  }
}

/** Cents taken of each card payment of an order, as the bank has it, the first payment first. */
export async function takenAtBank(world: CheckoutWorld, orderId: number): Promise<number[]> {
  const { rows } = await world.deps.pool.query(
    'select provider_ref as ref from payment where order_id = $1 order by payment_id',
    [orderId],
  );
  const known = new Map((await gatewayPayments(world.gatewayUrl)).map((payment) => [payment.codTrans, payment]));
  return rows.map(({ ref }) => {
    const payment = known.get(ref);
    return payment ? payment.captured - payment.refunded : 0;
  });
}

/** Everything that came is paid to the cent, at the bank as in the books, and nothing is held any more. */
export async function expectCollected(world: CheckoutWorld, orderId: number): Promise<void> {
  const { rows } = await world.deps.pool.query(
    `select s.total_cents - s.gift_cents as money, o.delivered_cents, s.collected_at is not null as collected, s.missing_cents,
       (select coalesce(sum(captured_cents - refunded_cents), 0)::int from payment p where p.order_id = o.order_id) as booked,
       (select coalesce(sum(amount_cents), 0)::int from order_gift_certificate g
         where g.order_id = o.order_id and g.state = 'reserved') as certificates, s.gift_cents,
       (select count(*)::int from payment p where p.order_id = o.order_id and p.state = 'authorised') as held
     from order_settlement s join orders o using (order_id) where o.order_id = $1`,
    [orderId],
  );
  const [{ money, gift_cents: certificateCents }] = rows;
  const atBank = (await takenAtBank(world, orderId)).reduce((sum, cents) => sum + cents, 0);
  expect({ ...rows[0], atBank }).toEqual({
    money,
    delivered_cents: money,
    collected: true,
    missing_cents: 0,
    booked: money,
    certificates: certificateCents,
    gift_cents: certificateCents,
    held: 0,
    atBank: money,
  });
}

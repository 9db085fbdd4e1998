/* Orders of delivery passes, and what the shop sells of them. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { wentAhead } from '../order-book/index.ts';

const offerColumns = [
  'delivery_pass_offer_id as offerId',
  'name',
  'days',
  'price_cents as priceCents',
  'from_cents as fromCents',
  'per_week as perWeek',
  'on_sale as onSale',
] as const;

export interface PassOffer {
  offerId: number;
  name: string;
  /** The day of purchase comes on top. */
  days: number;
  priceCents: number;
  fromCents: number;
  perWeek: number | null;
  onSale: boolean;
}

/** What is on sale, the shortest first. A shop that sells none has none. */
export function offersOnSale(db: Db | Tx): Promise<PassOffer[]> {
  return db
    .selectFrom('delivery_pass_offer')
    .select(offerColumns)
    .where('on_sale', '=', true)
    .orderBy('days')
    .orderBy('delivery_pass_offer_id')
    .execute();
}

const columns = [
  'v.delivery_pass_order_id as orderId',
  'v.order_number as orderNumber',
  'v.account_id as accountId',
  'v.delivery_pass_offer_id as offerId',
  'v.state',
  'v.name',
  'v.days',
  'v.amount_cents as amountCents',
  'v.vat_rate_bp as vatRateBp',
  'v.from_cents as fromCents',
  'v.per_week as perWeek',
  'v.starts_on as startsOn',
  'v.ends_on as endsOn',
  'v.begin_asked_at as beginAskedAt',
  'v.confirmed_at as confirmedAt',
  'v.cancelled_at as cancelledAt',
  'v.refund_cents as refundCents',
  'v.refunded_at as refundedAt',
  'v.ended_by as endedBy',
  'v.end_reason as endReason',
  'v.created_at as createdAt',
] as const;

/** Of orders `o`: those that used a delivery of their pass. One that is not paid yet, or came to nothing, used none. */
export const usedDelivery = sql<boolean>`(${wentAhead} and o.state <> 'cancelled')`;

const usedDeliveries = sql`from orders o where o.delivery_pass_order_id = v.delivery_pass_order_id and ${usedDelivery}`;

const rows = (db: Db | Tx) =>
  db
    .selectFrom('delivery_pass_order as v')
    .select(columns)
    .select([
      sql<number>`(select count(*)::int ${usedDeliveries})`.as('deliveries'),
      sql<number>`(select coalesce(sum(o.pass_saved_cents), 0)::int ${usedDeliveries})`.as('savedCents'),
      // of a company it makes nothing free: their deliveries are agreed in their terms
      sql<boolean>`(select company_id is null from account where account_id = v.account_id)`.as('counts'),
      sql<string | null>`(select first_name from account where account_id = v.ended_by)`.as('endedByName'),
    ]);

export type PassRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

export interface NewPass {
  orderId: number;
  orderNumber: string;
  accountId: number;
  idempotencyKey: string;
  offer: PassOffer;
  vatRateBp: number;
  beginAskedAt: Date;
  createdAt: Date;
}

export async function insertPass(tx: Tx, { offer, ...pass }: NewPass): Promise<void> {
  await tx
    .insertInto('delivery_pass_order')
    .values({
      delivery_pass_order_id: pass.orderId,
      order_number: pass.orderNumber,
      account_id: pass.accountId,
      idempotency_key: pass.idempotencyKey,
      delivery_pass_offer_id: offer.offerId,
      name: offer.name,
      days: offer.days,
      amount_cents: offer.priceCents,
      vat_rate_bp: pass.vatRateBp,
      from_cents: offer.fromCents,
      per_week: offer.perWeek,
      begin_asked_at: pass.beginAskedAt,
      created_at: pass.createdAt,
    })
    .execute();
}

export function findPass(db: Db | Tx, orderId: number): Promise<PassRow | undefined> {
  return rows(db).where('v.delivery_pass_order_id', '=', orderId).executeTakeFirst();
}

export function findByKey(tx: Tx, accountId: number, key: string): Promise<PassRow | undefined> {
  return rows(tx).where('v.account_id', '=', accountId).where('v.idempotency_key', '=', key).executeTakeFirst();
}

/** Who buys, as they are now, until the end of the transaction: whoever empties the account waits. Undefined of one that is gone. */
export function lockBuyer(tx: Tx, accountId: number): Promise<{ companyId: number | null } | undefined> {
  return tx
    .selectFrom('account')
    .select('company_id as companyId')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
}

/** The purchase that waits for its payment: a customer has one at most. */
export async function findBegun(tx: Tx, accountId: number): Promise<number | undefined> {
  const begun = await tx
    .selectFrom('delivery_pass_order')
    .select('delivery_pass_order_id as orderId')
    .where('account_id', '=', accountId)
    .where('state', '=', 'awaiting-payment')
    .executeTakeFirst();
  return begun?.orderId;
}

/** Passes a customer bought, the latest first. */
export function passesOf(db: Db | Tx, accountId: number): Promise<PassRow[]> {
  return rows(db)
    .where('v.account_id', '=', accountId)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.delivery_pass_order_id')
    .execute();
}

/** Last day of the passes a customer has, `YYYY-MM-DD`; null without any. Whoever writes by it has locked the customer. */
export async function coveredUntil(tx: Db | Tx, accountId: number): Promise<string | null> {
  const last = await tx
    .selectFrom('delivery_pass_order')
    .select('ends_on as endsOn')
    .where('account_id', '=', accountId)
    .where('state', '=', 'confirmed')
    .orderBy('ends_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.endsOn ?? null;
}

/**
 * Nobody places an order by this customer's cart until the end of the transaction: one placed before keeps what it was promised, one
 * placed after is priced without the pass.
 */
export async function lockOpenCart(tx: Tx, accountId: number): Promise<void> {
  assertLockOrder(tx, 'cart');
  await tx
    .selectFrom('cart')
    .select('cart_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .forUpdate()
    .execute();
}

/** Locks an order and reads it under the lock. */
export async function lockPass(tx: Tx, orderId: number): Promise<PassRow | undefined> {
  assertLockOrder(tx, 'order');
  await tx
    .selectFrom('delivery_pass_order')
    .select('delivery_pass_order_id')
    .where('delivery_pass_order_id', '=', orderId)
    .forUpdate()
    .execute();
  return findPass(tx, orderId);
}

/** The caller has locked it. */
export async function failPass(tx: Tx, orderId: number): Promise<void> {
  await tx
    .updateTable('delivery_pass_order')
    .set({ state: 'payment-failed' })
    .where('delivery_pass_order_id', '=', orderId)
    .execute();
}

/** It was paid: from now on it holds on its days. The caller has locked customer and order. */
export async function confirmPass(
  tx: Tx,
  { orderId, startsOn, endsOn, now }: { orderId: number; startsOn: string; endsOn: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('delivery_pass_order')
    .set({ state: 'confirmed', starts_on: startsOn, ends_on: endsOn, confirmed_at: now })
    .where('delivery_pass_order_id', '=', orderId)
    .execute();
}

export interface PassEnd {
  orderId: number;
  refundCents: number;
  /** Staff who ended it, and why; absent where the customer withdrew. */
  by?: { accountId: number; reason: string } | undefined;
  now: Date;
}

/** It holds no more, and so much of its price goes back. The caller has locked it. */
export async function writeEnd(tx: Tx, { orderId, refundCents, by, now }: PassEnd): Promise<void> {
  await tx
    .updateTable('delivery_pass_order')
    .set({
      state: 'cancelled',
      cancelled_at: now,
      refund_cents: refundCents,
      ended_by: by?.accountId ?? null,
      end_reason: by?.reason ?? null,
    })
    .where('delivery_pass_order_id', '=', orderId)
    .execute();
}

/** What goes back has gone back; the first time stays. */
export async function markRefunded(db: Db | Tx, orderId: number, now: Date): Promise<void> {
  await db
    .updateTable('delivery_pass_order')
    .set({ refunded_at: now })
    .where('delivery_pass_order_id', '=', orderId)
    .where('refunded_at', 'is', null)
    .execute();
}

/** Orders whose payment began before `since` and which nothing has settled. */
export async function stoppedPasses(db: Db, since: Date): Promise<number[]> {
  const stopped = await db
    .selectFrom('delivery_pass_order as v')
    .select('v.delivery_pass_order_id as orderId')
    .where('v.state', '=', 'awaiting-payment')
    .where('v.created_at', '<', since)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment as p')
            .select('p.payment_id')
            .whereRef('p.delivery_pass_order_id', '=', 'v.delivery_pass_order_id')
            .where('p.next_check_at', 'is not', null),
        ),
      ),
    )
    .execute();
  return stopped.map(({ orderId }) => orderId);
}

/**
 * Takes one pass that ends by `lastDay` and is followed by none, of who may buy another, while the shop sells any. Whoever takes it writes the message in
 * the same transaction, so that it is written once.
 */
export async function takeEndingPass(
  tx: Tx,
  { today, lastDay, now }: { today: string; lastDay: string; now: Date },
): Promise<number | undefined> {
  assertLockOrder(tx, 'order');
  const { rows: taken } = await sql<{ orderId: number }>`
    update delivery_pass_order set reminded_at = ${now} where delivery_pass_order_id = (
      select v.delivery_pass_order_id from delivery_pass_order v
      where v.state = 'confirmed' and v.reminded_at is null and v.ends_on between ${today}::date and ${lastDay}::date
        and v.starts_on <= ${today}::date
        and exists (select from account h where h.account_id = v.account_id and h.disabled_at is null and h.company_id is null)
        and not exists (select from delivery_pass_order n where n.account_id = v.account_id and n.state = 'confirmed'
          and n.starts_on > v.ends_on)
        and exists (select from delivery_pass_offer where on_sale)
      order by v.ends_on, v.delivery_pass_order_id limit 1 for update skip locked)
    returning delivery_pass_order_id as "orderId"`.execute(tx);
  return taken[0]?.orderId;
}

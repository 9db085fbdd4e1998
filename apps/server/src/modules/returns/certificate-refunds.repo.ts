import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* What goes back to gift certificates: of returns (order_withdrawal_gift) and of what was missing at picking (order_missing_gift). */

/**
 * What decides how much of a return certificates get: none when that is done, or when the order is not delivered (withdrawn
 * before, its certificates are released whole). Raw: sums over sums of other tables.
 */
export async function findDueOfCertificates(tx: Tx, returnId: number) {
  const { rows } = await sql<{
    refundCents: number;
    moneyCents: number | null;
    paidCents: number;
    elsewhereCents: number;
    hasPayment: boolean;
    asVoucher: boolean;
  }>`
    select w.refund_cents as "refundCents", w.card_cents as "moneyCents", w.as_voucher as "asVoucher",
      coalesce(o.delivered_cents, o.payable_cents) as "paidCents",
      exists (select from payment p where p.order_id = o.order_id) as "hasPayment",
      (select coalesce(sum(e.refund_cents - coalesce(g.cents, 0)), 0)::int from order_withdrawal e
        left join (select order_withdrawal_id, sum(amount_cents)::int as cents from order_withdrawal_gift group by 1) g
          using (order_withdrawal_id)
        where e.order_id = o.order_id and e.gifts_returned_at is not null) as "elsewhereCents"
    from order_withdrawal w join orders o using (order_id)
    where w.order_withdrawal_id = ${returnId} and w.gifts_returned_at is null
      and exists (select from order_event d where d.order_id = o.order_id and d.to_state = 'delivered')`.execute(tx);
  return rows[0];
}

/** Certificates an order was paid with, and what of each has not come back yet, in the order of their numbers. */
export function certificatesWithRest(tx: Tx, orderId: number) {
  return tx
    .selectFrom('order_gift_certificate as g')
    .select([
      'g.gift_certificate_id as giftCertificateId',
      sql<number>`g.amount_cents - coalesce((select sum(r.amount_cents)::int from order_gift_return r
        where r.order_id = g.order_id and r.gift_certificate_id = g.gift_certificate_id), 0)`.as('restCents'),
    ])
    .where('g.order_id', '=', orderId)
    .where('g.state', '=', 'reserved')
    .orderBy('g.gift_certificate_id')
    .execute();
}

/** Adds to the balance of a certificate, which can be spent until `until` at least; one without an end stays without. */
export async function payInto(tx: Tx, giftCertificateId: number, cents: number, until: Date): Promise<void> {
  await tx
    .updateTable('gift_certificate')
    .set({
      balance_cents: sql`balance_cents + ${cents}`,
      valid_to: sql`case when valid_to < ${until} then ${until} else valid_to end`,
    })
    .where('gift_certificate_id', '=', giftCertificateId)
    .execute();
}

/** Cents that were taken of an order's payments and that neither went back to them nor will. */
export async function centsNotBack(tx: Tx, orderId: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(p.captured_cents - greatest(p.refunded_cents, (select coalesce(sum(s.amount_cents), 0)
      from order_withdrawal_payment s where s.payment_id = p.payment_id))), 0)::int as cents
    from payment p where p.order_id = ${orderId}`.execute(tx);
  return rows[0]?.cents ?? 0;
}

/** Gives the customer of an order a certificate of their own. @returns its number */
export async function giveCertificate(
  tx: Tx,
  orderId: number,
  { cents, until }: { cents: number; until: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_to)
    select 'RIMBORSO-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12)),
      'Rimborso dell’ordine ' || order_number, 'prepaid', ${cents}, ${cents}, account_id, ${until}
    from orders where order_id = ${orderId} returning gift_certificate_id as id`.execute(tx);
  return rows[0]!.id;
}

/** One entry of what a certificate got back. */
export interface CertificateRefund {
  giftCertificateId: number;
  cents: number;
  now: Date;
}

export async function insertRefundOfReturn(tx: Tx, returnId: number, refund: CertificateRefund): Promise<void> {
  await tx
    .insertInto('order_withdrawal_gift')
    .values({ order_withdrawal_id: returnId, ...valuesOf(refund) })
    .execute();
}

export async function insertRefundOfMissing(tx: Tx, orderId: number, refund: CertificateRefund): Promise<void> {
  await tx
    .insertInto('order_missing_gift')
    .values({ order_id: orderId, ...valuesOf(refund) })
    .execute();
}

const valuesOf = ({ giftCertificateId, cents, now }: CertificateRefund) => ({
  gift_certificate_id: giftCertificateId,
  amount_cents: cents,
  at: now,
});

export async function markCertificatesRefunded(tx: Tx, returnId: number, now: Date): Promise<void> {
  await tx
    .updateTable('order_withdrawal')
    .set({ gifts_returned_at: now })
    .where('order_withdrawal_id', '=', returnId)
    .execute();
}

/** Delivered orders paid by certificate whose missing goods have not been looked at. */
export async function findOrdersToCheckForMissing(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where('gift_cents', '>', 0)
    .where('missing_returned_at', 'is', null)
    .where('state', 'in', ['delivered', 'withdrawn'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_event as e')
          .select('e.order_id')
          .whereRef('e.order_id', '=', 'orders.order_id')
          .where('e.to_state', '=', 'delivered'),
      ),
    )
    .orderBy('order_id')
    .limit(500)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** @returns false when another node was first */
export async function claimMissingOf(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('orders')
    .set({ missing_returned_at: now })
    .where('order_id', '=', orderId)
    .where('missing_returned_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

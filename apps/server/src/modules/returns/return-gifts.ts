import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { lockOrder } from '../order-book/index.ts';

/** What comes back to a certificate can be spent for at least so long, also where it had run out meanwhile. */
const SPENDABLE_DAYS = 30;

interface Due {
  refundCents: number;
  /** What goes back as money; undefined while that is not decided. */
  moneyCents: number | undefined;
}

/**
 * Gives the certificates of a delivered order back what of a withdrawal they had paid (art. 56: by the same means): money
 * first, to whom it came from, and the rest to the certificates in the order of their numbers, never more than each had
 * paid. Done once, however often it is asked for; while the money's part is not decided nothing happens.
 */
export function returnGifts(deps: Deps, withdrawalId: number): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ orderId: number }>`
      select order_id as "orderId" from order_withdrawal where order_withdrawal_id = ${withdrawalId}`.execute(tx);
    const [seen] = rows;
    if (!seen) return;
    await lockOrder(tx, seen.orderId);
    const due = await readDue(tx, withdrawalId);
    if (due?.moneyCents === undefined) return;
    await giveToGifts(tx, seen.orderId, due.refundCents - due.moneyCents, now, (giftCertificateId, cents) =>
      sql`insert into order_withdrawal_gift (order_withdrawal_id, gift_certificate_id, amount_cents, at)
        values (${withdrawalId}, ${giftCertificateId}, ${cents}, ${now})`.execute(tx),
    );
    await sql`update order_withdrawal set gifts_returned_at = ${now} where order_withdrawal_id = ${withdrawalId}`.execute(
      tx,
    );
  });
}

/** Undefined when it is done, or when the order is not delivered: withdrawn before, its certificates are released whole. */
async function readDue(tx: Tx, withdrawalId: number): Promise<Due | undefined> {
  const { rows } = await sql<{
    refundCents: number;
    cardCents: number | null;
    paidCents: number;
    elsewhereCents: number;
    hasPayment: boolean;
  }>`
    select w.refund_cents as "refundCents", w.card_cents as "cardCents",
      coalesce(o.delivered_cents, o.payable_cents) as "paidCents",
      exists (select from payment p where p.order_id = o.order_id) as "hasPayment",
      (select coalesce(sum(e.refund_cents - coalesce(g.cents, 0)), 0)::int from order_withdrawal e
        left join (select order_withdrawal_id, sum(amount_cents)::int as cents from order_withdrawal_gift group by 1) g
          using (order_withdrawal_id)
        where e.order_id = o.order_id and e.gifts_returned_at is not null) as "elsewhereCents"
    from order_withdrawal w join orders o using (order_id)
    where w.order_withdrawal_id = ${withdrawalId} and w.gifts_returned_at is null
      and exists (select from order_event d where d.order_id = o.order_id and d.to_state = 'delivered')`.execute(tx);
  const [row] = rows;
  if (!row) return undefined;
  const { refundCents, cardCents, paidCents, elsewhereCents, hasPayment } = row;
  if (cardCents !== null) return { refundCents, moneyCents: cardCents };
  if (paidCents > 0 && hasPayment) return { refundCents, moneyCents: undefined };
  // no provider took part: all by certificate, or the rest on account
  return { refundCents, moneyCents: Math.min(refundCents, Math.max(0, paidCents - elsewhereCents)) };
}

/** Adds what comes back to the certificates of a locked order, in the order of their numbers, and has each entry written. */
export async function giveToGifts(
  tx: Tx,
  orderId: number,
  cents: number,
  now: Date,
  write: (giftCertificateId: number, cents: number) => Promise<unknown>,
): Promise<void> {
  const until = new Date(now.getTime() + SPENDABLE_DAYS * 24 * 60 * 60 * 1000);
  let left = cents;
  for (const gift of await giftsWithRest(tx, orderId)) {
    const part = Math.min(left, gift.restCents);
    if (part <= 0) continue;
    left -= part;
    await write(gift.giftCertificateId, part);
    await sql`update gift_certificate set balance_cents = balance_cents + ${part},
        valid_to = case when valid_to < ${until} then ${until} else valid_to end
      where gift_certificate_id = ${gift.giftCertificateId}`.execute(tx);
  }
}

/** Certificates an order was paid with, and what of each has not come back yet. */
async function giftsWithRest(tx: Tx, orderId: number): Promise<{ giftCertificateId: number; restCents: number }[]> {
  const { rows } = await sql<{ giftCertificateId: number; restCents: number }>`
    select g.gift_certificate_id as "giftCertificateId",
      g.amount_cents - coalesce((select sum(r.amount_cents)::int from order_gift_return r
        where r.order_id = g.order_id and r.gift_certificate_id = g.gift_certificate_id), 0) as "restCents"
    from order_gift_certificate g where g.order_id = ${orderId} and g.state = 'reserved'
    order by g.gift_certificate_id`.execute(tx);
  return rows;
}

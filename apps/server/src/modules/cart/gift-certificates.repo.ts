/* Gift certificates that pay in a cart. */
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/**
 * The certificate with a code, in upper case. What the order being changed has taken of it counts as its balance, and such a
 * certificate does not expire for the change.
 */
export function findByCode(
  tx: Tx,
  code: string,
  { modifiedOrderId, now }: { modifiedOrderId: number | null; now: Date },
) {
  return tx
    .selectFrom('gift_certificate as g')
    .leftJoin('order_gift_certificate as u', (join) =>
      join
        .onRef('u.gift_certificate_id', '=', 'g.gift_certificate_id')
        .on('u.order_id', '=', modifiedOrderId)
        .on('u.state', '=', 'reserved'),
    )
    .where(sql`upper(g.code)`, '=', code)
    .select([
      'g.gift_certificate_id as giftCertificateId',
      'g.account_id as accountId',
      'g.minimum_order_cents as minimumOrderCents',
      'g.combinable',
      sql<'voucher' | 'prepaid'>`g.kind`.as('kind'),
      sql<number>`g.balance_cents + coalesce(u.taken_cents, 0)`.as('balanceCents'),
      sql<boolean>`u.taken_cents is null and coalesce(g.valid_to <= ${now}, false)`.as('expired'),
      sql<boolean>`g.valid_from > ${now}`.as('early'),
    ])
    .executeTakeFirst();
}

export async function attach(tx: Tx, cartId: number, giftCertificateId: number): Promise<void> {
  await tx
    .insertInto('cart_gift_certificate')
    .values({ cart_id: cartId, gift_certificate_id: giftCertificateId })
    .execute();
}

/** @returns whether the certificate was in the cart */
export async function detach(tx: Tx, cartId: number, giftCertificateId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cart_gift_certificate')
    .where('cart_id', '=', cartId)
    .where('gift_certificate_id', '=', giftCertificateId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/* Gift certificates of a customer. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Those that can be used first, the one that expires first before the others. @param which `manualOnly`: given by hand */
export function findGiftCertificates(
  db: Db,
  { accountId, manualOnly, now }: { accountId: number; manualOnly: boolean; now: Date },
) {
  const expired = sql<boolean>`coalesce(g.valid_to <= ${now}, false)`;
  return db
    .selectFrom('gift_certificate as g')
    .select(({ exists, selectFrom }) => [
      'g.gift_certificate_id as giftCertificateId',
      'g.description',
      'g.code',
      'g.kind',
      'g.balance_cents as balanceCents',
      'g.initial_cents as initialCents',
      'g.minimum_order_cents as minimumOrderCents',
      // `infinity` arrives as a number.
      sql<Date | number>`g.valid_from`.as('validFrom'),
      sql<Date | number | null>`g.valid_to`.as('validTo'),
      'g.combinable',
      'g.manually_assigned as manuallyAssigned',
      exists(
        selectFrom('cart_gift_certificate as k')
          .innerJoin('cart as c', 'c.cart_id', 'k.cart_id')
          .select('c.cart_id')
          .whereRef('k.gift_certificate_id', '=', 'g.gift_certificate_id')
          .where('c.account_id', '=', accountId)
          .where('c.state', '=', 'open'),
      ).as('inCart'),
      expired.as('expired'),
    ])
    .where('g.account_id', '=', accountId)
    .where('g.valid_from', '<=', now)
    .$if(manualOnly, (query) => query.where('g.manually_assigned', '=', true))
    .orderBy(sql`g.balance_cents = 0`)
    .orderBy(expired)
    .orderBy('g.valid_to', (order) => order.asc().nullsLast())
    .orderBy('g.gift_certificate_id')
    .execute();
}

export type CertificateRow = Awaited<ReturnType<typeof findGiftCertificates>>[number];

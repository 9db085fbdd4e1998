/* The vouchers themselves: prepaid certificates that are whoever's who has the code. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface NewVoucher {
  code: string;
  description: string;
  cents: number;
  validFrom: Date;
  /** Last day, `YYYY-MM-DD` in shop time. */
  validTo: string;
}

/** @returns its id; undefined when the code is taken */
export async function insertVoucher(tx: Tx, voucher: NewVoucher): Promise<number | undefined> {
  const made = await tx
    .insertInto('gift_certificate')
    .values({
      code: voucher.code,
      description: voucher.description,
      kind: 'prepaid',
      initial_cents: voucher.cents,
      balance_cents: voucher.cents,
      valid_from: voucher.validFrom,
      valid_to: sql<Date>`(${voucher.validTo}::date + 1)::timestamp at time zone 'Europe/Rome'`,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('gift_certificate_id as id')
    .executeTakeFirst();
  return made?.id;
}

/**
 * Takes the worth of a voucher away, if nothing of it was spent, and takes it out of carts.
 * @returns false when some of it was spent, or is held for an order being paid
 */
export async function voidVoucher(tx: Tx, giftCertificateId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_certificate')
    .set({ balance_cents: 0, valid_to: now })
    .where('gift_certificate_id', '=', giftCertificateId)
    .whereRef('balance_cents', '=', 'initial_cents')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx.deleteFrom('cart_gift_certificate').where('gift_certificate_id', '=', giftCertificateId).execute();
  return true;
}

/** A prepaid certificate that is whoever's who has the code, or this person's own. */
export function findPrepaid(db: Db, code: string, { accountId, now }: { accountId: number | undefined; now: Date }) {
  return db
    .selectFrom('gift_certificate')
    .select([
      'code',
      'balance_cents as balanceCents',
      'initial_cents as initialCents',
      // `infinity` arrives as a number
      sql<Date | number | null>`valid_to`.as('validTo'),
      sql<boolean>`coalesce(valid_to <= ${now}, false)`.as('expired'),
    ])
    .where(sql`upper(code)`, '=', code)
    .where('kind', '=', 'prepaid')
    .where('valid_from', '<=', now)
    .where((eb) => eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId ?? 0)]))
    .executeTakeFirst();
}

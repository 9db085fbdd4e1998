import type { Db, Tx } from '../../platform/db/database.ts';

/* Certificates in the place of what providers never take back (table payment_certificate). */

/** Whether the customer has a certificate in the place of a payment's money. */
export async function hasCertificateInstead(db: Db | Tx, paymentId: number): Promise<boolean> {
  const found = await db
    .selectFrom('payment_certificate')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Notes a certificate that was just made for a payment; the database takes one for each. */
export async function insertCertificateInstead(
  tx: Tx,
  row: { paymentId: number; giftCertificateId: number; cents: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('payment_certificate')
    .values({
      payment_id: row.paymentId,
      gift_certificate_id: row.giftCertificateId,
      amount_cents: row.cents,
      at: row.now,
    })
    .execute();
}

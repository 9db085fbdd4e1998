import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/*
 * Subscriptions to the newsletter (table newsletter_subscription): known by the hash of their address, and by the hash of the code
 * in their mail. Raw where an interval before now decides.
 */

/**
 * Asks for an address, or again for one that was asked more than `minutes` ago and has not confirmed, or whose mail came back since:
 * its owner has it again, and says so.
 * @returns the number of the subscription; undefined when no mail is due
 */
export async function askAgain(
  tx: Tx,
  asked: { emailHash: Buffer; email: string; minutes: number; now: Date },
): Promise<number | undefined> {
  const { emailHash, email, minutes, now } = asked;
  const { rows } = await sql<{ subscriptionId: number }>`
    insert into newsletter_subscription (email_hash, email, asked_at) values (${emailHash}, ${email}, ${now})
    on conflict (email_hash) do update set asked_at = excluded.asked_at, confirmed_at = null, bounced_at = null
     where (newsletter_subscription.confirmed_at is null or newsletter_subscription.bounced_at is not null)
       and newsletter_subscription.asked_at < ${now}::timestamptz - make_interval(mins => ${minutes})
    returning newsletter_subscription_id as "subscriptionId"`.execute(tx);
  return rows[0]?.subscriptionId;
}

/** Gives an unconfirmed subscription a new code. @returns its address; undefined when it is confirmed or forgotten */
export async function renewCode(db: Db, subscriptionId: number, codeHash: Buffer): Promise<string | undefined> {
  const row = await db
    .updateTable('newsletter_subscription')
    .set({ token_hash: codeHash })
    .where('newsletter_subscription_id', '=', subscriptionId)
    .where('confirmed_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** @param days how long a code is good. @returns false when it is not good (any more) */
export async function confirmByCode(db: Db, codeHash: Buffer, days: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update newsletter_subscription set confirmed_at = coalesce(confirmed_at, ${now})
     where token_hash = ${codeHash}
       and (confirmed_at is not null or asked_at > ${now}::timestamptz - make_interval(days => ${days}))`.execute(db);
  return numAffectedRows === 1n;
}

/** @returns false when the code belongs to nobody */
export async function deleteByCode(db: Db, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletter_subscription')
    .where('token_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Removes addresses that were asked more than `days` ago and did not confirm. */
export async function deleteUnconfirmed(db: Db, days: number, now: Date): Promise<void> {
  await sql`
    delete from newsletter_subscription
     where confirmed_at is null and asked_at < ${now}::timestamptz - make_interval(days => ${days})`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/**
 * Whether an issuer of meal tickets still takes a refund: so many days after the capture, by the contract with it, counted as days of
 * the shop.
 */
export async function takesRefund(db: Db, provider: string, ref: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ days: number; allowed: number | null }>`
    select (${now}::timestamptz at time zone 'Europe/Rome')::date - (e.at at time zone 'Europe/Rome')::date as days,
           i.refund_days as allowed
      from payment p
      join meal_ticket_issuer i using (payment_type_id)
      join payment_event e on e.payment_id = p.payment_id and e.kind = 'captured'
     where p.provider = ${provider} and (p.provider_ref = ${ref} or p.provider_id = ${ref})
     order by e.at limit 1`.execute(db);
  const [row] = rows;
  return row !== undefined && row.allowed !== null && row.days <= row.allowed;
}

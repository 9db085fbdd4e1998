import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/* What became of an issue for each address (table newsletter_delivery). */

export interface Delivery {
  deliveryId: number;
  issueId: number;
  /** Null: the subscription ended meanwhile. */
  email: string | null;
  tries: number;
}

/** Takes the delivery that waits longest: from then on nobody else sends it, also when this process dies with it. */
export async function takeDelivery(db: Db, now: Date): Promise<Delivery | undefined> {
  const { rows } = await sql<Delivery>`
    update newsletter_delivery d set state = 'taken', tries = tries + 1 where newsletter_delivery_id = (
      select newsletter_delivery_id from newsletter_delivery where state = 'waiting' and next_at <= ${now}
      order by next_at, newsletter_delivery_id limit 1 for update skip locked)
    returning newsletter_delivery_id::int as "deliveryId", newsletter_issue_id as "issueId", tries,
      (select email from newsletter_subscription s where s.newsletter_subscription_id = d.subscription_id
        and s.confirmed_at is not null and s.bounced_at is null) as email`.execute(db);
  return rows[0];
}

export async function endDelivery(db: Db, deliveryId: number, state: 'sent' | 'failed'): Promise<void> {
  await sql`update newsletter_delivery set state = ${state} where newsletter_delivery_id = ${deliveryId}`.execute(db);
}

/** A mail server that does not take it now is asked again later. */
export async function postponeDelivery(db: Db, deliveryId: number, nextAt: Date): Promise<void> {
  await sql`update newsletter_delivery set state = 'waiting', next_at = ${nextAt}
    where newsletter_delivery_id = ${deliveryId}`.execute(db);
}

/** There is no such mailbox: the delivery and the address end, once: who confirms the address again is not ended by an old report. */
export async function bounceDelivery(db: Db, deliveryId: number, now: Date): Promise<void> {
  await sql`with bounced as (update newsletter_delivery set state = 'bounced' where newsletter_delivery_id = ${deliveryId}
      and state <> 'bounced' returning subscription_id)
    update newsletter_subscription s set bounced_at = ${now} from bounced b
    where s.newsletter_subscription_id = b.subscription_id`.execute(db);
}

/** Somebody leaves by the link of a delivery: the address is forgotten. */
export async function leaveByDelivery(db: Db, deliveryId: number, now: Date): Promise<void> {
  await sql`with gone as (update newsletter_delivery set left_at = coalesce(left_at, ${now})
      where newsletter_delivery_id = ${deliveryId} returning subscription_id)
    delete from newsletter_subscription s using gone g where s.newsletter_subscription_id = g.subscription_id`.execute(
    db,
  );
}

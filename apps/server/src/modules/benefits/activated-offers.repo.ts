import { sql } from 'kysely';
import type { SqlValue } from '../../platform/db/hot-statement.ts';
import { SessionFact } from '../../platform/session-facts.ts';

/* Personal offers a customer activated. Raw: JSON, read beside other things in one statement. */

/** A discount on products one customer chose ("Crea la tua offerta"). */
export interface ActivatedOffer {
  accountOfferId: number;
  percent: number;
  /** Instants, in milliseconds; the end is excluded. */
  startsAt: number;
  endsAt: number;
  productIds: number[];
}

/** An `ActivatedOffer`, of the table called `f`. */
export const activatedOffer = sql`json_build_object('accountOfferId', f.account_offer_id, 'percent', f.percent,
  'startsAt', floor(extract(epoch from f.valid_from) * 1000), 'endsAt', floor(extract(epoch from f.valid_to) * 1000),
  'productIds', (select coalesce(json_agg(x.product_id order by x.product_id), '[]') from account_offer_product x
                  where x.account_offer_id = f.account_offer_id and x.activated))`;

/** Whether the offer called `f` was activated and holds. */
export const offerHolds = (now: SqlValue<Date>) =>
  sql`f.activated_at is not null and f.valid_from <= ${now}::timestamptz and f.valid_to > ${now}::timestamptz`;

/** Offers the customer has activated and that hold now: these products have a price of their own. Most have none. */
export const activatedOffers = new SessionFact<readonly ActivatedOffer[]>({
  name: 'activated_offers',
  column: (now) => sql`(select json_agg(${activatedOffer} order by f.valid_to, f.account_offer_id) from account_offer f
    where f.account_id = a.account_id and ${offerHolds(now)})`,
  otherwise: [],
});

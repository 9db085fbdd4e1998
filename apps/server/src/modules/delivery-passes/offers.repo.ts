/* What the shop sells of delivery passes, as staff write it, and what it brought. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type PassOffer, usedDelivery } from './passes.repo.ts';

export interface OfferFigures extends PassOffer {
  /** Somebody paid it, or is about to. */
  isBought: boolean;
  sold: number;
  holding: number;
  takenCents: number;
  deliveries: number;
  savedCents: number;
}

/** All offers, those on sale first, the shortest first. @param today day of the shop, on which passes hold */
export async function readOffers(db: Db, today: string): Promise<OfferFigures[]> {
  const { rows } = await sql<OfferFigures>`
    with used as (
      select o.delivery_pass_order_id, count(*)::int as deliveries, sum(o.pass_saved_cents)::int as saved
      from orders o where o.delivery_pass_order_id is not null and ${usedDelivery}
      group by o.delivery_pass_order_id),
    bought as (
      select v.delivery_pass_offer_id, bool_or(v.state <> 'payment-failed') as is_bought,
        count(*) filter (where v.confirmed_at is not null)::int as sold,
        count(*) filter (where v.state = 'confirmed' and ${today}::date between v.starts_on and v.ends_on)::int as holding,
        coalesce(sum(v.amount_cents - coalesce(v.refund_cents, 0)) filter (where v.confirmed_at is not null), 0)::int as taken,
        coalesce(sum(u.deliveries), 0)::int as deliveries, coalesce(sum(u.saved), 0)::int as saved
      from delivery_pass_order v left join used u using (delivery_pass_order_id)
      group by v.delivery_pass_offer_id)
    select delivery_pass_offer_id as "offerId", name, days, price_cents as "priceCents", from_cents as "fromCents",
      per_week as "perWeek", on_sale as "onSale", coalesce(is_bought, false) as "isBought", coalesce(sold, 0) as sold,
      coalesce(holding, 0) as holding, coalesce(taken, 0) as "takenCents", coalesce(deliveries, 0) as deliveries,
      coalesce(saved, 0) as "savedCents"
    from delivery_pass_offer left join bought using (delivery_pass_offer_id)
    order by on_sale desc, days, delivery_pass_offer_id`.execute(db);
  return rows;
}

/** Whoever writes offers takes turns: two of one name on sale would tell a customer nothing. */
export async function lockOffers(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('delivery-pass-offers'))`.execute(tx);
}

/** One offer, which nobody buys until the end of the transaction. */
export async function lockOffer(tx: Tx, offerId: number): Promise<PassOffer | undefined> {
  const row = await tx
    .selectFrom('delivery_pass_offer')
    .selectAll()
    .where('delivery_pass_offer_id', '=', offerId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      offerId: row.delivery_pass_offer_id,
      name: row.name,
      days: row.days,
      priceCents: row.price_cents,
      fromCents: row.from_cents,
      perWeek: row.per_week,
      onSale: row.on_sale,
    }
  );
}

/** Whether somebody paid it or is about to. The caller has locked it. */
export async function isBought(tx: Tx, offerId: number): Promise<boolean> {
  const one = await tx
    .selectFrom('delivery_pass_order')
    .select('delivery_pass_order_id')
    .where('delivery_pass_offer_id', '=', offerId)
    .where('state', '<>', 'payment-failed')
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

/** Whether another offer on sale has this name, however it is written. */
export async function isNameTaken(tx: Tx, name: string, except: number | undefined): Promise<boolean> {
  const one = await tx
    .selectFrom('delivery_pass_offer')
    .select('delivery_pass_offer_id')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .where('on_sale', '=', true)
    .where('delivery_pass_offer_id', '<>', except ?? 0)
    .limit(1)
    .executeTakeFirst();
  return one !== undefined;
}

export type OfferTerms = Omit<PassOffer, 'offerId' | 'onSale'>;

const columnsOf = (terms: OfferTerms) => ({
  name: terms.name,
  days: terms.days,
  price_cents: terms.priceCents,
  from_cents: terms.fromCents,
  per_week: terms.perWeek,
});

/** @returns its id; it is on sale at once */
export async function insertOffer(tx: Tx, terms: OfferTerms, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('delivery_pass_offer')
    .values({ ...columnsOf(terms), created_at: now })
    .returning('delivery_pass_offer_id as id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The caller has locked it, and nobody bought it. */
export async function changeOffer(tx: Tx, offerId: number, terms: OfferTerms): Promise<void> {
  await tx
    .updateTable('delivery_pass_offer')
    .set(columnsOf(terms))
    .where('delivery_pass_offer_id', '=', offerId)
    .execute();
}

/** The caller has locked it. */
export async function setOnSale(tx: Tx, offerId: number, onSale: boolean): Promise<void> {
  await tx
    .updateTable('delivery_pass_offer')
    .set({ on_sale: onSale })
    .where('delivery_pass_offer_id', '=', offerId)
    .execute();
}

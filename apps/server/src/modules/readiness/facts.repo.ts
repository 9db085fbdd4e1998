import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sells } from '../warehouses/index.ts';
import type { ProductFacts, ReadinessFacts } from './readiness.ts';

type ShopFacts = Pick<ReadinessFacts, 'stores' | 'hasPrivacyPage' | 'hasTermsPage'>;

/** Stores with what they offer, and the pages that law asks for. Raw: one look at many tables. */
export async function readShopFacts(db: Db, now: Date): Promise<ShopFacts> {
  const page = (
    name: string,
  ) => sql`exists (select from content_page p where (p.name = ${name} or ${name} = any(p.aliases))
    and (p.valid_from is null or p.valid_from <= ${now}) and (p.valid_to is null or p.valid_to > ${now}))`;
  const { rows } = await sql<ShopFacts>`
    select ${page('privacy')} as "hasPrivacyPage", ${page('termini')} as "hasTermsPage",
      (select coalesce(jsonb_agg(jsonb_build_object('name', w.name,
         'zones', (select count(*) from delivery_zone z where z.warehouse_id = w.warehouse_id and z.delivery_service_id = ${deliveryServiceIds.home}
           and (z.polygon is not null or exists (select from delivery_zone_postalcode c where c.delivery_zone_id = z.delivery_zone_id))),
         'openSlots', slots.open, 'pickUpSlots', slots."pickUp",
         'hasHours', exists (select from warehouse_hours h where h.warehouse_id = w.warehouse_id)) order by w.name), '[]')
       from warehouse w, lateral (
         select count(*) as open, count(*) filter (where t.delivery_service_id = ${deliveryServiceIds.pickup}) as "pickUp" from timeslot t
         where t.warehouse_id = w.warehouse_id and not t.closed and t.released_at <= ${now} and t.cutoff_at > ${now}
           and t.taken_orders < t.capacity_orders) slots
       where ${sells('w')}) as stores`.execute(db);
  return rows[0]!;
}

/** Products a household finds, and why the others not. Raw: each counts once, by the first reason. */
export async function readProductFacts(db: Db, now: Date): Promise<ProductFacts> {
  const { rows } = await sql<ProductFacts>`
    with each as (
      select p.published,
        exists (select from price x where x.product_id = p.product_id and x.price_list_id = 1 and x.valid_from <= ${now}
          and (x.valid_to is null or x.valid_to > ${now})) as priced,
        exists (select from product_category c join category using (category_id)
          where c.product_id = p.product_id and category.active) as placed,
        exists (select from stock s join warehouse w using (warehouse_id)
          where s.product_id = p.product_id and w.active and (s.on_hand is null or s.on_hand > s.reserved)) as stocked
      from product p)
    select count(*)::int as total, (count(*) filter (where not priced))::int as "withoutPrice",
      (count(*) filter (where priced and not published))::int as withheld,
      (count(*) filter (where priced and published and not placed))::int as "withoutCategory",
      (count(*) filter (where priced and published and placed and not stocked))::int as "withoutStock",
      (count(*) filter (where priced and published and placed and stocked))::int as visible
    from each`.execute(db);
  return rows[0]!;
}

import { catalogueOf } from '../../catalogue/index.ts';
import { generateTimeslots } from '../../delivery/index.ts';
import type { CheckoutWorld, Customer } from './checkout-world.ts';

/* For tests: another warehouse that sells the same goods to addresses in Torino, and customers who move between the two. */

export interface TwoWarehouses {
  /** Puts so many pieces of a product on the shelves of each warehouse, nothing promised. */
  stock(code: string, pieces: { milano: number; torino: number }): Promise<void>;
  /** Pieces promised of a product. */
  reserved(code: string): Promise<{ milano: number; torino: number }>;
  /** Chooses the address and a slot served from a warehouse. */
  deliverFrom(customer: Customer, warehouse: 'milano' | 'torino'): Promise<void>;
}

export async function openSecondWarehouse(world: CheckoutWorld): Promise<TwoWarehouses> {
  const { deps } = world;
  await deps.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude)
    values ('torino', 'Sporta Torino', 'Via Prova', 'Torino', 'TO', '10121', 45.07, 7.68);
    insert into delivery_zone (warehouse_id, delivery_service_id, name, free_threshold_cents, minimum_order_cents)
    select warehouse_id, 1, 'Torino', 9000, 2000 from warehouse where slug = 'torino';
    insert into delivery_zone_postalcode select delivery_zone_id, '10121' from delivery_zone where name = 'Torino';
    insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes, cost_cents)
    select w.warehouse_id, 1, d, '18:00', '20:00', 10000, 1000000, 60, 290 from warehouse w, generate_series(1, 7) d where slug = 'torino';
    insert into stock (warehouse_id, product_id, on_hand)
    select w.warehouse_id, s.product_id, s.on_hand from stock s, warehouse w where w.slug = 'torino'`);
  await generateTimeslots(deps);
  await catalogueOf(deps).load();

  return {
    async stock(code, pieces) {
      for (const [slug, count] of Object.entries(pieces)) {
        await deps.pool.query(
          `update stock set on_hand = $3 where product_id = $1 and warehouse_id = (select warehouse_id from warehouse where slug = $2)`,
          [world.productId(code), slug, count * 1000],
        );
      }
      await catalogueOf(deps).load();
    },
    async reserved(code) {
      const { rows } = await deps.pool.query(
        `select json_object_agg(slug, reserved / 1000) as reserved from stock join warehouse using (warehouse_id) where product_id = $1`,
        [world.productId(code)],
      );
      return rows[0].reserved;
    },
    async deliverFrom({ accountId, client }, warehouse) {
      const { rows } = await deps.pool.query(
        `with there as (select address_id from address where account_id = $1 and city ilike $2),
         made as (insert into address (account_id, address1, address_number, city, province, postalcode)
           select $1, 'Via Roma', '1', initcap($2), case $2 when 'torino' then 'TO' else 'MI' end,
             case $2 when 'torino' then '10121' else '20144' end
           where not exists (select from there) returning address_id)
         select address_id, timeslot_id, to_char(day, 'YYYY-MM-DD') as date from (table there union all table made) a,
           (select * from timeslot join warehouse using (warehouse_id) where slug = $2 and cutoff_at > now() + interval '1 day'
            order by begin_at limit 1) t`,
        [accountId, warehouse],
      );
      const { address_id: addressId, timeslot_id: timeslotId, date } = rows[0];
      for (const [call, input] of [
        ['cart/set-address', { user_address_id: addressId }],
        ['timeslot/hold', { timeslot_id: timeslotId, date }],
      ] as const) {
        const { response } = await client.post(call, input);
        if (response.errors.length > 0) throw new Error(`${call}: ${JSON.stringify(response.errors)}`);
      }
    },
  };
}

/* Where orders are fetched, against where their stores are now. Raw: addresses are JSON. */
import type { ShippingAddress } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** States in which goods are still to be fetched. A draft lives for an instant only, and is looked at again after it. */
const toBeFetched: readonly OrderState[] = [
  'awaiting-payment',
  'confirmed',
  'reopened',
  'picking',
  'picked',
  'ready',
  'not-delivered',
];

/** What is promised of a store: the sign on its door and where that door is. */
export type StorePlace = Pick<
  ShippingAddress,
  'addressName' | 'address1' | 'addressNumber' | 'city' | 'province' | 'postalcode'
>;

const isElsewhere = sql`o.delivery_service_id = ${deliveryServiceIds.pickup} and o.state = any(${[...toBeFetched]}::text[])
  and (o.address->>'addressName', o.address->>'address1', coalesce(o.address->>'addressNumber', ''), o.address->>'city',
       coalesce(o.address->>'province', ''), o.address->>'postalcode')
    is distinct from (w.name, w.address1, w.address_number, w.city, w.province, w.postalcode)`;

/** Orders to be fetched from a store that is not where, or not called what, they say; the soonest first. */
export async function ordersLeftBehind(db: Db): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select o.order_id as "orderId" from orders o join warehouse w using (warehouse_id) where ${isElsewhere}
    order by o.slot_begin_at, o.order_id`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/**
 * Gives an order, locked by the caller, the name and address its store has now.
 * @returns what it said before and says now; undefined when it says so already or is not to be fetched any more
 */
export async function takeToStore(
  tx: Tx,
  orderId: number,
  now: Date,
): Promise<{ before: StorePlace; after: StorePlace } | undefined> {
  const { rows } = await sql<{ before: StorePlace; after: StorePlace }>`
    update orders set updated_at = ${now}, address = orders.address || there.place
    from (select o.order_id, o.address, jsonb_build_object('addressName', w.name, 'address1', w.address1,
            'addressNumber', w.address_number, 'city', w.city, 'province', w.province, 'postalcode', w.postalcode) as place
          from orders o join warehouse w using (warehouse_id) where o.order_id = ${orderId} and ${isElsewhere}) there
    where orders.order_id = there.order_id
    returning there.address as before, there.place as after`.execute(tx);
  return rows[0];
}

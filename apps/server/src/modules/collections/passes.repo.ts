import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Door, isSameDoor } from './same-door.ts';

/* Vans that come to a door where goods are. The database finds the other orders of the customer or their company; whether a door is the same, we see. */

/**
 * That order `b` is brought by a van to the customer of order `g`, from the store its goods belong to. Colleagues whose orders are
 * their company's are one customer: whoever of them the van comes to, the goods are behind that door.
 */
const isForSameCustomer = sql`(b.account_id = g.account_id or b.company_id = g.company_id) and b.warehouse_id = g.warehouse_id and b.delivery_service_id = 1
  and b.order_number <> g.order_number`;

/** The door of an order as a column; with the place of its house while the saved address says the same. */
const doorOf = (order: RawBuilder<unknown>) => sql<Door>`jsonb_build_object(
  'address1', coalesce(${order}.address->>'address1', ''), 'addressNumber', coalesce(${order}.address->>'addressNumber', ''),
  'city', coalesce(${order}.address->>'city', ''), 'postalcode', coalesce(${order}.address->>'postalcode', ''),
  'userAddressId', (${order}.address->>'userAddressId')::int,
  'position', (select jsonb_build_object('latitude', d.latitude, 'longitude', d.longitude) from address d
    where d.address_id = (${order}.address->>'userAddressId')::int and d.account_id = ${order}.account_id
      and d.position_precision = 'house' and (d.address1, d.address_number, d.city, d.postalcode)
        = (${order}.address->>'address1', ${order}.address->>'addressNumber', ${order}.address->>'city', ${order}.address->>'postalcode')))`;

interface Doors {
  goods: Door;
  brought: Door;
}

const atOneDoor = <T extends Doors>(rows: readonly T[]): T[] =>
  rows.filter(({ goods, brought }) => isSameDoor(goods, brought));

export interface GoodsAtDoor {
  collectionId: number;
  /** The order that is brought to the door where they wait. */
  broughtOrderId: number;
}

/** Goods that wait at the doors of these orders. */
export async function goodsAtDoorsOf(db: Db | Tx, orderIds: readonly number[]): Promise<GoodsAtDoor[]> {
  const { rows } = await sql<GoodsAtDoor & Doors>`
    select c.goods_collection_id as "collectionId", b.order_id as "broughtOrderId",
      ${doorOf(sql`g`)} as goods, ${doorOf(sql`b`)} as brought
    from goods_collection c join orders g using (order_id) join orders b on ${isForSameCustomer}
    where c.state = 'waiting' and b.order_id = any(${[...orderIds]}::int[])`.execute(db);
  return atOneDoor(rows);
}

/** Whether the van that brings an order passes at the door of a collection. */
export async function isAtDoorOf(db: Db | Tx, collectionId: number, broughtOrderId: number): Promise<boolean> {
  const { rows } = await sql<Doors>`
    select ${doorOf(sql`g`)} as goods, ${doorOf(sql`b`)} as brought
    from goods_collection c join orders g using (order_id) join orders b on ${isForSameCustomer}
    where c.goods_collection_id = ${collectionId} and b.order_id = ${broughtOrderId}`.execute(db);
  return atOneDoor(rows).length > 0;
}

/** An order a van brings to the same door. */
export interface NextPass {
  orderId: number;
  orderNumber: string;
  /** `YYYY-MM-DD`, `HH:MM` in shop time. */
  slotDay: string;
  slotBegin: string;
  slotEnd: string;
  beginAt: Date;
  /** Once it is on one. */
  round: number | null;
}

/** The next time a van comes to the door of each of these orders, by their id; those it does not come to are missing. */
export async function nextPassesAt(db: Db | Tx, orderIds: readonly number[]): Promise<Map<number, NextPass>> {
  const { rows } = await sql<{ goodsOrderId: number; pass: NextPass; beginAt: Date } & Doors>`
    select g.order_id as "goodsOrderId", ${doorOf(sql`g`)} as goods, ${doorOf(sql`b`)} as brought, b.slot_begin_at as "beginAt",
      jsonb_build_object('orderId', b.order_id, 'orderNumber', b.order_number,
        'slotDay', to_char(b.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD'),
        'slotBegin', to_char(b.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI'),
        'slotEnd', to_char(b.slot_end_at at time zone 'Europe/Rome', 'HH24:MI'),
        'round', (select r.number from round_stop s join round r using (round_id)
          where s.order_id = b.order_id and s.state <> 'back' limit 1)) as pass
    from orders g join orders b on ${isForSameCustomer}
    where g.order_id = any(${[...orderIds]}::int[])
      and b.state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery')
    order by b.slot_begin_at desc, b.order_id desc`.execute(db);
  // the earliest of an order comes last and stays
  return new Map(atOneDoor(rows).map(({ goodsOrderId, pass, beginAt }) => [goodsOrderId, { ...pass, beginAt }]));
}

/** The next time a van comes to the door of an order; undefined while none is to come. */
export const nextPassAt = async (db: Db | Tx, orderId: number): Promise<NextPass | undefined> =>
  (await nextPassesAt(db, [orderId])).get(orderId);

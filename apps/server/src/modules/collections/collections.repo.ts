import type { CollectionState } from '@sporta/contract/staff-round-words.ts';
import type { OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { goodsAtDoorsOf, type NextPass } from './passes.repo.ts';

/* Refunded goods that a van fetches (table goods_collection). Raw: what belongs to a row comes with it. */

const toldOf = (pass: NextPass | undefined) => ({
  told_order_id: pass?.orderId ?? null,
  told_begin_at: pass?.beginAt ?? null,
});

/** Remembers which van a letter names. */
export async function writeTold(tx: Tx, collectionId: number, pass: NextPass | undefined): Promise<void> {
  await tx.updateTable('goods_collection').set(toldOf(pass)).where('goods_collection_id', '=', collectionId).execute();
}

/** Counts something to tell about a collection. @returns which word it is */
export async function countWord(tx: Tx, collectionId: number): Promise<number> {
  const row = await tx
    .updateTable('goods_collection')
    .set((eb) => ({ word: eb('word', '+', 1) }))
    .where('goods_collection_id', '=', collectionId)
    .returning('word')
    .executeTakeFirstOrThrow();
  return row.word;
}

/** The last word about a collection, and the digest of the letter its customer read last (null: none yet). */
export async function readLetter(db: Db, id: number): Promise<{ word: number; mailed: string | null }> {
  return db
    .selectFrom('goods_collection')
    .select(['word', 'mailed'])
    .where('goods_collection_id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function writeMailed(db: Db, id: number, mailed: string): Promise<void> {
  await db.updateTable('goods_collection').set({ mailed }).where('goods_collection_id', '=', id).execute();
}

export interface WaitingCollection {
  collectionId: number;
  orderId: number;
  toldOrderId: number | null;
  toldBeginAt: Date | null;
  /** Of the order the letter named. */
  toldState: OrderState | null;
}

/** All that wait for a van, with what their customers know. */
export async function waitingCollections(db: Db): Promise<WaitingCollection[]> {
  const { rows } = await sql<WaitingCollection>`
    select c.goods_collection_id as "collectionId", c.order_id as "orderId", c.told_order_id as "toldOrderId",
      c.told_begin_at as "toldBeginAt", t.state as "toldState"
    from goods_collection c left join orders t on t.order_id = c.told_order_id
    where c.state = 'waiting' order by c.goods_collection_id`.execute(db);
  return rows;
}

export async function insertCollection(
  tx: Tx,
  { returnId, orderId, told, now }: { returnId: number; orderId: number; told: NextPass | undefined; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('goods_collection')
    .values({ order_withdrawal_id: returnId, order_id: orderId, created_at: now, ...toldOf(told) })
    .returning('goods_collection_id as id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface CollectionRow {
  collectionId: number;
  orderId: number;
  orderNumber: string;
  warehouseId: number;
  state: CollectionState;
  createdAt: Date;
  /** The van the last letter named. */
  toldOrderId: number | null;
  toldBeginAt: Date | null;
  /** Of the stop at which it ended. */
  roundStopId: number | null;
}

/** Locks a collection, so that of two who end it at once one is the second. */
export async function lockCollection(tx: Tx, collectionId: number): Promise<CollectionRow | undefined> {
  const { rows } = await sql<CollectionRow>`
    select c.goods_collection_id as "collectionId", c.order_id as "orderId", o.order_number as "orderNumber",
      o.warehouse_id as "warehouseId", c.state, c.round_stop_id as "roundStopId",
      c.created_at as "createdAt", c.told_order_id as "toldOrderId", c.told_begin_at as "toldBeginAt"
    from goods_collection c join orders o using (order_id) where c.goods_collection_id = ${collectionId} for update of c`.execute(
    tx,
  );
  return rows[0];
}

export type CollectionEnd =
  | { state: 'waiting' }
  | { state: Exclude<CollectionState, 'waiting'>; by: number; at: Date; reason?: string; roundStopId?: number };

export async function writeCollectionState(tx: Tx, collectionId: number, end: CollectionEnd): Promise<void> {
  await tx
    .updateTable('goods_collection')
    .set(
      end.state === 'waiting'
        ? { state: 'waiting', ended_by: null, ended_at: null, reason: null, round_stop_id: null }
        : {
            state: end.state,
            ended_by: end.by,
            ended_at: end.at,
            reason: end.reason ?? null,
            round_stop_id: end.roundStopId ?? null,
            // at the door the customer hears it: what the last letter said is news again
            ...(end.roundStopId === undefined ? {} : { mailed: '' }),
          },
    )
    .where('goods_collection_id', '=', collectionId)
    .execute();
}

export interface CollectionAtStop {
  /** The order the stop is for. */
  stopOrderId: number;
  collectionId: number;
  /** The order that brought the goods, and who placed it. */
  orderNumber: string;
  accountId: number;
  firstName: string;
  state: CollectionState;
  reason: string | null;
  createdAt: Date;
  /** Thousandths of a selling unit. */
  lines: { name: string; quantity: number; unit: string }[];
}

/** What is to be fetched at these stops, and what was there. */
export async function collectionsAt(db: Db, orderIds: readonly number[]): Promise<CollectionAtStop[]> {
  const waiting = await goodsAtDoorsOf(db, orderIds);
  const { rows } = await sql<CollectionAtStop>`
    with found as (
      select w.stop, w.id from unnest(${waiting.map(({ broughtOrderId }) => broughtOrderId)}::int[],
        ${waiting.map(({ collectionId }) => collectionId)}::int[]) w (stop, id)
      union select s.order_id, c.goods_collection_id from goods_collection c join round_stop s using (round_stop_id)
        where s.order_id = any(${[...orderIds]}::int[]) and c.state in ('collected', 'not-collected'))
    select f.stop as "stopOrderId", c.goods_collection_id as "collectionId", o.order_number as "orderNumber",
      o.account_id as "accountId", k.first_name as "firstName", c.state, c.reason, c.created_at as "createdAt", ${linesOf}
    from found f join goods_collection c on c.goods_collection_id = f.id join orders o using (order_id)
      join account k on k.account_id = o.account_id
    order by c.goods_collection_id`.execute(db);
  return rows;
}

export const linesOf = sql`(select coalesce(jsonb_agg(jsonb_build_object('name',
    trim(case when l.outcome = 'substituted' then coalesce(l.substitute->>'brand', '') || ' ' || coalesce(l.substitute->>'name', '')
      else coalesce(l.brand, '') || ' ' || l.name end), 'quantity', w.quantity, 'unit', l.unit) order by l.position), '[]')
  from order_withdrawal_line w join order_line l using (order_line_id)
  where w.order_withdrawal_id = c.order_withdrawal_id) as lines`;

export interface CollectionOfOrder
  extends Omit<CollectionAtStop, 'stopOrderId' | 'orderNumber' | 'accountId' | 'firstName'> {
  endedAt: Date | null;
  /** A first name. */
  endedBy: string | null;
}

/** What is fetched of an order, the first one first. */
export async function collectionsOfOrder(db: Db, orderId: number): Promise<CollectionOfOrder[]> {
  const { rows } = await sql<CollectionOfOrder>`
    select c.goods_collection_id as "collectionId", c.state, c.reason, c.created_at as "createdAt", c.ended_at as "endedAt",
      a.first_name as "endedBy", ${linesOf}
    from goods_collection c left join account a on a.account_id = c.ended_by
    where c.order_id = ${orderId} order by c.goods_collection_id`.execute(db);
  return rows;
}

export async function orderOfCollection(db: Db, collectionId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('goods_collection')
    .select('order_id as orderId')
    .where('goods_collection_id', '=', collectionId)
    .executeTakeFirst();
  return row?.orderId;
}

import type { StorageZone } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface CrateRow {
  crateId: number;
  orderId: number;
  temperature: StorageZone;
  /** Within the order. */
  number: number;
  bay: string | null;
}

const columns = ['crate_id as crateId', 'order_id as orderId', 'temperature', 'number', 'bay'] as const;

export function readCrates(db: Db | Tx, orderIds: readonly number[]): Promise<CrateRow[]> {
  return db
    .selectFrom('picking_crate')
    .select(columns)
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('number')
    .execute();
}

/** The round an order goes with, and the number of its stop, one for all orders of a locker; undefined while it is not planned. */
export function roundOfOrder(db: Db, orderId: number): Promise<{ round: number; stop: number } | undefined> {
  return db
    .selectFrom('round_stop as s')
    .innerJoin('round as r', 'r.round_id', 's.round_id')
    .select([
      'r.number as round',
      sql<number>`(select count(distinct case when o.delivery_service_id = 3 then -o.timeslot_id else o.order_id end)::int
        from round_stop b join orders o on o.order_id = b.order_id
        where b.round_id = s.round_id and b.position <= s.position)`.as('stop'),
    ])
    .where('s.order_id', '=', orderId)
    .orderBy('r.round_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findCrate(db: Db | Tx, crateId: number): Promise<CrateRow | undefined> {
  return db.selectFrom('picking_crate').select(columns).where('crate_id', '=', crateId).executeTakeFirst();
}

/** Opens the next crate of an order; one that was opened with the same key comes again. Raw: its number is the next one. */
export async function insertCrate(
  tx: Tx,
  {
    orderId,
    temperature,
    key,
    accountId,
    now,
  }: { orderId: number; temperature: StorageZone; key: string; accountId: number; now: Date },
): Promise<CrateRow> {
  await sql`
    insert into picking_crate (order_id, temperature, number, key, opened_by, opened_at)
    select ${orderId}, ${temperature}, coalesce(max(number), 0) + 1, ${key}, ${accountId}, ${now}
    from picking_crate where order_id = ${orderId}
    on conflict (order_id, key) do nothing`.execute(tx);
  return tx
    .selectFrom('picking_crate')
    .select(columns)
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
}

export async function writeBay(tx: Tx, crateId: number, bay: string): Promise<void> {
  await tx.updateTable('picking_crate').set({ bay }).where('crate_id', '=', crateId).execute();
}

export async function deleteCrate(tx: Tx, crateId: number): Promise<void> {
  await tx.deleteFrom('picking_crate').where('crate_id', '=', crateId).execute();
}

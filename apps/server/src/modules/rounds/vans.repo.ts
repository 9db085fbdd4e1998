import type { Van } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

const columns = ['van_id as vanId', 'warehouse_id as warehouseId', 'name', 'crates', 'active'] as const;

export function vansOf(db: Db | Tx, stores: StaffRights['stores']): Promise<Van[]> {
  let found = db.selectFrom('van').select(columns).orderBy('warehouse_id').orderBy('name');
  if (stores !== 'all') found = found.where('warehouse_id', '=', sql<number>`any(${[...stores]}::int[])`);
  return found.execute();
}

/** Vans a store drives with, and the crates they carry together. */
export async function vansInUse(db: Db, warehouseId: number): Promise<{ count: number; crates: number }> {
  const row = await db
    .selectFrom('van')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.coalesce(fn.sum<number>('crates'), sql<number>`0`).as('crates'),
    ])
    .where('warehouse_id', '=', warehouseId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), crates: Number(row.crates) };
}

/** Locks it, where `tx` is to change it. */
export function findVan(tx: Tx, vanId: number): Promise<Van | undefined> {
  return tx.selectFrom('van').select(columns).where('van_id', '=', vanId).forUpdate().executeTakeFirst();
}

/** @returns undefined when the store has another van of this name */
export function insertVan(tx: Tx, van: Omit<Van, 'vanId'>): Promise<Van | undefined> {
  return tx
    .insertInto('van')
    .values({ warehouse_id: van.warehouseId, name: van.name, crates: van.crates, active: van.active })
    .onConflict((conflict) => conflict.columns(['warehouse_id', 'name']).doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function isVanNameTaken(tx: Tx, { vanId, warehouseId, name }: Van): Promise<boolean> {
  const row = await tx
    .selectFrom('van')
    .select('van_id')
    .where('warehouse_id', '=', warehouseId)
    .where('name', '=', name)
    .where('van_id', '<>', vanId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateVan(tx: Tx, { vanId, name, crates, active }: Van): Promise<void> {
  await tx.updateTable('van').set({ name, crates, active }).where('van_id', '=', vanId).execute();
}

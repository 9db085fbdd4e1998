import type { Db, Tx } from '../../platform/db/database.ts';
import { digestOf } from '../../platform/digest-of.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { type PickingStore, readPickingStore } from './picking-store.repo.ts';

export interface DrawnAisle {
  tint: string;
  label: string;
}

/** What a store decides: how it works, and its way through the departments. */
export interface StoreSettings extends PickingStore {
  /** In walking order; departments nobody put on the way are not among them. */
  aisles: readonly DrawnAisle[];
}

/** Stores somebody leads, the first one first. */
export function storesLed(db: Db, stores: StaffRights['stores']) {
  return db
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'name'])
    .where('active', '=', true)
    .$if(stores !== 'all', (query) => query.where('warehouse_id', 'in', [...(stores as readonly number[]), 0]))
    .orderBy('is_default', 'desc')
    .orderBy('warehouse_id')
    .execute();
}

export async function readStoreSettings(db: Db | Tx, warehouseId: number): Promise<StoreSettings> {
  const store = await readPickingStore(db, warehouseId);
  const aisles = await db
    .selectFrom('picking_aisle')
    .select(['sector_tint as tint', 'label'])
    .where('warehouse_id', '=', warehouseId)
    .orderBy('position')
    .orderBy('sector_tint')
    .execute();
  return { ...store, aisles };
}

/** Changes with anything a store decides. */
export function versionOf({ aisles, ...store }: StoreSettings): string {
  const { cartOrders, silenceMinutes, tolerancePercent, finishMinutes, layouts } = store;
  const decided = [
    cartOrders,
    silenceMinutes,
    tolerancePercent,
    finishMinutes,
    layouts,
    aisles.map(({ tint, label }) => [tint, label]),
  ];
  return digestOf(decided);
}

/** Whoever changes how a store works takes turns: it may have no row of its own yet. */
export async function lockStore(tx: Tx, warehouseId: number): Promise<void> {
  await tx
    .selectFrom('warehouse')
    .select('warehouse_id')
    .where('warehouse_id', '=', warehouseId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function writeStoreSettings(tx: Tx, warehouseId: number, settings: StoreSettings): Promise<void> {
  const row = {
    cart_orders: settings.cartOrders,
    silence_minutes: settings.silenceMinutes,
    tolerance_percent: settings.tolerancePercent,
    finish_minutes: settings.finishMinutes,
    code_layouts: [...settings.layouts],
  };
  await tx
    .insertInto('picking_store')
    .values({ warehouse_id: warehouseId, ...row })
    .onConflict((conflict) => conflict.column('warehouse_id').doUpdateSet(row))
    .execute();
  await tx.deleteFrom('picking_aisle').where('warehouse_id', '=', warehouseId).execute();
  if (settings.aisles.length === 0) return;
  await tx
    .insertInto('picking_aisle')
    .values(
      settings.aisles.map(({ tint, label }, index) => ({
        warehouse_id: warehouseId,
        sector_tint: tint,
        position: index + 1,
        label,
      })),
    )
    .execute();
}

/** The places of a store, by product. */
export async function readPlaces(db: Db | Tx, warehouseId: number): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('picking_place')
    .select(['product_id as productId', 'place'])
    .where('warehouse_id', '=', warehouseId)
    .execute();
  return new Map(rows.map(({ productId, place }) => [productId, place]));
}

/** So many rows go in one statement: its parameters are limited. */
const rowsAtOnce = 5000;

/** Writes places; an empty one is taken away. */
export async function writePlaces(tx: Tx, warehouseId: number, places: ReadonlyMap<number, string>): Promise<void> {
  const all = [...places];
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    const part = all.slice(from, from + rowsAtOnce);
    const gone = part.filter(([, place]) => place === '').map(([productId]) => productId);
    const there = part.filter(([, place]) => place !== '');
    if (gone.length > 0) {
      await tx
        .deleteFrom('picking_place')
        .where('warehouse_id', '=', warehouseId)
        .where('product_id', 'in', gone)
        .execute();
    }
    if (there.length > 0) {
      await tx
        .insertInto('picking_place')
        .values(there.map(([productId, place]) => ({ warehouse_id: warehouseId, product_id: productId, place })))
        .onConflict((conflict) =>
          conflict.columns(['warehouse_id', 'product_id']).doUpdateSet(({ ref }) => ({ place: ref('excluded.place') })),
        )
        .execute();
    }
  }
}

import { defaultInStoreLayouts, weightTolerancePercent } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';

/** How a store prepares orders (table picking_store). */
export interface PickingStore {
  /** Orders on one cart. */
  cartOrders: number;
  /** Minutes of silence after which others may take the work. */
  silenceMinutes: number;
  /** How far weights may be off what was asked. */
  tolerancePercent: number;
  /** Minutes before its slot by which an order should be in the bay. */
  finishMinutes: number;
  /** Of the bar codes it prints itself (packages/domain, `in-store-code.ts`). */
  layouts: readonly string[];
}

/** Of a store that says nothing else. */
export const usualPickingStore: PickingStore = {
  cartOrders: 6,
  silenceMinutes: 30,
  tolerancePercent: weightTolerancePercent,
  finishMinutes: 50,
  layouts: defaultInStoreLayouts,
};

export async function readPickingStore(db: Db | Tx, warehouseId: number): Promise<PickingStore> {
  const row = await db
    .selectFrom('picking_store')
    .select([
      'cart_orders as cartOrders',
      'silence_minutes as silenceMinutes',
      'tolerance_percent as tolerancePercent',
      'finish_minutes as finishMinutes',
      'code_layouts as layouts',
    ])
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  return row ?? usualPickingStore;
}

/** Where things are in a store. */
export interface StoreMap {
  aisles: ReadonlyMap<string, { position: number; label: string }>;
  places: ReadonlyMap<number, string>;
}

export async function readStoreMap(db: Db | Tx, warehouseId: number, productIds: readonly number[]): Promise<StoreMap> {
  const [aisles, places] = await Promise.all([
    db
      .selectFrom('picking_aisle')
      .select(['sector_tint as tint', 'position', 'label'])
      .where('warehouse_id', '=', warehouseId)
      .execute(),
    productIds.length === 0
      ? []
      : db
          .selectFrom('picking_place')
          .select(['product_id as productId', 'place'])
          .where('warehouse_id', '=', warehouseId)
          .where('product_id', 'in', [...productIds])
          .execute(),
  ]);
  return {
    aisles: new Map(aisles.map(({ tint, ...aisle }) => [tint, aisle])),
    places: new Map(places.map(({ productId, place }) => [productId, place])),
  };
}

import type { ShopStore } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { lacksOf } from './lacks-of.ts';
import { type StoreRow, storeRows } from './stores.repo.ts';

/** The stores that are open, with what each still lacks before it can sell, now. */
export async function readStores(db: Db, now: Date): Promise<ShopStore[]> {
  return (await storeRows(db, now)).map(toStore);
}

function toStore(row: StoreRow): ShopStore {
  const { warehouseId, name, slug, address, products } = row;
  const lacks = lacksOf(row);
  return {
    warehouseId,
    name,
    slug,
    address,
    products,
    lacks,
    isReady: lacks.every(({ state }) => state !== 'missing'),
  };
}

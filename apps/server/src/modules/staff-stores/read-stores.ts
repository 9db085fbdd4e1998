import type { ClosedStore, ShopStore } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { lacksOf } from './lacks-of.ts';
import { closedStores, type StoreRow, storeRows } from './stores.repo.ts';

/** The stores that are open, with what each still lacks before it can sell, now. */
export async function readStores(db: Db, now: Date): Promise<ShopStore[]> {
  return (await storeRows(db, now)).map(toStore);
}

/** Those and the ones that are closed. */
export async function readAllStores(db: Db, now: Date): Promise<{ stores: ShopStore[]; closed: ClosedStore[] }> {
  return { stores: await readStores(db, now), closed: await closedStores(db) };
}

function toStore(row: StoreRow): ShopStore {
  const { warehouseId, name, slug, address, products, closesOn, isClosing } = row;
  // nothing has to be put right of one that sells no more
  const lacks = isClosing ? [] : lacksOf(row);
  return {
    warehouseId,
    name,
    slug,
    address,
    products,
    lacks,
    isReady: lacks.every(({ state }) => state !== 'missing'),
    ...(closesOn === null ? {} : { closesOn }),
  };
}

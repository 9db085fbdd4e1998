import type { ScannedProduct } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { catalogueOf, pictureOf } from '../catalogue/index.ts';
import { isWeighed, unitOf } from '../substitutes/index.ts';
import { storesAskedFor } from './order-of-store.ts';
import { readPickingStore } from './picking-store.repo.ts';
import { readScan, shelvesOf } from './store-products.ts';

/**
 * What a bar code is in a store; undefined when it is nothing that is sold there.
 * @throws BusinessError `store-not-found`
 */
export async function scanned(
  { deps, db, account }: Pick<CallContext, 'deps' | 'db' | 'account'>,
  { code, warehouse_id: asked }: { code: string; warehouse_id?: number | undefined },
): Promise<ScannedProduct | undefined> {
  const stores = storesAskedFor(account.staff!, asked);
  const warehouseId = stores === 'all' ? catalogueOf(deps).catalogue.defaultWarehouse?.warehouseId : stores[0];
  if (warehouseId === undefined) return undefined;
  const view = shelvesOf(deps, warehouseId);
  const found = readScan(view, code, (await readPickingStore(db, warehouseId)).layouts);
  if (!found) return undefined;
  const { product, grams, cents } = found;
  const tint = view.catalogue.mainCategory(product)?.effectiveTint;
  return {
    productId: product.productId,
    name: product.shortName,
    shortDescr: product.brand,
    description: product.description,
    mediaURL: pictureOf(product).medium,
    ...(tint ? { tint } : {}),
    price: view.priceNow[view.catalogue.slotOf(product.productId)!]! / 100,
    unit: unitOf(product),
    weighed: isWeighed(product),
    ...(grams === undefined ? {} : { grams }),
    ...(cents === undefined ? {} : { amount: cents / 100 }),
  };
}

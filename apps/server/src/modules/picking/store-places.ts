import type { PickingPlace } from '@sporta/contract';
import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { writeAudit } from '../audit/index.ts';
import { hasBit, type ProductRow, pictureOf, type ShopView, searchOf } from '../catalogue/index.ts';
import { productThere } from '../substitutes/index.ts';
import { readStoreMap } from './picking-store.repo.ts';
import { shelvesOf } from './store-products.ts';
import { lockStore, writePlaces } from './store-settings.repo.ts';
import { storeLed } from './store-settings.ts';

type Asking = Pick<CallContext, 'deps' | 'db' | 'account' | 'now'>;

const placesAPage = 50;

/** Products of a store with their places. @throws BusinessError `store-not-found` */
export async function placesOf(
  c: Asking,
  {
    warehouseId,
    tint,
    q,
    page,
  }: { warehouseId: number | undefined; tint?: string | undefined; q?: string | undefined; page: number },
): Promise<{ products: PickingPlace[]; total: number }> {
  const { store } = await storeLed(c, warehouseId);
  const view = shelvesOf(c.deps, store.warehouseId);
  const byCode = q === undefined ? undefined : view.catalogue.slotOfCode(q);
  const found =
    q === undefined
      ? soldThere(view).filter((product) => tint === undefined || tintOf(view, product) === tint)
      : (byCode === undefined ? searchOf(c.deps).search(q, view.sold, view.inStock).slots : [byCode]).flatMap(
          (slot) => {
            const row = view.catalogue.products[slot];
            return (row && productThere(view, row.productId)) ?? [];
          },
        );
  const shown = found.slice((page - 1) * placesAPage, page * placesAPage);
  const { places } = await readStoreMap(
    c.db,
    store.warehouseId,
    shown.map(({ productId }) => productId),
  );
  return {
    products: shown.map((product) => placeToWire(view, product, places.get(product.productId))),
    total: found.length,
  };
}

function placeToWire(view: ShopView, product: ProductRow, place: string | undefined): PickingPlace {
  const tint = tintOf(view, product);
  return {
    productId: product.productId,
    code: product.code,
    name: product.shortName,
    shortDescr: product.brand,
    description: product.description,
    mediaURL: pictureOf(product).medium,
    ...(tint ? { tint } : {}),
    ...(place === undefined ? {} : { place }),
  };
}

const tintOf = (view: ShopView, product: ProductRow) => view.catalogue.mainCategory(product)?.effectiveTint;

/** What a store sells, by name. */
export function soldThere(view: ShopView): ProductRow[] {
  return view.catalogue.products
    .flatMap((product, slot) => (product && hasBit(view.sold, slot) ? [product] : []))
    .sort((a, b) => (a.shortName < b.shortName ? -1 : a.shortName > b.shortName ? 1 : a.productId - b.productId));
}

export interface WantedPlace {
  productId: number;
  place: string;
  seen: string;
}

/**
 * Writes places that are still as their author saw them: all or none.
 * @returns how many changed
 * @throws BusinessError `store-not-found`, `product-not-found`, `place-changed`
 */
export async function savePlaces(
  c: Asking,
  { warehouseId, places }: { warehouseId: number | undefined; places: readonly WantedPlace[] },
): Promise<number> {
  const { store } = await storeLed(c, warehouseId);
  const { catalogue } = shelvesOf(c.deps, store.warehouseId);
  for (const { productId } of places) {
    if (catalogue.product(productId)) continue;
    throw new BusinessError('product-not-found', 'Questo prodotto non c’è più', { field: 'places' });
  }
  return withTransaction(c.db, async (tx) => {
    await lockStore(tx, store.warehouseId);
    const ids = places.map(({ productId }) => productId);
    const { places: before } = await readStoreMap(tx, store.warehouseId, ids);
    const wanted = places.filter(({ productId, place }) => (before.get(productId) ?? '') !== place);
    const clash = wanted.find(({ productId, seen }) => (before.get(productId) ?? '') !== seen);
    if (clash) {
      const name = catalogue.product(clash.productId)!.shortName;
      throw new BusinessError('place-changed', `Nel frattempo qualcuno ha spostato ${name}: guarda e riprova`, {
        field: 'places',
      });
    }
    await writePlaces(tx, store.warehouseId, new Map(wanted.map(({ productId, place }) => [productId, place])));
    if (wanted.length > 0) {
      const named = (of: (each: WantedPlace) => string) =>
        Object.fromEntries(wanted.map((each) => [catalogue.product(each.productId)!.code, of(each)]));
      await writeAudit(tx, c, 'picking.places', {
        subject: { kind: 'store', id: store.warehouseId, name: store.name },
        warehouseId: store.warehouseId,
        before: named(({ productId }) => before.get(productId) ?? ''),
        after: named(({ place }) => place),
      });
    }
    return wanted.length;
  });
}

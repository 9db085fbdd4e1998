import { type ProductChoices, type ProductPlan, priceField, type StaffProduct, stockField } from '@sporta/contract';
import { allergenCodes, contentUnits } from '@sporta/contract/import/catalogue-rows.ts';
import { type Arrival, arrivalField, productFields, reorderField } from '@sporta/contract/staff-product-fields.ts';
import { allergenName } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { auditLabels, changesOfSubject } from '../audit/index.ts';
import {
  type Catalogue,
  consumerSteps,
  lowestBefore,
  type Offer,
  offerOf,
  type ProductRow,
  pictureOf,
  readProductRows,
} from '../catalogue/index.ts';
import { waitingForProduct } from '../notices/index.ts';
import { photoSizesOf } from './photo-sizes.ts';
import { type PlanRow, readPlans } from './plans.repo.ts';
import { readStoredProducts, type StoredProduct } from './product-fields.repo.ts';
import {
  readBrands,
  readCategories,
  readLabels,
  readPlaces,
  readPriceLists,
  readPriceListsToCome,
  readStores,
} from './product-page.repo.ts';

/** Versions the editor shows. */
const shownVersions = 50;
/** Days of prices the editor draws: those the law looks back on, and two weeks to come. */
const [daysBack, daysAhead] = [30, 14];

/** Everything the editor shows of a product. @throws BusinessError `product-not-found` */
export async function productPage(
  { db, deps, now }: Pick<CallContext, 'db' | 'deps' | 'now'>,
  catalogue: Catalogue,
  productId: number,
): Promise<StaffProduct> {
  const [stored, [row], plans, versions, lists, stores, waiting, places] = await Promise.all([
    readStoredProducts(db, [productId]),
    readProductRows(deps, [productId]),
    readPlans(db, [productId]),
    changesOfSubject(db, 'product', productId, shownVersions),
    readPriceLists(db),
    readStores(db),
    waitingForProduct(db, productId),
    readPlaces(db, productId),
  ]);
  const placeOf = new Map(places.map(({ warehouseId, place }) => [warehouseId, place]));
  const product = stored.get(productId);
  if (!product || !row) throw new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto');
  const [sizes, priceLists] = await Promise.all([photoSizesOf(db, [product]), readPriceListsToCome(db, [productId])]);
  return {
    productId,
    code: product.code,
    slug: product.slug,
    media: pictureOf(row),
    sellingMode: product.sellingMode,
    natureId: product.natureId,
    isDraft: product.isDraft,
    photoSizes: [...sizes.values()],
    fields: Object.fromEntries(Object.keys(productFields).map((field) => [field, product.fields[field] ?? null])),
    prices: pricesOf(product, row, catalogue, lists, stores, now),
    stock: stores.map(({ warehouseId, name }) => {
      const field = stockField(warehouseId);
      const amount = (product.fields[field] ?? null) as number | 'unlimited' | null;
      return {
        field,
        warehouseId,
        name,
        ...(placeOf.get(warehouseId) === undefined ? {} : { place: placeOf.get(warehouseId) }),
        stock: amount,
        reserved: (product.reserved[field] ?? 0) / 1000,
        waiting: waiting.find((each) => each.warehouseId === warehouseId)?.customers ?? 0,
        reorderField: reorderField(warehouseId),
        reorderPoint: (product.fields[reorderField(warehouseId)] ?? null) as number | null,
        arrivalField: arrivalField(warehouseId),
        arrival: (product.fields[arrivalField(warehouseId)] ?? null) as Arrival | null,
      };
    }),
    waiting: waiting.reduce((sum, { customers }) => sum + customers, 0),
    offers: offersOf(catalogue, row, stores, now.getTime()),
    priceSteps: stepsOf(catalogue, row, stores, now.getTime()),
    plans: plans.map(planToWire),
    priceLists: priceLists.map(({ importId, fileName, from }) => ({ importId, fileName, from: from.toISOString() })),
    versions: versions
      .filter(({ action }) => action === 'product.change' || action === 'product.publish')
      .map(versionToWire),
  };
}

type List = Awaited<ReturnType<typeof readPriceLists>>[number];
type Store = Awaited<ReturnType<typeof readStores>>[number];

/** The common price of each list, and those that stores have of their own. */
function pricesOf(
  { fields, since }: StoredProduct,
  row: ProductRow,
  catalogue: Catalogue,
  lists: readonly List[],
  stores: readonly Store[],
  now: Date,
): StaffProduct['prices'] {
  const main = stores.find(({ isDefault }) => isDefault)?.warehouseId ?? 0;
  return lists.flatMap(({ priceListId, name, vatIncluded }) =>
    [{ warehouseId: 0, name: '' }, ...stores].flatMap((store) => {
      const field = priceField(priceListId, store.warehouseId);
      const price = (fields[field] ?? null) as number | null;
      if (store.warehouseId !== 0 && price === null) return [];
      const glance = { warehouseId: store.warehouseId || main, at: now.getTime() };
      const lowest = priceListId === 1 ? lowestBefore(catalogue, row, glance) : undefined;
      return [
        {
          field,
          list: name,
          ...(store.name ? { warehouse: store.name } : {}),
          vatIncluded,
          price,
          ...(since[field] ? { since: since[field] } : {}),
          ...(lowest === undefined ? {} : { lowest30: lowest / 100 }),
        },
      ];
    }),
  );
}

function offersOf(
  catalogue: Catalogue,
  row: ProductRow,
  stores: readonly Store[],
  now: number,
): StaffProduct['offers'] {
  const main = stores.find(({ isDefault }) => isDefault)?.warehouseId ?? 0;
  return catalogue.promotions
    .filter(({ productIds, endsAt }) => endsAt > now && productIds.includes(row.productId))
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map((promotion) => {
      const { promotionId, name, startsAt, endsAt, warehouseIds } = promotion;
      const warehouseId = warehouseIds === null || warehouseIds.includes(main) ? main : (warehouseIds[0] ?? main);
      const shown = offerOf(catalogue, row, { warehouseId, at: Math.max(now, startsAt) });
      return {
        promotionId,
        name,
        from: new Date(startsAt).toISOString(),
        to: new Date(endsAt).toISOString(),
        ...(shown?.promotion?.row.promotionId === promotionId ? announcedOf(shown) : {}),
      };
    });
}

/** What the card will say: the flag, and for a reduction the prices the percentage comes from. */
function announcedOf({ nowCents, listCents, lowest30Cents, percentOff, promotion }: Offer) {
  return {
    ...(promotion ? { label: promotion.label } : {}),
    ...(nowCents < listCents ? { price: nowCents / 100, list: listCents / 100 } : {}),
    ...(lowest30Cents === undefined ? {} : { lowest30: lowest30Cents / 100 }),
    ...(percentOff === undefined ? {} : { percentOff }),
  };
}

function stepsOf(catalogue: Catalogue, row: ProductRow, stores: readonly Store[], now: number) {
  const warehouseId = stores.find(({ isDefault }) => isDefault)?.warehouseId ?? 0;
  const window = { warehouseId, from: now - daysBack * 86_400_000, to: now + daysAhead * 86_400_000 };
  return consumerSteps(catalogue, row, window).map(({ from, to, cents }) => ({
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    price: cents / 100,
  }));
}

export const planToWire = (plan: PlanRow): ProductPlan => ({
  planId: plan.planId,
  productId: plan.productId,
  changes: plan.changes,
  publishAt: plan.publishAt.toISOString(),
  name: `${plan.firstName} ${plan.lastName}`.trim(),
  ...(plan.problem === null ? {} : { problem: plan.problem }),
});

function versionToWire(entry: Awaited<ReturnType<typeof changesOfSubject>>[number]): StaffProduct['versions'][number] {
  const before = (entry.before ?? {}) as Record<string, unknown>;
  const after = (entry.after ?? {}) as Record<string, unknown>;
  return {
    versionId: entry.auditId,
    at: entry.at.toISOString(),
    name: entry.name,
    label: auditLabels[entry.action as keyof typeof auditLabels] ?? entry.action,
    changes: Object.keys(after).map((field) => ({ field, before: before[field] ?? null, after: after[field] })),
  };
}

/** What can be chosen in the list and in the editor. */
export async function choicesOf(db: Db): Promise<ProductChoices> {
  const [categories, brands, labels, stores] = await Promise.all([
    readCategories(db),
    readBrands(db),
    readLabels(db),
    readStores(db),
  ]);
  return {
    categories,
    brands: brands.map(({ name }) => name),
    stores: stores.map(({ warehouseId, name }) => ({ warehouseId, name })),
    allergens: allergenCodes.map((code) => ({ code, name: allergenName(code) })),
    labels,
    contentUnits: [...contentUnits],
  };
}

import { priceField, type StaffProductRow, stockField } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { type Catalogue, offerOf, type ProductRow, pictureOf, readProductRows } from '../catalogue/index.ts';
import { type ListedProduct, type ProductFilter, readProductList } from './list.repo.ts';

/** A page of the catalogue: the database says which products and what they cost, the catalogue in memory what they are in. */
export async function listProducts(
  { db, deps, now }: Pick<CallContext, 'db' | 'deps' | 'now'>,
  catalogue: Catalogue,
  filter: ProductFilter,
  page: { limit: number; offset: number },
): Promise<StaffProductRow[]> {
  const listed = await readProductList(db, filter, page);
  const rows = await readProductRows(
    deps,
    listed.map(({ productId }) => productId),
  );
  const byId = new Map(rows.map((row) => [row.productId, row]));
  const glance = { warehouseId: filter.warehouseId, at: now.getTime() };
  return listed.flatMap((each) => {
    const row = byId.get(each.productId);
    return row ? [rowToWire(each, row, offerOf(catalogue, row, glance), filter.warehouseId)] : [];
  });
}

function rowToWire(
  listed: ListedProduct,
  row: ProductRow,
  offer: ReturnType<typeof offerOf>,
  warehouseId: number,
): StaffProductRow {
  const { categoryId, categoryName, priceCents, onHand } = listed;
  return {
    productId: row.productId,
    code: row.code,
    ...(row.eans[0] ? { ean: row.eans[0] } : {}),
    name: row.shortName,
    brand: row.brand,
    description: row.description,
    media: pictureOf(row),
    ...(categoryId === null ? {} : { category: { categoryId, name: categoryName ?? '' } }),
    categoryIds: listed.categoryIds,
    sellingMode: row.sellingMode,
    natureId: row.natureId,
    price: priceCents === null ? null : priceCents / 100,
    priceField: priceField(1, listed.priceWarehouseId),
    ...(offer?.promotion ? { offer: { price: offer.nowCents / 100, label: offer.promotion.label } } : {}),
    vat: listed.rateBp / 100,
    stock: listed.isStocked ? (onHand === null ? 'unlimited' : onHand / 1000) : null,
    reserved: listed.reserved / 1000,
    stockField: stockField(warehouseId),
    ...replenishmentOf(listed),
    published: listed.published,
    promotable: row.promotable,
    gaps: listed.gaps,
    plans: listed.plans,
    waiting: listed.waiting,
  };
}

function replenishmentOf(listed: ListedProduct): Pick<StaffProductRow, 'reorder' | 'arrival'> {
  const { reorderPoint, runsShort, arrivesOn, arrivesQuantity } = listed;
  return {
    ...(reorderPoint === null ? {} : { reorder: { point: reorderPoint / 1000, low: runsShort } }),
    ...(arrivesOn === null ? {} : { arrival: { on: arrivesOn, quantity: arrivesQuantity! / 1000 } }),
  };
}

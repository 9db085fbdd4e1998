import { calls, type PromotionFields, pageOf } from '@sporta/contract';
import { productNatureIds } from '@sporta/contract/constants.ts';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import { startOfShopDay } from '../../platform/db/shop-day.ts';
import { BusinessError, malformedRequest } from '../../platform/errors.ts';
import { type CallContext, registerCall } from '../../platform/http/register-call.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { findProducts } from './find-products.ts';
import { previewPromotion } from './preview-promotion.ts';
import { productToWire } from './product-to-wire.ts';
import { promotionPage, rowToWire } from './promotion-to-wire.ts';
import { countPromotions, listPromotions } from './promotions.repo.ts';
import { publishPromotion, removePromotion, stopPromotion } from './publish-and-stop.ts';
import { storesOf } from './rights.ts';
import { changePromotion, createPromotion } from './save-promotion.ts';
import { tryCartWith } from './try-cart.ts';

/** Products found that are shown; all of them can be taken. */
const mostShown = 50;

export function registerPromotionRoutes(app: FastifyInstance): void {
  const { staffPromotions } = calls;

  registerCall(app, staffPromotions.list, async (c) => {
    const { tab, from, to, q, category_id: categoryId, warehouse_id: warehouseId, page, page_size: size } = c.input;
    const { catalogue } = catalogueOf(c.deps);
    const filter = {
      tab,
      q,
      categoryId,
      warehouseId,
      from: from ? startOfShopDay(from) : undefined,
      to: to ? startOfShopDay(to, 1) : undefined,
      stores: storesOf(c.account),
      now: c.now,
    };
    const [listed, counts] = await Promise.all([
      listPromotions(c.db, filter, { limit: size, offset: (page - 1) * size }),
      countPromotions(c.db, filter),
    ]);
    return {
      page: pageOf(counts[tab], page, size),
      promotions: listed.map((each) => rowToWire(each, catalogue, c.now.getTime())),
      counts,
      productsToday: productsToday(catalogue, c.now.getTime()),
    };
  });

  registerCall(app, staffPromotions.choices, (c) => {
    const { catalogue } = catalogueOf(c.deps);
    const stores = storesOf(c.account);
    const own = catalogue.warehouses.filter(({ warehouseId }) => stores === 'all' || stores.includes(warehouseId));
    const warehouseId = warehouseAsked(catalogue, own[0]?.warehouseId);
    const gifts = catalogue.products.filter((row) => row !== undefined && row.natureId === productNatureIds.free);
    return {
      choices: {
        categories: [...catalogue.tree.byId.values()].map(({ categoryId, name, slug }) => ({
          categoryId,
          name,
          path: slug,
        })),
        brands: catalogue.vendors().map(({ id, name }) => ({ vendorId: id, name })),
        stores: own.map(({ warehouseId: id, name }) => ({ warehouseId: id, name })),
        ownStoresOnly: stores !== 'all',
        gifts: gifts.map((row) => productToWire(row!, warehouseId)),
      },
    };
  });

  registerCall(app, staffPromotions.findProducts, (c) => {
    const { q, category_id: categoryId, vendor_id: vendorId, product_ids: productIds } = c.input;
    const { catalogue } = catalogueOf(c.deps);
    const warehouseId = warehouseAsked(catalogue, c.input.warehouse_id);
    const found = findProducts(catalogue, { q, categoryId, vendorId, productIds });
    return {
      products: found.slice(0, productIds ? 200 : mostShown).map((row) => productToWire(row, warehouseId)),
      productIds: found.map((row) => row.productId),
    };
  });

  registerCall(app, staffPromotions.detail, async (c) => ({
    promotion: await promotionPage(c, catalogueOf(c.deps).catalogue, c.input.promotion_id),
  }));

  registerCall(app, staffPromotions.save, async (c) => {
    const { promotion_id: asked, key, changes } = c.input;
    const { catalogue } = catalogueOf(c.deps);
    if (asked === undefined && key === undefined) throw malformedRequest('Manca la chiave della nuova offerta', 'key');
    const id = await withTransaction(c.db, async (tx) => {
      if (asked === undefined) return createPromotion(tx, c, key!, changes);
      await changePromotion(tx, c, catalogue, asked, changes);
      return asked;
    });
    return pageWithRemarks(c, catalogue, id);
  });

  registerCall(app, staffPromotions.publish, async (c) => {
    const { catalogue } = catalogueOf(c.deps);
    const { promotion_id: id } = c.input;
    await withTransaction(c.db, (tx) => publishPromotion(tx, c, catalogue, id));
    return pageWithRemarks(c, catalogue, id);
  });

  registerCall(app, staffPromotions.stop, async (c) => {
    const { promotion_id: id } = c.input;
    await withTransaction(c.db, (tx) => stopPromotion(tx, c, id));
    return { promotion: await promotionPage(c, catalogueOf(c.deps).catalogue, id) };
  });

  registerCall(app, staffPromotions.remove, async (c) => {
    await withTransaction(c.db, (tx) => removePromotion(tx, c, c.input.promotion_id));
    return {};
  });

  registerCall(app, staffPromotions.preview, async (c) => {
    const { promotion_id: promotionId = -1, fields, product_id: productId, warehouse_id: asked } = c.input;
    const { catalogue } = catalogueOf(c.deps);
    const warehouseId = warehouseAsked(catalogue, asked);
    return { preview: await previewPromotion(c, catalogue, { promotionId, fields, productId, warehouseId }) };
  });

  registerCall(app, staffPromotions.tryCart, async (c) => {
    const { catalogue } = catalogueOf(c.deps);
    const stores: PromotionFields['warehouseIds'] = c.input.fields?.warehouseIds ?? null;
    const warehouseId = warehouseAsked(catalogue, c.input.warehouse_id ?? stores?.[0]);
    return { cart: await tryCartWith(c.db, catalogue, { ...c.input, warehouseId, now: c.now }) };
  });
}

async function pageWithRemarks(
  c: Pick<CallContext, 'db' | 'deps' | 'now' | 'account'>,
  catalogue: Catalogue,
  promotionId: number,
) {
  const promotion = await promotionPage(c, catalogue, promotionId);
  const { fields } = promotion;
  const warehouseId = warehouseAsked(catalogue, undefined);
  const { remarks } = await previewPromotion(c, catalogue, { promotionId, fields, productId: undefined, warehouseId });
  return { promotion, remarks };
}

/** How many products an offer holds for now, whoever it is for. */
function productsToday(catalogue: Catalogue, now: number): number {
  const ids = new Set<number>();
  for (const { startsAt, endsAt, productIds } of catalogue.promotions) {
    if (startsAt <= now && now < endsAt) for (const id of productIds) ids.add(id);
  }
  return ids.size;
}

/** The store a price is of: the one asked for, or the main one. @throws BusinessError `store-not-found` */
function warehouseAsked(catalogue: Catalogue, asked: number | undefined): number {
  if (asked === undefined) return catalogue.defaultWarehouse?.warehouseId ?? 0;
  if (catalogue.warehouses.some(({ warehouseId }) => warehouseId === asked)) return asked;
  throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
}

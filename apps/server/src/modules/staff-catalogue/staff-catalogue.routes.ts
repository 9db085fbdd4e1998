import { calls, pageOfListed } from '@sporta/contract';
import { MOST_PICTURE_BYTES } from '@sporta/contract/constants.ts';
import { bodyWithFile } from '@sporta/contract/fields.ts';
import type { FastifyInstance } from 'fastify';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { type Catalogue, catalogueOf, readProductRows } from '../catalogue/index.ts';
import { keepPhoto } from '../media/index.ts';
import { changeProducts, type ProductChange } from './change-products.ts';
import { createProduct } from './create-product.ts';
import { deleteDraft } from './delete-draft.ts';
import { countProductList } from './list.repo.ts';
import { listProducts } from './list-products.ts';
import { meetingsOf } from './meeting-lists.ts';
import { dropPlan, planChanges } from './plan-changes.ts';
import { readPlans } from './plans.repo.ts';
import { previewProduct } from './preview-product.ts';
import { priceWarnings } from './price-warnings.ts';
import { readStoredProducts } from './product-fields.repo.ts';
import { choicesOf, planToWire, productPage } from './product-page.ts';

export function registerStaffCatalogueRoutes(app: FastifyInstance): void {
  const { staffProducts } = calls;

  registerCall(app, staffProducts.list, async (c) => {
    const { page, page_size: pageSize, warehouse_id: asked, ...rest } = c.input;
    const { catalogue } = catalogueOf(c.deps);
    const filter = { ...rest, warehouseId: warehouseAsked(catalogue, asked), now: c.now };
    const [products, counts] = await Promise.all([
      listProducts(c, catalogue, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
      countProductList(c.db, filter),
    ]);
    return { page: pageOfListed(counts[filter.tab], page, pageSize), products, counts };
  });

  registerCall(app, staffProducts.choices, async (c) => ({ choices: await choicesOf(c.db) }));

  registerCall(app, staffProducts.detail, async (c) => ({
    product: await productPage(c, catalogueOf(c.deps).catalogue, c.input.product_id),
  }));

  registerCall(app, staffProducts.preview, async (c) => {
    const { product_id: productId, warehouse_id: asked } = c.input;
    const at = instantOf(c.input.at) ?? c.now;
    const { catalogue } = catalogueOf(c.deps);
    const changes = c.input.changes.map((change) => ({ ...change, productId }));
    const warehouseId = warehouseAsked(catalogue, asked);
    return { preview: await previewProduct(c, catalogue, { productId, changes, warehouseId, at }) };
  });

  registerCall(
    app,
    staffProducts.uploadPhoto,
    async (c) => {
      await productPage(c, catalogueOf(c.deps).catalogue, c.input.product_id);
      return keepPhoto(c.deps, Buffer.from(c.input.file, 'base64'));
    },
    { bodyLimit: bodyWithFile(MOST_PICTURE_BYTES), rateLimit: { max: 120, windowSeconds: 60 } },
  );

  registerCall(app, staffProducts.change, async (c) => {
    const publishAt = instantOf(c.input.publish_at);
    const changes = c.input.changes.map(({ product_id: productId, ...change }) => ({ ...change, productId }));
    const ids = [...new Set(changes.map(({ productId }) => productId))];
    const remarks = await warningsOf(c.deps, changes, publishAt ?? c.now);
    const changed = await withTransaction(c.db, async (tx) => {
      if (!publishAt) return changeProducts(tx, c, changes);
      await planChanges(tx, c, changes, publishAt);
      return 0;
    });
    const meetings = publishAt ? await meetingsOf(c.db, changes, publishAt) : [];
    return { changed, remarks: [...remarks, ...meetings], plans: (await readPlans(c.db, ids)).map(planToWire) };
  });

  registerCall(app, staffProducts.create, async (c) => {
    const { code, selling_mode: sellingMode, copy_of: copyOf, values, idempotency_key: key } = c.input;
    const asked = { key, code, sellingMode, copyOf, values };
    const productId = await withTransaction(c.db, (tx) => createProduct(tx, c, asked));
    return { product: await productPage(c, catalogueOf(c.deps).catalogue, productId) };
  });

  registerCall(app, staffProducts.deleteDraft, async (c) => {
    await withTransaction(c.db, (tx) => deleteDraft(tx, c, c.input.product_id));
    return {};
  });

  registerCall(app, staffProducts.dropPlan, async (c) => {
    const productId = await withTransaction(c.db, (tx) => dropPlan(tx, c, c.input.plan_id));
    return { product: await productPage(c, catalogueOf(c.deps).catalogue, productId) };
  });
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));

/** The warehouse a list or a preview is about: the one asked for, or the main one. @throws BusinessError `store-not-found` */
function warehouseAsked(catalogue: Catalogue, asked: number | undefined): number {
  if (asked === undefined) return catalogue.defaultWarehouse?.warehouseId ?? 0;
  if (catalogue.warehouses.some(({ warehouseId }) => warehouseId === asked)) return asked;
  throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
}

async function warningsOf(deps: Deps, changes: readonly ProductChange[], at: Date) {
  const priced = changes.filter(({ field }) => field.startsWith('price:'));
  const ids = [...new Set(priced.map(({ productId }) => productId))];
  if (ids.length === 0) return [];
  const { catalogue } = catalogueOf(deps);
  const warehouseId = warehouseAsked(catalogue, undefined);
  const [rows, stored] = await Promise.all([readProductRows(deps, ids), readStoredProducts(deps.db, ids)]);
  return rows.flatMap((row) => {
    const cost = stored.get(row.productId)?.fields.cost as number | null | undefined;
    const own = priced.filter(({ productId }) => productId === row.productId);
    const costCents = cost == null ? undefined : Math.round(cost * 100);
    return priceWarnings(catalogue, row, own, { warehouseId, at: at.getTime(), costCents });
  });
}

import type { ProductPreview } from '@sporta/contract';
import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { type Catalogue, productAsSeen, readProductRows } from '../catalogue/index.ts';
import type { ProductChange } from './change-products.ts';
import { photoSizesOf } from './photo-sizes.ts';
import { readPlans } from './plans.repo.ts';
import { priceWarnings } from './price-warnings.ts';
import { readStoredProducts } from './product-fields.repo.ts';
import { productErrors } from './product-rules.ts';
import { withChanges } from './with-changes.ts';

export interface PreviewAsked {
  productId: number;
  changes: readonly ProductChange[];
  warehouseId: number;
  at: Date;
}

/** The product with the changes, and with what is planned before that time; nothing is written. @throws BusinessError `product-not-found` */
export async function previewProduct(
  { db, deps }: Pick<CallContext, 'db' | 'deps'>,
  catalogue: Catalogue,
  { productId, changes, warehouseId, at }: PreviewAsked,
): Promise<ProductPreview> {
  const [stored, [row], plans] = await Promise.all([
    readStoredProducts(db, [productId]),
    readProductRows(deps, [productId]),
    readPlans(db, [productId]),
  ]);
  const product = stored.get(productId);
  if (!product || !row) throw new BusinessError('product-not-found', 'Non abbiamo trovato questo prodotto');
  const glance = { warehouseId, at: at.getTime() };
  const planned = plans
    .filter((plan) => plan.problem === null && plan.publishAt <= at)
    .reduce((then, plan) => withChanges(then, plan.changes, catalogue, plan.publishAt.getTime()), row);
  // a price that begins with the look itself would have no past to compare with
  const seen = productAsSeen(catalogue, withChanges(planned, changes, catalogue, glance.at - 1), glance);
  const fields = { ...product.fields, ...Object.fromEntries(changes.map(({ field, after }) => [field, after])) };
  const sizes = await photoSizesOf(db, [{ fields }]);
  const cost = fields.cost as number | null;
  return {
    ...(seen ? { product: seen } : {}),
    remarks: [
      ...productErrors(product, fields, new Set(changes.map(({ field }) => field)), sizes),
      ...priceWarnings(catalogue, planned, changes, {
        ...glance,
        costCents: cost === null ? undefined : Math.round(cost * 100),
      }),
    ],
  };
}

import { isLineDone, type PickedLine } from '@sporta/domain';
import type { ShopView } from '../catalogue/index.ts';
import type { LineView, SubstituteView } from '../order-book/index.ts';
import type { DeliveredLine } from '../orders/index.ts';
import { productThere } from '../substitutes/index.ts';
import { costThere } from './store-products.ts';

/**
 * A line as picking leaves it, in the words of its settlement; undefined while it is not done. The line and what was picked are read
 * a moment apart where nobody holds the order: then what came in its place may be unknown yet, and the line is not done.
 */
export function deliveredOf(
  { orderLineId }: Pick<LineView, 'orderLineId'>,
  picked: PickedLine,
  substitute: SubstituteView | null,
): DeliveredLine | undefined {
  if (!isLineDone(picked.status)) return undefined;
  if (picked.status === 'missing' || picked.status === 'refused') return { orderLineId, outcome: 'missing' };
  if (picked.status === 'substituted')
    return substitute ? { orderLineId, outcome: 'substituted', substitute } : undefined;
  return { orderLineId, outcome: 'picked', quantity: picked.quantity, grams: picked.grams ?? undefined };
}

/** What came in the place of a line, as an order keeps it; undefined when the store does not sell it. */
export function substituteOf(view: ShopView, picked: PickedLine): SubstituteView | undefined {
  const product = picked.substituteId === null ? undefined : productThere(view, picked.substituteId);
  if (!product) return undefined;
  return {
    productId: product.productId,
    name: product.shortName,
    brand: product.brand,
    description: product.description,
    slug: product.slug,
    sectorTint: view.catalogue.mainCategory(product)?.effectiveTint ?? null,
    quantity: picked.quantity,
    cents: costThere(view, product, picked),
  };
}

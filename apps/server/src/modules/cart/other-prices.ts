import type { MessageWarning as Warning } from '@sporta/contract';
import { countText } from '@sporta/domain';
import type { ShopView } from '../catalogue/index.ts';

/** Says how many products cost more in the shop the order comes from now: that shop may have prices of its own. */
export function dearerWarnings(productIds: readonly number[], before: ShopView, now: ShopView): Warning[] {
  const dearer = productIds.filter((id) => (now.priceOf(id) ?? 0) > (before.priceOf(id) ?? Number.POSITIVE_INFINITY));
  if (dearer.length === 0) return [];
  const costMore = countText(dearer.length, 'prodotto del carrello costa', 'prodotti del carrello costano');
  return [{ warning: `Qui ${costMore} di più: guarda i prezzi prima di pagare`, code: 'prices-changed' }];
}

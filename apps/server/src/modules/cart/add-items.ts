import type { MessageWarning as Warning } from '@sporta/contract';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { ItemToAdd } from './change-lines.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, updateCart } from './update-cart.ts';

/** Adds many products; each that cannot be added becomes a warning. */
export async function addItems(
  context: CartContext,
  items: readonly ItemToAdd[],
): Promise<{ state: PricedCartState; warnings: Warning[] }> {
  const warnings: Warning[] = [];
  const state = await updateCart(
    context,
    ({ editor, products }) => {
      for (const item of items) {
        try {
          editor.add(item, products.get(item.productId));
        } catch (error) {
          if (!(error instanceof BusinessError)) throw error;
          const name = catalogueOf(context.deps).catalogue.product(item.productId)?.name;
          const warning = name === undefined ? error.message : `${name}: ${error.message}`;
          warnings.push({ warning, code: error.code, productId: item.productId });
        }
      }
    },
    { productIds: [...new Set(items.map((item) => item.productId))] },
  );
  return { state, warnings };
}

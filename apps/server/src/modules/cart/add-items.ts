import type { MessageWarning as Warning } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { BusinessError } from '../../platform/errors.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { CartState } from './cart-state.ts';
import type { ItemToAdd } from './change-lines.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, updateCart } from './update-cart.ts';

interface HowToAdd {
  /** The cart ends with the quantity at least: what it has already is not added again. */
  upTo?: boolean;
  /** Names the change: under the same id it is made once. */
  changeId?: string;
}

/** Adds many products; each that cannot be added becomes a warning. */
export async function addItems(
  context: CartContext,
  items: readonly ItemToAdd[],
  { upTo = false, changeId }: HowToAdd = {},
): Promise<{ state: PricedCartState; warnings: Warning[] }> {
  const warnings: Warning[] = [];
  const state = await updateCart(
    context,
    ({ editor, products }) => {
      for (const item of items) {
        const quantity = item.quantity - (upTo ? quantityIn(editor.cart, item.productId) : 0);
        if (quantity <= 0) continue;
        try {
          editor.add({ ...item, quantity }, products.get(item.productId));
        } catch (error) {
          if (!(error instanceof BusinessError)) throw error;
          const name = catalogueOf(context.deps).catalogue.everSold(item.productId)?.name;
          const warning = name === undefined ? error.message : `${name}: ${error.message}`;
          warnings.push({ warning, code: error.code, productId: item.productId });
        }
      }
    },
    { productIds: [...new Set(items.map((item) => item.productId))], changeId },
  );
  return { state, warnings };
}

/** Thousandths of a product in a cart, gifts apart. */
function quantityIn({ lines }: CartState, productId: number): number {
  return (
    lines.find((line) => line.productId === productId && line.insertionTypeId === insertionTypeIds.ordered)?.quantity ??
    0
  );
}

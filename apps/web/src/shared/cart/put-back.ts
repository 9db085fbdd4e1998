import { type CartItem, endpoints, type Product } from '@sporta/contract';
import type { Thousandths } from '@sporta/domain';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { fullName } from '../product/index.ts';
import { applyAnswer } from './apply-cart.ts';
import { lineOf, quantityInCart } from './cart-lines.ts';
import { knownCart } from './cart-query.ts';
import { flushQuantity } from './flush-quantity.ts';
import { wishes } from './wishes.ts';

/** How long it can be put back, in milliseconds: time to read what is gone. */
const UNDO_MS = 6_000;

interface TakenOut {
  product: Product;
  /** In the cart before, in thousandths of the selling unit. */
  quantity: Thousandths;
  /** Its line as it was; none when the server had not made one yet. */
  line: CartItem | undefined;
}

/**
 * Whenever a product is taken out of the cart, wherever on the page, says so and for a moment offers to put it back, with its note and
 * what to bring instead. What waits for the network says that itself.
 * @returns ends it
 */
export function offerToPutBack(api: Api, queryClient: QueryClient): () => void {
  let before = wishes.all();
  return wishes.subscribe(() => {
    const [last, now] = [before, wishes.all()];
    before = now;
    const cart = knownCart(queryClient);
    for (const [productId, { quantity, product, keptFrom }] of now) {
      const was = last.get(productId)?.quantity ?? quantityInCart(cart, productId);
      if (!product || quantity > 0 || was === 0 || keptFrom !== undefined) continue;
      const taken = { product, quantity: was, line: lineOf(cart, productId) };
      toast.success(`${fullName(product)} tolto dal carrello`, {
        label: 'Annulla',
        stayMs: UNDO_MS,
        onClick: () => void putBack(api, queryClient, taken),
      });
    }
  });
}

/** Resolves when the line is there again with what was written on it, or a change of it waits for the network. */
export async function putBack(
  api: Api,
  queryClient: QueryClient,
  { product, quantity, line: gone }: TakenOut,
): Promise<void> {
  wishes.set(product.productId, { quantity, product });
  await flushQuantity(api, queryClient, product.productId);
  const line = lineOf(knownCart(queryClient), product.productId);
  // the same line: it was never out
  if (!gone || !line || line.cartItemId === gone.cartItemId) return;
  const { user_notes, accept_alternatives } = gone.cartItemInfo;
  const said = {
    ...(user_notes ? { user_notes } : {}),
    ...(accept_alternatives === line.cartItemInfo.accept_alternatives
      ? {}
      : { accept_alternatives: accept_alternatives === 'true' }),
    ...(gone.wantedSubstitute ? { wanted_substitute_id: gone.wantedSubstitute.productId } : {}),
  };
  if (Object.keys(said).length === 0) return;
  try {
    const { data } = await api.call(endpoints.cartChanges.setItemInfo, {
      cart_item_id: line.cartItemId,
      ...said,
      only: 'changes',
    });
    await applyAnswer(api, queryClient, data);
  } catch {
    toast.error(`${fullName(product)} è tornato nel carrello senza la sua nota: scrivila di nuovo`);
  }
}

import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CartContext, lockOpenCart, type PricedCartState, readCart } from '../cart/index.ts';
import { lockOrder, lockOwnOrder, moveOrder } from '../order-book/index.ts';
import { emptyCart, findModifiedOrder } from './order-carts.repo.ts';
import { giveBackParked } from './parked-carts.repo.ts';

/**
 * Ends a change of an order without buying it: the order remains as it was, and its goods leave the cart with what was written
 * on it; what was in the cart before comes back.
 * @throws BusinessError `order-not-found`, `order-not-reopened`, `cart-locked` (the changes are being paid)
 */
export async function discardOrderChanges(request: CartContext, anyVersion: number): Promise<PricedCartState> {
  const { deps, account, now } = request;
  await withTransaction(deps.db, async (tx) => {
    const { orderId } = await lockOwnOrder(tx, account.accountId, anyVersion);
    const cart = await lockOpenCart(tx, account.accountId, now);
    const modified = await findModifiedOrder(tx, cart.cartId);
    if (modified?.orderId !== orderId)
      throw new BusinessError('order-not-reopened', 'Questo ordine non è aperto per modifiche');
    if (cart.locked)
      throw new BusinessError('cart-locked', 'Stai già pagando le modifiche: finisci o annulla prima il pagamento');
    await emptyCart(tx, cart.cartId, now);
    await giveBackParked(tx, account.accountId);
    const order = await lockOrder(tx, orderId);
    if (order?.state === 'reopened')
      await moveOrder(tx, order, 'confirmed', { actor: 'customer', reason: 'Modifiche non completate', now });
  });
  return readCart(request);
}

import { withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type CartContext, lockOpenCart, type PricedCartState, readCart } from '../cart/index.ts';
import { lockOrder, lockOwnOrder, moveOrder } from '../order-book/index.ts';
import { findRequest } from './late/payment-requests.repo.ts';
import { cartHasGoods, fillCartFrom, findModifiedOrder, isStoreClosed } from './order-carts.repo.ts';
import { parkCart } from './parked-carts.repo.ts';

/**
 * Reopens an order as the cart, until its cut-off. The order keeps its slot, its stock and its payment until the cart is
 * bought again and takes its place; a customer who does not buy it loses nothing (`closeReopened`). Goods that were in the cart
 * wait beside it until the change is over (`giveBackParked`).
 * @throws BusinessError `cart-locked`, `order-not-modifiable`, `cutoff-passed`, `cart-not-empty` (another order is being changed)
 */
export async function modifyOrder(request: CartContext, anyVersion: number): Promise<PricedCartState> {
  const { deps, account, now } = request;
  await withTransaction(deps.db, async (tx) => {
    // its cancellation locks the cart the order came from too: one of the two is first, and the other sees the outcome
    await lockOwnOrder(tx, account.accountId, anyVersion);
    const cart = await lockOpenCart(tx, account.accountId, now);
    if (cart.locked) throw new BusinessError('cart-locked', 'Stai già pagando un carrello: finisci prima quello');
    // while we waited for the cart, another device may have brought a change of the order to its end
    const order = await lockOwnOrder(tx, account.accountId, anyVersion);
    const { orderId } = order;
    const modified = await findModifiedOrder(tx, cart.cartId);
    if (order.state === 'reopened' && modified?.orderId === orderId) return;
    if (order.state !== 'confirmed' && order.state !== 'reopened')
      throw new BusinessError('order-not-modifiable', 'Questo ordine non si può più modificare');
    if (order.redeliversProblemId !== null)
      throw new BusinessError('order-not-modifiable', 'È una riconsegna gratuita: si può annullare, non modificare');
    if (order.cutoffAt <= now)
      throw new BusinessError('cutoff-passed', 'È tardi per modificare: stiamo già preparando la spesa');
    // its cart would have no place to go to: nothing of it could be confirmed
    if (await isStoreClosed(tx, orderId)) {
      throw new BusinessError(
        'order-not-modifiable',
        'Il negozio che lo prepara non prende più ordini: questo lo ricevi com’è, si può annullare ma non modificare',
      );
    }
    if (await findRequest(tx, orderId)) {
      throw new BusinessError('order-not-modifiable', 'Prima conferma il pagamento di questo ordine, poi lo modifichi');
    }
    if (await cartHasGoods(tx, cart.cartId)) {
      if (modified) {
        throw new BusinessError(
          'cart-not-empty',
          `Stai già modificando l’ordine ${modified.orderNumber}: concludi o lascia quelle modifiche, poi passa a questo`,
        );
      }
      await parkCart(tx, cart.cartId);
    }
    await fillCartFrom(tx, orderId, cart.cartId);
    await lockOrder(tx, orderId);
    // the customer had begun to change another order and emptied the cart again: that one remains as it was
    if (modified?.state === 'reopened' && modified.orderId !== orderId) {
      await moveOrder(tx, modified, 'confirmed', { actor: 'customer', reason: 'Modifiche non completate', now });
    }
    if (order.state !== 'reopened') await moveOrder(tx, order, 'reopened', { actor: 'customer', now });
  });
  return readCart(request);
}

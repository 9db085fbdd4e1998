import { BusinessError } from '../../platform/errors.ts';
import { lockUntil } from './cart.repo.ts';
import { visibleLines } from './cart-state.ts';
import { refuseWhilePaying } from './payment-in-progress.ts';
import type { PricedCartState } from './priced-cart-state.ts';
import { type CartContext, updateCart } from './update-cart.ts';
import { whyNoPlace, whySlotLost } from './why-no-place.ts';

/**
 * A lock nobody takes away by itself ends after this long: the page that took it may have been closed. It is for the time
 * before paying; from then on the cart is closed by its order (`isCartClosed`).
 */
const lockMinutes = 15;

/**
 * Locks the cart while it is being paid: what is seen is what is bought. Locking again prolongs the lock.
 * @throws BusinessError `payment-in-progress`, `cart-empty`, `address-needed`, `slot-needed`
 */
export function lockCart(context: CartContext): Promise<PricedCartState> {
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      await refuseWhilePaying(tx, cart.cartId);
      if (visibleLines(cart).length === 0) throw new BusinessError('cart-empty', 'Il carrello è vuoto');
      if (!cart.zone) throw new BusinessError('address-needed', whyNoPlace(cart));
      if (!cart.slot) throw new BusinessError('slot-needed', whySlotLost(cart) ?? 'Scegli quando ricevere la spesa');
      const until = new Date(context.now.getTime() + lockMinutes * 60_000);
      await lockUntil(tx, cart.cartId, until);
    },
    { evenLocked: true, reload: true },
  );
}

/** @throws BusinessError `payment-in-progress` */
export function unlockCart(context: CartContext): Promise<PricedCartState> {
  return updateCart(
    context,
    async ({ tx, editor: { cart } }) => {
      await refuseWhilePaying(tx, cart.cartId);
      await lockUntil(tx, cart.cartId, null);
    },
    { evenLocked: true, reload: true },
  );
}

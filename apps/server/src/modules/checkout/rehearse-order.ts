import { withTransaction } from '../../platform/db/database.ts';
import { type CartContext, loadCart, priceCartState, pricingContext, refuseWhilePaying } from '../cart/index.ts';
import { catalogueOf } from '../catalogue/index.ts';
import type { OrderRow } from '../order-book/index.ts';
import type { BuyInput } from './buy-input.ts';
import { checkRequirements, isOnAccount, refuseOtherTotal } from './check-cart.ts';
import { chosenMethod } from './payment-method.ts';
import { placeRunsOut } from './slot-places.repo.ts';

/**
 * Whether the cart could be bought again if the payment under way were abandoned for it. Checked before that is done, so that
 * whoever is refused keeps the payment they began. Takes nothing.
 * @throws BusinessError as `prepareOrder`; `payment-in-progress` when the order would not come out as the one being paid
 */
export async function rehearseOrder(request: CartContext, input: BuyInput, earlier: OrderRow): Promise<void> {
  const { deps, account, now } = request;
  await catalogueOf(deps).refresh();
  await withTransaction(deps.db, async (tx) => {
    const loaded = await loadCart(tx, account.accountId, now);
    // decided at this very moment: there is nothing left to abandon
    if (loaded?.cart.beingPaid?.orderId !== earlier.orderId) return;
    refuseOtherTotal(request, priceCartState(loaded.cart, pricingContext(request)), input);
    const reopened = priceCartState({ ...loaded.cart, beingPaid: null }, pricingContext(request));
    const { overLimit } = await checkRequirements(tx, request, reopened, {
      approvedAs: earlier.orderId,
      onAccount: isOnAccount(account, input),
    });
    await chosenMethod(tx, request, input, reopened);
    const same = reopened.totalCents === earlier.payableCents && overLimit?.kind !== 'needed';
    if (!same || (await placeRunsOut(tx, earlier.orderId, now))) await refuseWhilePaying(tx, earlier.cartId);
  });
}

import type { Tx } from '../../platform/db/database.ts';
import type { CartContext, PricedCartState } from '../cart/index.ts';
import { assertCredit } from '../company-credit/index.ts';
import { chosenLastTender, type LastTender } from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';

/**
 * The payment method the customer chose, checked; undefined when nothing is left for it.
 * @throws BusinessError as `chosenLastTender`
 */
export async function chosenMethod(
  tx: Tx,
  request: CartContext,
  { paymentTypeId, paymentAuthId, saveAuth }: BuyInput,
  { lastTenderCents, cart }: PricedCartState,
): Promise<LastTender | undefined> {
  if (lastTenderCents === 0) return undefined;
  const slotEndAt = cart.slot ? new Date(cart.slot.endAt) : undefined;
  const chosen = await chosenLastTender(tx, request, { paymentTypeId, paymentAuthId, saveAuth, slotEndAt });
  if (chosen.kind === 'due-date')
    await assertCredit(tx, request.account.company!.companyId, lastTenderCents, request.now);
  return chosen;
}

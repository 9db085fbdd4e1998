import type { PaymentType } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext, PricedCartState } from '../cart/index.ts';
import { listPaymentTypes, usableCard } from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';

/** Tickets and certificates pay their part beforehand: the rest is paid by one of these. */
const lastTenderKinds: ReadonlySet<PaymentType['kind']> = new Set(['card', 'saved-card', 'stripe', 'satispay']);

/**
 * The payment method the customer chose, checked; undefined when nothing is left for it.
 * @throws BusinessError `payment-type-not-available`, `payment-auth-not-found`, `payment-auth-expired`
 */
export async function chosenMethod(
  tx: Tx,
  { deps, account, now }: CartContext,
  input: BuyInput,
  { lastTenderCents, cart }: PricedCartState,
): Promise<{ provider: string } | undefined> {
  if (lastTenderCents === 0) return undefined;
  const types = await listPaymentTypes(deps, account, now, tx);
  const type = types.find((each) => each.paymentTypeId === input.paymentTypeId);
  if (!type?.enabled || !lastTenderKinds.has(type.kind)) {
    throw new BusinessError(
      'payment-type-not-available',
      'Questo metodo di pagamento non è disponibile: scegline un altro',
      { field: 'payment_type_id' },
    );
  }
  if (type.kind !== 'saved-card') return { provider: type.provider };
  if (input.paymentAuthId === undefined) {
    throw new BusinessError('payment-auth-not-found', 'Scegli una delle carte salvate', { field: 'payment_auth_id' });
  }
  const chargedAt = cart.slot ? new Date(cart.slot.endAt) : now;
  const { provider } = await usableCard(tx, account.accountId, input.paymentAuthId, now, chargedAt);
  return { provider };
}

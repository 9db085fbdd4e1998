import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { CartContext } from '../cart/index.ts';
import { listPaymentTypes, usableCard } from '../payments/index.ts';
import type { BuyInput } from './buy-input.ts';

/**
 * The payment method the customer chose, checked; undefined when nothing is left to be authorised.
 * @throws BusinessError `payment-type-not-available`, `payment-auth-not-found`
 */
export async function chosenMethod(
  tx: Tx,
  { deps, account, now }: CartContext,
  input: BuyInput,
  toAuthoriseCents: number,
): Promise<{ provider: string } | undefined> {
  if (toAuthoriseCents === 0) return undefined;
  const types = await listPaymentTypes(deps, account, now, tx);
  const type = types.find((each) => each.paymentTypeId === input.paymentTypeId);
  if (!type?.enabled) {
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
  await usableCard(tx, account.accountId, input.paymentAuthId, now);
  return { provider: type.provider };
}

import type { PaymentType } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { providersOf } from './payment-providers.ts';
import { activePaymentTypes } from './payment-types.repo.ts';
import { listSavedCards } from './saved-cards.ts';

/**
 * The ways to pay of this shop. A method whose provider is not set up is not offered; saved cards need a saved card.
 * @param db the transaction, when there is one: a second connection asked for inside it could wait for ever
 */
export async function listPaymentTypes(
  deps: Deps,
  account: Account,
  now: Date,
  db: Db | Tx = deps.db,
): Promise<PaymentType[]> {
  const types = await activePaymentTypes(db);
  const cards = await listSavedCards(db, account.accountId, now);
  return types.flatMap((type): PaymentType[] => {
    const saved = type.kind === 'saved-card';
    // a saved card is charged by whoever keeps it
    const known = cards.filter(({ provider }) => providersOf(deps).get(provider));
    if (saved ? known.length === 0 : !providersOf(deps).get(type.provider)) return [];
    const usable = !saved || known.some((card) => card.active === '1');
    return [
      {
        paymentTypeId: type.paymentTypeId,
        name: type.name,
        ...(type.description ? { description: type.description } : {}),
        kind: type.kind,
        provider: type.provider,
        enabled: usable,
        ...(usable ? {} : { disabledReason: 'Le carte salvate sono scadute' }),
        allowsAuth: type.allowsAuth && !saved,
      },
    ];
  });
}

import type { PaymentAuth, PaymentType } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { providersOf, type ShopProviders } from './payment-providers.ts';
import { activePaymentTypes } from './payment-types.repo.ts';
import { listSavedCards } from './saved-cards.ts';

/**
 * The ways to pay of this shop. A method whose provider is not set up is not offered; saved cards need a saved card. One whose
 * provider has not answered lately is shown and cannot be chosen; no provider is asked for this list.
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
  const providers = providersOf(deps);
  return types.flatMap((type): PaymentType[] => {
    const saved = type.kind === 'saved-card';
    // a saved card is charged by whoever keeps it
    const known = cards.filter(({ provider }) => providers.get(provider));
    if (saved ? known.length === 0 : !providers.get(type.provider)) return [];
    const disabledReason = saved ? whyNoCard(known, providers) : whyNot(type.provider, providers);
    return [
      {
        paymentTypeId: type.paymentTypeId,
        name: type.name,
        ...(type.description ? { description: type.description } : {}),
        kind: type.kind,
        provider: type.provider,
        enabled: disabledReason === undefined,
        ...(disabledReason === undefined ? {} : { disabledReason }),
        allowsAuth: type.allowsAuth && !saved,
      },
    ];
  });
}

function whyNot(provider: string, providers: ShopProviders): string | undefined {
  return providers.isAvailable(provider) ? undefined : 'Non disponibile in questo momento: riprova tra poco';
}

function whyNoCard(cards: readonly PaymentAuth[], providers: ShopProviders): string | undefined {
  const active = cards.filter((card) => card.active === '1');
  if (active.length === 0) return 'Le carte salvate sono scadute';
  return active.some((card) => providers.isAvailable(card.provider))
    ? undefined
    : whyNot(active[0]!.provider, providers);
}

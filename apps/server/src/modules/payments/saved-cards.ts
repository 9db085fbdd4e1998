import type { PaymentAuth } from '@sporta/contract';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { providersOf } from './payment-providers.ts';
import {
  cardsOf,
  findUsableCard,
  orderWaitingFor,
  proposeCard,
  proposeNewestCard,
  retireCard,
} from './saved-cards.repo.ts';

/** A customer's saved cards, the proposed one first. Expired ones are listed as not active. */
export async function listSavedCards(db: Db | Tx, accountId: number, now: Date): Promise<PaymentAuth[]> {
  const cards = await cardsOf(db, accountId, now);
  return cards.map(({ usable, expiring, ...card }) => ({
    ...card,
    maskedNumber: card.cardNumber,
    expiry: `${String(card.expiryMonth).padStart(2, '0')}/${String(card.expiryYear % 100).padStart(2, '0')}`,
    ...(usable && expiring ? { expiring } : {}),
    active: usable ? '1' : '0',
  }));
}

/**
 * A saved card that can be charged.
 * @param until when it will be charged: a card that expires before is refused now, not when the goods are picked
 * @throws BusinessError `payment-auth-not-found`, also for somebody else's card; `payment-auth-expired`
 */
export async function usableCard(
  db: Db | Tx,
  accountId: number,
  paymentAuthId: number,
  now: Date,
  until: Date,
): Promise<{ provider: string; token: string }> {
  const card = await findUsableCard(db, accountId, paymentAuthId, now);
  if (!card)
    throw new BusinessError('payment-auth-not-found', 'Questa carta non è più salvata: scegline un’altra', {
      field: 'payment_auth_id',
    });
  if (until > now && !(await findUsableCard(db, accountId, paymentAuthId, until)))
    throw new BusinessError(
      'payment-auth-expired',
      'Questa carta scade prima della consegna: scegline un’altra, o una fascia più vicina',
      { field: 'payment_auth_id' },
    );
  return card;
}

/** Removes a card here and at the provider; one the provider no longer knows is gone all the same. */
export async function deleteSavedCard(deps: Deps, accountId: number, paymentAuthId: number): Promise<void> {
  const removed = await withTransaction(deps.db, async (tx) => {
    const card = await retireCard(tx, accountId, paymentAuthId);
    if (!card) throw cardNotFound();
    const orderNumber = await orderWaitingFor(tx, paymentAuthId);
    if (orderNumber !== undefined) {
      throw new BusinessError(
        'payment-auth-in-use',
        `Con questa carta paghi l’ordine ${orderNumber}: potrai toglierla quando avremo bloccato l’importo`,
      );
    }
    await proposeNewestCard(tx, accountId);
    return card;
  });
  const outcome = await providersOf(deps).get(removed.provider)?.forgetSaved(removed.token);
  // Here it can no longer be used; at the provider it expires by itself.
  if (outcome?.kind === 'failed')
    deps.log.warn({ error: outcome.error.kind }, 'a saved card could not be removed at the provider');
}

export async function setDefaultCard(deps: Deps, accountId: number, paymentAuthId: number): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    if (!(await proposeCard(tx, accountId, paymentAuthId))) throw cardNotFound();
  });
}

function cardNotFound(): BusinessError {
  return new BusinessError('payment-auth-not-found', 'Questa carta non è più salvata');
}

import type { PaymentAuth } from '@sporta/contract';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { providersOf } from './payment-providers.ts';
import type { CardSummary } from './providers/provider.ts';

type Executor = Parameters<ReturnType<typeof sql>['execute']>[0];

/** A customer's saved cards, the proposed one first. Expired ones are told as not active. */
export async function listSavedCards(db: Executor, accountId: number, now: Date): Promise<PaymentAuth[]> {
  const { rows } = await sql<PaymentAuth & { usable: boolean }>`
    select payment_auth_id as "paymentAuthId", payment_type_id as "paymentTypeId", is_default as "defaultAuth",
           masked_number as "cardNumber", brand, expiry_month as "expiryMonth", expiry_year as "expiryYear",
           make_date(expiry_year, expiry_month, 1) + interval '1 month' > ${now} as usable
    from payment_auth where account_id = ${accountId} and active
    order by is_default desc, payment_auth_id desc`.execute(db);
  return rows.map(({ usable, ...card }) => ({ ...card, active: usable ? '1' : '0' }));
}

/** A saved card that can be charged. @throws BusinessError `payment-auth-not-found`, also for somebody else's card */
export async function usableCard(
  db: Executor,
  accountId: number,
  paymentAuthId: number,
  now: Date,
): Promise<{ token: string }> {
  const { rows } = await sql<{ token: string }>`
    select provider_token as token from payment_auth
    where payment_auth_id = ${paymentAuthId} and account_id = ${accountId} and active
      and make_date(expiry_year, expiry_month, 1) + interval '1 month' > ${now}`.execute(db);
  const [row] = rows;
  if (!row)
    throw new BusinessError('payment-auth-not-found', 'Questa carta non è più salvata: scegline un’altra', {
      field: 'payment_auth_id',
    });
  return row;
}

/** Keeps a card the customer asked to save; the first one becomes the proposed one. Repeating it changes nothing. */
export async function saveCard(
  tx: Tx,
  accountId: number,
  provider: string,
  card: CardSummary & { token: string },
): Promise<void> {
  await sql`
    insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year, is_default)
    values (${accountId}, ${provider}, ${card.token}, ${card.brand}, ${card.maskedNumber}, ${card.expiryMonth}, ${card.expiryYear},
            not exists (select from payment_auth where account_id = ${accountId} and active))
    on conflict (provider, provider_token) do nothing`.execute(tx);
}

/** Removes a card here and at the provider; one the provider no longer knows is gone all the same. */
export async function deleteSavedCard(deps: Deps, accountId: number, paymentAuthId: number): Promise<void> {
  const removed = await withTransaction(deps.db, async (tx) => {
    const { rows } = await sql<{ provider: string; provider_token: string; is_default: boolean }>`
      update payment_auth set active = false, is_default = false
      where payment_auth_id = ${paymentAuthId} and account_id = ${accountId} and active
      returning provider, provider_token, is_default`.execute(tx);
    if (rows.length === 0) throw new BusinessError('payment-auth-not-found', 'Questa carta non è più salvata');
    await sql`update payment_auth set is_default = true where payment_auth_id = (
        select payment_auth_id from payment_auth where account_id = ${accountId} and active
          and not exists (select from payment_auth where account_id = ${accountId} and active and is_default)
        order by payment_auth_id desc limit 1)`.execute(tx);
    return rows[0]!;
  });
  const outcome = await providersOf(deps).get(removed.provider)?.forgetSaved(removed.provider_token);
  // Here it can no longer be used; at the provider it expires by itself.
  if (outcome?.kind === 'failed')
    deps.log.warn({ error: outcome.error.kind }, 'a saved card could not be removed at the provider');
}

export async function setDefaultCard(deps: Deps, accountId: number, paymentAuthId: number): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const { numAffectedRows } = await sql`
      update payment_auth set is_default = payment_auth_id = ${paymentAuthId}
      where account_id = ${accountId} and active
        and exists (select from payment_auth where payment_auth_id = ${paymentAuthId} and account_id = ${accountId} and active)`.execute(
      tx,
    );
    if (numAffectedRows === 0n) throw new BusinessError('payment-auth-not-found', 'Questa carta non è più salvata');
  });
}

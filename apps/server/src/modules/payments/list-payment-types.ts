import type { PaymentType } from '@sporta/contract';
import { savedCardPaymentTypeId } from '@sporta/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { providersOf } from './payment-providers.ts';
import { listSavedCards } from './saved-cards.ts';

interface TypeRow {
  paymentTypeId: number;
  provider: string;
  name: string;
  description: string;
  allowsAuth: boolean;
}

/**
 * The ways to pay of this shop. A method whose provider is not set up is not offered; saved cards need a saved card.
 * @param db the transaction, when there is one: a second connection asked for inside it could wait for ever
 */
export async function listPaymentTypes(
  deps: Deps,
  account: Account,
  now: Date,
  db: Deps['db'] | Tx = deps.db,
): Promise<PaymentType[]> {
  const { rows } = await sql<TypeRow>`
    select payment_type_id as "paymentTypeId", provider, name, description, allows_auth as "allowsAuth"
    from payment_type where active order by position`.execute(db);
  const cards = await listSavedCards(db, account.accountId, now);
  return rows.flatMap((row): PaymentType[] => {
    if (!providersOf(deps).get(row.provider)) return [];
    const saved = row.paymentTypeId === savedCardPaymentTypeId;
    const usable = !saved || cards.some((card) => card.active === '1');
    if (saved && cards.length === 0) return [];
    return [
      {
        paymentTypeId: row.paymentTypeId,
        name: row.name,
        ...(row.description ? { description: row.description } : {}),
        kind: saved ? 'saved-card' : 'card',
        provider: row.provider,
        enabled: usable,
        ...(usable ? {} : { disabledReason: 'Le carte salvate sono scadute' }),
        allowsAuth: row.allowsAuth && !saved,
      },
    ];
  });
}

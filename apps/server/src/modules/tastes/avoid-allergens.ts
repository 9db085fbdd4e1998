import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { avoidedAllergens } from '../catalogue/index.ts';

/**
 * Sets what a customer never wants to eat; nothing forgets all of it. It may tell of their health, so it is kept only when they agree to
 * that in so many words (art. 9 GDPR).
 * @returns the account as it is now
 * @throws BusinessError `consent-needed`
 */
export async function avoidAllergens(
  deps: Deps,
  account: Account,
  { codes, agreed, now }: { codes: readonly string[]; agreed: boolean; now: Date },
): Promise<Account> {
  const wanted = [...new Set(codes)].sort();
  if (wanted.length > 0 && !agreed) {
    throw new BusinessError('consent-needed', 'Per ricordarli ci serve il tuo consenso: sono dati sulla salute', {
      field: 'consent',
    });
  }
  await withTransaction(deps.db, async (tx) => {
    await tx
      .deleteFrom('account_allergen')
      .where('account_id', '=', account.accountId)
      .$if(wanted.length > 0, (query) => query.where('allergen', 'not in', wanted as never[]))
      .execute();
    if (wanted.length === 0) return;
    await tx
      .insertInto('account_allergen')
      .values(
        wanted.map((allergen) => ({ account_id: account.accountId, allergen: allergen as never, consented_at: now })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return avoidedAllergens.with(account, wanted);
}

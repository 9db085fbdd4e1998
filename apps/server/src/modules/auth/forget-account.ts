import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder, lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { eraseMessagesOf, writeOutbox } from '../../platform/outbox.ts';
import { type Account, destroySessionsOf } from '../../platform/session.ts';
import { revokeAllLater } from '../meal-tickets/index.ts';
import { askForCode, findToken, markTokenShown, useShownTokens, useToken } from './account-tokens.ts';
import { emptyAccount, findAccount, type LoginAccount, lockAccount } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';
import { deleteBelongings } from './belongings.repo.ts';
import { clearCarts } from './clear-carts.ts';
import { tellErased } from './erased-mail.ts';
import {
  clearDeliveries,
  clearGiftVouchers,
  clearOrderNotes,
  clearOrders,
  hasOpenOrders,
  removeStaffNotes,
  removeTraces,
} from './forgetting.repo.ts';
import { assertNotLastMaster } from './last-master.ts';

/** Sends the code that confirms the wish to be forgotten. @throws BusinessError `open-orders`, `last-master`; HttpError 429 */
export async function requestForgetting(
  { db }: Pick<Deps, 'db'>,
  { account, ip, now }: { account: Account; ip: string; now: Date },
): Promise<void> {
  const { accountId, email } = account;
  await assertNoOpenOrders(db, accountId);
  if (!(await mayMail(db, { to: email, from: { ip, accountId }, now }))) return;
  await withTransaction(db, async (tx) => {
    await assertNotLastMaster(tx, accountId);
    const codeId = await askForCode(tx, { accountId, purpose: 'anonymize', now });
    await writeOutbox(tx, 'auth.mail', { kind: 'anonymize', accountId, codeId });
  });
}

/** @throws BusinessError `token-not-valid` */
export async function checkForgetToken(
  { db }: Pick<Deps, 'db'>,
  { login, token, now }: { login: string; token: string; now: Date },
): Promise<void> {
  const owner = await findToken(db, { token, purpose: 'anonymize', now });
  const account = owner && (await findAccount(db, owner.accountId));
  const names = account ? [account.login, account.email].map((name) => name.toLowerCase()) : [];
  if (!names.includes(login.toLowerCase())) throw tokenNotValid();
  await markTokenShown(db, token);
}

/**
 * Removes the person (GDPR art. 17): account data, addresses, lists, consents, saved cards, notes. Orders keep what tax law
 * asks for: lines, amounts, invoice data, and of the address only the town. Nobody can undo it.
 * @param token undefined: a code that `checkForgetToken` found good before
 * @throws BusinessError `token-not-valid`, `open-orders`, `last-master`
 */
export async function forgetAccount(
  { db }: Pick<Deps, 'db'>,
  { accountId, token, now }: { accountId: number; token: string | undefined; now: Date },
): Promise<void> {
  const owner = token === undefined ? undefined : await findToken(db, { token, purpose: 'anonymize', now });
  if (token !== undefined && owner?.accountId !== accountId) throw tokenNotValid();
  await withTransaction(db, async (tx) => {
    await lockIds(tx, 'customer', [accountId]);
    const account = await lockAccount(tx, accountId);
    if (!account) throw tokenNotValid();
    if (token !== undefined) await useToken(tx, { token, purpose: 'anonymize', now });
    else if (!(await useShownTokens(tx, { accountId, purpose: 'anonymize', now }))) throw tokenNotValid();
    await forgetLocked(tx, account, now);
  });
}

/**
 * The same asked for by the person in writing or by telephone, and done by staff in the transaction that writes it down.
 * @returns false when there is no such account any more
 * @throws BusinessError `open-orders`, `last-master`
 */
export async function forgetOnBehalf(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  await lockIds(tx, 'customer', [accountId]);
  const account = await lockAccount(tx, accountId);
  if (!account || account.disabled) return false;
  await forgetLocked(tx, account, now);
  return true;
}

async function forgetLocked(tx: Tx, account: LoginAccount, now: Date): Promise<void> {
  const { accountId } = account;
  await assertNotLastMaster(tx, accountId);
  await clearCarts(tx, accountId, now);
  await assertNoOpenOrders(tx, accountId);
  assertLockOrder(tx, 'order');
  await clearOrders(tx, accountId);
  await clearOrderNotes(tx, accountId);
  await clearDeliveries(tx, accountId);
  await removeStaffNotes(tx, accountId);
  await clearGiftVouchers(tx, accountId, account.email);
  await revokeAllLater(tx, accountId);
  await deleteBelongings(tx, accountId);
  await removeTraces(tx, accountId, account.email);
  await eraseMessagesOf(tx, { accountId, emails: [account.email, account.login] });
  await emptyAccount(tx, accountId, now);
  if (account.emailConfirmed) await tellErased(tx, account.email);
  await destroySessionsOf(tx, accountId);
}

async function assertNoOpenOrders(db: Db, accountId: number): Promise<void> {
  if (!(await hasOpenOrders(db, accountId))) return;
  throw new BusinessError(
    'open-orders',
    'Hai ancora un ordine in corso, o un regalo che deve partire: annullalo o aspetta la consegna, poi potrai cancellare l’account.',
  );
}

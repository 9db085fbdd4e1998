import type { Tx } from '../../platform/db/database.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { voidCodes } from './account-tokens.ts';
import { clearForOwner, type LoginAccount } from './accounts.repo.ts';
import { deleteBelongings, emptyOpenCarts } from './belongings.repo.ts';
import { clearCarts } from './clear-carts.ts';
import { markConfirmed } from './confirm-registration.ts';

/**
 * The owner of a mailbox takes over an account that was never confirmed: by a reset, or because the company's identity
 * provider says who they are. Who registered it may have been anybody, and waited: nothing they left behind stays, neither a
 * way in (password, sessions, codes, username) nor a trap (an address goods would go to, a shared list, a company founded in
 * somebody's name). Orders stay, they are about money.
 * @param passwordHash of the owner's own; null = none
 */
export async function startAfresh(
  tx: Tx,
  account: LoginAccount,
  { passwordHash, now }: { passwordHash: string | null; now: Date },
): Promise<void> {
  const { accountId } = account;
  await destroySessionsOf(tx, accountId);
  await voidCodes(tx, accountId, now);
  await clearCarts(tx, accountId, now);
  await emptyOpenCarts(tx, accountId);
  await deleteBelongings(tx, accountId);
  await clearForOwner(tx, account, passwordHash);
  await markConfirmed(tx, accountId, now);
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { voidCodes } from './account-tokens.ts';
import type { LoginAccount } from './accounts.repo.ts';
import { clearCarts, removeBelongings } from './belongings.ts';
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
  { accountId, email }: LoginAccount,
  { passwordHash, now }: { passwordHash: string | null; now: Date },
): Promise<void> {
  await destroySessionsOf(tx, accountId);
  await voidCodes(tx, accountId, now);
  await clearCarts(tx, accountId, now);
  await sql`
    delete from cart_item i using cart c
     where c.cart_id = i.cart_id and c.account_id = ${accountId} and c.state = 'open'
       and not exists (select from orders o where o.cart_id = c.cart_id and o.state = 'awaiting-payment')`.execute(tx);
  await removeBelongings(tx, accountId);
  await sql`
    update account set login = ${email}, password_hash = ${passwordHash}, phone = null, birth_date = null,
      fiscal_code = null, fidelity_card = null, is_member = false, invoice_requested = false, company_id = null,
      is_master = false, spending_limit_cents = null, over_limit = 'refuse',
      segment = case segment when 'business' then 'household' else segment end,
      price_list_id = case segment when 'business' then 1 else price_list_id end
    where account_id = ${accountId}`.execute(tx);
  await markConfirmed(tx, accountId, now);
}

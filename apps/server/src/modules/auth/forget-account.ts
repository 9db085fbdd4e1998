import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder, lockIds } from '../../platform/db/locks.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { eraseMessagesOf, writeOutbox } from '../../platform/outbox.ts';
import { type Account, destroySessionsOf } from '../../platform/session.ts';
import { askForCode, findToken, markTokenShown, useShownTokens, useToken } from './account-tokens.ts';
import { findAccount, lockAccount } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';
import { clearCarts, removeBelongings } from './belongings.ts';
import { assertNotLastMaster } from './last-master.ts';

/** Orders in these states still have to be delivered or paid. */
const openStates = ['awaiting-payment', 'confirmed', 'picking', 'picked', 'ready', 'out-for-delivery'] as const;

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
 * asks for: lines, amounts, invoice data, and of the address only the town. It cannot be undone.
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
    await assertNotLastMaster(tx, accountId);
    await clearCarts(tx, accountId, now);
    await assertNoOpenOrders(tx, accountId);
    await clearOrders(tx, accountId);
    await clearOrderNotes(tx, accountId);
    await removeBelongings(tx, accountId);
    await removeTraces(tx, accountId, account.email);
    await eraseMessagesOf(tx, { accountId, emails: [account.email, account.login] });
    await clearAccount(tx, accountId, now);
    await destroySessionsOf(tx, accountId);
  });
}

async function assertNoOpenOrders(db: Db, accountId: number): Promise<void> {
  const open = await db
    .selectFrom('orders')
    .select('order_id')
    .where('account_id', '=', accountId)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst();
  if (open) {
    throw new BusinessError(
      'open-orders',
      'Hai ancora un ordine in corso: annullalo o aspetta la consegna, poi potrai cancellare l’account.',
    );
  }
}

async function clearOrders(tx: Tx, accountId: number): Promise<void> {
  assertLockOrder(tx, 'order');
  await sql`
    update orders set order_comment = null, invoice_requested = null,
           address = jsonb_strip_nulls(jsonb_build_object('city', address->'city', 'province', address->'province',
             'postalcode', address->'postalcode', 'warehouseId', address->'warehouseId',
             'deliveryServiceId', address->'deliveryServiceId',
             'addressName', to_jsonb(''::text), 'address1', to_jsonb(''::text), 'addressNumber', to_jsonb(''::text)))
     where account_id = ${accountId}`.execute(tx);
  await sql`
    update order_line set user_notes = null
     where user_notes is not null and order_id in (select order_id from orders where account_id = ${accountId})`.execute(
    tx,
  );
}

/** Words the customer wrote about an order; that a withdrawal or a problem was there stays. */
async function clearOrderNotes(tx: Tx, accountId: number): Promise<void> {
  const own = sql`(select order_id from orders where account_id = ${accountId})`;
  await sql`update order_withdrawal set reason = null where reason is not null and order_id in ${own}`.execute(tx);
  await sql`update order_problem set note = null where note is not null and order_id in ${own}`.execute(tx);
}

/** What stands in places where it is not the person's alone. */
async function removeTraces(tx: Tx, accountId: number, email: string): Promise<void> {
  for (const table of ['account_token', 'point_entry', 'reward_request'] as const) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  }
  await sql`delete from notify_request where lower(email) = lower(${email})`.execute(tx);
  await sql`delete from company_invitation where invited_by = ${accountId} or lower(email) = lower(${email})`.execute(
    tx,
  );
  // what somebody decided for others stays theirs, without the words
  await sql`update order_approval set decided_by = null, note = null where decided_by = ${accountId}`.execute(tx);
  await sql`delete from newsletter_subscription where lower(email) = lower(${email})`.execute(tx);
}

/** The row stays because orders refer to it; nothing in it says who it was. */
async function clearAccount(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      login: `rimosso-${accountId}`,
      email: `rimosso-${accountId}@sporta.example`,
      password_hash: null,
      first_name: '',
      last_name: '',
      phone: null,
      birth_date: null,
      fiscal_code: null,
      fidelity_card: null,
      is_member: false,
      is_master: false,
      company_id: null,
      points: 0,
      spending_limit_cents: null,
      over_limit: 'refuse',
      reduced_delivery: false,
      email_confirmed_at: null,
      profile_confirmed: false,
      disabled_at: now,
    })
    .where('account_id', '=', accountId)
    .execute();
}

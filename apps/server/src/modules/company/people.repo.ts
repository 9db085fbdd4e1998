import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { AccountTable } from '../../platform/db/schema.generated.ts';

const householdPriceList = 1;
const businessPriceList = 2;

/** The people of a company, masters first. Masters come without their limit, which waits meanwhile. */
export function listPeople(db: Db, companyId: number) {
  return db
    .selectFrom('account as a')
    .select([
      'a.account_id as userId',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.email',
      'a.is_master as master',
      'a.over_limit as overLimit',
    ])
    .select((eb) => [
      eb.case().when('a.is_master', '=', false).then(eb.ref('a.spending_limit_cents')).end().as('limitCents'),
      eb.case().when('a.is_master', '=', false).then(eb.ref('a.monthly_budget_cents')).end().as('budgetCents'),
      eb
        .selectFrom('orders as o')
        .select((order) => order.fn.max('o.created_at').as('at'))
        .whereRef('o.account_id', '=', 'a.account_id')
        .whereRef('o.company_id', '=', 'a.company_id')
        .where('o.confirmed_at', 'is not', null)
        .as('lastOrderAt'),
    ])
    .where('a.company_id', '=', companyId)
    .where('a.disabled_at', 'is', null)
    .orderBy('a.is_master', 'desc')
    .orderBy('a.last_name')
    .orderBy('a.first_name')
    .orderBy('a.account_id')
    .execute();
}

/** The masters of a company with a confirmed e-mail; the others may only have typed its VAT number. */
export function mastersOf(db: Db, companyId: number) {
  return db
    .selectFrom('account')
    .select(['account_id as accountId', 'email'])
    .where('company_id', '=', companyId)
    .where('is_master', '=', true)
    .where('disabled_at', 'is', null)
    .where('email_confirmed_at', 'is not', null)
    .orderBy('account_id')
    .execute();
}

/** Locks the company, then the person. False when the person does not belong to it, or has left it meanwhile. */
export async function lockMember(tx: Tx, companyId: number, userId: number): Promise<boolean> {
  await tx.selectFrom('company').select('company_id').where('company_id', '=', companyId).forUpdate().execute();
  const member = await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', userId)
    .where('company_id', '=', companyId)
    .where('disabled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return member !== undefined;
}

/** What a person may spend and decide. */
export type Rights = Pick<Updateable<AccountTable>, 'is_master' | 'spending_limit_cents' | 'over_limit'>;

/** @param rights at least one; absent ones stay as they are */
export async function setRights(tx: Tx, userId: number, rights: Rights): Promise<void> {
  await tx.updateTable('account').set(rights).where('account_id', '=', userId).execute();
}

/**
 * Makes a person of a company a private customer at the prices of everybody. Their cart stays; the invoice it had because it was the
 * company's goes, for they may have nothing to make one out to.
 */
export async function leaveCompany(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      company_id: null,
      is_master: false,
      segment: 'household',
      price_list_id: householdPriceList,
      spending_limit_cents: null,
      monthly_budget_cents: null,
      over_limit: 'refuse',
    })
    .where('account_id', '=', userId)
    .execute();
}

/** The open cart of who left a company is asked for no invoice, and says so to pages that know an older one. */
export async function forgetInvoice(tx: Tx, userId: number): Promise<void> {
  assertLockOrder(tx, 'cart');
  await tx
    .updateTable('cart')
    .set((eb) => ({ invoice_requested: false, invoice_holder_id: null, revision: eb('revision', '+', 1) }))
    .where('account_id', '=', userId)
    .where('state', 'in', ['open', 'parked'])
    .execute();
}

const memberOf = (companyId: number) =>
  ({ company_id: companyId, segment: 'business', price_list_id: businessPriceList }) as const;

interface Membership {
  companyId: number;
  limitCents: number | null;
}

/** Makes a customer without a company an ordinary person of this one. False when they have joined one meanwhile or are gone. */
export async function joinCompany(tx: Tx, accountId: number, { companyId, limitCents }: Membership): Promise<boolean> {
  const { numUpdatedRows } = await joining(tx, accountId, { companyId, limitCents }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

const joining = (tx: Tx, accountId: number, { companyId, limitCents }: Membership) =>
  tx
    .updateTable('account')
    .set({ ...memberOf(companyId), is_master: false, spending_limit_cents: limitCents })
    .where('account_id', '=', accountId)
    .where('company_id', 'is', null)
    .where('disabled_at', 'is', null);

/** The same for who was invited. False also when the account has another address by now. */
export async function joinInvited(
  tx: Tx,
  accountId: number,
  { email, ...membership }: Membership & { email: string },
): Promise<boolean> {
  const { numUpdatedRows } = await joining(tx, accountId, membership)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface NewPerson extends Membership {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
}

/** A new account of the company. @returns its id @throws a violation of `account_email` or `account_login` */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<number> {
  const { account_id } = await tx
    .insertInto('account')
    .values({
      ...memberOf(person.companyId),
      login: person.email,
      email: person.email,
      password_hash: person.passwordHash,
      first_name: person.firstName,
      last_name: person.lastName,
      spending_limit_cents: person.limitCents,
    })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  return account_id;
}

/** Makes a person the first master of a company. */
export async function makeFounder(tx: Tx, accountId: number, companyId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ ...memberOf(companyId), is_master: true })
    .where('account_id', '=', accountId)
    .execute();
}

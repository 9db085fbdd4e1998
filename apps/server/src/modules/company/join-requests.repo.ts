import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Requests of people with a confirmed e-mail: the others wait for their own confirmation first. */
const confirmed = (db: Db) =>
  db
    .selectFrom('company_join_request as r')
    .innerJoin('company as c', 'c.company_id', 'r.company_id')
    .innerJoin('account as a', 'a.account_id', 'r.account_id')
    .where('a.disabled_at', 'is', null)
    .where('a.email_confirmed_at', 'is not', null);

/** Who waits to join a company, the oldest first. */
export function listRequests(db: Db, companyId: number) {
  return confirmed(db)
    .select([
      'r.company_join_request_id as requestId',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'a.email',
      'r.requested_at as requestedAt',
    ])
    .where('r.company_id', '=', companyId)
    .orderBy('r.requested_at')
    .orderBy('r.company_join_request_id')
    .execute();
}

/** The request of a person, with the names its mails say. */
export function findRequest(db: Db, accountId: number) {
  return confirmed(db)
    .select(['r.company_id as companyId', 'c.name as company', 'a.email'])
    .select(sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('name'))
    .where('r.account_id', '=', accountId)
    .executeTakeFirst();
}

/** The data of a company as its founder enters them at registration. */
export interface BusinessData {
  company_name: string;
  fiscal_code: string;
  recipient_code?: string;
  pec?: string;
}

/** The company a person of no company waits for, its row locked, and what the person entered about it. */
export function lockClaim(tx: Tx, accountId: number) {
  return confirmed(tx)
    .select('c.company_id as companyId')
    .select((eb) => eb.ref('r.business').$castTo<BusinessData | null>().as('business'))
    .where('r.account_id', '=', accountId)
    .where('a.company_id', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
}

/** Whether somebody of the company has confirmed an e-mail, so that it can act. */
const acts = (companyId: number) => sql<boolean>`exists (select from account where company_id = ${companyId}
  and disabled_at is null and email_confirmed_at is not null)`;

/**
 * Turns the unconfirmed people of a company that cannot act into private customers who wait to join it, with the data they
 * entered. Raw, because one statement moves them from table to table.
 */
export async function makeUnconfirmedWait(tx: Tx, companyId: number, now: Date): Promise<void> {
  await sql`
    with gone as (
      update account set company_id = null, is_master = false, segment = 'household', price_list_id = 1
      where company_id = ${companyId} and email_confirmed_at is null and disabled_at is null and not ${acts(companyId)}
      returning account_id)
    insert into company_join_request (company_id, account_id, requested_at, business)
    select ${companyId}, gone.account_id, ${now}, jsonb_strip_nulls(jsonb_build_object('company_name', c.name,
      'fiscal_code', c.fiscal_code, 'recipient_code', c.recipient_code, 'pec', c.pec))
    from gone, company c where c.company_id = ${companyId}
    on conflict (account_id) do nothing`.execute(tx);
}

/** Writes the data of a company that cannot act. False when somebody of it has confirmed an e-mail meanwhile. */
export async function rewriteCompany(tx: Tx, companyId: number, business: BusinessData): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company')
    .set({
      name: business.company_name,
      fiscal_code: business.fiscal_code,
      recipient_code: business.recipient_code ?? null,
      pec: business.pec ?? null,
    })
    .where('company_id', '=', companyId)
    .where(({ not }) => not(acts(companyId)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRequestOf(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('company_join_request').where('account_id', '=', accountId).execute();
}

/** Takes a request of a confirmed person away, so that it is answered once. @returns whose it was; undefined = not there */
export async function takeRequest(tx: Tx, companyId: number, requestId: number): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('company_join_request as r')
    .using('account as a')
    .where('r.company_join_request_id', '=', requestId)
    .where('r.company_id', '=', companyId)
    .whereRef('a.account_id', '=', 'r.account_id')
    .where('a.email_confirmed_at', 'is not', null)
    .returning('r.account_id as accountId')
    .executeTakeFirst();
  return row?.accountId;
}

/** Whom a mail about a company goes to, the company they are in now, and the name of the one it is about. */
export function findAddressee(db: Db, accountId: number, companyId: number) {
  return db
    .selectFrom(['account as a', 'company as c'])
    .select(['a.email', 'a.company_id as companyId', 'c.name as company'])
    .where('a.account_id', '=', accountId)
    .where('c.company_id', '=', companyId)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Whether a person has a delivery pass that holds, or will: of no use to who buys for a company. @param today day of the shop */
export async function hasPass(db: Db, accountId: number, today: string): Promise<boolean> {
  const pass = await db
    .selectFrom('delivery_pass_order')
    .select('delivery_pass_order_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'confirmed')
    .where('ends_on', '>=', today)
    .limit(1)
    .executeTakeFirst();
  return pass !== undefined;
}

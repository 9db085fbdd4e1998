import type { CompanyInvitation, CompanyJoinRequest, CompanyUser } from '@sporta/contract';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { BusinessError } from '../../platform/errors.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { assertNotLastMaster } from '../auth/index.ts';
import { userNotFound } from './company.errors.ts';
import { listJoinRequests } from './join-requests.ts';

/** The people of a company, masters first, and who has not answered an invitation or waits to be let in. */
export async function readPeople(
  db: Db,
  companyId: number,
  now: Date,
): Promise<{ users: CompanyUser[]; invitations: CompanyInvitation[]; joinRequests: CompanyJoinRequest[] }> {
  const { rows: users } = await sql<{
    userId: number;
    firstName: string;
    lastName: string;
    email: string;
    master: boolean;
    limitCents: number | null;
    overLimit: CompanyUser['overLimit'];
    lastOrderAt: Date | null;
  }>`
    select account_id as "userId", first_name as "firstName", last_name as "lastName", email, is_master as master,
      case when not is_master then spending_limit_cents end as "limitCents", over_limit as "overLimit",
      (select max(o.created_at) from orders o where o.account_id = a.account_id and o.company_id = a.company_id
         and o.confirmed_at is not null) as "lastOrderAt"
    from account a where company_id = ${companyId} and disabled_at is null
    order by is_master desc, last_name, first_name, account_id`.execute(db);
  const { rows: invitations } = await sql<{
    invitationId: number;
    email: string;
    limitCents: number | null;
    invitedAt: Date;
    expiresAt: Date;
  }>`
    select company_invitation_id as "invitationId", email, spending_limit_cents as "limitCents",
      created_at as "invitedAt", expires_at as "expiresAt"
    from company_invitation where company_id = ${companyId} and accepted_at is null and expires_at > ${now}
    order by created_at desc, company_invitation_id`.execute(db);
  return {
    users: users.map(({ limitCents, lastOrderAt, ...user }) => ({
      ...user,
      ...limitToWire(limitCents),
      ...(lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {}),
    })),
    invitations: invitations.map(({ limitCents, invitedAt, expiresAt, ...invitation }) => ({
      ...invitation,
      ...limitToWire(limitCents),
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    joinRequests: await listJoinRequests(db, companyId),
  };
}

const limitToWire = (cents: number | null) => (cents === null ? {} : { spendingLimit: cents / 100 });

/**
 * Sets what a person may spend and decide. Who decides for the company has no limit; the one they had waits, and holds again
 * when they are an ordinary person again.
 * @param limitCents undefined = no limit, but as it was when the role is set @param overLimit, master undefined = as it was
 * @throws BusinessError `user-not-found`, `last-master`
 */
export async function limitUser(
  db: Db,
  {
    companyId,
    userId,
    limitCents,
    overLimit,
    master,
  }: {
    companyId: number;
    userId: number;
    limitCents: number | undefined;
    overLimit: CompanyUser['overLimit'] | undefined;
    master: boolean | undefined;
  },
): Promise<void> {
  return withTransaction(db, async (tx) => {
    await assertMember(tx, companyId, userId);
    if (master === false) await assertNotLastMaster(tx, userId);
    const staysLimited = limitCents === undefined && master !== undefined;
    await sql`
      update account set is_master = coalesce(${master ?? null}, is_master),
        spending_limit_cents = case when ${staysLimited} then spending_limit_cents else ${limitCents ?? null}::int end,
        over_limit = coalesce(${overLimit ?? null}, over_limit)
      where account_id = ${userId}`.execute(tx);
  });
}

/** Locks the company, then looks: who left it meanwhile is nobody's. */
async function assertMember(tx: Tx, companyId: number, userId: number): Promise<void> {
  assertLockOrder(tx, 'customer');
  await sql`select 1 from company where company_id = ${companyId} for update`.execute(tx);
  const { rows } = await sql`
    select 1 from account where account_id = ${userId} and company_id = ${companyId} and disabled_at is null
    for update`.execute(tx);
  if (rows.length === 0) throw userNotFound();
}

/**
 * Takes a person out of the company: from then on a private customer at the prices of everybody, logged out everywhere. The
 * orders placed for the company stay the company's.
 * @throws BusinessError `user-not-found`, `cannot-remove-yourself`, `last-master`
 */
export function removeUser(
  db: Db,
  { companyId, userId, masterId }: { companyId: number; userId: number; masterId: number },
): Promise<void> {
  if (userId === masterId) {
    throw new BusinessError(
      'cannot-remove-yourself',
      'Non puoi togliere te stesso dall’azienda: nomina un altro account principale, che potrà farlo',
      { field: 'user_id' },
    );
  }
  return withTransaction(db, async (tx: Tx) => {
    await assertMember(tx, companyId, userId);
    await assertNotLastMaster(tx, userId);
    await sql`
      update account set company_id = null, is_master = false, segment = 'household', price_list_id = 1,
        spending_limit_cents = null, over_limit = 'refuse'
      where account_id = ${userId}`.execute(tx);
    await sql`delete from order_approval where account_id = ${userId} and state = 'waiting'`.execute(tx);
    await destroySessionsOf(tx, userId);
  });
}

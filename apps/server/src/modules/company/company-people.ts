import type { CompanyInvitation, CompanyJoinRequest, CompanyUser } from '@sporta/contract';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { assertNotLastMaster } from '../auth/index.ts';
import { deleteWaiting } from './approvals.repo.ts';
import { userNotFound } from './company.errors.ts';
import { listInvitations } from './invitations.repo.ts';
import { listRequests } from './join-requests.repo.ts';
import { leaveCompany, listPeople, lockMember, setRights } from './people.repo.ts';
import type { RemovedMail } from './removed-mail.ts';

/** The people of a company, masters first, who has not answered an invitation, and who waits for an answer of the company. */
export async function readPeople(
  db: Db,
  companyId: number,
  now: Date,
): Promise<{ users: CompanyUser[]; invitations: CompanyInvitation[]; joinRequests: CompanyJoinRequest[] }> {
  const users = await listPeople(db, companyId);
  const invitations = await listInvitations(db, companyId, now);
  const joinRequests = await listRequests(db, companyId);
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
    joinRequests: joinRequests.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() })),
  };
}

const limitToWire = (cents: number | null) => (cents === null ? {} : { spendingLimit: cents / 100 });

/**
 * Sets what a person may spend and decide. A master has no limit; the one they had waits, and holds again when they are an
 * ordinary person again.
 * @param limitCents undefined = no limit, but as it was when the role is set @param overLimit, master undefined = unchanged
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
    const keepsLimit = limitCents === undefined && master !== undefined;
    await setRights(tx, userId, {
      ...(master === undefined ? {} : { is_master: master }),
      ...(keepsLimit ? {} : { spending_limit_cents: limitCents ?? null }),
      ...(overLimit === undefined ? {} : { over_limit: overLimit }),
    });
  });
}

/** Locks the company first, so that nobody leaves it meanwhile. */
async function assertMember(tx: Tx, companyId: number, userId: number): Promise<void> {
  assertLockOrder(tx, 'customer');
  if (!(await lockMember(tx, companyId, userId))) throw userNotFound();
}

/**
 * Takes a person out of the company and logs them out everywhere: they go on as a private customer at the prices of everybody.
 * The orders they placed for the company stay the company's.
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
  return withTransaction(db, async (tx) => {
    await assertMember(tx, companyId, userId);
    await assertNotLastMaster(tx, userId);
    await leaveCompany(tx, userId);
    await deleteWaiting(tx, userId);
    await destroySessionsOf(tx, userId);
    const removed: RemovedMail = { accountId: userId, companyId };
    await writeOutbox(tx, 'company.removed', removed);
  });
}

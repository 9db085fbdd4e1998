import type { CompanyInvitation, CompanyJoinRequest, CompanyUser, CostCentre } from '@sporta/contract';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { assertNotLastMaster } from '../auth/index.ts';
import { closeApprovals } from './approvals.repo.ts';
import { assertMember } from './assert-member.ts';
import { listCostCentres, spentByPerson } from './budgets.repo.ts';
import { monthStart } from './budgets.ts';
import { listInvitations } from './invitations.repo.ts';
import { listRequests } from './join-requests.repo.ts';
import { forgetInvoice, leaveCompany, listPeople, setRights } from './people.repo.ts';
import type { RemovedMail } from './removed-mail.ts';

export interface CompanyPeople {
  users: CompanyUser[];
  invitations: CompanyInvitation[];
  joinRequests: CompanyJoinRequest[];
  costCentres: CostCentre[];
}

/** The people of a company, masters first, who has not answered an invitation, and who waits for an answer of the company. */
export async function readPeople(db: Db, companyId: number, now: Date): Promise<CompanyPeople> {
  const since = monthStart(now);
  const spent = await spentByPerson(db, companyId, since);
  const costCentres = await listCostCentres(db, companyId, since);
  const users = await listPeople(db, companyId);
  const invitations = await listInvitations(db, companyId, now);
  const joinRequests = await listRequests(db, companyId);
  return {
    users: users.map(({ limitCents, budgetCents, lastOrderAt, ...user }) => ({
      ...user,
      ...limitToWire(limitCents),
      ...budgetToWire(budgetCents, spent.get(user.userId) ?? 0),
      ...(lastOrderAt ? { lastOrderAt: lastOrderAt.toISOString() } : {}),
    })),
    invitations: invitations.map(({ limitCents, invitedAt, expiresAt, ...invitation }) => ({
      ...invitation,
      ...limitToWire(limitCents),
      invitedAt: invitedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
    joinRequests: joinRequests.map((row) => ({ ...row, requestedAt: row.requestedAt.toISOString() })),
    costCentres: costCentres.map(({ name, limitCents, spentCents }) => ({
      name,
      ...budgetToWire(limitCents, spentCents),
    })),
  };
}

const budgetToWire = (cents: number | null, spentCents: number) => ({
  ...(cents === null ? {} : { monthlyBudget: cents / 100 }),
  spentThisMonth: spentCents / 100,
});

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

/**
 * Takes a person out of the company and logs them out everywhere: they go on as a private customer at the prices of everybody.
 * The orders they placed for the company stay the company's.
 * @throws BusinessError `user-not-found`, `cannot-remove-yourself`, `last-master`
 */
export function removeUser(
  db: Db,
  { companyId, userId, masterId, now }: { companyId: number; userId: number; masterId: number; now: Date },
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
    await closeApprovals(tx, userId, now);
    await forgetInvoice(tx, userId);
    await destroySessionsOf(tx, userId);
    const removed: RemovedMail = { accountId: userId, companyId };
    await writeOutbox(tx, 'company.removed', removed);
  });
}

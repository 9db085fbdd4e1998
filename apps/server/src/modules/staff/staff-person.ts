import { type StaffPerson, staffRoleLabels } from '@sporta/contract';
import type { CallContext } from '../../platform/http/register-call.ts';
import { refundsWithoutLimit } from '../../platform/staff-rights.ts';
import { allStores, findPin } from './staff-members.repo.ts';

/** Who sits at the Banco, as its pages need to know them. */
export async function staffPersonOf(
  { account, session, db, deps }: Pick<CallContext, 'account' | 'session' | 'db' | 'deps'>,
  { locked }: { locked?: boolean } = {},
): Promise<StaffPerson> {
  const staff = account.staff!;
  const { stores } = staff;
  const every = await allStores(db);
  const { idleLockMinutes, refundLimitCents } = deps.config.staff;
  return {
    userId: account.accountId,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    roles: [...staff.roles],
    roleLabels: staff.roles.map((role) => staffRoleLabels[role]),
    stores: stores === 'all' ? every : every.filter(({ warehouseId }) => stores.includes(warehouseId)),
    allStores: stores === 'all',
    pin: (await findPin(db, account.accountId)) !== undefined,
    locked: locked ?? staff.locked,
    idleLockMinutes,
    ...(refundsWithoutLimit(staff) ? {} : { refundLimit: refundLimitCents / 100 }),
    sessionEndsAt: session!.expiresAt.toISOString(),
  };
}

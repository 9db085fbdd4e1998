import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readGroups } from '../../platform/staff-groups.ts';
import { findAccountOf, insertStaffAccount, storesCalled, writeStaffMember } from './staff-members.repo.ts';

/** Somebody as the identity provider describes them; the e-mail is confirmed there. */
export interface KnownPerson {
  email: string;
  firstName: string;
  lastName: string;
  groups: readonly string[];
}

/**
 * Writes what somebody is in the shop, at each sign-in: roles and stores by the groups of the identity provider. Who has a role and
 * no account yet gets one; a customer's account never becomes one of the staff.
 * @returns the account; undefined for who has no role here
 */
export function recordStaff(deps: Deps, person: KnownPerson): Promise<number | undefined> {
  const now = deps.clock.now();
  const { roles, storeSlugs } = readGroups(person.groups, deps.config.staff);
  return withTransaction(deps.db, async (tx) => {
    const known = await findAccountOf(tx, person.email);
    if (known && (known.segment !== 'staff' || known.disabled)) return undefined;
    if (!known && roles.length === 0) return undefined;
    const accountId = known?.accountId ?? (await insertStaffAccount(tx, person, now));
    if (accountId === undefined) return undefined;
    const storeIds = await storesCalled(tx, storeSlugs);
    await writeStaffMember(tx, { accountId, roles, storeIds }, now);
    return roles.length > 0 ? accountId : undefined;
  });
}

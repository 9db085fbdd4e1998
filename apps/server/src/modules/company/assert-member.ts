import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { userNotFound } from './company.errors.ts';
import { lockMember } from './people.repo.ts';

/** Locks the company first, so that nobody leaves it meanwhile. @throws BusinessError `user-not-found` */
export async function assertMember(tx: Tx, companyId: number, userId: number): Promise<void> {
  assertLockOrder(tx, 'customer');
  if (!(await lockMember(tx, companyId, userId))) throw userNotFound();
}

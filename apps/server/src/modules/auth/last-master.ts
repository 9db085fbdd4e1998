import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { BusinessError } from '../../platform/errors.ts';
import { countOthers, lockCompanyOfMaster } from './masters.repo.ts';

/**
 * Keeps a company from being left without a master: asked before a master account is forgotten, taken out of its company or
 * made an ordinary one. It locks the row of the company, so that two masters who go at the same time are not each other's
 * excuse. Who is alone in a company may go: nobody is left behind.
 * @throws BusinessError `last-master`
 */
export async function assertNotLastMaster(tx: Tx, accountId: number): Promise<void> {
  assertLockOrder(tx, 'customer');
  const company = await lockCompanyOfMaster(tx, accountId);
  if (!company) return;
  const others = await countOthers(tx, company.companyId, accountId);
  if (others.people > 0 && others.masters === 0) {
    throw new BusinessError(
      'last-master',
      `${company.name} resterebbe senza account principale: prima nominane un altro, in “Persone dell’azienda”.`,
    );
  }
}

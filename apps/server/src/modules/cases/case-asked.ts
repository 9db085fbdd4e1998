import type { Db, Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { type CaseRow, findCase, lockCase } from './cases.repo.ts';

/** A case of a store this person sees; another one is not found. @throws BusinessError `case-not-found` */
export async function caseOf(db: Db | Tx, account: Account, caseId: number): Promise<CaseRow> {
  const found = await findCase(db, caseId);
  if (!found || !seesStore(account.staff!, found.warehouseId)) {
    throw new BusinessError('case-not-found', 'Non abbiamo trovato questa segnalazione', { field: 'case_id' });
  }
  return found;
}

/** The same, locked: who changes it waits for who does. @throws BusinessError `case-not-found` */
export async function lockedCaseOf(tx: Tx, account: Account, caseId: number): Promise<CaseRow> {
  await lockCase(tx, caseId);
  return caseOf(tx, account, caseId);
}

import type { Db } from '../../platform/db/database.ts';
import { readUserDetail } from '../profile/index.ts';
import { readBelongings } from './export-account.repo.ts';

/** All the shop knows about a person, in a form other programs can read (GDPR art. 15 and 20). Money in cents. */
export async function exportAccount(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const belongings = await readBelongings(db, accountId);
  return { user: await readUserDetail(db, accountId), ...belongings };
}

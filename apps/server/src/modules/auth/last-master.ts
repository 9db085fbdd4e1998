import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { BusinessError } from '../../platform/errors.ts';

/**
 * Keeps a company from being left without anybody who decides for its people: asked before a master account is forgotten,
 * taken out of its company or made an ordinary one. The row of the company is locked, so that two masters who go at the same
 * time are not each other's excuse. Who is alone in a company may go: nobody is left behind.
 * @throws BusinessError `last-master`
 */
export async function assertNotLastMaster(tx: Tx, accountId: number): Promise<void> {
  assertLockOrder(tx, 'customer');
  const { rows: masters } = await sql<{ companyId: number; name: string }>`
    select c.company_id as "companyId", c.name from company c
    where c.company_id = (select company_id from account where account_id = ${accountId} and is_master)
    for update`.execute(tx);
  const [company] = masters;
  if (!company) return;
  const { rows } = await sql<{ people: number; masters: number }>`
    select count(*)::int as people, count(*) filter (where is_master)::int as masters from account
    where company_id = ${company.companyId} and account_id <> ${accountId} and disabled_at is null`.execute(tx);
  const others = rows[0]!;
  if (others.people > 0 && others.masters === 0) {
    throw new BusinessError(
      'last-master',
      `${company.name} resterebbe senza account principale: prima nominane un altro, in “Persone dell’azienda”.`,
    );
  }
}

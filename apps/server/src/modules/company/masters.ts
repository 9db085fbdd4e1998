import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface Master {
  email: string;
  firstName: string;
}

/** Who decides for a company; only those whose e-mail is confirmed, or whoever typed a VAT number would be told of its people. */
export async function mastersOf(db: Db, companyId: number): Promise<Master[]> {
  const { rows } = await sql<Master>`
    select email, first_name as "firstName" from account
    where company_id = ${companyId} and is_master and disabled_at is null and email_confirmed_at is not null order by account_id`.execute(
    db,
  );
  return rows;
}

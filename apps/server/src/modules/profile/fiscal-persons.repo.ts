import type { FiscalPerson } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

interface FiscalRow {
  person_fiscal_id: number;
  type: string;
  first_name: string | null;
  last_name: string | null;
  company_name: string | null;
  fiscal_code: string | null;
  vat_number: string | null;
  recipient_code: string | null;
  pec: string | null;
  address1: string;
  address_number: string;
  city: string;
  province: string;
  postalcode: string;
  is_default: boolean;
}

/** The main one first. */
export async function listFiscalPersons(db: Db, accountId: number): Promise<FiscalPerson[]> {
  const { rows } = await sql<FiscalRow>`
    select * from person_fiscal where account_id = ${accountId} and deleted_at is null
     order by is_default desc, person_fiscal_id`.execute(db);
  return rows.map(toFiscalPerson);
}

function toFiscalPerson(row: FiscalRow): FiscalPerson {
  return {
    personFiscalId: row.person_fiscal_id,
    type: row.type === 'business' ? 'business' : 'person',
    ...(row.first_name ? { firstName: row.first_name } : {}),
    ...(row.last_name ? { lastName: row.last_name } : {}),
    ...(row.company_name ? { companyName: row.company_name } : {}),
    ...(row.fiscal_code ? { fiscalCode: row.fiscal_code } : {}),
    ...(row.vat_number ? { vatNumber: row.vat_number } : {}),
    ...(row.recipient_code ? { recipientCode: row.recipient_code } : {}),
    ...(row.pec ? { pec: row.pec } : {}),
    address1: row.address1,
    addressNumber: row.address_number,
    city: row.city,
    province: row.province,
    postalcode: row.postalcode,
    isDefault: row.is_default,
  };
}

export type NewFiscalPerson = Omit<FiscalRow, 'person_fiscal_id' | 'is_default'>;

/** Adds one; the first, or with `asMain`, becomes the main one. */
export async function insertFiscalPerson(
  tx: Tx,
  accountId: number,
  person: NewFiscalPerson,
  { asMain }: { asMain: boolean },
): Promise<void> {
  if (asMain) {
    await sql`update person_fiscal set is_default = false where account_id = ${accountId} and is_default`.execute(tx);
  }
  const first = await tx
    .selectFrom('person_fiscal')
    .select('person_fiscal_id')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('is_default', '=', true)
    .executeTakeFirst();
  await tx
    .insertInto('person_fiscal')
    .values({
      account_id: accountId,
      ...person,
      type: person.type === 'business' ? 'business' : 'person',
      is_default: asMain || !first,
    })
    .execute();
}

/** Hides one; when it was the main one, the oldest left takes its place. False: not there, or somebody else's. */
export async function hideFiscalPerson(tx: Tx, accountId: number, personFiscalId: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update person_fiscal set deleted_at = ${now}, is_default = false
     where person_fiscal_id = ${personFiscalId} and account_id = ${accountId} and deleted_at is null`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`
    update person_fiscal set is_default = true
     where person_fiscal_id = (select min(person_fiscal_id) from person_fiscal where account_id = ${accountId} and deleted_at is null)
       and not exists (select from person_fiscal where account_id = ${accountId} and deleted_at is null and is_default)`.execute(
    tx,
  );
  return true;
}

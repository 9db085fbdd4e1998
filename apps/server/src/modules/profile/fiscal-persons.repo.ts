import type { FiscalPerson } from '@sporta/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { PersonFiscalTable } from '../../platform/db/schema.generated.ts';

/** The main one first. */
export async function listFiscalPersons(db: Db, accountId: number): Promise<FiscalPerson[]> {
  const rows = await visible(db, accountId)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('person_fiscal_id')
    .execute();
  return rows.map(toFiscalPerson);
}

/** The holders of an account that were not removed. */
const visible = (db: Db, accountId: number) =>
  db.selectFrom('person_fiscal').where('account_id', '=', accountId).where('deleted_at', 'is', null);

function toFiscalPerson(row: Selectable<PersonFiscalTable>): FiscalPerson {
  return {
    personFiscalId: row.person_fiscal_id,
    type: row.type,
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

export type NewFiscalPerson = Omit<
  Insertable<PersonFiscalTable>,
  'person_fiscal_id' | 'account_id' | 'is_default' | 'deleted_at' | 'created_at'
>;

/** Changes to the holders of an account come one after the other: two at once would both make theirs the main one. */
export async function lockHolders(tx: Tx, accountId: number): Promise<void> {
  assertLockOrder(tx, 'customer');
  await tx
    .selectFrom('account')
    .select('account_id')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False: not there, or somebody else's. */
export async function changeFiscalPerson(
  tx: Tx,
  accountId: number,
  personFiscalId: number,
  person: NewFiscalPerson,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person_fiscal')
    .set(person)
    .where('person_fiscal_id', '=', personFiscalId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False: not there, or somebody else's; the main one stays what it was. */
export async function makeMain(tx: Tx, accountId: number, personFiscalId: number): Promise<boolean> {
  const there = await visible(tx, accountId)
    .select('person_fiscal_id')
    .where('person_fiscal_id', '=', personFiscalId)
    .executeTakeFirst();
  if (!there) return false;
  await withoutMain(tx, accountId);
  await tx
    .updateTable('person_fiscal')
    .set({ is_default: true })
    .where('person_fiscal_id', '=', personFiscalId)
    .execute();
  return true;
}

async function withoutMain(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('person_fiscal')
    .set({ is_default: false })
    .where('account_id', '=', accountId)
    .where('is_default', '=', true)
    .execute();
}

/** Adds one; the first, or with `asMain`, becomes the main one. */
export async function insertFiscalPerson(
  tx: Tx,
  accountId: number,
  person: NewFiscalPerson,
  { asMain }: { asMain: boolean },
): Promise<void> {
  if (asMain) await withoutMain(tx, accountId);
  const isFirst = (await main(tx, accountId).executeTakeFirst()) === undefined;
  await tx
    .insertInto('person_fiscal')
    .values({ account_id: accountId, ...person, is_default: asMain || isFirst })
    .execute();
}

const main = (db: Db, accountId: number) =>
  visible(db, accountId).select('person_fiscal_id').where('is_default', '=', true);

/** Hides one; when it was the main one, the oldest left takes its place. False: not there, or somebody else's. */
export async function hideFiscalPerson(tx: Tx, accountId: number, personFiscalId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('person_fiscal')
    .set({ deleted_at: now, is_default: false })
    .where('person_fiscal_id', '=', personFiscalId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx
    .updateTable('person_fiscal')
    .set({ is_default: true })
    .where(
      'person_fiscal_id',
      '=',
      visible(tx, accountId).select((eb) => eb.fn.min('person_fiscal_id').as('oldest')),
    )
    .where(({ not, exists }) => not(exists(main(tx, accountId))))
    .execute();
  return true;
}

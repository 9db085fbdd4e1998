import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** The account of an address, whatever the case, and whose it is. */
export function findAccountOf(db: Db | Tx, email: string) {
  return db
    .selectFrom('account')
    .select(['account_id as accountId', 'segment', sql<boolean>`disabled_at is not null`.as('disabled')])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
}

/** An account for somebody the company knows and the shop does not yet. @returns its id; undefined when another was faster */
export async function insertStaffAccount(
  tx: Tx,
  { email, firstName, lastName }: { email: string; firstName: string; lastName: string },
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('account')
    .values({
      login: email.toLowerCase(),
      email: email.toLowerCase(),
      first_name: firstName,
      last_name: lastName,
      segment: 'staff',
      email_confirmed_at: now,
      profile_confirmed: true,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

/** Writes what somebody who just signed in is in the shop now; the PIN stays, and wrong ones are forgotten. */
export async function writeStaffMember(
  tx: Tx,
  { accountId, roles, storeIds }: { accountId: number; roles: readonly string[]; storeIds: readonly number[] },
  now: Date,
): Promise<void> {
  const is = { roles: [...roles], store_ids: [...storeIds], signed_in_at: now, wrong_pins: 0 };
  await tx
    .insertInto('staff_member')
    .values({ account_id: accountId, ...is })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(is))
    .execute();
}

export async function storesCalled(db: Db | Tx, slugs: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('warehouse')
    .select('warehouse_id')
    .where('slug', '=', sql<string>`any(${[...slugs]}::text[])`)
    .orderBy('warehouse_id')
    .execute();
  return rows.map((row) => row.warehouse_id);
}

export function allStores(db: Db) {
  return db.selectFrom('warehouse').select(['warehouse_id as warehouseId', 'name']).orderBy('name').execute();
}

export async function findPin(db: Db, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('staff_member')
    .select('pin_hash')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.pin_hash ?? undefined;
}

export async function setPinHash(tx: Tx, accountId: number, pinHash: string): Promise<void> {
  await tx
    .updateTable('staff_member')
    .set({ pin_hash: pinHash, wrong_pins: 0 })
    .where('account_id', '=', accountId)
    .execute();
}

/** Counts a try before it is judged, so that tries side by side all count. @returns tries since the last right one */
export async function countPinTry(db: Db, accountId: number): Promise<number> {
  const row = await db
    .updateTable('staff_member')
    .set((eb) => ({ wrong_pins: eb('wrong_pins', '+', 1) }))
    .where('account_id', '=', accountId)
    .returning('wrong_pins')
    .executeTakeFirstOrThrow();
  return row.wrong_pins;
}

export async function forgetPinTries(db: Db, accountId: number): Promise<void> {
  await db.updateTable('staff_member').set({ wrong_pins: 0 }).where('account_id', '=', accountId).execute();
}

import { type ShopFieldName, shopFieldNames } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { SaidFields } from './fields.ts';

export interface StoredLogo {
  logo: string;
  /** WebP. */
  bytes: Buffer;
  width: number;
  height: number;
}

export async function readSaid(db: Db | Tx): Promise<SaidFields> {
  const rows = await db.selectFrom('shop_setting').select(['name', 'value']).execute();
  const known = rows.filter(({ name }) => (shopFieldNames as readonly string[]).includes(name));
  return Object.fromEntries(known.map(({ name, value }) => [name, value]));
}

/** As `readSaid`; nobody else changes it until the transaction ends. */
export async function lockSaid(tx: Tx): Promise<SaidFields> {
  await sql`select pg_advisory_xact_lock(hashtext('shop-settings'))`.execute(tx);
  return readSaid(tx);
}

/** @param value empty: nothing is said any more */
export async function writeSaid(tx: Tx, name: ShopFieldName, value: string): Promise<void> {
  if (value === '') await tx.deleteFrom('shop_setting').where('name', '=', name).execute();
  else {
    await tx
      .insertInto('shop_setting')
      .values({ name, value })
      .onConflict((clash) => clash.column('name').doUpdateSet({ value }))
      .execute();
  }
}

/** Keeps a logo; the same one is kept once. */
export async function insertLogo(db: Db | Tx, logo: StoredLogo, now: Date): Promise<void> {
  await db
    .insertInto('shop_logo')
    .values({ ...logo, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export const readLogo = (db: Db | Tx, logo: string): Promise<StoredLogo | undefined> =>
  db.selectFrom('shop_logo').select(['logo', 'bytes', 'width', 'height']).where('logo', '=', logo).executeTakeFirst();

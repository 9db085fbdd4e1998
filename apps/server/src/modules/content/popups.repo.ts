import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Notices shown once to everybody (table popup). */

/** The notice in force that began last. */
export function findPopup(db: Db, now: Date) {
  return db
    .selectFrom('popup')
    .select(['popup_id as popupId', 'title', 'description'])
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .orderBy('valid_from', 'desc')
    .orderBy('popup_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function exportPopups(db: Db) {
  return db
    .selectFrom('popup')
    .select(['title', 'description', 'valid_from as validFrom', 'valid_to as validTo'])
    .orderBy('popup_id')
    .execute();
}

export interface PopupInput {
  title: string;
  description: string;
  validFrom: Date;
  validTo: Date;
}

/** `description` is sanitised. */
export async function insertPopup(tx: Tx, { title, description, validFrom, validTo }: PopupInput): Promise<void> {
  await tx.insertInto('popup').values({ title, description, valid_from: validFrom, valid_to: validTo }).execute();
}

/** Gives the notice with these words other days. @returns false when there is none */
export async function updatePopup(tx: Tx, { title, description, validFrom, validTo }: PopupInput): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('popup')
    .set({ valid_from: validFrom, valid_to: validTo })
    .where('title', '=', title)
    .where('description', '=', description)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes all notices but those with these words. */
export async function keepPopups(tx: Tx, popups: readonly Pick<PopupInput, 'title' | 'description'>[]): Promise<void> {
  const titles = popups.map(({ title }) => title);
  const descriptions = popups.map(({ description }) => description);
  await sql`
    delete from popup where (title, description) not in (
      select * from unnest(${titles}::text[], ${descriptions}::text[]))`.execute(tx);
}

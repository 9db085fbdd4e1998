import type { Audience } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isFor, type Target, type Viewer } from '../../platform/viewer.ts';
import { targetColumns } from './target.repo.ts';

/* Notices shown once to everybody (table popup). */

/** The notice in force that began last, of those this visitor sees. */
export async function findPopup(db: Db, now: Date, viewer: Viewer) {
  const rows = await db
    .selectFrom('popup')
    .select(['popup_id as popupId', 'title', 'description', 'audience', 'warehouse_ids as warehouseIds'])
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .orderBy('valid_from', 'desc')
    .orderBy('popup_id', 'desc')
    .$castTo<{ popupId: number; title: string; description: string } & Target>()
    .execute();
  return rows.find((row) => isFor(row, viewer));
}

export function exportPopups(db: Db) {
  return db
    .selectFrom('popup')
    .select(['title', 'description', 'valid_from as validFrom', 'valid_to as validTo', ...targetColumns])
    .orderBy('popup_id')
    .execute();
}

export interface PopupInput {
  title: string;
  description: string;
  validFrom: Date;
  validTo: Date;
  audience?: Audience | undefined;
  /** Absent: every store. */
  warehouseIds?: readonly number[] | undefined;
}

const columnsOf = ({ validFrom, validTo, audience, warehouseIds }: PopupInput) => ({
  valid_from: validFrom,
  valid_to: validTo,
  audience: audience ?? 'everybody',
  warehouse_ids: warehouseIds ? [...warehouseIds] : null,
});

/** `description` is sanitised. */
export async function insertPopup(tx: Tx, popup: PopupInput): Promise<void> {
  const { title, description } = popup;
  await tx
    .insertInto('popup')
    .values({ title, description, ...columnsOf(popup) })
    .execute();
}

/** Gives the notice with these words other days and another audience. @returns false when there is none */
export async function updatePopup(tx: Tx, popup: PopupInput): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('popup')
    .set(columnsOf(popup))
    .where('title', '=', popup.title)
    .where('description', '=', popup.description)
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

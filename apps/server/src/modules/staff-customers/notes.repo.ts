import type { Db, Tx } from '../../platform/db/database.ts';

/** What a note is about. */
export type NoteAbout = { userId: number } | { companyId: number };

const columnOf = (about: NoteAbout) =>
  'userId' in about ? (['account_id', about.userId] as const) : (['company_id', about.companyId] as const);

/** Notes of staff, the latest first. */
export function readNotes(db: Db, about: NoteAbout) {
  const [column, id] = columnOf(about);
  return db
    .selectFrom('customer_note as n')
    .innerJoin('account as s', 's.account_id', 'n.staff_id')
    .select(['n.customer_note_id as noteId', 'n.at', 'n.text', 's.first_name as name'])
    .where(`n.${column}`, '=', id)
    .orderBy('n.customer_note_id', 'desc')
    .limit(100)
    .execute();
}

export async function insertNote(
  tx: Tx,
  about: NoteAbout,
  { staffId, text, now }: { staffId: number; text: string; now: Date },
): Promise<void> {
  const [column, id] = columnOf(about);
  await tx
    .insertInto('customer_note')
    .values({ [column]: id, staff_id: staffId, text, at: now })
    .execute();
}

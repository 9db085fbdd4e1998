import type { Db, Tx } from '../../platform/db/database.ts';

/* What the shop wrote to customers about a case (table care_message). */

export interface NewMessage {
  caseId: number;
  staffId: number;
  key: string;
  text: string;
  now: Date;
}

/** @returns the number of the message; undefined when the key has written before */
export async function insertMessage(
  tx: Tx,
  { caseId, staffId, key, text, now }: NewMessage,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('care_message')
    .values({ care_case_id: caseId, staff_id: staffId, idempotency_key: key, text, at: now })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('care_message_id')
    .executeTakeFirst();
  return row?.care_message_id;
}

/** The messages of a case, the first one first. */
export function readMessages(db: Db, caseId: number) {
  return db
    .selectFrom('care_message as m')
    .innerJoin('account as a', 'a.account_id', 'm.staff_id')
    .select(['m.care_message_id as messageId', 'm.at', 'a.first_name as by', 'm.text'])
    .where('m.care_case_id', '=', caseId)
    .orderBy('m.care_message_id')
    .execute();
}

/** A message that was not mailed yet. */
export function findUnsent(db: Db, messageId: number) {
  return db
    .selectFrom('care_message as m')
    .innerJoin('care_case as c', 'c.care_case_id', 'm.care_case_id')
    .innerJoin('account as a', 'a.account_id', 'm.staff_id')
    .select(['c.order_id as orderId', 'c.kind', 'm.text', 'a.first_name as by'])
    .where('m.care_message_id', '=', messageId)
    .where('m.mailed_at', 'is', null)
    .executeTakeFirst();
}

export async function markMailed(db: Db, messageId: number, now: Date): Promise<void> {
  await db.updateTable('care_message').set({ mailed_at: now }).where('care_message_id', '=', messageId).execute();
}

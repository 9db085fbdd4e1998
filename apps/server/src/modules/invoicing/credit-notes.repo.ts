import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Charge } from '../order-book/index.ts';

/* Credit notes (tables credit_note, credit_note_series). */

/** Returns that were refunded after their order was invoiced, and have no credit note; the first one first. */
export async function findReturnsToCredit(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('order_withdrawal as w')
    .innerJoin('invoice_order as i', 'i.order_id', 'w.order_id')
    .select('w.order_withdrawal_id')
    .where('w.refund_cents', '>', 0)
    .where(sql<boolean>`not exists (select from credit_note c where c.order_withdrawal_id = w.order_withdrawal_id)`)
    .orderBy('w.requested_at')
    .orderBy('w.order_withdrawal_id')
    .limit(500)
    .execute();
  return rows.map(({ order_withdrawal_id }) => order_withdrawal_id);
}

export async function findOrderOfReturn(db: Db, withdrawalId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('order_withdrawal')
    .select('order_id')
    .where('order_withdrawal_id', '=', withdrawalId)
    .executeTakeFirst();
  return row?.order_id;
}

export interface NewCreditNote {
  orderId: number;
  withdrawalId: number;
  year: number;
  lines: readonly Charge[];
  totalCents: number;
  now: Date;
}

/**
 * Writes a credit note with the next number of its year. Raw: number and note in one statement, so that the row of the series
 * is locked until the note is committed.
 */
export async function insertCreditNote(
  tx: Tx,
  { orderId, withdrawalId, year, lines, totalCents, now }: NewCreditNote,
): Promise<{ creditNoteId: number; number: number }> {
  const { rows } = await sql<{ creditNoteId: number; number: number }>`
    with series as (
      insert into credit_note_series (year, last_number) values (${year}, 1)
      on conflict (year) do update set last_number = credit_note_series.last_number + 1
      returning last_number)
    insert into credit_note (invoice_id, order_withdrawal_id, year, number, issued_at, lines, total_cents)
    select i.invoice_id, ${withdrawalId}, ${year}, last_number, ${now}, ${JSON.stringify(lines)}::jsonb, ${totalCents}
    from series, invoice_order i where i.order_id = ${orderId}
    returning credit_note_id as "creditNoteId", number`.execute(tx);
  return rows[0]!;
}

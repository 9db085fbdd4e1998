import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { InvoiceHolder } from '../order-book/index.ts';
import type { Outcome } from './exchange/read-notification.ts';
import type { FatturaKind } from './fattura/fattura.ts';
import type { FatturaProblem } from './fattura/fattura-problems.ts';

/* Electronic invoices and their files (tables einvoice, einvoice_file). */

export type EinvoiceState = 'faulty' | 'to-send' | 'sent' | 'delivered' | 'left-for-collection' | 'refused';

export interface NewEinvoice {
  /** Absent: the invoice of a month. */
  orderId?: number | undefined;
  /** The return a credit note is about; absent: an invoice. */
  withdrawalId?: number | undefined;
  /** The invoice of a month. */
  invoiceId?: number | undefined;
  kind: FatturaKind;
  number: string;
  day: string;
  holderName: string;
  totalCents: number;
  state: EinvoiceState;
  problems: readonly FatturaProblem[];
  sendBy: string;
  now: Date;
}

/** Raw: the document it belongs to is found by the order or the return. @returns undefined where it is entered already */
export async function insertEinvoice(tx: Tx, entry: NewEinvoice): Promise<number | undefined> {
  const { orderId, withdrawalId, invoiceId, kind, number, day, holderName, totalCents, state, problems, now } = entry;
  const document =
    withdrawalId === undefined
      ? sql`select invoice_id, null::int as credit_note_id from invoice
          where ${invoiceId === undefined ? sql`order_id = ${orderId ?? null}::int` : sql`invoice_id = ${invoiceId}`}`
      : sql`select null::int as invoice_id, credit_note_id from credit_note where order_withdrawal_id = ${withdrawalId}`;
  const { rows } = await sql<{ id: number }>`
    insert into einvoice (invoice_id, credit_note_id, order_id, kind, number, day, holder_name, total_cents, state, problems, send_by, changed_at)
    select invoice_id, credit_note_id, ${orderId ?? null}::int, ${kind}, ${number}, ${day}::date, ${holderName}, ${totalCents}::int, ${state},
      ${JSON.stringify(problems)}::jsonb, ${entry.sendBy}::date, ${now}::timestamptz
    from (${document}) d
    on conflict do nothing returning einvoice_id as id`.execute(tx);
  return rows[0]?.id;
}

/** The next number of a file; numbers may be skipped, none comes twice. */
export async function nextFileNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: string }>`select nextval('einvoice_file_number') as number`.execute(tx);
  return Number(rows[0]!.number);
}

export async function insertFile(
  tx: Tx,
  { einvoiceId, name, xml, now }: { einvoiceId: number; name: string; xml: string; now: Date },
): Promise<number> {
  const row = await tx
    .insertInto('einvoice_file')
    .values({ einvoice_id: einvoiceId, name, xml, written_at: now })
    .returning('einvoice_file_id')
    .executeTakeFirstOrThrow();
  return row.einvoice_file_id;
}

export async function setState(
  tx: Tx,
  einvoiceId: number,
  change: { state: EinvoiceState; problems: readonly FatturaProblem[]; sendBy?: string | undefined; now: Date },
): Promise<void> {
  await tx
    .updateTable('einvoice')
    .set({
      state: change.state,
      problems: JSON.stringify(change.problems),
      changed_at: change.now,
      ...(change.sendBy ? { send_by: change.sendBy } : {}),
    })
    .where('einvoice_id', '=', einvoiceId)
    .execute();
}

/** Corrects who an invoice, and the credit notes of it, are made out to. */
export async function setHolder(tx: Tx, invoiceId: number, holder: InvoiceHolder): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ holder: JSON.stringify(holder) })
    .where('invoice_id', '=', invoiceId)
    .execute();
  await sql`
    update einvoice set holder_name = ${holder.name} where invoice_id = ${invoiceId}
      or credit_note_id in (select credit_note_id from credit_note where invoice_id = ${invoiceId})`.execute(tx);
}

/** A file that was not sent yet. */
export async function findFileToSend(db: Db, fileId: number): Promise<{ name: string; xml: string } | undefined> {
  return db
    .selectFrom('einvoice_file')
    .select(['name', 'xml'])
    .where('einvoice_file_id', '=', fileId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

/** Writes that a file was handed over. An outcome that came before this was written down is not undone. */
export async function markSent(db: Db, fileId: number, sdiId: string | undefined, now: Date): Promise<void> {
  await sql`
    with sent as (
      update einvoice_file set sent_at = ${now}, sdi_id = coalesce(sdi_id, ${sdiId ?? null})
      where einvoice_file_id = ${fileId} and sent_at is null returning einvoice_id)
    update einvoice e set state = 'sent', changed_at = ${now} from sent
    where e.einvoice_id = sent.einvoice_id and e.state = 'to-send'`.execute(db);
}

/** Files that wait although nothing in the outbox is about them: they were written while there was no way to send them. */
export async function findForgottenFiles(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select einvoice_file_id as id from einvoice_file f
    where sent_at is null and not exists (select from outbox o where o.topic = 'einvoice.send' and o.processed_at is null
      and (o.payload->>'fileId')::int = f.einvoice_file_id)
    order by einvoice_file_id limit 500`.execute(db);
  return rows.map(({ id }) => id);
}

export interface SentFile {
  fileId: number;
  einvoiceId: number;
  outcome: Outcome | null;
  /** No later file of the same document was written. */
  isLast: boolean;
}

/** A file by its name, with its document locked. */
export async function lockFileByName(tx: Tx, name: string): Promise<SentFile | undefined> {
  const { rows } = await sql<SentFile>`
    select f.einvoice_file_id as "fileId", f.einvoice_id as "einvoiceId", f.outcome,
      not exists (select from einvoice_file l where l.einvoice_id = f.einvoice_id and l.einvoice_file_id > f.einvoice_file_id) as "isLast"
    from einvoice_file f join einvoice e using (einvoice_id) where f.name = ${name} for update of e, f`.execute(tx);
  return rows[0];
}

export async function writeOutcome(
  tx: Tx,
  fileId: number,
  {
    outcome,
    sdiId,
    problems,
    now,
  }: { outcome: Outcome; sdiId: string; problems: readonly FatturaProblem[]; now: Date },
): Promise<void> {
  await sql`
    update einvoice_file set outcome = ${outcome}, outcome_at = ${now}, sdi_id = ${sdiId}, problems = ${JSON.stringify(problems)}::jsonb,
      sent_at = coalesce(sent_at, ${now})
    where einvoice_file_id = ${fileId}`.execute(tx);
}

export interface LockedEinvoice {
  einvoiceId: number;
  /** Null: it is the invoice of a month. */
  orderId: number | null;
  /** The invoice itself; of a credit note the one it corrects. */
  invoiceId: number;
  /** Whose month it is about; null: it is about an order. */
  companyId: number | null;
  /** Of a credit note: the return it is about. */
  withdrawalId: number | null;
  number: string;
  state: EinvoiceState;
  sendBy: string;
  /** State of the invoice itself: of a credit note that of the invoice it corrects. */
  invoiceState: EinvoiceState | null;
}

export async function lockEinvoice(tx: Tx, einvoiceId: number): Promise<LockedEinvoice | undefined> {
  const { rows } = await sql<LockedEinvoice>`
    select e.einvoice_id as "einvoiceId", e.order_id as "orderId", e.number, e.state, to_char(e.send_by, 'YYYY-MM-DD') as "sendBy",
      (select order_withdrawal_id from credit_note c where c.credit_note_id = e.credit_note_id) as "withdrawalId",
      (select i.company_id from invoice i where i.invoice_id = e.invoice_id) as "companyId",
      coalesce(e.invoice_id, (select invoice_id from credit_note c where c.credit_note_id = e.credit_note_id)) as "invoiceId",
      case when e.invoice_id is not null then e.state else (select i.state from einvoice i join credit_note c using (invoice_id)
        where c.credit_note_id = e.credit_note_id) end as "invoiceState"
    from einvoice e where e.einvoice_id = ${einvoiceId} for update of e`.execute(tx);
  return rows[0];
}

/** When a company pays what it has not paid of an order yet; undefined: nothing is owed. `YYYY-MM-DD`. */
export async function findDueDay(db: Db, orderId: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`
    select to_char(due_date, 'YYYY-MM-DD') as day from payment_due_date
    where order_id = ${orderId} and credit_note_id is null and paid_cents < amount_cents`.execute(db);
  return rows[0]?.day;
}

import type { EinvoiceKind, EinvoiceSort, EinvoiceState } from '@sporta/contract/staff-invoice-words.ts';
import { einvoiceStates } from '@sporta/contract/staff-invoice-words.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { countListed, withinList } from '../../platform/db/listed.ts';
import type { IssuedDocument } from '../invoicing/index.ts';
import type { InvoiceHolder } from '../order-book/index.ts';
import type { FatturaProblem } from './fattura/fattura-problems.ts';

/* Electronic documents as the Banco shows them. Raw: conditions are put together. */

export interface EinvoiceFilter {
  state?: EinvoiceState | undefined;
  kind?: EinvoiceKind | undefined;
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort: EinvoiceSort;
  direction: 'asc' | 'desc';
}

export interface ListedEinvoice {
  einvoiceId: number;
  kind: EinvoiceKind;
  number: string;
  day: string;
  holder: string;
  /** Null: it is the invoice of a month. */
  orderId: number | null;
  orderNumber: string | null;
  /** Of the invoice of a month: `YYYY-MM`, the company, and how many deliveries it has. */
  month: string | null;
  companyId: number | null;
  deliveries: number | null;
  totalCents: number;
  state: EinvoiceState;
  problems: FatturaProblem[];
  sendBy: string;
}

const literal = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

function conditionOf({ kind, q, from, to }: EinvoiceFilter): RawBuilder<unknown> {
  const parts = [sql`true`];
  if (kind) parts.push(sql`e.kind = ${kind}`);
  if (q) parts.push(sql`e.search_text like ${`%${literal(q)}%`}`);
  if (from) parts.push(sql`e.day >= ${from}::date`);
  if (to) parts.push(sql`e.day <= ${to}::date`);
  return sql.join(parts, sql` and `);
}

const columns = sql`e.einvoice_id as "einvoiceId", e.kind, e.number, to_char(e.day, 'YYYY-MM-DD') as day, e.holder_name as holder,
  e.order_id as "orderId", (select order_number from orders o where o.order_id = e.order_id) as "orderNumber",
  m.*,
  e.total_cents as "totalCents", e.state, e.problems, to_char(e.send_by, 'YYYY-MM-DD') as "sendBy"`;

/** What the invoice of a month is about; of other documents nothing. */
const ofMonth = sql`left join lateral (select to_char(i.month, 'YYYY-MM') as month, i.company_id as "companyId",
    (select count(*)::int from invoice_order io where io.invoice_id = i.invoice_id) as deliveries
  from invoice i where i.invoice_id = e.invoice_id and e.order_id is null) m on true`;

const sorts: Record<EinvoiceSort, RawBuilder<unknown>> = {
  day: sql`e.day`,
  holder: sql`e.holder_name`,
  total: sql`e.total_cents`,
  'send-by': sql`e.send_by`,
};

/** A page of documents; of equal ones the latest come first, or last. */
export async function readEinvoices(
  db: Db,
  filter: EinvoiceFilter,
  page: { limit: number; offset: number },
): Promise<ListedEinvoice[]> {
  const { limit, offset } = withinList(page);
  const way = filter.direction === 'desc' ? sql`desc` : sql`asc`;
  const inState = filter.state ? sql`e.state = ${filter.state}` : sql`true`;
  const { rows } = await sql<ListedEinvoice>`
    select ${columns} from einvoice e ${ofMonth} where ${conditionOf(filter)} and ${inState}
    order by ${sorts[filter.sort]} ${way}, e.einvoice_id ${way} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many documents each state holds under the filter. */
export async function countEinvoices(db: Db, filter: EinvoiceFilter): Promise<Record<'all' | EinvoiceState, number>> {
  const where = conditionOf(filter);
  const upTo = (which: RawBuilder<unknown>) => countListed(sql`from einvoice e where ${where} and ${which}`);
  const counted = einvoiceStates.map((state) => sql`${upTo(sql`e.state = ${sql.lit(state)}`)} as ${sql.ref(state)}`);
  const { rows } = await sql<Record<'all' | EinvoiceState, number>>`
    select ${upTo(sql`true`)} as "all", ${sql.join(counted)}`.execute(db);
  return rows[0]!;
}

export interface EinvoiceDetail extends ListedEinvoice {
  holderDetails: InvoiceHolder;
  files: {
    name: string;
    writtenAt: string;
    sentAt: string | null;
    sdiId: string | null;
    outcome: 'RC' | 'MC' | 'NS' | null;
    outcomeAt: string | null;
    problems: FatturaProblem[];
  }[];
}

export async function readEinvoice(db: Db, einvoiceId: number): Promise<EinvoiceDetail | undefined> {
  const { rows } = await sql<EinvoiceDetail>`
    select ${columns},
      (select holder from invoice i where i.invoice_id = coalesce(e.invoice_id,
        (select c.invoice_id from credit_note c where c.credit_note_id = e.credit_note_id))) as "holderDetails",
      (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'writtenAt', written_at, 'sentAt', sent_at, 'sdiId', sdi_id,
          'outcome', outcome, 'outcomeAt', outcome_at, 'problems', f.problems) order by einvoice_file_id desc), '[]')
        from einvoice_file f where f.einvoice_id = e.einvoice_id) as files
    from einvoice e ${ofMonth} where e.einvoice_id = ${einvoiceId}`.execute(db);
  return rows[0];
}

/** The latest file; null where none was written. Undefined: there is no such document. */
export async function readLatestFile(
  db: Db,
  einvoiceId: number,
): Promise<{ name: string; xml: string } | null | undefined> {
  const { rows } = await sql<{ file: { name: string; xml: string } | null }>`
    select (select jsonb_build_object('name', name, 'xml', xml) from einvoice_file f where f.einvoice_id = e.einvoice_id
      order by einvoice_file_id desc limit 1) as file
    from einvoice e where e.einvoice_id = ${einvoiceId}`.execute(db);
  return rows.length === 0 ? undefined : rows[0]!.file;
}

/** What a document is of, and its number. @returns undefined where there is none */
export async function readDocument(
  db: Db,
  einvoiceId: number,
): Promise<(IssuedDocument & { number: string }) | undefined> {
  const row = await db
    .selectFrom('einvoice')
    .select(['number', 'order_id as orderId', 'invoice_id as invoiceId', 'credit_note_id as creditNoteId'])
    .where('einvoice_id', '=', einvoiceId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { number, orderId, invoiceId, creditNoteId } = row;
  return orderId === null ? { number, orderId, invoiceId: invoiceId! } : { number, orderId, creditNoteId };
}

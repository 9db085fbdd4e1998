import { mostListed, type QuoteState } from '@sporta/contract';
import type { SellingMode } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { takenOf } from '../quoted-prices/index.ts';

/* Raw: quotes are read with their lines as JSON, each list in one statement. */

export interface QuoteRow {
  quoteId: number;
  companyId: number;
  company: string;
  vatNumber: string;
  accountId: number;
  requestedBy: string;
  warehouseId: number;
  store: string;
  state: QuoteState;
  note: string | null;
  wished: string | null;
  answer: string | null;
  validTo: Date | null;
  requestedAt: Date;
}

export interface QuoteLineRow {
  quoteLineId: number;
  productId: number;
  name: string;
  mode: SellingMode;
  /** Of one piece of weighed goods; null for the rest. */
  averageGrams: number | null;
  vatRateBp: number;
  /** Thousandths. */
  quantity: number;
  taken: number;
  priceCents: number | null;
}

const stateOf = (now: Date) =>
  sql`case when q.state in ('offered', 'accepted') and q.valid_to <= ${now}::timestamptz then 'expired' else q.state end`;

const columns = (
  now: Date,
) => sql`q.quote_id as "quoteId", q.company_id as "companyId", c.name as company, c.vat_number as "vatNumber", q.account_id as "accountId",
  coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as "requestedBy", q.warehouse_id as "warehouseId",
  w.name as store, ${stateOf(now)} as state, q.note, q.wished, q.answer, q.valid_to as "validTo", q.requested_at as "requestedAt"`;

const joins = sql`quote q join company c using (company_id) join account a on a.account_id = q.account_id
  join warehouse w on w.warehouse_id = q.warehouse_id`;

/** The lines of a quote called `q`, in the order they were asked for; spaghetti of 500 g and of 1 kg are called alike, so names say the size. */
const linesJson = sql`(select coalesce(json_agg(json_build_object('quoteLineId', l.quote_line_id, 'productId', l.product_id,
    'name', case when p.selling_mode = 'loose' then p.name else concat_ws(', ', p.name, nullif(p.description, '')) end, 'mode', p.selling_mode, 'averageGrams', p.average_grams, 'vatRateBp', coalesce(v.rate_bp, 0), 'quantity', l.quantity, 'priceCents', l.price_cents,
    'taken', ${takenOf()})
    order by l.quote_line_id), '[]')
  from quote_line l join product p using (product_id)
  left join lateral (select rate_bp from product_vat join vat_category using (vat_category_id)
    where product_vat.product_id = p.product_id and valid_from <= (now() at time zone 'Europe/Rome')::date
    order by valid_from desc limit 1) v on true
  where l.quote_id = q.quote_id)`;

/** Quotes a company is shown; older ones are history. */
const shown = 50;

/** @param accountId only those of this person */
export async function quotesOfCompany(
  db: Db,
  { companyId, accountId, now }: { companyId: number; accountId: number | undefined; now: Date },
): Promise<(QuoteRow & { lines: QuoteLineRow[] })[]> {
  const whose = accountId === undefined ? sql`` : sql`and q.account_id = ${accountId}`;
  const { rows } = await sql<QuoteRow & { lines: QuoteLineRow[] }>`
    select ${columns(now)}, ${linesJson} as lines from ${joins} where q.company_id = ${companyId} ${whose}
    order by q.quote_id desc limit ${shown}`.execute(db);
  return rows;
}

export async function findQuote(
  db: Db | Tx,
  quoteId: number,
  now: Date,
): Promise<(QuoteRow & { lines: QuoteLineRow[] }) | undefined> {
  const { rows } = await sql<QuoteRow & { lines: QuoteLineRow[] }>`
    select ${columns(now)}, ${linesJson} as lines from ${joins} where q.quote_id = ${quoteId}`.execute(db);
  return rows[0];
}

export async function listQuotes(
  db: Db,
  { state, page, pageSize, now }: { state: QuoteState | undefined; page: number; pageSize: number; now: Date },
): Promise<{ rows: (QuoteRow & { lines: number })[]; total: number; waiting: number }> {
  const inState = state === undefined ? sql`true` : isIn(state, now);
  const [found, counted] = await Promise.all([
    sql<QuoteRow & { lines: number }>`
      select ${columns(now)}, (select count(*)::int from quote_line l where l.quote_id = q.quote_id) as lines
      from ${joins} where ${inState} order by q.quote_id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(
      db,
    ),
    sql<{ total: number; waiting: number }>`
      select (select count(*)::int from (select from quote q where ${inState} limit ${mostListed + 1}) x) as total,
        (select count(*)::int from quote where state = 'requested') as waiting`.execute(db),
  ]);
  return { rows: found.rows, ...counted.rows[0]! };
}

/** Said of the columns, so that the index on states is used. */
function isIn(state: QuoteState, now: Date): RawBuilder<boolean> {
  if (state === 'expired') return sql`q.state in ('offered', 'accepted') and q.valid_to <= ${now}::timestamptz`;
  if (state === 'offered' || state === 'accepted') return sql`q.state = ${state} and q.valid_to > ${now}::timestamptz`;
  return sql`q.state = ${state}`;
}

/** Locks the company: who of it asks at the same time waits, and is counted. @returns its requests that wait */
export async function lockCompanyAndCount(tx: Tx, companyId: number): Promise<number> {
  await sql`select from company where company_id = ${companyId} for update`.execute(tx);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from quote where company_id = ${companyId} and state = 'requested'`.execute(tx);
  return rows[0]!.n;
}

export interface NewQuote {
  companyId: number;
  accountId: number;
  /** Of the store the cart of this person is for, or the main one. */
  fallbackWarehouseId: number;
  note: string | undefined;
  wished: string | undefined;
  /** Thousandths by product. */
  quantities: ReadonlyMap<number, number>;
  now: Date;
}

/** Undefined when this person waits for an answer about the same products already. */
export async function insertQuote(tx: Tx, input: NewQuote): Promise<number | undefined> {
  const lines = [...input.quantities].map(([product_id, quantity]) => ({ product_id, quantity }));
  const content = [...lines]
    .sort((a, b) => a.product_id - b.product_id)
    .map((line) => `${line.product_id}:${line.quantity}`)
    .join(' ');
  const { rows } = await sql<{ id: number }>`
    insert into quote (company_id, account_id, warehouse_id, content, note, wished, requested_at)
    values (${input.companyId}, ${input.accountId}, coalesce((select warehouse_id from cart where account_id = ${input.accountId}
      and state = 'open' and warehouse_id is not null), ${input.fallbackWarehouseId}), encode(sha256(${content}::text::bytea), 'hex'),
      ${input.note ?? null}, ${input.wished ?? null}, ${input.now})
    on conflict (account_id, content) where state = 'requested' do nothing returning quote_id as id`.execute(tx);
  const quoteId = rows[0]?.id;
  if (quoteId === undefined) return undefined;
  await sql`insert into quote_line (quote_id, product_id, quantity)
    select ${quoteId}::int, x.product_id, x.quantity
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as x(product_id int, quantity int)`.execute(tx);
  return quoteId;
}

/** Locks a quote, so that who answers and who accepts take turns. */
export async function lockQuote(tx: Tx, quoteId: number): Promise<void> {
  await sql`select from quote where quote_id = ${quoteId} for update`.execute(tx);
}

/** Writes an offer with its prices; a line that is not named has its usual price. */
export async function writeOffer(
  tx: Tx,
  offer: { quoteId: number; prices: ReadonlyMap<number, number>; validTo: Date; answer: string | undefined; now: Date },
): Promise<void> {
  const prices = [...offer.prices].map(([id, cents]) => ({ id, cents }));
  await sql`update quote_line l set price_cents = (select x.cents
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as x(id int, cents int) where x.id = l.quote_line_id)
    where l.quote_id = ${offer.quoteId}`.execute(tx);
  await tx
    .updateTable('quote')
    .set({ state: 'offered', valid_to: offer.validTo, answer: offer.answer ?? null, answered_at: offer.now })
    .where('quote_id', '=', offer.quoteId)
    .execute();
}

export async function closeQuote(
  tx: Tx,
  { quoteId, state, reason, now }: { quoteId: number; state: 'declined' | 'withdrawn'; reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('quote')
    .set({ state, answer: reason, answered_at: now })
    .where('quote_id', '=', quoteId)
    .execute();
}

export async function writeAcceptance(tx: Tx, quoteId: number, now: Date): Promise<void> {
  await tx.updateTable('quote').set({ state: 'accepted', accepted_at: now }).where('quote_id', '=', quoteId).execute();
}

/** To whom a quote is told: who asked, and the masters of the company, while they are of it. */
export async function readersOf(db: Db, quoteId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select a.email from quote q join account a on a.company_id = q.company_id
    where q.quote_id = ${quoteId} and (a.is_master or a.account_id = q.account_id) and a.disabled_at is null
      and a.email_confirmed_at is not null order by a.account_id`.execute(db);
  return rows.map(({ email }) => email);
}

/** How somebody of a company is called there; undefined when they wrote no name, or are gone. */
export async function nameOfAccount(db: Db, accountId: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('account')
    .select(['first_name as first', 'last_name as last'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return `${found?.first ?? ''} ${found?.last ?? ''}`.trim() || undefined;
}

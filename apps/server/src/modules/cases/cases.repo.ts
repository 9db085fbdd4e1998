import type { CaseKind, CaseState, CaseTab } from '@sporta/contract/staff-case-words.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { countListed, withinList } from '../../platform/db/listed.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/* What customers report or give back, as a queue (table care_case). Raw: rows come with their goods and their order at once. */

export interface CaseFilter {
  stores: StaffRights['stores'];
  kind: CaseKind | undefined;
  q: string | undefined;
  /** Whose cases "mine" are. */
  staffId: number;
  now: Date;
}

export interface CaseRow {
  caseId: number;
  kind: CaseKind;
  state: CaseState;
  openedAt: Date;
  dueAt: Date;
  closedAt: Date | null;
  orderId: number;
  orderNumber: string;
  customer: string;
  warehouseId: number;
  lines: number;
  goods: string;
  amountCents: number | null;
  assigneeId: number | null;
  assigneeName: string | null;
  problemId: number | null;
  withdrawalId: number | null;
}

/** Characters with a meaning for `like` are matched as they are. */
const literal = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

function conditionOf({ stores, kind, q }: CaseFilter): RawBuilder<unknown> {
  const parts: RawBuilder<unknown>[] = [ofStores(stores, sql`c.warehouse_id`)];
  if (kind) parts.push(sql`c.kind = ${kind}`);
  const words = q?.split(/\s+/).filter(Boolean) ?? [];
  for (const word of words) parts.push(sql`c.search_text like ${`%${literal(word)}%`}`);
  return sql.join(parts, sql` and `);
}

const tabOf = (tab: CaseTab, { staffId, now }: CaseFilter): RawBuilder<unknown> =>
  ({
    open: sql`c.state <> 'closed'`,
    mine: sql`c.state <> 'closed' and c.assignee_id = ${staffId}`,
    late: sql`c.state <> 'closed' and c.due_at < ${now}`,
    closed: sql`c.state = 'closed'`,
  })[tab];

const goodsOfCase = sql`(
  select l.order_line_id, l.name from order_problem_line x join order_line l using (order_line_id)
    where x.order_problem_id = c.order_problem_id
  union all select l.order_line_id, l.name from order_withdrawal_line x join order_line l using (order_line_id)
    where x.order_withdrawal_id = c.order_withdrawal_id)`;

const columns = sql`c.care_case_id as "caseId", c.kind, c.state, c.opened_at as "openedAt", c.due_at as "dueAt",
  c.closed_at as "closedAt", c.order_id as "orderId", o.order_number as "orderNumber",
  coalesce(b.name, trim(a.first_name || ' ' || a.last_name)) as customer, c.warehouse_id as "warehouseId", g.lines, g.goods, c.assignee_id as "assigneeId",
  trim(s.first_name || ' ' || s.last_name) as "assigneeName",
  c.order_problem_id as "problemId", c.order_withdrawal_id as "withdrawalId",
  (select w.refund_cents from order_withdrawal w
    where w.order_withdrawal_id = c.order_withdrawal_id or w.order_problem_id = c.order_problem_id) as "amountCents"`;

const joined = sql`join orders o using (order_id) join account a on a.account_id = o.account_id
  left join company b on b.company_id = o.company_id left join account s on s.account_id = c.assignee_id
  cross join lateral (select count(*)::int as lines, coalesce(string_agg(n.name, ', ') filter (where n.place <= 3), '') as goods
    from (select name, row_number() over (order by order_line_id) as place from ${goodsOfCase} x) n) g`;

/** A page of cases: what is due first, first; of closed ones what was closed last. */
export async function readCases(
  db: Db,
  filter: CaseFilter,
  { tab, ...page }: { tab: CaseTab; limit: number; offset: number },
): Promise<CaseRow[]> {
  const { limit, offset } = withinList(page);
  const order = (of: RawBuilder<unknown>) =>
    tab === 'closed' ? sql`${of}.closed_at desc, ${of}.care_case_id desc` : sql`${of}.due_at, ${of}.care_case_id`;
  const { rows } = await sql<CaseRow>`
    with page as materialized (
      select c.care_case_id from care_case c where ${conditionOf(filter)} and ${tabOf(tab, filter)} order by ${order(sql`c`)} limit ${limit} offset ${offset})
    select ${columns} from page join care_case c using (care_case_id) ${joined} order by ${order(sql`c`)}`.execute(db);
  return rows;
}

export async function countCases(db: Db, filter: CaseFilter): Promise<Record<CaseTab, number>> {
  const { staffId, now } = filter;
  const { rows } = await sql<Record<CaseTab, number>>`
    select count(*)::int as open, count(*) filter (where c.assignee_id = ${staffId})::int as mine,
      count(*) filter (where c.due_at < ${now})::int as late,
      ${countListed(sql`from care_case c where ${conditionOf(filter)} and c.state = 'closed'`)} as closed
    from care_case c where ${conditionOf(filter)} and c.state <> 'closed'`.execute(db);
  return rows[0]!;
}

/** One case, of any store. */
export async function findCase(db: Db | Tx, caseId: number): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns} from care_case c ${joined} where c.care_case_id = ${caseId}`.execute(db);
  return rows[0];
}

/** Locks a case: two people who take it or close it come one after the other. */
export async function lockCase(tx: Tx, caseId: number): Promise<void> {
  await tx.selectFrom('care_case').select('care_case_id').where('care_case_id', '=', caseId).forUpdate().execute();
}

export async function setCase(
  tx: Tx,
  caseId: number,
  to: { state: CaseState; assigneeId: number | null; closedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('care_case')
    .set({ state: to.state, assignee_id: to.assigneeId, closed_at: to.closedAt })
    .where('care_case_id', '=', caseId)
    .execute();
}

/** Who it is about, and their words. */
export async function readPerson(db: Db, { orderId, problemId, withdrawalId }: CaseRow) {
  const { rows } = await sql<{
    userId: number;
    name: string;
    email: string;
    phone: string | null;
    note: string | null;
  }>`
    select a.account_id as "userId", trim(a.first_name || ' ' || a.last_name) as name, a.email, a.phone,
      coalesce((select note from order_problem where order_problem_id = ${problemId}),
        (select reason from order_withdrawal where order_withdrawal_id = ${withdrawalId})) as note
    from orders o join account a using (account_id) where o.order_id = ${orderId}`.execute(db);
  return rows[0]!;
}

/** Whether the money of a withdrawal has left: of an order that never came, all that was held or taken. */
export async function moneyOfWithdrawal(db: Db | Tx, withdrawalId: number): Promise<'waiting' | 'out' | 'none'> {
  const { rows } = await sql<{ money: 'waiting' | 'out' | 'none' }>`
    select case
      when w.refund_cents = 0 then 'none'
      when o.state = 'withdrawn' and not exists (select from order_event e where e.order_id = o.order_id and e.to_state = 'delivered')
        then case when exists (select from payment p where p.order_id = o.order_id
            and (p.state in ('created', 'redirected', 'authorised') or p.captured_cents > p.refunded_cents)) then 'waiting' else 'out' end
      when w.card_refunded_at is null and exists (select from payment p where p.order_id = o.order_id
            and p.state in ('authorised', 'captured', 'refunded'))
        or w.gifts_returned_at is null and exists (select from order_gift_certificate g where g.order_id = o.order_id and g.state = 'reserved')
        then 'waiting'
      else 'out' end as money
    from order_withdrawal w join orders o using (order_id) where w.order_withdrawal_id = ${withdrawalId}`.execute(db);
  return rows[0]?.money ?? 'none';
}

export async function countOpenCases(db: Db, stores: StaffRights['stores']): Promise<number> {
  let open = db.selectFrom('care_case').where('state', '<>', 'closed');
  if (stores !== 'all') open = open.where('warehouse_id', 'in', [...stores, 0]);
  const { count } = await open.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

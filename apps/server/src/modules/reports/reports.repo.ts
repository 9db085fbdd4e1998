import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { hoursOfDays, missingOfDays, type StoreDay, substitutionsOfDays } from './count-days.ts';
import { workOf } from './roll-up.repo.ts';

/* Figures of a period: kept ones, and those of days that changed since, counted now. Raw: sums over both. */

/** Days, both included, in some stores. */
export interface Period {
  from: string;
  to: string;
  stores: StaffRights['stores'];
}

const ofCountedStores = (stores: Period['stores']) => ofStores(stores, sql`t.warehouse_id`);

const within = ({ from, to, stores }: Period) => sql`
  t.day between ${from}::date and ${to}::date and ${ofCountedStores(stores)}`;

/** Days of a period that changed since they were counted. */
export async function dueDays(db: Db, period: Period): Promise<StoreDay[]> {
  const { rows } = await sql<StoreDay>`
    select distinct to_char(t.day, 'YYYY-MM-DD') as day, t.warehouse_id as "warehouseId" from report_due t where ${within(period)}`.execute(
    db,
  );
  return rows;
}

const kept = (table: string, period: Period, due: readonly StoreDay[]): RawBuilder<unknown> => {
  const counted = sql`not exists (
    select from unnest(${due.map(({ day }) => day)}::date[], ${due.map(({ warehouseId }) => warehouseId)}::int[]) as d(day, warehouse_id)
    where d.day = t.day and d.warehouse_id = t.warehouse_id)`;
  return sql`select t.* from ${sql.table(table)} t where ${within(period)} and ${due.length === 0 ? sql`true` : counted}`;
};

const all = (
  table: string,
  counted: (days: readonly StoreDay[]) => RawBuilder<unknown>,
  period: Period,
  due: readonly StoreDay[],
): RawBuilder<unknown> =>
  due.length === 0
    ? kept(table, period, due)
    : sql`${kept(table, period, due)} union all select * from (${counted(due)}) live`;

/** Figures of one day, one hour of any day, or one store: whichever is not null. */
export interface Sums {
  day: string | null;
  hour: number | null;
  warehouseId: number | null;
  /** Of the period itself, not of the one before it. */
  isNow: boolean;
  orders: number;
  estimated: number;
  cents: number;
  voucherCents: number;
  lines: number;
  missing: number;
  netCents: number;
  costCents: number;
  newcomers: number;
  brought: number;
  onTime: number;
  returnedCents: number;
}

/** Sums by day, by hour and by store of a period that begins on `from`, and of the one before it. */
export async function readSums(db: Db, both: Period, from: string, due: readonly StoreDay[]): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select to_char(day, 'YYYY-MM-DD') as day, hour, warehouse_id as "warehouseId", is_now as "isNow", sum(orders)::int as orders,
      sum(estimated)::int as estimated, sum(cents)::float8 as cents, sum(voucher_cents)::float8 as "voucherCents",
      sum(lines)::int as lines, sum(missing)::int as missing, sum(net_cents)::float8 as "netCents", sum(cost_cents)::float8 as "costCents",
      sum(newcomers)::int as newcomers, sum(brought)::int as brought, sum(on_time)::int as "onTime",
      sum(returned_cents)::float8 as "returnedCents"
    from (select h.*, day >= ${from}::date as is_now from (${all('report_hour', hoursOfDays, both, due)}) h) h
    group by grouping sets ((is_now, day), (is_now, hour), (is_now, warehouse_id)) order by day, hour, warehouse_id`.execute(
    db,
  );
  return rows;
}

export interface DaySums {
  day: string;
  orders: number;
  cents: number;
  lines: number;
  missing: number;
}

/** The few figures of each day that had orders; the same as those of a report. */
export async function readDays(db: Db, period: Period): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(orders)::int as orders, sum(cents)::float8 as cents, sum(lines)::int as lines,
      sum(missing)::int as missing
    from (${all('report_hour', hoursOfDays, period, await dueDays(db, period))}) h group by day order by day`.execute(
    db,
  );
  return rows;
}

export interface MissingSums {
  code: string;
  name: string;
  lines: number;
  cents: number;
}

/** What was missing most: by what it would have brought. */
export async function readMissing(
  db: Db,
  period: Period,
  due: readonly StoreDay[],
  limit: number,
): Promise<MissingSums[]> {
  // names only of those few that are shown: comparing all of them takes as long as the sums
  const { rows } = await sql<MissingSums>`
    with m as materialized (${all('report_missing', missingOfDays, period, due)}),
      most as (select code, sum(lines)::int as lines, sum(cents::float8) as cents from m group by code
        order by sum(lines) desc, sum(cents::float8) desc, code limit ${limit})
    select code, max(m.name) as name, most.lines, most.cents from most join m using (code)
    group by code, most.lines, most.cents order by most.lines desc, most.cents desc, code`.execute(db);
  return rows;
}

export interface SubstitutionSums {
  name: string;
  substitute: string;
  proposed: number;
  refused: number;
  atDoor: number;
  refunded: number;
}

/** Every pair of the period, the most refused first. */
export async function readSubstitutions(db: Db, period: Period, due: readonly StoreDay[]): Promise<SubstitutionSums[]> {
  const { rows } = await sql<SubstitutionSums>`
    select name, substitute, sum(proposed)::int as proposed, sum(refused)::int as refused, sum(at_door)::int as "atDoor",
      sum(refunded)::int as refunded
    from (${all('report_substitution', substitutionsOfDays, period, due)}) s
    group by 1, 2 order by sum(refused + at_door + refunded) desc, sum(proposed) desc, 1, 2`.execute(db);
  return rows;
}

export interface PickerSums {
  userId: number;
  name: string;
  orders: number;
  lines: number;
  missing: number;
  seconds: number;
}

/** What each person prepared, the quickest first. */
export async function readPickers(db: Db, period: Period, due: readonly StoreDay[]): Promise<PickerSums[]> {
  const live = (await Promise.all(due.map((day) => workOf(db, day)))).flat();
  const { rows } = await sql<PickerSums>`
    select a.account_id as "userId", a.first_name as name, sum(p.orders)::int as orders, sum(p.lines)::int as lines,
      sum(p.missing)::int as missing, sum(p.seconds)::float8 as seconds
    from (select account_id, orders, lines, missing, seconds from (${kept('report_picker', period, due)}) k
      union all select * from jsonb_to_recordset(${JSON.stringify(live)}::jsonb)
        as l(account_id int, orders int, lines int, missing int, seconds float8)) p
    join account a using (account_id) group by 1, 2
    order by sum(p.lines) / nullif(sum(p.seconds), 0) desc nulls last, 1`.execute(db);
  return rows;
}

export interface WindowFill {
  day: string;
  window: string;
  begin: string;
  taken: number;
  capacity: number;
}

/** How full home deliveries were by window. */
export async function readFill(db: Db, { from, to, stores }: Period): Promise<WindowFill[]> {
  const { rows } = await sql<WindowFill>`
    select to_char(day, 'YYYY-MM-DD') as day, to_char(begin_time, 'HH24:MI') as begin,
      to_char(begin_time, 'FMHH24') || '–' || to_char(end_time, 'FMHH24') as window, taken, capacity
    from (select t.day, t.begin_time, t.end_time, sum(t.taken_orders)::int as taken, sum(t.capacity_orders)::int as capacity
      from timeslot t
      where day between ${from}::date and ${to}::date and delivery_service_id = 1 and ${ofCountedStores(stores)}
      group by t.day, t.begin_time, t.end_time having sum(t.capacity_orders) > 0) filled
    order by 2, 3, 1`.execute(db);
  return rows;
}

export interface ProviderSums {
  provider: string;
  days: number;
  oursCents: number;
  theirsCents: number;
  open: number;
}

/** What providers moved on the days that were compared: taken less given back, and differences nobody has settled. */
export async function readPayments(db: Db, { from, to }: Period): Promise<ProviderSums[]> {
  const { rows } = await sql<ProviderSums>`
    select provider, count(*)::int as days, sum(ours_captured_cents - ours_refunded_cents)::float8 as "oursCents",
      sum(theirs_captured_cents - theirs_refunded_cents)::float8 as "theirsCents",
      (select count(*)::int from reconciliation_difference d where d.provider = r.provider and d.day between ${from}::date and ${to}::date
        and d.settled_at is null) as open
    from reconciliation_report r where complete and day between ${from}::date and ${to}::date group by provider order by provider`.execute(
    db,
  );
  return rows;
}

import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/**
 * What orders `o` count against a budget: also those whose payment is under way, so that two of them do not both fit. Of what was
 * delivered only what came is counted.
 */
const counted = sql`o.state not in ('payment-failed', 'cancelled', 'withdrawn', 'replaced')`;
const spent = sql<number>`coalesce(sum(coalesce(o.delivered_cents, o.total_cents)), 0)::float8`;

export interface Budget {
  limitCents: number;
  /** Of the month so far, without the order at hand. */
  spentCents: number;
}

interface Asked {
  accountId: number;
  companyId: number;
  /** Start of the month in the shop's time. */
  since: Date;
  /** The order that is being changed does not count twice. */
  besides: number | null;
}

/** The budget of a person; undefined where they have none. The caller holds their cart, so no second order of theirs is under way. */
export async function findPersonBudget(tx: Tx, asked: Asked): Promise<Budget | undefined> {
  const { accountId, companyId, since, besides } = asked;
  const { rows } = await sql<Budget>`
    select a.monthly_budget_cents as "limitCents", (select ${spent} from orders o
      where o.account_id = a.account_id and o.company_id = ${companyId} and ${counted} and o.created_at >= ${since}
        and o.order_id is distinct from ${besides}::int) as "spentCents"
    from account a where a.account_id = ${accountId} and a.monthly_budget_cents is not null`.execute(tx);
  return rows[0];
}

/** What limits somebody who orders for a company, and whether a master is asked above it. Cents. */
export interface LimitsRow {
  orderCents: number | null;
  monthCents: number | null;
  /** Of the month so far. */
  spentCents: number;
  asks: boolean;
}

/** Looks only: an order is held to them under the lock of its cart. */
export async function findLimits(db: Db, { accountId, companyId, since }: Omit<Asked, 'besides'>): Promise<LimitsRow> {
  const { rows } = await sql<LimitsRow>`
    select a.spending_limit_cents as "orderCents", a.monthly_budget_cents as "monthCents",
      a.over_limit = 'approval' and exists (select from account m where m.company_id = ${companyId} and m.is_master
        and m.disabled_at is null) as asks,
      (select ${spent} from orders o where o.account_id = a.account_id and o.company_id = ${companyId} and ${counted}
        and o.created_at >= ${since}) as "spentCents"
    from account a where a.account_id = ${accountId}`.execute(db);
  return rows[0]!;
}

/**
 * The budget of a cost centre, its row locked until the end of the transaction: of two people who order at once for the same
 * one, the second sees what the first has ordered. Taken after carts and before slots (LOCK_ORDER).
 */
export async function lockCentreBudget(
  tx: Tx,
  { costCentre, companyId, since, besides }: Omit<Asked, 'accountId'> & { costCentre: string },
): Promise<Budget | undefined> {
  const { rows } = await sql<{ limitCents: number }>`
    select monthly_cents as "limitCents" from cost_centre_budget
    where company_id = ${companyId} and lower(name) = lower(${costCentre}) for update`.execute(tx);
  const [budget] = rows;
  if (!budget) return undefined;
  // in a statement of its own: it sees what was committed while the lock was waited for
  const { rows: sums } = await sql<{ spentCents: number }>`
    select ${spent} as "spentCents" from orders o
    where o.company_id = ${companyId} and lower(o.cost_centre) = lower(${costCentre}) and ${counted}
      and o.created_at >= ${since} and o.order_id is distinct from ${besides}::int`.execute(tx);
  return { limitCents: budget.limitCents, spentCents: sums[0]!.spentCents };
}

/** What each person ordered for the company since then. */
export async function spentByPerson(db: Db, companyId: number, since: Date): Promise<Map<number, number>> {
  const { rows } = await sql<{ accountId: number; spentCents: number }>`
    select o.account_id as "accountId", ${spent} as "spentCents" from orders o
    where o.company_id = ${companyId} and ${counted} and o.created_at >= ${since} group by o.account_id`.execute(db);
  return new Map(rows.map(({ accountId, spentCents }) => [accountId, spentCents]));
}

export interface CostCentreRow {
  name: string;
  limitCents: number | null;
  spentCents: number;
}

/** Cost centres with a budget, and those ordered for since then; by name. */
export async function listCostCentres(db: Db, companyId: number, since: Date): Promise<CostCentreRow[]> {
  const { rows } = await sql<CostCentreRow>`
    select coalesce(b.name, m.name) as name, b.monthly_cents as "limitCents", coalesce(m.spent, 0)::float8 as "spentCents"
    from (select * from cost_centre_budget where company_id = ${companyId}) b
    full join (select lower(o.cost_centre) as key, min(o.cost_centre) as name, ${spent} as spent from orders o
      where o.company_id = ${companyId} and o.cost_centre is not null and ${counted} and o.created_at >= ${since}
      group by lower(o.cost_centre)) m on m.key = lower(b.name)
    order by lower(coalesce(b.name, m.name))`.execute(db);
  return rows;
}

/**
 * Budgets of the cost centres somebody orders for: those of their orders so far and the one their cart names; by name. What the
 * others of the company have is the masters' to know.
 */
export async function listOwnCentres(
  db: Db,
  { accountId, companyId, since }: Omit<Asked, 'besides'>,
): Promise<(Budget & { name: string })[]> {
  const { rows } = await sql<Budget & { name: string }>`
    select b.name, b.monthly_cents as "limitCents", (select ${spent} from orders o
      where o.company_id = ${companyId} and lower(o.cost_centre) = lower(b.name) and ${counted}
        and o.created_at >= ${since}) as "spentCents"
    from cost_centre_budget b
    where b.company_id = ${companyId} and lower(b.name) in (
      select lower(cost_centre) from orders where account_id = ${accountId} and company_id = ${companyId}
      union all
      select lower(cost_centre) from cart where account_id = ${accountId} and state = 'open')
    order by lower(b.name)`.execute(db);
  return rows;
}

/** @param cents null = no budget any more */
export async function setPersonBudget(tx: Tx, userId: number, cents: number | null): Promise<void> {
  await tx.updateTable('account').set({ monthly_budget_cents: cents }).where('account_id', '=', userId).execute();
}

/** Raw, because the conflict is on an expression. @param cents null = no budget any more */
export async function setCentreBudget(db: Db, companyId: number, name: string, cents: number | null): Promise<void> {
  if (cents === null) {
    await sql`delete from cost_centre_budget
      where company_id = ${companyId} and lower(name) = lower(${name})`.execute(db);
    return;
  }
  await sql`insert into cost_centre_budget (company_id, name, monthly_cents) values (${companyId}, ${name}, ${cents})
    on conflict (company_id, lower(name)) do update set monthly_cents = excluded.monthly_cents`.execute(db);
}

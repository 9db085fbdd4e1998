import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface ApprovalLine {
  name: string;
  /** Thousandths of the unit. */
  quantity: number;
  unit: string;
  cents: number;
}

/** The request of a person who is still there, with what its mails say. */
export function findApproval(db: Db, approvalId: number) {
  return db
    .selectFrom('order_approval as p')
    .innerJoin('company as c', 'c.company_id', 'p.company_id')
    .innerJoin('account as a', 'a.account_id', 'p.account_id')
    .leftJoin('orders as replaced', 'replaced.order_id', 'p.replaces_order_id')
    .select([
      'p.company_id as companyId',
      'c.name as company',
      'a.email',
      'p.total_cents as totalCents',
      'p.state',
      'p.note',
      'p.valid_to as validTo',
      'replaced.order_number as replaces',
    ])
    .select((eb) => [
      sql<string>`trim(a.first_name || ' ' || a.last_name)`.as('name'),
      eb.fn<number>('jsonb_array_length', ['p.lines']).as('items'),
    ])
    .where('p.order_approval_id', '=', approvalId)
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** The requests of a company, or only those of one person; those that wait first, then the latest. @param limit how many */
export function listRows(
  db: Db,
  { companyId, accountId, limit }: { companyId: number; accountId: number | undefined; limit: number },
) {
  const rows = db
    .selectFrom('order_approval as p')
    .innerJoin('account as a', 'a.account_id', 'p.account_id')
    .leftJoin('orders as o', 'o.order_id', 'p.order_id')
    .leftJoin('orders as replaced', 'replaced.order_id', 'p.replaces_order_id')
    .select([
      'p.order_approval_id as approvalId',
      'p.account_id as userId',
      'a.first_name as firstName',
      'a.last_name as lastName',
      'p.total_cents as totalCents',
      'p.requested_at as requestedAt',
      'p.state',
      'p.decided_at as decidedAt',
      'p.note',
      'p.valid_to as validTo',
      'replaced.order_number as replaces',
    ])
    .select((eb) => [
      eb.ref('p.lines').$castTo<ApprovalLine[]>().as('lines'),
      eb
        .case()
        .when('o.state', 'not in', ['payment-failed', 'cancelled'])
        .then(eb.ref('p.order_id'))
        .end()
        .as('orderId'),
    ])
    .where('p.company_id', '=', companyId)
    .orderBy((eb) => eb('p.state', '=', 'waiting'), 'desc')
    .orderBy('p.requested_at', 'desc')
    .orderBy('p.order_approval_id', 'desc')
    .limit(limit);
  return (accountId === undefined ? rows : rows.where('p.account_id', '=', accountId)).execute();
}

export type ApprovalRow = Awaited<ReturnType<typeof listRows>>[number];

interface Excess {
  accountId: number;
  companyId: number;
  totalCents: number;
  modifiedOrderId: number | null;
  now: Date;
}

/**
 * What a person above their limit has: a master to ask, the smallest approval that covers the order, the latest refusal it
 * falls under. Raw, because it is one statement of three unlike questions.
 * @param refusalDays for how long a refusal holds
 */
export async function findAnswers(
  tx: Tx,
  { accountId, companyId, totalCents, modifiedOrderId, now, refusalDays }: Excess & { refusalDays: number },
): Promise<{ asks: boolean; approvalId: number | null; refused: { note: string | null } | null } | undefined> {
  const { rows } = await sql<{ asks: boolean; approvalId: number | null; refused: { note: string | null } | null }>`
    select a.over_limit = 'approval' and exists (select from account m where m.company_id = ${companyId} and m.is_master
        and m.disabled_at is null) as asks,
      (select p.order_approval_id from order_approval p left join orders o using (order_id)
        where p.account_id = a.account_id and p.company_id = ${companyId} and p.state = 'approved'
          and p.total_cents >= ${totalCents}
          and (p.order_id = ${modifiedOrderId}::int or o.replaces_order_id = ${modifiedOrderId}::int
            or p.valid_to > ${now} and (p.order_id is null or o.state in ('payment-failed', 'cancelled')
              -- a change that failed: the order it would have replaced lives on, and keeps the approval
              and not exists (select from orders was where was.order_id = o.replaces_order_id
                and was.state not in ('payment-failed', 'cancelled'))))
        order by p.total_cents, p.order_approval_id limit 1) as "approvalId",
      (select jsonb_build_object('note', p.note) from order_approval p
        where p.account_id = a.account_id and p.company_id = ${companyId} and p.state = 'refused'
          and p.total_cents <= ${totalCents}
          and p.decided_at > ${now}::timestamptz - make_interval(days => ${refusalDays})
        order by p.decided_at desc limit 1) as refused
    from account a where a.account_id = ${accountId}`.execute(tx);
  return rows[0];
}

/**
 * Writes the request of a person over the one that still waits. Raw, because the conflict is on a partial index.
 * @returns its id; undefined when the same request waits already
 */
export async function writeRequest(
  tx: Tx,
  { accountId, companyId, totalCents, modifiedOrderId, lines, now }: Excess & { lines: readonly ApprovalLine[] },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into order_approval (company_id, account_id, total_cents, replaces_order_id, lines, requested_at)
    values (${companyId}, ${accountId}, ${totalCents}, ${modifiedOrderId}, ${JSON.stringify(lines)}::jsonb, ${now})
    on conflict (account_id) where state = 'waiting'
    do update set company_id = excluded.company_id, total_cents = excluded.total_cents,
      replaces_order_id = excluded.replaces_order_id, lines = excluded.lines,
      requested_at = excluded.requested_at
    where order_approval.total_cents <> excluded.total_cents or order_approval.company_id <> excluded.company_id
      or order_approval.replaces_order_id is distinct from excluded.replaces_order_id
    returning order_approval_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Ties an approval to the order placed with it. */
export async function useApproval(tx: Tx, approvalId: number, orderId: number): Promise<void> {
  await tx
    .updateTable('order_approval')
    .set({ order_id: orderId })
    .where('order_approval_id', '=', approvalId)
    .execute();
}

export interface Decision {
  companyId: number;
  approvalId: number;
  masterId: number;
  state: 'approved' | 'refused';
  note: string | null;
  validTo: Date | null;
  now: Date;
}

/** False when the company has no such request, or has answered it. */
export async function writeDecision(tx: Tx, decision: Decision): Promise<boolean> {
  const { companyId, approvalId, masterId, state, note, validTo, now } = decision;
  const { numUpdatedRows } = await tx
    .updateTable('order_approval')
    .set({ state, decided_by: masterId, decided_at: now, note, valid_to: validTo })
    .where('order_approval_id', '=', approvalId)
    .where('company_id', '=', companyId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isOfCompany(db: Db, approvalId: number, companyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('order_approval')
    .select('order_approval_id')
    .where('order_approval_id', '=', approvalId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends what a person who leaves a company was promised: what waits goes, what is approved and not ordered is good for nothing. */
export async function closeApprovals(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx.deleteFrom('order_approval').where('account_id', '=', accountId).where('state', '=', 'waiting').execute();
  await tx
    .updateTable('order_approval')
    .set({ valid_to: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'approved')
    .where('valid_to', '>', now)
    .execute();
}

import type { OrderApproval } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import { sql } from 'kysely';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';

/** Days an approved order may be placed in. */
const approvalDays = 7;
/** How many requests a page shows; older ones are history nobody decides on. */
const shown = 100;

export interface ApprovalLine {
  name: string;
  /** Thousandths of the unit. */
  quantity: number;
  unit: string;
  cents: number;
}

/**
 * How an order above the person's limit stands: `limit` = it may not be placed, `needed` = the master can be asked,
 * `refused` = the master has said no to it, `approved` = it may be placed.
 */
export type OverLimit =
  | { kind: 'limit' | 'needed' }
  | { kind: 'refused'; note: string | null }
  | { kind: 'approved'; approvalId: number };

interface Wanted {
  account: Pick<Account, 'accountId' | 'company'>;
  /** Of the order, before gift certificates. */
  totalCents: number;
  /** The order that is being changed: its own approval is good for what takes its place. */
  modifiedOrderId: number | null;
  now: Date;
}

/** Looks only; to be called under the lock of the cart, so that an approval is not used twice. */
export async function overLimitOf(tx: Tx, { account, totalCents, modifiedOrderId, now }: Wanted): Promise<OverLimit> {
  const companyId = account.company?.companyId;
  if (companyId === undefined) return { kind: 'limit' };
  const { rows } = await sql<{
    asks: boolean;
    approvalId: number | null;
    refused: { note: string | null } | null;
  }>`
    select a.over_limit = 'approval' and exists (select from account m where m.company_id = ${companyId} and m.is_master
        and m.disabled_at is null) as asks,
      (select p.order_approval_id from order_approval p left join orders o using (order_id)
        where p.account_id = a.account_id and p.company_id = ${companyId} and p.state = 'approved'
          and p.total_cents >= ${totalCents}
          and (p.order_id = ${modifiedOrderId}::int or o.replaces_order_id = ${modifiedOrderId}::int
            or p.valid_to > ${now} and (p.order_id is null or o.state in ('payment-failed', 'cancelled')
              -- a change that came to nothing: the order it would have replaced stands, and the approval with it
              and not exists (select from orders was where was.order_id = o.replaces_order_id
                and was.state not in ('payment-failed', 'cancelled'))))
        order by p.total_cents, p.order_approval_id limit 1) as "approvalId",
      (select jsonb_build_object('note', p.note) from order_approval p
        where p.account_id = a.account_id and p.company_id = ${companyId} and p.state = 'refused'
          and p.total_cents <= ${totalCents}
          and p.decided_at > ${now}::timestamptz - make_interval(days => ${approvalDays})
        order by p.decided_at desc limit 1) as refused
    from account a where a.account_id = ${account.accountId}`.execute(tx);
  const [row] = rows;
  if (!row?.asks) return { kind: 'limit' };
  if (row.approvalId !== null) return { kind: 'approved', approvalId: row.approvalId };
  return row.refused ? { kind: 'refused', note: row.refused.note } : { kind: 'needed' };
}

/**
 * Puts the order before the master. A change of an order that stands is put before them like a new one when it costs more than
 * was approved: the order stays as it is, and keeps its place and its goods, until the answer; without one it is prepared as it
 * was (closeReopened). Asking again with another total takes the place of what
 * still waits.
 */
export async function requestApproval(
  tx: Tx,
  { account, totalCents, modifiedOrderId, lines, now }: Wanted & { lines: readonly ApprovalLine[] },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into order_approval (company_id, account_id, total_cents, replaces_order_id, lines, requested_at)
    values (${account.company!.companyId}, ${account.accountId}, ${totalCents}, ${modifiedOrderId}, ${JSON.stringify(lines)}::jsonb, ${now})
    on conflict (account_id) where state = 'waiting'
    do update set company_id = excluded.company_id, total_cents = excluded.total_cents,
      replaces_order_id = excluded.replaces_order_id, lines = excluded.lines,
      requested_at = excluded.requested_at
    where order_approval.total_cents <> excluded.total_cents or order_approval.company_id <> excluded.company_id
      or order_approval.replaces_order_id is distinct from excluded.replaces_order_id
    returning order_approval_id as id`.execute(tx);
  // asking for the same again writes no second mail
  if (rows[0]) await writeOutbox(tx, 'company.approval-requested', { approvalId: rows[0].id });
}

/** The order placed with an approval. */
export async function useApproval(tx: Tx, approvalId: number, orderId: number): Promise<void> {
  await sql`update order_approval set order_id = ${orderId} where order_approval_id = ${approvalId}`.execute(tx);
}

/**
 * The master's answer; it is given once. An approval holds for orders up to the amount, for some days.
 * @throws BusinessError `approval-not-found`, `already-decided`
 */
export function decideApproval(
  db: Db,
  input: {
    companyId: number;
    masterId: number;
    approvalId: number;
    approved: boolean;
    note: string | undefined;
    now: Date;
  },
): Promise<void> {
  const { companyId, masterId, approvalId, approved, note, now } = input;
  return withTransaction(db, async (tx) => {
    const validTo = approved ? new Date(now.getTime() + approvalDays * 86_400_000) : null;
    const { numAffectedRows } = await sql`
      update order_approval set state = ${approved ? 'approved' : 'refused'}, decided_by = ${masterId},
        decided_at = ${now}, note = ${note || null}, valid_to = ${validTo}::timestamptz
      where order_approval_id = ${approvalId} and company_id = ${companyId} and state = 'waiting'`.execute(tx);
    if (numAffectedRows === 0n) throw await whyNot(tx, companyId, approvalId);
    await writeOutbox(tx, 'company.approval-decided', { approvalId });
  });
}

async function whyNot(tx: Tx, companyId: number, approvalId: number): Promise<BusinessError> {
  const { rows } = await sql`
    select 1 from order_approval where order_approval_id = ${approvalId} and company_id = ${companyId}`.execute(tx);
  const options = { field: 'approval_id' };
  return rows.length === 0
    ? new BusinessError('approval-not-found', 'Non abbiamo trovato questa richiesta nella tua azienda.', options)
    : new BusinessError('already-decided', 'A questa richiesta è già stato risposto.', options);
}

interface Row {
  approvalId: number;
  userId: number;
  firstName: string;
  lastName: string;
  totalCents: number;
  lines: ApprovalLine[];
  requestedAt: Date;
  state: 'waiting' | 'approved' | 'refused';
  decidedAt: Date | null;
  note: string | null;
  validTo: Date | null;
  orderId: number | null;
  replaces: string | null;
}

const labels: Record<OrderApproval['state'], string> = {
  waiting: 'In attesa',
  approved: 'Approvato',
  refused: 'Rifiutato',
  used: 'Ordinato',
  expired: 'Scaduto',
};

/** The requests of a company for its master, one's own for everybody else; the latest first. */
export async function listApprovals(
  db: Db,
  { companyId, accountId, now }: { companyId: number; accountId: number | undefined; now: Date },
): Promise<OrderApproval[]> {
  const { rows } = await sql<Row>`
    select p.order_approval_id as "approvalId", p.account_id as "userId", a.first_name as "firstName",
      a.last_name as "lastName", p.total_cents as "totalCents", p.lines, p.requested_at as "requestedAt", p.state,
      p.decided_at as "decidedAt", p.note, p.valid_to as "validTo",
      case when o.state not in ('payment-failed', 'cancelled') then p.order_id end as "orderId",
      (select order_number from orders was where was.order_id = p.replaces_order_id) as replaces
    from order_approval p join account a using (account_id) left join orders o on o.order_id = p.order_id
    where p.company_id = ${companyId} and (${accountId ?? null}::int is null or p.account_id = ${accountId ?? null}::int)
    order by p.state = 'waiting' desc, p.requested_at desc, p.order_approval_id desc limit ${shown}`.execute(db);
  return rows.map((row) => toWire(row, now));
}

function toWire(row: Row, now: Date): OrderApproval {
  const isOver = row.state === 'approved' && row.validTo !== null && row.validTo <= now;
  const state = row.orderId !== null ? 'used' : isOver ? 'expired' : row.state;
  return {
    approvalId: row.approvalId,
    user: { userId: row.userId, firstName: row.firstName, lastName: row.lastName },
    total: row.totalCents / 100,
    items: row.lines.map(({ name, quantity, unit, cents }) => ({
      name,
      quantity: quantity / 1000,
      unit,
      total: cents / 100,
    })),
    state,
    stateLabel: labels[state],
    requestedAt: row.requestedAt.toISOString(),
    ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
    ...(row.validTo ? { validTo: row.validTo.toISOString() } : {}),
    ...(row.note ? { note: row.note } : {}),
    ...(row.orderId === null ? {} : { orderId: row.orderId }),
    ...(row.replaces === null ? {} : { replaces: row.replaces }),
  };
}

/** What the person is told at checkout. */
export const approvalTexts = {
  limit: (limitCents: number) =>
    `La tua azienda ti permette ordini fino a ${formatEuro(limitCents)}: togli qualcosa o chiedi al responsabile`,
  needed: (limitCents: number) =>
    `Questo ordine supera ${formatEuro(limitCents)}: abbiamo chiesto al responsabile di approvarlo. Ti scriviamo appena risponde, il carrello è salvo`,
  refused: (note: string | null) =>
    `Il responsabile non ha approvato questo ordine${note ? ` («${note}»)` : ''}: togli qualcosa e riprova`,
};

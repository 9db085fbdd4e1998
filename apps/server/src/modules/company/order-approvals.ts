import type { OrderApproval } from '@sporta/contract';
import { formatEuro } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import {
  type ApprovalLine,
  type ApprovalRow,
  findAnswers,
  isOfCompany,
  listRows,
  writeDecision,
  writeRequest,
} from './approvals.repo.ts';
import { type Excess, excessText } from './budgets.ts';

/** Days an approved order may be placed in, and a refusal holds. */
const approvalDays = 7;
/** How many requests a page shows; older ones are history nobody decides on. */
const shown = 100;

/**
 * What may become of an order above the person's limit: `limit` = it may not be placed, `needed` = the master can be asked,
 * `refused` = the master has said no to it, `approved` = it may be placed.
 */
export type OverLimit =
  | { kind: 'limit' | 'needed' }
  | { kind: 'refused'; note: string | null }
  | { kind: 'approved'; approvalId: number };

/** What may become of an order that goes beyond a limit, and beyond which. */
export type Exceeding = OverLimit & { excess: Excess };

interface Wanted {
  account: Pick<Account, 'accountId' | 'company'>;
  /** Of the order, before gift certificates. */
  totalCents: number;
  /** The order that is being changed: its own approval is good for what takes its place. */
  modifiedOrderId: number | null;
  now: Date;
}

/** Looks only; the caller holds the lock of the cart, so that no approval serves twice. */
export async function overLimitOf(tx: Tx, { account, totalCents, modifiedOrderId, now }: Wanted): Promise<OverLimit> {
  const companyId = account.company?.companyId;
  if (companyId === undefined) return { kind: 'limit' };
  const answers = await findAnswers(tx, {
    accountId: account.accountId,
    companyId,
    totalCents,
    modifiedOrderId,
    now,
    refusalDays: approvalDays,
  });
  if (!answers?.asks) return { kind: 'limit' };
  if (answers.approvalId !== null) return { kind: 'approved', approvalId: answers.approvalId };
  return answers.refused ? { kind: 'refused', note: answers.refused.note } : { kind: 'needed' };
}

/**
 * Asks the masters for a yes to the order. A change of a confirmed order is asked for like a new order when it costs more than
 * was approved: the order keeps its place and its goods until the answer, and is prepared as it was without one
 * (closeReopened). Asking again with another total takes the place of the request that still waits.
 */
export async function requestApproval(
  tx: Tx,
  { account, totalCents, modifiedOrderId, lines, now }: Wanted & { lines: readonly ApprovalLine[] },
): Promise<void> {
  const approvalId = await writeRequest(tx, {
    accountId: account.accountId,
    companyId: account.company!.companyId,
    totalCents,
    modifiedOrderId,
    lines,
    now,
  });
  // Asking for the same again writes no second mail.
  if (approvalId !== undefined) await writeOutbox(tx, 'company.approval-requested', { approvalId });
}

/**
 * Writes the master's answer, once. An approval holds for orders up to the amount, for some days.
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
    const state = approved ? 'approved' : 'refused';
    const decision = { companyId, approvalId, masterId, state, note: note || null, validTo, now } as const;
    if (!(await writeDecision(tx, decision))) throw await whyNot(tx, companyId, approvalId);
    await writeOutbox(tx, 'company.approval-decided', { approvalId });
  });
}

async function whyNot(tx: Tx, companyId: number, approvalId: number): Promise<BusinessError> {
  const options = { field: 'approval_id' };
  return (await isOfCompany(tx, approvalId, companyId))
    ? new BusinessError('already-decided', 'A questa richiesta è già stato risposto.', options)
    : new BusinessError('approval-not-found', 'Non abbiamo trovato questa richiesta nella tua azienda.', options);
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
  const rows = await listRows(db, { companyId, accountId, limit: shown });
  return rows.map((row) => toWire(row, now));
}

function toWire(row: ApprovalRow, now: Date): OrderApproval {
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

/** They may order nothing: there is nothing to take out. */
const mayNothing = (excess: Excess) => excess.of === 'order' && excess.limitCents === 0;

function aboveText(excess: Excess, forStaff: boolean): string {
  if (mayNothing(excess)) return `Ogni ${forStaff ? 'ordine del cliente' : 'tuo ordine'} va approvato`;
  return excess.of === 'order' ? `Questo ordine supera ${formatEuro(excess.limitCents)}` : excessText(excess, forStaff);
}

/** What checkout says to the person, or to staff who buy for them: at the shop "il responsabile" is somebody of its own. */
export const approvalTexts = {
  limit: (excess: Excess, forStaff = false) => {
    if (!mayNothing(excess)) {
      return `${excessText(excess, forStaff)}: togli qualcosa${forStaff ? ', il limite lo cambia il responsabile dell’azienda' : ' o chiedi al responsabile'}`;
    }
    return forStaff
      ? 'Per ora il cliente non può ordinare per la sua azienda: il limite di spesa glielo dà il responsabile dell’azienda'
      : 'Per ora non puoi ordinare per la tua azienda: chiedi al responsabile di darti un limite di spesa';
  },
  needed: (excess: Excess, forStaff = false) =>
    `${aboveText(excess, forStaff)}: abbiamo chiesto al responsabile${forStaff ? ' dell’azienda' : ''} di approvarlo. ${forStaff ? 'Scriviamo al cliente' : 'Ti scriviamo'} appena risponde, il carrello è salvo`,
  refused: (note: string | null, forStaff = false) =>
    `Il responsabile ${forStaff ? 'dell’azienda ' : ''}non ha approvato questo ordine${note ? ` («${note}»)` : ''}: togli qualcosa e riprova`,
};

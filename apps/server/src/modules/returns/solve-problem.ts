import type { ProblemSolution } from '@sporta/contract';
import { formatEuro, quantityFromWire } from '@sporta/domain';
import { type Db, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { writeAudit } from '../audit/index.ts';
import {
  findOrder,
  goodsOf,
  type LineView,
  lineName,
  lockCartRow,
  lockOrder,
  type OrderRow,
  type OrderView,
  readOrder,
} from '../order-book/index.ts';
import { findProblem, isSolved, markSolved } from './problems.repo.ts';
import { assertRefundLimit } from './refund-limit.ts';
import { refundOf, returnableQuantity } from './returned-goods.ts';
import { findReturnedBefore, insertReturn, type ReturnedBefore } from './returns.repo.ts';

export interface SolutionInput {
  problemId: number;
  /** Absent: every line of the report; empty: nothing is refunded. */
  lines?: { orderLineId: number; quantity?: number | undefined }[] | undefined;
  /** What the lines are given back as; nothing given back is neither. */
  outcome?: 'refund' | 'voucher' | undefined;
  /** What the customer reads of it. */
  answer?: string | undefined;
  /** What the person saw; another total refuses. Absent: whatever it is. */
  expectedCents?: number | undefined;
}

export interface SolutionPlan {
  order: OrderView;
  lines: Refunded[];
  totalCents: number;
}

interface Refunded {
  line: LineView;
  quantity: number;
  refundCents: number;
}

/**
 * Answers a report of missing or bad goods, once. What is refunded counts as returned: it is never paid back
 * twice, the money goes where it came from, and the points earned for it are taken back.
 * @throws BusinessError `problem-not-found`, `already-solved`, `line-not-found`, `invalid-quantity`, `total-changed`,
 *   `refund-above-limit`, `voucher-not-possible`
 */
export function solveProblem(deps: Deps, account: Account, input: SolutionInput): Promise<ProblemSolution> {
  const now = deps.clock.now();
  const { problemId, answer, expectedCents, outcome = 'refund' } = input;
  return withTransaction(deps.db, async (tx) => {
    const { orderId } = await lockReport(tx, account, problemId);
    await lockOrder(tx, orderId);
    const { order, lines, totalCents } = await planSolution(tx, account, input);
    if (expectedCents !== undefined && expectedCents !== totalCents) {
      throw new BusinessError('total-changed', `Ora il rimborso è di ${formatEuro(totalCents)}: controlla e conferma`);
    }
    await assertRefundLimit(tx, deps, account, order.orderId, totalCents);
    const cannot = outcome === 'voucher' && totalCents > 0 ? voucherProblem(order) : undefined;
    if (cannot) throw new BusinessError('voucher-not-possible', cannot, { field: 'outcome' });
    const ended = totalCents > 0 ? outcome : 'none';
    await markSolved(tx, problemId, { by: account.accountId, answer, outcome: ended, now });
    if (lines.length > 0) {
      const withdrawalId = await insertReturn(tx, {
        orderId: order.orderId,
        lines: lines.map(({ line, ...refunded }) => ({ orderLineId: line.orderLineId, ...refunded })),
        extraCents: 0,
        reason: { kind: 'problem', problemId, asVoucher: ended === 'voucher' },
        now,
      });
      await writeOutbox(tx, 'withdrawal.refund', { withdrawalId });
      await writeOutbox(tx, 'withdrawal.credit-note', { withdrawalId });
    }
    await writeOutbox(tx, 'order.problem-solved', { problemReportId: problemId });
    await writeAudit(tx, { account, now }, 'order.solve-problem', {
      subject: { kind: 'order', id: order.orderId, name: order.orderNumber },
      warehouseId: order.warehouseId,
      before: { problemReportId: problemId, state: 'open' },
      after: { state: 'solved', outcome: ended, refundCents: totalCents },
      ...(answer ? { reason: answer } : {}),
    });
    return {
      problemReportId: problemId,
      orderId: order.orderId,
      solvedAt: now.toISOString(),
      lines: lines.map(({ line, quantity, refundCents }) => ({
        orderLineId: line.orderLineId,
        name: lineName(line),
        quantity: quantity / 1000,
        amount: refundCents / 100,
      })),
      refundTotal: totalCents / 100,
    };
  });
}

/**
 * What such an answer would give back; changes nothing.
 * @throws BusinessError `problem-not-found`, `already-solved`, `line-not-found`, `invalid-quantity`
 */
export async function planSolution(
  db: Db | Tx,
  account: Account,
  { problemId, lines: chosen }: Pick<SolutionInput, 'problemId' | 'lines'>,
): Promise<SolutionPlan> {
  const report = await findProblem(db, problemId);
  const order = report && (await readOrder(db, report.orderId));
  if (!order || !seesStore(account.staff!, order.warehouseId)) throw problemNotFound();
  const before = await findReturnedBefore(db, order.orderId);
  // asked last: what a colleague refunded meanwhile says "already solved", not "no goods left to refund"
  if (await isSolved(db, problemId)) throw new BusinessError('already-solved', 'Questa segnalazione è già chiusa');
  const reported = new Map(report.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const lines = refunds(order, reported, before, chosen);
  return { order, lines, totalCents: lines.reduce((sum, { refundCents }) => sum + refundCents, 0) };
}

/**
 * Why what is given back of an order cannot become a voucher; undefined = it can. What is paid later is taken off the invoice: a voucher
 * beside that would give it twice.
 */
export function voucherProblem({ payments, payableCents }: OrderView): string | undefined {
  const paysLater = payments.some(({ kind }) => kind === 'due-date') || (payments.length === 0 && payableCents > 0);
  return paysLater ? 'Questo ordine si paga con la fattura: il rimborso si toglie da lì' : undefined;
}

const problemNotFound = () =>
  new BusinessError('problem-not-found', 'Questa segnalazione non c’è', { field: 'problem_report_id' });

/**
 * Locks the cart of the order of a report, as a withdrawal and every other answer lock it: two of them never give the same goods.
 * @throws BusinessError `problem-not-found`
 */
export async function lockReport(tx: Tx, account: Account, problemId: number): Promise<OrderRow> {
  const seen = await findProblem(tx, problemId);
  const order = seen && (await findOrder(tx, seen.orderId));
  if (!order || !seesStore(account.staff!, order.warehouseId)) throw problemNotFound();
  await lockCartRow(tx, order.cartId);
  return order;
}

function refunds(
  order: OrderView,
  reported: ReadonlyMap<number, number | null>,
  before: ReturnedBefore,
  chosen: SolutionInput['lines'],
): Refunded[] {
  const wanted = chosen ?? [...reported.keys()].map((orderLineId) => ({ orderLineId, quantity: undefined }));
  const seen = new Set<number>();
  return wanted.flatMap(({ orderLineId, quantity: asked }) => {
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    if (!line || !reported.has(orderLineId) || seen.has(orderLineId)) {
      throw new BusinessError('line-not-found', 'Una delle righe non è in questa segnalazione', { field: 'lines' });
    }
    seen.add(orderLineId);
    const rest = returnableQuantity(line, before);
    const quantity = asked === undefined ? Math.min(rest, reported.get(orderLineId) ?? rest) : quantityFromWire(asked);
    if (quantity > rest || (line.unit !== 'kg' && quantity % 1000 !== 0)) {
      throw new BusinessError(
        'invalid-quantity',
        `Di «${goodsOf(line).name}» si possono rimborsare al massimo ${String(rest / 1000).replace('.', ',')} ${line.unit}`,
        { field: 'lines' },
      );
    }
    // refunded before, or missing at picking and never paid
    return quantity > 0 ? [{ line, quantity, refundCents: refundOf(order, line, before, quantity).refundCents }] : [];
  });
}

import type { ProblemSolution } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
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
  type OrderView,
  readOrder,
} from '../order-book/index.ts';
import { findProblem, markSolved } from './problems.repo.ts';
import { refundOf, returnableQuantity } from './returned-goods.ts';
import { findReturnedBefore, insertReturn, type ReturnedBefore } from './returns.repo.ts';

export interface SolutionInput {
  problemId: number;
  /** Absent: every line of the report; empty: nothing is refunded. */
  lines?: { orderLineId: number; quantity?: number | undefined }[] | undefined;
}

interface Refunded {
  line: LineView;
  quantity: number;
  refundCents: number;
}

/**
 * Answers a report of missing or bad goods, once. What is refunded counts as returned: it is never paid back
 * twice, the money goes where it came from, and the points earned for it are taken back.
 * @throws BusinessError `problem-not-found`, `already-solved`, `line-not-found`, `invalid-quantity`
 */
export function solveProblem(
  deps: Deps,
  account: Account,
  { problemId, lines: chosen }: SolutionInput,
): Promise<ProblemSolution> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const report = await lockedReport(tx, account, problemId);
    const order = (await readOrder(tx, report.orderId))!;
    const lines = refunds(order, report.lineIds, await findReturnedBefore(tx, report.orderId), chosen);
    await markSolved(tx, problemId, now);
    if (lines.length > 0) {
      const withdrawalId = await insertReturn(tx, {
        orderId: order.orderId,
        lines: lines.map(({ line, ...refunded }) => ({ orderLineId: line.orderLineId, ...refunded })),
        extraCents: 0,
        reason: { kind: 'problem', problemId },
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
      after: { state: 'solved', refundCents: lines.reduce((sum, { refundCents }) => sum + refundCents, 0) },
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
      refundTotal: lines.reduce((sum, each) => sum + each.refundCents, 0) / 100,
    };
  });
}

/** An open report, with its order locked as a withdrawal locks it: the two never refund the same goods. */
async function lockedReport(
  tx: Tx,
  account: Account,
  problemId: number,
): Promise<{ orderId: number; lineIds: Set<number> }> {
  const seen = await findProblem(tx, problemId);
  const order = seen && (await findOrder(tx, seen.orderId));
  if (!order || !seesStore(account.staff!, order.warehouseId)) {
    throw new BusinessError('problem-not-found', 'Questa segnalazione non c’è', { field: 'problem_report_id' });
  }
  await lockCartRow(tx, order.cartId);
  await lockOrder(tx, order.orderId);
  const { state, lines } = (await findProblem(tx, problemId))!;
  if (state === 'solved') throw new BusinessError('already-solved', 'Questa segnalazione è già chiusa');
  return { orderId: order.orderId, lineIds: new Set(lines.map(({ orderLineId }) => orderLineId)) };
}

function refunds(
  order: OrderView,
  reported: ReadonlySet<number>,
  before: ReturnedBefore,
  chosen: SolutionInput['lines'],
): Refunded[] {
  const wanted = chosen ?? [...reported].map((orderLineId) => ({ orderLineId, quantity: undefined }));
  const seen = new Set<number>();
  return wanted.flatMap(({ orderLineId, quantity: asked }) => {
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    if (!line || !reported.has(orderLineId) || seen.has(orderLineId)) {
      throw new BusinessError('line-not-found', 'Una delle righe non è in questa segnalazione', { field: 'lines' });
    }
    seen.add(orderLineId);
    const rest = returnableQuantity(line, before);
    const quantity = asked === undefined ? rest : quantityFromWire(asked);
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

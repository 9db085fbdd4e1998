import type { ProblemSolution } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
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
import { type Before, givenBackBefore, recordGivenBack, refundOf, restOf } from './goods-given-back.ts';

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
 * Answers a report of missing or bad goods, once. What is refunded counts like goods given back: it is never paid back
 * twice, the money goes where it came from, and the points earned for it are taken back.
 * @throws BusinessError `problem-not-found`, `already-solved`, `line-not-found`, `invalid-quantity`
 */
export function solveProblem(deps: Deps, { problemId, lines: chosen }: SolutionInput): Promise<ProblemSolution> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const report = await lockedReport(tx, problemId);
    const order = (await readOrder(tx, report.orderId))!;
    const lines = refunds(order, report.lineIds, await givenBackBefore(tx, report.orderId), chosen);
    await sql`update order_problem set state = 'solved', solved_at = ${now} where order_problem_id = ${problemId}`.execute(
      tx,
    );
    if (lines.length > 0) {
      const withdrawalId = await recordGivenBack(tx, {
        orderId: order.orderId,
        lines,
        extraCents: 0,
        reason: null,
        problemId,
        now,
      });
      await writeOutbox(tx, 'withdrawal.refund', { withdrawalId });
      await writeOutbox(tx, 'withdrawal.credit-note', { withdrawalId });
    }
    await writeOutbox(tx, 'order.problem-solved', { problemReportId: problemId });
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
async function lockedReport(tx: Tx, problemId: number): Promise<{ orderId: number; lineIds: Set<number> }> {
  const read = async () => {
    const { rows } = await sql<{ orderId: number; state: 'open' | 'solved'; lineIds: number[] }>`
      select order_id as "orderId", state, coalesce((select jsonb_agg(order_line_id) from order_problem_line l
        where l.order_problem_id = p.order_problem_id), '[]') as "lineIds"
      from order_problem p where order_problem_id = ${problemId}`.execute(tx);
    return rows[0];
  };
  const seen = await read();
  const order = seen && (await findOrder(tx, seen.orderId));
  if (!order) {
    throw new BusinessError('problem-not-found', 'Questa segnalazione non c’è', { field: 'problem_report_id' });
  }
  await lockCartRow(tx, order.cartId);
  await lockOrder(tx, order.orderId);
  const { state, lineIds } = (await read())!;
  if (state === 'solved') throw new BusinessError('already-solved', 'Questa segnalazione è già chiusa');
  return { orderId: order.orderId, lineIds: new Set(lineIds) };
}

function refunds(
  order: OrderView,
  reported: ReadonlySet<number>,
  before: Before,
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
    const rest = restOf(line, before);
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

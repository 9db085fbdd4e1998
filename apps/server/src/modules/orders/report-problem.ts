import type { LineProblem, ProblemReport } from '@sporta/contract';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { ownOrder } from './cancel-order.ts';
import type { OrderView } from './order-to-wire.ts';
import { readOrder } from './read-orders.ts';

export interface ProblemInput {
  orderId: number;
  lines: { orderLineId: number; problem: LineProblem }[];
  note?: string | undefined;
}

/** Records what was missing or not good in a delivered order; the shop and the customer get it by e-mail. */
export async function reportProblem(deps: Deps, account: Account, input: ProblemInput): Promise<ProblemReport> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const order = await deliveredOrder(tx, account, input.orderId);
    const problems = new Map(input.lines.map((line) => [line.orderLineId, line.problem]));
    const lines = order.lines.filter((line) => problems.has(line.orderLineId));
    if (lines.length !== problems.size) {
      throw new BusinessError('line-not-found', 'Una delle righe scelte non è in questo ordine', { field: 'lines' });
    }
    const { order_problem_id: problemReportId } = await tx
      .insertInto('order_problem')
      .values({ order_id: order.orderId, reported_at: now, note: input.note ?? null })
      .returning('order_problem_id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('order_problem_line')
      .values(
        [...problems].map(([orderLineId, problem]) => ({
          order_problem_id: problemReportId,
          order_line_id: orderLineId,
          problem,
        })),
      )
      .execute();
    await writeOutbox(tx, 'order.problem', { problemReportId });
    return {
      problemReportId,
      orderId: order.orderId,
      reportedAt: now.toISOString(),
      lines: lines.map(({ orderLineId, name }) => ({ orderLineId, name, problem: problems.get(orderLineId)! })),
      ...(input.note === undefined ? {} : { note: input.note }),
      receiptSentTo: account.email,
    };
  });
}

async function deliveredOrder(db: Db, account: Account, orderId: number): Promise<OrderView> {
  const own = await ownOrder(db, account.accountId, orderId);
  if (own.state !== 'delivered') {
    throw new BusinessError('not-delivered', 'Potrai segnalare un problema quando la spesa sarà arrivata');
  }
  return (await readOrder(db, orderId))!;
}

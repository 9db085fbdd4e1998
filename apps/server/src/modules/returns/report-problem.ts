import type { LineProblem, ProblemReport } from '@sporta/contract';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import {
  goodsOf,
  lineName,
  lockCartRow,
  lockOrder,
  type OrderView,
  ownOrder,
  type ProblemView,
  readOrder,
} from '../order-book/index.ts';
import { insertProblem } from './problems.repo.ts';
import { isReturned, openProblemOf } from './withdrawal.ts';

export interface ProblemInput {
  orderId: number;
  lines: { orderLineId: number; problem: LineProblem }[];
  note?: string | undefined;
}

/**
 * Records what was missing or not good in a delivered order; the shop and the customer get it by e-mail. A line is in one
 * open report at most, and in none when it was returned. The same report sent again is answered with the first one.
 * @throws BusinessError `order-not-found`, `not-delivered`, `line-not-found`, `already-reported`, `nothing-left`
 */
export async function reportProblem(deps: Deps, account: Account, input: ProblemInput): Promise<ProblemReport> {
  const wanted = new Map(input.lines.map((line) => [line.orderLineId, line.problem]));
  return withTransaction(deps.db, async (tx) => {
    const order = await lockedOrder(tx, account, input.orderId);
    const given = order.problems.find((each) => each.state === 'open' && isSame(each, wanted, input.note));
    if (given) return reportOf(order, given, account);
    assertReportable(order, wanted);
    const reported = await writeReport(tx, order.orderId, { wanted, note: input.note, now: deps.clock.now() });
    await writeOutbox(tx, 'order.problem', { problemReportId: reported.problemReportId });
    return reportOf(order, reported, account);
  });
}

/** Locked as a withdrawal and the answer to a report lock it: they share one account of what was delivered. */
async function lockedOrder(tx: Tx, account: Account, orderId: number): Promise<OrderView> {
  const { cartId } = await ownOrder(tx, account.accountId, orderId);
  await lockCartRow(tx, cartId);
  await lockOrder(tx, orderId);
  const order = (await readOrder(tx, orderId))!;
  if (order.state !== 'delivered') {
    throw new BusinessError('not-delivered', 'Potrai segnalare un problema quando la spesa sarà arrivata');
  }
  return order;
}

type Wanted = ReadonlyMap<number, LineProblem>;

const isSame = ({ lines, note }: ProblemView, wanted: Wanted, said: string | undefined) =>
  note === (said ?? null) &&
  lines.length === wanted.size &&
  lines.every(({ orderLineId, problem }) => wanted.get(orderLineId) === problem);

function assertReportable(order: OrderView, wanted: Wanted): void {
  const refusal = (code: string, text: string) => new BusinessError(code, text, { field: 'lines' });
  for (const orderLineId of wanted.keys()) {
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    if (!line) throw refusal('line-not-found', 'Una delle righe scelte non è in questo ordine');
    const { name } = goodsOf(line);
    if (openProblemOf(order, orderLineId)) {
      throw refusal('already-reported', `Hai già segnalato «${name}»: ti rispondiamo su quella segnalazione`);
    }
    if (isReturned(line)) throw refusal('nothing-left', `«${name}» è già stato reso o rimborsato per intero`);
  }
}

async function writeReport(
  tx: Tx,
  orderId: number,
  { wanted, note = null, now }: { wanted: Wanted; note: string | null | undefined; now: Date },
): Promise<ProblemView> {
  const lines = [...wanted].map(([orderLineId, problem]) => ({ orderLineId, problem }));
  const problemReportId = await insertProblem(tx, { orderId, note, lines, now });
  return { problemReportId, reportedAt: now.toISOString(), state: 'open', note, lines };
}

function reportOf(order: OrderView, report: ProblemView, account: Account): ProblemReport {
  const problems = new Map(report.lines.map(({ orderLineId, problem }) => [orderLineId, problem]));
  return {
    problemReportId: report.problemReportId,
    orderId: order.orderId,
    reportedAt: new Date(report.reportedAt).toISOString(),
    lines: order.lines.flatMap((line) => {
      const problem = problems.get(line.orderLineId);
      return problem ? [{ orderLineId: line.orderLineId, name: lineName(line), problem }] : [];
    }),
    ...(report.note === null ? {} : { note: report.note }),
    receiptSentTo: account.email,
  };
}

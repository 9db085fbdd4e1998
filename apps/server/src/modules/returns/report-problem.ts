import type { LineProblem, ProblemReport, ProblemWish } from '@sporta/contract';
import { quantityFromWire } from '@sporta/domain';
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
  type ReportedLine,
  readOrder,
} from '../order-book/index.ts';
import { attachPhotos } from './problem-photos.repo.ts';
import { photoAddress } from './problem-photos.ts';
import { insertProblem } from './problems.repo.ts';
import { returnableQuantity } from './returned-goods.ts';
import { findReturnedBefore, type ReturnedBefore } from './returns.repo.ts';
import { isReturned, openProblemOf } from './withdrawal.ts';

export interface ProblemInput {
  orderId: number;
  /** Quantities in selling units; absent = all of the line. */
  lines: { orderLineId: number; problem: LineProblem; quantity: number | undefined }[];
  wish: ProblemWish | undefined;
  /** Numbers of photos that were sent before. */
  photos: readonly string[];
  note?: string | undefined;
}

/**
 * Records what was missing or not good in a delivered order; the shop and the customer get it by e-mail. A line is in one
 * open report at most, and in none when it was returned. The same report sent again is answered with the first one.
 * @throws BusinessError `order-not-found`, `is-redelivery`, `not-delivered`, `line-not-found`, `already-reported`, `nothing-left`, `invalid-quantity`,
 *   `photo-not-found`
 */
export async function reportProblem(deps: Deps, account: Account, input: ProblemInput): Promise<ProblemReport> {
  const wanted = wantedOf(input);
  return withTransaction(deps.db, async (tx) => {
    const order = await lockedOrder(tx, account, input.orderId);
    const given = order.problems.find((each) => each.state === 'open' && isSame(each, wanted));
    if (given) return reportOf(order, given, account);
    assertReportable(order, wanted, await findReturnedBefore(tx, order.orderId));
    const reported = await writeReport(tx, order.orderId, { ...wanted, now: deps.clock.now() });
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
  if (order.redelivers) throw new BusinessError('is-redelivery', redeliveryText(order.redelivers.orderNumber));
  if (order.state !== 'delivered') {
    throw new BusinessError('not-delivered', 'Potrai segnalare un problema quando la spesa sarà arrivata');
  }
  return order;
}

/** Its goods were paid for with the first order: what is wrong with them belongs there, where the money is. */
const redeliveryText = (orderNumber: string) =>
  `Questa è una riconsegna gratuita: segnala il problema nell’ordine ${orderNumber}`;

type Wanted = Pick<ProblemView, 'note' | 'wish' | 'photos'> & {
  lines: ReadonlyMap<number, Omit<ReportedLine, 'orderLineId'>>;
};

const wantedOf = ({ lines, note, wish, photos }: ProblemInput): Wanted => ({
  lines: new Map(
    lines.map(({ orderLineId, problem, quantity }) => [
      orderLineId,
      { problem, quantity: quantity === undefined ? null : quantityFromWire(quantity) },
    ]),
  ),
  note: note ?? null,
  wish: wish ?? null,
  photos: [...new Set(photos)],
});

const isSame = (given: ProblemView, wanted: Wanted) =>
  given.note === wanted.note &&
  given.wish === wanted.wish &&
  given.photos.length === wanted.photos.length &&
  given.photos.every((photo) => wanted.photos.includes(photo)) &&
  given.lines.length === wanted.lines.size &&
  given.lines.every(({ orderLineId, problem, quantity }) => {
    const line = wanted.lines.get(orderLineId);
    return line?.problem === problem && line.quantity === quantity;
  });

function assertReportable(order: OrderView, { lines }: Wanted, before: ReturnedBefore): void {
  const refusal = (code: string, text: string) => new BusinessError(code, text, { field: 'lines' });
  for (const [orderLineId, { quantity }] of lines) {
    const line = order.lines.find((each) => each.orderLineId === orderLineId);
    if (!line) throw refusal('line-not-found', 'Una delle righe scelte non è in questo ordine');
    const { name } = goodsOf(line);
    if (openProblemOf(order, orderLineId)) {
      throw refusal('already-reported', `Hai già segnalato «${name}»: ti rispondiamo su quella segnalazione`);
    }
    if (isReturned(line)) throw refusal('nothing-left', `«${name}» è già stato reso o rimborsato per intero`);
    const rest = returnableQuantity(line, before);
    if (quantity !== null && (quantity > rest || (line.unit !== 'kg' && quantity % 1000 !== 0))) {
      const most = `${String(rest / 1000).replace('.', ',')} ${line.unit}`;
      throw refusal('invalid-quantity', `Di «${name}» puoi segnalare al massimo ${most}`);
    }
  }
}

async function writeReport(
  tx: Tx,
  orderId: number,
  { lines: byLine, note, wish, photos, now }: Wanted & { now: Date },
): Promise<ProblemView> {
  const lines = [...byLine].map(([orderLineId, line]) => ({ orderLineId, ...line }));
  const problemReportId = await insertProblem(tx, { orderId, note, wish, lines, now });
  if ((await attachPhotos(tx, { orderId, problemId: problemReportId, photos })) < photos.length) {
    throw new BusinessError('photo-not-found', 'Una delle foto non c’è più: toglila e mandala di nuovo', {
      field: 'photos',
    });
  }
  return {
    problemReportId,
    reportedAt: now.toISOString(),
    state: 'open',
    note,
    wish,
    photos,
    lines,
    outcome: null,
    answer: null,
    solvedAt: null,
    refundCents: null,
    redeliveries: [],
  };
}

function reportOf(order: OrderView, report: ProblemView, account: Account): ProblemReport {
  const problems = new Map(report.lines.map((line) => [line.orderLineId, line]));
  return {
    problemReportId: report.problemReportId,
    orderId: order.orderId,
    reportedAt: new Date(report.reportedAt).toISOString(),
    lines: order.lines.flatMap((line) => {
      const reported = problems.get(line.orderLineId);
      if (!reported) return [];
      const { orderLineId, problem, quantity } = reported;
      return [
        { orderLineId, name: lineName(line), problem, ...(quantity === null ? {} : { quantity: quantity / 1000 }) },
      ];
    }),
    ...(report.wish ? { wish: report.wish } : {}),
    photos: report.photos.map(photoAddress),
    ...(report.note === null ? {} : { note: report.note }),
    receiptSentTo: account.email,
  };
}

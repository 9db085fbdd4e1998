import type { LineProblem } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import {
  canTransition,
  isWithdrawalOpen,
  shopDay,
  type WithdrawalExemption,
  withdrawableLines,
  withdrawalDeadline,
} from '@sporta/domain';
import { chargesOf } from '../invoicing/index.ts';
import type { LineView, OrderView } from '../order-book/index.ts';

/** The right of withdrawal for one order (Cod. consumo art. 52-59). */
export interface WithdrawalState {
  /** The period runs and the order is where withdrawing makes sense. */
  open: boolean;
  /** The period is over. */
  over: boolean;
  /** Last day, `YYYY-MM-DD`; absent until delivery. */
  lastDay?: string;
  /** Why a line cannot be given back; absent = it can. Free items are not listed: they go with what earned them. */
  exemptions: ReadonlyMap<number, WithdrawalExemption | undefined>;
}

export function withdrawalState(order: OrderView, now: Date): WithdrawalState {
  const deliveredAt = deliveredAtOf(order);
  const running = isWithdrawalOpen(deliveredAt, now.getTime());
  // until the cut-off a confirmed order is cancelled instead, which gives everything back at once
  const tooLateToCancel = order.state === 'confirmed' && Date.parse(order.cutoffAt) <= now.getTime();
  const lines = order.lines.filter((line) => line.insertionTypeId === insertionTypeIds.ordered);
  const judged = withdrawableLines(
    lines.map((line) => ({
      lineId: line.orderLineId,
      perishable: line.perishable,
      withdrawn: isReturned(line),
      reportedMissing: openProblemOf(order, line.orderLineId) === 'missing',
      missing: line.outcome === 'missing',
    })),
  );
  return {
    // goods of a redelivery were paid for with the first order, and go back there
    open: running && !order.redelivers && (tooLateToCancel || canTransition(order.state, 'withdrawn')),
    over: !running,
    ...(deliveredAt === undefined ? {} : { lastDay: withdrawalDeadline(shopDay(deliveredAt)) }),
    exemptions: new Map(judged.map(({ lineId, exemption }) => [lineId, exemption])),
  };
}

/** Whether there is anything to withdraw from. */
export function canWithdraw(state: WithdrawalState): boolean {
  return state.open && [...state.exemptions.values()].some((exemption) => exemption === undefined);
}

/** When the last of its goods came: the period runs from there (Cod. consumo art. 52 c. 2 b), also of goods brought again. */
function deliveredAtOf({ events, problems }: OrderView): number | undefined {
  const delivered = events.findLast((event) => event.toState === 'delivered');
  if (!delivered) return undefined;
  const again = problems.flatMap(({ redeliveries }) => redeliveries.flatMap(({ deliveredAt }) => deliveredAt ?? []));
  return Math.max(...[delivered.at, ...again].map((at) => Date.parse(at)));
}

/** Thousandths of a line the customer has, or will get. */
export function receivedQuantity(line: LineView): number {
  return line.deliveredQuantity ?? line.quantity;
}

/** Nothing of the line is left: withdrawn from, or refunded because it was bad. */
export function isReturned(line: LineView): boolean {
  return line.withdrawnAt !== null || (line.givenBackQuantity > 0 && line.givenBackQuantity >= receivedQuantity(line));
}

/** What the customer said is wrong with a line, while the shop has not answered. */
export function openProblemOf({ problems }: OrderView, orderLineId: number): LineProblem | undefined {
  const open = problems.filter(({ state }) => state === 'open').flatMap(({ lines }) => lines);
  return open.find((line) => line.orderLineId === orderLineId)?.problem;
}

/** Cents paid for a line, its share of the discounts on the basket taken off. */
export function paidForLine(order: OrderView, line: LineView): number {
  return chargesOf(order).all.find((charge) => charge.orderLineId === line.orderLineId)?.cents ?? 0;
}

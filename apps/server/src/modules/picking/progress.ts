import type { PickingProgress } from '@sporta/contract';
import type { OrderView } from '../order-book/index.ts';
import { deliveredOf } from './delivered-line.ts';
import { headroomOf } from './headroom.ts';
import type { StoredLine } from './line-states.repo.ts';
import type { TaskRow } from './tasks.repo.ts';

/** The progress of an order: its zones, whether it can be closed, and how much more it may cost. */
export function progressOf(
  order: OrderView,
  tasks: readonly TaskRow[],
  picked: ReadonlyMap<number, StoredLine>,
  accountId: number,
): PickingProgress {
  const own = tasks.filter(({ orderId }) => orderId === order.orderId);
  const headroom = order.state === 'picking' ? headroomOf(order, doneLines(order, picked)) : undefined;
  return {
    orderId: order.orderId,
    state: order.state,
    tasks: own.map((task) => ({
      zone: task.zone,
      ...(task.accountId === null ? {} : { picker: { userId: task.accountId, name: task.name ?? '' } }),
      mine: task.accountId === accountId,
      lines: task.lines,
      linesDone: task.linesDone,
    })),
    closable: order.state === 'picking' && own.every(({ lines, linesDone }) => linesDone >= lines),
    ...(headroom === undefined ? {} : { headroom: headroom / 100 }),
  };
}

/** The lines of an order that are done, in the words of its settlement. */
export function doneLines(order: OrderView, picked: ReadonlyMap<number, StoredLine>) {
  return order.lines.flatMap((line) => {
    const stored = picked.get(line.orderLineId);
    return (stored && deliveredOf(line, stored, line.substitute)) ?? [];
  });
}

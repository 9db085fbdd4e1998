import type { PickingLine, PickingOrder, PickingWork } from '@sporta/contract';
import { isLineDone } from '@sporta/domain';
import { type LineGesture, stateAfter } from './line-state.ts';

/** The work as it is with the gestures that have not reached the server: what somebody did is on their screen at once. */
export function replay(work: PickingWork, waiting: readonly { body: LineGesture; at: string }[]): PickingWork {
  if (waiting.length === 0) return work;
  const byLine = Map.groupBy(waiting, ({ body }) => body.orderLineId);
  return {
    ...work,
    orders: work.orders.map((order) =>
      order.lines.some(({ orderLineId }) => byLine.has(orderLineId)) ? replayOrder(order, byLine) : order,
    ),
  };
}

function replayOrder(
  order: PickingOrder,
  byLine: ReadonlyMap<number, readonly { body: LineGesture; at: string }[]>,
): PickingOrder {
  const lines = order.lines.map((line) => {
    let after = line;
    for (const { body, at } of byLine.get(line.orderLineId) ?? []) {
      const state = stateAfter(after, body, at);
      // What the server would refuse is not shown as done.
      if (typeof state !== 'string') after = { ...after, state };
    }
    return after;
  });
  return withProgress({ ...order, lines });
}

/** Counts the lines of this person's zones again. */
export function withProgress(order: PickingOrder): PickingOrder {
  const tasks = order.tasks.map((task) => {
    if (!task.mine) return task;
    const lines = order.lines.filter(({ zone }) => zone === task.zone);
    return { ...task, lines: lines.length, linesDone: lines.filter(isDone).length };
  });
  return { ...order, tasks, closable: tasks.every(({ lines, linesDone }) => linesDone >= lines) };
}

export const isDone = ({ state }: PickingLine): boolean => isLineDone(state.status);

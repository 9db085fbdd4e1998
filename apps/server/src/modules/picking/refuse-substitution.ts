import { afterRefusal, untouchedLine } from '@sporta/domain';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { lockOwnOrder, readOrder } from '../order-book/index.ts';
import { resultOf, writeWhatCame } from '../orders/index.ts';
import { deliveredOf } from './delivered-line.ts';
import { readPickedLines, writePicked } from './line-states.repo.ts';
import { notInPicking } from './order-of-store.ts';
import { recountTasks } from './tasks.repo.ts';

/**
 * A customer refuses what came in the place of a line: it is missing and not charged, and nothing else comes in its place. What was
 * refused before is refused again without effect; when the order is closed it is too late.
 * @throws BusinessError `order-not-found`, `line-not-found`, `not-substituted`, `order-not-in-picking`
 */
export function refuseSubstitution(
  deps: Deps,
  accountId: number,
  { orderId, orderLineId }: { orderId: number; orderLineId: number },
): Promise<void> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const { orderId: newest, state } = await lockOwnOrder(tx, accountId, orderId);
    const line = (await readOrder(tx, newest))!.lines.find((each) => each.orderLineId === orderLineId);
    if (!line) {
      throw new BusinessError('line-not-found', 'Questo prodotto non è nell’ordine', { field: 'order_line_id' });
    }
    if (state !== 'picking') throw notInPicking();
    const before = (await readPickedLines(tx, [newest])).get(orderLineId);
    if (before?.refused && before.status === 'refused') return;
    const next = afterRefusal(before ?? untouchedLine);
    if (!next) throw new BusinessError('not-substituted', 'Questo prodotto non è stato sostituito');
    await writePicked(
      tx,
      {
        gestureId: `refusal-${orderLineId}-${next.revision}`,
        orderId: newest,
        orderLineId,
        kind: 'refuse',
        accountId: null,
        device: null,
        refusedId: before!.substituteId,
        madeAt: now,
        now,
      },
      next,
    );
    await writeWhatCame(tx, [resultOf(line, deliveredOf(line, next, null)!)]);
    await recountTasks(tx, newest);
  });
}

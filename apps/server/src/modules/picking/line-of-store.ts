import type { Db } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { seesStore } from '../../platform/staff-rights.ts';
import { type LineView, type OrderView, readOrder } from '../order-book/index.ts';

/** A line of an order of this person's stores. @throws BusinessError `line-not-found` */
export async function findLine(
  db: Db,
  account: Account,
  orderLineId: number,
): Promise<{ order: OrderView; line: LineView }> {
  const row = await db
    .selectFrom('order_line')
    .select('order_id as orderId')
    .where('order_line_id', '=', orderLineId)
    .executeTakeFirst();
  const order = row && (await readOrder(db, row.orderId));
  if (!order || !seesStore(account.staff!, order.warehouseId)) {
    throw new BusinessError('line-not-found', 'Questa riga non c’è', { field: 'order_line_id' });
  }
  return { order, line: order.lines.find((each) => each.orderLineId === orderLineId)! };
}

import { isGiftVoucherOrder } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Who pays an order, of goods or of a gift voucher. @throws when there is no such order */
export function payerOf(db: Db | Tx, orderId: number) {
  return ordersOf(db, orderId)
    .innerJoin('account', 'account.account_id', 'o.account_id')
    .select([
      'account.account_id as accountId',
      'account.email',
      'account.first_name as firstName',
      'account.last_name as lastName',
      'o.order_number as orderNumber',
    ])
    .executeTakeFirstOrThrow();
}

/** Who placed an order; undefined when there is none. */
export async function customerOf(db: Db | Tx, orderId: number): Promise<number | undefined> {
  const order = await ordersOf(db, orderId).select('o.account_id').executeTakeFirst();
  return order?.account_id;
}

/** The one order with an id, from the table of its kind. */
function ordersOf(db: Db | Tx, orderId: number) {
  const kind = isGiftVoucherOrder(orderId)
    ? db
        .selectFrom('gift_voucher_order')
        .select(['account_id', 'order_number'])
        .where('gift_voucher_order_id', '=', orderId)
    : db.selectFrom('orders').select(['account_id', 'order_number']).where('order_id', '=', orderId);
  return db.selectFrom(kind.as('o'));
}

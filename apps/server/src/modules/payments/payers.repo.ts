import { payableKind } from '@sporta/domain';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Who pays an order, of whatever kind. @throws when there is no such order */
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
  return db.selectFrom(tableOf(db, orderId).as('o'));
}

function tableOf(db: Db | Tx, orderId: number) {
  const columns = ['account_id', 'order_number'] as const;
  switch (payableKind(orderId)) {
    case 'gift-voucher':
      return db.selectFrom('gift_voucher_order').select(columns).where('gift_voucher_order_id', '=', orderId);
    case 'delivery-pass':
      return db.selectFrom('delivery_pass_order').select(columns).where('delivery_pass_order_id', '=', orderId);
    case 'goods':
      return db.selectFrom('orders').select(columns).where('order_id', '=', orderId);
  }
}

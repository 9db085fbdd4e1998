import type { Tx } from '../../platform/db/database.ts';

/** What of the first order its redelivery keeps, beside what every reader of orders knows. */
export function readFirstOrder(tx: Tx, orderId: number) {
  return tx
    .selectFrom('orders')
    .select([
      'order_number as orderNumber',
      'account_id as accountId',
      'company_id as companyId',
      'warehouse_id as warehouseId',
      'delivery_service_id as deliveryServiceId',
      'address',
      'order_comment as orderComment',
      'accept_alternatives as acceptAlternatives',
      'price_list_id as priceListId',
      'purchase_order as purchaseOrder',
      'cost_centre as costCentre',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

export type FirstOrder = Awaited<ReturnType<typeof readFirstOrder>>;

/** A cart that was bought already: whoever changes an order takes turns on the cart it came from. @returns its id */
export async function insertBoughtCart(
  tx: Tx,
  { accountId, warehouseId, deliveryServiceId }: FirstOrder,
): Promise<number> {
  const { cart_id: cartId } = await tx
    .insertInto('cart')
    .values({
      account_id: accountId,
      state: 'ordered',
      warehouse_id: warehouseId,
      delivery_service_id: deliveryServiceId,
    })
    .returning('cart_id')
    .executeTakeFirstOrThrow();
  return cartId;
}

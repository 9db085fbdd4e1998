import type { OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface DemoOrderRow {
  orderId: number;
  orderNumber: string;
  state: OrderState;
  deliveryServiceId: number;
}

/** The version in force of an order. @param text its number as the customer reads it, or its id */
export function findOrderCalled(db: Db, text: string): Promise<DemoOrderRow | undefined> {
  return db
    .selectFrom('orders')
    .select(['order_id as orderId', 'order_number as orderNumber', 'state', 'delivery_service_id as deliveryServiceId'])
    .where((eb) => eb.or([eb('order_number', '=', text.toUpperCase()), eb(sql`order_id::text`, '=', text)]))
    .where('state', 'not in', ['draft', 'awaiting-payment', 'payment-failed', 'replaced'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

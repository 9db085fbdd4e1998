import type { Db } from '../../../platform/db/database.ts';

/** An order that does not leave the shop: its tenders do not cover what came, and the rest could not be charged. */
export interface HeldOrder {
  orderId: number;
  orderNumber: string;
  missingCents: number;
  /** Why its tenders do not cover it, and why the rest could not be charged. */
  missingReason: 'fewer-tickets' | 'above-authorised' | 'hold-ended';
  heldReason: string;
  heldAt: Date;
}

/** Orders that are held, the oldest first. */
export function heldOrders(db: Db): Promise<HeldOrder[]> {
  return db
    .selectFrom('order_settlement as s')
    .innerJoin('orders as o', 'o.order_id', 's.order_id')
    .select([
      'o.order_id as orderId',
      'o.order_number as orderNumber',
      's.missing_cents as missingCents',
      's.missing_reason as missingReason',
      's.held_reason as heldReason',
      's.held_at as heldAt',
    ])
    .$narrowType<HeldOrder>()
    .where('s.collected_at', 'is', null)
    .where('s.held_reason', 'is not', null)
    .where('o.state', '!=', 'withdrawn')
    .orderBy('s.held_at')
    .limit(500)
    .execute();
}

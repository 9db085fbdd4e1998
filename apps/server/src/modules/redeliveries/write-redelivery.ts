import type { Tx } from '../../platform/db/database.ts';
import type { DatedPlace } from '../delivery/index.ts';
import { freeOrderId, insertOrder, insertOrderLines, type OrderRow, orderNumberOf } from '../order-book/index.ts';
import type { GoodsToBring } from './goods-to-bring.ts';
import { type FirstOrder, insertBoughtCart } from './redeliveries.repo.ts';

export interface NewRedelivery {
  first: FirstOrder;
  problemId: number;
  goods: readonly GoodsToBring[];
  slot: DatedPlace;
  /** `staff:<name>`. */
  actor: string;
  now: Date;
}

/** Writes an order for the same door as the first one, with nothing to pay and no invoice: its goods are paid for already. */
export async function writeRedelivery(tx: Tx, redelivery: NewRedelivery): Promise<OrderRow> {
  const { first, problemId, goods, slot, actor, now } = redelivery;
  const orderId = await freeOrderId(tx);
  const order = await insertOrder(
    tx,
    {
      order_id: orderId,
      order_number: orderNumberOf(orderId),
      redelivers_problem_id: problemId,
      state: 'draft',
      account_id: first.accountId,
      company_id: first.companyId,
      cart_id: await insertBoughtCart(tx, first),
      idempotency_key: `redelivery-of-report-${problemId}`,
      warehouse_id: first.warehouseId,
      delivery_service_id: first.deliveryServiceId,
      timeslot_id: slot.timeslotId,
      slot_begin_at: slot.beginAt,
      slot_end_at: slot.endAt,
      cutoff_at: slot.cutoffAt,
      address: JSON.stringify(first.address),
      order_comment: first.orderComment,
      accept_alternatives: first.acceptAlternatives,
      price_list_id: first.priceListId,
      items_cents: 0,
      tax_cents: 0,
      total_cents: 0,
      payable_cents: 0,
      purchase_order: first.purchaseOrder,
      cost_centre: first.costCentre,
      created_at: now,
      updated_at: now,
    },
    actor,
  );
  await insertOrderLines(
    tx,
    orderId,
    goods.map(({ line }) => line),
  );
  return order;
}

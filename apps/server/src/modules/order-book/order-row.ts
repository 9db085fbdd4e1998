import type { OrderState } from '@sporta/domain';

/** An order as the checkout works on it. */
export interface OrderRow {
  orderId: number;
  orderNumber: string;
  /** Each change of an order is a new version under the same number. */
  version: number;
  accountId: number;
  cartId: number;
  idempotencyKey: string;
  state: OrderState;
  warehouseId: number;
  deliveryServiceId: number;
  timeslotId: number;
  totalCents: number;
  payableCents: number;
  authoriseCents: number;
  replacesOrderId: number | null;
  /** The report whose goods it brings again, free; null = an order like any other. */
  redeliversProblemId: number | null;
  cutoffAt: Date;
  /** `YYYY-MM-DD`, "18:00" and "20:00" in shop time. */
  slotDay: string;
  slotBegin: string;
  slotEnd: string;
}

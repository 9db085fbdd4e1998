import type { Arrival } from '@sporta/contract/staff-product-fields.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { assertLockOrder } from '../../../platform/db/locks.ts';

/** Part of what is known about new goods of a product in a warehouse; `undefined` leaves that part as it is, null empties it. */
export interface ReplenishmentPart {
  /** Thousandths. */
  reorderPoint?: number | null;
  arrival?: Arrival | null;
}

/** Writes one part and keeps the other; a row that says nothing any more goes. The stock keeps a copy (migration 0358). */
export async function writeReplenishment(
  tx: Tx,
  productId: number,
  warehouseId: number,
  { reorderPoint, arrival }: ReplenishmentPart,
): Promise<void> {
  assertLockOrder(tx, 'stock');
  const here = sql`product_id = ${productId} and warehouse_id = ${warehouseId}`;
  const { rows } = await sql<{ point: number | null; on: string | null; quantity: number | null }>`
    delete from replenishment where ${here}
    returning reorder_point as point, arrives_on::text as on, arrives_quantity as quantity`.execute(tx);
  const before = rows[0];
  const point = reorderPoint === undefined ? (before?.point ?? null) : reorderPoint;
  const on = arrival === undefined ? (before?.on ?? null) : (arrival?.on ?? null);
  const quantity =
    arrival === undefined ? (before?.quantity ?? null) : arrival === null ? null : Math.round(arrival.quantity * 1000);
  if (point === null && on === null) return;
  await sql`insert into replenishment (product_id, warehouse_id, reorder_point, arrives_on, arrives_quantity)
    values (${productId}, ${warehouseId}, ${point}, ${on}, ${quantity})`.execute(tx);
}

import type { PickedLine } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* What was done to lines last (table picking_line), and each gesture that was applied (table picking_gesture). */

/** Who did something, and when. */
export interface DoneBy {
  accountId: number | null;
  name: string | null;
  device: string | null;
  at: Date;
}

export type StoredLine = PickedLine & DoneBy & { shelf: number };

export async function readPickedLines(db: Db | Tx, orderIds: readonly number[]): Promise<Map<number, StoredLine>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('picking_line as p')
    .leftJoin('account as a', 'a.account_id', 'p.account_id')
    .select([
      'p.order_line_id as orderLineId',
      'p.revision',
      'p.status',
      'p.quantity',
      'p.grams',
      'p.reason',
      'p.shelf',
      'p.substitute_id as substituteId',
      'p.refused',
      'p.account_id as accountId',
      'a.first_name as name',
      'p.device',
      'p.at',
    ])
    .where('p.order_id', 'in', [...orderIds])
    .execute();
  return new Map(rows.map(({ orderLineId, ...line }) => [orderLineId, line]));
}

export interface AppliedGesture {
  gestureId: string;
  orderId: number;
  orderLineId: number;
  kind: string;
  /** Null: the customer. */
  accountId: number | null;
  device: string | null;
  /** What was refused; of other gestures it is in the line. */
  refusedId?: number | null;
  madeAt: Date;
  now: Date;
}

/** Writes what is true of a line now, and the gesture that made it so. Raw: an upsert of one row. */
export async function writePicked(tx: Tx, by: AppliedGesture, line: PickedLine, shelf = 0): Promise<void> {
  const { orderId, orderLineId, accountId, device, now } = by;
  await sql`
    insert into picking_line (order_line_id, order_id, revision, status, quantity, grams, reason, shelf, substitute_id, refused,
      account_id, device, at)
    values (${orderLineId}, ${orderId}, ${line.revision}, ${line.status}, ${line.quantity}, ${line.grams}, ${line.reason}, ${shelf},
      ${line.substituteId}, ${line.refused}, ${accountId}, ${device}, ${now})
    on conflict (order_line_id) do update set revision = excluded.revision, status = excluded.status, quantity = excluded.quantity,
      grams = excluded.grams, reason = excluded.reason, shelf = excluded.shelf, substitute_id = excluded.substitute_id,
      refused = excluded.refused, account_id = excluded.account_id, device = excluded.device, at = excluded.at`.execute(
    tx,
  );
  await tx
    .insertInto('picking_gesture')
    .values({
      order_id: orderId,
      gesture_id: by.gestureId,
      order_line_id: orderLineId,
      account_id: accountId,
      device,
      kind: by.kind,
      revision: line.revision,
      status: line.status,
      quantity: line.quantity,
      grams: line.grams,
      reason: line.reason,
      substitute_id: by.refusedId ?? line.substituteId,
      made_at: by.madeAt,
      at: now,
    })
    .execute();
}

/** The gestures of an order that were applied, with their lines. */
export async function readAppliedGestures(
  tx: Tx,
  orderId: number,
  gestureIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('picking_gesture')
    .select(['gesture_id as gestureId', 'order_line_id as orderLineId'])
    .where('order_id', '=', orderId)
    .where('gesture_id', 'in', [...gestureIds])
    .execute();
  return new Map(rows.map(({ gestureId, orderLineId }) => [gestureId, orderLineId]));
}

/** Thousandths of products that are on carts of a store: off the shelves, but not off the books yet. */
export async function onCarts(
  tx: Tx,
  warehouseId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ productId: number; quantity: number }>`
    select coalesce(p.substitute_id, l.product_id) as "productId", sum(p.quantity)::int as quantity
    from orders o join picking_line p using (order_id) join order_line l using (order_line_id)
    where o.state = 'picking' and o.warehouse_id = ${warehouseId}
      and coalesce(p.substitute_id, l.product_id) = any(${[...productIds]}::int[]) group by 1`.execute(tx);
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

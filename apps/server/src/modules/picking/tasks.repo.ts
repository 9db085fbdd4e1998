import type { PickingZone } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* The parts of orders by zone, and in whose hands they are (table picking_task). */

export interface TaskRow {
  orderId: number;
  zone: PickingZone;
  lines: number;
  linesDone: number;
  accountId: number | null;
  /** First name of who has it. */
  name: string | null;
  cartPlace: number | null;
  seenAt: Date | null;
}

export async function readTasks(db: Db | Tx, orderIds: readonly number[]): Promise<TaskRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('picking_task as t')
    .leftJoin('account as a', 'a.account_id', 't.account_id')
    .select([
      't.order_id as orderId',
      't.zone',
      't.lines',
      't.lines_done as linesDone',
      't.account_id as accountId',
      'a.first_name as name',
      't.cart_place as cartPlace',
      't.seen_at as seenAt',
    ])
    .where('t.order_id', 'in', [...orderIds])
    .orderBy('t.order_id')
    .orderBy('t.zone')
    .execute();
}

/** Whether nobody has a task, or who has it was not heard of for so long that anybody may go on. */
export function isFree({ accountId, seenAt }: Pick<TaskRow, 'accountId' | 'seenAt'>, since: Date): boolean {
  return accountId === null || seenAt === null || seenAt < since;
}

/** Orders somebody has on the cart, with their places on it. */
export async function ordersInHands(
  db: Db | Tx,
  accountId: number,
): Promise<{ orderId: number; zone: PickingZone; cartPlace: number; warehouseId: number }[]> {
  const { rows } = await sql<{ orderId: number; zone: PickingZone; cartPlace: number; warehouseId: number }>`
    select t.order_id as "orderId", t.zone, t.cart_place as "cartPlace", o.warehouse_id as "warehouseId"
    from picking_task t join orders o using (order_id)
    where t.account_id = ${accountId} and t.closed_at is null and o.state = 'picking'
    order by t.cart_place, t.zone`.execute(db);
  return rows;
}

export async function writeTaken(
  tx: Tx,
  { orderId, zone }: Pick<TaskRow, 'orderId' | 'zone'>,
  { accountId, cartPlace, now }: { accountId: number; cartPlace: number; now: Date },
): Promise<void> {
  await tx
    .updateTable('picking_task')
    .set({ account_id: accountId, cart_place: cartPlace, taken_at: now, seen_at: now })
    .where('order_id', '=', orderId)
    .where('zone', '=', zone)
    .execute();
}

export async function writeGivenBack(tx: Tx, { orderId, zone }: Pick<TaskRow, 'orderId' | 'zone'>): Promise<void> {
  await tx
    .updateTable('picking_task')
    .set({ account_id: null, cart_place: null, taken_at: null, seen_at: null })
    .where('order_id', '=', orderId)
    .where('zone', '=', zone)
    .execute();
}

/** Says that somebody is still there: once a minute is enough, and who changes a task meanwhile says so too. */
export async function writeSeen(db: Db | Tx, accountId: number, now: Date): Promise<void> {
  await sql`
    update picking_task t set seen_at = ${now} from (
      select order_id, zone from picking_task where account_id = ${accountId} and closed_at is null
        and seen_at < ${now}::timestamptz - interval '1 minute' for update skip locked) own
    where t.order_id = own.order_id and t.zone = own.zone`.execute(db);
}

/** Counts the lines that are done of every zone of an order. */
export async function recountTasks(tx: Tx, orderId: number): Promise<void> {
  await sql`
    update picking_task t set lines_done = done.lines from (
      select t.zone, count(p.order_line_id) filter (where p.status not in ('todo', 'counting'))::int as lines
      from picking_task t left join order_line l on l.order_id = t.order_id
          and picking_zone(l.sector_tint, l.perishable, l.estimated_grams is not null) = t.zone
        left join picking_line p using (order_line_id)
      where t.order_id = ${orderId} group by t.zone) done
    where t.order_id = ${orderId} and t.zone = done.zone and t.lines_done <> done.lines`.execute(tx);
}

export async function closeTasks(tx: Tx, orderId: number, now: Date): Promise<void> {
  await tx
    .updateTable('picking_task')
    .set({ closed_at: now })
    .where('order_id', '=', orderId)
    .where('closed_at', 'is', null)
    .execute();
}

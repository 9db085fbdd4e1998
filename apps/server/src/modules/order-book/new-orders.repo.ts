import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { OrderLineTable, OrdersTable } from '../../platform/db/schema.generated.ts';
import type { OrderRow } from './order-row.ts';
import { orderColumns } from './orders.repo.ts';

export type OrderToInsert = Insertable<OrdersTable>;
export type LineToInsert = Omit<Insertable<OrderLineTable>, 'order_id'>;

/** Writes an order and the first event of its history. @param actor who placed it: `customer`, or `staff:<name>` */
export function insertOrder(tx: Tx, order: OrderToInsert, actor = 'customer'): Promise<OrderRow> {
  return tx
    .with('o', (db) => db.insertInto('orders').values(order).returningAll())
    .with('first_event', (db) =>
      db.insertInto('order_event').values({
        order_id: order.order_id,
        at: order.created_at,
        actor,
        to_state: order.state,
      }),
    )
    .selectFrom('o')
    .select(orderColumns)
    .executeTakeFirstOrThrow();
}

/** Lines `l` of one parameter. Raw: instead of thirty parameters for each line. */
const lineColumns = sql`order_id, position, product_id, insertion_type_id, code, name, brand, description, slug, sector_name,
      sector_tint, selling_mode, quantity, unit, unit_price_cents, estimated_grams, gross_cents, discount_cents, promotion_text,
      vat_rate_bp, vat_code, perishable, promotable, alcohol, meal_ticket, is_package, accept_alternatives, user_notes,
      box_items, pallet_items, wanted_substitute_id`;
const recordsOf = (lines: readonly LineToInsert[]) => sql`jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(
      position int, product_id int, insertion_type_id int, code text, name text, brand text, description text, slug text,
      sector_name text, sector_tint text, selling_mode text, quantity int, unit text, unit_price_cents int, estimated_grams int,
      gross_cents int, discount_cents int, promotion_text text, vat_rate_bp int, vat_code text, perishable boolean, promotable boolean,
      alcohol boolean, meal_ticket boolean, is_package boolean, accept_alternatives boolean, user_notes text,
      box_items int, pallet_items int, wanted_substitute_id int)`;

/** Writes the lines of an order. */
export async function insertOrderLines(tx: Tx, orderId: number, lines: readonly LineToInsert[]): Promise<void> {
  await sql`insert into order_line (${lineColumns}) select ${orderId}::int, l.* from ${recordsOf(lines)}`.execute(tx);
}

interface PackagesToInsert {
  type: { orderPackageTypeId: number; descr: string; costCents: number; vatRateBp: number };
  quantity: number;
}

/** An order with all it is made of. */
export interface WholeOrder {
  order: OrderToInsert;
  lines: readonly LineToInsert[];
  packages: readonly PackagesToInsert[];
}

/**
 * Writes an order with the first event of its history, its lines and its bags, in one statement.
 * @returns undefined when its id is taken; then nothing is written
 */
export function insertWholeOrder(
  tx: Tx,
  { order, lines, packages }: WholeOrder,
  actor = 'customer',
): Promise<OrderRow | undefined> {
  const bags = packages.map(({ type, quantity }) => ({
    type: type.orderPackageTypeId,
    descr: type.descr,
    cost: type.costCents,
    quantity,
    vat: type.vatRateBp,
  }));
  return tx
    .with('o', (db) =>
      db
        .insertInto('orders')
        .values(order)
        .onConflict((conflict) => conflict.column('order_id').doNothing())
        .returningAll(),
    )
    .with(
      'first_event',
      () => sql`
        (insert into order_event (order_id, at, actor, to_state)
        select order_id, created_at, ${actor}::text, state from o)`,
    )
    .with(
      'its_lines',
      () => sql`(insert into order_line (${lineColumns}) select o.order_id, l.* from o, ${recordsOf(lines)})`,
    )
    .with(
      'its_bags',
      () => sql`
        (insert into order_package (order_id, order_package_type_id, descr, cost_cents, quantity, vat_rate_bp)
        select o.order_id, b.* from o, jsonb_to_recordset(${JSON.stringify(bags)}::jsonb) as b(
          type int, descr text, cost int, quantity int, vat int))`,
    )
    .selectFrom('o')
    .select(orderColumns)
    .executeTakeFirst();
}

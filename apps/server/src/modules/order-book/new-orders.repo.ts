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

/** Writes the lines of an order. Raw: one parameter for all lines instead of thirty for each. */
export async function insertOrderLines(tx: Tx, orderId: number, lines: readonly LineToInsert[]): Promise<void> {
  await sql`
    insert into order_line (order_id, position, product_id, insertion_type_id, code, name, brand, description, slug, sector_name,
      sector_tint, selling_mode, quantity, unit, unit_price_cents, estimated_grams, gross_cents, discount_cents, promotion_text,
      vat_rate_bp, vat_code, perishable, promotable, alcohol, meal_ticket, is_package, accept_alternatives, user_notes,
      box_items, pallet_items)
    select ${orderId}, l.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(
      position int, product_id int, insertion_type_id int, code text, name text, brand text, description text, slug text,
      sector_name text, sector_tint text, selling_mode text, quantity int, unit text, unit_price_cents int, estimated_grams int,
      gross_cents int, discount_cents int, promotion_text text, vat_rate_bp int, vat_code text, perishable boolean, promotable boolean,
      alcohol boolean, meal_ticket boolean, is_package boolean, accept_alternatives boolean, user_notes text,
      box_items int, pallet_items int)`.execute(tx);
}

interface PackagesToInsert {
  type: { orderPackageTypeId: number; descr: string; costCents: number; vatRateBp: number };
  quantity: number;
}

/** Writes the bags of an order. */
export async function insertOrderPackages(
  tx: Tx,
  orderId: number,
  packages: readonly PackagesToInsert[],
): Promise<void> {
  if (packages.length === 0) return;
  await tx
    .insertInto('order_package')
    .values(
      packages.map(({ type, quantity }) => ({
        order_id: orderId,
        order_package_type_id: type.orderPackageTypeId,
        descr: type.descr,
        cost_cents: type.costCents,
        quantity,
        vat_rate_bp: type.vatRateBp,
      })),
    )
    .execute();
}

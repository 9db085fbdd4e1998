import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { orderBeingPaid } from '../delivery/index.ts';

/** An `OrderBeingPaid`, of the row `paying`. */
export const orderBeingPaidColumns = sql`json_build_object(
  'orderId', paying.order_id, 'orderNumber', paying.order_number, 'itemsCents', paying.items_cents, 'packagesCents', paying.packages_cents,
  'deliveryCents', paying.delivery_cents, 'passSavedCents', paying.pass_saved_cents, 'taxCents', paying.tax_cents, 'totalCents', paying.total_cents,
  'certificateCents', paying.gift_cents, 'payableCents', paying.payable_cents, 'authoriseCents', paying.authorise_cents,
  'mealTicketCents', paying.meal_ticket_cents,
  'mealTickets', (select coalesce(json_agg(json_build_object('paymentTypeId', p.payment_type_id, 'tickets', p.tickets,
      'cents', p.amount_cents) order by p.position), '[]')
    from payment p where p.order_id = paying.order_id and p.order_version = paying.version and p.tickets is not null),
  'lines', (select coalesce(json_agg(json_build_array(product_id, insertion_type_id, gross_cents, discount_cents)), '[]')
    from order_line l where l.order_id = paying.order_id),
  'certificates', (select coalesce(json_object_agg(gift_certificate_id, amount_cents), '{}')
    from order_gift_certificate u where u.order_id = paying.order_id))`;

/** The order of this cart that waits for its payment. */
export async function findOrderBeingPaid(
  db: Db,
  cartId: number,
): Promise<{ orderId: number; orderNumber: string } | undefined> {
  const { rows } = await sql<{ orderId: number; orderNumber: string }>`
    select paying.order_id as "orderId", paying.order_number as "orderNumber"
    from ${orderBeingPaid(sql`${cartId}::int`)} paying`.execute(db);
  return rows[0];
}

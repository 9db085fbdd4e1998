import { sql } from 'kysely';

/** What an order that waits for its payment costs: its cart says the same until that is decided. Cents. */
export interface OrderBeingPaid {
  orderId: number;
  itemsCents: number;
  packagesCents: number;
  deliveryCents: number;
  taxCents: number;
  totalCents: number;
  giftCents: number;
  payableCents: number;
  authoriseCents: number;
  /** Product, insertion type, cents of the line, cents saved on it. */
  lines: [number, number, number, number][];
  /** Cents by id of the certificate. */
  gifts: Record<number, number>;
}

/** An `OrderBeingPaid`, of the row `paying`. */
export const orderBeingPaidColumns = sql`json_build_object(
  'orderId', paying.order_id, 'itemsCents', paying.items_cents, 'packagesCents', paying.packages_cents,
  'deliveryCents', paying.delivery_cents, 'taxCents', paying.tax_cents, 'totalCents', paying.total_cents,
  'giftCents', paying.gift_cents, 'payableCents', paying.payable_cents, 'authoriseCents', paying.authorise_cents,
  'lines', (select coalesce(json_agg(json_build_array(product_id, insertion_type_id, gross_cents, discount_cents)), '[]')
    from order_line l where l.order_id = paying.order_id),
  'gifts', (select coalesce(json_object_agg(gift_certificate_id, amount_cents), '{}')
    from order_gift_certificate u where u.order_id = paying.order_id))`;

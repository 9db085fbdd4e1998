import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** What an order is for, as far as it decides by what it may be paid. Cents. */
export interface PaidGoods {
  /** Lines that meal tickets may pay, after their own promotions, and the part of them that is weighed at picking. */
  foodCents: number;
  weighedFoodCents: number;
  /** Lines no discount or voucher may lower, and the food among them. */
  excludedCents: number;
  excludedFoodCents: number;
  /** All lines after a discount on the whole basket, and what it took. */
  itemsCents: number;
  discountCents: number;
  /** Taken by vouchers, which lower the price. */
  voucherCents: number;
  /** Paid by meal tickets of other issuers. */
  mealTicketCents: number;
  slotEndAt: Date;
}

/** @throws when there is no such order */
export function readGoods(db: Db | Tx, orderId: number): Promise<PaidGoods> {
  return db
    .selectFrom('orders as o')
    .select((eb) => [
      'o.items_cents as itemsCents',
      'o.discount_cents as discountCents',
      'o.meal_ticket_cents as mealTicketCents',
      'o.slot_end_at as slotEndAt',
      eb
        .selectFrom('order_line as l')
        .select(sql<number>`coalesce(sum(l.gross_cents), 0)::int`.as('cents'))
        .whereRef('l.order_id', '=', 'o.order_id')
        .where('l.meal_ticket', '=', true)
        .$asScalar()
        .$notNull()
        .as('foodCents'),
      eb
        .selectFrom('order_line as l')
        .select(sql<number>`coalesce(sum(l.gross_cents), 0)::int`.as('cents'))
        .whereRef('l.order_id', '=', 'o.order_id')
        .where('l.meal_ticket', '=', true)
        .where('l.estimated_grams', 'is not', null)
        .$asScalar()
        .$notNull()
        .as('weighedFoodCents'),
      eb
        .selectFrom('order_line as l')
        .select(sql<number>`coalesce(sum(l.gross_cents), 0)::int`.as('cents'))
        .whereRef('l.order_id', '=', 'o.order_id')
        .where('l.promotable', '=', false)
        .$asScalar()
        .$notNull()
        .as('excludedCents'),
      eb
        .selectFrom('order_line as l')
        .select(sql<number>`coalesce(sum(l.gross_cents), 0)::int`.as('cents'))
        .whereRef('l.order_id', '=', 'o.order_id')
        .where('l.promotable', '=', false)
        .where('l.meal_ticket', '=', true)
        .$asScalar()
        .$notNull()
        .as('excludedFoodCents'),
      eb
        .selectFrom('order_gift_certificate as used')
        .innerJoin('gift_certificate as g', 'g.gift_certificate_id', 'used.gift_certificate_id')
        .select(sql<number>`coalesce(sum(used.amount_cents), 0)::int`.as('cents'))
        .whereRef('used.order_id', '=', 'o.order_id')
        .where('used.state', '=', 'reserved')
        .where('g.kind', '=', 'voucher')
        .$asScalar()
        .$notNull()
        .as('voucherCents'),
    ])
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

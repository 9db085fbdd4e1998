/* Raw: the rule is read as JSON, inside the statement that locks a slot too. */
import type { SlotPricing } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PlanOf } from '../plan/read-plan.ts';

/** The rule of the store and service a row `of` names, as JSON; null without one. */
export const slotPricingOf = (of: 'timeslot' | 'asked'): RawBuilder<SlotPricing | null> => sql`(
  select jsonb_build_object(
      'quiet', case when quiet_hours is not null then jsonb_build_object('belowPercent', quiet_below_percent,
        'hours', quiet_hours, 'discountCents', quiet_discount_cents) end,
      'busy', case when busy_from_percent is not null then jsonb_build_object('fromPercent', busy_from_percent,
        'surchargeCents', busy_surcharge_cents) end,
      'ecoDiscountCents', eco_discount_cents, 'minCents', min_cents, 'maxCents', max_cents)
    from slot_pricing r
   where r.warehouse_id = ${sql.ref(`${of}.warehouse_id`)} and r.delivery_service_id = ${sql.ref(`${of}.delivery_service_id`)})`;

/** How prices of a store and service follow demand; undefined: they do not. */
export async function readSlotPricing(
  db: Db,
  { warehouseId, deliveryServiceId }: PlanOf,
): Promise<SlotPricing | undefined> {
  const { rows } = await sql<{ pricing: SlotPricing | null }>`
    select ${slotPricingOf('asked')} as pricing
      from (select ${warehouseId}::int as warehouse_id, ${deliveryServiceId}::int as delivery_service_id) asked`.execute(
    db,
  );
  return rows[0]?.pricing ?? undefined;
}

export async function writeSlotPricing(
  tx: Tx,
  { warehouseId, deliveryServiceId }: PlanOf,
  { quiet, busy, ecoDiscountCents, minCents, maxCents }: SlotPricing,
): Promise<void> {
  const terms = {
    quiet_below_percent: quiet?.belowPercent ?? null,
    quiet_hours: quiet?.hours ?? null,
    quiet_discount_cents: quiet?.discountCents ?? null,
    busy_from_percent: busy?.fromPercent ?? null,
    busy_surcharge_cents: busy?.surchargeCents ?? null,
    eco_discount_cents: ecoDiscountCents,
    min_cents: minCents,
    max_cents: maxCents,
  };
  await tx
    .insertInto('slot_pricing')
    .values({ warehouse_id: warehouseId, delivery_service_id: deliveryServiceId, ...terms })
    .onConflict((on) => on.columns(['warehouse_id', 'delivery_service_id']).doUpdateSet(terms))
    .execute();
}

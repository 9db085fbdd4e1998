import type { SlotPricing } from '@sporta/domain';
import type { Tx } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { lockPlan } from '../plan/plan.repo.ts';
import type { PlanOf } from '../plan/read-plan.ts';
import { readSlotPricing, writeSlotPricing } from './slot-pricing.repo.ts';

/** What a store starts from: prices stay as planned. Cents. */
export const noPricing: SlotPricing = { quiet: null, busy: null, ecoDiscountCents: 0, minCents: 0, maxCents: 990 };

/** Changes with anything of the rule. */
export const pricingVersion = (pricing: SlotPricing): string => digestOf(pricing);

/**
 * Writes how prices of a store and service follow demand, as long as the rule still is what its author saw, in the caller's
 * transaction. Places that are held or ordered keep the price they were taken at.
 * @returns what it was
 * @throws BusinessError `pricing-changed`
 */
export async function saveSlotPricing(tx: Tx, of: PlanOf, version: string, pricing: SlotPricing): Promise<SlotPricing> {
  await lockPlan(tx, of.warehouseId);
  const before = (await readSlotPricing(tx, of)) ?? noPricing;
  if (pricingVersion(before) !== version) {
    throw new BusinessError('pricing-changed', 'Nel frattempo qualcuno ha cambiato questi prezzi: guardali e riprova', {
      field: 'version',
    });
  }
  await writeSlotPricing(tx, of, pricing);
  return before;
}

import type { Coverage } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { checkCap, shopDay, slotStatus } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { coverageFor, slotAvailability } from '../delivery/index.ts';
import { readWarehouses } from '../warehouses/index.ts';

const homeDelivery = deliveryServiceIds.home;

/** What reaches a place, and how soon. @throws BusinessError `postalcode-unknown` */
export async function checkCoverage(deps: Deps, postalcode: string, now: Date): Promise<Coverage> {
  if (!checkCap(postalcode).ok) {
    throw new BusinessError('postalcode-unknown', 'Questo CAP non esiste: controllalo.', { field: 'postalcode' });
  }
  const { covered, home, deliveryServices, pickupWarehouseIds } = await coverageFor(deps.db, { postalcode });
  const pickupWarehouses =
    pickupWarehouseIds.length === 0 ? [] : await readWarehouses(deps.db, { ids: pickupWarehouseIds }, now);
  const firstSlot = home && (await firstFreeSlot(deps, home.warehouseId, now));
  return {
    covered,
    deliveryServices,
    ...(home ? { warehouseId: home.warehouseId } : {}),
    pickupWarehouses,
    ...(firstSlot ? { firstSlot } : {}),
  };
}

async function firstFreeSlot(deps: Deps, warehouseId: number, now: Date): Promise<Coverage['firstSlot']> {
  const { slots } = await slotAvailability(deps, { warehouseId, deliveryServiceId: homeDelivery, now });
  const today = shopDay(now.getTime());
  const free = slots.find((slot) => {
    const load = { ...slot, cutoffAt: slot.cutoffAt.getTime(), releasedAt: slot.releasedAt.getTime() };
    const status = slotStatus(load, now.getTime());
    return slot.day >= today && (status === 'available' || status === 'few');
  });
  return free && { date: free.day, beginTime: free.beginTime, endTime: free.endTime };
}

import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/** Stores somebody of the staff works for. */
export const storesOf = ({ staff }: Pick<Account, 'staff'>): StaffRights['stores'] => (staff as StaffRights).stores;

/** Whether a promotion holds in a store this person works for. */
export function seesPromotion(stores: StaffRights['stores'], warehouseIds: readonly number[] | null): boolean {
  return stores === 'all' || warehouseIds === null || warehouseIds.some((id) => stores.includes(id));
}

/** Whether it holds in stores of this person only: then they may change it. */
export function ownsPromotion(stores: StaffRights['stores'], warehouseIds: readonly number[] | null): boolean {
  return stores === 'all' || (warehouseIds?.every((id) => stores.includes(id)) ?? false);
}

/** @throws BusinessError `not-your-stores` */
export function mustOwn(stores: StaffRights['stores'], warehouseIds: readonly number[] | null): void {
  if (ownsPromotion(stores, warehouseIds)) return;
  throw new BusinessError('not-your-stores', 'Puoi fare offerte solo per le tue sedi: scegli quali', {
    field: 'warehouseIds',
  });
}

import { BusinessError } from './errors.ts';
import { type StaffRights, seesStore } from './staff-rights.ts';

/** The stores an answer is about: the one asked for, or all this person sees. @throws BusinessError `store-not-found` */
export function storesAsked(staff: StaffRights, warehouseId: number | undefined): StaffRights['stores'] {
  if (warehouseId === undefined) return staff.stores;
  if (!seesStore(staff, warehouseId)) {
    throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  }
  return [warehouseId];
}

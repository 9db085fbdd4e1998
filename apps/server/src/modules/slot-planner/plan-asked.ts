import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { plannableStores } from './slot-planner.repo.ts';

export type Asking = Pick<CallContext, 'db' | 'account'>;

/** The store and service asked for; without a store the first one this person sees. @throws BusinessError `store-not-found` */
export async function planAsked(
  { db, account }: Asking,
  {
    warehouse_id: warehouseId,
    delivery_service_id: deliveryServiceId,
  }: { warehouse_id?: number | undefined; delivery_service_id: number },
) {
  const stores = await plannableStores(db, (account.staff as StaffRights).stores);
  const store = warehouseId === undefined ? stores[0] : stores.find((each) => each.warehouseId === warehouseId);
  if (!store) throw new BusinessError('store-not-found', 'Non abbiamo trovato questa sede', { field: 'warehouse_id' });
  return { stores: stores.map(({ warehouseId, name }) => ({ warehouseId, name })), store, deliveryServiceId };
}

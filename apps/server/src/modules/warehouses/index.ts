import type { Module } from '../../platform/module.ts';
import { registerWarehouseRoutes } from './warehouses.routes.ts';

export { offersService, takesOrders } from './offers-service.ts';
export { hoursOfDay, readStoreHours, type StoreHours } from './opening-hours.repo.ts';
export { saveStoreHours, versionOfHours } from './save-hours.ts';
export { sells } from './sells.ts';
export { isShutThen } from './shut-then.ts';
export { readWarehouses } from './warehouses.repo.ts';

/** The stores: where they are, when they are open, what they offer. */
export const warehousesModule: Module = { name: 'warehouses', register: (app) => registerWarehouseRoutes(app) };

import type { Module } from '../../platform/module.ts';
import { endClosings } from './end-closings.ts';
import { registerStaffStoreRoutes } from './staff-stores.routes.ts';

/** The stores of the shop as its director opens, changes and closes them. */
export const staffStoresModule: Module = {
  name: 'staff-stores',
  register: (app) => registerStaffStoreRoutes(app),
  jobs: [{ name: 'staff-stores.end-closings', cron: '*/5 * * * *', run: (deps) => endClosings(deps) }],
};

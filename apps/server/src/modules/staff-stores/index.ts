import type { Module } from '../../platform/module.ts';
import { registerStaffStoreRoutes } from './staff-stores.routes.ts';

/** The stores of the shop as its director opens them. */
export const staffStoresModule: Module = { name: 'staff-stores', register: (app) => registerStaffStoreRoutes(app) };

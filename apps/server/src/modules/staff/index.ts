import type { Module } from '../../platform/module.ts';
import { registerStaffRoutes } from './staff.routes.ts';

export { type KnownPerson, recordStaff } from './record-staff.ts';

/** The people of the shop: roles, stores, and the lock of the Banco. */
export const staffModule: Module = { name: 'staff', register: (app) => registerStaffRoutes(app) };

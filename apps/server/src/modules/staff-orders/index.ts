import type { Module } from '../../platform/module.ts';
import { registerBancoRoutes } from './banco.routes.ts';
import { StaffEvents } from './staff-events.ts';
import { registerStaffOrderRoutes } from './staff-orders.routes.ts';

export { changeSlot } from './change-slot.ts';

/** Orders as the Banco sees them: the day, the list, the page of an order and what staff do with it. */
export function staffOrdersModule(): Module {
  const events = new StaffEvents();
  return {
    name: 'staff-orders',
    register(app) {
      registerStaffOrderRoutes(app);
      registerBancoRoutes(app, events);
    },
    start: (deps) => events.start(deps),
    stop: () => events.stop(),
  };
}

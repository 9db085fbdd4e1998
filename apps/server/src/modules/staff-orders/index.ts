import type { Module } from '../../platform/module.ts';
import { registerBancoRoutes } from './banco.routes.ts';
import { sendLetterOfOrders } from './letters/send-letter-of-orders.ts';
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
    outbox: { 'order.letter': { lane: 'mail', handle: sendLetterOfOrders } },
    start: (deps) => events.start(deps),
    stop: () => events.stop(),
  };
}

import type { Module } from '../../platform/module.ts';
import { registerHoursRoutes } from './hours.routes.ts';
import { registerPriceRoutes } from './prices.routes.ts';
import { registerSlotPlannerRoutes } from './slot-planner.routes.ts';
import { registerWeeklyRoutes } from './weekly.routes.ts';
import { registerZoneRoutes } from './zones.routes.ts';

export { moveOrders } from './close-slot.ts';

/** Slots as a shop plans them: weeks, single days, the typical week, closing a slot that has orders, the zones served, how prices follow demand and the stores' hours. */
export const slotPlannerModule: Module = {
  name: 'slot-planner',
  register(app) {
    registerSlotPlannerRoutes(app);
    registerZoneRoutes(app);
    registerPriceRoutes(app);
    registerHoursRoutes(app);
    registerWeeklyRoutes(app);
  },
};

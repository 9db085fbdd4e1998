import type { Module } from '../../platform/module.ts';
import { registerSlotPlannerRoutes } from './slot-planner.routes.ts';

/** Slots as a shop plans them: weeks, single days, the typical week, and closing a slot that has orders. */
export const slotPlannerModule: Module = {
  name: 'slot-planner',
  register: (app) => registerSlotPlannerRoutes(app),
};

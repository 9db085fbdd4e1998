import { threadPlanner } from '@sporta/routing/thread';
import type { Module } from '../../platform/module.ts';
import { registerDriverRoutes } from './driver.routes.ts';
import { registerRoundRoutes } from './rounds.routes.ts';
import { forgetPositions } from './share-position.ts';

/** Rounds of home deliveries: vans, plans, what happens at each door, and when the van comes. */
export const roundsModule: Module = {
  name: 'rounds',
  register(app) {
    registerRoundRoutes(app, threadPlanner());
    registerDriverRoutes(app);
  },
  jobs: [{ name: 'rounds.forget-positions', cron: '*/5 * * * *', run: forgetPositions }],
};

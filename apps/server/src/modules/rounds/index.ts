import type { Module } from '../../platform/module.ts';
import { registerDriverRoutes } from './driver.routes.ts';
import { enginesOf } from './engines.ts';
import { registerRoundRoutes } from './rounds.routes.ts';
import { forgetPositions } from './share-position.ts';

export { expectedArrival } from './arrival.ts';
export { endStopAtLocker, endStopForOtherSlot, lockStopOnRoad } from './stop-on-road.ts';
export { vansInUse } from './vans.repo.ts';

/** Rounds of home deliveries: vans, plans, what happens at each door, and when the van comes. */
export const roundsModule: Module = {
  name: 'rounds',
  register(app, deps) {
    registerRoundRoutes(app, enginesOf(deps));
    registerDriverRoutes(app);
  },
  jobs: [{ name: 'rounds.forget-positions', cron: '*/5 * * * *', run: forgetPositions }],
};

import type { Module } from '../../platform/module.ts';
import { registerDriverRoutes } from './driver.routes.ts';
import { enginesOf } from './engines.ts';
import { registerRoundRoutes } from './rounds.routes.ts';
import { forgetPositions } from './share-position.ts';
import type { StationDoors } from './station-doors.ts';
import { sendLate } from './tell-late.ts';

export { expectedArrival } from './arrival.ts';
export { type LateRound, lateRounds } from './late-rounds.ts';
export type { StationDoors } from './station-doors.ts';
export { endStopAtLocker, endStopForOtherSlot, lockStopOnRoad } from './stop-on-road.ts';
export { vansInUse } from './vans.repo.ts';

/** Rounds of deliveries: vans, plans, what happens at each door, and when the van comes. @param doors of the stations they stop at */
export const roundsFor = (doors: StationDoors): Module => ({
  name: 'rounds',
  register(app, deps) {
    registerRoundRoutes(app, enginesOf(deps));
    registerDriverRoutes(app, doors);
  },
  jobs: [{ name: 'rounds.forget-positions', cron: '*/5 * * * *', run: forgetPositions }],
  outbox: { 'rounds.late': { lane: 'mail', handle: sendLate } },
});

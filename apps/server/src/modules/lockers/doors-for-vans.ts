import type { StationDoors } from '../rounds/index.ts';
import { openCode } from './codes.ts';
import { findDeposits } from './deposits.repo.ts';
import { fillLocked } from './fill-doors.ts';
import { prepareDeposit } from './prepare-deposit.ts';
import { visitToWire } from './station-to-wire.ts';
import { readVisits } from './visits.repo.ts';

/** Doors as rounds know them: what a driver takes along for where there is no network, and filling them by a gesture. */
export const doorsForVans: StationDoors = {
  async fillingsOf(db, orderIds, now) {
    const fillings: Awaited<ReturnType<StationDoors['fillingsOf']>> = new Map();
    if (orderIds.length === 0) return fillings;
    const [visits, deposits] = await Promise.all([readVisits(db, { orderIds }), findDeposits(db, orderIds)]);
    for (const visit of visits) {
      const deposit = deposits.get(visit.orderId);
      // without doors or a code the network has to be asked for them
      if (deposit?.state !== 'planned' || visit.doors.length === 0) continue;
      fillings.set(visit.orderId, { visit: visitToWire(visit, now), code: await openCode(db, deposit.codeSealed) });
    }
    return fillings;
  },

  async prepare(deps, orderId) {
    await prepareDeposit(deps, orderId);
  },

  async doorsOf(tx, orderId) {
    const [visit] = await readVisits(tx, { orderIds: [orderId] });
    return visit?.inside ? visit.doors.map(({ label }) => label) : [];
  },

  fill: fillLocked,
};

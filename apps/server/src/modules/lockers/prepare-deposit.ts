import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { claimDoors, findOpenStation, neededBehindDoors, readClaims, readOrderLines } from '../delivery/index.ts';
import { findOrder, lockCartRow } from '../order-book/index.ts';
import { newSealedCode } from './codes.ts';
import { type Deposit, findDeposit, liveCodes, planDeposit } from './deposits.repo.ts';
import { findPlace } from './visits.repo.ts';

/**
 * Plans the visit of an order that is ready: a code of its own, and doors where it has none any more (one broke, or the goods came back).
 * Done again it changes nothing while the visit is under way.
 * @returns the deposit; undefined where the order cannot go into a locker now
 */
export async function prepareDeposit(deps: Deps, orderId: number): Promise<Deposit | undefined> {
  const seen = await findOrder(deps.db, orderId);
  if (seen?.deliveryServiceId !== 3) return undefined;
  const station = await findOpenStation(deps.db, seen.warehouseId, { evenOff: true });
  if (!station) return undefined;
  // sealed before anything is locked: the key is read once, from the database
  const codeSealed = await newSealedCode(deps.db, await liveCodes(deps.db, station.lockerStationId));
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    await lockCartRow(tx, seen.cartId);
    const order = (await findOrder(tx, orderId))!;
    const known = await findDeposit(tx, orderId);
    if (order.state !== 'ready' && order.state !== 'out-for-delivery') return known?.state === 'in' ? known : undefined;
    const place = await findPlace(tx, orderId);
    if (place && (await readClaims(tx, place.bookingId)).length === 0) {
      const needs = neededBehindDoors(await readOrderLines(tx, orderId));
      await claimDoors(tx, { bookingId: place.bookingId, needs, now });
    }
    await planDeposit(tx, { orderId, lockerStationId: station.lockerStationId, codeSealed });
    return findDeposit(tx, orderId);
  });
}

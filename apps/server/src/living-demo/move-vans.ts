import type { DriverRound } from '@sporta/contract';
import type { Deps } from '../platform/deps.ts';
import { callerFor } from './shop-calls.ts';
import type { VanOnTheRoad } from './today.ts';

/** How far towards its next stop a van comes with each move. */
const SHARE_OF_WAY = 0.12;

interface Point {
  latitude: number;
  longitude: number;
}

/** Vans of the demo's people that are on the road, e.g. after the program was started again. */
export async function vansOnTheRoad(deps: Deps): Promise<VanOnTheRoad[]> {
  const rounds = await deps.db
    .selectFrom('round as r')
    .innerJoin('account as a', 'a.account_id', 'r.driver_id')
    .select(['r.round_id as roundId', 'a.account_id as accountId'])
    .where('r.state', '=', 'started')
    .where('a.login', 'like', '%@sporta.example')
    .execute();
  return Promise.all(
    rounds.map(async ({ roundId, accountId }) => ({
      roundId,
      driver: await callerFor(deps, accountId, { staff: true }),
    })),
  );
}

/** Moves each van a little on its way to the next door; at the door it waits. @param places where they are; changed */
export async function moveVans(deps: Deps, vans: readonly VanOnTheRoad[], places: Map<number, Point>): Promise<void> {
  for (const { roundId, driver } of vans) {
    const { rounds }: { rounds: DriverRound[] } = await driver.get('staff/driver/rounds');
    const round = rounds.find((each) => each.roundId === roundId);
    const next = round?.stops.find(({ state }) => state === 'waiting' || state === 'arrived');
    if (!round || !next) continue;
    const from = places.get(roundId) ?? (await depotOf(deps, roundId));
    const to = await placeOfStop(deps, roundId, next.orderId);
    const place = {
      latitude: from.latitude + (to.latitude - from.latitude) * SHARE_OF_WAY,
      longitude: from.longitude + (to.longitude - from.longitude) * SHARE_OF_WAY,
    };
    places.set(roundId, place);
    await driver.post('staff/driver/position', { round_id: roundId, ...place });
  }
}

async function depotOf({ db }: Deps, roundId: number): Promise<Point> {
  const place = await db
    .selectFrom('round as r')
    .innerJoin('warehouse as w', 'w.warehouse_id', 'r.warehouse_id')
    .leftJoin('round_position as p', 'p.round_id', 'r.round_id')
    .select(['w.latitude', 'w.longitude', 'p.latitude as last', 'p.longitude as lastLongitude'])
    .where('r.round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return { latitude: place.last ?? place.latitude ?? 0, longitude: place.lastLongitude ?? place.longitude ?? 0 };
}

function placeOfStop({ db }: Deps, roundId: number, orderId: number): Promise<Point> {
  return db
    .selectFrom('round_stop')
    .select(['latitude', 'longitude'])
    .where('round_id', '=', roundId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}

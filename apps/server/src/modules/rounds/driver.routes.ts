import { calls } from '@sporta/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../platform/http/register-call.ts';
import { applyGestures } from './apply-gestures.ts';
import { arrivalOf, streetsOfArrival } from './arrival.ts';
import { driverRounds } from './driver-rounds.ts';
import { sharePosition } from './share-position.ts';
import type { StationDoors } from './station-doors.ts';

/** Several pictures at once, as base64. */
const bodyLimit = 12 * 1024 * 1024;

/** What drivers and those who wait for them ask. */
export function registerDriverRoutes(app: FastifyInstance, doors: StationDoors): void {
  const { staffDriver, order } = calls;

  registerCall(app, staffDriver.rounds, async (c) => ({ rounds: await driverRounds(c.deps, doors, c.account) }));

  registerCall(
    app,
    staffDriver.gestures,
    async (c) => ({
      answers: await applyGestures(c.deps, doors, c.account, c.input),
      rounds: await driverRounds(c.deps, doors, c.account),
    }),
    { bodyLimit },
  );

  registerCall(app, staffDriver.position, async (c) => {
    const { round_id: roundId, latitude, longitude } = c.input;
    return { kept: await sharePosition(c.deps, c.account, { roundId, latitude, longitude }) };
  });

  registerCall(app, order.arrival, async (c) => ({
    arrival: await arrivalOf(c.db, c.account, c.input.order_id, c.now),
  }));

  registerCall(app, order.arrivalStreets, async (c) => ({
    streets: await streetsOfArrival(c.deps, c.account, c.input.order_id, c.now),
  }));
}

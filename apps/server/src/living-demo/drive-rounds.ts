import { randomUUID } from 'node:crypto';
import type { DriverRound, RoundBoard } from '@sporta/contract';
import type { Caller } from './shop-calls.ts';

/**
 * Plans the rounds of a slot, gives each to a driver, and lets them leave.
 * @param lastOrderId comes last of its round: it is still on its way when the others are there
 * @returns those on the road with who drives
 */
export async function sendVans(
  manager: Caller,
  drivers: readonly Caller[],
  timeslotId: number,
  lastOrderId: number | undefined,
): Promise<{ roundId: number; driver: Caller }[]> {
  const slot = { timeslot_id: timeslotId };
  let { board }: { board: RoundBoard } = await manager.get('staff/rounds', slot);
  ({ board } = await manager.post('staff/rounds/propose', { ...slot, revision: board.revision }));
  if (board.rounds.length < drivers.length) board = await shareWithSecondVan(manager, board, slot);
  if (lastOrderId !== undefined) board = await moveToEnd(manager, board, { ...slot, order_id: lastOrderId });
  const left = board.rounds.map(({ roundId }, index) => ({ roundId, driver: drivers[index % drivers.length]! }));
  for (const { roundId, driver } of left) {
    const input = { ...slot, revision: board.revision, round_id: roundId, driver_id: driver.accountId };
    ({ board } = await manager.post('staff/rounds/assign', input));
  }
  await manager.post('staff/rounds/confirm', { ...slot, revision: board.revision });
  for (const { roundId } of left) {
    await manager.post('staff/rounds/start', { ...slot, round_id: roundId, leave_behind: true });
  }
  return left;
}

async function moveToEnd(
  manager: Caller,
  before: RoundBoard,
  order: { timeslot_id: number; order_id: number },
): Promise<RoundBoard> {
  const round = before.rounds.find(({ stops }) => stops.some(({ orderId }) => orderId === order.order_id));
  if (!round) return before;
  const place = { round_id: round.roundId, position: round.stops.length, confirm: true };
  const { board } = await manager.post('staff/rounds/move-stop', { ...order, revision: before.revision, ...place });
  return board;
}

/** Gives the second half of a round to a van that has none, where one van would have done. */
async function shareWithSecondVan(
  manager: Caller,
  before: RoundBoard,
  slot: { timeslot_id: number },
): Promise<RoundBoard> {
  let board = before;
  const [full] = board.rounds;
  const van = board.vans.find(({ vanId }) => vanId !== full?.van.vanId);
  if (!full || !van || full.stops.length < 2) return board;
  ({ board } = await manager.post('staff/rounds/add', { ...slot, revision: board.revision, van_id: van.vanId }));
  const added = board.rounds.find((round) => round.van.vanId === van.vanId)!;
  for (const { orderId } of full.stops.slice(Math.ceil(full.stops.length / 2))) {
    const input = { ...slot, revision: board.revision, order_id: orderId, round_id: added.roundId, confirm: true };
    ({ board } = await manager.post('staff/rounds/move-stop', input));
  }
  return board;
}

/**
 * Hands over the first stops of a driver's round, and stands before the next door: one is always left, however short the round.
 * @param how `done`: how many of so many stops
 */
export async function reachDoors(driver: Caller, roundId: number, how: { done(stops: number): number }): Promise<void> {
  const { rounds }: { rounds: DriverRound[] } = await driver.get('staff/driver/rounds');
  const round = rounds.find((each) => each.roundId === roundId);
  const stops = round?.stops ?? [];
  const done = Math.min(how.done(stops.length), stops.length - 1);
  for (const [index, stop] of stops.entries()) {
    if (index > done) return;
    const gesture = (kind: string, more: object = {}) => ({
      id: randomUUID(),
      kind,
      round_id: roundId,
      order_id: stop.orderId,
      at: driver.now().toISOString(),
      ...more,
    });
    const gestures = [gesture('arrive')];
    // doors of a locker are filled by who stands there: the van waits before them
    if (index < done && !stop.station) {
      gestures.push(...stop.crates.map(({ code }) => gesture('crate', { crate: code, handed_over: true })));
      gestures.push(gesture('deliver', { proof: 'neighbour', signed_by: 'Portineria' }));
    }
    await driver.post('staff/driver/gestures', { device: 'telefono-demo', gestures });
    if (stop.station) return;
  }
}

import type { LockerVisit } from '@sporta/contract';
import { type Caller, Refused } from './shop-calls.ts';

/**
 * Brings orders that are ready to the station of their store: each has its doors, and every other one is put in. Where the station has
 * no door for one, it waits for somebody in the Banco.
 */
export async function fillLockers(manager: Caller, orderIds: readonly number[]): Promise<void> {
  for (const [index, orderId] of orderIds.entries()) {
    try {
      const { visit }: { visit: LockerVisit } = await manager.post('staff/locker/begin', { order_id: orderId });
      if (index % 2 === 0) await manager.post('staff/locker/fill', { order_id: orderId, placed: placesOf(visit) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

/** Each crate behind a door of its order that is cold enough and has room for it, as who stands there scans them. */
function placesOf({ doors, crates }: LockerVisit): { crate: string; door: string }[] {
  const room = new Map(doors.map((door) => [door, door.crates]));
  return crates.flatMap(({ code, zone }) => {
    const door = doors.find((each) => each.zone === zone && room.get(each)! > 0);
    if (!door) return [];
    room.set(door, room.get(door)! - 1);
    return [{ crate: code, door: door.label }];
  });
}

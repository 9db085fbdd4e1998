/** From stopping the van to the first step of the stairs, and back at the wheel. */
const BASE_SECONDS = 180;
/** For each crate carried to the door. */
const CRATE_SECONDS = 20;
/** For each floor on foot, up and down, with two crates at a time. */
const FLOOR_SECONDS = 15;
/** Waiting for a lift and riding it, up and down. */
const LIFT_SECONDS = 45;
const CRATES_IN_HAND = 2;

/**
 * Seconds a van stands at a house: parking, the bell, the stairs or the lift, and the crates.
 * @param door `floor` as customers write it ("3", "3°", "terra"); one that is no number counts as the ground floor
 */
export function secondsAtDoor(door: {
  floor?: string | undefined;
  hasLift?: boolean | undefined;
  crates: number;
}): number {
  const floor = floorNumber(door.floor);
  const ways = Math.max(1, Math.ceil(door.crates / CRATES_IN_HAND));
  const climb = floor === 0 ? 0 : door.hasLift ? LIFT_SECONDS : floor * FLOOR_SECONDS;
  return BASE_SECONDS + door.crates * CRATE_SECONDS + ways * climb;
}

/** For each order at a locker station: its code is set, its doors are found and closed. */
const LOCKER_ORDER_SECONDS = 45;

/**
 * Seconds an order takes at a locker station: nobody is waited for and no stairs are climbed.
 * @param isFirst the van was parked for it; orders behind it for the same station come with the same way
 */
export function secondsAtLocker({ crates, isFirst }: { crates: number; isFirst: boolean }): number {
  return (isFirst ? BASE_SECONDS : 0) + LOCKER_ORDER_SECONDS + crates * CRATE_SECONDS;
}

function floorNumber(text: string | undefined): number {
  const found = /\d{1,2}/.exec(text ?? '');
  return found ? Number(found[0]) : 0;
}

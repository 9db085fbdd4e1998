import type { LockerFilling } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { OrderRow } from '../order-book/index.ts';
import { lockForStaff } from '../orders/index.ts';
import { type AtDoor, isClosed, needed } from './at-door.ts';
import { endStopAtLocker } from './stop-on-road.ts';

/** A crate with the door it was scanned at, as their labels say. */
export interface PlacedCrate {
  crate: string;
  door: string;
}

/** The doors of stations, kept by who keeps stations. */
export interface StationDoors {
  /** Which door takes which crates, and the code to set, of those of these orders that are still to be put in. */
  fillingsOf(db: Db, orderIds: readonly number[], now: Date): Promise<Map<number, LockerFilling>>;
  /** Gives an order doors and a code where it has none. In transactions of its own. */
  prepare(deps: Deps, orderId: number): Promise<void>;
  /** Labels of the doors an order is behind. */
  doorsOf(tx: Tx, orderId: number): Promise<string[]>;
  /** Writes down that the goods are in; the cart of the order is locked. @throws BusinessError `locker-not-possible` and what is wrong with crates or doors */
  fill(tx: Tx, account: Account, order: OrderRow, what: { placed: readonly PlacedCrate[]; now: Date }): Promise<void>;
}

/**
 * Every crate of an order is behind a door: told by the phone, maybe long after. What somebody else put in meanwhile counts only where
 * it is behind the same doors.
 * @throws BusinessError `locker-filled`, `stop-closed` and those of `StationDoors.fill`
 */
export async function fillByGesture(doors: StationDoors, door: AtDoor): Promise<void> {
  const { tx, account, stop, gesture, now } = door;
  const placed = needed(gesture, 'placed');
  const order = await lockForStaff(tx, stop.orderId);
  if (order.state === 'in-locker') {
    const inside = await doors.doorsOf(tx, stop.orderId);
    const said = new Set(placed.map((each) => each.door.trim().toUpperCase()));
    const isSame = inside.length === said.size && inside.every((label) => said.has(label.toUpperCase()));
    if (!isSame) {
      throw new BusinessError(
        'locker-filled',
        `Questa spesa risulta già nei vani ${inside.join(', ')}: guarda dov’è davvero e chiama la sede`,
        { field: 'placed' },
      );
    }
  } else {
    await doors.fill(tx, account, order, { placed, now });
  }
  if (!isClosed(stop)) await endStopAtLocker(tx, stop, { account, warehouseId: order.warehouseId, now });
}

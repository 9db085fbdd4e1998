import type { RoundStop, StopFlag } from '@sporta/contract';
import { secondsAtDoor, storageZone } from '@sporta/domain';
import type { OrderCrates } from './crates-of-order.ts';
import type { DepotRow, SlotOrderRow } from './slot-orders.repo.ts';

/** An order of a slot as planning sees it. */
export interface SlotOrder extends SlotOrderRow, OrderCrates {
  latitude: number;
  longitude: number;
  /** The house is not known, or no more than its street. */
  approximate: boolean;
  serviceSeconds: number;
  flags: StopFlag[];
}

/** Puts an order on the map: at its house, else in the middle of its postal code, else at the store. */
export function slotOrder(row: SlotOrderRow, depot: DepotRow, packed: OrderCrates): SlotOrder {
  const { address } = row;
  // what is known of the house by now before what was known when it was ordered
  const latitude = row.houseLatitude ?? address.latitude;
  const longitude = row.houseLongitude ?? address.longitude;
  const isKnown = latitude !== undefined && longitude !== undefined;
  const flags: Record<StopFlag, boolean> = {
    frozen: row.goods.some((line) => storageZone(line) === 'frozen'),
    age: row.alcohol,
    company: row.company !== null,
  };
  return {
    ...row,
    ...packed,
    latitude: isKnown ? latitude : (row.placeLatitude ?? depot.latitude),
    longitude: isKnown ? longitude : (row.placeLongitude ?? depot.longitude),
    approximate: !isKnown || row.isStreetAlone === true,
    serviceSeconds: secondsAtDoor({ floor: address.floor, hasLift: address.hasLift, crates: packed.crates.length }),
    flags: (['frozen', 'age', 'company'] as const).filter((flag) => flags[flag]),
  };
}

export const nameOnDoor = ({
  company,
  address,
  lastName,
}: Pick<SlotOrderRow, 'company' | 'address' | 'lastName'>): string => company ?? address.recipient ?? lastName;

export const streetOf = ({ address1, addressNumber }: SlotOrderRow['address']): string =>
  `${address1} ${addressNumber}`.trim();

/** Not at the door yet, and not cancelled: it can be on a round that has not started. */
export const isToBring = ({ state }: Pick<SlotOrderRow, 'state'>): boolean =>
  ['confirmed', 'reopened', 'picking', 'picked', 'ready'].includes(state);

export function stopToWire(order: SlotOrder): RoundStop {
  const { address } = order;
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    name: nameOnDoor(order),
    street: streetOf(address),
    postalcode: address.postalcode,
    latitude: order.latitude,
    longitude: order.longitude,
    approximate: order.approximate,
    crates: order.crates.length,
    cratesCounted: order.counted,
    flags: order.flags,
    orderState: order.state,
    ready: order.state === 'ready' || order.state === 'out-for-delivery',
    windowBegin: order.windowBegin.toISOString(),
    windowEnd: order.windowEnd.toISOString(),
    serviceSeconds: order.serviceSeconds,
  };
}

import type { RoundStop, StopFlag } from '@sporta/contract';
import { secondsAtDoor, secondsAtLocker, storageZone } from '@sporta/domain';
import type { OrderCrates } from './crates-of-order.ts';
import type { DepotRow, SlotOrderRow } from './slot-orders.repo.ts';

/** An order of a slot as planning sees it. */
export interface SlotOrder extends SlotOrderRow, OrderCrates {
  latitude: number;
  longitude: number;
  /** The house is not known, or no more than its street. */
  approximate: boolean;
  /** Of a stop by itself, or the first at its station. */
  serviceSeconds: number;
  /** Behind another order for the same station. */
  alongSeconds: number;
  /** Orders with the same one are one stop. */
  stopKey: string;
  flags: StopFlag[];
}

/** Puts an order on the map: at its house, else in the middle of its postal code, else at the store. */
export function slotOrder(row: SlotOrderRow, depot: DepotRow, packed: OrderCrates): SlotOrder {
  const { address } = row;
  // what is known of the house by now before what was known when it was ordered
  const latitude = row.stationLatitude ?? row.houseLatitude ?? address.latitude;
  const longitude = row.stationLongitude ?? row.houseLongitude ?? address.longitude;
  const { stationId } = row;
  const isKnown = latitude !== undefined && longitude !== undefined;
  const crates = packed.crates.length;
  const atDoor = secondsAtDoor({ floor: address.floor, hasLift: address.hasLift, crates });
  const flags: Record<StopFlag, boolean> = {
    frozen: row.goods.some((line) => storageZone(line) === 'frozen'),
    age: row.alcohol,
    company: row.company !== null,
    collect: row.collects,
  };
  return {
    ...row,
    ...packed,
    latitude: isKnown ? latitude : (row.placeLatitude ?? depot.latitude),
    longitude: isKnown ? longitude : (row.placeLongitude ?? depot.longitude),
    approximate: !isKnown || (stationId === null && row.isStreetAlone === true),
    ...(stationId === null
      ? { serviceSeconds: atDoor, alongSeconds: atDoor, stopKey: `order ${row.orderId}` }
      : {
          serviceSeconds: secondsAtLocker({ crates, isFirst: true }),
          alongSeconds: secondsAtLocker({ crates, isFirst: false }),
          stopKey: `locker ${stationId} ${row.timeslotId}`,
        }),
    flags: (['frozen', 'age', 'company', 'collect'] as const).filter((flag) => flags[flag]),
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
    ...stationToWire(order),
  };
}

/** The locker station an order goes to; orders with the same `key` are one stop. */
export const stationToWire = ({ stationName, stationDirections, stopKey }: SlotOrder): Pick<RoundStop, 'station'> =>
  stationName === null
    ? {}
    : { station: { key: stopKey, name: stationName, ...(stationDirections ? { directions: stationDirections } : {}) } };

import type { LockerStation, LockerVisit } from '@sporta/contract/staff-locker.ts';
import type { Db } from '../../platform/db/database.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { crateCode } from '../picking/index.ts';
import { readDoorRows, readStations, readStores, type StationRow } from './stations.repo.ts';
import { readVisits, type VisitRow } from './visits.repo.ts';

/** The stations of these stores as the Banco shows them; a store without one says so. */
export async function stationsOf(db: Db, stores: StaffRights['stores'], now: Date): Promise<LockerStation[]> {
  const warehouses = await readStores(db, stores);
  const ids = warehouses.map(({ warehouseId }) => warehouseId);
  const stations = await readStations(db, ids);
  const doors = await readDoorRows(
    db,
    stations.map(({ lockerStationId }) => lockerStationId),
    now,
  );
  const visits = await readVisits(db, { warehouseIds: ids });
  return warehouses.map(({ warehouseId, name, hasSlots }) => {
    const station = stations.find((each) => each.warehouseId === warehouseId);
    return {
      warehouseId,
      warehouseName: name,
      ...(station ? { station: stationToWire(station) } : {}),
      doors: doors
        .filter(({ lockerStationId }) => lockerStationId === station?.lockerStationId)
        .map(({ compartmentId, label, size, temperature, state, outOfOrder, orderNumber }) => ({
          compartmentId,
          label,
          size,
          temperature,
          state,
          ...(outOfOrder ? { outOfOrder } : {}),
          ...(orderNumber ? { orderNumber } : {}),
        })),
      visits: station
        ? visits.filter((visit) => visit.warehouseId === warehouseId).map((visit) => visitToWire(visit, now))
        : [],
      hasSlots: Boolean(hasSlots),
    };
  });
}

function stationToWire(row: StationRow): NonNullable<LockerStation['station']> {
  const { warehouseId: _, operatorRef: __, directions, ...same } = row;
  return { ...same, ...(directions ? { directions } : {}) };
}

export function visitToWire(row: VisitRow, now: Date): LockerVisit {
  return {
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    customer: `${row.firstName} ${row.lastName.slice(0, 1)}.`.trim(),
    // goods of an order that was withdrawn meanwhile are taken out at once
    state: !row.inside
      ? 'to-fill'
      : row.orderState !== 'in-locker' || (row.untilAt && row.untilAt <= now)
        ? 'over'
        : 'in',
    travelling: row.orderState === 'out-for-delivery',
    date: row.day,
    beginTime: row.beginTime,
    endTime: row.endTime,
    doors: row.doors,
    crates: row.crates.map(({ crateId, zone }) => ({ code: crateCode({ crateId }), zone })),
    ...(row.untilAt ? { until: row.untilAt.toISOString() } : {}),
  };
}

import { type StaffOrderRow, type StaffTenderMark, staffOrderFlags, storageZones } from '@sporta/contract';
import { staffStateLabel } from '@sporta/domain';
import { markOfTender, tenderKindOf } from '../payments/index.ts';
import type { ListedOrder } from './staff-orders.repo.ts';

/** A row of the list as the wire says it. */
export function rowToWire(row: ListedOrder): StaffOrderRow {
  const { accountId, firstName, lastName, company, missingLines } = row;
  const flags = {
    missing: missingLines > 0,
    payment: row.paymentMissing,
    problem: row.problemOpen,
    'not-delivered': row.state === 'not-delivered',
    note: row.noted,
  };
  return {
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    state: row.state,
    stateLabel: staffStateLabel(row.state, row.deliveryServiceId),
    customer: { userId: accountId, name: `${firstName} ${lastName}`.trim(), ...(company ? { company } : {}) },
    address: `${row.address1} ${row.addressNumber}`.trim() || row.addressName,
    postalcode: row.postalcode,
    warehouseId: row.warehouseId,
    deliveryServiceId: row.deliveryServiceId,
    timeslot: { timeslotId: row.timeslotId, date: row.slotDay, beginTime: row.slotBegin, endTime: row.slotEnd },
    ...(row.round === null ? {} : { round: row.round }),
    createdAt: row.createdAt.toISOString(),
    cutoff: row.cutoffAt.toISOString(),
    lines: row.lines,
    missingLines,
    zones: storageZones.filter((zone) => row.zones.includes(zone)),
    tenders: marksOf(row),
    total: row.totalCents / 100,
    estimated: row.estimated,
    flags: staffOrderFlags.filter((flag) => flags[flag]),
  };
}

function marksOf({ tenders, hasCertificate }: ListedOrder): StaffTenderMark[] {
  const paid = tenders.map((tender): StaffTenderMark => {
    const { paymentTypeId, kind, name } = tender;
    const brand = markOfTender(tender);
    return { paymentTypeId, kind: tenderKindOf(kind), name, ...(brand ? { brand } : {}) };
  });
  return hasCertificate ? [{ paymentTypeId: 9, kind: 'gift-certificate', name: 'Buono' }, ...paid] : paid;
}

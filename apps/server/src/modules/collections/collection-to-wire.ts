import type { StaffCollection, StaffCollectionRow, StaffOrder } from '@sporta/contract';
import { goodsText } from './collection-words.ts';
import type { CollectionOfOrder } from './collections.repo.ts';
import type { ListedCollection } from './list-collections.repo.ts';
import type { NextPass } from './passes.repo.ts';

/** A collection as staff see it. */
export function collectionToWire(row: CollectionOfOrder): StaffCollection {
  const { collectionId, lines, state, reason, createdAt, endedAt, endedBy } = row;
  return {
    collectionId,
    goods: goodsText(lines),
    state,
    askedAt: createdAt.toISOString(),
    ...(endedAt ? { endedAt: endedAt.toISOString() } : {}),
    ...(endedBy ? { endedBy } : {}),
    ...(reason ? { reason } : {}),
  };
}

export function passToWire(next: NextPass): NonNullable<StaffOrder['collecting']['next']> {
  const { orderId, orderNumber, slotDay: date, slotBegin: beginTime, slotEnd: endTime, round } = next;
  return { orderId, orderNumber, date, beginTime, endTime, ...(round === null ? {} : { round }) };
}

export function listedToWire(row: ListedCollection, next: NextPass | undefined): StaffCollectionRow {
  const {
    orderId,
    orderNumber,
    accountId: userId,
    customer,
    address1,
    addressNumber,
    city,
    warehouseName,
    overdue,
  } = row;
  const street = [[address1, addressNumber].filter(Boolean).join(' '), city].filter(Boolean).join(', ');
  const door = { orderId, orderNumber, userId, customer, street, warehouseName, overdue };
  return { ...collectionToWire(row), ...door, ...(row.state === 'waiting' && next ? { next: passToWire(next) } : {}) };
}

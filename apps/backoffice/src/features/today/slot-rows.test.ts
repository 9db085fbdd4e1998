import { expect, it } from 'vitest';
import { slotRows } from './slot-rows.ts';

const slot = {
  timeslotId: 1,
  warehouseId: 1,
  deliveryServiceId: 1,
  beginTime: '18:00',
  endTime: '20:00',
  capacity: 30,
  closed: false,
  cutoff: '2025-11-22T11:00:00.000Z',
  delivered: 1,
  travelling: 2,
  ready: 3,
  inPreparation: 4,
  toPrepare: 5,
};

it('adds up stores with the same hours, in the order of the day', () => {
  const morning = { ...slot, timeslotId: 3, beginTime: '08:00', endTime: '10:00', closed: true };
  const rows = slotRows([slot, { ...slot, timeslotId: 2, warehouseId: 2, capacity: 10 }, morning]);
  expect(rows.map(({ hours, closed }) => [hours, closed])).toEqual([
    ['8–10', true],
    ['18–20', false],
  ]);
  expect(rows[1]).toMatchObject({ capacity: 40, taken: 30, delivered: 2, travelling: 4, ready: 6, toPrepare: 18 });
});

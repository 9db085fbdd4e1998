import type { WeeklyDay, WeeklySlot } from '@sporta/contract';
import { expect, it } from 'vitest';
import { basketWords, readyBasket } from './ready-basket.ts';

const day = (of: string, timeslotId?: number): WeeklyDay => ({
  day: of,
  label: of,
  state: timeslotId === undefined ? 'waiting' : 'reserved',
  text: '',
  canSkip: true,
  ...(timeslotId === undefined ? {} : { timeslotId }),
});
const slot = (weeklySlotId: number, days: WeeklyDay[], products?: number): WeeklySlot => ({
  weeklySlotId,
  addressId: 1,
  addressName: 'Via Tortona 31, Milano',
  weekday: 4,
  beginTime: '18:00',
  endTime: '20:00',
  label: 'Ogni giovedì, 18:00–20:00',
  days,
  ...(products === undefined ? {} : { basket: { kind: 'last', name: 'l’ultima spesa', products } }),
});

it('proposes the nearest day that is open and has goods', () => {
  expect(readyBasket([])).toBeUndefined();
  expect(readyBasket([slot(1, [day('2026-12-03', 5)])])).toBeUndefined();
  expect(readyBasket([slot(1, [day('2026-12-03', 5)], 0)])).toBeUndefined();
  expect(readyBasket([slot(1, [day('2026-12-03')], 4)])).toBeUndefined();
  const found = readyBasket([
    slot(1, [day('2026-12-04'), day('2026-12-11', 9)], 4),
    slot(2, [day('2026-12-05', 6), day('2026-12-12', 7)], 4),
    slot(3, [day('2026-12-01', 8)]),
  ]);
  expect([found?.slot.weeklySlotId, found?.day.day]).toEqual([2, '2026-12-05']);
  expect(basketWords(found!.basket)).toBe('L’ultima spesa, 4 prodotti');
});

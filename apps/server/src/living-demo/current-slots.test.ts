import { describe, expect, it } from 'vitest';
import { currentSlots } from './current-slots.ts';
import type { DemoSlot } from './slots.ts';

const store = { warehouseId: 1 };
const today = '2026-11-20';
const tomorrow = '2026-11-21';
/** Hours of the shop, an hour before those of the world. */
const at = (day: string, hour: number) => new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 1) * 3_600_000);
const slot = (day: string, from: number, more: Partial<DemoSlot> = {}): DemoSlot => ({
  timeslotId: 0,
  warehouseId: 1,
  service: 1,
  day,
  beginAt: at(day, from),
  endAt: at(day, from + 2),
  cutoffAt: at(day, from - 6),
  costCents: 0,
  booked: 0,
  orders: 12,
  units: 720,
  crates: null,
  ...more,
});
const slots = [
  ...[8, 10, 18, 20].map((hour) => slot(today, hour)),
  slot(today, 10, { service: 2 }),
  slot(today, 18, { warehouseId: 2 }),
  ...[8, 10].map((hour) => slot(tomorrow, hour)),
];
const workAt = (hour: number) =>
  [...currentSlots(slots, { today, now: at(today, hour), hour: Math.floor(hour) }, store)].map(
    ({ day, beginAt, service }) =>
      `${day === today ? 'today' : 'tomorrow'} ${((beginAt.getTime() - at(day, 0).getTime()) / 3_600_000).toFixed()}${service === 2 ? ' collected' : ''}`,
  );

describe('what a store of the demo works on', () => {
  it('is the window that runs and the one after it, with what is collected then', () => {
    expect(workAt(10.5)).toEqual(['today 10', 'today 18', 'today 10 collected']);
    expect(workAt(18)).toEqual(['today 18', 'today 20']);
  });

  it('is the first windows before the day begins, and the last one in a pause of the afternoon', () => {
    expect(workAt(0)).toEqual(['today 8', 'today 10']);
    expect(workAt(15)).toEqual(['today 20', 'tomorrow 8']);
  });

  it('is late in the evening what is still on the road, and the first window of tomorrow', () => {
    expect(workAt(21.9)).toEqual(['today 20', 'tomorrow 8']);
    expect(workAt(23.9)).toEqual(['today 20', 'tomorrow 8']);
  });

  it('fills the lockers of the window that runs or comes, and of no other', () => {
    const stored = [9, 12].map((hour) => slot(today, hour, { service: 3 }));
    const others = [slot(today, 9, { service: 3, warehouseId: 2 }), slot(tomorrow, 9, { service: 3 })];
    const filled = (hour: number) =>
      [...currentSlots([...stored, ...others], { today, now: at(today, hour), hour }, store)].map((each) =>
        stored.indexOf(each),
      );
    expect([filled(2), filled(10), filled(11), filled(20)]).toEqual([[0], [0], [1], []]);
  });

  it('is nothing where nothing is brought', () => {
    expect(currentSlots([], { today, now: at(today, 12), hour: 12 }, store).size).toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatWindow, slotStatus, workUnits } from './slot-status.ts';
import { generateSlots, romeInstant, type SlotTemplate } from './slots.ts';

const template = (slotTemplateId: number, weekday: number, beginTime: string, endTime: string): SlotTemplate => ({
  slotTemplateId,
  weekday,
  beginTime,
  endTime,
  capacityOrders: 42,
  capacityUnits: 900,
  capacityCrates: null,
  cutoffMinutes: 360,
  costCents: 290,
  eco: false,
  companiesOnly: false,
});

describe('dated slots', () => {
  const templates = [
    template(2, 6, '18:00', '20:00'),
    template(1, 6, '08:00', '10:00'),
    template(3, 7, '08:00', '10:00'),
  ];

  it('come from the week, in order', () => {
    const slots = generateSlots({ templates, exceptions: [], fromDay: '2025-11-20' });
    expect(slots.map((slot) => [slot.day, slot.beginTime])).toEqual([
      ['2025-11-22', '08:00'],
      ['2025-11-22', '18:00'],
      ['2025-11-23', '08:00'],
    ]);
    const [, evening] = slots;
    expect(evening?.beginAt).toBe(Date.UTC(2025, 10, 22, 17));
    expect(evening?.cutoffAt).toBe(Date.UTC(2025, 10, 22, 11));
    // six days before, at 06:00 in Rome
    expect(evening?.releasedAt).toBe(Date.UTC(2025, 10, 16, 5));
  });

  it('obey exceptions, the one about a window before the one about the day', () => {
    const exceptions = [
      { day: '2025-11-22', closed: true },
      { day: '2025-11-22', slotTemplateId: 2, closed: false, capacityOrders: 10 },
    ];
    const slots = generateSlots({ templates, exceptions, fromDay: '2025-11-20' });
    expect(slots.map((slot) => [slot.closed, slot.capacityOrders])).toEqual([
      [true, 42],
      [false, 10],
      [false, 42],
    ]);
  });

  it('take from an exception what it says, and the rest from the typical week', () => {
    const exceptions = [
      {
        day: '2025-11-22',
        slotTemplateId: 2,
        closed: false,
        costCents: 0,
        cutoffMinutes: 60,
        eco: true,
        companiesOnly: null,
      },
    ];
    const [, evening] = generateSlots({ templates, exceptions, fromDay: '2025-11-22', days: 1 });
    expect(evening).toMatchObject({
      capacityOrders: 42,
      capacityUnits: 900,
      capacityCrates: null,
      costCents: 0,
      cutoffMinutes: 60,
      cutoffAt: Date.UTC(2025, 10, 22, 16),
      eco: true,
      companiesOnly: false,
    });
  });

  it('keep their local times when the clocks change', () => {
    expect(romeInstant('2026-03-28', '08:00')).toBe(Date.UTC(2026, 2, 28, 7));
    expect(romeInstant('2026-03-29', '08:00')).toBe(Date.UTC(2026, 2, 29, 6));
    expect(romeInstant('2026-10-25', '08:00')).toBe(Date.UTC(2026, 9, 25, 7));
    // 02:30 does not exist on that night: it becomes 03:30 summer time
    expect(romeInstant('2026-03-29', '02:30')).toBe(Date.UTC(2026, 2, 29, 1, 30));
  });

  it('are never of no time, nor over before they begin, in the night the clock skips an hour', () => {
    const night = (beginTime: string, endTime: string, slotTemplateId: number): SlotTemplate => ({
      ...templates[0]!,
      slotTemplateId,
      weekday: 7,
      beginTime,
      endTime,
    });
    const hours = [night('01:30', '03:30', 1), night('02:00', '03:00', 2), night('02:30', '03:15', 3)];
    const lengths = (fromDay: string) =>
      generateSlots({ templates: hours, exceptions: [], fromDay, days: 1 }).map(
        ({ slotTemplateId, beginAt, endAt }) => [slotTemplateId, (endAt - beginAt) / 60_000],
      );
    expect(lengths('2026-03-22')).toEqual([
      [1, 120],
      [2, 60],
      [3, 45],
    ]);
    expect(lengths('2026-03-29')).toEqual([[1, 60]]);
    // the hour that comes twice: the first of the two begins it
    expect(lengths('2026-10-25')).toEqual([
      [1, 180],
      [2, 120],
      [3, 105],
    ]);
  });
});

describe('slot status', () => {
  const slot = {
    capacityOrders: 20,
    capacityUnits: 400,
    capacityCrates: 40,
    takenOrders: 0,
    takenUnits: 0,
    takenCrates: 0,
    closed: false,
    cutoffAt: 100,
    releasedAt: 10,
  };

  it('says what is left', () => {
    expect(slotStatus(slot, 50)).toBe('available');
    expect(slotStatus({ ...slot, takenOrders: 17 }, 50)).toBe('few');
    expect(slotStatus({ ...slot, takenOrders: 20 }, 50)).toBe('full');
    expect(slotStatus({ ...slot, takenUnits: 390 }, 50, { units: 11, crates: 1 })).toBe('full');
    expect(slotStatus({ ...slot, takenCrates: 39 }, 50)).toBe('few');
    expect(slotStatus({ ...slot, takenCrates: 39 }, 50, { units: 1, crates: 2 })).toBe('full');
    expect(slotStatus({ ...slot, takenCrates: 900, capacityCrates: null }, 50)).toBe('available');
    expect(slotStatus({ ...slot, capacityCrates: 0 }, 50)).toBe('full');
    expect(slotStatus({ ...slot, closed: true }, 50)).toBe('closed');
    expect(slotStatus(slot, 100)).toBe('closed');
    expect(slotStatus(slot, 9)).toBe('closed');
  });

  it('never offers a slot that does not fit', () => {
    fc.assert(
      fc.property(
        fc.record({ takenOrders: fc.nat(30), takenUnits: fc.nat(500), takenCrates: fc.nat(60) }),
        fc.record({ units: fc.integer({ min: 1, max: 60 }), crates: fc.integer({ min: 1, max: 9 }) }),
        fc.constantFrom(40, null),
        (taken, needed, capacityCrates) => {
          const status = slotStatus({ ...slot, ...taken, capacityCrates }, 50, needed);
          expect(status === 'available' || status === 'few').toBe(
            taken.takenOrders < 20 &&
              taken.takenUnits + needed.units <= 400 &&
              (capacityCrates === null || taken.takenCrates + needed.crates <= capacityCrates),
          );
        },
      ),
    );
  });
});

describe('work units', () => {
  it('count lines, with what has to be weighed and what comes in numbers', () => {
    expect(workUnits([])).toBe(1);
    expect(workUnits([{ mode: 'piece', quantity: 12_000 }])).toBe(1);
    expect(workUnits([{ mode: 'piece', quantity: 13_000 }])).toBe(2);
    expect(
      workUnits([
        { mode: 'loose', quantity: 1200 },
        { mode: 'weighed', quantity: 2000 },
      ]),
    ).toBe(4);
  });

  it('windows are written short', () => {
    expect(formatWindow('08:00:00', '10:00')).toBe('8:00–10:00');
  });
});

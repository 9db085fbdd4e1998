import type { HoursPlan } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { draftOfHours, hoursRequest, withSpecialDay } from './hours-draft.ts';

const plan: HoursPlan = {
  warehouseId: 1,
  warehouseName: 'Milano',
  week: [
    { weekday: 1, opens: '08:30', closes: '12:30' },
    { weekday: 1, opens: '15:30', closes: '19:30' },
    { weekday: 7, opens: '09:00', closes: '13:00' },
  ],
  specialDays: [{ date: '2026-12-24', opens: '08:00', closes: '14:00', note: 'Vigilia' }, { date: '2026-12-25' }],
  collections: [],
  stores: [],
  version: 'x',
};

describe('hours as they are typed', () => {
  it('come back as they were', () => {
    const draft = draftOfHours(plan);
    expect(draft.week.map((openings) => openings.length)).toEqual([2, 0, 0, 0, 0, 0, 1]);
    expect(draft.specialDays.map(({ closed }) => closed)).toEqual([false, true]);
    expect(hoursRequest(draft)).toEqual({ week: plan.week, special_days: plan.specialDays });
  });

  it('leave out a special day whose day nobody chose, and send no note of blanks', () => {
    const draft = withSpecialDay(draftOfHours({ ...plan, specialDays: [] }));
    expect(hoursRequest(draft).special_days).toEqual([]);
    const dated = { ...draft.specialDays[0]!, date: '2026-12-31', note: '  ' };
    expect(hoursRequest({ ...draft, specialDays: [dated] }).special_days).toEqual([{ date: '2026-12-31' }]);
  });

  it('tell rows apart after one was taken out', () => {
    const two = withSpecialDay(withSpecialDay(draftOfHours(plan)));
    const fewer = { ...two, specialDays: two.specialDays.filter(({ key }) => key !== 1) };
    const keys = withSpecialDay(fewer).specialDays.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

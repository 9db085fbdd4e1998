import type { Cart, Timeslot, TimeslotDay } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { dayWords, firstWeek, isNothingLeft, priceNews, rangeText, weeksOf, withTellingEco } from './slot-choice.ts';

/** `count` days from 25 November; those in `free` have a slot with room. */
function days(count: number, free: readonly number[] = []): TimeslotDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2025, 10, 25 + index)).toISOString().slice(0, 10);
    const slot = { timeslotId: index, date, status: free.includes(index) ? 'available' : 'full' } as Timeslot;
    return { date, label: '', slots: [slot] };
  });
}

describe('the weeks of the table', () => {
  it('are seven days each, the last with what is left', () => {
    expect(weeksOf(days(16)).map((week) => week.length)).toEqual([7, 7, 2]);
    expect(weeksOf([])).toEqual([]);
    expect(weeksOf(days(14)).map(rangeText)).toEqual(['25 novembre – 1 dicembre', '2–8 dicembre']);
  });

  it('begin with that of the chosen slot, else with the first that has room', () => {
    const weeks = weeksOf(days(14, [9]));
    expect(firstWeek(weeks, { timeslotId: 3, date: '2025-11-28' })).toBe(0);
    expect(firstWeek(weeks, { timeslotId: 12, date: '2025-12-07' })).toBe(1);
    expect(firstWeek(weeks, undefined)).toBe(1);
    expect(firstWeek(weeksOf(days(14)), undefined)).toBe(0);
    expect(firstWeek([], undefined)).toBe(0);
  });

  it('have nothing left when all is taken, unless one of it is held', () => {
    expect([isNothingLeft(days(14), undefined), isNothingLeft([], undefined)]).toEqual([true, true]);
    expect(isNothingLeft(days(14, [9]), undefined)).toBe(false);
    expect(isNothingLeft(days(14), { timeslotId: 3, date: '2025-11-28' })).toBe(false);
  });
});

describe('a price that moved between choosing a slot and holding it', () => {
  const news = (cost: number, cart: Partial<Cart>) => priceNews({ cost } as Timeslot, cart as Cart);
  it('is told, but not what the cart adds below its minimum', () => {
    expect(news(2.9, { deliveryCost: 2.9 })).toBeUndefined();
    expect(news(2.9, { deliveryCost: 5.9, belowMinimumSurcharge: 3 })).toBeUndefined();
    expect(news(2.9, { deliveryCost: 3.9 })).toMatch(/ora la consegna costa 3,90/);
    expect(news(2.9, { deliveryCost: 0 })).toMatch(/ora la consegna costa 0,00/);
  });
});

describe('the mark of a van that is nearby', () => {
  /** Hours of slots marked in a day whose slots are `e`co, `p`lain, full and eco `E`, or full and plain `P`. */
  const marked = (kinds: string) => {
    const slots = [...kinds].map(
      (kind, hour) =>
        ({
          timeslotId: hour,
          status: /[ep]/.test(kind) ? 'available' : 'full',
          eco: kind.toLowerCase() === 'e',
        }) as Timeslot,
    );
    const [day] = withTellingEco([{ date: '2025-11-25', label: '', slots }]);
    return day?.slots.filter(({ eco }) => eco).map(({ timeslotId }) => timeslotId);
  };

  it('stands on the few slots it sets apart', () => {
    expect(marked('pepepp')).toEqual([1, 3]);
    expect(marked('ep')).toEqual([0]);
  });

  it('does not stand on most slots of a day, nor on the only one', () => {
    expect(marked('eepeep')).toEqual([]);
    expect(marked('e')).toEqual([]);
    expect(marked('eeee')).toEqual([]);
  });

  it('is weighed among the slots that can be chosen', () => {
    expect(marked('eepPPPP')).toEqual([]);
    expect(marked('eppEEEE')).toEqual([0, 3, 4, 5, 6]);
  });

  it('is weighed day by day', () => {
    const slot = (eco: boolean) => ({ status: 'available', eco }) as Timeslot;
    const days = [
      { date: '2025-11-25', label: '', slots: [slot(true), slot(true)] },
      { date: '2025-11-26', label: '', slots: [slot(true), slot(false)] },
    ];
    expect(withTellingEco(days).map(({ slots }) => slots.map(({ eco }) => eco))).toEqual([
      [false, false],
      [true, false],
    ]);
  });
});

it('says of a day what it costs, that it is full, or that it is over', () => {
  const slot = (status: Timeslot['status'], cost = 2.9) => ({ status, cost }) as Timeslot;
  expect(dayWords([slot('available'), slot('few', 1.9), slot('full', 0)])).toMatch(/^da 1,90/);
  expect(dayWords([slot('available', 0)])).toBe('gratis');
  expect(dayWords([slot('closed'), slot('full')])).toBe('completo');
  expect(dayWords([slot('closed'), slot('closed')])).toBe('chiuso');
});

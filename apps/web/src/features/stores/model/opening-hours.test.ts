import { describe, expect, it } from 'vitest';
import { closingText, openState, weekLines } from './opening-hours.ts';

/** Monday to Saturday 8:00–21:00, Sunday 9:00–13:00 and 15:00–20:00. */
const hours = [
  { beginWeekDay: 1, beginHour: '09:00', endHour: '13:00' },
  { beginWeekDay: 1, beginHour: '15:00', endHour: '20:00' },
  ...[2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour: '08:00', endHour: '21:00' })),
];
const store = { serviceHours: { default: hours } };
/** Rome is one hour ahead of UTC in November. */
const at = (text: string) => Date.parse(`${text}:00+01:00`);

describe('openState', () => {
  it.each([
    ['2025-11-22T10:00', true, 'aperto fino alle 21:00'],
    ['2025-11-22T07:59', false, 'apre alle 8:00'],
    ['2025-11-22T21:00', false, 'apre domani alle 9:00'],
    ['2025-11-23T14:00', false, 'apre alle 15:00'],
    ['2025-11-23T19:59', true, 'aperto fino alle 20:00'],
  ])('at %s', (when, open, text) => {
    expect(openState(store, at(when))).toEqual({ open, text });
  });

  it('knows closed and special days', () => {
    const exceptions = [
      { date: '2025-12-25', closed: true },
      { date: '2025-12-24', closed: false, beginHour: '08:00', endHour: '18:00' },
    ];
    expect(openState({ ...store, exceptions }, at('2025-12-25T10:00')).text).toBe(
      'oggi chiuso, riapre domani alle 8:00',
    );
    expect(openState({ ...store, exceptions }, at('2025-12-24T10:00')).text).toBe('aperto fino alle 18:00');
    expect(openState({ ...store, exceptions }, at('2025-12-24T19:00')).text).toBe('apre ven 26 dic alle 8:00');
  });

  it('never says that a store opens again which has closed for good by then', () => {
    const closing = { ...store, closesOn: '2025-11-23' };
    expect(openState(closing, at('2025-11-22T10:00')).text).toBe('aperto fino alle 21:00');
    expect(openState(closing, at('2025-11-22T21:00')).text).toBe('chiuso');
    expect(closingText(closing)).toBe('chiude per sempre da domenica 23 novembre');
    expect(closingText({})).toBeUndefined();
  });

  it('says why it is closed today, and the day it opens again after several', () => {
    const exceptions = [
      { date: '2025-11-22', closed: true, note: 'Inventario' },
      { date: '2025-11-23', closed: true },
      { date: '2025-11-24', closed: true },
    ];
    expect(openState({ ...store, exceptions }, at('2025-11-22T10:00'))).toEqual({
      open: false,
      text: 'oggi chiuso (Inventario), riapre mar 25 nov alle 8:00',
    });
    const always = { ...store, serviceHours: { default: [] }, exceptions };
    expect(openState(always, at('2025-11-22T10:00')).text).toBe('solo ritiro');
  });
});

describe('weekLines', () => {
  it('joins days with the same hours', () => {
    expect(weekLines(store)).toEqual([
      { days: 'lun–sab', hours: '8:00–21:00' },
      { days: 'dom', hours: '9:00–13:00 e 15:00–20:00' },
    ]);
  });
});

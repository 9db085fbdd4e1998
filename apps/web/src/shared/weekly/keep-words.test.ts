import type { WeeklyDay, WeeklySlot } from '@sporta/contract';
import { expect, it } from 'vitest';
import { everyWeek, hoursWords, isSameWindow, nextWeekWords } from './keep-words.ts';

// a Tuesday
const slot = { date: '2026-12-01', beginTime: '08:00', endTime: '10:00' };

const day = (of: string, label: string, state: WeeklyDay['state'], text: string): WeeklyDay => ({
  day: of,
  label,
  state,
  text,
  canSkip: true,
});

const kept = (...days: WeeklyDay[]): WeeklySlot => ({
  weeklySlotId: 1,
  addressId: 1,
  addressName: 'Via Tortona 31, Milano',
  weekday: 2,
  beginTime: '08:00',
  endTime: '10:00',
  label: 'Ogni martedì, 8:00–10:00',
  days,
});

it('calls a slot by its weekday and hours', () => {
  expect(everyWeek(slot)).toBe('ogni martedì, 8–10');
  expect(everyWeek({ ...slot, beginTime: '08:30' })).toBe('ogni martedì, 8:30–10');
  expect(isSameWindow(kept(), slot)).toBe(true);
  expect(isSameWindow(kept(), { ...slot, date: '2026-12-02' })).toBe(false);
  expect(isSameWindow(kept(), { ...slot, beginTime: '10:00' })).toBe(false);
  expect([hoursWords(1), hoursWords(24)]).toEqual(['1 ora', '24 ore']);
});

it('says what becomes of the next week, also when its place could not be had', () => {
  const first = day('2026-12-01', 'martedì 1 dicembre', 'reserved', 'È tua.');
  const ordered = day('2026-12-08', 'martedì 8 dicembre', 'ordered', 'Ordine fatto.');
  const full = day('2026-12-15', 'martedì 15 dicembre', 'unavailable', 'Questa volta la fascia era già piena.');
  expect(nextWeekWords(kept(first, ordered, full), '2026-12-01')).toBe(
    'Martedì 15 dicembre: questa volta la fascia era già piena.',
  );
  expect(nextWeekWords(kept(first), '2026-11-24')).toBe('Martedì 1 dicembre è tua.');
  expect(nextWeekWords(kept(first), '2026-12-01')).toBe('');
});

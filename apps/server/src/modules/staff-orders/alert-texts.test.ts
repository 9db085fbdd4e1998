import { describe, expect, it } from 'vitest';
import { lateText, unpreparedText } from './alert-texts.ts';

const slotText = '18:00–20:00';
const late = (minutes: number) => lateText([{ slotText, minutes }]);
const unprepared = (minutes: number) => unpreparedText([{ slotText, minutes }]);

describe('what an alert says of time', () => {
  it('is never zero minutes', () => {
    expect(late(0)).toBe('Fascia 18–20, il primo da meno di un minuto');
    expect(late(1)).toBe('Fascia 18–20, il primo da 1 minuto');
    expect(unprepared(0)).toBe('La fascia 18–20 comincia tra meno di un minuto');
    expect(unprepared(-1)).toBe('La fascia 18–20 è cominciata da meno di un minuto');
    expect(unprepared(-2)).toBe('La fascia 18–20 è cominciata da 1 minuto');
  });

  it('grows from minutes to hours and days', () => {
    expect([59, 60, 119, 120, 24 * 60, 49 * 60].map((minutes) => late(minutes).split(' da ')[1])).toEqual([
      '59 minuti',
      '1 ora',
      '1 ora',
      '2 ore',
      '1 giorno',
      '2 giorni',
    ]);
    expect(unprepared(45)).toBe('La fascia 18–20 comincia tra 45 minuti');
  });

  it('says hours in the fewest signs', () => {
    const of = (text: string) => lateText([{ slotText: text, minutes: 5 }]);
    expect(of('08:00–10:00')).toBe('Fascia 8–10, il primo da 5 minuti');
    expect(of('08:30–10:00')).toBe('Fascia 8:30–10, il primo da 5 minuti');
  });

  it('is nothing where nothing is late', () => {
    expect([lateText([]), unpreparedText([])]).toEqual(['', '']);
  });
});

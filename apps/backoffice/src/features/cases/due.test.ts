import { expect, it } from 'vitest';
import { ageText, dueLook, dueText } from './due.ts';

const day = 86_400_000;
const opened = Date.parse('2026-11-01T10:00:00Z');
const withdrawal = { openedAt: new Date(opened).toISOString(), dueAt: new Date(opened + 14 * day).toISOString() };

it('says how near the date is, in words and in colour', () => {
  const at = (days: number) => [dueLook(withdrawal, opened + days * day), dueText(withdrawal, opened + days * day)];
  expect(at(1)).toEqual(['calm', 'tra 13 giorni']);
  expect(at(10.5)).toEqual(['soon', 'tra 3 giorni']);
  expect(at(13.99)).toEqual(['soon', 'tra 14 minuti']);
  expect(at(14)).toEqual(['late', 'tra meno di un minuto']);
  expect(at(15.5)).toEqual(['late', 'scaduta da 1 giorno']);
  expect(ageText(withdrawal.openedAt, opened - 5_000)).toBe('da meno di un minuto');
  expect(ageText(withdrawal.openedAt, opened + 3_600_000)).toBe('da 1 ora');
});

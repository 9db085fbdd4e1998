import { expect, it } from 'vitest';
import { arrivalDay } from './cutoff.ts';

it('names the weekday, and the date where the weekday alone could be another', () => {
  expect(arrivalDay('2025-11-22', '2025-11-20')).toBe('sabato');
  expect(arrivalDay('2025-11-26', '2025-11-20')).toBe('mercoledì');
  expect(arrivalDay('2025-11-27', '2025-11-20')).toBe('giovedì 27 novembre');
  expect(arrivalDay('2025-12-03', '2025-11-20')).toBe('mercoledì 3 dicembre');
});

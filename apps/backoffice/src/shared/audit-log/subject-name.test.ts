import { expect, it } from 'vitest';
import { subjectName } from './subject-name.ts';

it('calls what an entry is about by its name, a day as people say it, and a customer without one as on their page', () => {
  expect(subjectName({ kind: 'company', id: 1, name: 'Trattoria Bassi' })).toBe('Trattoria Bassi');
  expect(subjectName({ kind: 'slot', id: 9, name: '2026-11-25 16:00–18:00' })).toBe('mer 25 nov 16:00–18:00');
  expect(subjectName({ kind: 'customer', id: 5 })).toBe('C-5');
  expect(subjectName({ kind: 'van', id: 5 })).toBe('5');
  expect(subjectName({ kind: 'shop' })).toBe('–');
});

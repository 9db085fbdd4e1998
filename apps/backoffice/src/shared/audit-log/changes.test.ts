import { expect, it } from 'vitest';
import { changesOf } from './changes.ts';

it('lists what changed, added and removed fields too, and not what stayed', () => {
  const entry = {
    before: { state: 'confirmed', slot: 3, gone: 'x' },
    after: { state: 'picking', slot: 3, done: true },
  };
  expect(changesOf(entry)).toEqual([
    { field: 'state', before: 'confirmed', after: 'picking' },
    { field: 'gone', before: 'x', after: '–' },
    { field: 'done', before: '–', after: 'sì' },
  ]);
  expect(changesOf({})).toEqual([]);
});

it('says the fields of a company in words, and a limit in euro', () => {
  const before = { limitCents: null, vatNumber: '01234567897', pec: 'a@pec.example' };
  const after = { limitCents: 250_000, vatNumber: '00743110157', pec: 'a@pec.example' };
  expect(changesOf({ before, after })).toEqual([
    { field: 'Fido', before: 'senza limite', after: '2.500,00\u00a0€' },
    { field: 'P. Iva', before: '01234567897', after: '00743110157' },
  ]);
});

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

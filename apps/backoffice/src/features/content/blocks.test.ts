import { blockKinds } from '@sporta/contract';
import { expect, test } from 'vitest';
import { moved } from '../../shared/documents/index.ts';
import type { Block } from './blocks.ts';
import { newBlock, timeText, titleOf, uncoveredFrom } from './blocks.ts';

test('every kind of block begins with something that has a name', () => {
  for (const kind of blockKinds) expect(titleOf(newBlock(kind)).length, kind).toBeGreaterThan(2);
  expect(titleOf({ kind: 'cards', params: { cards: [{ title: 'Cena' }] } })).toBe('Cena');
  expect(titleOf({ kind: 'hero', params: { title: '' } })).toBe('Copertina');
});

test('says when a block is not always there', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  expect(timeText({}, now)).toBeUndefined();
  expect(timeText({ validFrom: '2026-11-24T05:00:00Z', validTo: '2026-12-07T22:59:00Z' }, now)).toBe('dal 24 nov');
  expect(timeText({ validFrom: '2026-11-01T05:00:00Z', validTo: '2026-12-07T22:59:00Z' }, now)).toBe('fino al 7 dic');
  expect(timeText({ validTo: '2026-11-20T22:59:00Z' }, now)).toBe('finito il 20 nov');
});

test('says from when no cover follows', () => {
  const cover = (validFrom: string | undefined, validTo: string | undefined, more: Partial<Block> = {}): Block => ({
    kind: 'hero',
    params: {},
    ...(validFrom ? { validFrom } : {}),
    ...(validTo ? { validTo } : {}),
    ...more,
  });
  const now = cover(undefined, '2026-12-07T22:59:00.000Z');
  expect(uncoveredFrom(now, [now])).toBe('2026-12-07T22:59:00.000Z');
  expect(uncoveredFrom(now, [now, cover('2026-12-07T22:59:00.000Z', undefined)])).toBeUndefined();
  expect(uncoveredFrom(now, [now, cover('2026-12-09T22:59:00.000Z', undefined)])).toBe(now.validTo);
  expect(uncoveredFrom(now, [now, cover(undefined, '2026-12-01T22:59:00.000Z')])).toBe(now.validTo);
  expect(uncoveredFrom(now, [now, cover(undefined, undefined, { audience: 'companies' })])).toBe(now.validTo);
  expect(uncoveredFrom(now, [now, cover(undefined, undefined, { kind: 'strip' })])).toBe(now.validTo);
  const always = cover(undefined, undefined);
  expect(uncoveredFrom(always, [always])).toBeUndefined();
});

test('an entry moves to its place and not beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetKept } from './kept.ts';
import { keepAnswer, lastAnswer } from './last-answers.ts';

const NOON = Date.parse('2026-11-26T12:00:00Z');

it('gives the last answer to the same question, and none to another', async () => {
  await keepAnswer('orders today', { data: ['a'], at: NOON });
  await keepAnswer('orders today', { data: ['a', 'b'], at: NOON + 1_000 });
  expect(await lastAnswer('orders today', NOON + 60_000)).toEqual({ data: ['a', 'b'], at: NOON + 1_000 });
  expect(await lastAnswer('orders tomorrow', NOON)).toBeUndefined();
});

it('offers nothing of another working day', async () => {
  await keepAnswer('old', { data: 1, at: NOON });
  expect(await lastAnswer('old', NOON + 13 * 3_600_000)).toBeUndefined();
});

it('keeps the latest few, however they come, and lets go of them with who was here', async () => {
  await forgetKept();
  await Promise.all(Array.from({ length: 15 }, (_, index) => keepAnswer(`page ${index}`, { data: index, at: NOON })));
  const left = await Promise.all(Array.from({ length: 15 }, (_, index) => lastAnswer(`page ${index}`, NOON)));
  expect(left.map((answer) => answer?.data)).toEqual([
    ...Array(3).fill(undefined),
    3,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    13,
    14,
  ]);
  await forgetKept();
  expect(await lastAnswer('page 14', NOON)).toBeUndefined();
});

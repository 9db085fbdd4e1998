import { ApiError } from '@sporta/contract';
import { expect, it } from 'vitest';
import { eachInTurn } from './each-in-turn.ts';

it('goes on after a refusal and says what was not done, in the words of the shop', async () => {
  const refusal = new ApiError('refused', { status: 200, errors: [{ code: 'slot-full', error: 'La fascia è piena' }] });
  const seen: number[] = [];
  const outcome = await eachInTurn([1, 2, 3], async (item) => {
    seen.push(item);
    if (item === 2) throw refusal;
  });
  expect(seen).toEqual([1, 2, 3]);
  expect(outcome).toEqual({ done: [1, 3], failed: [{ item: 2, message: 'La fascia è piena' }] });
});

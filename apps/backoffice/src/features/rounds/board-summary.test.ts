import type { RoundBoard, RoundStop } from '@sporta/contract';
import { expect, it } from 'vitest';
import { boardSummary } from './board-summary.ts';

const stop = (orderId: number, crates: number) => ({ orderId, crates }) as RoundStop;
const readAt = Date.parse('2026-11-29T06:55:00Z');

/** Thirteen orders belong to the slot; two of them lie in their locker already and are nobody's stop. */
const board = {
  day: '2026-11-29',
  timeslotId: 19,
  slots: [{ timeslotId: 19, beginTime: '10:00', endTime: '12:00', deliveries: 13, rounds: 1, confirmed: 0 }],
  rounds: [{ stops: [stop(1, 2), stop(2, 3)] }],
  unplanned: [stop(3, 1)],
} as unknown as RoundBoard;

it('counts what the board shows: what a locker holds already is brought by nobody', () => {
  expect(boardSummary(board, readAt)).toBe(
    'Domenica 29 novembre, ore 07:55 · fascia 10–12: 3 consegne, 6 casse, 1 furgone',
  );
});

it('names the day alone where no slot is looked at, and no hour of another day', () => {
  expect(boardSummary({ ...board, day: '2026-11-30', slots: [] }, readAt)).toBe('Lunedì 30 novembre');
});

import { expect, test } from 'vitest';
import { gridMove } from './gridMove.ts';

const from = { row: 1, column: 1 };

test.each([
  ['ArrowUp', false, { row: 0, column: 1 }],
  ['ArrowDown', false, { row: 2, column: 1 }],
  ['ArrowLeft', false, { row: 1, column: 0 }],
  ['ArrowRight', false, { row: 1, column: 2 }],
  ['Home', false, { row: 1, column: 0 }],
  ['End', false, { row: 1, column: 6 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 2, column: 6 }],
  ['PageDown', false, { row: 2, column: 1 }],
])('%s (ctrl: %s)', (key, ctrl, to) => expect(gridMove(key, ctrl, from, 3, 7)).toEqual(to));

test('stops at the edges and leaves other keys alone', () => {
  expect(gridMove('ArrowUp', false, { row: 0, column: 0 }, 3, 7)).toEqual({ row: 0, column: 0 });
  expect(gridMove('ArrowRight', false, { row: 2, column: 6 }, 3, 7)).toEqual({ row: 2, column: 6 });
  expect(gridMove('Tab', false, from, 3, 7)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { orderIdOf } from './order-id.ts';

it.each(['1', '201638472', '1073741824', '2147483647'])('opens the page of order %s', (text) => {
  expect(orderIdOf(text)).toBe(Number(text));
});

it.each(['', '0', '-1', '01', '1.5', '2147483648', '12a', ' 7'])('knows no order “%s”', (text) => {
  expect(orderIdOf(text)).toBeUndefined();
});

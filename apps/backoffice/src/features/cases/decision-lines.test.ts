import type { StaffCaseLine } from '@sporta/contract';
import { expect, it } from 'vitest';
import { chosenLines, everything, type Typed } from './decision-lines.ts';

const line = (orderLineId: number, weightUnitSelling: string, refundableQuantity: number): StaffCaseLine => ({
  orderLineId,
  name: 'Riso',
  mediaURL: '/media/riso.avif',
  weightUnitSelling,
  quantity: refundableQuantity,
  refundableQuantity,
  refundableAmount: 3,
});
const lines = [line(1, 'pz', 3), line(2, 'kg', 0.486), line(3, 'pz', 0)];

it('begins with what was reported, and with what is left where less is', () => {
  const reported = [
    { ...line(1, 'pz', 3), reportedQuantity: 2 },
    { ...line(2, 'pz', 1), reportedQuantity: 2 },
  ];
  expect(everything(reported)).toEqual({ 1: '2', 2: '1' });
});

it('begins with all that is left, and refuses what cannot be', () => {
  const all = everything(lines);
  expect(all).toEqual({ 1: '3', 2: '0,486' });
  expect(chosenLines(lines, all)).toEqual([
    { order_line_id: 1, quantity: 3 },
    { order_line_id: 2, quantity: 0.486 },
  ]);
  expect(chosenLines(lines, {})).toEqual([]);
  const wrongs: Typed[] = [{ 1: '1,5' }, { 1: '4' }, { 1: '' }, { 2: '0,487' }, { 1: 'due' }];
  for (const wrong of wrongs) {
    expect(chosenLines(lines, wrong)).toBeUndefined();
  }
});

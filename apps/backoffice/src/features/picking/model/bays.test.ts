import type { PickingCrate } from '@sporta/contract';
import { expect, it } from 'vitest';
import { baysOf } from './bays.ts';

const crate = (crateId: number, more: Partial<PickingCrate> = {}): PickingCrate => ({
  crateId,
  orderId: 1,
  code: `K0000000${crateId}`,
  temperature: 'dry',
  number: crateId,
  ...more,
});

it('gives each crate its own place, and the others the one for all', () => {
  expect(baysOf([crate(1), crate(2), crate(3)], { all: ' C3 ', own: { 2: 'F1', 3: '  ' } })).toEqual([
    { crate_id: 1, bay: 'C3' },
    { crate_id: 2, bay: 'F1' },
    { crate_id: 3, bay: 'C3' },
  ]);
});

it('leaves a crate where it waits already, unless its own place is typed', () => {
  const placed = [crate(1, { bay: 'A1' }), crate(2, { bay: 'A2' })];
  expect(baysOf(placed, { all: 'C3', own: { 2: 'F1' } })).toEqual([{ crate_id: 2, bay: 'F1' }]);
});

it('places nothing where nothing is typed', () => {
  expect(baysOf([crate(1)], { all: ' ', own: {} })).toEqual([]);
});

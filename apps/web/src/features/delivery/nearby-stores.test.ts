import type { Warehouse } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { byDistance, nearby } from './nearby-stores.ts';

const store = (warehouseId: number, latitude?: number, longitude?: number) =>
  ({ warehouseId, address: { latitude, longitude } }) as Warehouse;
const torino = store(1, 45.0316, 7.6656);
const milano = store(2, 45.4519, 9.1627);
const roma = store(3, 41.8686, 12.478);
const nowhere = store(4);
const monza = { latitude: 45.5845, longitude: 9.2744 };
const ids = (stores: ReturnType<typeof byDistance>) => stores.map((each) => each.store.warehouseId);

describe('stores to collect from', () => {
  it('come the nearest first, and last those whose place is not known', () => {
    const sorted = byDistance([nowhere, torino, roma, milano], monza);
    expect(ids(sorted)).toEqual([2, 1, 3, 4]);
    expect(sorted[0]?.km).toBeCloseTo(17.1, 1);
  });

  it('come as they are while it is not known from where', () => {
    expect(ids(byDistance([torino, milano, nowhere], undefined))).toEqual([1, 2, 4]);
    expect(nearby(byDistance([torino, milano], undefined), undefined)).toEqual([]);
  });

  it('are offered nearby; the one chosen stays wherever it is', () => {
    const sorted = byDistance([torino, roma, milano, nowhere], monza);
    expect(ids(nearby(sorted, undefined))).toEqual([2]);
    expect(ids(nearby(sorted, 3))).toEqual([2, 3]);
    expect(ids(nearby(sorted, 4))).toEqual([2, 4]);
  });
});

// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FoundStore } from './model/find-stores.ts';
import StoreMap from './store-map.tsx';

afterEach(cleanup);

const at = (warehouseId: number, latitude: number, longitude: number) =>
  ({
    store: { warehouseId, latitude, longitude, address: { latitude, longitude } },
    km: undefined,
  }) as never as FoundStore;
const stores = [at(1, 45.45, 9.16), at(2, 41.87, 12.48), at(3, 45.03, 7.66)];

/** A drawing on a phone (260) or a desk (900): the square in view, and where pins and names stand, all in its own units. */
function drawn(side: number, listed = stores) {
  const { container } = render(
    <StoreMap stores={listed} chosenId={1} from={undefined} side={side} onChoose={() => {}} />,
  );
  const [left = 0, top = 0, size = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const places = (selector: string) =>
    [...container.querySelectorAll(selector)].map((each) => {
      const [, x, y, scale] = /translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/.exec(
        each.getAttribute('transform') ?? '',
      )!;
      return { x: Number(x), y: Number(y), scale: Number(scale) };
    });
  return { left, top, size, unit: size / side, pins: places('.pin'), towns: places('.town') };
}

describe.each([260, 900])('the map of the stores, %i pixels high', (side) => {
  it('shows every pin whole', () => {
    const { left, top, size, pins } = drawn(side);
    expect(pins).toHaveLength(3);
    for (const { x, y, scale } of pins) {
      expect(y - 50 * scale).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThanOrEqual(top + size);
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + size);
    }
  });

  it('writes no name under a pin, nor upon another', () => {
    const { pins, towns, unit } = drawn(side);
    expect(towns.length).toBeGreaterThan(2);
    for (const [index, town] of towns.entries()) {
      for (const pin of pins) {
        const isBeside = Math.abs(pin.x - town.x) > 55 * unit;
        const isBelow = town.y > pin.y || town.y + 26 * unit < pin.y - 50 * pin.scale;
        expect(isBeside || isBelow).toBe(true);
      }
      for (const other of towns.slice(index + 1)) {
        expect(Math.abs(other.x - town.x) > 80 * unit || Math.abs(other.y - town.y) > 26 * unit).toBe(true);
      }
    }
  });
});

it.each([240, 380, 680])('shows what lies around a single shop, %i pixels high', (side) => {
  for (const store of stores) {
    const { size, towns, pins } = drawn(side, [store]);
    // a degree of latitude, 111 km, is 100: half an hour's drive to any side
    expect(size).toBeLessThan(100);
    expect(pins).toHaveLength(1);
    const near = towns.filter(({ x, y }) => Math.hypot(x - pins[0]!.x, y - pins[0]!.y) < size / 2);
    expect(near.length).toBeGreaterThan(2);
    cleanup();
  }
});

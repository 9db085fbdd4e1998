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

const phone = { width: 390, height: 240 };
const tablet = { width: 736, height: 380 };
const desk = { width: 900, height: 700 };

/** A drawing in its frame: the square in view, and where edges, pins and names stand, all in its own units. */
function drawn(frame: typeof phone, listed = stores) {
  const { container } = render(
    <StoreMap stores={listed} chosenId={1} from={undefined} frame={frame} onChoose={() => {}} />,
  );
  const [west = 0, top = 0, size = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const unit = size / frame.height;
  const left = west + (size - frame.width * unit) / 2;
  const edges = { left, top, right: left + frame.width * unit, bottom: top + size };
  const places = (selector: string) =>
    [...container.querySelectorAll(selector)].map((each) => {
      const [, x, y, scale] = /translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/.exec(
        each.getAttribute('transform') ?? '',
      )!;
      return { x: Number(x), y: Number(y), scale: Number(scale), letters: each.textContent.trim().length };
    });
  return { edges, size, unit, pins: places('.pin'), towns: places('.town') };
}

describe.each([phone, tablet, desk])('the map of the stores, $width × $height pixels', (frame) => {
  it('shows every pin whole', () => {
    const { edges, pins } = drawn(frame);
    expect(pins).toHaveLength(3);
    for (const { x, y, scale } of pins) {
      expect(y - 50 * scale).toBeGreaterThanOrEqual(edges.top);
      expect(y).toBeLessThanOrEqual(edges.bottom);
      expect(x).toBeGreaterThan(edges.left);
      expect(x).toBeLessThan(edges.right);
    }
  });

  it('writes no name under a pin, nor upon another, nor over its edge', () => {
    const { edges, pins, towns, unit } = drawn(frame);
    // on a phone the pins leave room for two whole names
    expect(towns.length).toBeGreaterThan(frame === phone ? 1 : 2);
    for (const [index, town] of towns.entries()) {
      expect(town.x - 4 * town.letters * unit).toBeGreaterThan(edges.left);
      expect(town.x + 4 * town.letters * unit).toBeLessThan(edges.right);
      expect(town.y + 26 * unit).toBeLessThan(edges.bottom);
      for (const pin of pins) {
        const isBeside = Math.abs(pin.x - town.x) > (13 + 4 * town.letters) * unit;
        const isBelow = town.y > pin.y || town.y + 26 * unit < pin.y - 50 * pin.scale;
        expect(isBeside || isBelow).toBe(true);
      }
      for (const other of towns.slice(index + 1)) {
        expect(
          Math.abs(other.x - town.x) > 4 * (town.letters + other.letters) * unit ||
            Math.abs(other.y - town.y) > 26 * unit,
        ).toBe(true);
      }
    }
  });
});

it.each([phone, tablet, desk])('shows what lies around a single shop, $width × $height pixels', (frame) => {
  for (const store of stores) {
    const { size, towns, pins } = drawn(frame, [store]);
    // a degree of latitude, 111 km, is 100: half an hour's drive to any side
    expect(size).toBeLessThan(100);
    expect(pins).toHaveLength(1);
    const near = towns.filter(({ x, y }) => Math.hypot(x - pins[0]!.x, y - pins[0]!.y) < size);
    expect(near.length).toBeGreaterThan(2);
    cleanup();
  }
});

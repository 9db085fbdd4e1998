import { describe, expect, it } from 'vitest';
import { drawVan, HALF } from './van-drawing.ts';

const home = { latitude: 45.45, longitude: 9.16 };

it('has the home in the middle, north above, and the van where it is', () => {
  // about 1.1 km north, and as far east
  const north = drawVan(home, { latitude: 45.46, longitude: 9.16 });
  expect(north.van).toEqual({ x: 0, y: -110 });
  // no figure where the words are
  expect(north.rings.slice(0, 2).map(({ label }) => label)).toEqual(['1 km', undefined]);
  // the ring of 1 km is as far as 1 km is drawn
  expect(north.rings[0]?.radius).toBe(99);
  const east = drawVan(home, { latitude: 45.45, longitude: 9.1743 });
  expect(east.van.y).toBe(0);
  expect(Math.abs(east.van.x - 110)).toBeLessThanOrEqual(1);
});

it('does not move a van that is at the door to the edge', () => {
  const { van, rings } = drawVan(home, { latitude: 45.45, longitude: 9.16 });
  expect(van).toEqual({ x: 0, y: 0 });
  expect(rings[0]?.label).toBe('200 m');
});

it('shows the shop where it has room, and leaves it out where it is further than the drawing', () => {
  const van = { latitude: 45.455, longitude: 9.16 };
  expect(drawVan(home, van, { latitude: 45.45, longitude: 9.165 }).shop).toBeDefined();
  expect(drawVan(home, van, { latitude: 45.55, longitude: 9.16 }).shop).toBeUndefined();
});

it.each([0.0005, 0.002, 0.01, 0.05, 0.3, 3])('keeps van and rings inside, %f degrees away', (degrees) => {
  const { van, rings } = drawVan(home, { latitude: 45.45 + degrees, longitude: 9.16 - degrees });
  expect(Math.abs(van.x)).toBeLessThan(HALF.width);
  expect(Math.abs(van.y)).toBeLessThan(HALF.height);
  expect(rings.length).toBeGreaterThan(1);
  expect(rings.length).toBeLessThan(9);
});

describe('the streets around it', () => {
  const van = { latitude: 45.46, longitude: 9.16 };
  const through = (name: string, north: number) => ({
    name,
    corners: [
      [45.45 + north, 9.14],
      [45.45 + north, 9.18],
    ] as [number, number][],
  });

  it('are to the same scale, the longest over the others, and those beyond the drawing are left out', () => {
    const streets = [...Array(8).keys()].map((index) => through(`Via ${index}`, 0.01 + index / 1000));
    const drawn = drawVan(home, van, undefined, [...streets, through('Via Lontana', 1)]).streets;
    expect(drawn.map(({ name }) => name)).toEqual([7, 6, 5, 4, 3, 2, 1, 0].map((index) => `Via ${index}`));
    expect(drawn.map(({ main }) => main)).toEqual([false, false, true, true, true, true, true, true]);
    expect(drawVan(home, van, undefined, streets).rings).toEqual([]);
    // the one the van is in goes through the van
    expect(drawn.at(-1)!.path).toBe('M-154 -110L154 -110');
  });

  it.each([
    [[45.455, 9.15], [45.455, 9.17], 0],
    [[45.455, 9.17], [45.455, 9.15], 0],
    [[45.445, 9.168], [45.455, 9.168], -90],
  ] as [[number, number], [number, number], number][])(
    'are named from the left to the right: %j to %j',
    (from, to, degrees) => {
      const [street] = drawVan(home, van, undefined, [{ name: 'Via Verdi', corners: [from, to] }]).streets;
      expect(Math.abs(street!.label!.degrees)).toBe(Math.abs(degrees));
    },
  );

  it('keep their name where it has no room, or would stand on the home or under the words', () => {
    const named = (corners: [number, number][]) =>
      drawVan(home, van, undefined, [{ name: 'Via Giambellino', corners }]).streets[0]!.label;
    expect(
      named([
        [45.455, 9.159],
        [45.455, 9.161],
      ]),
    ).toBeUndefined();
    expect(
      named([
        [45.45, 9.15],
        [45.45, 9.17],
      ]),
    ).toBeUndefined();
    expect(
      named([
        [45.438, 9.15],
        [45.438, 9.17],
      ]),
    ).toBeUndefined();
  });

  it('may be none, or of one corner', () => {
    expect(drawVan(home, van).streets).toEqual([]);
    expect(drawVan(home, van, undefined, [{ name: 'Via Breve', corners: [[45.45, 9.16]] }]).streets[0]!.path).toBe(
      'M0 0L0 0',
    );
  });
});

import { expect, it } from 'vitest';
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

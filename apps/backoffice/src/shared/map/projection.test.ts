import { describe, expect, it } from 'vitest';
import { around, project, spread } from './projection.ts';

const frame = { width: 800, height: 400, legend: 44 };
const store = { latitude: 45.45, longitude: 9.16 };

describe('the map of a round', () => {
  it('draws north up and east to the right, inside the frame', () => {
    const places = [store, { latitude: 45.47, longitude: 9.16 }, { latitude: 45.45, longitude: 9.23 }];
    const { point } = project(places, frame);
    const [south, north, east] = places.map(point);
    expect(north!.y).toBeLessThan(south!.y);
    expect(east!.x).toBeGreaterThan(south!.x);
    for (const { x, y } of [south!, north!, east!]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(frame.width);
      expect(y).toBeGreaterThan(0);
      // below it lies the legend
      expect(y).toBeLessThan(frame.height - 44);
    }
  });

  it('has one measure for both directions', () => {
    const { point, kilometre } = project([store, { latitude: 45.46, longitude: 9.2 }], frame);
    const north = point({ latitude: store.latitude + 1 / 111.195, longitude: store.longitude });
    expect(point(store).y - north.y).toBeCloseTo(kilometre, 6);
    const perDegree = 111.195 * Math.cos((45.455 * Math.PI) / 180);
    const east = point({ latitude: store.latitude, longitude: store.longitude + 1 / perDegree });
    expect(east.x - point(store).x).toBeCloseTo(kilometre, 6);
  });

  it('knows the place at a point', () => {
    const places = [store, { latitude: 45.47, longitude: 9.2 }];
    const { point, place } = project(places, frame);
    for (const each of places) {
      const back = place(point(each));
      expect(back.latitude).toBeCloseTo(each.latitude, 9);
      expect(back.longitude).toBeCloseTo(each.longitude, 9);
    }
  });

  it('shows as far around a store as asked', () => {
    const { point, kilometre } = project(around(store, 4), { width: 480, height: 480, margin: 0 });
    expect(point(store)).toEqual({ x: expect.closeTo(240, 6), y: expect.closeTo(240, 6) });
    expect(kilometre).toBeCloseTo(60, 6);
  });

  it('puts a lone store in the middle of what the legend leaves, a kilometre at most filling the frame', () => {
    const { point, kilometre } = project([store], frame);
    expect(point(store)).toEqual({ x: 400, y: 178 });
    expect(kilometre).toBeLessThanOrEqual(frame.height);
  });
});

describe('stops at one place', () => {
  it('are drawn beside each other, and others stay where they are', () => {
    const house = { x: 100, y: 100 };
    const far = { x: 300, y: 200 };
    const drawn = spread([house, far, house, house, house, house, house]);
    expect(drawn.slice(0, 2)).toEqual([house, far]);
    for (const [at, one] of drawn.entries()) {
      for (const other of drawn.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
  });
});

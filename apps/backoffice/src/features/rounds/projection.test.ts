import { describe, expect, it } from 'vitest';
import { project, spread } from './projection.ts';

const frame = { width: 800, height: 400 };
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

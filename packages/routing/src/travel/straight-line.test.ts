import { describe, expect, it } from 'vitest';
import { metresBetween, straightLineTravel } from './straight-line.ts';

describe('travel by the straight line', () => {
  it('knows how far places are', () => {
    const duomo = { latitude: 45.4642, longitude: 9.19 };
    const mole = { latitude: 45.069, longitude: 7.6932 };
    expect(metresBetween(duomo, mole) / 1000).toBeCloseTo(125.3, 0);
    expect(metresBetween(duomo, duomo)).toBe(0);
  });

  it('takes 1.4 times the way, at 22 km/h, unless asked for another town', () => {
    const north = [
      { latitude: 45, longitude: 9 },
      { latitude: 45.01, longitude: 9 },
    ];
    const { metres, seconds } = straightLineTravel(north);
    expect(metres[0]![1]).toBe(Math.round(1111.95 * 1.4));
    expect(seconds[0]![1]).toBe(Math.round(metres[0]![1]! / (22 / 3.6)));
    expect(straightLineTravel(north, { detour: 1, kilometresPerHour: 36 }).seconds[1]![0]).toBe(111);
  });
});

import { describe, expect, it } from 'vitest';
import { demoPositions, demoWarehouses, demoZones } from './index.ts';

describe('demo places', () => {
  it('has three warehouses, one of them the default', () => {
    expect(demoWarehouses.map(({ slug }) => slug)).toEqual(['milano-tortona', 'roma-ostiense', 'torino-lingotto']);
    expect(demoWarehouses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('opens every day of the week', () => {
    for (const { openingHours } of demoWarehouses) {
      expect(openingHours.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const { opens, closes } of openingHours) expect(opens < closes).toBe(true);
    }
  });

  it('stands inside one of its own zones', () => {
    for (const { slug, postalCode } of demoWarehouses) {
      const ranges = demoZones[slug]?.flatMap((zone) => zone.ranges) ?? [];
      expect(ranges.some(({ from, to }) => from <= postalCode && postalCode <= to)).toBe(true);
    }
  });

  it('knows where every town of the belts is, near the warehouse that serves it', () => {
    for (const { slug, latitude, longitude } of demoWarehouses) {
      const towns = demoZones[slug]?.slice(1).flatMap(({ ranges }) => ranges) ?? [];
      for (const { city } of towns.filter(({ city: name }) => !name.includes(',') && name !== 'Monza')) {
        const [north, east] = demoPositions[city] ?? [0, 0];
        expect(Math.hypot(north - latitude, east - longitude), city).toBeLessThan(0.65);
      }
    }
  });

  it('gives every postal code to one zone only', () => {
    const all = Object.values(demoZones)
      .flat()
      .flatMap((zone) => zone.ranges)
      .sort((a, b) => a.from.localeCompare(b.from));
    for (const { from, to } of all) {
      expect(from).toMatch(/^\d{5}$/);
      expect(from <= to).toBe(true);
    }
    for (let at = 1; at < all.length; at++) expect((all[at - 1]?.to ?? '') < (all[at]?.from ?? '')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { joinStreets } from './join-streets.ts';
import { type StreetLine, streetLine } from './street-lines.ts';

const house = (number: number, north: number, east: number, suffix = '') => ({
  number: `${number}${suffix}`,
  latitude: 45.45 + north / 111.195,
  longitude: 9.16 + east / (111.195 * Math.cos((45.45 * Math.PI) / 180)),
});

describe('the line of a street', () => {
  it('goes from its first house to its last by their numbers, between the two sides', () => {
    // odd numbers ten metres to the north of the middle, even ones to the south; they come in any order
    const houses = Array.from({ length: 20 }, (_, index) => house(index + 1, index % 2 ? 0.01 : -0.01, index * 0.05));
    const line = streetLine('Via Verdi', houses.toReversed());
    expect(line?.length).toBeCloseTo(0.95, 1);
    expect(line?.corners[0]).toEqual([houses[0]!.latitude, houses[0]!.longitude]);
    expect(line?.corners.at(-1)).toEqual([houses[19]!.latitude, houses[19]!.longitude]);
    for (const [latitude] of line!.corners.slice(1, -1)) expect(Math.abs(latitude - 45.45) * 111_195).toBeLessThan(5);
  });

  it('follows a bend', () => {
    const houses = [...Array(30).keys()].map((at) => {
      const angle = (at / 29) * (Math.PI / 2);
      return house(at * 2 + 1, Math.sin(angle), Math.cos(angle), at % 3 ? '' : '/A');
    });
    expect(streetLine('Viale Europa', houses)?.length).toBeCloseTo(Math.PI / 2, 1);
  });

  it('is none where houses are few, without numbers, in no order, or in two towns', () => {
    expect(streetLine('Via Verdi', [house(1, 0, 0), house(2, 0, 0.1)])).toBeUndefined();
    expect(
      streetLine('Via Verdi', [house(1, 0, 0), house(2, 0, 0.1), { ...house(3, 0, 0.2), number: 'snc' }]),
    ).toBeUndefined();
    // three doors of one house are one place
    expect(streetLine('Via Verdi', [house(1, 0, 0), house(1, 0, 0, 'B'), house(1, 0, 0, 'C')])).toBeUndefined();
    const anywhere = [0.1, 0.9, 0.2, 0.8, 0.3, 1, 0.1, 0.7, 0.2, 0.9, 0.4, 0.6];
    expect(
      streetLine(
        'Via Verdi',
        anywhere.map((at, index) => house(index + 1, at, 1 - at)),
      ),
    ).toBeUndefined();
    expect(
      streetLine('Via Roma', [house(1, 0, 0), house(3, 0, 0.1), house(5, 0, 0.2), house(7, 0, 9)]),
    ).toBeUndefined();
  });
});

describe('streets of a town', () => {
  const line = (name: string, ...houses: [north: number, east: number][]): StreetLine => ({
    name,
    length: 1,
    corners: houses.map(([north, east]) => {
      const { latitude, longitude } = house(1, north, east);
      return [latitude, longitude];
    }),
  });
  const ends = ({ corners }: StreetLine) => [corners[0]!, corners.at(-1)!].flat();
  const close = (street: StreetLine | undefined, wanted: StreetLine) => {
    for (const [index, value] of ends(street!).entries()) expect(value).toBeCloseTo(ends(wanted)[index]!, 5);
  };

  it('go on behind their last known house to the street they meet, and no further', () => {
    const high = line('Via Alta', [1, -1], [1, 1]);
    const higher = line('Via Altissima', [1.2, -1], [1.2, 1]);
    const up = line('Via Verdi', [0.2, 0], [0.6, 0]);
    const [, , joined] = joinStreets([high, higher, up]);
    // to the north it meets one four hundred metres on; to the south there is none
    close(joined, line('Via Verdi', [0.2, 0], [1, 0]));
    expect(joined?.corners).toHaveLength(3);
    // one that ends beside another ends in it, wherever it was heading
    const along = line('Via Storta', [0.9, -0.9], [0.9, -0.1]);
    close(joinStreets([high, along])[1], line('Via Storta', [1, -0.9], [1, -0.1]));
  });

  it('end where they are known when the next one is far, beside them, or there is none', () => {
    const up = line('Via Verdi', [0, 0], [0.2, 0]);
    const far = line('Via Lontana', [1.2, -1], [1.2, 1]);
    const beside = line('Via Accanto', [0.5, 0.2], [0.5, 1]);
    close(joinStreets([up, far, beside])[0], up);
    expect(joinStreets([up])).toEqual([up]);
    expect(joinStreets([])).toEqual([]);
  });
});

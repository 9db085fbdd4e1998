import { createHash } from 'node:crypto';
import { townOf } from './towns.ts';

/** A result as Nominatim words it (`format=jsonv2`); of its fields those that somebody may read. */
export interface Result {
  place_id: number;
  licence: string;
  lat: string;
  lon: string;
  category: string;
  type: string;
  place_rank: number;
  importance: number;
  addresstype: string;
  name: string;
  display_name: string;
  address?: { house_number?: string; road?: string; city: string; postcode: string; country_code: string };
}

export interface Question {
  street: string;
  city: string;
  postalcode: string;
  withDetails: boolean;
}

/** A town is so wide, in degrees from its middle; a house is so far from the middle of its street. */
const TOWN = 0.03;
const STREET = 0.002;

/**
 * Where an address is: always at the same place, whatever the day. Streets with "inesistente" in their name are nowhere, and so is what is
 * in no town it knows; a street without a number is found by its middle, a town without a street by its own.
 */
export function findAddress({ street, city, postalcode, withDetails }: Question): Result[] {
  const town = townOf(postalcode);
  if (!town || /inesistente/i.test(street)) return [];
  const [, number, road = ''] = /^(\d+\S*)?\s*(.*)$/.exec(street.trim()) ?? [];
  const kind = road === '' ? TOWN_KIND : number ? HOUSE_KIND : STREET_KIND;
  const ofRoad = road === '' ? [0, 0] : spread(`${postalcode} ${road.toLowerCase()}`, TOWN);
  const ofHouse = number ? spread(`${number} ${road.toLowerCase()}`, STREET) : [0, 0];
  return [
    {
      place_id: createHash('sha256').update(`${street}|${city}|${postalcode}`).digest().readUInt32BE(),
      licence: 'Made up by the simulator',
      lat: (town.latitude + ofRoad[0]! + ofHouse[0]!).toFixed(7),
      lon: (town.longitude + ofRoad[1]! + ofHouse[1]!).toFixed(7),
      ...kind,
      importance: 0.1,
      name: road || city,
      display_name: [number, road, city, postalcode, 'Italia'].filter(Boolean).join(', '),
      ...(withDetails && {
        address: {
          ...(number && { house_number: number }),
          ...(road && { road }),
          city,
          postcode: postalcode,
          country_code: 'it',
        },
      }),
    },
  ];
}

const HOUSE_KIND = { category: 'place', type: 'house', place_rank: 30, addresstype: 'place' };
const STREET_KIND = { category: 'highway', type: 'residential', place_rank: 26, addresstype: 'road' };
const TOWN_KIND = { category: 'boundary', type: 'administrative', place_rank: 16, addresstype: 'city' };

/** Two numbers between −most and most, the same for the same text. */
function spread(text: string, most: number): [number, number] {
  const bytes = createHash('sha256').update(text).digest();
  const at = (offset: number) => (bytes.readUInt32BE(offset) / 0xffff_ffff) * 2 * most - most;
  return [at(0), at(4)];
}

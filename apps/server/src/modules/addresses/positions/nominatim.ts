import { z } from 'zod';
import type { GeocoderSettings } from '../../../platform/geocoder-settings.ts';
import { outside } from '../../../platform/outside.ts';
import { type AskedAddress, type FoundPosition, type Geocoder, GeocoderBusyError } from './geocoder.ts';
import { isInItaly } from './in-italy.ts';

/* The search of Nominatim, as its manual publishes it: https://nominatim.org/release-docs/latest/api/Search/ */

/** Rest where a busy server names none, and the longest it may ask for. */
const USUAL_REST_SECONDS = 60;
const LONGEST_REST_SECONDS = 3600;
/** In its table of ranks: 26 is a street, 30 a house. */
const STREET_RANK = 26;
const HOUSE_RANK = 30;
/** As many figures of a postal code say which province it is in. */
const PROVINCE_FIGURES = 3;

const degrees = (most: number) => z.coerce.number().min(-most).max(most);

/** Of each result no more than what is used. */
const answer = z.array(
  z.object({
    lat: degrees(90),
    lon: degrees(180),
    place_rank: z.number().int(),
    address: z.object({ house_number: z.string().optional(), postcode: z.string().optional() }).optional(),
  }),
);
type Result = z.output<typeof answer>[number];

/** @param userAgent names the shop, as the usage policy asks */
export function nominatim({ url, email, timeoutMs }: GeocoderSettings, userAgent: string): Geocoder {
  return {
    find: (address) =>
      outside('the geocoder', timeoutMs, async (signal) => {
        const response = await fetch(`${url}/search?${questionOf(address, email)}`, {
          headers: { accept: 'application/json', 'accept-language': 'it', 'user-agent': userAgent },
          redirect: 'error',
          signal,
        });
        if (response.status === 429 || (response.status === 503 && response.headers.has('retry-after')))
          throw new GeocoderBusyError(restOf(response.headers.get('retry-after')));
        // neither the question nor the answer is in the message: it is kept and logged
        if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
        const read = answer.safeParse(await response.json().catch(() => undefined));
        if (!read.success) throw new Error('the geocoder answered what cannot be read');
        return positionOf(read.data[0], address);
      }),
  };
}

function questionOf({ street, houseNumber, city, postalcode }: AskedAddress, email: string | undefined) {
  return new URLSearchParams({
    format: 'jsonv2',
    street: `${houseNumber} ${street}`.trim(),
    city,
    postalcode,
    countrycodes: 'it',
    addressdetails: '1',
    limit: '1',
    ...(email ? { email } : {}),
  });
}

/** Seconds of a Retry-After header, which may also be a date (RFC 9110). */
function restOf(header: string | null): number {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : USUAL_REST_SECONDS;
  return Math.min(Math.max(seconds, 1), LONGEST_REST_SECONDS);
}

/** A street of the same name in another province is no answer. */
function positionOf(found: Result | undefined, { postalcode }: AskedAddress): FoundPosition | undefined {
  if (!found || !isInItaly({ latitude: found.lat, longitude: found.lon })) return undefined;
  const province = (code: string) => code.slice(0, PROVINCE_FIGURES);
  if (found.address?.postcode && province(found.address.postcode) !== province(postalcode)) return undefined;
  return { latitude: found.lat, longitude: found.lon, precision: precisionOf(found) };
}

function precisionOf({ place_rank: rank, address }: Result): FoundPosition['precision'] {
  if (address?.house_number) return 'house';
  if (rank >= HOUSE_RANK) return 'house';
  return rank >= STREET_RANK ? 'street' : 'place';
}

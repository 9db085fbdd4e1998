import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { Place } from './find-place.ts';

const MAX_CITIES = 20;

/** The towns the shop knows the position of. */
export function listPlaces(db: Db): Promise<Place[]> {
  return db
    .selectFrom('place')
    .select(['city', 'province', 'postal_prefixes as postalPrefixes', 'latitude', 'longitude'])
    .orderBy('city')
    .execute();
}

export interface CityRow {
  city: string;
  province: string;
  /** Only where the town has a single one. */
  postalcode?: string;
}

/** Towns whose name begins with a text, whatever the case; an index finds them. */
export async function findCities(db: Db, beginning: string): Promise<CityRow[]> {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await db
    .selectFrom('municipality_postalcode')
    .select(['city', 'province'])
    .select(({ eb, fn }) => [fn.min('postalcode').as('postalcode'), eb(fn.countAll(), '=', 1).as('isOnly')])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['city']), 'like', pattern))
    .groupBy(['city', 'province'])
    .orderBy((eb) => eb.fn('length', ['city']))
    .orderBy('city')
    .limit(MAX_CITIES)
    .execute();
  return rows.map(({ postalcode, isOnly, ...place }) => (isOnly ? { ...place, postalcode } : place));
}

/** Postal codes of a town, whatever the case. */
export function findPostalcodes(db: Db, city: string) {
  return db
    .selectFrom('municipality_postalcode')
    .select(['postalcode', 'city', 'province'])
    .where(({ eb, fn }) => eb(fn<string>('lower', ['city']), '=', fn<string>('lower', [eb.val(city)])))
    .orderBy('postalcode')
    .execute();
}

/**
 * Remembers who wants to know when the shop comes; asking twice is asking once. Raw, because a value list with a condition reads
 * better in SQL.
 */
export async function writeZoneRequest(
  db: Db,
  { email, postalcode }: { email: string; postalcode: string },
): Promise<void> {
  await sql`
    insert into notify_request (kind, email, postalcode)
    select 'zone', ${email}, ${postalcode}
     where not exists (select from notify_request where kind = 'zone' and lower(email) = lower(${email})
                          and postalcode = ${postalcode} and done_at is null)`.execute(db);
}

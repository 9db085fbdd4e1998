import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

const MAX_CITIES = 20;

export interface CityRow {
  city: string;
  province: string;
  /** Only where the town has a single one. */
  postalcode?: string;
}

/** Towns whose name begins with a text, whatever the case; an index finds them. */
export async function findCities(db: Db, beginning: string): Promise<CityRow[]> {
  const pattern = `${beginning.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<{ city: string; province: string; postalcode: string | null }>`
    select city, province, case when count(*) = 1 then min(postalcode) end as postalcode
      from municipality_postalcode where lower(city) like ${pattern}
     group by city, province order by length(city), city limit ${MAX_CITIES}`.execute(db);
  return rows.map(({ postalcode, ...place }) => (postalcode === null ? place : { ...place, postalcode }));
}

/** Postal codes of a town, whatever the case. */
export async function findPostalcodes(
  db: Db,
  city: string,
): Promise<{ postalcode: string; city: string; province: string }[]> {
  const { rows } = await sql<{ postalcode: string; city: string; province: string }>`
    select postalcode, city, province from municipality_postalcode
     where lower(city) = lower(${city}) order by postalcode`.execute(db);
  return rows;
}

/** Remembers who wants to know when the shop comes; asking twice is asking once. */
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

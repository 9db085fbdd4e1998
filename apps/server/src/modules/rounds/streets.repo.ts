import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { House } from './street-lines.ts';

/** The latest addresses that are looked at: enough for a town, and no more for a chain of them. */
const MOST_ADDRESSES = 30_000;

/**
 * Houses customers have things brought to, by their street, within so many degrees of a place; nothing says whose they are. Raw: rows
 * of a street come as JSON, the same name however it is written.
 */
export async function housesByStreet(
  db: Db,
  { latitude, longitude, degrees }: { latitude: number; longitude: number; degrees: { north: number; east: number } },
): Promise<{ name: string; houses: House[] }[]> {
  const { rows } = await sql<{ name: string; houses: House[] }>`
    with near as (
      select distinct trim(address1) as street, lower(trim(city)) as town, trim(address_number) as number, latitude, longitude
      from (select * from address where deleted_at is null and latitude between ${latitude - degrees.north} and ${latitude + degrees.north}
          and longitude between ${longitude - degrees.east} and ${longitude + degrees.east}
        order by address_id desc limit ${MOST_ADDRESSES}) latest)
    select min(street) as name, jsonb_agg(jsonb_build_object('number', number, 'latitude', latitude, 'longitude', longitude)) as houses
    from near group by town, lower(street) having count(*) > 2 order by 1`.execute(db);
  return rows;
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { AskedAddress, FoundPosition } from './geocoder.ts';

/* Raw: times of the database decide, so that all workers keep the same pace. */

/** After so many days an address nobody could place is asked about again: maps grow. */
const DAYS_UNTIL_ASKED_AGAIN = 90;

/** What is still to be placed: nobody has said where it is, and the geocoder was not asked lately. */
const unplaced = sql`latitude is null and deleted_at is null and (position_asked_at is null
  or position_asked_at < now() - make_interval(days => ${sql.lit(DAYS_UNTIL_ASKED_AGAIN)}))`;

/** An address still to be placed; undefined when somebody did, or it is gone. */
export async function findUnplaced(db: Db, addressId: number): Promise<AskedAddress | undefined> {
  const { rows } = await sql<AskedAddress>`
    select address1 as street, address_number as "houseNumber", city, postalcode
      from address where address_id = ${addressId} and ${unplaced}`.execute(db);
  return rows[0];
}

/** Addresses to be placed that no message is about, the oldest first. */
export async function listUnplaced(db: Db, limit: number): Promise<{ addressId: number; accountId: number }[]> {
  const { rows } = await sql<{ addressId: number; accountId: number }>`
    select address_id as "addressId", account_id as "accountId" from address a
     where ${unplaced} and not exists (select from outbox o where o.topic = 'addresses.locate' and o.processed_at is null
       and o.payload->>'addressId' = a.address_id::text)
     order by address_id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Writes what the geocoder said of an address, unless it was changed or placed meanwhile. Of a town alone no coordinates are kept: who
 * reads them takes them for the door.
 */
export async function writeAnswer(
  db: Db,
  { addressId, asked, found }: { addressId: number; asked: AskedAddress; found: FoundPosition | undefined },
): Promise<void> {
  const place = found && found.precision !== 'place' ? found : undefined;
  await sql`
    update address set latitude = ${place?.latitude ?? null}, longitude = ${place?.longitude ?? null},
           position_source = ${place ? 'geocoder' : null}, position_precision = ${found?.precision ?? null},
           position_asked_at = now(), position_failures = 0
     where address_id = ${addressId} and latitude is null
       and (address1, address_number, city, postalcode) = (${asked.street}, ${asked.houseNumber}, ${asked.city}, ${asked.postalcode})`.execute(
    db,
  );
}

/** Counts a question that was not answered. @returns how many there were, this one too */
export async function countFailure(db: Db, addressId: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update address set position_failures = position_failures + 1 where address_id = ${addressId}
    returning position_failures as failures`.execute(db);
  return rows[0]?.failures ?? 0;
}

/** Leaves an address as it is for a season. */
export async function giveUp(db: Db, addressId: number): Promise<void> {
  await sql`update address set position_asked_at = now(), position_failures = 0
             where address_id = ${addressId} and latitude is null`.execute(db);
}

/**
 * Takes the next turn to ask, among all workers.
 * @returns milliseconds until that turn; undefined when it is further away than `longestMs`, and no turn is taken
 */
export async function takeTurn(db: Db, perSecond: number, longestMs: number): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number }>`
    update geocoder_pace set next_at = greatest(next_at, now()) + make_interval(secs => ${1 / perSecond})
     where next_at < now() + make_interval(secs => ${longestMs / 1000})
    returning (extract(epoch from next_at - now()) - ${1 / perSecond}::float8)::float8 * 1000 as ms`.execute(db);
  return rows[0] && Math.max(0, rows[0].ms);
}

/** Nobody asks for a while. */
export async function rest(db: Db, seconds: number): Promise<void> {
  await sql`update geocoder_pace set next_at = greatest(next_at, now() + make_interval(secs => ${seconds}))`.execute(
    db,
  );
}

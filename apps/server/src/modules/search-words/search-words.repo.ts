import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface StoredSynonym {
  synonymId: number;
  kind: 'equal' | 'one-way';
  phrases: string[];
}

const synonyms = (db: Db | Tx) =>
  db
    .selectFrom('search_synonym')
    .select(['search_synonym_id as synonymId', 'kind', 'terms as phrases'])
    .$castTo<StoredSynonym>();

export const readSynonyms = (db: Db): Promise<StoredSynonym[]> =>
  synonyms(db).orderBy('search_synonym_id', 'desc').execute();

/** One row, locked until the transaction ends. */
export const lockSynonym = (tx: Tx, id: number): Promise<StoredSynonym | undefined> =>
  synonyms(tx).where('search_synonym_id', '=', id).forUpdate().executeTakeFirst();

/** Whether the shop has this very row already. */
export async function hasSynonym(tx: Tx, { synonymId, kind, phrases }: StoredSynonym): Promise<boolean> {
  // two presses at once: the later one sees the earlier one's row
  await sql`select pg_advisory_xact_lock(hashtext('search-words'))`.execute(tx);
  const rows = await synonyms(tx).where('kind', '=', kind).where('search_synonym_id', '<>', synonymId).execute();
  const text = (all: readonly string[]) => all.join('\n').toLocaleLowerCase('it');
  return rows.some((row) => text(row.phrases) === text(phrases));
}

export async function insertSynonym(tx: Tx, kind: StoredSynonym['kind'], phrases: string[]): Promise<number> {
  const row = await tx
    .insertInto('search_synonym')
    .values({ kind, terms: phrases })
    .returning('search_synonym_id as id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSynonym(tx: Tx, { synonymId, kind, phrases }: StoredSynonym): Promise<void> {
  await tx
    .updateTable('search_synonym')
    .set({ kind, terms: phrases })
    .where('search_synonym_id', '=', synonymId)
    .execute();
}

export async function deleteSynonym(tx: Tx, synonymId: number): Promise<void> {
  await tx.deleteFrom('search_synonym').where('search_synonym_id', '=', synonymId).execute();
}

export const readOff = async (db: Db): Promise<Set<string>> =>
  new Set((await db.selectFrom('search_synonym_off').select('row_key').execute()).map((row) => row.row_key));

/** @returns whether it was otherwise before */
export async function switchBuiltIn(tx: Tx, text: string, on: boolean): Promise<boolean> {
  const { numAffectedRows } = on
    ? await sql`delete from search_synonym_off where row_key = ${text}`.execute(tx)
    : await sql`insert into search_synonym_off (row_key) values (${text}) on conflict do nothing`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export const readPins = (db: Db) =>
  db.selectFrom('search_pin').select(['query', 'product_ids as productIds']).orderBy('query').execute();

/** @returns the products that came first before */
export async function writePin(tx: Tx, key: string, query: string, ids: readonly number[]): Promise<number[]> {
  const before = await tx
    .selectFrom('search_pin')
    .select('product_ids as ids')
    .where('query_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  if (ids.length === 0) await tx.deleteFrom('search_pin').where('query_key', '=', key).execute();
  else {
    await sql`insert into search_pin (query_key, query, product_ids) values (${key}, ${query}, ${[...ids]}::int[])
      on conflict (query_key) do update set query = excluded.query, product_ids = excluded.product_ids`.execute(tx);
  }
  return before?.ids ?? [];
}

export const readBrandMarks = (db: Db) =>
  db.selectFrom('search_brand').select(['phrase', 'name', 'is_brand as isBrand']).orderBy('name').execute();

/**
 * @param isBrand undefined: nothing is said of the words any more
 * @returns what was said before
 */
export async function writeBrandMark(
  tx: Tx,
  { phrase, name, isBrand }: { phrase: string; name: string; isBrand: boolean | undefined },
): Promise<boolean | undefined> {
  const before = await tx
    .selectFrom('search_brand')
    .select('is_brand as isBrand')
    .where('phrase', '=', phrase)
    .forUpdate()
    .executeTakeFirst();
  if (before?.isBrand === isBrand) return isBrand;
  if (isBrand === undefined) await tx.deleteFrom('search_brand').where('phrase', '=', phrase).execute();
  else {
    await sql`insert into search_brand (phrase, name, is_brand) values (${phrase}, ${name}, ${isBrand})
      on conflict (phrase) do update set is_brand = excluded.is_brand`.execute(tx);
  }
  return before?.isBrand;
}

/** What was searched in vain in the last 30 days, more than once: what one person typed once is nobody's business. */
export async function readMisses(db: Db, limit: number): Promise<{ query: string; times: number; lastDay: string }[]> {
  const { rows } = await sql<{ query: string; times: number; lastDay: string }>`
    select query, sum(times)::int as times, to_char(max(day), 'YYYY-MM-DD') as "lastDay" from search_miss
    where day > current_date - 30 group by query having sum(times) > 1
    order by sum(times) desc, query limit ${limit}`.execute(db);
  return rows;
}

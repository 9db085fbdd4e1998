import type { Pool, PoolClient } from 'pg';
import { applyRows, type ImportCounts, noCounts } from './apply-rows.ts';
import type { Mapping } from './mapping.ts';
import type { RawRow } from './read-rows.ts';
import { bareEan, type Known, type ValidRows, validateRows } from './validate-rows.ts';

export interface ImportOptions {
  /** Validate and try to write, then undo everything. */
  dryRun?: boolean;
  /** How to read a file with other column names. */
  mapping?: Mapping;
  /** Refuse the whole file when a single row is wrong. */
  strict?: boolean;
  progress?: (done: number, total: number) => void;
}

export interface ImportReport extends Pick<ValidRows, 'problems' | 'warnings' | 'total'> {
  counts: ImportCounts;
  applied: boolean;
  /** Milliseconds. */
  took: number;
}

/**
 * Imports catalogue rows: every row is checked, the bad ones are reported with line and reason, the good ones become
 * visible together when the transaction commits. Running it again with the same rows changes nothing. Imports take turns.
 * @throws when the file cannot be read or the database refuses; nothing is written then
 */
export async function importCatalogue(
  pool: Pool,
  rows: AsyncIterable<RawRow>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const started = performance.now();
  const client = await pool.connect();
  try {
    await client.query('begin');
    // a bulk load may rightly take longer than a request
    await client.query('set local statement_timeout = 0');
    await client.query('set local lock_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_xact_lock(hashtext($1))', ['catalogue-import']);
    const valid = await validateRows(rows, await readKnown(client), options.mapping);
    const refused = options.strict === true && valid.problems.length > 0;
    const counts = refused
      ? noCounts()
      : await applyRows(client, valid, (done) => options.progress?.(done, valid.products.length));
    const applied = !refused && options.dryRun !== true;
    await client.query(applied ? 'commit' : 'rollback');
    return {
      counts,
      applied,
      problems: valid.problems,
      warnings: valid.warnings,
      total: valid.total,
      took: performance.now() - started,
    };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function readKnown(client: PoolClient): Promise<Known> {
  const column = async (text: string): Promise<string[]> =>
    (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value);
  const eans = await client.query('select ean, code from product_ean join product using (product_id)');
  return {
    categoryPaths: new Set(await column('select path from category')),
    productCodes: new Set(await column('select code from product')),
    stockedCodes: new Set(await column('select distinct code from product join stock using (product_id)')),
    eanOwners: new Map(eans.rows.map((row) => [bareEan(row.ean), row.code])),
    warehouseSlugs: new Set(await column('select slug from warehouse')),
  };
}

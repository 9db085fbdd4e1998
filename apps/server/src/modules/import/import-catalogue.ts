import type { Pool } from 'pg';
import { applyRows, type ImportCounts } from './apply-rows.ts';
import type { Mapping } from './mapping.ts';
import type { RawRow } from './read-rows.ts';
import { type ValidRows, validateRows } from './validate-rows.ts';

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
 * visible together when the transaction commits. Running it again with the same rows changes nothing.
 */
export async function importCatalogue(
  pool: Pool,
  rows: AsyncIterable<RawRow>,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const started = performance.now();
  const client = await pool.connect();
  try {
    const valid = await validateRows(rows, await readKnown(client), options.mapping);
    const refused = options.strict === true && valid.problems.length > 0;
    await client.query('begin');
    // a bulk load may rightly take longer than a request
    await client.query('set local statement_timeout = 0');
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

function noCounts(): ImportCounts {
  return { categories: 0, products: { added: 0, changed: 0, unchanged: 0 }, prices: 0, promotions: 0 };
}

async function readKnown(client: { query(text: string): Promise<{ rows: Record<string, string>[] }> }) {
  const column = async (text: string, name: string) => (await client.query(text)).rows.map((row) => row[name]!);
  const eans = await client.query('select ean, code from product_ean join product using (product_id)');
  return {
    categoryPaths: new Set(await column('select path from category', 'path')),
    productCodes: new Set(await column('select code from product', 'code')),
    eanOwners: new Map(eans.rows.map((row) => [row.ean!, row.code!])),
    warehouseSlugs: new Set(await column('select slug from warehouse', 'slug')),
  };
}

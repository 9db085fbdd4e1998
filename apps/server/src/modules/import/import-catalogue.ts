import type { Pool } from 'pg';
import { applyRows, type ImportCounts, noCounts } from './apply-rows.ts';
import { readDepartments, readKnown } from './known.repo.ts';
import { applyMapping, type Mapping } from './mapping.ts';
import { nameCategories } from './named-categories.ts';
import type { RawRow } from './read-rows.ts';
import { takeTurn } from './take-turn.ts';
import { type ReadRow, rowAsGiven, type ValidRows, validateRows } from './validate-rows.ts';
import { type Visibility, whoSeesIt } from './who-sees-it.repo.ts';
import { openFirstStore } from './write/first-store.ts';

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
  /** Name of the store that was opened, because the shop had none. */
  openedStore?: string;
  /** Of the products of the file: whether customers find them. */
  seen: Visibility;
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
  const { mapping } = options;
  const client = await pool.connect();
  try {
    await takeTurn(client);
    await client.query('savepoint first_store');
    let openedStore = await openFirstStore(client);
    const readRow: ReadRow = mapping ? ({ value }) => applyMapping(mapping, value) : rowAsGiven;
    const named = nameCategories(rows, await readDepartments(client), { readRow, isForeign: mapping !== undefined });
    const valid = await validateRows(named.rows, await readKnown(client, { keepsFacts: true }), ({ value }) => value);
    if (openedStore !== undefined && valid.products.length === 0) {
      // a file without one good product opens no shop
      await client.query('rollback to savepoint first_store');
      openedStore = undefined;
    }
    const refused = options.strict === true && valid.problems.length > 0;
    const counts = refused
      ? noCounts()
      : await applyRows(client, valid, (done) => options.progress?.(done, valid.products.length));
    const seen = await whoSeesIt(client, valid.products);
    const applied = !refused && options.dryRun !== true;
    await client.query(applied ? 'commit' : 'rollback');
    return {
      counts,
      ...(openedStore === undefined ? {} : { openedStore }),
      seen,
      applied,
      problems: valid.problems,
      warnings: [...valid.warnings, ...named.warnings].sort((a, b) => a.line - b.line),
      total: valid.total - named.added().length,
      took: performance.now() - started,
    };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

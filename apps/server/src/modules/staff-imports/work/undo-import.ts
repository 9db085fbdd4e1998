import { isDeepStrictEqual } from 'node:util';
import { productRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { PoolClient } from 'pg';
import { applyRows, type ImportProductInput, readKnown, setPath, takeTurn, validateRows } from '../../import/index.ts';
import { absent, fieldsOf, isAbsent } from './differences.ts';
import { readCurrent } from './merged-rows.ts';
import { readStored, type StoredImportRow } from './rows.repo.ts';
import type { Task } from './task.ts';

/**
 * Takes an import back: every field it changed is as before, unless somebody changed it since; products it brought go off sale,
 * since orders may hold them.
 */
export async function undoImport(client: PoolClient, task: Task): Promise<void> {
  await takeTurn(client, task.waits);
  const known = await readKnown(client);
  const current = await readCurrent(client);
  let kept = 0;
  const rows: Record<string, unknown>[] = [];
  for await (const row of readStored(client, task.importId, ['new', 'changed', 'missing'])) {
    const now = row.code === undefined ? undefined : current.get(row.code);
    if (!now) continue;
    const back = row.state === 'new' ? withdrawn(now) : asBefore(now, row);
    if (back.row) rows.push(back.row);
    kept += back.kept;
  }
  async function* raw() {
    for (const [index, value] of rows.entries()) yield { line: index + 1, value };
  }
  const valid = await validateRows(raw(), known);
  await applyRows(client, valid, task.progress);
  const counts = { ...task.counts, kept: kept + valid.problems.length };
  await client.query(
    `update catalogue_import set state = 'undone', undone_at = clock_timestamp(), counts = $2, problem = null, waiting = false,
       prices_pending = false
     where catalogue_import_id = $1`,
    [task.importId, JSON.stringify(counts)],
  );
  await client.query(`select tell_staff('product', null, null)`);
  await client.query('commit');
}

interface WayBack {
  /** Absent: there is nothing to change. */
  row?: Record<string, unknown>;
  /** 1 when something stays because somebody changed it since. */
  kept: number;
}

function withdrawn(now: ImportProductInput): WayBack {
  if (now.published === false || now.price === undefined) return { kept: 0 };
  const { stock: _, ...row } = now;
  // nobody orders again what is not sold
  return { row: { ...row, reorderPoint: {}, arrival: {}, published: false }, kept: 0 };
}

function asBefore(now: ImportProductInput, { before = {}, after = {} }: StoredImportRow): WayBack {
  const fields = fieldsOf(productRow.parse(now));
  const row = structuredClone(now) as Record<string, unknown>;
  let changed = false;
  const touched = new Set<string>();
  let kept = 0;
  for (const [field, set] of Object.entries(after)) {
    const is = fields.has(field) ? fields.get(field) : absent;
    if (!isDeepStrictEqual(is, set)) {
      kept = 1;
      continue;
    }
    const old = (before as Record<string, unknown>)[field];
    if (isAbsent(old)) removePath(row, field);
    else setPath(row, field, old);
    changed = true;
    touched.add(field.split('.')[0]!);
  }
  for (const field of ['stock', 'reorderPoint', 'arrival']) if (!touched.has(field)) delete row[field];
  return changed ? { row, kept } : { kept };
}

function removePath(row: Record<string, unknown>, field: string): void {
  const cut = field.indexOf('.');
  if (cut < 0) delete row[field];
  else delete (row[field.slice(0, cut)] as Record<string, unknown> | undefined)?.[field.slice(cut + 1)];
}

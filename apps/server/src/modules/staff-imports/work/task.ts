import { type ImportMapping, importMapping } from '@sporta/contract/staff-import.ts';
import type { PoolClient } from 'pg';
import type { Department } from '../../import/index.ts';
import type { FileFormat } from '../file/recognise-file.ts';

export type WorkingState = 'checking' | 'mending' | 'applying' | 'pricing' | 'undoing';
export const workingStates: readonly WorkingState[] = ['checking', 'mending', 'applying', 'pricing', 'undoing'];

/** Work on an import, as its row says. */
export interface Task {
  importId: number;
  state: WorkingState;
  format: FileFormat | null;
  mapping: ImportMapping;
  suspendMissing: boolean;
  /** When its prices begin; null: with the rest. */
  pricesFrom: Date | null;
  /** Departments the file brings. */
  departments: Department[];
  counts: Record<string, unknown>;
  /** Says how many rows are done. */
  progress(done: number): void;
  /** Says that another import is under way. */
  waits(): Promise<void>;
}

/** The work an import waits for; undefined when there is none. */
export async function readTask(
  client: PoolClient,
  importId: number,
): Promise<Omit<Task, 'progress' | 'waits'> | undefined> {
  const { rows } = await client.query(
    `select state, format, mapping, suspend_missing, prices_from, counts from catalogue_import
     where catalogue_import_id = $1 and state = any($2)`,
    [importId, workingStates],
  );
  const [row] = rows;
  if (!row) return undefined;
  return {
    importId,
    state: row.state,
    format: row.format,
    mapping: importMapping.parse(row.mapping ?? { fields: {} }),
    suspendMissing: row.suspend_missing,
    pricesFrom: row.prices_from,
    departments: row.counts.departments ?? [],
    counts: row.counts,
  };
}

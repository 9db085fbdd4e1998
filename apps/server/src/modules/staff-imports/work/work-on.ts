import pg from 'pg';
import { applyImport } from './apply-import.ts';
import { checkFile, checkMended } from './check-file.ts';
import { beginPrices } from './later-prices.ts';
import { readTask, type Task, type WorkingState } from './task.ts';
import { undoImport } from './undo-import.ts';

const works: Record<WorkingState, (client: pg.PoolClient, task: Task) => Promise<void>> = {
  checking: checkFile,
  mending: checkMended,
  applying: applyImport,
  pricing: beginPrices,
  undoing: undoImport,
};
/** Where an import is again when work on it fails. */
const backTo: Record<WorkingState, string> = {
  checking: 'mapping',
  mending: 'checked',
  applying: 'checked',
  pricing: 'applied',
  undoing: 'applied',
};
const progressMs = 400;

/** What went wrong; undefined when nothing did. */
export type Outcome = { problem?: string };

/**
 * Does what an import waits for. One process does it at a time: the lock goes with its connection, so that another takes over
 * from one that died.
 */
export async function workOn(databaseUrl: string, importId: number): Promise<Outcome> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3, application_name: 'sporta-import' });
  // a connection that breaks fails the statement under way, which says so
  pool.on('error', () => {});
  try {
    const lock = await pool.connect();
    try {
      const { rows } = await lock.query('select pg_try_advisory_lock(hashtext($1), $2) as mine', [
        'catalogue-import-work',
        importId,
      ]);
      return rows[0].mine ? await work(pool, lock, importId) : {};
    } finally {
      lock.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function work(pool: pg.Pool, lock: pg.PoolClient, importId: number): Promise<Outcome> {
  const asked = await readTask(lock, importId);
  if (!asked) return {};
  const client = await pool.connect();
  const note = (text: string, value: unknown) =>
    pool.query(`update catalogue_import set ${text} where catalogue_import_id = $1`, [importId, value]);
  let saidAt = 0;
  const task: Task = {
    ...asked,
    progress: (done) => {
      if (Date.now() - saidAt < progressMs) return;
      saidAt = Date.now();
      void note('waiting = false, done = $2', done).catch(() => {});
    },
    waits: async () => void (await note('waiting = $2', true)),
  };
  try {
    await works[task.state](client, task);
    return {};
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const words = 'Il lavoro si è fermato per un errore e non ha cambiato niente: riprova';
    await pool.query(
      `update catalogue_import set state = $2, problem = $3, waiting = false where catalogue_import_id = $1 and state = $4`,
      [importId, backTo[task.state], words, task.state],
    );
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    client.release();
  }
}

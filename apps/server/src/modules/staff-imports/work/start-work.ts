import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { workingStates } from './task.ts';
import type { Outcome } from './work-on.ts';

/** A list of 50,000 products with all their texts takes some 600 MB. */
const mostMemoryMb = 1536;
const underWay = new Set<number>();

/** Begins what an import waits for in a thread of its own; what became of it is in its row. */
export function startWork(
  { config, pool, log }: Pick<Deps, 'config' | 'pool' | 'log'>,
  importId: number,
): Promise<void> {
  const databaseUrl = config.databaseDirectUrl ?? pool.options.connectionString;
  underWay.add(importId);
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { databaseUrl, importId },
      resourceLimits: { maxOldGenerationSizeMb: mostMemoryMb },
    });
    worker.on('message', ({ problem }: Outcome) => {
      if (problem) log.error({ importId, problem }, 'work on an import failed');
    });
    worker.on('error', (error) => {
      log.error({ err: error, importId }, 'work on an import broke off');
      void stepBack(pool, importId).catch(() => {});
    });
    worker.on('exit', () => {
      underWay.delete(importId);
      resolve();
    });
  });
}

/** A thread that broke off, for want of memory as a rule, would break off again: somebody decides. */
async function stepBack(pool: Deps['pool'], importId: number): Promise<void> {
  await pool.query(
    `update catalogue_import set waiting = false, problem = 'Il lavoro si è interrotto: forse il file è troppo grande, prova a dividerlo',
       state = case state when 'checking' then 'mapping' when 'undoing' then 'applied' when 'pricing' then 'applied' else 'checked' end
     where catalogue_import_id = $1 and state = any($2)`,
    [importId, workingStates],
  );
}

/** Takes over imports whose process died in the middle. */
export async function resumeWork(deps: Deps): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select catalogue_import_id as id from catalogue_import where state = any(${[...workingStates]}) order by 1`.execute(
    deps.db,
  );
  for (const { id } of rows) if (!underWay.has(id)) await startWork(deps, id);
}

/**
 * Begins the prices whose moment has come, list after list in the order of their moments: of a product that is in two, the later one counts.
 * So the next list waits until none is under way, on whatever node, and stays behind one that failed.
 */
export async function beginDuePrices(deps: Deps): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      update catalogue_import set state = 'pricing', done = 0, problem = null
      where catalogue_import_id = (select catalogue_import_id from catalogue_import
          where prices_pending and state = 'applied' and prices_from <= ${deps.clock.now()}
          order by prices_from, catalogue_import_id limit 1)
        and state = 'applied' and not exists (select from catalogue_import where state = 'pricing')
      returning catalogue_import_id as id`.execute(deps.db);
    const [next] = rows;
    if (!next) return;
    await startWork(deps, next.id);
    const { prices_pending: stillWaits } = await deps.db
      .selectFrom('catalogue_import')
      .select('prices_pending')
      .where('catalogue_import_id', '=', next.id)
      .executeTakeFirstOrThrow();
    if (stillWaits) return;
  }
}

/** Files that will not be applied are kept for a week, rows and the way back for a month, from when the last of them began. */
export async function forgetOldImports({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await sql`delete from catalogue_import_part p using catalogue_import i where i.catalogue_import_id = p.catalogue_import_id
    and i.created_at < ${now}::timestamptz - interval '7 days'`.execute(db);
  await sql`delete from catalogue_import_row r using catalogue_import i where i.catalogue_import_id = r.catalogue_import_id
    and greatest(i.created_at, i.prices_from) < ${now}::timestamptz - interval '30 days'`.execute(db);
}

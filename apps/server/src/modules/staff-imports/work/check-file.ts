import type { ImportMapping } from '@sporta/contract';
import type { PoolClient } from 'pg';
import { asUtf8, Departments, openFirstStore, readDepartments, readKnown, rowsOf } from '../../import/index.ts';
import { givenRow } from '../file/given-row.ts';
import type { FileFormat } from '../file/recognise-file.ts';
import { judgedRows, type RowInFile } from './judged-rows.ts';
import { type GivenRow, judgeRows, readCurrent } from './merged-rows.ts';
import { countRows, keepRows, readParts, readStored } from './rows.repo.ts';
import type { Task } from './task.ts';

/** Reads the whole file and keeps what becomes of each row; on sale nothing changes. */
export async function checkFile(client: PoolClient, task: Task): Promise<void> {
  const began = performance.now();
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  await client.query('set local idle_in_transaction_session_timeout = 0');
  const opensStore = await wouldOpenStore(client);
  const known = { ...(await readKnown(client)), vatOfNew: task.mapping.vat };
  const current = await readCurrent(client);
  const departments = new Departments(await readDepartments(client), task.mapping.addCategories);
  const inFile = new Map<number, RowInFile>();
  const rows = givenRows(client, task, departments, inFile);
  const valid = await judgeRows(rows, known, current);
  const judged = judgedRows(valid, known, current, inFile);
  await client.query('delete from catalogue_import_row where catalogue_import_id = $1', [task.importId]);
  await keepRows(client, task.importId, judged);
  const counts = await countRows(client, task.importId);
  await finishCheck(client, task.importId, {
    ...counts,
    departments: departments.added,
    opensStore,
    tookMs: Math.round(performance.now() - began),
  });
}

/** Checks the rows in error again, after somebody has mended some; the good ones keep what was found. */
export async function checkMended(client: PoolClient, task: Task): Promise<void> {
  await client.query('begin');
  await client.query('set local statement_timeout = 0');
  const opensStore = await wouldOpenStore(client);
  const known = { ...(await readKnown(client)), vatOfNew: task.mapping.vat };
  const current = await readCurrent(client);
  const departments = new Departments(
    [...(await readDepartments(client)), ...task.departments],
    task.mapping.addCategories,
  );
  const wrong = await Array.fromAsync(readStored(client, task.importId, ['error']));
  const others = await client.query<{ line: number; code: string }>(
    `select line, code from catalogue_import_row where catalogue_import_id = $1 and state in ('new', 'changed', 'same')`,
    [task.importId],
  );
  const inFile = new Map<number, RowInFile>();
  async function* rows(): AsyncGenerator<GivenRow> {
    yield* task.departments.map((each) => ({ line: 0, given: { kind: 'category', ...each } }));
    for (const { line, cells, problems } of wrong) {
      if (!cells) yield { line, problem: String((problems?.[0] as { text?: string })?.text ?? '') };
      else yield* fileRow(line, cells as Record<string, unknown>, task.mapping, departments, inFile);
    }
  }
  const valid = await judgeRows(rows(), known, current);
  const lineOf = new Map(others.rows.map(({ code, line }) => [code, line]));
  const judged = judgedRows(valid, known, current, inFile).map((row) => {
    const twin = row.code === undefined ? undefined : lineOf.get(row.code);
    if (twin === undefined || row.state === 'error') return row;
    const problems = [{ field: 'code', text: `the same stands at line ${twin}` }];
    return { line: row.line, state: 'error' as const, name: row.name, ...inFile.get(row.line), problems };
  });
  await keepRows(client, task.importId, judged);
  const counts = await countRows(client, task.importId);
  const all = [...task.departments, ...departments.added];
  await finishCheck(client, task.importId, { ...counts, departments: all, opensStore, tookMs: task.counts.tookMs });
}

async function* givenRows(
  client: PoolClient,
  task: Task,
  departments: Departments,
  inFile: Map<number, RowInFile>,
): AsyncGenerator<GivenRow> {
  const { encoding, kind } = task.format as FileFormat;
  let read = 0;
  for await (const { line, value, problem } of rowsOf(asUtf8(readParts(client, task.importId), encoding), kind)) {
    if (++read % 1000 === 0) task.progress(read);
    if (value) yield* fileRow(line, value, task.mapping, departments, inFile);
    else yield { line, problem: problem ?? 'the line cannot be read' };
  }
}

/** A row of the file, behind the departments it is the first to name. */
function* fileRow(
  line: number,
  cells: Record<string, unknown>,
  mapping: ImportMapping,
  departments: Departments,
  inFile: Map<number, RowInFile>,
): Generator<GivenRow> {
  const known = departments.added.length;
  const own = ownKind(cells);
  if (own === 'promotion') {
    yield { line, problem: 'promotions are not imported here' };
    return;
  }
  const given = own ? cells : givenRow(cells, mapping, departments);
  inFile.set(line, { given, cells });
  for (const department of departments.added.slice(known)) yield { line, given: { kind: 'category', ...department } };
  yield { line, given };
}

/** A row of our own JSON Lines says what it is and needs no mapping. */
const ownKind = ({ kind }: Record<string, unknown>): string | undefined =>
  kind === 'category' || kind === 'product' || kind === 'promotion' ? kind : undefined;

/** A shop without a store opens its first one with the import: for the check it is opened and taken back. */
async function wouldOpenStore(client: PoolClient): Promise<boolean> {
  await client.query('savepoint store');
  const opened = await openFirstStore(client);
  await client.query('rollback to savepoint store');
  return opened !== undefined;
}

async function finishCheck(client: PoolClient, importId: number, counts: object): Promise<void> {
  await client.query(
    `update catalogue_import set state = 'checked', counts = $2, problem = null, waiting = false where catalogue_import_id = $1`,
    [importId, JSON.stringify(counts)],
  );
  await client.query('commit');
}

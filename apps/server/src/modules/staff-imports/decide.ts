import type { ImportMapping } from '@sporta/contract';
import type { Tx } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type AuditActor, writeAudit } from '../audit/index.ts';
import { readShownDepartments, rememberAnswers } from './departments.repo.ts';
import { importFields } from './file/field-names.ts';
import { readImportRow, writeCells } from './import-rows.repo.ts';
import { undoableUntil, undoDays } from './import-to-wire.ts';
import { changeImport, dropContent, type ImportRecord, readStores, rememberLayout } from './imports.repo.ts';
import { importIn, importOf } from './one-import.ts';

/**
 * Has the file checked with this mapping, which is remembered for files with the same columns.
 * @throws BusinessError `import-not-found`, `import-busy`, `wrong-mapping`, `file-incomplete`
 */
export async function checkByStaff(tx: Tx, importId: number, mapping: ImportMapping, now: Date): Promise<ImportRecord> {
  const record = await importIn(tx, importId, ['mapping', 'checked']);
  if (record.parts === 0) {
    throw new BusinessError('file-incomplete', 'Il file non c’è più, è passato troppo tempo: caricalo di nuovo');
  }
  await refuseWrongMapping(tx, record, mapping);
  await refuseGoneDepartments(tx, mapping);
  if (record.layout) {
    await rememberLayout(tx, record.layout, mapping, now);
    await rememberAnswers(tx, record.layout, mapping.departments, now);
  }
  await changeImport(tx, importId, {
    state: 'checking',
    mapping,
    done: 0,
    total: record.counts.rows as number,
    problem: null,
  });
  return importOf(tx, importId);
}

/** A department that was there when the table was shown may be gone: its products must not fall to "Da sistemare" unsaid. */
async function refuseGoneDepartments(tx: Tx, { departments }: ImportMapping): Promise<void> {
  const asked = Object.entries(departments).filter(([, path]) => path !== '');
  if (asked.length === 0) return;
  const shown = new Set((await readShownDepartments(tx)).map(({ path }) => path));
  const gone = asked.find(([, path]) => !shown.has(path));
  if (!gone) return;
  throw new BusinessError('wrong-mapping', `Il reparto scelto per “${gone[0]}” non c’è più: scegline un altro`, {
    field: 'mapping',
  });
}

async function refuseWrongMapping(tx: Tx, { columns, format }: ImportRecord, { fields }: ImportMapping): Promise<void> {
  const refuse = (message: string) => {
    throw new BusinessError('wrong-mapping', message, { field: 'mapping' });
  };
  const known = new Map(importFields(await readStores(tx)).map(({ field, name }) => [field, name]));
  const names = new Set(columns.map(({ name }) => name));
  const given = new Map<string, string>();
  for (const [column, field] of Object.entries(fields)) {
    if (!names.has(column)) refuse(`Nel file non c’è la colonna “${column}”`);
    if (!known.has(field)) refuse(`Il campo “${field}” non esiste`);
    const other = given.get(field);
    if (other !== undefined) refuse(`“${known.get(field)}” è scelto per due colonne: “${other}” e “${column}”`);
    given.set(field, column);
  }
  if (format?.kind === 'jsonl' && names.has('kind')) return;
  if (!given.has('name') && !given.has('code') && !given.has('eans')) {
    refuse('Scegli quale colonna è il nome, il codice o il codice a barre: senza non si sa di che prodotto si parla');
  }
}

/**
 * Puts a cell of a row in error right and has the row checked again.
 * @throws BusinessError `import-not-found`, `import-busy`, `row-not-found`
 */
export async function mendByStaff(
  tx: Tx,
  importId: number,
  { line, column, value }: { line: number; column: string; value: string },
): Promise<ImportRecord> {
  const record = await importIn(tx, importId, ['checked']);
  const row = await readImportRow(tx, importId, line);
  if (!row?.cells || !record.columns.some(({ name }) => name === column)) {
    throw new BusinessError('row-not-found', 'Questa riga non è più fra gli errori', { field: 'line' });
  }
  await writeCells(tx, importId, line, { ...row.cells, [column]: value });
  await changeImport(tx, importId, { state: 'mending', problem: null });
  return importOf(tx, importId);
}

export interface HowToApply {
  suspendMissing: boolean;
  /** When the prices begin; null: at once, with the rest. */
  pricesFrom: Date | null;
}

/** Has the good rows applied. @throws BusinessError `import-not-found`, `import-busy`, `past-time`, `too-far` */
export async function applyByStaff(
  tx: Tx,
  actor: AuditActor,
  importId: number,
  { suspendMissing, pricesFrom }: HowToApply,
): Promise<{ record: ImportRecord; begun: boolean }> {
  const record = await importIn(tx, importId, ['checked', 'applying', 'applied', 'pricing']);
  if (record.state !== 'checked') return { record, begun: false };
  if (pricesFrom) refuseMoment(pricesFrom, actor.now);
  const { rows, error } = record.counts as { rows: number; error: number };
  await changeImport(tx, importId, {
    state: 'applying',
    suspend_missing: suspendMissing,
    prices_from: pricesFrom,
    done: 0,
    total: rows - error,
    problem: null,
  });
  await writeAudit(tx, actor, 'import.apply', {
    subject: { kind: 'import', id: importId, name: record.fileName },
    after: {
      rows: rows - error,
      errors: error,
      suspendMissing,
      ...(pricesFrom ? { pricesFrom: pricesFrom.toISOString() } : {}),
    },
  });
  return { record: await importOf(tx, importId), begun: true };
}

/** A price list is not made for years ahead, and a mistyped year would keep its prices waiting. */
const mostDaysAhead = 366;

function refuseMoment(pricesFrom: Date, now: Date): void {
  const field = { field: 'prices_from' };
  if (pricesFrom <= now)
    throw new BusinessError('past-time', 'Il momento da cui valgono i prezzi è già passato', field);
  if (pricesFrom.getTime() > now.getTime() + mostDaysAhead * 86_400_000) {
    throw new BusinessError('too-far', 'I prezzi possono valere al più tardi da qui a un anno', field);
  }
}

/** @throws BusinessError `import-not-found`, `import-busy` */
export async function cancelByStaff(tx: Tx, importId: number): Promise<ImportRecord> {
  const record = await importIn(tx, importId, ['uploading', 'mapping', 'checked', 'cancelled']);
  if (record.state === 'cancelled') return record;
  await dropContent(tx, importId);
  await changeImport(tx, importId, { state: 'cancelled' });
  return importOf(tx, importId);
}

/** Has an applied import taken back. @throws BusinessError `import-not-found`, `import-busy`, `too-late` */
export async function undoByStaff(
  tx: Tx,
  actor: AuditActor,
  importId: number,
): Promise<{ record: ImportRecord; begun: boolean }> {
  const record = await importIn(tx, importId, ['applied', 'undoing', 'undone']);
  if (record.state !== 'applied') return { record, begun: false };
  if (actor.now.getTime() > undoableUntil(record)) {
    throw new BusinessError('too-late', `Si può tornare indietro per ${undoDays} giorni`);
  }
  await changeImport(tx, importId, { state: 'undoing', done: 0, problem: null });
  await writeAudit(tx, actor, 'import.undo', { subject: { kind: 'import', id: importId, name: record.fileName } });
  return { record: await importOf(tx, importId), begun: true };
}

import type { ImportRowOnWire, StaffImport } from '@sporta/contract';
import { encodingNames, type Visibility } from '../import/index.ts';
import { nameOfField, type Store } from './file/field-names.ts';
import type { ImportRowRecord } from './import-rows.repo.ts';
import type { ImportRecord } from './imports.repo.ts';
import { inItalian, splitReason } from './reasons-in-italian.ts';
import { isAbsent, kindOf } from './work/differences.ts';

/** An import can be taken back for so long after the last of it began. */
export const undoDays = 7;

/** The instant (ms) until which an applied import can be taken back; prices that wait can be as long as they do. */
export const undoableUntil = ({ appliedAt, pricesFrom }: Pick<ImportRecord, 'appliedAt' | 'pricesFrom'>): number =>
  Math.max(appliedAt?.getTime() ?? 0, pricesFrom?.getTime() ?? 0) + undoDays * 86_400_000;

const separators: Record<string, string> = {
  ';': 'punto e virgola',
  ',': 'virgola',
  '\t': 'tabulazione',
  '|': 'barra',
};
const counted = [
  'rows',
  'new',
  'changed',
  'same',
  'error',
  'price',
  'bigPrice',
  'text',
  'vat',
  'other',
  'missing',
  'unsorted',
  'unlimited',
] as const;

export function importToWire(record: ImportRecord, remembered = false): StaffImport {
  const { format, appliedAt, undoneAt, counts } = record;
  const until = appliedAt && record.state === 'applied' ? new Date(undoableUntil(record)) : undefined;
  return {
    importId: record.importId,
    fileName: record.fileName,
    bytes: record.bytes,
    state: record.state as StaffImport['state'],
    name: record.name,
    createdAt: record.createdAt.toISOString(),
    ...(appliedAt ? { appliedAt: appliedAt.toISOString() } : {}),
    ...(undoneAt ? { undoneAt: undoneAt.toISOString() } : {}),
    ...(format ? { format: formatWords(format) } : {}),
    parts: record.parts,
    columns: record.columns,
    ...(record.mapping ? { mapping: record.mapping } : {}),
    remembered: remembered || counts.remembered === true,
    suspendMissing: record.suspendMissing,
    ...(record.pricesFrom ? { pricesFrom: record.pricesFrom.toISOString() } : {}),
    pricesPending: record.pricesPending,
    laterPrices: Number(counts.laterPrices ?? 0),
    counts: Object.fromEntries(counted.map((name) => [name, Number(counts[name] ?? 0)])) as StaffImport['counts'],
    errorGroups: { codes: 0, prices: 0, texts: 0, other: 0, ...(counts.errorGroups as object | undefined) },
    ...(typeof counts.tookMs === 'number' ? { tookMs: counts.tookMs } : {}),
    ...(appliedAt && counts.seen ? { seen: counts.seen as Visibility } : {}),
    opensStore: counts.opensStore === true,
    done: record.done,
    total: record.total,
    waiting: record.waiting,
    ...(record.problem === null ? {} : { problem: record.problem }),
    ...(until ? { undoableUntil: until.toISOString() } : {}),
    kept: Number(counts.kept ?? 0),
  };
}

function formatWords({ kind, encoding, delimiter, isSheet }: NonNullable<ImportRecord['format']>): string {
  if (isSheet) return 'Excel';
  const separated = delimiter === undefined ? undefined : separators[delimiter];
  return [kind === 'csv' ? separated : 'JSON Lines', encodingNames[encoding]].filter(Boolean).join(', ');
}

/** What the fields of a row are called, and what it speaks of. */
export interface RowWords {
  /** Which column of the file a field comes from. */
  columnOf: (field: string) => string | undefined;
  /** Field that a column of the file gives. */
  fields: Readonly<Record<string, string>>;
  stores: readonly Store[];
  /** Name of a department by its path. */
  departments: ReadonlyMap<string, string>;
}

/** @param thumb address of the picture of its product */
export function rowToWire(row: ImportRowRecord, words: RowWords, thumb?: string): ImportRowOnWire {
  const { before, after } = row;
  const price = (fields: typeof before) => (typeof fields?.price === 'number' ? fields.price : undefined);
  const priceBefore = price(before);
  const priceAfter = price(after);
  const text = (field: string, value: unknown) =>
    textOf(field === 'categories' ? departmentNames(value, words.departments) : value);
  return {
    line: row.line,
    ...(row.code === null ? {} : { code: row.code }),
    name: row.name ?? '',
    description: typeof after?.description === 'string' ? after.description : (row.description ?? ''),
    ...(thumb === undefined ? {} : { thumb }),
    ...(priceBefore === undefined ? {} : { priceBefore }),
    ...(priceAfter === undefined ? {} : { priceAfter }),
    ...(row.priceChange === null ? {} : { priceChange: row.priceChange }),
    changes: Object.keys(before === null ? {} : (after ?? {})).map((field) => ({
      kind: kindOf(field),
      field: nameOfField(field, words.stores),
      before: text(field, before?.[field]),
      after: text(field, after?.[field]),
    })),
    problems: problemsToWire(row, words),
    remarks: (row.remarks ?? []).map((remark) => remarkText(remark)),
  };
}

const departmentNames = (paths: unknown, names: RowWords['departments']): unknown =>
  Array.isArray(paths) ? paths.map((path) => names.get(String(path)) ?? path) : paths;

/** What is wrong with a row; a cell that counts for every store is wrong once. */
function problemsToWire(row: ImportRowRecord, words: RowWords): ImportRowOnWire['problems'] {
  const seen = new Set<string>();
  return (row.problems ?? [])
    .map(({ field, text }) => problemToWire(row, field, text, words))
    .filter(({ column, text }) => {
      const key = `${column}: ${text}`;
      return column === '' || (!seen.has(key) && seen.add(key));
    });
}

function problemToWire(
  { cells }: ImportRowRecord,
  field: string,
  text: string,
  { columnOf, fields, stores }: RowWords,
): ImportRowOnWire['problems'][number] {
  const column = columnOf(field) ?? '';
  // what a column says of every store is not a fault of the first one
  const said = fields[column]?.includes('.*') ? fields[column] : field;
  const cell = column === '' ? undefined : cells?.[column];
  return {
    column,
    label: field === '' || field === 'row' ? 'Riga' : nameOfField(said, stores),
    value: cell === undefined || cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell),
    text: inItalian(text),
  };
}

function remarkText(remark: string): string {
  if (remark === 'unsorted') return 'Senza reparto: va in “Da sistemare”';
  if (remark === 'unlimited') return 'Senza giacenza: si vende senza limite in tutte le sedi';
  return inItalian(splitReason(remark).text);
}

const isArrival = (value: unknown): value is { on: string; quantity: number } =>
  typeof value === 'object' && value !== null && 'on' in value && 'quantity' in value;

/** What stands in a table for a value. */
function textOf(value: unknown): string {
  if (value === undefined || isAbsent(value)) return '';
  if (value === null) return 'senza limite';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (typeof value === 'number') return value.toLocaleString('it-IT', { maximumFractionDigits: 3 });
  if (Array.isArray(value))
    return value.map((each) => (typeof each === 'object' ? (each as { code?: string }).code : each)).join(', ');
  if (isArrival(value)) return `${textOf(value.quantity)}, il ${value.on.split('-').reverse().join('/')}`;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

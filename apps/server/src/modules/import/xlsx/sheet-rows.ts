import { SheetError } from './sheet-error.ts';
import type { NumberKind } from './workbook-parts.ts';
import { readXml } from './xml.ts';

export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  number: number;
  cells: string[];
}

/** What cells of a sheet refer to. */
export interface SheetWords {
  texts: readonly string[];
  kinds: readonly NumberKind[];
  from1904: boolean;
}

const mostColumns = 500;
/** Characters; spreadsheets keep half as many. */
const longestCell = 65_536;
/** Of every spreadsheet. */
const lastRow = 1_048_576;

/** Rows of a sheet, each value as people would read it. @throws SheetError `broken`, `too-large`, `too-many-columns` */
export async function* sheetRows(pieces: AsyncIterable<string>, words: SheetWords): AsyncGenerator<SheetRow> {
  let found: SheetRow[] = [];
  let row: SheetRow = { number: 0, cells: [] };
  let column = -1;
  let type = 'n';
  let kind: NumberKind = 'plain';
  let value = '';
  let inValue = false;
  const progress = readXml(pieces, {
    open: (name, attributes) => {
      if (name === 'row') {
        const number = attributes.r === undefined ? row.number + 1 : Number(attributes.r);
        if (!(number > row.number && number <= lastRow)) throw new SheetError('broken');
        row = { number, cells: [] };
        column = -1;
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        type = attributes.t ?? 'n';
        kind = words.kinds[Number(attributes.s ?? 0)] ?? 'plain';
        value = '';
      }
      inValue = name === 'v' || name === 't';
    },
    text: (piece) => {
      if (!inValue) return;
      value += piece;
      if (value.length > longestCell) throw new SheetError('too-large');
    },
    close: (name) => {
      if (name === 'v' || name === 't') inValue = false;
      if (name === 'c' && value !== '') {
        if (column >= mostColumns) throw new SheetError('too-many-columns');
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = shown(value, type, kind, words);
      }
      if (name === 'row') found.push(row);
    },
  });
  for await (const _ of progress) {
    yield* found;
    found = [];
  }
}

/** "C7" is column 2. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) throw new SheetError('broken');
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown(value: string, type: string, kind: NumberKind, { texts, from1904 }: SheetWords): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  const number = Number(value);
  if (type !== 'n' || !Number.isFinite(number)) return value;
  if (kind === 'date') return dayOf(number, from1904);
  return kind === 'percent' ? `${italian(number * 100)}%` : italian(number);
}

/** Decimal comma, without thousands: a point might be read as theirs. Fifteen figures are what spreadsheets keep. */
const italian = (number: number): string =>
  Number(number.toPrecision(15)).toLocaleString('it-IT', { useGrouping: false, maximumFractionDigits: 10 });

/** A day as spreadsheets count them; before March 1900 they count one that never was. */
function dayOf(serial: number, from1904: boolean): string {
  const days = Math.floor(serial) + (from1904 ? 1462 : 0);
  const at = new Date(Date.UTC(1899, 11, days < 60 ? 31 : 30) + days * 86_400_000);
  return Number.isNaN(at.getTime()) ? String(serial) : at.toISOString().slice(0, 10);
}

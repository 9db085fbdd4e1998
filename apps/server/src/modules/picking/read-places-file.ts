import type { PickingPlaceProblem } from '@sporta/contract';
import { BusinessError } from '../../platform/errors.ts';
import { withoutApostrophe } from '../../platform/http/csv.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { csvRecords } from '../import/index.ts';

/** Names of the columns of a file of places. */
export const placesColumns = { code: 'codice', place: 'posto', seen: 'posto di prima' } as const;

/** Longest place; the contract says the same. */
const longestPlace = 40;

export interface PlaceInFile {
  /** From 1, the names of the columns included. */
  line: number;
  code: string;
  productId: number;
  /** Empty: nowhere. */
  place: string;
  /** Where the product was when the file was written; without its column: nowhere, so that nothing is written over unseen. */
  seen: string;
}

/** Places a file asks for, the last one of each product, and the rows that cannot be read. @throws BusinessError `columns-missing` */
export async function readPlacesFile(
  file: string,
  catalogue: Catalogue,
): Promise<{ wanted: PlaceInFile[]; problems: PickingPlaceProblem[] }> {
  const wanted = new Map<number, PlaceInFile>();
  const problems: PickingPlaceProblem[] = [];
  let columns: Record<keyof typeof placesColumns, number> | undefined;
  for await (const { line, cells } of csvRecords(linesOf(file))) {
    if (!columns) {
      columns = columnsOf(cells ?? []);
      continue;
    }
    if (!cells) {
      problems.push({ line, message: 'Riga illeggibile: controlla le virgolette' });
      continue;
    }
    const cell = (column: number) => withoutApostrophe(cells[column] ?? '');
    const code = cell(columns.code);
    const place = cell(columns.place);
    const slot = catalogue.slotOfCode(code);
    const product = slot === undefined ? undefined : catalogue.products[slot];
    if (!product) problems.push({ line, message: `Nessun prodotto ha il codice «${code.slice(0, 40)}»` });
    else if (place.length > longestPlace) {
      problems.push({ line, message: `Il posto di ${code} può avere al massimo ${longestPlace} caratteri` });
    } else wanted.set(product.productId, { line, code, productId: product.productId, place, seen: cell(columns.seen) });
  }
  return { wanted: [...wanted.values()], problems };
}

function columnsOf(header: readonly string[]) {
  const names = header.map((name) => name.toLowerCase());
  const { code, place, seen } = placesColumns;
  const columns = { code: names.indexOf(code), place: names.indexOf(place), seen: names.indexOf(seen) };
  if (columns.code >= 0 && columns.place >= 0) return columns;
  throw new BusinessError('columns-missing', `La prima riga del file deve avere le colonne «${code}» e «${place}»`, {
    field: 'file',
  });
}

async function* linesOf(text: string) {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) yield { number: index + 1, text: line };
}

import type { PickingPlaceProblem, TableFormat } from '@sporta/contract';
import { withTransaction } from '../../platform/db/database.ts';
import { readBack } from '../../platform/http/csv.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { writeAudit } from '../audit/index.ts';
import { sheetText } from '../import/index.ts';
import { placesColumns, readPlacesFile } from './read-places-file.ts';
import { soldThere } from './store-places.ts';
import { shelvesOf } from './store-products.ts';
import { lockStore, readPlaces, writePlaces } from './store-settings.repo.ts';
import { storeLed } from './store-settings.ts';

type Asking = Pick<CallContext, 'deps' | 'db' | 'account' | 'now'>;

const mostProblems = 100;

/**
 * Every product of a store with its place twice: one to write over, one that keeps what its reader saw.
 * @throws BusinessError `store-not-found`
 */
export async function placesFile(c: Asking, warehouseId: number | undefined, format: TableFormat) {
  const { store } = await storeLed(c, warehouseId);
  const view = shelvesOf(c.deps, store.warehouseId);
  const places = await readPlaces(c.db, store.warehouseId);
  const cell = format === 'xlsx' ? readBack : String;
  return tableFile(
    format,
    'posti',
    [placesColumns.code, 'prodotto', placesColumns.place, placesColumns.seen],
    soldThere(view).map((product) => {
      const place = places.get(product.productId) ?? '';
      const name = [product.brand, product.shortName, product.description].filter(Boolean).join(' ');
      return [product.code, name, place, place].map(cell);
    }),
  );
}

/**
 * Reads places from such a file. Rows that cannot be read, and those of products somebody moved since, are left out and say why; rows
 * nobody wrote over, and products the file does not name, stay as they are.
 * @param file text of a CSV file, or a whole workbook (.xlsx)
 * @throws BusinessError `store-not-found`, `columns-missing`, `file-unreadable`
 */
export async function importPlaces(
  c: Asking,
  { warehouseId, file }: { warehouseId: number | undefined; file: string | Buffer },
): Promise<{ changed: number; unchanged: number; problems: PickingPlaceProblem[] }> {
  const { store } = await storeLed(c, warehouseId);
  const text = typeof file === 'string' ? file : String(await sheetText(file));
  const { wanted, problems } = await readPlacesFile(text, shelvesOf(c.deps, store.warehouseId).catalogue);
  return withTransaction(c.db, async (tx) => {
    await lockStore(tx, store.warehouseId);
    const before = await readPlaces(tx, store.warehouseId);
    const moved = new Map<number, string>();
    const clashes: PickingPlaceProblem[] = [];
    for (const { line, code, productId, place, seen } of wanted) {
      const now = before.get(productId) ?? '';
      if (place === now || place === seen) continue;
      if (now === seen) moved.set(productId, place);
      else
        clashes.push({
          line,
          message: `${code} adesso ${now ? `è in «${now}»` : 'non ha posto'}, non dov’era nel file`,
        });
    }
    await writePlaces(tx, store.warehouseId, moved);
    if (moved.size > 0) {
      await writeAudit(tx, c, 'picking.places-import', {
        subject: { kind: 'store', id: store.warehouseId, name: store.name },
        warehouseId: store.warehouseId,
        after: { changed: moved.size, leftOut: problems.length + clashes.length },
      });
    }
    return {
      changed: moved.size,
      unchanged: wanted.length - moved.size - clashes.length,
      problems: [...problems, ...clashes].sort((a, b) => a.line - b.line).slice(0, mostProblems),
    };
  });
}

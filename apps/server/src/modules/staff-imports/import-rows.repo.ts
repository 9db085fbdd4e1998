import type { ImportErrorGroup, ImportView } from '@sporta/contract/staff-import.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { hasErrorOf } from './work/error-groups.ts';

export interface ImportRowRecord {
  line: number;
  /** The product, once the shop has it. */
  productId: number | null;
  /** Pack size in words, as the shop has it. */
  description: string | null;
  code: string | null;
  name: string | null;
  cells: Record<string, unknown> | null;
  problems: { field: string; text: string }[] | null;
  remarks: string[] | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  priceChange: number | null;
}

const columns = sql`line, r.code, r.name, cells, problems, remarks, before, after, price_change::float as "priceChange",
  p.product_id as "productId", p.description`;
const source = sql`catalogue_import_row r left join product p on p.code = r.code`;

const views: Record<Exclude<ImportView, 'missing'>, ReturnType<typeof sql>> = {
  error: sql`state = 'error'`,
  new: sql`state = 'new'`,
  price: sql`state = 'changed' and 'price' = any(kinds)`,
  'big-price': sql`state = 'changed' and abs(price_change) > 0.5`,
  text: sql`state = 'changed' and 'text' = any(kinds)`,
  vat: sql`state = 'changed' and 'vat' = any(kinds)`,
  other: sql`state = 'changed' and 'other' = any(kinds)`,
};

/** Rows of a view; prices by how much they change, the others in the order of the file. */
export async function readImportRows(
  db: Db,
  importId: number,
  view: ImportView,
  { group, limit, offset }: { group?: ImportErrorGroup | undefined; limit: number; offset: number },
): Promise<ImportRowRecord[]> {
  if (view === 'missing') return readMissing(db, importId, { limit, offset });
  const inGroup = view === 'error' && group ? sql`and ${sql.raw(hasErrorOf(group))}` : sql``;
  const order = view === 'price' || view === 'big-price' ? sql`abs(price_change) desc nulls last, line` : sql`line`;
  const { rows } = await sql<ImportRowRecord>`select ${columns} from ${source}
    where catalogue_import_id = ${importId} and ${views[view]} ${inGroup} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** Products on sale that no good row names. */
async function readMissing(
  db: Db,
  importId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ImportRowRecord[]> {
  const { rows } = await sql<ImportRowRecord>`
    select 0 as line, p.code, p.name, null as cells, null as problems, null as remarks, null as before, null as after, null as "priceChange",
      p.product_id as "productId", p.description
    from product p where p.published and not exists (select from catalogue_import_row r
      where r.catalogue_import_id = ${importId} and r.code = p.code and r.state in ('new', 'changed', 'same'))
    order by p.name, p.product_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function readImportRow(db: Db | Tx, importId: number, line: number): Promise<ImportRowRecord | undefined> {
  const { rows } = await sql<ImportRowRecord>`select ${columns} from ${source}
    where catalogue_import_id = ${importId} and line = ${line} and state = 'error'`.execute(db);
  return rows[0];
}

export async function writeCells(tx: Tx, importId: number, line: number, cells: object): Promise<void> {
  await tx
    .updateTable('catalogue_import_row')
    .set({ cells: JSON.stringify(cells) })
    .where('catalogue_import_id', '=', importId)
    .where('line', '=', line)
    .execute();
}

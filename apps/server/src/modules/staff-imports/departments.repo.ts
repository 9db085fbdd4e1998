import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Department } from '../import/index.ts';

/* What files call departments, and the departments of the shop. */

/** Departments that are shown, in the order of their paths. */
export async function readShownDepartments(db: Db | Tx): Promise<Department[]> {
  return db.selectFrom('category').select(['path', 'name']).where('active', '=', true).orderBy('path').execute();
}

/** What staff said the values of files of this layout mean; departments that are gone or hidden are asked again. */
export async function readAnswers(db: Db | Tx, layout: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('catalogue_import_department')
    .innerJoin('category', 'category.category_id', 'catalogue_import_department.category_id')
    .select(['value', 'path'])
    .where('layout', '=', layout)
    .where('active', '=', true)
    .execute();
  return Object.fromEntries(rows.map(({ value, path }) => [value, path]));
}

/**
 * Keeps answers, value by value: what this person did not speak of stays as another left it, and an empty answer is forgotten.
 * Always in the order of the values, so that two people at once wait for each other instead of locking each other out.
 */
export async function rememberAnswers(
  tx: Tx,
  layout: string,
  answers: Readonly<Record<string, string>>,
  now: Date,
): Promise<void> {
  const said = Object.entries(answers).filter(([value]) => value !== '');
  const values = said.map(([value]) => value);
  const paths = said.map(([, path]) => path);
  await sql`delete from catalogue_import_department where layout = ${layout}
    and value in (select a.value from unnest(${values}::text[], ${paths}::text[]) a (value, path) where a.path = '')`.execute(
    tx,
  );
  await sql`insert into catalogue_import_department (layout, value, category_id, answered_at)
    select ${layout}, a.value, c.category_id, ${now} from unnest(${values}::text[], ${paths}::text[]) a (value, path)
      join category c on c.path = a.path order by a.value
    on conflict (layout, value) do update set category_id = excluded.category_id, answered_at = excluded.answered_at`.execute(
    tx,
  );
}

export interface PlacedCode {
  value: string;
  code: string;
}

/** In which departments the shop has the products of each value, and how many of them. */
export async function readWhereProductsLie(
  db: Db,
  codes: readonly PlacedCode[],
): Promise<{ value: string; path: string; products: number }[]> {
  if (codes.length === 0) return [];
  const values = codes.map(({ value }) => value);
  const { rows } = await sql<{ value: string; path: string; products: number }>`
    select v.value, c.path, count(*)::int as products
    from unnest(${values}::text[], ${codes.map(({ code }) => code)}::text[]) v (value, code)
      join product p on p.code = v.code join product_category m on m.product_id = p.product_id and m.is_main
      join category c on c.category_id = m.category_id and c.active
    group by 1, 2 order by 3 desc, 2`.execute(db);
  return rows;
}

import type { PoolClient } from 'pg';
import { unsortedCategory } from '../complete-row.ts';
import type { ImportCategory } from '../import-rows.ts';
import { type Changes, changesOf } from './changes.ts';

/**
 * Categories in the order of the file, which is the order of the menu; a parent comes before its children. Nothing is sent
 * for one that is as it was: a change of any category makes every node read the whole catalogue again.
 */
export async function writeCategories(client: PoolClient, rows: ImportCategory[]): Promise<Changes> {
  const before = await client.query(
    `select path, name, description, position, tint, icon, seo_title, seo_description, active from category where path = any($1)`,
    [rows.map((row) => row.path)],
  );
  const known = new Map(before.rows.map((row) => [row.path, row]));
  const written: { added: boolean }[] = [];
  for (const [position, row] of rows.entries()) {
    const values = {
      name: row.name,
      description: row.description ?? null,
      position,
      tint: row.tint ?? null,
      icon: row.icon ?? null,
      seo_title: row.seoTitle ?? null,
      seo_description: row.seoDescription ?? null,
    };
    const old = known.get(row.path);
    if (old?.active && Object.entries(values).every(([column, value]) => old[column] === value)) continue;
    written.push({ added: old === undefined });
    await client.query({
      name: 'import-category',
      text: `insert into category (parent_id, path, name, description, position, tint, icon, seo_title, seo_description)
             values ((select category_id from category where path = $1), $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (path) do update set name = excluded.name, description = excluded.description,
               position = excluded.position, tint = excluded.tint, icon = excluded.icon,
               seo_title = excluded.seo_title, seo_description = excluded.seo_description, active = true`,
      values: [
        row.path.includes('/') ? row.path.slice(0, row.path.lastIndexOf('/')) : null,
        row.path,
        ...Object.values(values),
      ],
    });
  }
  return changesOf(rows.length, written);
}

/** The category of products that are in no other, behind all the others in the menu. */
export async function keepUnsorted(client: PoolClient): Promise<void> {
  // looked for first: an insert that does nothing makes every node read the whole catalogue again
  const { rowCount } = await client.query('select from category where path = $1', [unsortedCategory.path]);
  if (rowCount) return;
  await client.query('insert into category (path, name, position) values ($1, $2, 10000)', [
    unsortedCategory.path,
    unsortedCategory.name,
  ]);
}

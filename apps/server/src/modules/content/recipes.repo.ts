import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RecipeInput } from './recipe-input.ts';

/* Recipes (table recipe). */

/** Every recipe as it was written, by title. */
export async function listRecipes(db: Db): Promise<(RecipeInput & { updatedAt: Date })[]> {
  const rows = await db
    .selectFrom('recipe')
    .select(['name', 'body', 'updated_at'])
    .orderBy(sql`body ->> 'title'`)
    .orderBy('name')
    .execute();
  return rows.map(({ name, body, updated_at }) => ({
    ...(body as unknown as Omit<RecipeInput, 'name'>),
    name,
    updatedAt: updated_at,
  }));
}

export async function findRecipe(db: Db, name: string): Promise<RecipeInput | undefined> {
  const row = await db.selectFrom('recipe').select(['name', 'body']).where('name', '=', name).executeTakeFirst();
  return row && { ...(row.body as unknown as Omit<RecipeInput, 'name'>), name: row.name };
}

/** Adds a recipe or replaces the one of that name. */
export async function upsertRecipe(tx: Tx, { name, ...body }: RecipeInput): Promise<void> {
  const values = { body: JSON.stringify(body) };
  await tx
    .insertInto('recipe')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

export async function deleteRecipe(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('recipe').where('name', '=', name).execute();
}

/** Removes all recipes but these. */
export async function keepRecipes(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`delete from recipe where name <> all(${[...names]}::text[])`.execute(tx);
}
